"""Who is present at which process, told through the database while Redis cannot carry it."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from merrymen.table.storage.queries import upsert
from merrymen.table.storage.schema import chats, settings, tables

PREFIX = "here:"


class Shared(msgspec.Struct, frozen=True):
    """What one process lets the others know."""

    cut_off: bool  # it misses the news
    here: dict[str, tuple[list[int], int]] = {}  # by table: seats held, and how many look on


def load(connection: Connection) -> dict[str, Shared]:
    """What every process has written, by process."""
    query = sa.select(settings).where(settings.c.name.like(f"{PREFIX}%"))
    return {
        row.name.removeprefix(PREFIX): msgspec.json.decode(row.value, type=Shared)
        for row in connection.execute(query)
    }


def keep(connection: Connection, worker: str, shared: Shared) -> None:
    value, name = msgspec.json.encode(shared).decode(), PREFIX + worker
    upsert(connection, settings, {"name": name, "value": value})
    connection.execute(sa.update(settings).where(settings.c.name == name).values(value=value))


def forget(connection: Connection, workers: list[str]) -> None:
    names = [PREFIX + worker for worker in workers]
    connection.execute(sa.delete(settings).where(settings.c.name.in_(names)))


def latest(connection: Connection, ids: list[str]) -> dict[str, tuple[int, int]]:
    """Version and number of the last line of chat of some tables."""
    last = (
        sa.select(sa.func.coalesce(sa.func.max(chats.c.number), 0))
        .where(chats.c.table_id == tables.c.id)
        .scalar_subquery()
    )
    found: dict[str, tuple[int, int]] = {}
    for start in range(0, len(ids), 500):
        part = tables.c.id.in_(ids[start : start + 500])
        query = sa.select(tables.c.id, tables.c.version, last).where(part)
        found |= {table: (version, chat) for table, version, chat in connection.execute(query)}
    return found
