"""Bots that grow trees for a decision and choose what was tried most; what kind of tree, they say.

Each thread grows a tree of its own; their visits are added up. With a budget in simulations and a
seed the choice is always the same. A budget in seconds is not used up where the choice would stay
the same. Where the next decision follows from the last one without chance or news in between, the
trees are kept and grow on.
"""

from __future__ import annotations

import math
import random
import time
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from merrymen.engine.plain import for_rules
from merrymen.engine.search import DEPTH, MOST_SEATS, keep
from merrymen.errors import BadSetup
from merrymen.match import Match

SLICE = 256  # simulations between two looks at the clock
MOST_NODES = 2_000_000
OUTCOMES = 6  # where `buffers_for` has them


def buffers_for(match: Match) -> tuple[Any, ...]:
    """What a simulation needs beside the tree: actions, a path, scores, shares and outcomes."""
    actions = match.game.actions
    return (
        np.empty(actions, np.int32),
        np.empty(actions, np.int32),
        np.empty(DEPTH, np.int32),
        np.zeros((match.players, len(match.game.headings)), np.int32),
        np.zeros(MOST_SEATS, np.int64),
        np.zeros(MOST_SEATS, np.float64),
        np.zeros((actions, 1 + len(match.game.headings), MOST_SEATS), np.float64),
    )


def check_budget(
    simulations: int | None = None, seconds: float | None = None, threads: int = 1
) -> None:
    """One budget, and some of it, or BadSetup."""
    if (simulations is None) == (seconds is None):
        raise BadSetup("search needs a budget: either simulations=… or seconds=…")
    if (simulations is not None and simulations < 1) or threads < 1:
        raise BadSetup("simulations, seconds and threads must be positive")
    if seconds is not None and not 0 < seconds < math.inf:
        raise BadSetup("simulations, seconds and threads must be positive, and have an end")


def check_settings(
    exploration: float | None = None,
    margin_weight: float | None = None,
    guided: float | None = None,
    widening: float | None = None,
) -> None:
    """What a search can do something with, as far as it is given, or BadSetup."""
    for name, share in (("margin_weight", margin_weight), ("guided", guided)):
        if share is not None and not 0.0 <= share <= 1.0:
            raise BadSetup(f"{name} is a share from 0 to 1, not {share}")
    if exploration is not None and not 0.0 <= exploration < math.inf:
        raise BadSetup(f"exploration is 0 or more, not {exploration}")
    if widening is not None and not 0.0 < widening < math.inf:
        raise BadSetup(f"widening is more than 0, not {widening}")


class Tree:
    """One thread's tree and its work space."""

    NODE: np.dtype[Any]
    buffers: tuple[Any, ...]

    def __init__(self, match: Match, seat: int, seed: int) -> None:
        self.match, self.seat, self.seed = match, seat, seed
        self.nodes = np.zeros(4096, self.NODE)
        self.used = 1
        self.done = self.begun = 0  # simulations, now and when this decision began
        self.tally: list[tuple[int, int, float]] = []  # what other threads may read while we grow

    def grow(self, simulations: int) -> int:
        """So many simulations, for which there is room; the nodes used then."""
        raise NotImplementedError

    def room(self, simulations: int) -> int:
        """How many nodes so many simulations may need."""
        return simulations

    @property
    def outcomes(self) -> Any:
        """Wins and headings of every seat, summed over the simulations of each first action."""
        return self.buffers[OUTCOMES]

    def run(self, simulations: int) -> None:
        """So many simulations, on top of what has grown before."""
        goal = self.done + simulations
        while self.done < goal:
            self._grow(min(SLICE, goal - self.done))
        self.tally = self.root_children()

    def run_for(self, seconds: float, is_settled: Callable[[float], bool]) -> None:
        """Simulations until the time is up or could change nothing any more."""
        start, self.begun = time.perf_counter(), self.done
        spent = 0.0
        while spent == 0.0 or (spent < seconds and not is_settled(seconds / spent - 1)):
            self._grow(SLICE)
            self.tally = self.root_children()
            spent = time.perf_counter() - start

    def _grow(self, simulations: int) -> None:
        while self.used + self.room(simulations) > len(self.nodes) < MOST_NODES:
            self.nodes = np.concatenate([self.nodes, np.zeros_like(self.nodes)])
        self.used = int(self.grow(simulations))
        self.done += simulations

    def move(self, action: int, after: Match) -> bool:
        """Go on from the child of an action; False where it was never tried."""
        child = int(self.nodes[0]["first_child"])
        while child > 0 and self.nodes[child]["action"] != action:
            child = int(self.nodes[child]["next_sibling"])
        if child <= 0:
            return False
        fresh, origin = np.zeros_like(self.nodes), np.zeros(self.used, np.int32)
        self.used = int(keep(for_rules(self.nodes), child, for_rules(fresh), for_rules(origin)))
        self.nodes = fresh
        self.match = after
        self.tally = []
        return True

    def root_children(self) -> list[tuple[int, int, float]]:
        """Action, visits and summed reward of every root action."""
        found, child = [], int(self.nodes[0]["first_child"])
        while child > 0:
            node = self.nodes[child]
            reward = float(node["value"][self.seat])
            found.append((int(node["action"]), int(node["visits"]), reward))
            child = int(node["next_sibling"])
        return found


