"""Counting: nothing is hidden but chance, and nothing depends on that."""

from merrymen.engine.compiling import rule


@rule
def hide(s, cards, seat):
    """Only chance."""
    s.rng = 0


@rule
def resample(s, cards, seat):
    """Nothing to fill in."""
