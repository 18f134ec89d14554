"""A bot that looks ahead: information-set Monte Carlo tree search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from merrymen.bots.evaluation import Evaluation, chances_of, evaluation
from merrymen.bots.growing import Grower, Tree, added_up, buffers_for, check_settings
from merrymen.engine.fields import NONE
from merrymen.engine.plain import for_rules
from merrymen.engine.search import EVERYBODY, FREE, NODE, grow
from merrymen.match import Match

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


class Search(Grower):
    """Searches from the hidden record, by simulations or by seconds, on several threads."""

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
        check_settings(exploration, margin_weight, guided, widening)
        super().__init__(simulations, seconds, threads, seed)
        self._settings = {
            "exploration": exploration,
            "margin_weight": margin_weight,
            "guided": guided,
            "widening": widening,
        }

    def plant(self, hidden: Match, seat: int, seed: int) -> Tree:
        return PlainTree(hidden, seat, seed, self._chosen(hidden))

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
            tree = PlainTree(hidden, seat, self._chance.getrandbits(63), settings)
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
        trees = [PlainTree(known, seat, one, settings) for one in seeds]
        self.everywhere(self.spend, trees)
        return added_up(trees)[0], sum(tree.outcomes for tree in trees)

    def _chosen(self, match: Match) -> Settings:
        """Own settings first, then those that suit the game, then the usual ones."""
        own = {name: value for name, value in self._settings.items() if value is not None}
        chosen = {**USUAL, **match.game.search, **own}
        guided = int(chosen["guided"] * 256)
        widening = chosen["widening"]
        return chosen["exploration"], chosen["margin_weight"], guided, widening, widening, FREE


class PlainTree(Tree):
    """A tree whose simulations end in a game played out."""

    NODE = NODE

    def __init__(self, match: Match, seat: int, seed: int, settings: Settings) -> None:
        super().__init__(match, seat, seed)
        self.settings = settings
        self.work = match.game.layout.zeros()
        self.buffers = buffers_for(match)

    def grow(self, simulations: int) -> int:
        return int(
            grow(
                for_rules(self.nodes), self.used, self.match.position, for_rules(self.work),
                self.match.edition.cards, self.seat, self.seed, self.done, simulations,
                self.settings, self.buffers,
            )
        )  # fmt: skip

    def fresh(self, before: int, counted: int) -> Any:
        """The outcomes of so many simulations, after some that do not count."""
        self.run(before)
        self.outcomes.fill(0.0)
        self.run(counted)
        return self.outcomes
