"""What is told of a table: its seats, its clock, its chat and its log."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from merrymen.messages import Message
from merrymen.table.play.clock import ClockRule

Status = Literal["gathering", "playing", "finished", "stored", "frozen", "closed"]
SeatKind = Literal["open", "invite", "person", "bot"]
Origin = Literal["live", "imported", "continued"]


class SeatInfo(msgspec.Struct, kw_only=True):
    """What everybody knows of a seat."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None = None  # of the bot that sits here
    played_on: bool = False  # a bot plays on for the owner
    here: bool = False


class TableInfo(msgspec.Struct, kw_only=True):
    """What everybody knows of a table."""

    id: str
    game: str
    title: str
    rules: int
    edition: str
    options: dict[str, Any]
    players: int
    status: Status
    version: int
    listed: bool
    undo: bool
    clock: ClockRule
    host: str
    seats: list[SeatInfo]
    waiting: list[int]  # the seats that the table waits for
    watching: int  # connections that look on without a seat
    created_at: int
    changed_at: int
    origin: Origin
    frozen: Message | None = None
    next: str | None = None  # the rematch
    scores: list[int] | None = None
    winners: list[int] | None = None


class HeldSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and the token that holds it; the link is /t/TABLE#SEAT.TOKEN."""

    seat: int
    token: str


class ClockFace(msgspec.Struct, frozen=True, kw_only=True):
    """What the clock shows: server times in milliseconds."""

    now: int
    seat: int | None  # whose time runs; none while a bot decides
    since: int
    deadline: int | None
    times: tuple[int | None, ...]  # what each seat has when its decision begins; none: a bot's
    reserves: tuple[int, ...]


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of chat; seat None: a spectator."""

    number: int
    at: int
    seat: int | None
    name: str
    text: str


class LogLine(msgspec.Struct, frozen=True, kw_only=True):
    """What one action (or one taken back) told the reader's seat."""

    version: int
    seat: int
    at: int
    round: int | None = None  # the one in which it happened
    undone: bool = False
    story: list[Message]
