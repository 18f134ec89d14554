"""How much of a result came from decisions, and how much from dice and deals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from merrymen.analysis.judging import Judgement


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """Why a seat's result differs from a fair share. The three parts add up to it.

    A decision counts by what it changed against the best one, as the deciding seat could judge it.
    What is left is luck: deals, dice, and what nobody could know.
    """

    result: float  # the share of the victory, less a fair one
    own: float  # what its own decisions took away
    others: float  # what the others' decisions gave it
    luck: float


def shares(won: Sequence[float], judged: Iterable[Judgement]) -> list[Share]:
    """For every seat the three parts of its result."""
    judgements, fair = list(judged), 1 / len(won)
    return [_share(seat, part - fair, judgements) for seat, part in enumerate(won)]


def _share(seat: int, result: float, judged: list[Judgement]) -> Share:
    own = sum(each.effect[seat] for each in judged if each.seat == seat)
    others = sum(each.effect[seat] for each in judged if each.seat != seat)
    return Share(result=result, own=own, others=others, luck=result - own - others)
