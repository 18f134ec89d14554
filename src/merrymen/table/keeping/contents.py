"""The doctor looks at what is stored: shape, rows, clocks, games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from merrymen.messages import Message, text
from merrymen.table.keeping.findings import Finding, listed, mind, well, wrong
from merrymen.table.keeping.opening import unsound
from merrymen.table.storage import migrations, queries
from merrymen.table.storage.layouts import LayoutInfo
from merrymen.table.storage.rows import SeatRow, TableRow
from merrymen.table.storage.schema import layouts, log, tables

AT_ONCE = 200  # tables
DAY = 86_400_000
MOST_TOLD = 20
RESTORE = "Bring the last backup back: merrymen restore FILE --replace."


def look_at_shape(connection: Connection) -> Iterator[Finding]:
    """Whether the file is sound and the schema one that this version can use."""
    for each in unsound(connection):
        yield wrong(
            f"SQLite finds its file damaged: {each}.",
            "Move the file away with its -wal and -shm, then: merrymen restore FILE.",
        )
    revision, known = migrations.revision_of(connection), migrations.known_revisions()
    lacks = migrations.missing(connection)
    if revision is None:
        yield from _without_stamp(connection, lacks)
    elif revision not in known:
        yield wrong(
            f"The database was made by a newer version of Merrymen (schema {revision}; this one"
            f" knows {known[0]}).",
            "Install that version, or restore a backup made with this one.",
        )
    elif revision != known[0]:
        yield mind(
            f"The schema is an earlier one ({revision}; this version has {known[0]}).",
            "The next start of a server brings it up to date. Make a backup first.",
        )
    elif lacks:
        yield wrong(f"The database lacks {listed(lacks)}.", RESTORE)
    else:
        yield well(f"The database opens, its schema is {revision}.")


def _without_stamp(connection: Connection, lacks: list[str]) -> Iterator[Finding]:
    if not sa.inspect(connection).has_table("tables"):
        yield well("The database is empty: a server that starts fills it.")
    elif lacks:
        yield wrong(f"The database does not say its schema, and lacks {listed(lacks)}.", RESTORE)
    else:
        yield mind(
            "The database has lost the stamp of its schema, but is whole.",
            "The next start of a server stamps it again.",
        )


def look_at_rows(connection: Connection) -> Iterator[Finding]:
    """Every table, seat and layout: can it be read as what it should be?"""
    bad: dict[str, str] = {}
    for row in _tables(connection):
        problem = problem_of(row)
        if problem:
            bad[row.id] = problem
    for found in connection.execute(sa.select(layouts)):
        try:
            msgspec.json.decode(found.fields, type=LayoutInfo)
        except msgspec.DecodeError as error:
            bad[f"layout {found.hash}"] = str(error)
    for each, problem in list(bad.items())[:MOST_TOLD]:
        yield wrong(
            f"{each} cannot be read: {problem}.",
            "It is shown as frozen and hurts no other table. " + RESTORE,
        )
    if len(bad) > MOST_TOLD:
        yield wrong(f"{len(bad) - MOST_TOLD} more rows cannot be read.", RESTORE)
    if not bad:
        yield well("Every stored table can be read.")


def _tables(connection: Connection) -> Iterator[TableRow]:
    ids = list(connection.execute(sa.select(tables.c.id)).scalars())
    for start in range(0, len(ids), AT_ONCE):
        yield from queries.load_tables(connection, tables.c.id.in_(ids[start : start + AT_ONCE]))


def problem_of(row: TableRow) -> str:
    """What is not as it should be in the row of a table or its seats."""
    if row.damaged:
        return f"{listed(list(row.damaged))} is damaged"
    try:
        msgspec.convert(_values(row), TableRow)
        for seat in row.seats:
            msgspec.convert(_values(seat), SeatRow)
    except msgspec.ValidationError as error:
        return str(error)
    if len(row.seats) != row.players:
        return f"it has {len(row.seats)} seats for {row.players} players"
    if row.status in ("playing", "finished") and row.seed is None:
        return "its game has begun, but not its chance"
    return ""


def _values(row: Any) -> dict[str, Any]:
    values: dict[str, Any] = msgspec.to_builtins(row)
    return values


def look_at_clocks(connection: Connection, now: int) -> Iterator[Finding]:
    """Times that cannot be: in the future, before the beginning, or going backwards."""
    ahead, odd = [], []
    for row in _tables(connection):
        if row.damaged:
            continue
        if max(row.created_at, row.changed_at) > now + DAY:
            ahead.append(row.id)
        live = row.clock.kind == "live" and row.status == "playing"
        reserves = row.clock_state.reserves
        if row.changed_at < row.created_at or (live and len(reserves) != row.players):
            odd.append(row.id)
    if ahead:
        yield mind(
            f"{listed(ahead)}: stored with a time that is still to come.",
            "Was the machine's time wrong, or is it now? Slow clocks and expiry go by it.",
        )
    if odd:
        yield mind(
            f"{listed(odd)}: the clock does not fit its table.",
            "Its players may wait for ever: close it with `merrymen tables close TABLE`.",
        )
    back = _going_back(connection)
    if back:
        yield mind(
            f"{listed(back)}: actions whose times go backwards by more than a day.",
            "The machine's time was set back; the order of actions is not touched by it.",
        )
    if not (ahead or odd or back):
        yield well("All times are in order.")


def _going_back(connection: Connection) -> list[str]:
    before = sa.func.lag(log.c.at).over(partition_by=log.c.table_id, order_by=log.c.seq)
    steps = sa.select(log.c.table_id, log.c.at, before.label("before")).subquery()
    query = sa.select(steps.c.table_id).where(steps.c.at < steps.c.before - DAY).distinct()
    return list(connection.execute(query).scalars())


def told(differing: dict[str, Message], count: int) -> Iterator[Finding]:
    """What came of replaying every game; rows that cannot be read were told of before."""
    differing = {table: why for table, why in differing.items() if why["id"] != "table-damaged"}
    for table, why in list(differing.items())[:MOST_TOLD]:
        yield wrong(
            f"{table} does not replay. {text(why)}",
            "Install the version it was played with, or restore a backup. All others go on.",
        )
    if len(differing) > MOST_TOLD:
        more = len(differing) - MOST_TOLD
        yield wrong(f"{more} more games do not replay.", "`merrymen verify` lists all.")
    if not differing:
        yield well(f"All games replay ({count} tables).")
