"""Backups: whole, of one moment, for either database; and bringing one back, all of it or none."""

from __future__ import annotations

import pathlib
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from rich.console import Console

from merrymen import cli
from merrymen.errors import MerrymenError
from merrymen.table.keeping import backup as backups
from merrymen.table.keeping import copying, files, secret
from merrymen.table.keeping.backup import backup
from merrymen.table.keeping.files import BadBackup
from merrymen.table.keeping.opening import alone, enter
from merrymen.table.keeping.restore import restore
from merrymen.table.storage.migrations import known_revisions, migrate, upgrade
from merrymen.table.storage.schema import chats, log, tables
from merrymen.table.storage.store import open_engine
from merrymen.table.storage.verify import verify
from table.ground import Ground, Server, running
from table.players import play, seat_people
from table.servers_beside import Postgres
from table.stored import SECRETS, ask, change, fill, sqlite_in

quiet = Console(quiet=True)


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """A folder with a database and its backup, for every test to copy."""
    folder = tmp_path_factory.mktemp("evening")
    fill(sqlite_in(folder / "filled"))
    backup(sqlite_in(folder / "filled"), folder / "kept.backup", folder, quiet)
    return folder


@pytest.fixture
def filled(evening: pathlib.Path, folder: pathlib.Path) -> str:
    shutil.copytree(evening / "filled", folder / "filled")
    return sqlite_in(folder / "filled")


@pytest.fixture
def kept(evening: pathlib.Path, folder: pathlib.Path) -> pathlib.Path:
    return pathlib.Path(shutil.copy(evening / "kept.backup", folder))


def sums(url: str) -> Any:
    return ask(url, copying.sums_of)


def count(table: sa.Table) -> Callable[[sa.Connection], object]:
    return lambda c: c.execute(sa.select(sa.func.count()).select_from(table)).scalar()


@pytest.mark.parametrize("way", ["sqlite-sqlite", "sqlite-postgres", "postgres-sqlite"])
def test_everything_comes_back(
    way: str, folder: pathlib.Path, request: pytest.FixtureRequest
) -> None:
    """Row by row, whichever database it comes from or goes to; and every game replays."""

    def database(kind: str, name: str) -> str:
        if kind == "sqlite":
            return sqlite_in(folder / name)
        url: str = request.getfixturevalue("postgres").database()
        return url

    one, other = way.split("-")
    source, target = database(one, "source"), database(other, "target")
    fill(source)
    path = folder / "kept.backup"
    label = backup(source, path, folder, quiet)
    assert label.tables["log"].rows == 12
    assert label.tables["chats"].rows == 4
    assert restore(path, target, folder, quiet) == label
    assert sums(target) == sums(source) == label.tables
    assert verify(target, None, quiet, folder) == 0
    assert [each.name for each in folder.glob("kept*")] == [path.name], "one file, nothing beside"


