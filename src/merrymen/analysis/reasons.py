"""Why one action was better than another, in one line, from the score sheet's headings."""

from __future__ import annotations

from merrymen.analysis.judging import Judgement
from merrymen.game import Game
from merrymen.messages import Message, say, who

WORTH_SAYING = 0.5  # a point is nothing below this


def reason(game: Game, judged: Judgement) -> Message:
    """What the best action has over the one it is held against.

    Points of one's own first, then what others do not get; where neither says it, the chances.
    """
    heading = max(range(len(judged.gains)), key=lambda each: judged.gains[each])
    others = [seat for seat in range(len(judged.points)) if seat != judged.seat]
    hit = min(others, key=lambda seat: judged.points[seat])
    gain, taken = judged.gains[heading], -judged.points[hit]
    if gain >= max(WORTH_SAYING, taken) and judged.points[judged.seat] > 0:
        return say("why-points", points=_points(gain), heading=game.heading(heading))
    if taken >= WORTH_SAYING:
        return say("why-others", seat=who(hit), points=_points(taken))
    if judged.points[judged.seat] >= WORTH_SAYING:
        return say("why-all", points=_points(judged.points[judged.seat]))
    return say("why-chances", chance=round(100 * judged.best.chance))


def _points(value: float) -> int:
    return max(1, round(value))
