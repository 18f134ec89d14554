"""What is asked of the database, each question one short function over a connection."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from merrymen.table.play.trail import Row
from merrymen.table.storage.layouts import LayoutInfo
from merrymen.table.storage.rows import (
    NOT_STORED,
    SeatRow,
    TableRow,
    in_place_of,
    mark_damaged,
    signed,
    unsigned,
)
from merrymen.table.storage.schema import (
    UNREADABLE,
    editions,
    layouts,
    log,
    seats,
    settings,
    snapshots,
    tables,
    workers,
)

LIVE = ("gathering", "playing")
LOGGED = [column for column in log.c if column.name != "table_id"]


def upsert(connection: Connection, table: sa.Table, values: dict[str, Any]) -> bool:
    """Insert a row unless its key is there; whether it was inserted."""
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects.postgresql import insert as insert_or
    else:
        from sqlalchemy.dialects.sqlite import insert as insert_or  # type: ignore[assignment]
    key = next(iter(table.primary_key))
    statement = insert_or(table).values(**values).on_conflict_do_nothing().returning(key)
    return connection.execute(statement).first() is not None


def insert_table(connection: Connection, row: TableRow, log_rows: Iterable[Row] = ()) -> None:
    """A new table with its seats, and the actions that it begins with."""
    values, seat_rows = msgspec.structs.asdict(row), row.seats
    for name in NOT_STORED:
        del values[name]
    values["seed"] = signed(row.seed)
    connection.execute(sa.insert(tables).values(**values))
    connection.execute(
        sa.insert(seats),
        [{"table_id": row.id, **msgspec.structs.asdict(seat)} for seat in seat_rows],
    )
    entries = [
        {**msgspec.structs.asdict(each), "table_id": row.id, "entropy": signed(each.entropy)}
        for each in log_rows
    ]
    if entries:
        connection.execute(sa.insert(log), entries)


def load_table(connection: Connection, table_id: str) -> TableRow | None:
    """One table with its seats."""
    found = load_tables(connection, tables.c.id == table_id)
    return found[0] if found else None


def locked_table(connection: Connection, table_id: str) -> TableRow | None:
    """One table, that nobody else can change before this transaction ends."""
    connection.execute(sa.update(tables).where(tables.c.id == table_id).values(id=table_id))
    return load_table(connection, table_id)


def load_tables(
    connection: Connection, where: sa.ColumnElement[bool], limit: int = 1_000_000
) -> list[TableRow]:
    """Tables with their seats, the latest first."""
    query = sa.select(tables).where(where).order_by(tables.c.changed_at.desc()).limit(limit)
    found = [_table_row(row._mapping) for row in connection.execute(query)]
    by_id = {row.id: row for row in found}
    ids = list(by_id)
    for start in range(0, len(ids), 500):  # SQLite takes a bounded number of parameters
        part = seats.c.table_id.in_(ids[start : start + 500])
        query = sa.select(seats).where(part).order_by(seats.c.seat)
        for each in connection.execute(query):
            values = dict(each._mapping)
            by_id[values.pop("table_id")].seats.append(SeatRow(**values))
    for row in found:
        mark_damaged(row)
    return found


def _table_row(mapping: Any) -> TableRow:
    values = dict(mapping)
    values["seed"] = unsigned(values["seed"])
    damaged = tuple(name for name, value in values.items() if value is UNREADABLE)
    values |= {name: in_place_of(name) for name in damaged}
    return TableRow(**values, seats=[], damaged=damaged)


def listed_tables(connection: Connection, game: str | None, most: int) -> list[TableRow]:
    """The tables to show at home: listed ones that gather or play."""
    where = sa.and_(tables.c.listed.is_(True), tables.c.status.in_(LIVE))
    if game is not None:
        where = sa.and_(where, tables.c.game == game)
    return load_tables(connection, where, most)


def tables_of(connection: Connection, guest: str, most: int) -> list[TableRow]:
    """The tables that a guest sits at or has made, the latest first."""
    seated = sa.select(seats.c.table_id).where(seats.c.guest == guest)
    where = sa.and_(
        sa.or_(tables.c.host == guest, tables.c.id.in_(seated)), tables.c.status != "closed"
    )
    return load_tables(connection, where, most)


def log_rows(
    connection: Connection, table_id: str, after: int = 0, until: int | None = None
) -> list[Row]:
    """The log after a version."""
    where = [log.c.table_id == table_id, log.c.seq > after]
    if until is not None:
        where.append(log.c.seq <= until)
    found = connection.execute(sa.select(*LOGGED).where(*where).order_by(log.c.seq))
    return [_log_row(*each) for each in found]


def steps_between(
    connection: Connection, versions: dict[str, tuple[int, int]]
) -> dict[str, list[Row]]:
    """For each of some tables the log after one version up to another, by one question."""
    found: dict[str, list[Row]] = {table_id: [] for table_id in versions}
    parts = [
        sa.and_(log.c.table_id == table_id, log.c.seq > after, log.c.seq <= until)
        for table_id, (after, until) in versions.items()
        if after < until
    ]
    if parts:
        query = sa.select(log.c.table_id, *LOGGED).where(sa.or_(*parts)).order_by(log.c.seq)
        for table_id, *each in connection.execute(query):
            found[table_id].append(_log_row(*each))
    return found


def _log_row(
    seq: int, seat: int, action: int, entropy: int | None, at: int, bot: bool,
    request: str | None, checksum: int,
) -> Row:  # fmt: skip
    return Row(
        seq=seq, seat=seat, action=action, entropy=unsigned(entropy), at=at, bot=bool(bot),
        request=request, checksum=checksum,
    )  # fmt: skip


def snapshot_at(
    connection: Connection, table_id: str, most: int, layout: str
) -> tuple[int, bytes, int] | None:
    """The last snapshot up to a version that this version of the game can read.

    With it, how many chances were used up by then.
    """
    query = (
        sa.select(snapshots.c.seq, snapshots.c.record, snapshots.c.used)
        .where(
            snapshots.c.table_id == table_id,
            snapshots.c.seq <= most,
            snapshots.c.layout == layout,
        )
        .order_by(snapshots.c.seq.desc())
        .limit(1)
    )
    found = connection.execute(query).first()
    return (found.seq, bytes(found.record), found.used or 1) if found else None


def all_snapshots(connection: Connection, table_id: str) -> dict[int, tuple[str, bytes]]:
    """Every snapshot of a table: its layout and its bytes, by version."""
    query = sa.select(snapshots).where(snapshots.c.table_id == table_id)
    return {row.seq: (row.layout, bytes(row.record)) for row in connection.execute(query)}


def keep_layout(connection: Connection, layout: LayoutInfo) -> None:
    fields = msgspec.json.encode(layout).decode()
    upsert(connection, layouts, {"hash": layout.hash, "fields": fields})


def load_layouts(connection: Connection) -> dict[str, LayoutInfo]:
    """Every layout that can be read: without its own a snapshot counts as differing."""
    found = {}
    for row in connection.execute(sa.select(layouts)):
        with contextlib.suppress(msgspec.DecodeError):
            found[row.hash] = msgspec.json.decode(row.fields, type=LayoutInfo)
    return found


def keep_edition(connection: Connection, game: str, fingerprint: str, file: bytes) -> None:
    upsert(connection, editions, {"hash": fingerprint, "game": game, "file": file})


def load_editions(connection: Connection) -> list[tuple[str, str, bytes]]:
    """Game, hash and file of every edition that was ever played with."""
    return [
        (row.game, row.hash, bytes(row.file)) for row in connection.execute(sa.select(editions))
    ]


def update_table(connection: Connection, table_id: str, **values: Any) -> None:
    connection.execute(sa.update(tables).where(tables.c.id == table_id).values(**values))


def due_tables(connection: Connection, now: int) -> list[str]:
    """The tables that should begin, at which a bot should move or the clock has run out."""
    query = sa.select(tables.c.id).where(tables.c.status.in_(LIVE), tables.c.due_at <= now)
    return list(connection.execute(query).scalars())


def live_count(connection: Connection, host: str | None = None) -> int:
    """How many tables gather or play, of one host or of all."""
    query = sa.select(sa.func.count()).select_from(tables).where(tables.c.status.in_(LIVE))
    if host is not None:
        query = query.where(tables.c.host == host)
    return connection.execute(query).scalar_one()


def version_of(connection: Connection, table_id: str) -> int:
    """How far a table's game has come."""
    query = sa.select(tables.c.version).where(tables.c.id == table_id)
    return connection.execute(query).scalar() or 0


def signs_of_life(connection: Connection, worker: str, now: int) -> dict[str, int]:
    """Say that a process lives; every process and its last sign of life."""
    upsert(connection, workers, {"id": worker, "seen_at": now})
    connection.execute(sa.update(workers).where(workers.c.id == worker).values(seen_at=now))
    return {row.id: row.seen_at for row in connection.execute(sa.select(workers))}


def beginning_of(connection: Connection, machine: str, mine: int) -> int:
    """From when the processes of a machine count their steady time: as the first of them did."""
    name = f"steady:{machine}"
    upsert(connection, settings, {"name": name, "value": str(mine)})
    query = sa.select(settings.c.value).where(settings.c.name == name)
    return int(connection.execute(query).scalar_one())


def forget_workers(connection: Connection, gone: list[str]) -> None:
    connection.execute(sa.delete(workers).where(workers.c.id.in_(gone)))
