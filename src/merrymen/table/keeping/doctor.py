"""`merrymen doctor`: looks a data folder or database over; changes nothing."""

from __future__ import annotations

import argparse
import os
import pathlib
from collections.abc import Iterator, Sequence

import sqlalchemy as sa
from rich.console import Console
from sqlalchemy import Connection

from merrymen.table.keeping import contents, files, place, secret
from merrymen.table.keeping.backup import arguments
from merrymen.table.keeping.findings import Finding, wrong
from merrymen.table.keeping.opening import file_of
from merrymen.table.keeping.replaying import how_many, replay_all, replaying
from merrymen.table.storage import migrations, unusable
from merrymen.table.storage.schema import settings
from merrymen.table.storage.store import data_folder, default_url, open_engine
from merrymen.table.times import now_ms

MARKS = {"well": "ok     ", "mind": "mind   ", "wrong": "WRONG  "}


def main(argv: Sequence[str] | None = None) -> int:
    """Say in plain words what is wrong with a server's data and what to do; 1 if anything is."""
    parser = argparse.ArgumentParser(prog="merrymen doctor", description=main.__doc__)
    arguments(parser)
    chosen = parser.parse_args(argv)
    folder, console = chosen.data or data_folder(), Console()
    url = chosen.database or default_url(folder)
    found = []
    for each in look_over(url, folder, console):
        console.print(MARKS[each.grade] + each.what, markup=False, soft_wrap=True)
        if each.todo:
            console.print(" " * 7 + each.todo, markup=False, soft_wrap=True)
        found.append(each.grade)
    bad, minor = found.count("wrong"), found.count("mind")
    words = "All is well." if not bad + minor else f"{bad} wrong, {minor} to mind."
    console.print(words)
    return 1 if bad else 0


def look_over(url: str, folder: pathlib.Path, console: Console) -> Iterator[Finding]:
    """Everything that can be looked at, from the outside inwards."""
    file = file_of(url)
    yield from place.look_at_folder(folder, file)
    if file is not None and not file.exists():
        return
    try:
        yield from _look_inside(url, folder, file, console)
    except sa.exc.DBAPIError as error:
        words = unusable.in_words(url, error)
        what, *todo = str(words).splitlines()
        yield wrong(what, todo[0] if todo else "")


def _look_inside(
    url: str, folder: pathlib.Path, file: pathlib.Path | None, console: Console
) -> Iterator[Finding]:
    if file is not None:
        still = not file.with_name(file.name + "-wal").exists()  # no server has it open
        with files.opened(file, still=still) as connection:
            yield from _look_into(connection, folder, console)
        return
    engine = open_engine(url, writing=False)
    try:
        with engine.connect() as connection:
            yield from _look_into(connection, folder, console)
    finally:
        engine.dispose()


def _look_into(connection: Connection, folder: pathlib.Path, console: Console) -> Iterator[Finding]:
    shape = list(contents.look_at_shape(connection))
    yield from shape
    if any(each.grade == "wrong" for each in shape) or migrations.missing(connection):
        return
    kept = secret.in_database(connection)
    given = os.environ.get(secret.VARIABLE)
    yield from place.look_at_secret(folder, given, kept, _fingerprint(connection))
    yield from contents.look_at_rows(connection)
    yield from contents.look_at_clocks(connection, now_ms())
    with replaying(connection, console) as done:
        differing = replay_all(connection, folder / "editions", done)
    yield from contents.told(differing, how_many(connection))


def _fingerprint(connection: Connection) -> str | None:
    query = sa.select(settings.c.value).where(settings.c.name == secret.FINGERPRINT)
    return connection.execute(query).scalar_one_or_none()
