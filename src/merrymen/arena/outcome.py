"""What came of one game, small enough to be sent between machines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from merrymen.chronicle import Chronicle
from merrymen.match import Match


class Failure(msgspec.Struct, frozen=True):
    """A reason for which a seat's bot failed to choose, and how often in one game."""

    seat: int
    reason: str
    times: int


class Outcome(msgspec.Struct, kw_only=True):
    """One game: who sat where, what everybody scored, who won."""

    number: int
    order: list[int]  # which bot of the tournament sat in each seat
    chronicle: Chronicle
    sheets: list[dict[str, int]]
    belongings: list[list[str]]  # what lay before each seat at the end
    failures: list[Failure] = []
    forfeited: int | None = None  # the seat whose bot failed, where that ends a game

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the win."""
        won = self.chronicle.winners
        return [1 / len(won) if seat in won else 0.0 for seat in range(len(self.order))]


def outcome_of(
    number: int,
    order: list[int],
    chronicle: Chronicle,
    last: Match,
    bots: Sequence[Any],
    forfeit: Failure | None = None,
) -> Outcome:
    """Read everything a report needs off the last position."""
    return Outcome(
        number=number,
        order=order,
        chronicle=chronicle,
        sheets=last.score_sheet(),
        belongings=belongings(last),
        failures=_failures(bots) if forfeit is None else [forfeit],
        forfeited=None if forfeit is None else forfeit.seat,
    )


def _failures(bots: Sequence[Any]) -> list[Failure]:
    return [
        Failure(seat, reason, times)
        for seat, bot in enumerate(bots)
        for reason, times in Counter(map(str, _noted(bot))).items()
    ]


def _noted(bot: Any) -> list[Any]:
    """What a bot has noted as its failures; another meaning of the word is none of ours."""
    noted = getattr(bot, "failures", None)
    return noted if isinstance(noted, list) else []


def belongings(last: Match) -> list[list[str]]:
    """The elements that the board shows before each seat, whatever the game."""
    seats = last.view(None)["board"].get("seats", [])
    return [sorted(set(_elements(seat)) - {seat.get("element")}) for seat in seats]


def _elements(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("element"), str):
            yield value["element"]
        for inner in value.values():
            yield from _elements(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _elements(inner)
