"""The features of a single position."""

from __future__ import annotations

import threading
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

import numpy as np

from merrymen.engine.fields import NONE
from merrymen.engine.plain import for_rules
from merrymen.observing.encoding import observe_in
from merrymen.observing.plan import plan_of

if TYPE_CHECKING:
    from merrymen.match import Match


class Observer:
    """Reads matches of one game as a seat may see them, with the columns of a batch."""

    def __init__(self, match: Match, relative: bool | Collection[str] = False) -> None:
        self.plan = plan_of(match.game, relative)
        copy = match.game.layout.zeros()
        self._seen = (for_rules(copy), copy.view(np.int64))
        self._raw = copy.view(np.int8)

    def __call__(self, match: Match, seat: int | None) -> Any:
        """What a seat (None: a spectator) may know: float32[columns], a fresh array."""
        plan, features = self.plan, np.empty((1, self.plan.columns), np.float32)
        observe_in(
            match.words, for_rules(match.edition.record), plan.runs,
            plan.scales, plan.own, NONE if seat is None else seat, self._seen, self._raw, features,
        )  # fmt: skip
        return features[0]


class _Observers(threading.local):
    """Every thread has its own: a observer works on a copy inside it."""

    def __init__(self) -> None:
        self.made: dict[Any, Observer] = {}


_observers = _Observers()


def observer_of(match: Match, relative: bool | Collection[str]) -> Observer:
    """The observer for a match's game, made once in every thread."""
    key = match.game, relative if isinstance(relative, bool) else frozenset(relative)
    if key not in _observers.made:
        _observers.made[key] = Observer(match, relative)
    return _observers.made[key]
