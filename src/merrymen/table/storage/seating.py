"""What is asked of the database about seats."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from merrymen.table.storage.rows import SeatRow, TableRow
from merrymen.table.storage.schema import seats, tables
from merrymen.table.web.tokens import Guest


def update_seat(
    connection: Connection, table_id: str, seat: int, where_kind: str | None = None, **values: Any
) -> bool:
    """Change a seat; False where it is no longer of the expected kind."""
    query = sa.update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat)
    if where_kind is not None:
        query = query.where(seats.c.kind == where_kind)
    return connection.execute(query.values(**values)).rowcount == 1


def insert_seat(connection: Connection, table_id: str, seat: SeatRow) -> None:
    values = msgspec.structs.asdict(seat)
    connection.execute(sa.insert(seats).values(table_id=table_id, **values))


def drop_seats(connection: Connection, table_id: str, first: int) -> None:
    """Take seats away, from a number on."""
    connection.execute(sa.delete(seats).where(seats.c.table_id == table_id, seats.c.seat >= first))


def unready(connection: Connection, table_id: str, host: str) -> None:
    """Everybody but the host says again that they are ready."""
    others = sa.and_(seats.c.table_id == table_id, seats.c.guest != host)
    connection.execute(sa.update(seats).where(others).values(ready=False))


def fill_with_bots(connection: Connection, table_id: str, level: str) -> None:
    """Bots take the seats that are free; the links to them are void."""
    connection.execute(
        sa.update(seats)
        .where(seats.c.table_id == table_id, seats.c.kind.in_(("open", "invite")))
        .values(kind="bot", level=level, name="", kept_for="", generation=seats.c.generation + 1)
    )


def gathering_seats(connection: Connection, guest: str) -> int:
    """How many seats a guest holds at tables of others that have not begun."""
    query = (
        sa.select(sa.func.count())
        .select_from(seats.join(tables))
        .where(seats.c.guest == guest, tables.c.status == "gathering", tables.c.host != guest)
    )
    return connection.execute(query).scalar_one()


def gathering_with_guests(connection: Connection) -> list[str]:
    """The tables that gather where somebody but the host has taken a seat."""
    query = (
        sa.select(tables.c.id)
        .select_from(seats.join(tables))
        .where(
            tables.c.status == "gathering",
            seats.c.kind == "person",
            seats.c.guest != tables.c.host,
        )
        .distinct()
    )
    return list(connection.execute(query).scalars())


def rename(connection: Connection, row: TableRow, known: Guest, name: str) -> None:
    """A guest is called otherwise at a table; who sits beside at one screen keeps their name."""
    table_id, guest = row.id, known.id
    connection.execute(
        sa.update(seats)
        .where(seats.c.table_id == table_id, seats.c.guest == guest, seats.c.name == known.name)
        .values(name=name)
    )
    connection.execute(
        sa.update(tables)
        .where(tables.c.id == table_id, tables.c.host == guest)
        .values(host_name=name)
    )


def seated_at(connection: Connection, guest: str) -> list[str]:
    """The tables that gather or play where a guest sits or is host."""
    seated = sa.select(seats.c.table_id).where(seats.c.guest == guest)
    query = sa.select(tables.c.id).where(
        tables.c.status.in_(("gathering", "playing")),
        sa.or_(tables.c.id.in_(seated), tables.c.host == guest),
    )
    return list(connection.execute(query).scalars())
