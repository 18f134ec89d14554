"""Tables and seats as they are stored, read into what they mean."""

from __future__ import annotations

from typing import Any

import msgspec

from merrymen.messages import Message
from merrymen.table.play.clock import ClockRule, ClockState
from merrymen.table.protocol.facts import Origin, SeatKind, Status


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
    seats: list[SeatRow] = []
