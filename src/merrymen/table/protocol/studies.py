"""What is asked and answered about puzzles, and about what people play."""

from __future__ import annotations

import msgspec

from merrymen.analysis.judging import Option
from merrymen.messages import Message
from merrymen.shapes import View
from merrymen.table.bots.levels import DEFAULT_LEVEL
from merrymen.table.protocol.bounds import Count
from merrymen.table.protocol.facts import TableInfo


class PuzzleName(msgspec.Struct, kw_only=True):
    """Where a puzzle is found."""

    game: str
    id: str


class PuzzleListed(msgspec.Struct, kw_only=True):
    """A puzzle in the list: nothing that gives it away."""

    game: str
    id: str
    grade: int  # 1 to 3
    players: int


class PuzzleList(msgspec.Struct, kw_only=True):
    """All puzzles, by game and grade, and the one of the day."""

    puzzles: list[PuzzleListed]
    day: PuzzleName | None
    date: str  # the day, in universal time


class PuzzleShown(msgspec.Struct, kw_only=True):
    """A puzzle to solve: the position as its seat sees it."""

    id: str
    grade: int
    seat: int
    round: int | None
    finds: dict[str, float]  # how often each level of bots finds the answer
    table: TableInfo
    view: View
    playable: bool  # whether one can play on from here


class PuzzleMove(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What somebody plays in a puzzle."""

    action: Count


class PuzzlePlay(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Play on from a puzzle, against bots of a level."""

    level: str = DEFAULT_LEVEL


class PuzzleAnswer(msgspec.Struct, kw_only=True):
    """What was best, and what else there was."""

    right: bool
    answer: int
    options: list[Option]  # the best first
    why: Message
    simulations: int
    finds: dict[str, float]


class Trend(msgspec.Struct, kw_only=True):
    """Something that people did, and how often they won with it."""

    label: Message
    games: int
    won: float  # the mean share of the victory
    low: float  # where the true share may lie, with 95% confidence
    high: float
    fair: float  # what would be a fair share at these tables


class Trends(msgspec.Struct, kw_only=True):
    """What people play at this house; counted once a day."""

    game: str
    date: str
    games: int
    parts: int  # people's parts in them
    openings: list[Trend]  # first decisions, the most frequent first
    strategies: list[Trend]  # by the heading that brought most points
