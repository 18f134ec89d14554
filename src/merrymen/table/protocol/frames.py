"""What the server says over the WebSocket."""

from __future__ import annotations

from typing import Any

import msgspec

from merrymen.messages import Message
from merrymen.table.protocol.facts import ChatLine, ClockFace, HeldSeat, LogLine, TableInfo


class Frame(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """A message from the server."""


class Entered(Frame, frozen=True, tag="entered"):
    """The answer to `enter`; the view comes next."""

    table: TableInfo
    seats: list[int]  # those one holds here
    seat: int | None  # the one whose view one gets
    hosting: bool
    chat: list[ChatLine]
    log: list[LogLine]
    rematch: list[HeldSeat] = []


class View(Frame, frozen=True, tag="view"):
    """The table as one seat sees it now, and what led to it."""

    version: int
    seat: int | None
    view: dict[str, Any]
    story: list[LogLine]
    waiting: list[int]
    undo: bool  # whether the last action can be taken back
    clock: ClockFace | None


class Ack(Frame, frozen=True, tag="ack"):
    """The request with this id is stored as this version; or it was stale and not applied."""

    id: str
    version: int
    applied: bool = True


class Refused(Frame, frozen=True, tag="refused"):
    """The request changed nothing; why, in words."""

    id: str
    version: int
    reason: Message


class TableNews(Frame, frozen=True, tag="table"):
    """Seats, who is present, status or something else about the table has changed."""

    table: TableInfo
    clock: ClockFace | None = None


class ChatNews(Frame, frozen=True, tag="chat"):
    """A new line of chat."""

    line: ChatLine


class LogPage(Frame, frozen=True, tag="log"):
    """Older lines of the log."""

    lines: list[LogLine]


class Weighed(Frame, frozen=True, tag="weighed"):
    """The actions that could not be taken back, as far as the seat can know."""

    version: int
    final: list[int]


class Next(Frame, frozen=True, tag="rematch"):
    """The rematch, with one's own seats at it."""

    table: str
    seats: list[HeldSeat]


class Problem(Frame, frozen=True, tag="problem"):
    """A message that could not be taken; the table is unchanged."""

    code: str
    reason: Message


class Pong(Frame, frozen=True, tag="pong"):
    """Yes."""

    now: int
