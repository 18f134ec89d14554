"""The few moments of a game that are worth looking at again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from merrymen.analysis.judging import Judgement

Kind = Literal["mistake", "best", "turn"]

MISTAKE = 0.08  # of the chance to win, given away by one decision
FIND = 0.08  # so far ahead of the next best, and not what a hasty player takes
TURN = 0.12  # so much the lead must change hands by
MOST = 9
DOUBTED = 12  # so many are looked at a second time: some will turn out to be nothing


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A step of the game, and why it is remembered."""

    step: int  # the position before it has this number
    seat: int
    kind: Kind
    change: float  # of that seat's chance to win


def suspects(judged: Mapping[int, Judgement]) -> list[int]:
    """The steps that may be key moments, for a second look; the likeliest and weightiest first.

    A first look is brief and may have missed something, so the doubtful ones are among them.
    """
    weights = {step: each.doubt for step, each in judged.items() if each.doubt > 0}
    weights |= {each.step: each.change for each in _told(judged) if each.kind == "best"}
    return sorted(weights, key=lambda step: (-weights[step], step))[:DOUBTED]


def key_moments(
    judged: Mapping[int, Judgement], curve: Sequence[Sequence[float]], movers: Sequence[int]
) -> list[Moment]:
    """Mistakes, best moves and the turning point, the weightiest ones, in the order of play.

    A mistake or a best move is one only after a second look.
    """
    chosen = _told({step: each for step, each in judged.items() if each.again})[: MOST - 1]
    turn = turning_point(curve, movers)
    if turn is not None and all(each.step != turn.step for each in chosen):
        chosen.append(turn)
    return sorted(chosen, key=lambda each: each.step)


def _told(judged: Mapping[int, Judgement]) -> list[Moment]:
    """What the judgements say of mistakes and best moves, the weightiest first."""
    found = [
        Moment(step=step, seat=each.seat, kind="mistake", change=-each.lost)
        for step, each in judged.items()
        if each.lost >= MISTAKE
    ]
    found += [
        Moment(step=step, seat=each.seat, kind="best", change=each.ahead)
        for step, each in judged.items()
        if each.lost == 0 and each.ahead >= FIND and each.plain != each.played.action
    ]
    return sorted(found, key=lambda each: -abs(each.change))


def turning_point(curve: Sequence[Sequence[float]], movers: Sequence[int]) -> Moment | None:
    """The last step at which the winner's chance took the lead, where it was a leap."""
    winner = max(range(len(curve[-1])), key=lambda seat: curve[-1][seat])
    for step in range(len(curve) - 2, -1, -1):
        if curve[step][winner] < max(curve[step]):
            change = curve[step + 1][winner] - curve[step][winner]
            if change < TURN:
                return None
            return Moment(step=step, seat=movers[step], kind="turn", change=change)
    return None
