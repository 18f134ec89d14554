"""Tables and seats as they are stored, read into what they mean."""

from __future__ import annotations

from typing import Any

import msgspec

from merrymen.fairness import Fairness
from merrymen.messages import Message, say
from merrymen.table.play.clock import ClockRule, ClockState
from merrymen.table.protocol.facts import Mark, Origin, Question, SeatKind, Status


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    scores: list[int]
    winners: list[int]


class SeatRow(msgspec.Struct, kw_only=True):
    """A seat as it is stored."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None = None
    guest: str | None = None
    generation: int = 0
    played_on: bool = False
    ready: bool = False
    kept_for: str = ""
    code: str | None = None

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides here now."""
        return self.kind == "bot" or self.played_on

    @property
    def free(self) -> bool:
        """Whether somebody may still come here."""
        return self.kind in ("open", "invite")


class TableRow(msgspec.Struct, kw_only=True):
    """A table as it is stored, with its seats."""

    id: str
    game: str
    rules: int
    edition: str
    options: dict[str, Any]
    players: int
    seed: int | None
    status: Status
    version: int
    listed: bool
    undo: bool
    clock: ClockRule
    clock_state: ClockState
    due_at: int | None
    host: str
    host_name: str
    origin: Origin
    frozen: Message | None
    next: str | None
    result: Result | None
    created_at: int
    changed_at: int
    fill: str | None = None
    question: Question | None = None
    ended: Message | None = None
    muted: list[str] = []
    kicked: list[str] = []
    code: str | None = None
    hints: bool = False  # the host allows them, whoever sits here
    marks: list[Mark] = []
    fairness: Fairness | None = None  # without the secret
    seats: list[SeatRow] = []
    damaged: tuple[str, ...] = ()  # what of it could not be read, with something else in its place

    @property
    def opening(self) -> bool:
        """Whether seals are being opened and the game is dealt then: nothing else changes now."""
        parts = self.fairness.parts if self.fairness else []
        return self.status == "gathering" and bool(parts)

    @property
    def hot_seat(self) -> bool:
        """Whether several seats are the host's, at one screen."""
        return sum(seat.kind == "person" and seat.guest == self.host for seat in self.seats) > 1

    @property
    def alone(self) -> bool:
        """Whether one person plays against bots and nobody else."""
        kinds = sorted(seat.kind for seat in self.seats)
        return kinds.count("person") == 1 and kinds.count("bot") == len(kinds) - 1

    @property
    def may_be_helped(self) -> bool:
        """Whether hints are given here: against bots alone, or where the host allows them."""
        return self.hints or self.alone

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest holds."""
        return [s.seat for s in self.seats if s.kind == "person" and s.guest == guest]

    def people(self) -> list[int]:
        """The seats that people decide for, themselves."""
        return [seat.seat for seat in self.seats if seat.kind == "person" and not seat.played_on]


NOT_STORED = ("seats", "damaged")  # of a table's row: kept elsewhere, or only found out


def in_place_of(column: str) -> Any:
    """What stands for a stored value that cannot be read: enough to show the table as frozen."""
    match column:
        case "clock":
            return ClockRule()
        case "clock_state":
            return ClockState(0)
        case "options":
            return {}
        case "muted" | "kicked" | "marks":
            return []
    return None


def mark_damaged(row: TableRow) -> None:
    """A table of which something could not be read is shown, and nobody acts there."""
    there = {seat.seat: seat for seat in row.seats}
    # While a table gathers, another process may be changing the number of its seats.
    if row.seed is not None and list(there) != list(range(row.players)):
        row.damaged = (*row.damaged, "seats")
        row.seats = [
            there.get(number) or SeatRow(seat=number, kind="open", name="")
            for number in range(row.players)
        ]
    if row.damaged:
        row.status, row.frozen = "frozen", say("table-damaged")


def signed(number: int | None) -> int | None:
    """64 bits as databases keep them."""
    return number if number is None or number < 1 << 63 else number - (1 << 64)


def unsigned(number: int | None) -> int | None:
    """64 bits as chance needs them."""
    return number if number is None or number >= 0 else number + (1 << 64)
