"""Keeping tables in memory in step with the database, whoever has changed it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from merrymen.errors import DamagedPosition
from merrymen.table.play.live import Live
from merrymen.table.play.roles import Order
from merrymen.table.play.trail import Row
from merrymen.table.protocol.frames import Ack
from merrymen.table.storage import queries
from merrymen.table.storage.loading import load_trail
from merrymen.table.storage.rows import TableRow

if TYPE_CHECKING:
    from merrymen.table.house import House

logger = logging.getLogger("merrymen.table")


class Follower:
    """What a live table asks for when it has moved, or when the database knows better."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.store = house.store

    def moved(self, live: Live) -> None:
        """An action is stored: tell other processes, and see who is next."""
        self._house.others.tell(live.row.id, "moved", live.version)
        if live.row.status == "finished":
            live.tell_table()
        elif live.bot_to_move:
            self._house.minder.think(live)

    def lost_track(self, live: Live, pause: float = 0.0) -> None:
        """Read the database again, after a pause."""
        live.busy = True  # from now on: neither an order nor more news may come in between
        self._house.spawn(self._catch_up(live, pause))

    def look_up(self, live: Live, order: Order) -> None:
        """Find out whether an old order was carried out, and answer it."""
        self._house.spawn(self._look_up(live, order))

    async def _look_up(self, live: Live, order: Order) -> None:
        at = order.version + 1
        rows = await self._house.read(lambda c: queries.log_rows(c, live.row.id, at - 1, at))
        same = any(row.seat == order.seat and row.request == order.id for row in rows)
        version = at if same else live.version
        order.answer(Ack(id=order.id, version=version, applied=same))

    async def _catch_up(self, live: Live, pause: float = 0.0) -> None:
        """Read what the database has beyond what is in memory; the table is busy meanwhile."""
        live.busy = True
        try:
            await asyncio.sleep(pause)
            row, rows = await self._house.read(lambda c: self._read_news(c, live))
            live.caught_up(row, rows)
        except Exception:
            # What is in memory cannot be trusted any more: let go of it. Clients come back, the
            # table is read anew, and requests sent again are found by their ids or carried out.
            logger.exception("table %s is read anew", live.row.id)
            self._house.tables.drop(live)
            return
        if live.bot_to_move and self._house.others.mine(live.row.id):
            self._house.minder.think(live)
        live.resume()

    def _read_news(self, connection: Connection, live: Live) -> tuple[TableRow, list[Row]]:
        row = queries.load_table(connection, live.row.id)
        if row is None:
            raise DamagedPosition("the table is gone")
        if live.trail is None and row.seed is not None and row.status != "frozen":
            live.trail, rows = load_trail(connection, row, self._house.shelf)
            live.recent = {each.seq: (each.seat, each.request) for each in rows}
            return row, []
        return row, queries.log_rows(connection, live.row.id, live.version, row.version)

    async def reread(self, live: Live) -> None:
        """Read a table's row and seats again, and tell everybody at it."""
        while live.busy:
            await asyncio.sleep(0.005)
        begun = live.trail is None
        await self._catch_up(live)
        if begun and live.trail is not None:
            for each in live.audience:
                each.show()

    async def refresh(self, live: Live) -> None:
        """After this process has changed a table: read it again, and tell the others."""
        await self.reread(live)
        self._house.others.tell(live.row.id, "table")
