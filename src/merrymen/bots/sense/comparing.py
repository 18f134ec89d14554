"""Choices side by side: what follows from each, in positions that the seat thinks possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from merrymen.match import Match

WORLDS = 3  # ways to fill in what the seat does not know: in all of them it must be so
TOGETHER = 24  # more choices than these differ in more than what they leave


def poorer(hidden: Match, seat: int, actions: Sequence[int], riches: Sequence[str]) -> set[int]:
    """The actions that leave the seat with less than another does, and all else the same."""
    found: set[int] | None = None
    if not 1 < len(actions) <= TOGETHER:
        return set()
    for world in range(WORLDS):
        possible = hidden.resampled(seat, world)
        after = {action: _after(possible, action) for action in actions}
        beaten = {
            action
            for action in actions
            for other in actions
            if other != action and _is_worse(after[action], after[other], seat, riches)
        }
        found = beaten if found is None else found & beaten
        if not found:
            return set()
    return found or set()


def _after(possible: Match, action: int) -> Match:
    after = possible.copy()
    after.apply(action)
    return after


def _is_worse(one: Match, other: Match, seat: int, riches: Sequence[str]) -> bool:
    if one.to_move is None and other.to_move is None:
        return _standing(one, seat) < _standing(other, seat)
    return _is_same_but_less(one.record[0], other.record[0], seat, riches)


def _standing(over: Match, seat: int) -> tuple[float, int]:
    """The share of the victory, then the points."""
    winners = over.winners()
    return (1 / len(winners) if seat in winners else 0.0), over.scores()[seat]


def _is_same_but_less(one: Any, other: Any, seat: int, riches: Sequence[str]) -> bool:
    """Whether two positions differ in what the seat has alone, where the first has no more."""
    less = False
    for name in one.dtype.names:
        mine, theirs = np.asarray(one[name]), np.asarray(other[name])
        if np.array_equal(mine, theirs):
            continue
        if name not in riches:
            return False
        rest = [place for place in range(len(mine)) if place != seat]
        if not np.array_equal(mine[rest], theirs[rest]) or (mine[seat] > theirs[seat]).any():
            return False
        less = True
    return less
