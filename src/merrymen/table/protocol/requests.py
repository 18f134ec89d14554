"""What is asked and answered over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from merrymen.analysis import Analysis
from merrymen.fairness import Hex
from merrymen.messages import Message
from merrymen.shapes import View
from merrymen.table.bots.levels import DEFAULT_LEVEL
from merrymen.table.play.clock import ClockRule
from merrymen.table.protocol.bounds import Count, Ident, SeatNumber
from merrymen.table.protocol.facts import HeldSeat, Preparing, TableInfo


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
    lessons: list[str]  # guided games, the first one first
    secrets: bool  # whether one seat ever knows what another does not
    preparing: Preparing | None = None  # it is being compiled: one can play, its bots wait


class HouseInfo(msgspec.Struct, kw_only=True):
    """Everything to offer on the home page."""

    version: str
    games: list[GameInfo]
    levels: list[str]
    languages: list[str]
    chat_letters: int
    name_letters: int
    guest: str | None  # one's own name, where one has come before
    phrases: list[str]  # the message ids of the quick phrases
    addresses: list[str]  # where others in the same network find this server
    announcement: str | None = None


class Name(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How a guest wants to be called."""

    name: str


class SeatWish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit here. Several `me` are a hot-seat table."""

    kind: Literal["me", "open", "invite", "bot"]
    level: str = DEFAULT_LEVEL
    name: str = ""  # for a hot seat: who sits beside me


class NewTable(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A table to be made. With nobody but oneself and bots it begins at once."""

    game: str
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=12)]
    options: dict[str, Any] = {}
    edition: str | None = None
    listed: bool = False
    undo: bool = True
    hints: bool = False  # whether everybody may ask for hints; against bots alone one always may
    clock: ClockRule = ClockRule()
    seal: Hex | None = None  # of what one will put into the game's chance


class PlayNow(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A game against bots, at once."""

    game: str
    players: Count | None = None
    level: str = DEFAULT_LEVEL
    options: dict[str, Any] = {}
    edition: str | None = None
    seal: Hex | None = None  # of what one will put into the game's chance


class StartLesson(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A guided game, at once."""

    lesson: Ident


class Claim(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A seat's token, from its link, or the three words of a device's code."""

    token: Ident


class SeatCode(msgspec.Struct, kw_only=True):
    """Three words that let another device into one's seat: once, and soon."""

    code: str
    until: int  # server time
    now: int


class Found(msgspec.Struct, kw_only=True):
    """Where three words lead. With a token, `claim` takes the seat."""

    kind: Literal["table", "invite", "device"]
    table: TableInfo
    seat: int | None = None
    token: str | None = None


class Continue(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Go on from a point of a stored game: which seats are mine, how strong the bots are."""

    step: Count
    seats: Annotated[list[SeatNumber], msgspec.Meta(min_length=1, max_length=12)]
    level: str = DEFAULT_LEVEL


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
    view: View
    story: list[Message]


class LookingBack(msgspec.Struct, kw_only=True):
    """How far the analysis of a game is, and what is known by now: first of all the curve."""

    wanted: bool  # it is under way, or waits for its turn
    done: int
    total: int
    analysis: Analysis | None


class Fared(msgspec.Struct, kw_only=True):
    """How one fared against bots of one level at one game, practice left out."""

    game: str
    level: str
    games: int
    wins: int


class OwnRecord(msgspec.Struct, kw_only=True):
    """What one has played to the end."""

    finished: list[str]  # the games that one has finished at least once
    fared: list[Fared]


class Trouble(msgspec.Struct, kw_only=True):
    """Why a request was not carried out."""

    code: str
    reason: Message
