"""Bots that learned: a network by itself, and a search that it guides.

No deep-learning framework is needed. Where no network is trained for these rules and this
edition, they say so once and search without.
"""

from __future__ import annotations

import functools
import logging
import pathlib
import random
from collections.abc import Callable, Collection
from typing import Any

import numpy as np

from merrymen.bots.evaluation import Evaluation, evaluation
from merrymen.bots.growing import Grower, Tree, added_up, buffers_for, check_settings
from merrymen.bots.search import Search
from merrymen.engine.plain import for_rules
from merrymen.engine.search import MOST_SEATS
from merrymen.errors import BadSetup
from merrymen.learning import puct
from merrymen.learning.inference import OUTPUT
from merrymen.learning.network import LEAD_WEIGHT, Network, network_for
from merrymen.learning.rows import reader_of
from merrymen.match import Match

INSTEAD = 200  # simulations of the plain search where there is no network to answer at once
EXPLORATION = 1.0
WHOLE = 256  # a wavering of 1
FONDNESS = OUTPUT // 4  # what a character is fond of looks so much better to a network
MOST_DOUBT = 100.0  # all actions look alike then
SILLY = 12  # what is so many times less likely than the first thought is never done

Settings = tuple[float, float, float, float, int, int, int]
"""exploration, margin_weight, points that the network calls 1, weight of playouts, guided of 256,
doubt of `puct.BELIEVED`, first thoughts of a playout"""

Lean = Callable[[int], int]
"""Whether a character is fond of an action (1), would rather not (-1), or does not mind."""

log = logging.getLogger("merrymen")


@functools.cache
def _say_once(reason: str) -> None:
    log.warning("%s; searching without it", reason)


class Mind:
    """A network with one thread's work space, for one game and player count."""

    def __init__(self, network: Network, match: Match) -> None:
        game = match.game
        self.network, self.reader = network, reader_of(game)
        self.copy = game.layout.zeros()
        seen = game.layout.zeros()
        self.desk = (
            for_rules(seen),
            seen.view(np.int64),
            seen.view(np.int8),
            np.zeros((match.players, len(game.headings)), np.int32),
            np.zeros(self.reader.most, np.int32),
            network.work(),
            np.zeros(3 * network.card.seats + 1, np.int64),
        )
        self._actions = np.empty(game.actions, np.int32)
        self._wished = np.empty(game.actions, np.int64)

    @property
    def words(self) -> Any:
        return self.copy.view(np.int64)

    def wishes(self, match: Match, seat: int, times: int = 1) -> tuple[list[int], list[int]]:
        """The legal actions, and how much the network wishes for each."""
        self.copy[0] = match.record[0]
        count = puct.wish_often(
            times, for_rules(self.copy), self.words, match.edition.cards, seat,
            self.network.arrays, self.reader.compiled, self.desk, self._actions, self._wished,
        )  # fmt: skip
        count //= times
        return self._actions[:count].tolist(), self._wished[:count].tolist()


