"""What a bot thinks of a position: the base of hints and analysis."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from merrymen.match import Match


@dataclass(frozen=True)
class Outlook:
    """One action, as the evaluating seat should see it."""

    action: int
    chance: float | None  # the seat's chance to win; None where nothing was tried
    points: float | None  # the points it may expect at the end
    visits: int  # how often the action was tried
    sheets: tuple[tuple[float, ...], ...] = ()  # for every seat the points under each heading


@dataclass(frozen=True)
class Evaluation:
    """All actions, the one tried most first, and how every seat stands."""

    seat: int
    actions: tuple[Outlook, ...]
    chances: tuple[float, ...]  # of every seat; a shared victory counts in parts
    points: tuple[float, ...]  # that every seat may expect

    @property
    def best(self) -> Outlook:
        """The action that the bot would take."""
        return self.actions[0]


def evaluation(match: Match, seat: int, visits: Mapping[int, int], outcomes: Any) -> Evaluation:
    """Put together what simulations brought.

    `outcomes[action, 0, seat]` are wins and `outcomes[action, 1 + heading, seat]` points, summed
    over the visits of the action. A seat that is not to move may not know what the mover can do:
    then the actions are those that were possible in some simulation.
    """
    legal = match.legal() if match.to_move == seat else sorted(visits)
    outlooks = [_outlook(match, action, seat, visits.get(action, 0), outcomes) for action in legal]
    outlooks.sort(key=lambda one: (-one.visits, -(one.chance or 0.0), one.action))
    sums, total = outcomes.sum(axis=0), max(1, sum(visits.values()))
    seats = range(match.players)
    return Evaluation(
        seat,
        tuple(outlooks),
        chances_of(match, visits, outcomes),
        tuple(float(sums[1:, other].sum()) / total for other in seats),
    )


def chances_of(match: Match, visits: Mapping[int, int], outcomes: Any) -> tuple[float, ...]:
    """Every seat's share of the victories in all simulations."""
    total = max(1, sum(visits.values()))
    return tuple(float(outcomes[:, 0, seat].sum()) / total for seat in range(match.players))


def _outlook(match: Match, action: int, seat: int, visits: int, outcomes: Any) -> Outlook:
    if visits == 0:
        return Outlook(action, None, None, 0)
    means = outcomes[action] / visits
    sheets = tuple(tuple(means[1:, other].tolist()) for other in range(match.players))
    return Outlook(action, float(means[0, seat]), sum(sheets[seat]), visits, sheets)
