"""Something is broken at the start: the server goes on with the rest, or says what to do."""

from __future__ import annotations

import logging
import pathlib
from collections.abc import Callable, Iterator

import pytest
import sqlalchemy as sa

from loops import wait_for
from merrymen.table.keeping.opening import prepare
from merrymen.table.storage.migrations import known_revisions, migrate
from merrymen.table.storage.schema import layouts, log, seats, snapshots, tables
from merrymen.table.web.server import main as serve_main
from table.ground import free_port
from table.stored import (
    ask,
    change,
    close_house,
    fill,
    gathering,
    open_house,
    playing,
    sqlite_in,
)


def cut(url: str, path: pathlib.Path) -> None:
    path.write_bytes(path.read_bytes()[:-20_000])


def scribble(url: str, path: pathlib.Path) -> None:
    data = bytearray(path.read_bytes())
    data[8_192:40_960] = b"!" * (40_960 - 8_192)
    path.write_bytes(data)


def garbage(url: str, path: pathlib.Path) -> None:
    path.write_bytes(b"these are no tables" * 10_000)


def newer(url: str, path: pathlib.Path) -> None:
    change(url, "UPDATE alembic_version SET version_num = '9999'")


def half_unstamped(url: str, path: pathlib.Path) -> None:
    change(url, "DROP TABLE alembic_version", "DROP TABLE blocks")


@pytest.fixture
def own_log() -> Iterator[None]:
    """A server sets the log up for itself: put it back."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.mark.usefixtures("own_log")
@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (cut, "is damaged"),
        (scribble, "is damaged"),
        (garbage, "is damaged"),
        (newer, "newer version of Merrymen (schema 9999)"),
        (half_unstamped, "does not say which schema it has, and it lacks blocks"),
    ],
)
def test_the_server_says_in_three_lines_what_to_do(
    folder: pathlib.Path,
    capsys: pytest.CaptureFixture[str],
    damage: Callable[[str, pathlib.Path], None],
    words: str,
) -> None:
    """No start, no traceback, and nothing is changed."""
    url, path = sqlite_in(folder), folder / "tables.sqlite"
    fill(url, steps=3)
    damage(url, path)
    before = path.read_bytes()
    assert serve_main(["--data", str(folder), "--port", str(free_port())]) == 1
    told = capsys.readouterr()
    lines = (told.out + told.err).strip().splitlines()
    assert words in lines[0]
    assert len(lines) == 3
    assert "merrymen restore" in told.out
    assert path.read_bytes() == before


@pytest.mark.usefixtures("own_log")
def test_a_database_that_is_not_there(
    folder: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"postgresql://robin:hood@127.0.0.1:{free_port()}/tables"
    assert serve_main(["--database", url, "--data", str(folder)]) == 1
    lines = capsys.readouterr().out.strip().splitlines()
    assert len(lines) == 3
    assert "Is PostgreSQL running there" in lines[1]
    assert "hood" not in "".join(lines), "no password is told"


def test_a_lost_stamp_is_put_back(folder: pathlib.Path) -> None:
    url = sqlite_in(folder)
    fill(url, steps=3)
    change(url, "DELETE FROM alembic_version")
    prepare(url)
    found = ask(url, lambda c: c.execute(sa.text("SELECT * FROM alembic_version")).scalars().all())
    assert found == [known_revisions()[0]]
    change(url, "DROP TABLE alembic_version")
    prepare(url)


BROKEN = {
    "clock": "UPDATE tables SET clock = '{\"kind\": 7}' WHERE id = 'TABLE'",
    "clock_state": "UPDATE tables SET clock_state = 'x' WHERE id = 'TABLE'",
    "options": "UPDATE tables SET options = '[' WHERE id = 'TABLE'",
    "muted": "UPDATE tables SET muted = 'x' WHERE id = 'TABLE'",
    "result": "UPDATE tables SET result = '3' WHERE id = 'TABLE'",
    "question": "UPDATE tables SET question = '3' WHERE id = 'TABLE'",
    "seats": "DELETE FROM seats WHERE seat = 0 AND table_id = 'TABLE'",
}


def mending(url: str, table: str, what: str) -> sa.Executable:
    """What puts a table's row as it is now back into its place."""
    seat = sa.select(seats).where(seats.c.table_id == table, seats.c.seat == 0)
    if what == "seats":
        return sa.insert(seats).values(ask(url, lambda c: dict(c.execute(seat).mappings().one())))
    row = tables.c.id == table
    plain = sa.cast(tables.c[what], sa.Text)
    value = ask(url, lambda c: c.execute(sa.select(plain).where(row)).scalar())
    return sa.text(f"UPDATE tables SET {what} = :v WHERE id = :i").bindparams(v=value, i=table)


@pytest.mark.parametrize("what", BROKEN)
def test_one_bad_row_stops_nobody_else(folder: pathlib.Path, what: str) -> None:
    """Its table is shown as frozen and says why; another one plays on, and it thaws when mended."""
    url = sqlite_in(folder)
    migrate(url)

    async def evenings() -> None:
        house = await open_house(url)
        bad, good = (await playing(house, 3)).row.id, (await playing(house, 3)).row.id
        await close_house(house)
        mend = mending(url, bad, what)
        change(url, BROKEN[what].replace("TABLE", bad).replace(":", "\\:"))
        house = await open_house(url)
        live = await house.tables.find(bad)
        assert live.row.status == "frozen"
        assert live.info().frozen == {"id": "table-damaged"}
        assert (await house.tables.find(good)).row.status == "playing"
        await house.minder._look()
        await close_house(house)
        change(url, mend)
        house = await open_house(url)
        assert (await house.tables.find(bad)).row.status == "playing"
        await close_house(house)

    wait_for(evenings(), 60)


def test_odd_logs_snapshots_and_layouts_freeze_their_own_table_only(folder: pathlib.Path) -> None:
    url = sqlite_in(folder)
    migrate(url)

    async def evenings() -> None:
        house = await open_house(url)
        ids = [(await playing(house)).row.id for _ in range(4)]
        await gathering(house)
        await close_house(house)
        nowhere = sa.update(log).where(log.c.table_id == ids[0], log.c.seq == 3)
        short = sa.update(snapshots).where(snapshots.c.table_id == ids[1])
        change(
            url,
            nowhere.values(action=-2, entropy=77),
            short.values(record=b"short"),
            sa.update(log).where(log.c.table_id == ids[2]).values(action=10**9),
            sa.insert(layouts).values(hash="odd", fields="{"),
        )
        house = await open_house(url)
        status = [(await house.tables.find(each)).row.status for each in ids]
        assert status == ["frozen", "frozen", "frozen", "playing"]
        await close_house(house)

    wait_for(evenings(), 60)


def test_a_damaged_table_that_gathers_is_shown_and_let_be(folder: pathlib.Path) -> None:
    url = sqlite_in(folder)
    migrate(url)

    async def evenings() -> None:
        house = await open_house(url)
        table = (await gathering(house)).row.id
        await close_house(house)
        change(url, "UPDATE tables SET clock = '?', due_at = 1, changed_at = 1")
        house = await open_house(url)
        assert (await house.tables.find(table)).row.status == "frozen"
        await close_house(house)

    wait_for(evenings(), 60)
