"""Counting: the sums."""

from merrymen.engine.compiling import rule
from merrymen.engine.standing import mark_best


@rule
def score(s, cards, sheet):
    """The sums."""
    for seat in range(s.players):
        sheet[seat, 0] = s.sums[seat]


@rule
def winners(s, cards, sheet, out):
    """The highest sum."""
    for seat in range(s.players):
        out[seat] = sheet[seat, 0]
    return mark_best(out, s.players)
