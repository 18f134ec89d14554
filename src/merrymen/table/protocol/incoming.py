"""What a client may say over the WebSocket."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from merrymen.fairness import Hex
from merrymen.table.bots.levels import DEFAULT_LEVEL
from merrymen.table.play.clock import ClockRule
from merrymen.table.protocol.bounds import Count, Ident, SeatNumber
from merrymen.table.protocol.facts import AnswerKind


class ClientMessage(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True
):
    """A message from a client."""


class Enter(ClientMessage, frozen=True, tag="enter"):
    """The first message: which table, which seats one holds, whose view to begin with."""

    table: Ident
    tokens: list[Ident] = []
    seat: SeatNumber | None = None


class Act(ClientMessage, frozen=True, tag="act"):
    """One action of the seat one looks from, at the version one has seen."""

    id: Ident
    version: Count
    action: Count


class Undo(ClientMessage, frozen=True, tag="undo"):
    """Take the own last action back."""

    id: Ident
    version: Count


class TakeBack(ClientMessage, frozen=True, tag="take_back"):
    """Against bots alone: go back to a version at which one had to decide. It is practice then."""

    id: Ident
    version: Count
    to: Count


class Look(ClientMessage, frozen=True, tag="look"):
    """Hot-seat: see the table from another of one's seats."""

    seat: SeatNumber | None = None


class Chat(ClientMessage, frozen=True, tag="chat"):
    """Say something to everybody at the table: a text, or a quick phrase by its message id."""

    text: str = ""
    phrase: Ident | None = None
    id: Ident | None = None  # comes back as `about` where the line was not taken


class Leave(ClientMessage, frozen=True, tag="leave"):
    """Get up: before the game the seat is free again, in the game a bot plays on."""

    seat: SeatNumber


class Return(ClientMessage, frozen=True, tag="return"):
    """Be back: take one's seat from the bot, end a question about one's absence."""

    seat: SeatNumber


class HandOver(ClientMessage, frozen=True, tag="hand_over"):
    """Let a bot play on for somebody who has been away too long."""

    seat: SeatNumber


class Ready(ClientMessage, frozen=True, tag="ready"):
    """One is ready to begin, or not yet. When all are and no seat is free, the countdown runs."""

    ready: bool = True


class Swap(ClientMessage, frozen=True, tag="swap"):
    """Change places: one's own seat with a free one; the host any two."""

    seat: SeatNumber
    other: SeatNumber


class SetSeat(ClientMessage, frozen=True, tag="set_seat"):
    """The host makes a seat where no person sits open, an invitation or a bot's."""

    seat: SeatNumber
    kind: Literal["open", "invite", "bot"]
    level: Ident = DEFAULT_LEVEL


class SetTable(ClientMessage, frozen=True, tag="set_table"):
    """The host changes what will be played; what is left out stays."""

    options: dict[str, Any] | None = None
    edition: Ident | None = None
    clock: ClockRule | None = None
    players: Count | None = None
    listed: bool | None = None
    undo: bool | None = None
    hints: bool | None = None


class Kick(ClientMessage, frozen=True, tag="kick"):
    """The host sends somebody away from a table that gathers; the seat is free again."""

    seat: SeatNumber


class Close(ClientMessage, frozen=True, tag="close"):
    """The host closes a table that gathers."""


class Start(ClientMessage, frozen=True, tag="start"):
    """The host begins, after a countdown; bots take the seats that are still free."""

    level: Ident = DEFAULT_LEVEL


class Hold(ClientMessage, frozen=True, tag="hold"):
    """Stop the countdown: anybody who sits at the table may."""


class Rematch(ClientMessage, frozen=True, tag="rematch"):
    """Ask for the same game again; who wants to comes along, the others stay."""

    seal: Hex | None = None  # of what one will put into its chance


class Seal(ClientMessage, frozen=True, tag="seal"):
    """The seal of the nonce that one will put into the game's chance."""

    seal: Hex


class Unseal(ClientMessage, frozen=True, tag="open"):
    """The nonce itself, when the table shows everybody's seals."""

    nonce: Hex


class AskUndo(ClientMessage, frozen=True, tag="ask_undo"):
    """Ask the others to let one take back one's last decision."""

    version: Count


class Reply(ClientMessage, frozen=True, tag="answer"):
    """One's answer to the table's question."""

    about: Literal["away", "undo"]
    answer: AnswerKind


class Nudge(ClientMessage, frozen=True, tag="nudge"):
    """Remind whoever is waited for."""


class Mute(ClientMessage, frozen=True, tag="mute"):
    """The host keeps somebody from chatting at this table, or allows it again."""

    who: Ident
    muted: bool = True


class Block(ClientMessage, frozen=True, tag="block"):
    """One does not want to hear somebody any more, at any table; or again."""

    who: Ident
    blocked: bool = True


class Report(ClientMessage, frozen=True, tag="report"):
    """Tell the server's keeper about somebody; a line of chat may be named."""

    who: Ident
    text: str = ""
    line: Count | None = None


class Log(ClientMessage, frozen=True, tag="log"):
    """Older lines of the log: those before a version."""

    before: Count


class AskFinal(ClientMessage, frozen=True, tag="ask_final"):
    """Which of the actions one is offered could not be taken back?"""


class AskHint(ClientMessage, frozen=True, tag="ask_hint"):
    """What would Legend do here? With an action: why not that?"""

    version: Count
    action: Count | None = None


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Are you there?"""


Incoming = (
    Enter
    | Act
    | Undo
    | TakeBack
    | Look
    | Chat
    | Leave
    | Return
    | HandOver
    | Ready
    | Swap
    | SetSeat
    | SetTable
    | Kick
    | Close
    | Start
    | Hold
    | Rematch
    | Seal
    | Unseal
    | AskUndo
    | Reply
    | Nudge
    | Mute
    | Block
    | Report
    | Log
    | AskFinal
    | AskHint
    | Ping
)
