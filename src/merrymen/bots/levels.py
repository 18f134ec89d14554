"""Three levels for people, under the same names everywhere."""

from __future__ import annotations

import os
from collections.abc import Mapping

from merrymen.bots.search import Search
from merrymen.match import Match

SQUIRE, OUTLAW, LEGEND = "squire", "outlaw", "legend"

# Simulations of each level, where a game does not name its own in `Game.levels`.
SIMULATIONS: Mapping[str, int] = {SQUIRE: 16, OUTLAW: 250}
LEGEND_SECONDS = 1.0


class Level:
    """A searching bot whose budget follows the game it sits at."""

    def __init__(self, name: str, seed: int | None = None) -> None:
        self.name, self._seed = name, seed
        self._search: Search | None = None

    def choose(self, hidden_match: Match, seat: int) -> int:
        if self._search is None:
            self._search = self._make(hidden_match)
        return self._search.choose(hidden_match, seat)

    def _make(self, match: Match) -> Search:
        if self.name == LEGEND:
            return Search(seconds=LEGEND_SECONDS, threads=os.cpu_count() or 1, seed=self._seed)
        budget = match.game.levels.get(self.name, SIMULATIONS[self.name])
        return Search(simulations=budget, seed=self._seed)
