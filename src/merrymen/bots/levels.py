"""Four levels for people, under the same names everywhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from merrymen.bots.evaluation import Evaluation
from merrymen.bots.learned import Learned, Sage, find
from merrymen.bots.search import Search
from merrymen.machine import cores
from merrymen.match import Match

SQUIRE, OUTLAW, SAGE, LEGEND = "squire", "outlaw", "sage", "legend"
LEVELS = (SQUIRE, OUTLAW, SAGE, LEGEND)

# How each level searches where no network was trained for the rules and the edition, and the game
# does not say otherwise in `Game.levels`. Squire knows the rules and no more: its playouts are
# random. Outlaw follows the advice, but tries every action.
SETTINGS: Mapping[str, Mapping[str, Any]] = {
    SQUIRE: {"simulations": 16, "guided": 0.0, "widening": 10.0},
    OUTLAW: {"simulations": 200, "widening": 10.0},
    SAGE: {"simulations": 200},
    LEGEND: {"seconds": 1.0},
}
LEGENDARY = 1.0  # seconds that Legend thinks


class Level:
    """A bot whose play follows the game it sits at.

    Legend is the network with a search. The others are its first thought: Sage the best one,
    Outlaw and Squire one of the better ones, as the network's card says.
    """

    def __init__(self, name: str, seed: int | None = None) -> None:
        self.name, self._seed = name, seed
        self._player: Search | Learned | Sage | None = None

    def choose(self, hidden_match: Match, seat: int) -> int:
        return self._for(hidden_match).choose(hidden_match, seat)

    def evaluate(self, match: Match, seat: int) -> Evaluation:
        """What every action is worth to the seat, by this level's network or search."""
        return self._for(match).evaluate(match, seat)

    def _for(self, match: Match) -> Search | Learned | Sage:
        if self._player is None:
            self._player = self._make(match)
        return self._player

    def _make(self, match: Match) -> Search | Learned | Sage:
        network = find(match, None)
        if network is None:
            settings = match.game.levels.get(self.name, SETTINGS[self.name])
            threads = cores() if "seconds" in settings else 1
            return Search(threads=threads, seed=self._seed, **settings)
        if self.name == LEGEND:
            return Learned(seconds=LEGENDARY, threads=cores(), seed=self._seed)
        return Sage(self._seed, wavering=network.card.wavering.get(self.name, 0.0))
