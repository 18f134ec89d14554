"""A batch on the CPU: the games are cut into one range for each thread, the GIL released."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from merrymen.batch import kernels, pieces
from merrymen.batch.crew import Crew, crew_of
from merrymen.batch.sharing import APART
from merrymen.batch.taking import actions_of
from merrymen.editions import Edition
from merrymen.engine.compiling import INTERPRETED
from merrymen.engine.plain import for_rules
from merrymen.game import Game
from merrymen.machine import cores
from merrymen.observing.plan import Plan

WORTH_A_THREAD = 2048  # fewer games than this are done sooner than another thread is woken


@dataclass
class Setup:
    """Everything that a batch fixes once."""

    game: Game
    edition: Edition
    players: int
    options: Any
    n: int
    worth: int
    restart: bool
    plan: Plan
    seed: int = 0

    @property
    def payments(self) -> int:
        """How many numbers the end of a game brings."""
        return self.players * (2 if self.worth == kernels.OUTCOME else 1)


class Host:
    """The arrays of a batch in main memory."""

    def __init__(self, setup: Setup, threads: int | None = None) -> None:
        game, n = setup.game, setup.n
        self.setup = setup
        self.states = game.layout.zeros(n)
        self.mask = np.zeros((n, game.actions), np.bool_)
        self.movers = np.zeros(n, np.int64)
        self.rewards = np.zeros((n, setup.payments), np.float32)
        self.done = np.zeros(n, np.bool_)
        self.rounds = np.zeros(n, np.int64)
        self._chosen = {greedy: np.zeros(n, np.int32) for greedy in (False, True)}
        wanted = 1 if INTERPRETED else threads or cores()
        ranges = max(1, min(wanted, n // WORTH_A_THREAD))
        self._edges = _cut(n, ranges)
        self._threads = wanted if ranges > 1 else 1  # others of a crew may help
        self._desks = Desks(setup, self._threads * APART)
        self._alone = Crew(0)
        self._seats = np.zeros(n, np.int64)

    @functools.cached_property
    def features(self) -> Any:
        """Made when first asked for: it is the largest array, and not everybody learns."""
        return np.zeros((self.setup.n, self.setup.plan.columns), np.float32)

    def _everywhere(self, work: Callable[..., None], *arguments: Any) -> None:
        """Do a work in all games, by as many threads as there are ranges of them."""
        crew = self._alone if self._threads == 1 else crew_of(self._threads - 1)
        crew.together(work, self._edges, arguments)

    @property
    def _deal(self) -> tuple[Any, ...]:
        setup = self.setup
        return setup.edition.cards, setup.players, setup.options, np.uint64(setup.seed)

    @property
    def _out(self) -> tuple[Any, ...]:
        return self.mask, self.movers, self.rewards, self.done, self.rounds

    def clear(self) -> None:
        """Forget how many deals have been played."""
        self.rounds[:] = 0

    def deal(self, which: Any | None) -> None:
        """Begin a new game in all or in the chosen places."""
        places = np.ones(self.setup.n, np.bool_) if which is None else which
        self._everywhere(
            pieces.begin, for_rules(self.states), self._words, self._deal, places, self._out,
            self._desks.works,
        )  # fmt: skip

    @property
    def _words(self) -> Any:
        return self.states.view(np.int64)

    def take(self, actions: Any) -> Any:
        """Actions from numpy, torch or a list, as the kernels take them."""
        return actions_of(actions, self.setup.n, self.setup.game.actions - 1)

    def refused(self, actions: Any) -> int:
        """The first game that refuses its action, or -1."""
        found = self._desks.refused
        found[:] = -1
        self._everywhere(pieces.refuse, actions, self.mask, self.movers, found)
        return min((int(at) for at in found[::APART] if at >= 0), default=-1)

    def step(self, actions: Any) -> None:
        """One action everywhere."""
        setup = self.setup
        self._everywhere(
            pieces.step, for_rules(self.states), self._words, self._deal, actions, setup.restart,
            setup.worth, self._out, self._desks.works,
        )  # fmt: skip

    def choose(self, greedy: bool, seed: int, start: int) -> Any:
        """A bot's action everywhere."""
        cards, stream, chosen = self.setup.edition.cards, np.uint64(seed), self._chosen[greedy]
        desks = self._desks
        if greedy:
            self._everywhere(
                pieces.greedy, self._words, cards, stream, start, chosen, self.movers, desks.seen,
                desks.works,
            )  # fmt: skip
        else:
            self._everywhere(
                pieces.pick, for_rules(self.states), cards, stream, start, chosen, desks.works
            )
        return chosen

    def observe(self, seat: int | None) -> None:
        """Write the features of every game, for its mover or for one seat."""
        seats = self.movers
        if seat is not None:
            self._seats[:] = seat
            seats = self._seats
        plan, desks = self.setup.plan, self._desks
        self._everywhere(
            pieces.observe, self._words, self.setup.edition.cards, plan.runs, plan.scales, plan.own,
            seats, desks.seen, desks.raw, self.features,
        )  # fmt: skip

    def records(self) -> Any:
        """The positions."""
        return self.states

    def place(self, source: Any, rows: Any | None) -> None:
        """Lay positions in: records, or another batch's; rows[i] says which comes to place i."""
        given = source.states if isinstance(source, Host) else source
        words = given.view(np.int64).reshape(len(given), -1)
        mine = self._words.reshape(self.setup.n, -1)
        if np.may_share_memory(words, mine):
            words = words.copy()  # one thread would read what another has overwritten
        chosen = np.arange(self.setup.n) if rows is None else rows
        self._everywhere(pieces.lay, mine, words, np.ascontiguousarray(chosen, np.int64))

    def show(self) -> None:
        """Who is to move and what is legal, after positions came from elsewhere."""
        cards = self.setup.edition.cards
        self._everywhere(pieces.show, for_rules(self.states), cards, self._out, self._desks.works)

    def resample(self, seats: Any | None, seed: int, start: int) -> None:
        """Fill in anew what each mover (or each given seat) does not know."""
        self._everywhere(
            pieces.resample, for_rules(self.states), self.setup.edition.cards, np.uint64(seed),
            start, self.movers if seats is None else seats,
        )  # fmt: skip

    @property
    def arrays(self) -> tuple[Any, ...]:
        """Everything that play changes."""
        return self._words, *self._out

    def resume(self, arrays: Sequence[Any]) -> None:
        """Go on exactly where another batch is."""
        for mine, theirs in zip(self.arrays, arrays, strict=True):
            mine[:] = theirs


class Desks:
    """The work spaces of so many threads."""

    def __init__(self, setup: Setup, count: int) -> None:
        game = setup.game
        sheets = np.zeros((count, setup.players, len(game.headings)), np.int32)
        won = np.zeros((count, setup.players), np.int64)
        self.works = (np.empty((count, game.actions), np.int32), sheets, won)
        copies = game.layout.zeros(count)
        self.seen = (for_rules(copies), copies.view(np.int64))
        self.raw = copies.view(np.int8)
        self.refused = np.empty(count, np.int64)


def _cut(n: int, parts: int) -> Any:
    return np.array([n * part // parts for part in range(parts + 1)])
