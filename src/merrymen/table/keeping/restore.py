"""`merrymen restore FILE`: bring a backup back, all of it or nothing."""

from __future__ import annotations

import argparse
import datetime
import pathlib
from collections.abc import Sequence

import sqlalchemy as sa
from rich.console import Console
from rich.markup import escape
from sqlalchemy import Connection

from merrymen.errors import MerrymenError
from merrymen.messages import Message, text
from merrymen.table.keeping import copying, secret
from merrymen.table.keeping.backup import arguments
from merrymen.table.keeping.files import BadBackup, Label, opened, read_label
from merrymen.table.keeping.opening import alone, is_served
from merrymen.table.keeping.replaying import how_many, progress, replay_all, replaying
from merrymen.table.storage import unusable
from merrymen.table.storage.migrations import known_revisions, lock, upgrade
from merrymen.table.storage.store import data_folder, default_url, open_engine

# Why a game may be frozen on this server though its backup is whole: other rules are installed.
OTHER_RULES = ("table-frozen", "table-frozen-rules", "table-frozen-edition")


def main(argv: Sequence[str] | None = None) -> int:
    """Bring a backup back into a server's database, while no server runs on it."""
    parser = argparse.ArgumentParser(prog="merrymen restore", description=main.__doc__)
    parser.add_argument("file", type=pathlib.Path)
    arguments(parser)
    parser.add_argument("--replace", action="store_true", help="erase what is in the database now")
    chosen = parser.parse_args(argv)
    data, console = chosen.data or data_folder(), Console()
    url = chosen.database or default_url(data)
    label = restore(chosen.file, url, data / "editions", console, replace=chosen.replace)
    _bring_secret(label, data, console)
    return 0


def restore(
    path: pathlib.Path, url: str, editions: pathlib.Path, console: Console, *, replace: bool = False
) -> Label:
    """Fill a database from a backup; it is changed when everything has been checked, or not."""
    if not path.is_file():
        raise MerrymenError(f"there is no file {path}")
    with alone(url), opened(path) as source:
        label = read_label(source, path)
        if label.schema not in known_revisions():
            raise BadBackup(f"{path} was made by a newer version of Merrymen: {label.merrymen}")
        try:
            engine = open_engine(url, writing=True)
            try:
                with engine.begin() as target:
                    lock(target)
                    _plan(label, path, url, target, console, replace)
                    _fill(source, target, label, path, console)
                    _replay(target, label, editions, console)
            finally:
                engine.dispose()
        except sa.exc.DBAPIError as error:
            raise unusable.in_words(url, error) from None
    console.print("Done: the next start of the server goes on from there.")
    return label


def _plan(
    label: Label, path: pathlib.Path, url: str, target: Connection, console: Console, replace: bool
) -> None:
    """Say what will be done, or why not."""
    there = copying.tables_in(target)
    held = how_many(target) if "tables" in there.tables else 0
    at = datetime.datetime.fromtimestamp(label.made_at / 1000).strftime("%Y-%m-%d %H:%M")
    console.print(
        f"{escape(str(path))}: made on {at} by Merrymen {label.merrymen},"
        f" {label.tables['tables'].rows} tables."
    )
    if is_served(target):
        raise MerrymenError(
            "a server runs on this database: stop it (and wait a few seconds), then restore"
        )
    if held and not replace:
        raise MerrymenError(
            f"{unusable.shown(url)} is not empty: it holds {held} tables.\n"
            "With --replace they are erased for good (make a backup of them first),\n"
            "or give another place with --data or --database. Nothing was changed."
        )
    console.print(
        f"It goes into {escape(unusable.shown(url))}"
        + (f"; the {held} tables there now are erased." if held else ", which is empty.")
    )


def _fill(
    source: Connection, target: Connection, label: Label, path: pathlib.Path, console: Console
) -> None:
    """The tables anew, in the shape that the backup has, then in the shape of today."""
    copying.tables_in(target).drop_all(target)
    upgrade(target, label.schema)
    total = sum(each.rows for each in label.tables.values())
    with progress(console, "Copying rows", total) as done:
        read = copying.copy(source, target, done)
    if read != label.tables:
        raise BadBackup(f"{path} is not as it was written. Nothing was changed.")
    if copying.sums_of(target) != read:
        raise MerrymenError("what was written is not what was read. Nothing was changed.")
    upgrade(target)


def _replay(target: Connection, label: Label, editions: pathlib.Path, console: Console) -> None:
    """Games must replay as they did when the backup was made."""
    with replaying(target, console) as done:
        differing = replay_all(target, editions, done)
    new = {table: why for table, why in differing.items() if table not in label.differing}
    for table, why in sorted(new.items()):
        console.print(f"{escape(table)}: {escape(text(why))}")
    broken = [table for table, why in new.items() if not _by_other_rules(why)]
    if broken:
        raise BadBackup(
            f"{len(broken)} games of this backup do not replay any more. Nothing was changed."
        )
    count = label.tables["tables"].rows
    console.print(f"{count} tables replayed, {len(differing)} of them are frozen.")


def _by_other_rules(why: Message) -> bool:
    return why["id"] in OTHER_RULES


def _bring_secret(label: Label, data: pathlib.Path, console: Console) -> None:
    """Put the backup's secret into the data folder, where there is none; else say what counts."""
    path = secret.file_of(data)
    here = secret.read_file(path)
    if label.secret is None:
        if here is None:
            console.print(
                f"This backup does not hold the signing secret, and there is none at {path}:\n"
                "copy it there before the server starts, or everybody loses their seats.",
                markup=False,
            )
        return
    if here is None:
        secret.keep_file(path, bytes.fromhex(label.secret))
        console.print(f"The signing secret is at {path} again.", markup=False)
    elif here.hex() != label.secret:
        console.print(
            f"The signing secret at {path} is not the backup's, and was left as it is:\n"
            "seats that were signed with the other one are lost to their owners. To use the\n"
            "backup's, move that file away and restore again.",
            markup=False,
        )
