"""`merrymen doctor`: what is wrong is named in plain words, and nothing is changed."""

from __future__ import annotations

import pathlib
import secrets
import shutil
from collections.abc import Callable
from typing import NamedTuple

import pytest
import sqlalchemy as sa

from merrymen import cli
from merrymen.table.keeping.opening import enter
from merrymen.table.storage.migrations import upgrade
from merrymen.table.storage.schema import log, settings, tables
from merrymen.table.storage.store import open_engine
from merrymen.table.times import now_ms
from table.servers_beside import Postgres
from table.stored import change, fill, sqlite_in
from table.test_mending import cut, garbage, half_unstamped, newer, scribble

Damage = Callable[[str, pathlib.Path], None]


class Patient(NamedTuple):
    """A data folder that is well."""

    url: str
    folder: pathlib.Path
    table: str

    @property
    def file(self) -> pathlib.Path:
        return self.folder / "tables.sqlite"


@pytest.fixture(scope="module")
def healthy(tmp_path_factory: pytest.TempPathFactory) -> Patient:
    folder = tmp_path_factory.mktemp("healthy")
    url = sqlite_in(folder)
    table = fill(url)
    enter(url, folder, None)
    return Patient(url, folder, table)


@pytest.fixture
def patient(healthy: Patient, folder: pathlib.Path) -> Patient:
    copy = folder / "data"
    shutil.copytree(healthy.folder, copy)
    return Patient(sqlite_in(copy), copy, healthy.table)


def doctor(folder: pathlib.Path, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, str]:
    code = cli.main(["doctor", "--data", str(folder), *more])
    told = capsys.readouterr()
    assert "Traceback" not in told.out + told.err
    return code, told.out


def test_what_is_well_is_said_to_be(patient: Patient, capsys: pytest.CaptureFixture[str]) -> None:
    before = patient.file.read_bytes()
    code, told = doctor(patient.folder, capsys)
    assert code == 0
    assert "All games replay (2 tables)" in told
    assert "All is well." in told
    assert patient.file.read_bytes() == before
    assert sorted(path.name for path in patient.folder.iterdir()) == ["secret", "tables.sqlite"]


def clock(url: str, path: pathlib.Path) -> None:
    change(url, "UPDATE tables SET clock = '?'")


def status(url: str, path: pathlib.Path) -> None:
    change(url, "UPDATE tables SET status = 'dreaming'")


def entropy(url: str, path: pathlib.Path) -> None:
    change(url, sa.update(log).where(log.c.seq == 2).values(entropy=7))


def open_secret(url: str, path: pathlib.Path) -> None:
    (path.parent / "secret").chmod(0o644)


def no_secret(url: str, path: pathlib.Path) -> None:
    (path.parent / "secret").unlink()


def other_secret(url: str, path: pathlib.Path) -> None:
    (path.parent / "secret").write_text(secrets.token_hex(32))


def short_secret(url: str, path: pathlib.Path) -> None:
    (path.parent / "secret").write_text("oak")


def no_file(url: str, path: pathlib.Path) -> None:
    path.unlink()


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (cut, "damaged"),
        (scribble, "damaged"),
        (garbage, "damaged"),
        (newer, "made by a newer version of Merrymen (schema 9999"),
        (half_unstamped, "does not say its schema, and lacks blocks"),
        (clock, "cannot be read: clock is damaged"),
        (status, "Invalid enum value 'dreaming'"),
        (entropy, "does not replay. This table is frozen"),
        (open_secret, "chmod 600"),
        (no_secret, "everybody loses their seats"),
        (other_secret, "is not the one that this database was served with"),
        (short_secret, "too few to be one"),
        (no_file, "There is no database"),
    ],
)
def test_what_is_wrong_is_named(
    patient: Patient, capsys: pytest.CaptureFixture[str], damage: Damage, words: str
) -> None:
    damage(patient.url, patient.file)
    code, told = doctor(patient.folder, capsys)
    assert code == 1
    assert "WRONG" in told
    assert words in told


def ahead(url: str, path: pathlib.Path) -> None:
    change(url, sa.update(tables).values(changed_at=now_ms() + 10 * 86_400_000))


def backwards(url: str, path: pathlib.Path) -> None:
    change(url, sa.update(log).where(log.c.seq == 5).values(at=1))


def old_secret(url: str, path: pathlib.Path) -> None:
    change(url, sa.insert(settings).values(name="secret", value="ab" * 32))


def stamp(url: str, path: pathlib.Path) -> None:
    change(url, "DELETE FROM alembic_version")


def readable(url: str, path: pathlib.Path) -> None:
    path.chmod(0o644)
    path.parent.chmod(0o755)


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (ahead, "a time that is still to come"),
        (backwards, "times go backwards"),
        (old_secret, "The signing secret lies in the database"),
        (stamp, "has lost the stamp of its schema, but is whole"),
        (readable, "Everybody on this machine can read"),
    ],
)
def test_what_should_not_stay_so_is_named(
    patient: Patient, capsys: pytest.CaptureFixture[str], damage: Damage, words: str
) -> None:
    damage(patient.url, patient.file)
    code, told = doctor(patient.folder, capsys)
    assert code == 0
    assert words in told
    assert "All is well" not in told


@pytest.mark.parametrize(("free", "code"), [(100_000_000, 0), (1_000_000, 1)])
def test_little_room_on_the_disk(
    patient: Patient,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    free: int,
    code: int,
) -> None:
    left = shutil.disk_usage(patient.folder)._replace(free=free)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: left)
    got, told = doctor(patient.folder, capsys)
    assert got == code
    assert "Make room" in told


def test_an_earlier_schema(folder: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    engine = open_engine(sqlite_in(folder), writing=True)
    with engine.begin() as connection:
        upgrade(connection, "0001")
    engine.dispose()
    code, told = doctor(folder, capsys)
    assert code == 0
    assert "earlier one (0001" in told


def test_a_folder_that_is_not_there(
    folder: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = doctor(folder / "nowhere", capsys)
    assert code == 1
    assert "There is no folder" in told
    assert not (folder / "nowhere").exists()


def test_postgresql_is_looked_over_too(
    postgres: Postgres, folder: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = postgres.database()
    fill(url, steps=3)
    enter(url, folder, None)
    code, told = doctor(folder, capsys, "--database", url)
    assert code == 0
    assert "All games replay (2 tables)" in told
    clock(url, folder)
    code, told = doctor(folder, capsys, "--database", url)
    assert code == 1
    assert "clock is damaged" in told
    closed = url.replace("127.0.0.1", "127.0.0.2")
    code, told = doctor(folder, capsys, "--database", closed)
    assert code == 1
    assert "Is PostgreSQL running there" in told
