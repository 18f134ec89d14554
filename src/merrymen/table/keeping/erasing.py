"""Taking people out of what is stored: games stay as they were played, nobody's name stays."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from merrymen.messages import say
from merrymen.table.keeping.opening import file_of
from merrymen.table.lobby import codes
from merrymen.table.lobby.joining import free_seat
from merrymen.table.refusal import Refusal
from merrymen.table.storage import queries, seating
from merrymen.table.storage.rows import SeatRow, TableRow
from merrymen.table.storage.schema import blocks, chats, seats, tables
from merrymen.table.times import now_ms
from merrymen.table.web.tokens import same_name

NOBODY = ""  # the host of a table whose host is forgotten
SOMEBODY = "?"  # whom a seat of a rematch was kept for


class Erased(msgspec.Struct, kw_only=True):
    """What was erased, and the tables that are not as they were."""

    seats: int = 0
    lines: int = 0  # of chat
    hosted: int = 0
    blocks: int = 0
    closed: int = 0  # tables that the guest had open and nobody else played at
    tables: list[str] = []

    def __bool__(self) -> bool:
        return bool(self.seats or self.lines or self.hosted or self.blocks)


def guest_called(connection: Connection, name: str, table_id: str) -> str:
    """The guest who is called so at a table, in a seat or in chat; Refusal where it is not one."""
    seated = sa.select(seats.c.guest, seats.c.name).where(seats.c.table_id == table_id)
    talked = sa.select(chats.c.guest, chats.c.name).where(chats.c.table_id == table_id)
    hosts = sa.select(tables.c.host, tables.c.host_name).where(tables.c.id == table_id)
    found = {
        row[0]
        for query in (seated, talked, hosts)
        for row in connection.execute(query)
        if row[0] and same_name(row[1], name)
    }
    if len(found) != 1:
        raise Refusal("forget-two" if found else "forget-nobody", 404, name=name)
    return str(found.pop())


def forget(connection: Connection, guest: str) -> Erased:
    """Erase a guest everywhere, in one transaction."""
    erased = Erased()
    if not guest:
        return erased
    seated = sa.select(seats.c.table_id).where(seats.c.guest == guest)
    theirs = sa.or_(tables.c.host == guest, tables.c.id.in_(seated))
    for row in queries.load_tables(connection, theirs):
        queries.locked_table(connection, row.id)
        _leave(connection, row, guest, erased)
        erased.tables.append(row.id)
    _silence(connection, guest, erased)
    for column in (tables.c.muted, tables.c.kicked):
        _strike_out(connection, column, guest)
    either = sa.or_(blocks.c.guest == guest, blocks.c.blocked == guest)
    erased.blocks = connection.execute(sa.delete(blocks).where(either)).rowcount
    return erased


def _leave(connection: Connection, row: TableRow, guest: str, erased: Erased) -> None:
    """Take a guest out of a table: seats, the name of its host, and what others kept for them."""
    mine = [seat for seat in row.seats if seat.guest == guest]
    alone = not any(seat.kind == "person" and seat.guest != guest for seat in row.seats)
    for seat in mine:
        _vacate(connection, row, seat)
        kept = sa.and_(seats.c.table_id == row.next, seats.c.kept_for == seat.name)
        connection.execute(sa.update(seats).where(kept).values(kept_for=SOMEBODY))
        # Lines of the first release do not say whose they are, only from which seat.
        unsigned = sa.and_(
            chats.c.table_id == row.id, chats.c.guest == "", chats.c.seat == seat.seat
        )
        erased.lines += connection.execute(sa.delete(chats).where(unsigned)).rowcount
    erased.seats += len(mine)
    values: dict[str, Any] = {}
    if row.host == guest:
        erased.hosted += 1
        values |= {"host": NOBODY, "host_name": ""}
    if row.status == "gathering" and row.host == guest:
        values |= {"status": "closed", "due_at": None}
    elif row.status == "playing" and alone:
        values |= {"status": "stored", "due_at": None, "ended": say("table-ended-keeper")}
    erased.closed += "status" in values
    if values:
        queries.update_table(connection, row.id, **values)


def _vacate(connection: Connection, row: TableRow, seat: SeatRow) -> None:
    """Nobody's seat: at a table that gathers somebody else may come, in a game a bot plays on."""
    if row.status == "gathering":
        free_seat(connection, row, seat.seat)
        return
    values: dict[str, Any] = {"name": "", "guest": None, "generation": seat.generation + 1}
    if row.status == "playing":
        values["played_on"] = True
        due = now_ms() if row.clock_state.paused_at is None else None  # somebody should look
        queries.update_table(connection, row.id, question=None, due_at=due)
    seating.update_seat(connection, row.id, seat.seat, **values)
    codes.revoke(connection, row.id, seat.seat)


def _silence(connection: Connection, guest: str, erased: Erased) -> None:
    said = chats.c.guest == guest
    where = connection.execute(sa.select(chats.c.table_id).where(said).distinct()).scalars()
    erased.tables += [table for table in where if table not in erased.tables]
    erased.lines += connection.execute(sa.delete(chats).where(said)).rowcount


def _strike_out(connection: Connection, column: sa.Column[Any], guest: str) -> None:
    """Take a guest off the lists of those who are muted or sent away."""
    listed = sa.cast(column, sa.Text).contains(f'"{guest}"', autoescape=True)
    for table_id, names in connection.execute(sa.select(tables.c.id, column).where(listed)).all():
        left = [each for each in names if each != guest]
        queries.update_table(connection, table_id, **{column.name: left})


def sweep(url: str) -> None:
    """Overwrite what SQLite's log still holds of erased rows, as far as nobody is reading it."""
    file = file_of(url)
    if file is not None:
        with contextlib.closing(sqlite3.connect(file, timeout=10)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def erase_tables(connection: Connection, ids: list[str]) -> None:
    """Erase whole tables with everything that hangs on them."""
    gone = set(ids)
    for table in reversed(tables.metadata.sorted_tables):
        keys = [key.parent for key in table.foreign_keys if key.column is tables.c.id]
        if keys:
            connection.execute(sa.delete(table).where(keys[0].in_(gone)))
    connection.execute(sa.update(tables).where(tables.c.next.in_(gone)).values(next=None))
    connection.execute(sa.delete(tables).where(tables.c.id.in_(gone)))
