"""Sherwood Forest: the compiled rules.

The game is a small machine of phases (see `state.PHASES`). Where `seat` is NONE nobody has to
decide; `turns.apply` then moves the machine on until somebody has to.
"""
