"""Replay stored games against the installed rules and editions, and report every difference."""

from __future__ import annotations

import argparse
import functools
import logging
import pathlib
from collections.abc import Sequence

import sqlalchemy as sa
from rich.console import Console
from sqlalchemy import Connection

import merrymen
from merrymen.errors import BadSetup, DamagedPosition
from merrymen.messages import Message, say, text
from merrymen.table.play.trail import BACK, Trail, checksum
from merrymen.table.storage import queries, unusable
from merrymen.table.storage.known_editions import KnownEditions
from merrymen.table.storage.layouts import LayoutInfo, differing_fields, layout_hash
from merrymen.table.storage.migrations import migrate
from merrymen.table.storage.rows import TableRow
from merrymen.table.storage.schema import tables
from merrymen.table.storage.store import Store, data_folder, default_url
from merrymen.table.storage.stored_games import first_position

logger = logging.getLogger("merrymen.table")


def difference(connection: Connection, row: TableRow, editions: KnownEditions) -> Message | None:
    """How a table's game differs from the one that was played; None: it replays exactly."""
    if row.damaged:
        return say("table-damaged")
    try:
        return _difference(connection, row, editions)
    except sa.exc.DBAPIError:
        raise
    except Exception as error:  # whatever a damaged row may lead to: no other table pays for it
        logger.error("table %s cannot be replayed: %r", row.id, error)
        return say("table-damaged")


def _difference(connection: Connection, row: TableRow, editions: KnownEditions) -> Message | None:
    if row.seed is None:
        return None  # not begun
    if row.game not in merrymen.games():
        return say("table-frozen")
    game = merrymen.game(row.game)
    if row.rules != game.rules_version:
        return say("table-frozen-rules", played=row.rules, installed=game.rules_version)
    try:
        first = first_position(row, editions)
    except BadSetup:
        return say("table-frozen-edition", edition=row.edition)
    step = _first_differing_step(connection, row, Trail(first))
    return None if step is None else say("table-frozen-step", step=step)


def _first_differing_step(connection: Connection, row: TableRow, trail: Trail) -> int | None:
    """The first step that does not replay, or leads elsewhere than it did."""
    layouts = queries.load_layouts(connection)
    snapshots = queries.all_snapshots(connection, row.id)
    if 0 in snapshots and _differs(trail, layouts, *snapshots[0]):
        return 0
    same_layout = {kept for kept, _ in snapshots.values()} <= {layout_hash(trail.match.game)}
    # Only what the row knew of: another process may be playing on at this very moment.
    rows = queries.log_rows(connection, row.id, 0, row.version)
    targets, kept = {each.entropy for each in rows if each.action == BACK}, {0: trail}
    for each in rows:
        try:
            if each.action == BACK:
                trail = kept[each.entropy or 0].as_version(each.seq)
            else:
                trail = trail.after_row(each)
        except DamagedPosition:
            return each.seq
        if each.seq in targets:
            kept[each.seq] = trail
        if same_layout and checksum(trail.match) != each.checksum:
            return each.seq
        if each.seq in snapshots and _differs(trail, layouts, *snapshots[each.seq]):
            return each.seq
    return None if trail.version == row.version else trail.version + 1


def _differs(trail: Trail, layouts: dict[str, LayoutInfo], layout: str, record: bytes) -> bool:
    """Whether a snapshot shows another position."""
    return layout not in layouts or bool(differing_fields(trail.match, record, layouts[layout]))


def freeze_what_differs(
    connection: Connection, editions: KnownEditions
) -> list[tuple[str, Message]]:
    """Replay all live tables; freeze those that differ, thaw those that replay again."""
    found = []
    for row in queries.load_tables(connection, tables.c.status.in_(("playing", "frozen"))):
        reason = difference(connection, row, editions)
        if reason is not None:
            found.append((row.id, reason))
            queries.update_table(connection, row.id, status="frozen", frozen=reason)
        elif row.status == "frozen":
            queries.update_table(connection, row.id, status="playing", frozen=None)
    return found


def main(argv: Sequence[str] | None = None) -> int:
    """`merrymen verify`: 0 where every stored game replays, 1 where one differs."""
    parser = argparse.ArgumentParser(prog="merrymen verify", description=__doc__)
    parser.add_argument("--database", help="URL of the database (default: the data folder's)")
    parser.add_argument("--data", type=pathlib.Path, help="the data folder")
    parser.add_argument("--table", help="only this table")
    chosen = parser.parse_args(argv)
    folder = chosen.data or data_folder()
    url = chosen.database or default_url(folder)
    return verify(url, chosen.table, Console(), folder / "editions")


def verify(url: str, only: str | None, console: Console, folder: pathlib.Path | None = None) -> int:
    """Replay what is stored and print every difference."""
    migrate(url)
    store, editions = Store(url), KnownEditions(folder or data_folder() / "editions")
    try:
        store.read(editions.remember)
        where = tables.c.id == only if only else sa.true()
        rows = store.read(lambda connection: queries.load_tables(connection, where))
        differing = 0
        for row in rows:
            reason = store.read(functools.partial(difference, row=row, editions=editions))
            if reason is not None:
                differing += 1
                console.print(f"[red]{row.id}[/red] ({row.game}, {row.status}): {text(reason)}")
        console.print(f"{len(rows)} tables replayed, {differing} differ.")
        return 1 if differing else 0
    except sa.exc.DBAPIError as error:
        raise unusable.in_words(url, error) from None
    finally:
        store.close()
