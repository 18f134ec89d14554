"""A hint for the seat to move: what Legend would do, the next best, and why.

Everything is found from what the seat itself may know.
"""

from __future__ import annotations

from typing import Any

import msgspec

from merrymen.analysis.judging import CLEAR, Judgement, judgement, try_one
from merrymen.analysis.reasons import reason
from merrymen.bots.greedy import Greedy
from merrymen.bots.levels import LEGEND, Level
from merrymen.bots.search import Search
from merrymen.machine import cores
from merrymen.match import Match
from merrymen.messages import Message, say

CLOSER = 3  # so many actions are tried equally long
CHOOSING, LOOKING = 0.3, 0.2  # of a budget: for Legend's choice and for the next best; then trials


class Budget(msgspec.Struct, frozen=True, array_like=True):
    """How long to think: seconds, or (always with the same result) simulations and a seed."""

    seconds: float | None = None
    simulations: int | None = None
    seed: int | None = None

    def part(self, share: float) -> dict[str, Any]:
        """A share of it, as a setting."""
        if self.simulations is not None:
            return {"simulations": max(1, int(share * self.simulations))}
        return {"seconds": share * (self.seconds or 1.0)}

    def legend(self, share: float) -> Level:
        """Legend, who may use up a share of it."""
        return Level(LEGEND, self.seed, self.part(share))

    def search(self, share: float) -> Search:
        """A search that may use up a share of it."""
        threads = 1 if self.simulations is not None else cores()
        return Search(**self.part(share), threads=threads, seed=self.seed)


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """What was found: the judgement holds the actions, the best first."""

    judgement: Judgement
    chances: list[float]  # every seat's, after the best action


def advise(seen: Match, seat: int, budget: Budget) -> Advice:
    """What Legend would do, beside the next best.

    Its choice and those that it thinks most of are tried equally long. Another than its choice is
    called the best only where that shows clearly.
    """
    first = budget.legend(CHOOSING).choose(seen, seat)
    thought = budget.legend(LOOKING).evaluate(seen, seat)
    order = list(dict.fromkeys([first, *(each.action for each in thought.actions)]))[:CLOSER]
    trial = budget.search((1 - CHOOSING - LOOKING) / CLOSER)
    tried = {action: try_one(trial, seen, seat, action) for action in order}
    best = tried[order[0]]
    ahead = max(tried.values(), key=lambda each: each.chance)
    if ahead.chance > best.chance + CLEAR:
        best = ahead
    plain = Greedy(budget.seed or 0).choose(seen, seat)
    return Advice(
        judgement=judgement(seat, best, best, tried, plain=plain, simulations=best.outlook.visits),
        chances=[round(each, 4) for each in best.chances],
    )


def compare(seen: Match, seat: int, action: int, best: int, budget: Budget) -> Advice:
    """Why not this? The action that somebody points at, beside the best."""
    trial = budget.search(1 / 2)
    tried = {each: try_one(trial, seen, seat, each) for each in (action, best)}
    played, better = tried[action], tried[best]
    plain, visits = Greedy(budget.seed or 0).choose(seen, seat), better.outlook.visits
    return Advice(
        judgement=judgement(seat, played, better, tried, plain=plain, simulations=visits),
        chances=[round(each, 4) for each in better.chances],
    )


def why(seen: Match, advice: Advice) -> list[Message]:
    """The reason in words: from the score sheet's headings, then from the game's own advice."""
    judged = advice.judgement
    if judged.played.action != judged.best.action and judged.lost < CLEAR:
        return [say("hint-as-good")]
    words = [reason(seen.game, judged)]
    if judged.played.action != judged.best.action:
        if judged.plain == judged.played.action:
            words.append(say("hint-at-once"))
    elif judged.plain == judged.best.action:
        words.append(say("hint-plain"))
    else:
        choice = seen.game.presentation.choice(seen.reading, seen.edition, judged.plain)
        words.append(say("hint-patient", action=choice.label))
    return words
