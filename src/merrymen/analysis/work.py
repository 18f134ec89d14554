"""The analysis of a game in small pieces, which can be done anywhere and in any order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, get_args

import msgspec

from merrymen.analysis.judging import Judgement, Option, judge, judge_again, option_of
from merrymen.analysis.moments import suspects
from merrymen.bots.search import Search
from merrymen.match import Match

Part = Literal["sketch", "watch", "judge", "again", "know"]

SKETCHED = 24  # positions of the first curve
PARTS = len(get_args(Part))
LONGER = 20  # than the first look at a decision is the second, where simulations are laid down


class Piece(msgspec.Struct, frozen=True):
    """One look at the position before a step."""

    part: Part
    step: int
    simulations: int
    first: Judgement | None = None  # what the first look said, for the second


class Hindsight(msgspec.Struct, frozen=True, kw_only=True):
    """What would have been best, had nothing been hidden."""

    best: Option
    chances: list[float]


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """What a piece of work brought."""

    part: Part
    step: int
    simulations: int
    chances: list[float] = []
    judgement: Judgement | None = None
    hindsight: Hindsight | None = None


def stages(
    positions: Sequence[Match], simulations: int, found: Iterable[Found]
) -> Iterator[list[Piece]]:
    """All the work on a game, one stage after the other; `found` is what has come of it so far.

    A sketch of the curve, all of it, the decisions, a second look at what would be blamed or
    praised, and hindsight.
    """
    open_steps = range(len(positions) - 1)
    decisions = [step for step in open_steps if len(positions[step].legal()) > 1]
    sketched = set(open_steps[:: -(-len(open_steps) // SKETCHED)])
    yield [Piece("sketch", step, simulations) for step in open_steps if step in sketched]
    yield [Piece("watch", step, simulations) for step in open_steps]
    yield [Piece("judge", step, simulations) for step in decisions]
    judged = judgements(found)
    yield [Piece("again", step, LONGER * simulations, judged[step]) for step in suspects(judged)]
    if positions[0].game.secrets:
        yield [Piece("know", step, simulations) for step in decisions]


def judgements(found: Iterable[Found]) -> dict[int, Judgement]:
    """What is thought of each decision: the second look counts where there was one."""
    told = [each for each in found if each.judgement is not None]
    told.sort(key=lambda each: each.part == "again")
    return {each.step: each.judgement for each in told if each.judgement is not None}


def do(piece: Piece, match: Match, action: int, seed: int = 0) -> Found:
    """One piece of work: the position before a step and the action that was taken there.

    The same seed gives the same result.
    """
    chance = (seed * 1_000_003 + piece.step) * PARTS + get_args(Part).index(piece.part)
    part, step, simulations = piece.part, piece.step, piece.simulations
    search = Search(simulations=simulations, seed=chance)
    if part == "judge":
        judged = judge(match, action, simulations, chance)
        return Found(part=part, step=step, simulations=simulations, judgement=judged)
    if part == "again":
        assert piece.first is not None
        judged = judge_again(match, piece.first, simulations, chance)
        return Found(part=part, step=step, simulations=simulations, judgement=judged)
    if part == "know":
        known = search.know(match)
        chances = [round(each, 4) for each in known.chances]
        hindsight = Hindsight(best=option_of(known.best), chances=chances)
        return Found(part=part, step=step, simulations=simulations, hindsight=hindsight)
    chances = [round(each, 4) for each in search.watch(match)]
    return Found(part=part, step=step, simulations=simulations, chances=chances)
