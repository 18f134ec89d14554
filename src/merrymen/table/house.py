"""The house: one server process with everything that its tables need."""

from __future__ import annotations

import asyncio
import logging
import pathlib
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Connection

import merrymen
from merrymen.table.bots.levels import LEVELS, Levels
from merrymen.table.bots.pool import BotPool
from merrymen.table.limits import Limits
from merrymen.table.looking_back.analyst import Analyst
from merrymen.table.looking_back.puzzling import PuzzleBook
from merrymen.table.looking_back.trends import TrendsOfTheDay
from merrymen.table.play.hints import Hints
from merrymen.table.play.minding import Minder, restart_clocks
from merrymen.table.play.pages import Pages
from merrymen.table.play.sessions import Sessions
from merrymen.table.play.tables import Tables
from merrymen.table.processes.following import Follower
from merrymen.table.processes.others import Others
from merrymen.table.refusal import Refusal
from merrymen.table.storage.known_editions import KnownEditions
from merrymen.table.storage.store import Store
from merrymen.table.storage.trouble import is_full, is_passing
from merrymen.table.storage.verify import freeze_what_differs
from merrymen.table.warming import Warming
from merrymen.table.web.doors import Doors
from merrymen.table.web.tokens import Keys, new_id

if TYPE_CHECKING:
    from merrymen.table.processes.carrier import Carrier

T = TypeVar("T")
AGAIN_S = 0.2  # before the database is asked once more
logger = logging.getLogger("merrymen.table")


class House:
    """Opens and closes, reads and writes; its parts find, follow and mind the tables."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        *,
        channels: Carrier | None = None,
        editions: pathlib.Path | None = None,
        levels: Levels = LEVELS,
        worker: str | None = None,
        secret: bytes | None = None,
    ) -> None:
        self.store, self.limits, self.levels = store, limits, levels
        self.editions = KnownEditions(editions)
        self.keys = Keys(secret or secrets.token_bytes(32))
        self.doors = Doors(limits)
        self.sessions = Sessions()
        self.warming = Warming(self._changed)
        self.pool = BotPool(limits, levels, self.warming.settled)
        self.hints = Hints(self)
        self.analyst = Analyst(self)
        self.trends = TrendsOfTheDay(self)
        self.puzzles = PuzzleBook(editions.parent / "puzzles" if editions else None)
        self.others = Others(self, channels, worker or new_id())
        self.follower = Follower(self)
        self.tables = Tables(self)
        self.pages = Pages(self)
        self.minder = Minder(self)
        self.announcement: str | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Check the stored tables against the rules, then begin to look after them."""
        await self.read(self.editions.remember)
        await self.others.join()
        for table, reason in await self.write(lambda c: freeze_what_differs(c, self.editions)):
            logger.warning("table %s is frozen: %s", table, merrymen.text(reason))
        if self.others.alone:
            await self.write(restart_clocks)
        self.others.listen()
        self.spawn(self.minder.look_after())

    def _changed(self, game: str) -> None:
        """A game has come further: its tables are told, and the bots load what is ready."""
        if self.warming.of(game) is None:
            self.pool.get_ready(game)
        for live in self.tables.lives.values():
            if live.row.game == game:
                live.tell_table()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.warming.close()
        await self.pool.close()
        self.analyst.end()
        self.pages.close()
        await self.others.close()

    def let_go(self, tables: Iterable[str]) -> None:
        """Something of these tables is erased: nobody, at no process, keeps it in memory."""
        for table_id in tables:
            live = self.tables.lives.get(table_id)
            if live is not None:
                self.tables.drop(live)
            self.others.tell(table_id, "gone")

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside the present call; trouble is logged and hurts nobody else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("something failed beside the table", exc_info=task.exception())

    async def read(
        self, query: Callable[[Connection], T], threads: ThreadPoolExecutor | None = None
    ) -> T:
        """Ask the database; while it is away, wait a little for it to come back."""
        loop = asyncio.get_running_loop()
        end = time.monotonic() + self.limits.database_s
        while True:
            try:
                return await loop.run_in_executor(threads, self.store.read, query)
            except Exception as error:
                self._pass(error, time.monotonic() < end)
            await asyncio.sleep(AGAIN_S)

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Change something; a database that is away has changed nothing."""
        done: Future[T] = self.store.write(change)
        try:
            return await asyncio.wrap_future(done)
        except Exception as error:
            self._pass(error, False)
            raise

    def _pass(self, error: Exception, patient: bool) -> None:
        """Let trouble with the database pass; what stays is raised, in words where there are."""
        if not is_passing(error):
            raise error
        if not patient:
            logger.error("the database cannot be reached: %s", error)
            raise Refusal("storage-full" if is_full(error) else "storage", 503) from error
