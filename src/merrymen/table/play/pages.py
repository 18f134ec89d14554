"""The log of a table in pages that are made once, however many people turn them.

What a seat was told of a step never changes, so a page is kept once it is made: for each seat its
own, and one for all who only look on. Pages of spectators are read in a thread of their own.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

from merrymen.table.protocol.facts import LogLine
from merrymen.table.storage.rows import TableRow
from merrymen.table.storage.stored_games import log_lines

if TYPE_CHECKING:
    from merrymen.table.house import House

KEPT = 400  # pages


class Page(NamedTuple):
    """The steps after one version up to another, as a seat was told of them."""

    table: str
    seat: int | None
    start: int
    end: int


class Pages:
    """Pages of the logs of all tables, the latest used."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._kept: OrderedDict[Page, list[LogLine]] = OrderedDict()
        self._reading: dict[Page, asyncio.Task[list[LogLine]]] = {}
        self._aside = ThreadPoolExecutor(1, "spectators")

    async def lines(
        self, row: TableRow, seat: int | None, until: int, aside: bool
    ) -> list[LogLine]:
        """The last lines up to a version, oldest first; `aside` for who does not play."""
        count = self._house.limits.log_lines
        first = max(0, until - count)
        found: list[LogLine] = []
        for start in range(first - first % count, until, count):
            page = Page(row.id, seat, start, min(start + count, max(until, row.version)))
            found += await self._lines_of(page, row, aside)
        return [line for line in found if first < line.version <= until]

    async def _lines_of(self, page: Page, row: TableRow, aside: bool) -> list[LogLine]:
        if page in self._kept:
            self._kept.move_to_end(page)
            return self._kept[page]
        task = self._reading.get(page)
        if task is None:
            task = self._reading[page] = asyncio.create_task(self._read(page, row, aside))
            task.add_done_callback(lambda _: self._reading.pop(page, None))
        return await asyncio.shield(task)

    async def _read(self, page: Page, row: TableRow, aside: bool) -> list[LogLine]:
        _, seat, start, end = page
        editions = self._house.editions
        found = await self._house.read(
            lambda c: log_lines(c, row, editions, seat, end, end - start),
            self._aside if aside else None,
        )
        self._kept[page] = found
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found

    def close(self) -> None:
        self._aside.shutdown(wait=False, cancel_futures=True)
