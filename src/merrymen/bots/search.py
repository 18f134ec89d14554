"""A bot that looks ahead: information-set Monte Carlo tree search."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from merrymen.bots.evaluation import Evaluation, chances_of, evaluation
from merrymen.engine.fields import NONE
from merrymen.engine.plain import for_rules
from merrymen.engine.search import DEPTH, EVERYBODY, FREE, MOST_SEATS, NODE, grow, keep
from merrymen.errors import BadSetup
from merrymen.match import Match

SLICE = 256  # simulations between two looks at the clock
MOST_NODES = 2_000_000
EVERYTHING = 1e9  # a widening that opens every action at once

Settings = tuple[float, float, int, float, float, int]
"""exploration, margin_weight, guided (of 256), widening, widening of the first decision"""

# For a game that names none of its own: it may have no advice to follow, so nothing is guided by
# it and every action is tried.
USUAL: Mapping[str, float] = {
    "exploration": 0.7,
    "margin_weight": 0.1,
    "guided": 0.0,
    "widening": 10.0,
}


class Search:
    """Searches from the hidden record, by simulations or by seconds, on several threads.

    Each thread grows a tree of its own; their visits are added up. With a budget in simulations
    and a seed the choice is always the same. A budget in seconds is not used up where the choice
    would stay the same. Where the next decision follows from the last one without chance or news
    in between, the trees are kept and grow on.
    """

    def __init__(
        self,
        simulations: int | None = None,
        seconds: float | None = None,
        threads: int = 1,
        seed: int | None = None,
        exploration: float | None = None,
        margin_weight: float | None = None,
        guided: float | None = None,
        widening: float | None = None,
    ) -> None:
        if (simulations is None) == (seconds is None):
            raise BadSetup("search needs a budget: either simulations=… or seconds=…")
        if (simulations is not None and simulations < 1) or threads < 1:
            raise BadSetup("simulations, seconds and threads must be positive")
        if seconds is not None and not seconds > 0:
            raise BadSetup("simulations, seconds and threads must be positive")
        self.simulations, self.seconds, self.threads = simulations, seconds, threads
        self._settings = {
            "exploration": exploration,
            "margin_weight": margin_weight,
            "guided": guided,
            "widening": widening,
        }
        self._chance = random.Random(seed)
        self._expected: Match | None = None  # the hidden match that would follow our last choice
        self._trees: list[Tree] = []

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
        seeds = [self._chance.getrandbits(63) for _ in range(self.threads)]
        return [Tree(hidden, seat, one, self._chosen(hidden)) for one in seeds]

    def think(self, hidden_match: Match, seat: int) -> tuple[Counter[int], dict[int, float]]:
        """How often each action was tried, and its mean reward for the seat."""
        trees = self._trees = self._trees_for(hidden_match, seat)
        if self.threads == 1:
            self._grow(trees[0])
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(self._grow, trees))
        visits, rewards = _added_up(trees)
        return visits, {a: rewards[a] / max(1, visits[a]) for a in hidden_match.legal()}

    def evaluate(self, match: Match, seat: int) -> Evaluation:
        """What every action is worth to the seat, by a search of its own (nothing is kept).

        Every action is tried at least once, as far as the budget goes.
        """
        hidden = match if match.erased else match.hidden(seat)
        return evaluation(hidden, seat, *self._simulated(hidden, seat))

    def try_out(self, match: Match, seat: int, action: int) -> Evaluation:
        """What one action of the seat is worth, with the whole budget on it alone."""
        hidden = match if match.erased else match.hidden(seat)
        return evaluation(hidden, seat, *self._simulated(hidden, seat, action))

    def try_late(
        self, match: Match, seat: int, action: int, trees: int
    ) -> tuple[Evaluation, list[float], list[float]]:
        """What one action is worth by several trees, and the seat's chance by each of them.

        In the first half of its simulations a tree knows little of the answers to the action: only
        the second counts. The chances by the second eighth of them come last: where they differ,
        it has not settled yet. Trees settle on different lines, so how far they are apart says
        more about the error than the number of simulations does. The budget is in simulations.
        """
        hidden = match if match.erased else match.hidden(seat)
        settings = (*self._chosen(hidden)[:4], EVERYTHING, action)
        eighth = max(1, (self.simulations or 0) // (8 * trees))
        late, early = [], []
        for _ in range(trees):
            tree = Tree(hidden, seat, self._chance.getrandbits(63), settings)
            early.append(tree.fresh(eighth, eighth)[action, 0, seat] / eighth)
            late.append(tree.fresh(2 * eighth, 4 * eighth).copy())
        found = evaluation(hidden, seat, {action: 4 * eighth * trees}, sum(late))
        chances = [each[action, 0, seat] / (4 * eighth) for each in late]
        return found, list(map(float, chances)), list(map(float, early))

    def watch(self, match: Match) -> tuple[float, ...]:
        """Every seat's chance to win, as a spectator may see it."""
        visits, outcomes = self._simulated(match.hidden(None), NONE)
        return chances_of(match, visits, outcomes)

    def know(self, match: Match) -> Evaluation:
        """What every action would be worth to the mover, were nothing hidden."""
        mover = match.to_move
        assert mover is not None
        return evaluation(match, mover, *self._simulated(match, EVERYBODY))

    def _simulated(self, known: Match, seat: int, forced: int = FREE) -> tuple[Counter[int], Any]:
        """Visits and outcomes of all first actions, or of the one that is laid down."""
        settings = (*self._chosen(known)[:4], EVERYTHING, forced)
        seeds = [self._chance.getrandbits(63) for _ in range(self.threads)]
        trees = [Tree(known, seat, one, settings) for one in seeds]
        with ThreadPoolExecutor(self.threads) as pool:
            list(pool.map(self._spend, trees))
        return _added_up(trees)[0], sum(tree.outcomes for tree in trees)

    def _spend(self, tree: Tree) -> None:
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
        first, second = [*_added_up(self._trees)[0].most_common(2), (0, 0), (0, 0)][:2]
        return first[1] - second[1] > to_come

    def _chosen(self, match: Match) -> Settings:
        """Own settings first, then those that suit the game, then the usual ones."""
        own = {name: value for name, value in self._settings.items() if value is not None}
        chosen = {**USUAL, **match.game.search, **own}
        guided = int(chosen["guided"] * 256)
        widening = chosen["widening"]
        return chosen["exploration"], chosen["margin_weight"], guided, widening, widening, FREE


