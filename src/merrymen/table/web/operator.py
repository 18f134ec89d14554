"""The operator's desk: what the server's keeper asks of a running server, over a local socket.

The socket lies in a folder that only the server's own user may enter; a file in the data folder
says where.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pathlib
import shutil
import socket
import tempfile
from typing import TYPE_CHECKING, Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

import merrymen
from merrymen.messages import say
from merrymen.table.keeping.erasing import Erased, forget, guest_called
from merrymen.table.play.telling import table_info
from merrymen.table.protocol.facts import TableInfo
from merrymen.table.protocol.frames import Announcement
from merrymen.table.refusal import Refusal
from merrymen.table.storage import queries
from merrymen.table.storage.rows import TableRow
from merrymen.table.storage.schema import tables
from merrymen.table.times import now_ms

if TYPE_CHECKING:
    from merrymen.table.house import House

logger = logging.getLogger("merrymen.table")

MOST_LETTERS = 500  # of an announcement


class Wish(msgspec.Struct, kw_only=True):
    """What the keeper wants."""

    do: Literal["list", "close", "announce", "forget"]
    table: str = ""
    text: str = ""
    guest: str = ""  # whom to forget: an id, or what they are called at the table


class Answer(msgspec.Struct, kw_only=True):
    """What came of it."""

    trouble: str = ""
    tables: list[TableInfo] = []
    erased: Erased | None = None


class Desk:
    """Listens for the keeper as long as the server runs."""

    def __init__(self, house: House, data: pathlib.Path) -> None:
        self._house = house
        self._sign = data / "operators" / str(os.getpid())
        self._folder = pathlib.Path(tempfile.mkdtemp(prefix="merrymen-"))
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        path = self._folder / "desk"
        self._server = await asyncio.start_unix_server(self._serve, path)
        self._sign.parent.mkdir(parents=True, exist_ok=True)
        self._sign.write_text(str(path))

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        self._sign.unlink(missing_ok=True)
        shutil.rmtree(self._folder, ignore_errors=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            wish = msgspec.json.decode(await reader.readline(), type=Wish)
            answer = await self._do(wish)
        except Refusal as refusal:
            answer = Answer(trouble=merrymen.text(refusal.reason))
        except (msgspec.DecodeError, ValueError) as error:
            answer = Answer(trouble=str(error))
        writer.write(msgspec.json.encode(answer) + b"\n")
        with contextlib.suppress(ConnectionError):
            await writer.drain()
        writer.close()

    async def _do(self, wish: Wish) -> Answer:
        if wish.do == "list":
            return Answer(tables=await self._list())
        if wish.do == "forget":
            erased = await self._house.write(lambda c: forget_guest(c, wish))
            self._house.let_go(erased.tables)
            logger.info("a guest is forgotten, at %d tables", len(erased.tables))
            return Answer(erased=erased)
        if wish.do == "close":
            await self._close(wish.table)
            logger.info("table %s is closed by the keeper", wish.table)
        else:
            await self._announce(" ".join(wish.text.split())[:MOST_LETTERS])
        return Answer()

    async def _list(self) -> list[TableInfo]:
        lives = self._house.tables.lives
        rows = await self._house.read(live_tables)
        return [
            lives[row.id].info() if row.id in lives else plain_info(row)
            for row in rows
            if row.game in merrymen.games()
        ]

    async def _close(self, table_id: str) -> None:
        live = await self._house.tables.find(table_id)
        await self._house.write(lambda c: close_table(c, table_id))
        await self._house.follower.refresh(live)

    async def _announce(self, words: str) -> None:
        at = now_ms()
        self._house.announcement = words or None
        self._house.sessions.announce(Announcement(text=words, at=at))
        self._house.others.tell("", "announce", version=at, words=[words])
        logger.info("announced: %s", words)


def live_tables(connection: Connection) -> list[TableRow]:
    """Tables that gather or play, the latest first."""
    return queries.load_tables(connection, tables.c.status.in_(queries.LIVE), 1_000)


def plain_info(row: TableRow) -> TableInfo:
    """A table that nobody is at."""
    return table_info(row, merrymen.game(row.game), [], set())


def close_table(connection: Connection, table_id: str) -> None:
    """One that gathers is closed; a game is ended, and can still be looked at."""
    row = queries.locked_table(connection, table_id)
    if row is None or row.status not in queries.LIVE:
        raise Refusal("no-table", 404)
    ended = {"status": "stored", "ended": say("table-ended-keeper")}
    values: dict[str, Any] = {"status": "closed"} if row.seed is None else ended
    connection.execute(
        sa.update(tables)
        .where(tables.c.id == table_id)
        .values(due_at=None, question=None, changed_at=now_ms(), **values)
    )


def forget_guest(connection: Connection, wish: Wish) -> Erased:
    """Erase a guest by id, or by a table and what they are called there."""
    guest = guest_called(connection, wish.guest, wish.table) if wish.table else wish.guest
    return forget(connection, guest)


def ask(data: pathlib.Path, wish: Wish) -> Answer | None:
    """Ask a running server of a data folder (it tells the others); None where none runs."""
    for sign in sorted((data / "operators").glob("*")):
        try:
            return _ask(sign.read_text(), wish)
        except (ConnectionError, FileNotFoundError):
            sign.unlink(missing_ok=True)  # it ended without a word
    return None


def _ask(path: str, wish: Wish) -> Answer:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as desk:
        desk.connect(path)
        desk.sendall(msgspec.json.encode(wish) + b"\n")
        with desk.makefile("rb") as answer:
            return msgspec.json.decode(answer.readline(), type=Answer)