class Grower:
    """A bot with a budget in simulations or seconds, and trees that it keeps where it can."""

    def __init__(
        self, simulations: int | None, seconds: float | None, threads: int, seed: int | None
    ) -> None:
        check_budget(simulations, seconds, threads)
        self.simulations, self.seconds, self.threads = simulations, seconds, threads
        self._chance = random.Random(seed)
        self._expected: Match | None = None  # the hidden match that would follow our last choice
        self._trees: list[Tree] = []

    def plant(self, hidden: Match, seat: int, seed: int) -> Tree:
        """A tree for this decision."""
        raise NotImplementedError

    def choose(
        self, hidden_match: Match, seat: int,
        among: Collection[int] | None = None, lean: Callable[[int], int] | None = None,
    ) -> int:  # fmt: skip
        """The action tried most, of those among which to choose."""
        actions = hidden_match.legal() if among is None else list(among)
        if len(actions) == 1:
            return actions[0]
        visits, values = self.think(hidden_match, seat)
        chosen = max(actions, key=lambda action: (visits[action], values[action]))
        self._look_ahead(hidden_match, seat, chosen)
        return chosen

    def _look_ahead(self, hidden: Match, seat: int, action: int) -> None:
        """Keep the trees under the chosen action, for the case that nothing happens in between.

        Rules are for whole positions, so the action is tried on a possible one. Where it draws,
        nothing is kept; where it reveals something, the next hidden record is not the expected one.
        """
        possible = hidden.resampled(seat, self._chance.getrandbits(63))
        after = possible.copy()
        after.apply(action)
        drawn = after.record[0]["rng"] != possible.record[0]["rng"]
        self._expected = None if drawn else after.hidden(seat)
        if self._expected is not None:
            expected = self._expected
            self._trees = [tree for tree in self._trees if tree.move(action, expected)]

    def _trees_for(self, hidden: Match, seat: int) -> list[Tree]:
        """The kept trees where this is the position they grew for, else new ones."""
        expected, self._expected = self._expected, None
        is_expected = expected is not None and bool(expected.record == hidden.record)
        if is_expected and len(self._trees) == self.threads and self._trees[0].seat == seat:
            return self._trees
        return [self.plant(hidden, seat, self._chance.getrandbits(63)) for _ in range(self.threads)]

    def think(self, hidden_match: Match, seat: int) -> tuple[Counter[int], dict[int, float]]:
        """How often each action was tried, and its mean reward for the seat."""
        trees = self._trees = self._trees_for(hidden_match, seat)
        self.everywhere(self._grow, trees)
        visits, rewards = added_up(trees)
        return visits, {a: rewards[a] / max(1, visits[a]) for a in hidden_match.legal()}

    def everywhere(self, task: Callable[[Tree], None], trees: Sequence[Tree]) -> None:
        """Do something with every tree, each on a thread of its own."""
        if len(trees) == 1:
            task(trees[0])
            return
        with ThreadPoolExecutor(len(trees)) as pool:
            list(pool.map(task, trees))

    def spend(self, tree: Tree) -> None:
        """The whole budget on one tree, even where the choice is clear."""
        if self.simulations is not None:
            tree.run(-(-self.simulations // self.threads))
        elif self.seconds is not None:
            tree.run_for(self.seconds, lambda left: False)

    def _grow(self, tree: Tree) -> None:
        if self.simulations is not None:
            tree.run(-(-self.simulations // self.threads))
        elif self.seconds is not None:
            tree.run_for(self.seconds, self._is_settled)

    def _is_settled(self, left: float) -> bool:
        """Whether no action can overtake the most tried one in what is left of the time.

        `left` is a multiple of the time spent so far; the simulations to come will be as many times
        those done.
        """
        to_come = left * sum(tree.done - tree.begun for tree in self._trees)
        first, second = [*added_up(self._trees)[0].most_common(2), (0, 0), (0, 0)][:2]
        return first[1] - second[1] > to_come


def added_up(trees: Sequence[Tree]) -> tuple[Counter[int], Counter[int]]:
    """Visits and rewards of every action, in all trees together."""
    visits: Counter[int] = Counter()
    rewards: Counter[int] = Counter()
    for tree in trees:
        for action, count, reward in tree.tally:
            visits[action] += count
            rewards[action] += reward  # type: ignore[assignment]
    return visits, rewards
