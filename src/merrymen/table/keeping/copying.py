"""Rows from one database into another, whatever columns they have, and a sum over them.

Tables and columns are read from the databases themselves, and values are copied as they are stored:
a row that does not decode is copied too, and what a later version adds is not left behind.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, MetaData, Table

from merrymen.errors import MerrymenError
from merrymen.table.keeping import secret
from merrymen.table.storage import sharing
from merrymen.table.storage.schema import metadata

Progress = Callable[[int], None]  # so many more are done
AT_ONCE = 500  # rows
PASSING = ("alembic_version", "workers")  # of a running server, or of the database itself
encode = msgspec.msgpack.Encoder().encode


class Sum(msgspec.Struct, frozen=True):
    """How many rows a table has, and a fingerprint of all of them in whatever order."""

    rows: int = 0
    digest: str = "0" * 64

    def plus(self, rows: list[dict[str, Any]]) -> Sum:
        total = int(self.digest, 16)
        for row in rows:
            one = hashlib.sha256(encode(sorted(row.items()))).digest()
            total = (total + int.from_bytes(one)) % 2**256
        return Sum(self.rows + len(rows), f"{total:064x}")


def tables_in(connection: Connection) -> MetaData:
    """The tables of ours that a database has, as they are there."""
    found = MetaData()
    ours = {*metadata.tables, "alembic_version"}
    there = [name for name in sa.inspect(connection).get_table_names() if name in ours]
    found.reflect(connection, only=there)
    return found


def kept_tables(found: MetaData) -> list[Table]:
    """Those whose rows are worth keeping, in an order in which they can be filled."""
    return [table for table in found.sorted_tables if table.name not in PASSING]


def count(connection: Connection, tables: list[Table]) -> int:
    """How many rows there are to copy."""
    return sum(
        connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
        for table in tables
    )


def rows_of(connection: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    """The rows of a table that are worth keeping, some at a time."""
    query = sa.select(table)
    if table.name == "settings":
        name = table.c.name
        query = query.where(
            name.not_in((secret.IN_DATABASE, secret.FINGERPRINT)),
            name.not_like(f"{sharing.PREFIX}%"),
        )
    found = connection.execute(query.execution_options(yield_per=AT_ONCE))
    for part in found.partitions():
        yield [{str(key): _plain(value) for key, value in row._mapping.items()} for row in part]


def _plain(value: Any) -> Any:
    return bytes(value) if isinstance(value, memoryview) else value


def copy(source: Connection, target: Connection, done: Progress) -> dict[str, Sum]:
    """Copy every row into empty tables of the same shape; the sums of what was read."""
    sums, there = {}, tables_in(target)
    for table in kept_tables(tables_in(source)):
        into = there.tables[table.name]
        odd = set(table.c.keys()) - set(into.c.keys())
        if odd:
            raise MerrymenError(
                f"{table.name} has columns that this version does not know: {', '.join(odd)}"
            )
        total = Sum()
        for rows in rows_of(source, table):
            target.execute(sa.insert(into), rows)
            total = total.plus(rows)
            done(len(rows))
        sums[table.name] = total
    return sums


def sums_of(connection: Connection) -> dict[str, Sum]:
    """The sums of what a database holds."""
    sums = {}
    for table in kept_tables(tables_in(connection)):
        total = Sum()
        for rows in rows_of(connection, table):
            total = total.plus(rows)
        sums[table.name] = total
    return sums
