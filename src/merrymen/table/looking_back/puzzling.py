"""Puzzles at the table: what is asked, what is answered, and playing on from there."""

from __future__ import annotations

import asyncio
import datetime
import hashlib
import pathlib
from typing import TYPE_CHECKING

import merrymen
from merrymen.match import Match
from merrymen.puzzles.puzzle import Puzzle, puzzles
from merrymen.table.bots.levels import check_level
from merrymen.table.lobby.files import keep_begun
from merrymen.table.lobby.joining import own
from merrymen.table.lobby.making import check_room
from merrymen.table.lobby.rows import new_row
from merrymen.table.play.telling import table_info
from merrymen.table.protocol.requests import OwnTable
from merrymen.table.protocol.studies import (
    PuzzleAnswer,
    PuzzleList,
    PuzzleListed,
    PuzzleName,
    PuzzleShown,
)
from merrymen.table.refusal import Refusal
from merrymen.table.storage.rows import SeatRow
from merrymen.table.storage.stored_games import first_position, rows_of
from merrymen.table.times import now_ms
from merrymen.table.web.tokens import Guest

if TYPE_CHECKING:
    from merrymen.table.house import House

FIRST_DAY = datetime.date(2026, 1, 1)


class PuzzleBook:
    """All puzzles that a house has: those that ship, and the keeper's own in the data folder."""

    def __init__(self, folder: pathlib.Path | None) -> None:
        self._folder = folder
        self._known: dict[str, dict[str, Puzzle]] | None = None
        self._reading = asyncio.Lock()

    async def all(self) -> dict[str, dict[str, Puzzle]]:
        """By game and id, read once and not in the way of play."""
        async with self._reading:
            if self._known is None:
                self._known = await asyncio.to_thread(self._read)
        return self._known

    def _read(self) -> dict[str, dict[str, Puzzle]]:
        found = {}
        for game in merrymen.games():
            own = puzzles(game, self._folder) if self._folder else ()
            found[game] = {each.id: each for each in (*puzzles(game), *own)}
        return found

    async def find(self, game: str, puzzle: str) -> Puzzle:
        found = (await self.all()).get(game, {}).get(puzzle)
        if found is None:
            raise Refusal("no-puzzle", 404)
        return found

    async def listed(self, today: datetime.date) -> PuzzleList:
        """What there is, without a word about answers, and the one of the day."""
        known = [each for game in (await self.all()).values() for each in game.values()]
        listed = [
            PuzzleListed(game=each.game, id=each.id, grade=each.grade, players=each.match().players)
            for each in known
        ]
        chosen = of_the_day(known, today)
        day = None if chosen is None else PuzzleName(game=chosen.game, id=chosen.id)
        return PuzzleList(puzzles=listed, day=day, date=today.isoformat())


def of_the_day(known: list[Puzzle], today: datetime.date) -> Puzzle | None:
    """One a day, the same for everybody, and none again before all others had their day."""
    if not known:
        return None
    mixed = sorted(known, key=lambda each: hashlib.sha256(each.id.encode()).digest())
    return mixed[(today - FIRST_DAY).days % len(mixed)]


def show(puzzle: Puzzle, guest: Guest | None) -> PuzzleShown:
    """The position as its seat may know it. The answer is not in it."""
    match, seat = puzzle.match(), puzzle.seat
    row = new_row(
        match.game, match.edition.hash, match.options, Guest("", ""), _seats(match, seat, guest)
    )
    row.status, row.origin = "playing", "continued"
    return PuzzleShown(
        id=puzzle.id,
        grade=puzzle.grade,
        seat=seat,
        round=match.round,
        finds=puzzle.finds,
        table=table_info(row, match.game, [seat], {seat}),
        view=match.view_of(match.hidden(seat).reading, seat, seat),
        playable=puzzle.played is not None,
    )


def _seats(match: Match, seat: int, guest: Guest | None, level: str = "outlaw") -> list[SeatRow]:
    return [
        SeatRow(
            seat=0, kind="person", name=guest.name if guest else "", guest=guest.id if guest else ""
        )
        if number == seat
        else SeatRow(seat=0, kind="bot", name="", level=level)
        for number in range(match.players)
    ]


def answer(puzzle: Puzzle, action: int) -> PuzzleAnswer:
    """What somebody's move is worth beside the answer; only what is legal is judged."""
    if action not in puzzle.match().legal():
        raise Refusal("no-such-move", 400)
    return PuzzleAnswer(
        right=action == puzzle.answer,
        answer=puzzle.answer,
        options=puzzle.options,
        why=puzzle.why,
        simulations=puzzle.simulations,
        finds=puzzle.finds,
    )


async def play_on(house: House, guest: Guest, puzzle: Puzzle, level: str, address: str) -> OwnTable:
    """A table that begins where the puzzle stands; bots have the other seats."""
    check_level(house.levels, level)
    told = puzzle.played
    if told is None:
        raise Refusal("no-puzzle", 404)
    await check_room(house, guest, address)
    at = now_ms()
    match, rows = await house.read(lambda _: rows_of(told, house.editions, at))
    row = new_row(
        match.game, told.edition, match.options, guest, _seats(match, puzzle.seat, guest, level)
    )
    row.origin, row.seed = "continued", told.seed
    await keep_begun(house, row, rows, match, first_position(row, house.editions))
    return own(house, await house.tables.find(row.id), guest)
