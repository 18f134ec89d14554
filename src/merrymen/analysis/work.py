"""The analysis of a game in small pieces, which can be done anywhere and in any order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from merrymen.analysis.judging import Judgement, Option, judge, option_of
from merrymen.bots.search import Search
from merrymen.match import Match

Part = Literal["watch", "judge", "know"]


class Piece(msgspec.Struct, frozen=True):
    """One look at the position before a step."""

    part: Part
    step: int
    simulations: int


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


def pieces(positions: Sequence[Match], simulations: int) -> list[Piece]:
    """All the work on a game: first the curve, then the decisions, then hindsight."""
    open_steps = range(len(positions) - 1)
    decisions = [step for step in open_steps if len(positions[step].legal()) > 1]
    work = [Piece("watch", step, simulations) for step in open_steps]
    work += [Piece("judge", step, simulations) for step in decisions]
    if positions[0].game.secrets:
        work += [Piece("know", step, simulations) for step in decisions]
    return work


def do(piece: Piece, match: Match, action: int, seed: int = 0) -> Found:
    """One piece of work: the position before a step and the action that was taken there.

    The same seed gives the same result.
    """
    chance = seed * 1_000_003 + piece.step
    if piece.part == "judge":
        judgement = judge(match, action, piece.simulations, chance)
        return Found(
            part="judge", step=piece.step, simulations=piece.simulations, judgement=judgement
        )
    search = Search(simulations=piece.simulations, seed=chance)
    if piece.part == "watch":
        chances = [round(each, 4) for each in search.watch(match)]
        return Found(part="watch", step=piece.step, simulations=piece.simulations, chances=chances)
    known = search.know(match)
    chances = [round(each, 4) for each in known.chances]
    hindsight = Hindsight(best=option_of(known.best), chances=chances)
    return Found(part="know", step=piece.step, simulations=piece.simulations, hindsight=hindsight)
