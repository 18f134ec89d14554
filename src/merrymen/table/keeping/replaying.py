"""Replaying all games of a database, with something to look at meanwhile."""

from __future__ import annotations

import contextlib
import pathlib
from collections.abc import Iterator
from contextlib import AbstractContextManager

import sqlalchemy as sa
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from sqlalchemy import Connection

from merrymen.messages import Message
from merrymen.table.keeping.copying import Progress as Done
from merrymen.table.storage import queries
from merrymen.table.storage.known_editions import KnownEditions
from merrymen.table.storage.schema import tables
from merrymen.table.storage.verify import difference

AT_ONCE = 200  # tables


@contextlib.contextmanager
def progress(console: Console, what: str, total: int) -> Iterator[Done]:
    """A bar while something is counted off; nothing where nobody looks on."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    hidden = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=hidden) as bar:
        task = bar.add_task(what, total=total)
        yield lambda more: bar.advance(task, more)


def how_many(connection: Connection) -> int:
    return connection.execute(sa.select(sa.func.count()).select_from(tables)).scalar_one()


def replaying(connection: Connection, console: Console) -> AbstractContextManager[Done]:
    """A bar while all games of a database are replayed."""
    return progress(console, "Replaying games", how_many(connection))


def replay_all(connection: Connection, folder: pathlib.Path, done: Done) -> dict[str, Message]:
    """Every table whose game does not replay as it was played, and why."""
    editions, found = KnownEditions(folder), {}
    editions.remember(connection)
    ids = list(connection.execute(sa.select(tables.c.id)).scalars())
    for start in range(0, len(ids), AT_ONCE):
        part = tables.c.id.in_(ids[start : start + AT_ONCE])
        for row in queries.load_tables(connection, part):
            reason = difference(connection, row, editions)
            if reason is not None:
                found[row.id] = reason
            done(1)
    return found
