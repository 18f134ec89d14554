"""Counting: the turns."""

from bench.counting.state import ACTIONS, FEW, LONGEST
from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE


@rule
def setup(s, cards, players, options):
    """Nothing is counted yet."""
    s.players = players
    s.long = options[0]


@rule
def to_move(s):
    """In turn, until all is counted."""
    return s.seat


@rule
def legal(s, cards, out):
    """Any number."""
    if s.seat == NONE:
        return 0
    for action in range(ACTIONS):
        out[action] = action
    return ACTIONS


@rule
def apply(s, cards, action):
    """Add it; the other is next."""
    s.sums[s.seat] += action + cards.least
    s.steps += 1
    s.seat = NONE if s.steps == (LONGEST if s.long == 1 else FEW) else 1 - s.seat
