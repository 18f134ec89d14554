"""Appending to the log: the statements of one commit, for the actions that share it."""

from __future__ import annotations

import itertools
import operator
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Engine

from merrymen.table.play.clock import ClockState
from merrymen.table.play.trail import Row
from merrymen.table.protocol.facts import Status
from merrymen.table.storage import schema
from merrymen.table.storage.rows import Result, signed

encode = msgspec.json.Encoder().encode
LOGGED = Row.__struct_fields__
MOST_ROWS = 64  # of one statement
_logged = operator.attrgetter(*LOGGED)


class Entry(Row, frozen=True, kw_only=True):
    """One row for the log, and what it changes in the row of its table."""

    table_id: str
    status: Status
    clock_state: ClockState
    due_at: int | None
    result: Result | None
    snapshot: bytes | None = None
    used: int | None = None  # chances, at the snapshot
    layout: str = ""


_TAKE = (
    sa.update(schema.tables)
    .where(
        schema.tables.c.id == sa.bindparam("table_id"),
        schema.tables.c.version == sa.bindparam("old_version"),
        schema.tables.c.status == sa.literal_column("'playing'"),
    )
    .values(
        version=sa.bindparam("seq"),
        status=sa.bindparam("new_status"),
        clock_state=sa.bindparam("new_clock_state"),
        due_at=sa.bindparam("new_due_at"),
        result=sa.bindparam("new_result"),
        question=sa.null(),  # an action answers it
        changed_at=sa.bindparam("at"),
    )
)
_LOG = sa.insert(schema.log)
_SNAPSHOT = sa.insert(schema.snapshots)


# The same for SQLite, many rows at once; it calls what stands in VALUES column1, column2 and so on.
TAKEN = (
    "table_id", "old_version", "seq", "new_status", "new_clock_state", "new_due_at", "new_result",
    "at",
)  # fmt: skip
_TAKE_MANY = """
    UPDATE tables SET version = column3, status = column4, clock_state = column5, due_at = column6,
        result = column7, question = NULL, changed_at = column8
    FROM (VALUES {rows}) WHERE id = column1 AND version = column2 AND status = 'playing'
"""


class Statement:
    """One statement for many rows; drivers find values by their place much faster than by name."""

    def __init__(self, compiled: Any) -> None:
        self._words = str(compiled)
        self._in_order = operator.itemgetter(*compiled.positiontup)

    def run(self, cursor: Any, rows: Iterable[dict[str, Any]]) -> int:
        """Run it for all rows; how many were changed."""
        cursor.executemany(self._words, list(map(self._in_order, rows)))
        return int(cursor.rowcount)


class Gathered:
    """The same in SQLite, as few statements as possible.

    With each of them its driver gives Python's lock away and has to get it back, and a busy event
    loop gives it only every few milliseconds: row by row the writing thread would get nowhere until
    all tables wait for it.
    """

    def __init__(self, words: str, names: Sequence[str]) -> None:
        self._words, self._row = words, f"({', '.join('?' * len(names))})"
        self._in_order = operator.itemgetter(*names)
        self._sizes = {1 << power: self._for(1 << power) for power in range(MOST_ROWS.bit_length())}

    def _for(self, rows: int) -> str:
        return self._words.format(rows=", ".join([self._row] * rows))

    def run(self, cursor: Any, rows: Iterable[dict[str, Any]]) -> int:
        """Run it for all rows, by powers of two: SQLite has met each of those before."""
        values, changed, at = list(map(self._in_order, rows)), 0, 0
        for size, words in reversed(self._sizes.items()):
            while len(values) - at >= size:
                some = list(itertools.chain.from_iterable(values[at : at + size]))
                changed += cursor.execute(words, some).rowcount
                at += size
        return changed


def _inserting(table: sa.Table) -> Gathered:
    names = table.columns.keys()
    return Gathered(f"INSERT INTO {table.name} ({', '.join(names)}) VALUES {{rows}}", names)


def _statements(engine: Engine) -> Sequence[Statement | Gathered]:
    """What takes a table's next version, writes the log and keeps a snapshot."""
    if engine.dialect.name == "sqlite":
        return Gathered(_TAKE_MANY, TAKEN), _inserting(schema.log), _inserting(schema.snapshots)
    make_dialect: Any = type(engine.dialect)
    dialect = make_dialect(paramstyle="format")
    return [Statement(each.compile(dialect=dialect)) for each in (_TAKE, _LOG, _SNAPSHOT)]


class Appender:
    """Appends to the log over a connection of its own, with statements compiled once.

    This is the one place where SQLAlchemy's comfort per statement would cost more than the
    statement itself; it still writes the SQL for both databases.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._sqlite = engine.dialect.name == "sqlite"
        self.integrity_error: type[Exception] = engine.dialect.loaded_dbapi.IntegrityError
        self._take, self._log, self._snapshot = _statements(engine)
        self._connection: Any = None

    def append(self, entries: list[Entry]) -> bool:
        """Take each table's next version (this locks its row) and write the log.

        All of it in one transaction; False where a version was already taken: nothing is changed.
        """
        if len({entry.table_id for entry in entries}) < len(entries):
            return False
        if self._connection is None:
            self._connection = self._engine.raw_connection()
        cursor = self._connection.cursor()
        if self._sqlite:
            cursor.execute("BEGIN IMMEDIATE")
        if self._take.run(cursor, map(_table_values, entries)) != len(entries):
            self._connection.rollback()
            return False
        self._log.run(cursor, map(_log_values, entries))
        kept = [_snapshot_values(entry) for entry in entries if entry.snapshot is not None]
        if kept:
            self._snapshot.run(cursor, kept)
        self._connection.commit()
        cursor.close()
        return True

    def start_over(self) -> None:
        """After trouble: a fresh connection, so that nothing is left of the last transaction."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection = None

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _table_values(entry: Entry) -> dict[str, Any]:
    return {
        "table_id": entry.table_id,
        "old_version": entry.seq - 1,
        "seq": entry.seq,
        "new_status": entry.status,
        "new_clock_state": encode(entry.clock_state).decode(),
        "new_due_at": entry.due_at,
        "new_result": encode(entry.result).decode() if entry.result else None,
        "at": entry.at,
    }


def _log_values(entry: Entry) -> dict[str, Any]:
    values = dict(zip(LOGGED, _logged(entry), strict=True))
    return {**values, "table_id": entry.table_id, "entropy": signed(entry.entropy)}


def _snapshot_values(entry: Entry) -> dict[str, Any]:
    return {
        "table_id": entry.table_id,
        "seq": entry.seq,
        "layout": entry.layout,
        "record": entry.snapshot,
        "used": entry.used,
    }