class Sage:
    """The network's first thought, at once; or, wavering, one of those that come to mind.

    Wavering is human: what nearly looks best is taken now and then, what looks silly never.
    """

    def __init__(
        self,
        seed: int | None = None,
        weights: str | pathlib.Path | None = None,
        wavering: float = 0.0,
    ) -> None:
        if wavering < 0.0:
            raise BadSetup(f"wavering is 0 for the best thought, and more for others: {wavering}")
        self._folder = None if weights is None else pathlib.Path(weights)
        self._wavering = round(WHOLE * wavering)
        self._chance = random.Random(seed)
        self._instead = Search(simulations=INSTEAD, seed=seed)
        self._mind: Mind | None = None
        self._asked = False

    def choose(
        self, hidden_match: Match, seat: int,
        among: Collection[int] | None = None, lean: Lean | None = None,
    ) -> int:  # fmt: skip
        """The action to take, of those among which to choose; `lean` says what one is fond of."""
        mind = self._mind_for(hidden_match)
        if mind is None:
            return self._instead.choose(hidden_match, seat, among)
        actions, wished = mind.wishes(hidden_match, seat)
        if among is not None or lean is not None:
            actions, wished = _weighed(actions, wished, among, lean)
        if self._wavering > 0:
            return self._chance.choices(actions, self._odds(wished))[0]
        return max(zip(wished, actions, strict=True), key=lambda one: (one[0], -one[1]))[1]

    def evaluate(self, match: Match, seat: int) -> Evaluation:
        """What every action is worth to the seat, by a short search that the network guides."""
        short = Learned(INSTEAD, seed=self._chance.getrandbits(32), weights=self._folder)
        return short.evaluate(match, seat)

    def _odds(self, wished: list[int]) -> list[int]:
        """How likely each is taken, in whole numbers: every machine chooses the same."""
        best = max(wished)
        below = [(best - one) * WHOLE // self._wavering // puct.STEP for one in wished]
        odds = [int(puct.POWERS[min(one, len(puct.POWERS) - 1)]) for one in below]
        return [one if SILLY * one >= max(odds) else 0 for one in odds]

    def _mind_for(self, match: Match) -> Mind | None:
        if not self._asked:
            self._asked = True
            network = find(match, self._folder)
            self._mind = None if network is None else Mind(network, match)
        return self._mind


def _weighed(
    actions: list[int], wished: list[int], among: Collection[int] | None, lean: Lean | None
) -> tuple[list[int], list[int]]:
    """The same without what is not to be chosen, and with what a character is fond of."""
    kept = [n for n, action in enumerate(actions) if among is None or action in among]
    fond = (lambda action: 0) if lean is None else lean
    return [actions[n] for n in kept], [wished[n] + FONDNESS * fond(actions[n]) for n in kept]


def find(match: Match, folder: pathlib.Path | None) -> Network | None:
    """The network for a match; where there is none, None and a word in the log."""
    try:
        return network_for(match.game, match.edition, folder)
    except BadSetup as error:
        _say_once(str(error))
        return None


class Learned(Grower):
    """Searches with a network's wishes and expectations, by simulations or by seconds.

    With a budget in simulations and a seed the choice is the same on every machine. `playouts` is
    the weight of a game played out from a new node, beside what the network expects there. Such a
    game begins with so many first `thoughts` of the network and goes on by the game's advice.
    `doubt` is by how much wishes are divided: a network that has played itself for long is surer
    than it should be, and a search that believes it never looks at what it dislikes, whatever its
    budget.
    """

    def __init__(
        self,
        simulations: int | None = None,
        seconds: float | None = None,
        threads: int = 1,
        seed: int | None = None,
        weights: str | pathlib.Path | None = None,
        exploration: float = EXPLORATION,
        margin_weight: float = LEAD_WEIGHT,
        playouts: float = 0.0,
        doubt: float = 1.0,
        thoughts: float = 0,
    ) -> None:
        if not 0.0 <= playouts <= 1.0:
            raise BadSetup(f"playouts is a weight from 0 to 1, not {playouts}")
        if not 1.0 <= doubt <= MOST_DOUBT:
            raise BadSetup(f"doubt is from 1 (none) to {MOST_DOUBT}, not {doubt}")
        if thoughts < 0 or not float(thoughts).is_integer():
            raise BadSetup(f"thoughts is a whole number, 0 or more, not {thoughts}")
        if thoughts > 0 and playouts == 0.0:
            raise BadSetup("thoughts begin a game that is played out: set playouts, too")
        check_settings(exploration, margin_weight)
        super().__init__(simulations, seconds, threads, seed)
        self._instead = Search(simulations, seconds, threads, seed)  # where there is no network
        self._folder = None if weights is None else pathlib.Path(weights)
        self._exploration, self._margin_weight = exploration, margin_weight
        self._playouts, self._doubt = playouts, round(puct.BELIEVED * doubt)
        self._thoughts = int(thoughts)
        self._network: Network | None = None
        self._asked = False

    def choose(
        self, hidden_match: Match, seat: int,
        among: Collection[int] | None = None, lean: Lean | None = None,
    ) -> int:  # fmt: skip
        """The action tried most, of those among which to choose."""
        if self._network_for(hidden_match) is None:
            return self._instead.choose(hidden_match, seat, among, lean)
        return super().choose(hidden_match, seat, among, lean)

    def plant(self, hidden: Match, seat: int, seed: int) -> Tree:
        network = self._network_for(hidden)
        assert network is not None
        guided = int(256 * hidden.game.search.get("guided", 0.0))
        unit = network.card.points_unit
        weights = self._exploration, self._margin_weight, unit, self._playouts
        settings = *weights, guided, self._doubt, self._thoughts
        return GuidedTree(network, hidden, seat, seed, settings)

    def evaluate(self, match: Match, seat: int) -> Evaluation:
        """What every action is worth to the seat, by a search of its own (nothing is kept)."""
        if self._network_for(match) is None:
            return self._instead.evaluate(match, seat)
        hidden = match if match.erased else match.hidden(seat)
        seeds = [self._chance.getrandbits(63) for _ in range(self.threads)]
        trees = [self.plant(hidden, seat, one) for one in seeds]
        self.everywhere(self.spend, trees)
        return evaluation(hidden, seat, added_up(trees)[0], sum(tree.outcomes for tree in trees))

    def _network_for(self, match: Match) -> Network | None:
        if not self._asked:
            self._asked = True
            self._network = find(match, self._folder)
        return self._network


class GuidedTree(Tree):
    """A tree that asks a network at every new node."""

    NODE = puct.NODE

    def __init__(
        self, network: Network, match: Match, seat: int, seed: int, settings: Settings
    ) -> None:
        super().__init__(match, seat, seed)
        self._mind, self._settings = Mind(network, match), settings
        self.buffers = (
            *buffers_for(match),
            np.empty(match.game.actions, np.int64),
            np.zeros(MOST_SEATS, np.float64),
            np.zeros(MOST_SEATS, np.float64),
        )

    def room(self, simulations: int) -> int:
        """A new node gets all its children at once."""
        return simulations * self.match.game.actions

    def grow(self, simulations: int) -> int:
        mind = self._mind
        return int(
            puct.grow(
                for_rules(self.nodes), self.used, self.match.position, for_rules(mind.copy),
                mind.words, self.match.edition.cards, self.seat, self.seed, self.done, simulations,
                self._settings, mind.network.arrays, mind.reader.compiled, mind.desk, self.buffers,
            )
        )  # fmt: skip
