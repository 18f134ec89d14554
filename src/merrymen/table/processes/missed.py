"""Reading what tables have missed: those that ask while the database is busy share one look."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from merrymen.errors import DamagedPosition
from merrymen.table.play.live import Live
from merrymen.table.play.trail import Row
from merrymen.table.storage import queries
from merrymen.table.storage.rows import TableRow
from merrymen.table.storage.schema import tables

if TYPE_CHECKING:
    from merrymen.table.house import House

News = tuple[TableRow, list[Row]]
Reader = Callable[[Connection, Live, TableRow, list[Row]], News]
TOGETHER = 200  # tables of one look


class Missed:
    """What the database has of tables beyond what is in memory."""

    def __init__(self, house: House, read: Reader) -> None:
        self._house, self._read_one = house, read
        self._waiting: list[tuple[Live, asyncio.Future[News]]] = []
        self._looking = False

    async def of(self, live: Live) -> News:
        """The row of a table and its new steps, as they are at some moment after this call."""
        future: asyncio.Future[News] = asyncio.get_running_loop().create_future()
        self._waiting.append((live, future))
        if not self._looking:
            self._looking = True
            self._house.spawn(self._look())
        return await future

    async def _look(self) -> None:
        try:
            while self._waiting:
                some, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
                await self._answer(some)
        finally:
            self._looking = False

    async def _answer(self, asked: list[tuple[Live, asyncio.Future[News]]]) -> None:
        lives = [live for live, _ in asked]
        try:
            found: list[News | Exception] = await self._house.read(lambda c: self._all(c, lives))
        except Exception as error:
            found = [error] * len(asked)
        for (_, future), news in zip(asked, found, strict=True):
            if future.done():
                continue
            if isinstance(news, Exception):
                future.set_exception(news)
            else:
                future.set_result(news)

    def _all(self, connection: Connection, lives: list[Live]) -> list[News | Exception]:
        """For each table its news, or what is wrong with it alone."""
        ids = [live.row.id for live in lives]
        rows = {row.id: row for row in queries.load_tables(connection, tables.c.id.in_(ids))}
        versions = {
            live.row.id: (live.row.version, rows[live.row.id].version)
            for live in lives
            if live.row.id in rows
        }
        steps = queries.steps_between(connection, versions)
        return [
            self._one(connection, live, rows.get(live.row.id), steps.get(live.row.id, []))
            for live in lives
        ]

    def _one(
        self, connection: Connection, live: Live, row: TableRow | None, steps: list[Row]
    ) -> News | Exception:
        try:
            if row is None:
                raise DamagedPosition("the table is gone")
            return self._read_one(connection, live, row, steps)
        except DamagedPosition as error:
            return error
