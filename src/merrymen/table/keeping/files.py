"""A backup: one SQLite file of the same shape as a server's database, and a label about it.

So it is the same whichever database it comes from or goes to, and every tool can open it.
"""

from __future__ import annotations

import contextlib
import pathlib
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from merrymen.errors import MerrymenError
from merrymen.table.keeping.copying import Sum
from merrymen.table.keeping.opening import unsound

FORMAT = 1
label_table = sa.Table("backup", sa.MetaData(), sa.Column("label", sa.Text, nullable=False))


class Label(msgspec.Struct, kw_only=True):
    """What a backup says of itself."""

    format: int = FORMAT
    made_at: int
    merrymen: str  # the version that made it
    schema: str
    tables: dict[str, Sum]
    differing: list[str]  # the tables whose games did not replay when it was made
    secret: str | None = None  # only where the keeper has asked for it


class BadBackup(MerrymenError):
    """A file that is no backup, or no whole one."""


@contextlib.contextmanager
def opened(
    path: pathlib.Path, *, writing: bool = False, still: bool = False
) -> Iterator[Connection]:
    """The database in a file, with nothing left beside it; a still one nobody else has open."""
    address = sa.URL.create(
        "sqlite",
        database=f"file:{quote(str(path.absolute()))}",
        query={
            "mode": "rwc" if writing else "ro",
            "immutable": "1" if still else "0",
            "uri": "true",
        },
    )
    engine = sa.create_engine(address, poolclass=sa.NullPool)
    sa.event.listen(engine, "connect", _prepare)
    sa.event.listen(engine, "begin", lambda c: c.exec_driver_sql("BEGIN"))
    with engine.begin() as connection:
        yield connection


def _prepare(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # SQLAlchemy's begin event says when a transaction begins
    connection.execute("PRAGMA foreign_keys=ON")


def put_label(connection: Connection, label: Label) -> None:
    label_table.create(connection, checkfirst=True)
    connection.execute(sa.delete(label_table))
    words = msgspec.json.encode(label).decode()
    connection.execute(sa.insert(label_table).values(label=words))


def read_label(connection: Connection, path: pathlib.Path) -> Label:
    """What a file says of itself, or BadBackup."""
    try:
        found = unsound(connection)
        if found:
            raise BadBackup(f"{path} is damaged: {found[0]}")
        words = connection.execute(sa.select(label_table.c.label)).scalar_one()
        label = msgspec.json.decode(words, type=Label)
    except (sa.exc.SQLAlchemyError, msgspec.DecodeError) as error:
        said = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise BadBackup(f"{path} is no backup of Merrymen, or no whole one: {said}") from None
    if label.format != FORMAT:
        raise BadBackup(f"{path} was made by a newer version of Merrymen: {label.merrymen}")
    return label
