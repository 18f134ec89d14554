"""A hint for the seat to move: what Legend would do, the next best, and why.

Everything is found from what the seat itself may know.
"""

from __future__ import annotations

from typing import Any

import msgspec

from merrymen.analysis.judging import CLEAR, Judgement, judgement, try_one
from merrymen.analysis.reasons import reason
from merrymen.bots.greedy import Greedy
from merrymen.bots.levels import LEGEND, settings_of
from merrymen.bots.search import Search
from merrymen.machine import cores
from merrymen.match import Match
from merrymen.messages import Message, say

CLOSER = 3  # so many of the actions that Legend looked at most are tried equally long
THINKING = 0.5  # of a budget: for finding them; the rest is for trying them


class Budget(msgspec.Struct, frozen=True, array_like=True):
    """How long to think: seconds, or (always with the same result) simulations and a seed."""

    seconds: float | None = None
    simulations: int | None = None
    seed: int | None = None

    def part(self, share: float) -> dict[str, Any]:
        """The settings of a search that may use up a share of it."""
        if self.simulations is not None:
            return {"simulations": max(1, int(share * self.simulations)), "seed": self.seed}
        return {"seconds": share * (self.seconds or 1.0), "threads": cores()}


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """What was found: the judgement holds the actions, the best first."""

    judgement: Judgement
    chances: list[float]  # every seat's, after the best action
    plain: int  # what the game's own advice takes: what looks best at once


def advise(seen: Match, seat: int, budget: Budget) -> Advice:
    """What Legend would do, beside the next best.

    The actions that it looks at most are tried equally long. Another than Legend's first choice is
    called the best only where that shows clearly.
    """
    visits, values = legend(seen, budget.part(THINKING)).think(seen, seat)
    order = sorted(seen.legal(), key=lambda action: (-visits[action], -values[action]))[:CLOSER]
    trial = Search(**budget.part((1 - THINKING) / CLOSER))
    tried = {action: try_one(trial, seen, seat, action) for action in order}
    best = tried[order[0]]
    ahead = max(tried.values(), key=lambda each: each.chance)
    if ahead.chance > best.chance + CLEAR:
        best = ahead
    return Advice(
        judgement=judgement(seat, best, best, tried),
        chances=[round(each, 4) for each in best.chances],
        plain=Greedy(budget.seed or 0).choose(seen, seat),
    )


def compare(seen: Match, seat: int, action: int, best: int, budget: Budget) -> Advice:
    """Why not this? The action that somebody points at, beside the best."""
    trial = Search(**budget.part(1 / 2))
    tried = {each: try_one(trial, seen, seat, each) for each in (action, best)}
    return Advice(
        judgement=judgement(seat, tried[action], tried[best], tried),
        chances=[round(each, 4) for each in tried[best].chances],
        plain=Greedy(budget.seed or 0).choose(seen, seat),
    )


def legend(match: Match, budget: dict[str, Any]) -> Search:
    """Legend's way to search, with another budget."""
    own = settings_of(match, LEGEND)
    style = {name: own[name] for name in own if name not in ("seconds", "simulations")}
    return Search(**style, **budget)


def why(seen: Match, advice: Advice) -> list[Message]:
    """The reason in words: from the score sheet's headings, then from the game's own advice."""
    judged = advice.judgement
    if judged.played.action != judged.best.action and judged.lost < CLEAR:
        return [say("hint-as-good")]
    words = [reason(seen.game, judged)]
    if judged.played.action != judged.best.action:
        if advice.plain == judged.played.action:
            words.append(say("hint-at-once"))
    elif advice.plain == judged.best.action:
        words.append(say("hint-plain"))
    else:
        choice = seen.game.presentation.choice(seen.reading, seen.edition, advice.plain)
        words.append(say("hint-patient", action=choice.label))
    return words