def test_it_is_of_one_moment(
    filled: str, folder: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is stored while the rows are copied is not half in it."""
    original, before = copying.rows_of, sums(filled)

    def rows_of(connection: sa.Connection, table: sa.Table) -> Iterator[list[dict[str, Any]]]:
        if table.name == "chats":
            change(filled, sa.delete(chats))
        return original(connection, table)

    monkeypatch.setattr(copying, "rows_of", rows_of)
    label = backup(filled, folder / "kept.backup", folder, quiet)
    monkeypatch.undo()
    assert label.tables == before
    assert ask(filled, count(chats)) == 0


def test_it_is_of_one_moment_on_postgresql(
    postgres: Postgres, folder: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.database()
    fill(url)
    test_it_is_of_one_moment(url, folder, monkeypatch)


def test_a_server_goes_on_during_a_backup_and_people_keep_their_seats(
    ground: Ground, folder: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """From one machine to another: the same links open the same seats."""
    path, first, second = folder / "kept.backup", folder / "first", folder / "second"
    with running(Server(ground, first)) as server:
        chairs = seat_people(server, "kings_and_creatures")
        play(chairs, steps=8)
        arguments = ["backup", str(path), "--data", str(first), "--with-secret"]
        assert cli.main(arguments) == 0
        play(chairs, steps=2)
        for chair in chairs:
            chair.close()
    assert cli.main(["restore", str(path), "--data", str(second)]) == 0
    assert "1 tables replayed, 0 of them are frozen" in capsys.readouterr().out
    with running(Server(ground, second)) as server:
        held = chairs[0].tokens
        again = server.client("Robin").claim(chairs[0].table, held[0])
        assert (again.version, again.frame["seat"]) == (8, 0)
        again.close()


def test_the_secret_is_only_in_it_where_asked_for(
    filled: str, kept: pathlib.Path, folder: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, key = enter(filled, folder / "filled", None)
    data = ["--data", str(folder / "filled")]
    assert cli.main(["backup", str(folder / "without"), *data]) == 0
    assert cli.main(["backup", str(folder / "with"), *data, "--with-secret"]) == 0
    assert key.hex().encode() not in (folder / "without").read_bytes()
    assert key.hex().encode() in (folder / "with").read_bytes()
    for name in ("without", "with"):
        assert (folder / name).stat().st_mode & 0o077 == 0
        capsys.readouterr()
        into = folder / f"from-{name}"
        assert cli.main(["restore", str(folder / name), "--data", str(into)]) == 0
        words = " ".join(capsys.readouterr().out.split())
        assert ("everybody loses their seats" in words) == (name == "without")
        assert secret.read_file(secret.file_of(into)) == (key if name == "with" else None)


def test_a_database_that_is_not_empty_is_refused_unless_told(
    filled: str, kept: pathlib.Path, folder: pathlib.Path
) -> None:
    change(filled, sa.delete(chats))
    before = sums(filled)
    with pytest.raises(MerrymenError, match="is not empty: it holds 2 tables"):
        restore(kept, filled, folder, quiet)
    assert sums(filled) == before
    restore(kept, filled, folder, quiet, replace=True)
    assert ask(filled, count(chats)) == 4


def test_nothing_is_restored_under_a_running_server(
    filled: str, kept: pathlib.Path, folder: pathlib.Path
) -> None:
    with alone(filled), pytest.raises(MerrymenError, match="another server"):
        restore(kept, filled, folder, quiet, replace=True)


def test_nothing_is_restored_under_a_running_server_on_postgresql(
    kept: pathlib.Path, postgres: Postgres, folder: pathlib.Path
) -> None:
    url = postgres.database()
    migrate(url)
    enter(url, folder, None)
    with pytest.raises(MerrymenError, match="a server runs on this database"):
        restore(kept, url, folder, quiet)


def rewritten(path: pathlib.Path, work: Callable[[sa.Connection], object], *, honest: bool) -> None:
    """Change a backup; an honest one says so on its label."""
    with files.opened(path, writing=True) as connection:
        work(connection)
        if honest:
            label = files.read_label(connection, path)
            label.tables = copying.sums_of(connection)
            files.put_label(connection, label)


@pytest.mark.parametrize(
    ("column", "honest", "words"),
    [("entropy", False, "not as it was written"), ("entropy", True, "do not replay any more")],
)
@pytest.mark.parametrize("replace", [False, True])
def test_all_or_nothing(
    filled: str, kept: pathlib.Path, folder: pathlib.Path, column: str, honest: bool, words: str,
    replace: bool,
) -> None:  # fmt: skip
    """A backup in which one figure is another one changes nothing at all."""
    spoilt = sa.update(log).where(log.c.seq == 1).values({column: 12345})
    rewritten(kept, lambda c: c.execute(spoilt), honest=honest)
    target = filled if replace else sqlite_in(folder / "target")
    migrate(target)
    before = sums(target)
    with pytest.raises(BadBackup, match=words):
        restore(kept, target, folder, quiet, replace=replace)
    assert sums(target) == before


@pytest.mark.parametrize("damage", ["cut", "other", "nothing", "newer"])
def test_what_is_no_backup_is_refused_in_words(
    kept: pathlib.Path, folder: pathlib.Path, damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if damage == "cut":
        kept.write_bytes(kept.read_bytes()[:20_000])
    elif damage == "other":
        kept.write_bytes(b"a holiday picture" * 1000)
    elif damage == "nothing":
        kept.write_bytes(b"")
    else:
        with files.opened(kept, writing=True) as connection:
            label = msgspec.structs.replace(files.read_label(connection, kept), schema="9999")
            files.put_label(connection, label)
    assert cli.main(["restore", str(kept), "--data", str(folder / "target")]) == 2
    told = capsys.readouterr().err
    assert "Traceback" not in told
    assert "newer version" in told if damage == "newer" else "backup" in told or "damaged" in told
    assert not list((folder / "target").glob("tables.sqlite"))


def test_there_is_a_whole_backup_or_none(
    filled: str, kept: pathlib.Path, folder: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last one stays until the next one is checked."""
    before = kept.read_bytes()

    def fails(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backups, "replay_all", fails)
    with pytest.raises(MerrymenError, match="No space left"):
        backup(filled, kept, folder, quiet)
    assert kept.read_bytes() == before
    assert not list(folder.glob("*.part*"))


def test_a_row_that_does_not_decode_is_kept_too(filled: str, folder: pathlib.Path) -> None:
    """A backup must be possible while something is broken, and says so."""
    change(filled, "UPDATE tables SET clock = 'broken'")
    label = backup(filled, folder / "kept.backup", folder, quiet)
    assert len(label.differing) == 2
    target = sqlite_in(folder / "target")
    restore(folder / "kept.backup", target, folder, quiet)
    assert sums(target) == label.tables


def test_an_earlier_schema_is_brought_up_to_date_in_the_backup(folder: pathlib.Path) -> None:
    url = sqlite_in(folder / "old")
    engine = open_engine(url, writing=True)
    with engine.begin() as connection:
        upgrade(connection, "0001")
        connection.execute(sa.text("INSERT INTO settings VALUES ('tune', 'Greensleeves')"))
        connection.execute(sa.text("INSERT INTO settings VALUES ('secret', 'feed')"))
    engine.dispose()
    label = backup(url, folder / "kept.backup", folder, quiet)
    assert label.schema == known_revisions()[0]
    target = sqlite_in(folder / "target")
    restore(folder / "kept.backup", target, folder, quiet)
    assert sums(target)["settings"].rows == 1, "without the secret"
    migrate(target)


def test_columns_that_nobody_knows_are_not_left_behind_in_silence(
    filled: str, folder: pathlib.Path
) -> None:
    change(filled, "ALTER TABLE seats ADD COLUMN shoe_size INTEGER")
    with pytest.raises(MerrymenError, match=r"seats has columns .* shoe_size"):
        backup(filled, folder / "kept.backup", folder, quiet)


def test_a_leftover_of_the_old_database_brings_nothing_back(
    filled: str, kept: pathlib.Path, folder: pathlib.Path
) -> None:
    """Copying a file over one with a write-ahead log did; restoring does not."""
    engine = open_engine(filled, writing=True)
    with engine.connect() as connection:
        connection.execute(sa.delete(chats))
        connection.commit()
        connection.execute(sa.update(tables).values(host_name="Sheriff"))
        connection.commit()
        assert (folder / "filled" / "tables.sqlite-wal").stat().st_size > 0
        connection.close()
        restore(kept, filled, folder, quiet, replace=True)
    engine.dispose()
    names = ask(filled, lambda c: set(c.execute(sa.select(tables.c.host_name)).scalars()))
    assert "Sheriff" not in str(names)
    assert ask(filled, lambda c: SECRETS in c.execute(sa.select(chats.c.text)).scalars().all())
