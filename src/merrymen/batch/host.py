"""A batch on the CPU: the games are cut into one range for each thread, the GIL released."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from merrymen.batch import kernels
from merrymen.batch.crew import crew_of
from merrymen.batch.taking import actions_of
from merrymen.editions import Edition
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
        self._threads = threads or cores()
        ranges = _cut(n, max(1, min(self._threads, n // WORTH_A_THREAD)))
        self._shares = [(*span, Desk(setup)) for span in ranges]
        self._seats = np.zeros(n, np.int64)

    @functools.cached_property
    def features(self) -> Any:
        """Made when first asked for: it is the largest array, and not everybody learns."""
        return np.zeros((self.setup.n, self.setup.plan.columns), np.float32)

    def _everywhere(self, task: Callable[[int, int, Desk], Any]) -> list[Any]:
        """What a task gives on every range of games, each on its own thread and desk."""
        return crew_of(self._threads - 1).together(task, self._shares)

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
        states, words, deal, out = for_rules(self.states), self._words, self._deal, self._out
        self._everywhere(
            lambda first, end, desk: kernels.begin_range(
                first, end, states, words, deal, places, out, desk.work
            )
        )

    @property
    def _words(self) -> Any:
        return self.states.view(np.int64)

    def take(self, actions: Any) -> Any:
        """Actions from numpy, torch or a list, as the kernels take them."""
        return actions_of(actions, self.setup.n, self.setup.game.actions - 1)

    def refused(self, actions: Any) -> int:
        """The first game that refuses its action, or -1."""
        mask, movers = self.mask, self.movers
        found = self._everywhere(
            lambda first, end, desk: kernels.find_refused(first, end, actions, mask, movers)
        )
        return next((int(at) for at in found if at >= 0), -1)

    def step(self, actions: Any) -> None:
        """One action everywhere."""
        setup, states, words = self.setup, for_rules(self.states), self._words
        deal, out = self._deal, self._out
        self._everywhere(
            lambda first, end, desk: kernels.step_range(
                first, end, states, words, deal, actions, setup.restart, setup.worth, out, desk.work
            )
        )

    def choose(self, greedy: bool, seed: int, start: int) -> Any:
        """A bot's action everywhere."""
        states, words, cards = for_rules(self.states), self._words, self.setup.edition.cards
        stream, chosen, movers = np.uint64(seed), self._chosen[greedy], self.movers

        def pick(first: int, end: int, desk: Desk) -> None:
            if greedy:
                kernels.greedy_range(
                    first, end, words, cards, stream, start, chosen, movers, desk.seen, desk.actions
                )
            else:
                kernels.random_range(first, end, states, cards, stream, start, chosen, desk.actions)

        self._everywhere(pick)
        return chosen

    def observe(self, seat: int | None) -> None:
        """Write the features of every game, for its mover or for one seat."""
        seats = self.movers
        if seat is not None:
            self._seats[:] = seat
            seats = self._seats
        words, cards, plan = self._words, self.setup.edition.cards, self.setup.plan
        features = self.features
        self._everywhere(
            lambda first, end, desk: kernels.observe_range(
                first, end, words, cards, plan.runs, plan.scales, plan.own, seats, desk.seen,
                desk.raw, features,
            )
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
        chosen = None if rows is None else np.asarray(rows)

        def lay(first: int, end: int, _: Desk) -> None:
            mine[first:end] = words[first:end] if chosen is None else words[chosen[first:end]]

        self._everywhere(lay)

    def show(self) -> None:
        """Who is to move and what is legal, after positions came from elsewhere."""
        states, cards, out = for_rules(self.states), self.setup.edition.cards, self._out
        self._everywhere(
            lambda first, end, desk: kernels.show_range(first, end, states, cards, out, desk.work)
        )

    def resample(self, seats: Any | None, seed: int, start: int) -> None:
        """Fill in anew what each mover (or each given seat) does not know."""
        states, cards = for_rules(self.states), self.setup.edition.cards
        stream, knowing = np.uint64(seed), self.movers if seats is None else seats
        self._everywhere(
            lambda first, end, desk: kernels.resample_range(
                first, end, states, cards, stream, start, knowing
            )
        )

    @property
    def arrays(self) -> tuple[Any, ...]:
        """Everything that play changes."""
        return self._words, *self._out

    def resume(self, arrays: Sequence[Any]) -> None:
        """Go on exactly where another batch is."""
        for mine, theirs in zip(self.arrays, arrays, strict=True):
            mine[:] = theirs


class Desk:
    """One thread's work space."""

    def __init__(self, setup: Setup) -> None:
        game = setup.game
        self.actions = np.empty(game.actions, np.int32)
        sheet = np.zeros((setup.players, len(game.headings)), np.int32)
        self.work = (self.actions, sheet, np.zeros(setup.players, np.int64))
        copy = game.layout.zeros()
        self.seen = (for_rules(copy), copy.view(np.int64))
        self.raw = copy.view(np.int8)


def _cut(n: int, parts: int) -> list[tuple[int, int]]:
    edges = [n * part // parts for part in range(parts + 1)]
    return list(itertools.pairwise(edges))
