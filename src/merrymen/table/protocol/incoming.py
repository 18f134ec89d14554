"""What a client may say over the WebSocket."""

from __future__ import annotations

import msgspec

from merrymen.table.protocol.bounds import Count, Ident, SeatNumber


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
