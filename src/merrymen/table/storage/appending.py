"""Appending to the log: the statements of one commit, for the actions that share it."""

from __future__ import annotations

import itertools
import operator
import sqlite3
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
MOST_ROWS = 256  # of one statement
NOTHING_KEPT = (None, None, None)
_logged = operator.attrgetter(*LOGGED)


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """A snapshot: the position to begin loading with."""

    layout: str
    record: bytes
    used: int  # chances, until then


class Entry(Row, frozen=True, kw_only=True):
    """One row for the log, and what it changes in the row of its table.

    It has less than 16 fields: to take so many by their names takes msgspec five times as long.
    """

    table_id: str
    status: Status
    clock_state: ClockState
    due_at: int | None
    result: Result | None
    kept: Kept | None = None


# Whether it plays is asked so that no index answers: while PostgreSQL has no figures of a young
# database, it would rather look through all tables that play, for every action.
_TAKE = (
    sa.update(schema.tables)
    .where(
        schema.tables.c.id == sa.bindparam("table_id"),
        schema.tables.c.version == sa.bindparam("old_version"),
        schema.tables.c.status.concat(sa.literal_column("''")) == sa.literal_column("'playing'"),
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
# All rows in one statement, as JSON: row by row they cost the driver more than all the rest.
_NAMES = ", ".join(schema.log.columns.keys())
_LOG = f"""
    INSERT INTO log ({_NAMES}) SELECT {_NAMES} FROM json_populate_recordset(NULL::log, %s::json)
"""
_SNAPSHOT = sa.insert(schema.snapshots)


# The same for SQLite, many rows in one statement, which is a transaction of its own: a row that is
# put into this view of the connection takes its table's next version and is logged; where one
# cannot, nothing of the statement stays. Status and time are in an index, which SQLite writes anew
# whenever they are set: most actions leave them as they are.
ARRIVING = (
    "table_id", "seq", "seat", "action", "entropy", "at", "bot", "request", "checksum", "status",
    "clock_state", "due_at", "result", "layout", "snapshot", "used",
)  # fmt: skip
_ARRIVED = ", ".join(f"NEW.{column.name}" for column in schema.log.columns)
_ARRIVE = (
    f"CREATE TEMP VIEW arriving ({', '.join(ARRIVING)}) AS SELECT 0{', 0' * (len(ARRIVING) - 1)}",
    f"""
    CREATE TEMP TRIGGER arrive INSTEAD OF INSERT ON arriving BEGIN
        UPDATE tables SET version = NEW.seq, clock_state = NEW.clock_state, result = NEW.result,
            question = NULL, changed_at = NEW.at
        WHERE id = NEW.table_id AND version = NEW.seq - 1 AND status = 'playing';
        SELECT RAISE(ABORT, 'the version is taken') WHERE changes() = 0;
        UPDATE tables SET status = NEW.status, due_at = NEW.due_at
        WHERE id = NEW.table_id AND (status IS NOT NEW.status OR due_at IS NOT NEW.due_at);
        INSERT INTO log ({_NAMES}) VALUES ({_ARRIVED});
        INSERT INTO snapshots (table_id, seq, layout, record, used)
        SELECT NEW.table_id, NEW.seq, NEW.layout, NEW.snapshot, NEW.used
        WHERE NEW.snapshot IS NOT NULL;
    END
    """,
)  # fmt: skip


class Statement:
    """One statement for many rows; drivers find values by their place much faster than by name."""

    def __init__(self, compiled: Any) -> None:
        self.words = str(compiled)
        self._in_order = operator.itemgetter(*compiled.positiontup)

    def run(self, cursor: Any, rows: Iterable[dict[str, Any]]) -> int:
        """Run it for all rows; how many were changed."""
        cursor.executemany(self.words, list(map(self._in_order, rows)))
        return int(cursor.rowcount)


class InSteps:
    """Take each table's next version, which locks its row, then write the log: for PostgreSQL."""

    def __init__(self, make_dialect: Any) -> None:
        dialect = make_dialect(paramstyle="format")
        self.take, self._snapshot = (
            Statement(each.compile(dialect=dialect)) for each in (_TAKE, _SNAPSHOT)
        )

    def prepare(self, connection: Any) -> None:
        """A fresh connection needs nothing."""

    def run(self, connection: Any, entries: Sequence[Entry]) -> bool:
        """Store them for good; False where a version was already taken: nothing is changed."""
        cursor = connection.cursor()
        if self.take.run(cursor, map(_table_values, entries)) != len(entries):
            connection.rollback()
            return False
        cursor.execute(_LOG, (encode(list(map(_log_values, entries))).decode(),))
        kept = [_snapshot_values(entry, entry.kept) for entry in entries if entry.kept]
        if kept:
            self._snapshot.run(cursor, kept)
        connection.commit()
        cursor.close()
        return True


class AtOnce:
    """The same in SQLite, as one statement for all rows.

    Around every statement its driver gives Python's lock away and has to get it back several
    times. A busy event loop lets it go at every callback only to take it again, which wakes the
    writing thread in vain: waiting for the lock took both of them longer than the rows.
    """

    def __init__(self) -> None:
        row = f"({', '.join('?' for _ in ARRIVING)})"
        # The last rows may be empty, so that SQLite has met each statement before; but it takes
        # a third as long for an empty row as for a full one.
        self._words = {
            rows: f"INSERT INTO arriving SELECT * FROM (VALUES {', '.join([row] * rows)})"
            " WHERE column1 IS NOT NULL"
            for rows in sorted({_filled_up(rows) for rows in range(1, MOST_ROWS + 1)})
        }

    def prepare(self, connection: Any) -> None:
        """What a fresh connection needs to know."""
        for words in _ARRIVE:
            connection.execute(words)

    def run(self, connection: Any, entries: Sequence[Entry]) -> bool:
        """Store them for good; False where one could not be: nothing is changed."""
        rows = _filled_up(len(entries))
        values = list(itertools.chain.from_iterable(map(_values, entries)))
        values += [None] * (len(ARRIVING) * rows - len(values))
        try:
            # `execute` would give the lock away once more, to ask for a row's number.
            connection.cursor().executemany(self._words[rows], (values,))
        except sqlite3.IntegrityError:
            return False
        return True


class Appender:
    """Appends to the log over a connection of its own, with statements compiled once.

    This is the one place where SQLAlchemy's comfort per statement would cost more than the
    statement itself.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.integrity_error: type[Exception] = engine.dialect.loaded_dbapi.IntegrityError
        sqlite = engine.dialect.name == "sqlite"
        self._way = AtOnce() if sqlite else InSteps(type(engine.dialect))
        self._connection: Any = None

    def append(self, entries: list[Entry]) -> bool:
        """Store them in one transaction; False where a version was already taken."""
        if len({entry.table_id for entry in entries}) < len(entries):
            return False
        if self._connection is None:
            self._connection = self._engine.raw_connection()
            self._way.prepare(self._connection)
        return self._way.run(self._connection, entries)

    def start_over(self) -> None:
        """After trouble: a fresh connection, so that nothing is left of the last transaction."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection = None

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _filled_up(rows: int) -> int:
    """How many the statement takes that is used for so many: at most a quarter more."""
    step = 1 << max(0, (rows - 1).bit_length() - 3)
    return -(-rows // step) * step


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


def _snapshot_values(entry: Entry, kept: Kept) -> dict[str, Any]:
    return {
        "table_id": entry.table_id,
        "seq": entry.seq,
        "layout": kept.layout,
        "record": kept.record,
        "used": kept.used,
    }


def _values(entry: Entry) -> tuple[Any, ...]:
    """In the order of ARRIVING."""
    kept = entry.kept
    snapshot = (kept.layout, kept.record, kept.used) if kept else NOTHING_KEPT
    return (
        entry.table_id, entry.seq, entry.seat, entry.action, signed(entry.entropy), entry.at,
        entry.bot, entry.request, entry.checksum, entry.status,
        encode(entry.clock_state).decode(), entry.due_at,
        encode(entry.result).decode() if entry.result else None,
        *snapshot,
    )  # fmt: skip
