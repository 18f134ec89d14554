"""`merrymen backup FILE`: everything that a server keeps, in one file, while it goes on."""

from __future__ import annotations

import argparse
import os
import pathlib
from collections.abc import Sequence

import sqlalchemy as sa
from rich.console import Console
from rich.markup import escape
from sqlalchemy import Connection

import merrymen
from merrymen.errors import MerrymenError
from merrymen.messages import text
from merrymen.table.keeping import copying, secret
from merrymen.table.keeping.files import Label, opened, put_label, read_label
from merrymen.table.keeping.opening import file_of
from merrymen.table.keeping.replaying import progress, replay_all, replaying
from merrymen.table.storage import unusable
from merrymen.table.storage.migrations import known_revisions, revision_of, upgrade
from merrymen.table.storage.store import data_folder, default_url, open_engine
from merrymen.table.times import now_ms


def arguments(parser: argparse.ArgumentParser) -> None:
    """Where a server's data are, as every command about them takes it."""
    parser.add_argument("--data", type=pathlib.Path, help="the server's data folder")
    parser.add_argument("--database", help="URL of the database (default: the data folder's)")


def main(argv: Sequence[str] | None = None) -> int:
    """Write everything that a server keeps into one file, while it runs or not."""
    parser = argparse.ArgumentParser(prog="merrymen backup", description=main.__doc__)
    parser.add_argument("file", type=pathlib.Path)
    arguments(parser)
    parser.add_argument(
        "--with-secret", action="store_true",
        help="the signing secret too: who has the file can then take anybody's seat",
    )  # fmt: skip
    chosen = parser.parse_args(argv)
    data = chosen.data or data_folder()
    url = chosen.database or default_url(data)
    key = _secret(data) if chosen.with_secret else None
    backup(url, chosen.file, data / "editions", Console(), key)
    return 0


def _secret(data: pathlib.Path) -> str:
    given = os.environ.get(secret.VARIABLE)
    kept = secret.parse(given, secret.VARIABLE) if given else secret.read_file(secret.file_of(data))
    if kept is None:
        raise MerrymenError(f"there is no secret in {data}, and no {secret.VARIABLE}")
    return kept.hex()


def backup(
    url: str,
    path: pathlib.Path,
    editions: pathlib.Path,
    console: Console,
    key: str | None = None,
) -> Label:
    """Copy a database into a file, check it by replaying, and only then give it its name."""
    file = file_of(url)
    if file is not None and not file.exists():
        raise MerrymenError(f"there is no database {file}")
    if file is not None and path.exists() and file.samefile(path):
        raise MerrymenError("a backup into the database itself would be none")
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    try:
        part.parent.mkdir(parents=True, exist_ok=True)
        part.touch(mode=0o600)
        with opened(part, writing=True) as target:
            sums = _copy(url, target, console)
        label = _check(part, sums, editions, console, key)
        _settle(part, path)
    except sa.exc.DBAPIError as error:
        raise unusable.in_words(url, error) from None
    except OSError as error:
        raise MerrymenError(f"{path} cannot be written: {error}") from None
    finally:
        part.unlink(missing_ok=True)
    size = path.stat().st_size / 1e6
    rows = sum(each.rows for each in label.tables.values())
    console.print(
        f"{escape(str(path))}: {label.tables['tables'].rows} tables, {rows} rows, {size:.1f} MB."
    )
    if key is None:
        console.print("It does not hold the signing secret: keep the file `secret` too.")
    return label


def _copy(url: str, target: Connection, console: Console) -> dict[str, copying.Sum]:
    """One moment of a database, however long the copying takes and whatever is played meanwhile."""
    engine = open_engine(url, writing=False)
    try:
        with engine.connect() as source:
            if engine.dialect.name == "postgresql":
                source.execution_options(
                    isolation_level="REPEATABLE READ", postgresql_readonly=True
                )
            revision = revision_of(source)
            if revision is None or revision not in known_revisions():
                raise MerrymenError(
                    f"this version of Merrymen does not know the schema of {unusable.shown(url)}"
                    f" ({revision or 'it has none'}): ask `merrymen doctor`"
                )
            upgrade(target, revision)
            total = copying.count(source, copying.kept_tables(copying.tables_in(source)))
            with progress(console, "Copying rows", total) as done:
                sums = copying.copy(source, target, done)
    finally:
        engine.dispose()
    if copying.sums_of(target) != sums:
        raise MerrymenError("what was written is not what was read: the disk is not sound")
    if revision != known_revisions()[0]:
        upgrade(target)  # so that these rules can replay it, and restore it
        return copying.sums_of(target)
    return sums


def _check(
    part: pathlib.Path,
    sums: dict[str, copying.Sum],
    editions: pathlib.Path,
    console: Console,
    key: str | None,
) -> Label:
    """Replay what was written, and write down what came of it."""
    with opened(part) as written, replaying(written, console) as done:
        differing = replay_all(written, editions, done)
    for table, reason in sorted(differing.items()):
        console.print(f"{escape(table)} is copied as it is. {escape(text(reason))}")
    label = Label(
        made_at=now_ms(), merrymen=merrymen.__version__, schema=known_revisions()[0], tables=sums,
        differing=sorted(differing), secret=key,
    )  # fmt: skip
    with opened(part, writing=True) as target:
        put_label(target, label)
    with opened(part) as written:
        return read_label(written, part)


def _settle(part: pathlib.Path, path: pathlib.Path) -> None:
    """On the disk for good, then under its name: there is a whole backup or none."""
    with part.open("rb") as file:
        os.fsync(file.fileno())
    part.replace(path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
