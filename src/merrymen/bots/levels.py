"""Four levels for people, under the same names everywhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from merrymen.bots import sense, thinking
from merrymen.bots.characters import CHARACTERS, fondness
from merrymen.bots.evaluation import Evaluation
from merrymen.bots.growing import check_budget
from merrymen.bots.learned import Lean, Sage, find
from merrymen.bots.negotiating import Negotiator
from merrymen.bots.search import Search
from merrymen.bots.thinking import Thinker
from merrymen.errors import BadSetup
from merrymen.machine import cores
from merrymen.match import Match

SQUIRE, OUTLAW, SAGE, LEGEND = "squire", "outlaw", "sage", "legend"
LEVELS = (SQUIRE, OUTLAW, SAGE, LEGEND)
BUDGETS = ("seconds", "simulations")

# How each level searches where no network was trained for the rules and the edition, and the game
# does not say otherwise in `Game.levels`. Squire knows the rules and no more: its playouts are
# random. Outlaw follows the advice, but tries every action.
SETTINGS: Mapping[str, Mapping[str, Any]] = {
    SQUIRE: {"simulations": 16, "guided": 0.0, "widening": 10.0},
    OUTLAW: {"simulations": 200, "widening": 10.0},
    SAGE: {"simulations": 200},
    LEGEND: {"seconds": 1.0},
}

# Who weighs plans and talks in packages: in how many possible positions each, and with how much of
# an eye on winning from the first round on.
NEGOTIATES: Mapping[str, Mapping[str, tuple[int, float]]] = {
    "sherwood_forest": {OUTLAW: (4, 0.0), LEGEND: (64, 0.5)}
}


class Level:
    """A bot whose play follows the game it sits at.

    The network's card says who sits there: a sage that wavers more or less, and for Legend a search
    of a second. None of them does what is dominated, and each may have a character.
    """

    def __init__(
        self,
        name: str,
        seed: int | None = None,
        budget: Mapping[str, Any] | None = None,
        character: str | None = None,
    ) -> None:
        if character is not None and character not in CHARACTERS:
            raise BadSetup(
                f"there is no character {character!r}; there are {', '.join(CHARACTERS)}"
            )
        if budget is not None:
            check_budget(**budget)
        self.name, self._seed, self.character = name, seed, character
        self._budget = budget  # seconds or simulations, instead of the level's own
        self._player: Thinker | None = None
        self._negotiator: Negotiator | None = None

    def choose(self, hidden_match: Match, seat: int) -> int:
        player, among = self._for(hidden_match), sense.sensible(hidden_match, seat)
        if len(among) == 1:
            return among[0]
        lean = self._lean(hidden_match)
        if self._negotiator is not None and Negotiator.decides(hidden_match):
            return self._negotiator.choose(hidden_match, seat, among, lean)
        return player.choose(hidden_match, seat, among, lean)

    def _lean(self, match: Match) -> Lean | None:
        character = self.character
        if character is None:
            return None
        return lambda action: fondness(character, match, action)

    def evaluate(self, match: Match, seat: int) -> Evaluation:
        """What every action is worth to the seat, by this level's network or search."""
        return self._for(match).evaluate(match, seat)

    def _for(self, match: Match) -> Thinker:
        if self._player is None:
            self._player = self._make(match)
        return self._player

    def _make(self, match: Match) -> Thinker:
        network = find(match, None)
        if network is None:
            settings = match.game.levels.get(self.name, SETTINGS[self.name])
            return self._with_all_cores(Search, settings)
        if self.name not in network.card.levels:
            return Sage(self._seed)
        manner = NEGOTIATES.get(match.game.name, {}).get(self.name)
        if manner is not None:
            self._negotiator = Negotiator(network, match, self._seed, *manner)
        kind, _, written = network.card.levels[self.name].partition(":")
        return self._with_all_cores(thinking.KINDS[kind], thinking.settings(kind, written))

    def _with_all_cores(self, kind: Any, settings: Mapping[str, Any]) -> Thinker:
        """Who thinks for so long thinks on all cores."""
        if self._budget is not None and kind is not Sage:
            own = {name: settings[name] for name in settings if name not in BUDGETS}
            settings = {**own, **self._budget}
        threads = {"threads": cores()} if "seconds" in settings else {}
        made: Thinker = kind(seed=self._seed, **threads, **settings)
        return made
