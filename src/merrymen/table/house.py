"""The house: one server process with everything that its tables need."""

from __future__ import annotations

import asyncio
import logging
import pathlib
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from litestar.channels import ChannelsPlugin
from sqlalchemy import Connection

import merrymen
from merrymen.table.bots.levels import LEVELS, Levels
from merrymen.table.bots.pool import BotPool
from merrymen.table.limits import Limits
from merrymen.table.play.minding import Minder, restart_clocks
from merrymen.table.play.tables import Tables
from merrymen.table.processes.following import Follower
from merrymen.table.processes.others import Others
from merrymen.table.storage import queries
from merrymen.table.storage.shelf import Shelf
from merrymen.table.storage.store import Store
from merrymen.table.storage.verify import freeze_what_differs
from merrymen.table.web.doors import Doors
from merrymen.table.web.tokens import Keys

T = TypeVar("T")
logger = logging.getLogger("merrymen.table")


class House:
    """Opens and closes, reads and writes; its parts find, follow and mind the tables."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        *,
        channels: ChannelsPlugin | None = None,
        editions: pathlib.Path | None = None,
        levels: Levels = LEVELS,
    ) -> None:
        self.store, self.limits, self.levels = store, limits, levels
        self.shelf = Shelf(editions)
        self.keys = Keys(b"")
        self.doors = Doors(limits)
        self.pool = BotPool(limits, levels)
        self.others = Others(self, channels)
        self.follower = Follower(self)
        self.tables = Tables(self)
        self.minder = Minder(self)
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Check the stored tables against the rules, then begin to look after them."""
        self.keys = Keys(await self.write(queries.secret_key))
        await self.read(self.shelf.remember)
        await self.others.beat()
        for table, reason in await self.write(lambda c: freeze_what_differs(c, self.shelf)):
            logger.warning("table %s is frozen: %s", table, merrymen.text(reason))
        if self.others.alone:
            await self.write(restart_clocks)
        self.others.listen()
        self.spawn(self.minder.look_after())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.pool.close()
        await self.others.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside the present call; trouble is logged and hurts nobody else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("something failed beside the table", exc_info=task.exception())

    async def read(self, query: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self.store.read, query)

    async def write(self, change: Callable[[Connection], T]) -> T:
        return await asyncio.wrap_future(self.store.write(change))
