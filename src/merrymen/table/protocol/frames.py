"""What the server says over the WebSocket."""

from __future__ import annotations

import msgspec

from merrymen import shapes
from merrymen.analysis.judging import Option
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
    blocked: list[str] = []  # whom one does not hear, as far as they are at this table


class Seated(Frame, frozen=True, tag="seated"):
    """One's seats at this table have changed: these are held now, with these tokens."""

    seats: list[HeldSeat]
    seat: int | None  # the one whose view one gets
    reason: Message | None = None


class OtherDevice(Frame, frozen=True, tag="device"):
    """Another device has entered in one's own seat."""

    seat: int


class Nudged(Frame, frozen=True, tag="nudge"):
    """Somebody reminds the one who is waited for."""

    seat: int  # who reminds
    to: int


class Announcement(Frame, frozen=True, tag="announce"):
    """The server's keeper has something to say to everybody."""

    text: str
    at: int


class View(Frame, frozen=True, tag="view"):
    """The table as one seat sees it now, and what led to it."""

    version: int
    seat: int | None
    view: shapes.View
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


class Hint(Frame, frozen=True, tag="hint"):
    """What Legend would do, from what the asking seat may know; or why not an action."""

    version: int
    options: list[Option]  # the best first
    chances: list[float]  # every seat's chance to win, if the best is done
    why: list[Message]  # what the best has over the next, or over what was asked about
    seconds: float
    about: Option | None = None  # the action that was asked about


class Next(Frame, frozen=True, tag="rematch"):
    """Somebody wants a rematch: where it gathers, and the seats kept there for one."""

    table: str
    seats: list[HeldSeat]
    seat: int | None = None  # who asks


class Problem(Frame, frozen=True, tag="problem"):
    """A message that could not be taken; the table is unchanged."""

    code: str
    reason: Message
    about: str | None = None  # the id of the message that was not taken, where it had one
    at: int | None = None  # when it will be possible


class Pong(Frame, frozen=True, tag="pong"):
    """Yes."""

    now: int
