"""Three levels for people, under the same names everywhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from merrymen.bots.evaluation import Evaluation
from merrymen.bots.search import Search
from merrymen.machine import cores
from merrymen.match import Match

SQUIRE, OUTLAW, LEGEND = "squire", "outlaw", "legend"

# How each level searches, where a game does not say otherwise in `Game.levels`. Squire knows the
# rules and no more: its playouts are random. Outlaw follows the advice, but tries every action.
SETTINGS: Mapping[str, Mapping[str, Any]] = {
    SQUIRE: {"simulations": 16, "guided": 0.0, "widening": 10.0},
    OUTLAW: {"simulations": 200, "widening": 10.0},
    LEGEND: {"seconds": 1.0},
}


def settings_of(match: Match, level: str) -> Mapping[str, Any]:
    """How a level searches at a game."""
    return match.game.levels.get(level, SETTINGS[level])


class Level:
    """A searching bot whose settings follow the game it sits at."""

    def __init__(self, name: str, seed: int | None = None) -> None:
        self.name, self._seed = name, seed
        self._search: Search | None = None

    def choose(self, hidden_match: Match, seat: int) -> int:
        return self._for(hidden_match).choose(hidden_match, seat)

    def evaluate(self, match: Match, seat: int) -> Evaluation:
        """What every action is worth to the seat, by this level's search."""
        return self._for(match).evaluate(match, seat)

    def _for(self, match: Match) -> Search:
        if self._search is None:
            self._search = self._make(match)
        return self._search

    def _make(self, match: Match) -> Search:
        settings = settings_of(match, self.name)
        threads = cores() if "seconds" in settings else 1
        return Search(threads=threads, seed=self._seed, **settings)
