"""What a guest is told about the games of their own."""

from __future__ import annotations

import msgspec


class PastSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Who sat where in a game that is over, and with how many points."""

    name: str  # empty: a bot, which the reader names
    level: str | None  # a bot's
    score: int


class PastGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game that one has played to its end."""

    table: str
    game: str
    at: int
    seat: int  # one's own
    place: int
    won: bool
    against: str | None  # "people", or the level of the strongest bot; none: it does not count
    seats: list[PastSeat]


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """How one fared at a game against people, or against bots of a level."""

    game: str
    against: str
    played: int
    won: int
    average: float
    best: int


class Milestone(msgspec.Struct, frozen=True, kw_only=True):
    """Something to be proud of, and the game in which it was first so; none: not yet."""

    kind: str  # first-win, points, legend, all-games
    game: str | None = None
    points: int | None = None  # how many it takes
    table: str | None = None
    at: int | None = None


class Myself(msgspec.Struct, frozen=True, kw_only=True):
    """The games of one guest: the latest of them, and what comes out of all."""

    name: str
    games: list[PastGame]
    count: int  # of all games, also of those that are not listed
    tallies: list[Tally]
    milestones: list[Milestone]
