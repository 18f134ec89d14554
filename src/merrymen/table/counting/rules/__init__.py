"""Counting: the rules."""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.engine.standing import mark_best
from merrymen.table.counting.state import CHOICES, STEPS


@rule
def setup(s, cards, players, options):
    """Nothing is counted yet."""
    s.players = players


@rule
def to_move(s):
    """In turn, until all is counted."""
    return s.seat


@rule
def legal(s, cards, out):
    """Any number."""
    if s.seat == NONE:
        return 0
    for action in range(CHOICES):
        out[action] = action
    return CHOICES


@rule
def apply(s, cards, action):
    """Add it; the other is next."""
    s.sums[s.seat] += action + cards.least
    s.steps += 1
    s.seat = NONE if s.steps == STEPS else 1 - s.seat


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


@rule
def hide(s, cards, seat):
    """Nothing is hidden but chance."""
    s.rng = 0


@rule
def resample(s, cards, seat):
    """Nothing to fill in."""


@rule
def appraise(s, cards, action):
    """More is better."""
    return float(action)
