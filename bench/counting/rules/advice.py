"""Counting: how good an action looks."""

from merrymen.engine.compiling import rule


@rule
def appraise(s, cards, action):
    """More is better."""
    return float(action)
