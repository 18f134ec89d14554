"""Every message of the table, typed: what goes over the WebSocket and over HTTP.

`docs/protocol.md` explains them with examples; this file is what the server checks.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from merrymen.messages import Message
from merrymen.table.clock import ClockRule

Status = Literal["gathering", "playing", "finished", "stored", "frozen", "closed"]
SeatKind = Literal["open", "invite", "person", "bot"]
Ident = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class Said(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """A message from a client."""


class Enter(Said, frozen=True, tag="enter"):
    """The first message: which table, which seats one holds, whose view to begin with."""

    table: Ident
    tokens: list[Ident] = []
    seat: SeatNumber | None = None


class Act(Said, frozen=True, tag="act"):
    """One action of the seat one looks from, at the version one has seen."""

    id: Ident
    version: Count
    action: Count


class Undo(Said, frozen=True, tag="undo"):
    """Take the own last action back."""

    id: Ident
    version: Count


class Look(Said, frozen=True, tag="look"):
    """Hot-seat: see the table from another of one's seats."""

    seat: SeatNumber | None = None


class Chat(Said, frozen=True, tag="chat"):
    """Say something to everybody at the table."""

    text: str


class Leave(Said, frozen=True, tag="leave"):
    """Let a bot play on in one's seat."""

    seat: SeatNumber


class Return(Said, frozen=True, tag="return"):
    """Take one's seat back from the bot."""

    seat: SeatNumber


class HandOver(Said, frozen=True, tag="hand_over"):
    """Let a bot play on for somebody who has been away too long."""

    seat: SeatNumber


class Start(Said, frozen=True, tag="start"):
    """The host begins; bots take the seats that are still free."""

    level: str = "outlaw"


class Rematch(Said, frozen=True, tag="rematch"):
    """The same game again with the same seats."""


class Log(Said, frozen=True, tag="log"):
    """Older lines of the log: those before a version."""

    before: Count


class Weigh(Said, frozen=True, tag="weigh"):
    """Which of the actions one is offered could not be taken back?"""


class Ping(Said, frozen=True, tag="ping"):
    """Are you there?"""


Incoming = (
    Enter
    | Act
    | Undo
    | Look
    | Chat
    | Leave
    | Return
    | HandOver
    | Start
    | Rematch
    | Log
    | Weigh
    | Ping
)


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
    origin: Literal["live", "imported", "continued"]
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


class OptionInfo(msgspec.Struct, kw_only=True):
    """A choice made before the game begins."""

    choices: list[Any]
    default: Any


class EditionInfo(msgspec.Struct, kw_only=True):
    """An edition that a table can be played with."""

    hash: str
    title: str
    shipped: bool


class GameInfo(msgspec.Struct, kw_only=True):
    """A game, as the home page needs it."""

    name: str
    title: str
    author: str
    publisher: str
    rules: int
    players: list[int]
    options: dict[str, OptionInfo]
    editions: list[EditionInfo]
    headings: list[str]


class HouseInfo(msgspec.Struct, kw_only=True):
    """Everything to offer on the home page."""

    version: str
    games: list[GameInfo]
    levels: list[str]
    languages: list[str]
    chat_letters: int
    name_letters: int
    guest: str | None  # one's own name, where one has come before


class Name(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How a guest wants to be called."""

    name: str


class SeatWish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit here. Several `me` are a hot-seat table."""

    kind: Literal["me", "open", "invite", "bot"]
    level: str = "outlaw"
    name: str = ""  # for a hot seat: who sits beside me


class NewTable(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A table to be made. It begins as soon as no seat is free."""

    game: str
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=12)]
    options: dict[str, Any] = {}
    edition: str | None = None
    listed: bool = False
    undo: bool = True
    clock: ClockRule = ClockRule()


class PlayNow(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A game against bots, at once."""

    game: str
    players: Count | None = None
    level: str = "outlaw"
    options: dict[str, Any] = {}
    edition: str | None = None


class Claim(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A seat's token, from its link."""

    token: Ident


class Continue(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Go on from a point of a stored game: which seats are mine, how strong the bots are."""

    step: Count
    seats: Annotated[list[SeatNumber], msgspec.Meta(min_length=1, max_length=12)]
    level: str = "outlaw"


class OwnTable(msgspec.Struct, kw_only=True):
    """A table, the seats one holds there, and the links for those whom one invites."""

    table: TableInfo
    seats: list[HeldSeat]
    invites: list[HeldSeat] = []


class ReplayStep(msgspec.Struct, kw_only=True):
    """One position of a finished game from one point of view, and what led to it."""

    step: int
    steps: int
    seat: int | None
    mover: int | None  # who took the action that led here
    round: int | None  # the round in which that happened
    view: dict[str, Any]
    story: list[Message]


class Trouble(msgspec.Struct, kw_only=True):
    """Why a request was not carried out."""

    code: str
    reason: Message