def _added_up(trees: list[Tree]) -> tuple[Counter[int], Counter[int]]:
    """Visits and rewards of every action, in all trees together."""
    visits: Counter[int] = Counter()
    rewards: Counter[int] = Counter()
    for tree in trees:
        for action, count, reward in tree.tally:
            visits[action] += count
            rewards[action] += reward  # type: ignore[assignment]
    return visits, rewards


def buffers_for(match: Match) -> tuple[Any, ...]:
    """What a simulation needs beside the tree: actions, a path, scores and shares."""
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


class Tree:
    """One thread's tree and its work space."""

    def __init__(self, match: Match, seat: int, seed: int, settings: Settings) -> None:
        self.match, self.seat, self.seed, self.settings = match, seat, seed, settings
        self.nodes = np.zeros(4096, NODE)
        self.used = 1
        self.done = self.begun = 0  # simulations, now and when this decision began
        self.tally: list[tuple[int, int, float]] = []  # what other threads may read while we grow
        self.work = match.game.layout.zeros()
        self.buffers = buffers_for(match)

    @property
    def outcomes(self) -> Any:
        """Wins and headings of every seat, summed over the simulations of each first action."""
        return self.buffers[-1]

    def run(self, simulations: int) -> None:
        """So many simulations, on top of what has grown before."""
        goal = self.done + simulations
        while self.done < goal:
            self._grow(min(SLICE, goal - self.done))
        self.tally = self.root_children()

    def fresh(self, before: int, counted: int) -> Any:
        """The outcomes of so many simulations, after some that do not count."""
        self.run(before)
        self.outcomes.fill(0.0)
        self.run(counted)
        return self.outcomes

    def run_for(self, seconds: float, is_settled: Callable[[float], bool]) -> None:
        """Simulations until the time is up or could change nothing any more."""
        start, self.begun = time.perf_counter(), self.done
        spent = 0.0
        while spent == 0.0 or (spent < seconds and not is_settled(seconds / spent - 1)):
            self._grow(SLICE)
            self.tally = self.root_children()
            spent = time.perf_counter() - start

    def _grow(self, simulations: int) -> None:
        if self.used + simulations > len(self.nodes) < MOST_NODES:
            self.nodes = np.concatenate([self.nodes, np.zeros(len(self.nodes), NODE)])
        self.used = grow(
            for_rules(self.nodes), self.used, self.match.position, for_rules(self.work),
            self.match.edition.cards, self.seat, self.seed, self.done, simulations,
            self.settings, self.buffers,
        )  # fmt: skip
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
