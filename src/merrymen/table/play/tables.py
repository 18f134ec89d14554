"""Finding tables: those in memory, those that must be read first, and replays."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy import Connection

import merrymen
from merrymen.errors import MerrymenError
from merrymen.table.play.live import Live
from merrymen.table.refusal import Refusal
from merrymen.table.storage import fair, queries
from merrymen.table.storage.rows import TableRow
from merrymen.table.storage.stored_games import StoredGame, load_trail
from merrymen.table.teaching.coach import coach_of
from merrymen.table.times import now_ms

if TYPE_CHECKING:
    from merrymen.table.house import House

logger = logging.getLogger("merrymen.table")

REPLAYED = 8  # stored games kept in memory


class Tables:
    """The tables of one server process, in memory as far as they are needed."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._stored_games: dict[str, StoredGame] = {}

    async def find(self, table_id: str) -> Live:
        """A table by its id, or Refusal."""
        live = self.lives.get(table_id)
        if live is None:
            live = await self._load(table_id)
        else:
            await self._house.follower.make_sure(live)
        if live is None or live.row.status == "closed":
            raise Refusal("no-table", 404)
        live.touched_at = now_ms()
        return live

    async def _load(self, table_id: str) -> Live | None:
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._load_anew(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load_anew(self, table_id: str) -> Live | None:
        live = await self._house.read(lambda connection: self._read(connection, table_id))
        if live is not None:
            self.lives[table_id] = live
            self._house.warming.ask(live.row.game)
        return live

    def _read(self, connection: Connection, table_id: str) -> Live | None:
        row = queries.load_table(connection, table_id)
        if row is None or row.status == "closed" or row.game not in merrymen.games():
            return None
        follower, game = self._house.follower, merrymen.game(row.game)
        if row.seed is None or row.status == "frozen":
            return Live(follower, game, row, None)
        try:
            trail, rows = load_trail(connection, row, self._house.editions)
        except MerrymenError as error:
            # Found differing between two starts (another process was updated, or the file was
            # damaged): show it as frozen; the next start writes down why.
            logger.error("table %s does not replay: %s", row.id, error)
            row.status = "frozen"
            return Live(follower, game, row, None)
        live = Live(follower, game, row, trail, fair.dice_of(connection, row))
        live.coach = coach_of(connection, row, self._house.editions)
        live.recent = {each.seq: (each.seat, each.request) for each in rows}
        return live

    async def stored(self, row: TableRow) -> StoredGame:
        """Every position of a stored game."""
        if row.status not in ("finished", "stored"):
            raise Refusal("not-finished")
        if row.id not in self._stored_games:
            stored = await self._house.read(lambda c: StoredGame(c, row, self._house.editions))
            while len(self._stored_games) >= REPLAYED:
                self._stored_games.pop(next(iter(self._stored_games)))
            self._stored_games[row.id] = stored
        return self._stored_games[row.id]

    def drop(self, live: Live) -> None:
        """Let go of a table whose memory cannot be trusted; its clients come back."""
        self.lives.pop(live.row.id, None)
        for each in list(live.audience):
            each.close()

    def forget_idle(self) -> None:
        """Let go of tables that nobody has looked at for a while."""
        before = now_ms() - int(self._house.limits.idle_s * 1000)
        for table_id, live in list(self.lives.items()):
            if not (live.audience or live.busy or live.thinking) and live.touched_at < before:
                del self.lives[table_id]
