"""What is told of a table: its seats, its clock, its chat and its log."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from merrymen.fairness import Fairness
from merrymen.messages import Message
from merrymen.table.play.clock import ClockRule

Status = Literal["gathering", "playing", "finished", "stored", "frozen", "closed"]
SeatKind = Literal["open", "invite", "person", "bot"]
Origin = Literal["live", "imported", "continued"]
Mark = Literal["practice", "hints"]  # something was taken back freely; a hint was asked for
AnswerKind = Literal["wait", "bot", "end", "yes", "no"]


class SeatInfo(msgspec.Struct, kw_only=True):
    """What everybody knows of a seat."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None = None  # of the bot that sits here
    character: str | None = None  # and what it is like, in games where one talks
    played_on: bool = False  # a bot plays on for the owner, until the owner returns
    here: bool = False
    ready: bool = False  # while the table gathers
    late: int = 0  # decisions in a row that a bot had to take because time ran out
    who: str | None = None  # names the person at this table, for mute, block and report
    muted: bool = False
    kept_for: str = ""  # a free seat of a rematch: whose it was


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat has answered to the table's question."""

    seat: int
    answer: AnswerKind


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What the people at a table are asked; their answers settle it."""

    about: Literal["away", "undo"]  # somebody keeps the table waiting; somebody wants to take back
    seat: int  # who does not decide, or who asks
    asked: list[int]  # the seats that may answer
    answers: list[Answer] = []
    version: int  # the table's, when it was asked: another one ends the question
    asked_at: int


class Preparing(msgspec.Struct, frozen=True, kw_only=True):
    """How far a game is that is still being compiled; until then its bots wait."""

    done: int
    steps: int
    failed: bool = False  # it cannot be compiled here: played all the same, with simple bots


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
    now: int = 0  # the server's time; every time told of a table is to be read beside it
    code: str | None = None  # three words that lead here while the table lives
    hot_seat: bool = False  # several seats are the host's, at one screen
    starts_at: int | None = None  # a countdown runs: the game begins then
    paused: bool = False  # nobody is there: neither clocks nor bots go on
    question: Question | None = None
    hand_over_at: int | None = None  # from then on, others may have a bot play on for the mover
    ended: Message | None = None  # why a game stopped before its end
    preparing: Preparing | None = None  # the game is being compiled, and its bots wait for it
    lesson: str | None = None  # a guided game, by its lesson's name
    hints: bool = False  # whether one may ask for hints here
    free_undo: bool = False  # against bots alone: back to any own decision, as practice
    marks: list[Mark] = []  # how this game was played
    fairness: Fairness | None = None  # what settles the chance; parts while gathering: open yours


class Coach(msgspec.Struct, frozen=True, kw_only=True):
    """What the coach of a guided game says to the learner now."""

    lesson: str
    steps: list[str]  # their names; the words are the messages teach-LESSON-STEP
    at: int  # the step that is due or comes next; as many as there are steps: all are done
    say: Message | None = None  # none: the game simply goes on
    ring: list[str] = []  # what the words mean: parts of the table by name
    wants: list[int] = []  # the actions that are waited for; none: a click on "next"
    answer: bool = False  # the words answer what was just done: it can be taken back
    left: bool = False  # the learner plays on alone, and may call the coach again


class HeldSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and the token that holds it; the link is /t/TABLE#SEAT.TOKEN."""

    seat: int
    token: str
    code: str | None = None  # an invitation's three words


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
    phrase: str | None = None  # a quick phrase: a message id; then the text is empty
    who: str = ""  # names the speaker at this table, for mute, block and report


class LogLine(msgspec.Struct, frozen=True, kw_only=True):
    """What one action (or one taken back) told the reader's seat."""

    version: int
    seat: int
    at: int
    round: int | None = None  # the one in which it happened
    undone: bool = False
    back_to: int | None = None  # undone as far as this version; none: the last action only
    stand_in: bool = False  # a bot did it for the seat's owner
    story: list[Message]
