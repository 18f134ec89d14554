"""Keeping tables in memory in step with the database, whoever has changed it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import Connection

from merrymen.messages import say
from merrymen.table.play.live import Live
from merrymen.table.play.roles import Order
from merrymen.table.play.trail import BACK, Row
from merrymen.table.processes.missed import Missed, News
from merrymen.table.protocol.facts import Preparing
from merrymen.table.protocol.frames import Ack, Problem
from merrymen.table.refusal import Refusal
from merrymen.table.storage import fair, queries
from merrymen.table.storage.rows import TableRow
from merrymen.table.storage.stored_games import load_trail
from merrymen.table.teaching.coach import coach_of

if TYPE_CHECKING:
    from merrymen.table.house import House

T = TypeVar("T")
logger = logging.getLogger("merrymen.table")

TELL_EVERY = 5.0  # seconds between two words about the same trouble


class Follower:
    """What a live table asks for when it has moved, or when the database knows better."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.store = house.store
        self._missed = Missed(house, self._read_news)
        self._told_at: dict[str, float] = {}  # by table: of trouble with the database
        self.away_s = house.limits.away_s

    def preparing(self, game: str) -> Preparing | None:
        """How far a game is that is still being compiled."""
        return self._house.warming.of(game)

    def moved(self, live: Live) -> None:
        """An action is stored: tell other processes, and see who is next."""
        self._house.others.tell_move(live)
        if live.row.status == "finished":
            logger.info("table %s is finished after %d steps", live.row.id, live.version)
            live.tell_table()
        elif live.bot_to_move:
            self._house.minder.think(live)
        if not live.audience:
            self._house.minder.presence_changed(live)  # is anybody else there?
        self._house.others.follow(live)  # what was told while it was being stored

    def lost_track(self, live: Live, pause: float = 0.0) -> None:
        """Read the database again, after a pause."""
        live.busy = True  # from now on: neither an order nor more news may come in between
        self._house.spawn(self._catch_up(live, pause))

    def look_again(self, live: Live) -> None:
        """The database knows of more: read it, unless the table is busy and will find out."""
        if not live.busy:
            self.lost_track(live)

    def look_up(self, live: Live, order: Order) -> None:
        """Find out whether an old order was carried out, and answer it."""
        self._house.spawn(self._look_up(live, order))

    def time_out(self, live: Live) -> None:
        """The mover's time is over."""
        self._house.minder.time_out(live)

    async def _look_up(self, live: Live, order: Order) -> None:
        at, table = order.version + 1, live.row.id
        stored, rows = await self._until_it_goes(
            live,
            lambda: self._house.read(
                lambda c: (queries.version_of(c, table), queries.log_rows(c, table, at - 1, at))
            ),
        )
        if live.version < order.version <= stored:
            live.orders.append(order)  # who asks has seen more than we: catch up, then judge
            self.look_again(live)
            return
        same = any(row.seat == order.seat and row.request == order.id for row in rows)
        version = at if same else live.version
        order.answer(Ack(id=order.id, version=version, applied=same))

    async def _catch_up(self, live: Live, pause: float = 0.0) -> None:
        """Read what the database has beyond what is in memory; the table is busy meanwhile."""
        live.busy = True
        try:
            await asyncio.sleep(pause)
            before, live.behind = live.trail, 0
            row, rows = await self._until_it_goes(live, lambda: self._missed.of(live))
            live.caught_up(row, rows)
            if live.trail is not before and not rows:
                for each in live.audience:
                    each.show()  # it has begun, or gone back: no single step tells how
        except Exception:
            # What is in memory cannot be trusted any more: let go of it. Clients come back, the
            # table is read anew, and requests sent again are found by their ids or carried out.
            logger.exception("table %s is read anew", live.row.id)
            self._house.tables.drop(live)
            return
        if live.bot_to_move and self._house.others.mine(live.row.id):
            self._house.minder.think(live)
        live.resume()
        self._house.others.follow(live)  # what was told while it was read

    async def _until_it_goes(self, live: Live, ask: Callable[[], Awaitable[T]]) -> T:
        """However long the database is away: those who sit here stay, and are told."""
        while True:
            try:
                return await ask()
            except Refusal as refusal:
                if refusal.status != 503:
                    raise
                self.in_trouble(live, refusal.code == "storage-full")

    def in_trouble(self, live: Live, full: bool) -> None:
        """Tell everybody at a table that nothing can be stored now, but not too often."""
        now = time.monotonic()
        if now - self._told_at.get(live.row.id, -TELL_EVERY) >= TELL_EVERY:
            self._told_at[live.row.id] = now
            code = "storage-full" if full else "storage"
            live.tell(Problem(code=code, reason=say(f"table-{code}")))

    def _read_news(
        self, connection: Connection, live: Live, row: TableRow, steps: list[Row]
    ) -> News:
        begun = live.trail is None and row.seed is not None and row.status != "frozen"
        if begun or any(each.action == BACK for each in steps):
            return self._read_whole(connection, live, row)
        return row, steps

    def _read_whole(self, connection: Connection, live: Live, row: TableRow) -> News:
        live.trail, rows = load_trail(connection, row, self._house.editions)
        live.dice = fair.dice_of(connection, row)
        live.coach = coach_of(connection, row, self._house.editions)
        live.recent |= {each.seq: (each.seat, each.request) for each in rows}
        return row, []

    async def make_sure(self, live: Live) -> None:
        """A table that nobody looks at from here is played on elsewhere without a word: look."""
        if self._house.others.shared and not live.audience:
            stored = await self._house.read(lambda c: queries.version_of(c, live.row.id))
            if stored > live.row.version:
                await self.reread(live)

    async def reread(self, live: Live) -> None:
        """Read a table's row and seats again, and tell everybody at it."""
        while live.busy:
            await asyncio.sleep(0.005)
        await self._catch_up(live)

    async def refresh(self, live: Live) -> None:
        """After this process has changed a table: read it again, and tell the others."""
        await self.reread(live)
        self._house.others.tell(live.row.id, "table")
