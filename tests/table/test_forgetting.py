"""Forgetting a guest, and what is erased by itself after so many days."""

from __future__ import annotations

import pathlib
import time

import msgspec
import pytest
import sqlalchemy as sa
from rich.console import Console
from websockets.exceptions import ConnectionClosed

import merrymen
from loops import wait_for
from merrymen import cli
from merrymen.client import Refused
from merrymen.table.house import House
from merrymen.table.keeping.erasing import erase_tables
from merrymen.table.keeping.retention import HOUR, Retention, unseen
from merrymen.table.limits import Limits
from merrymen.table.lobby import hosting
from merrymen.table.refusal import Refusal
from merrymen.table.storage import queries, talk
from merrymen.table.storage.migrations import migrate
from merrymen.table.storage.schema import chats, metadata, seats, tables, workers
from merrymen.table.storage.store import Store
from merrymen.table.storage.verify import verify
from merrymen.table.times import now_ms
from table.ground import ROOMY, Ground, Server, running
from table.players import play, seat_people
from table.servers_beside import Postgres
from table.stored import (
    MARIAN,
    ROBIN,
    SECRETS,
    ask,
    bytes_beside,
    change,
    close_house,
    fill,
    gathering,
    open_house,
    playing,
    sqlite_in,
)
from table.test_clocks import Time

DAY = 24 * HOUR


@pytest.fixture
def url(folder: pathlib.Path) -> str:
    address = sqlite_in(folder)
    migrate(address)
    return address


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


def everything(url: str) -> str:
    """All that is stored, as text."""
    query = [sa.select(table) for table in metadata.sorted_tables]
    return str(ask(url, lambda c: [c.execute(each).all() for each in query]))


def test_a_guest_is_erased_and_games_replay(
    folder: pathlib.Path, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """By name and table; not a letter of it is left in the file."""
    table = fill(url)
    again = f"UPDATE seats SET kept_for = '{MARIAN.name}' WHERE seat = 0 AND table_id <> '{table}'"
    rematch = f"UPDATE tables SET next = (SELECT MAX(id) FROM tables WHERE id <> '{table}')"
    muted = f"""UPDATE tables SET muted = '["{MARIAN.id}","x"]', kicked = '["{MARIAN.id}"]'"""
    change(url, again, rematch, muted.replace(":", "\\:"))
    change(url, f"UPDATE tables SET status = 'finished' WHERE id = '{table}'")
    assert cli.main(["forget", MARIAN.name, "--table", table, "--data", str(folder)]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "the name in 2 seats and as host of 0 tables, 2 lines of chat" in told
    left = everything(url)
    for each in (MARIAN.id, MARIAN.name, SECRETS):
        assert each not in left
        assert each.encode() not in bytes_beside(folder)
    assert ROBIN.name in left
    assert "Hello" in left
    store = Store(url)
    rows = store.read(lambda c: queries.load_tables(c, sa.true()))
    store.close()
    assert [row.muted for row in rows] == [["x"], ["x"]]
    assert verify(url, None, Console(quiet=True), folder) == 0
    assert cli.main(["forget", MARIAN.id, "--data", str(folder)]) == 1
    assert "Nothing is stored" in capsys.readouterr().out
    assert cli.main(["forget", MARIAN.name, "--table", table, "--data", str(folder)]) == 1
    assert "Nobody called Maid Marian" in capsys.readouterr().out


def test_a_host_is_erased_by_id(
    folder: pathlib.Path, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The game goes on with a bot in the seat; the table that gathered is closed."""
    table = fill(url)
    assert cli.main(["forget", ROBIN.id, "--data", str(folder)]) == 0
    assert "1 tables that only this guest had going are closed" in capsys.readouterr().out
    assert ROBIN.name not in everything(url)
    store = Store(url)
    row = store.read(lambda c: queries.load_table(c, table))
    store.close()
    assert row is not None
    assert (row.status, row.host, row.seats[0].played_on) == ("playing", "", True)
    assert row.seats[0].guest is None
    assert row.seats[1].name == MARIAN.name
    statuses = ask(url, lambda c: sorted(c.execute(sa.select(tables.c.status)).scalars()))
    assert statuses == ["closed", "playing"]


def test_two_of_one_name_are_not_mixed_up(
    url: str, folder: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = fill(url)
    change(url, sa.update(chats).values(name="Much", guest=sa.func.lower(chats.c.text)))
    before = everything(url)
    assert cli.main(["forget", "Much", "--table", table, "--data", str(folder)]) == 1
    assert "Several guests were called Much" in capsys.readouterr().out
    assert everything(url) == before


def test_a_running_server_forgets_at_once(ground: Ground, folder: pathlib.Path) -> None:
    """Who is there sees the name go and the game go on; the old link opens nothing."""
    with running(Server(ground, folder)) as server:
        robin, marian = chairs = seat_people(server, "kings_and_creatures")
        play(chairs, steps=4)
        marian.say(SECRETS)
        while robin.wait("chat")["line"]["text"] != SECRETS:
            pass
        token = marian.tokens[0]
        marian.close()
        arguments = ["forget", "Guest 1", "--table", robin.table, "--data", str(folder)]
        assert cli.main(arguments) == 0
        with pytest.raises(ConnectionClosed):
            robin.wait("never")
        robin._enter()
        seat = robin.entered["table"]["seats"][1]
        assert (seat["name"], seat["played_on"]) == ("", True)
        again = server.client("Somebody")
        with pytest.raises(Refused) as refused:
            again.claim(robin.table, token)
        assert refused.value.code == "link-used"
        seen = again.watch(robin.table)
        assert SECRETS not in str(seen.entered)
        view = robin.wait_for_turn()
        assert view is not None
        robin.act(view["actions"][0]["action"])
        assert robin.wait_for_turn() is not None, "the bot plays on"
        robin.close()
        seen.close()


def test_postgresql_forgets_too(
    postgres: Postgres, folder: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Guests, guests not seen, whole tables; and not behind the back of a server that runs."""
    url = postgres.database()
    table = fill(url)
    muted = f"""UPDATE tables SET muted = '["{MARIAN.id}"]', changed_at = 1"""
    change(url, muted.replace(":", "\\:"))
    arguments = ["forget", MARIAN.name, "--table", table, "--database", url, "--data", str(folder)]
    change(url, sa.insert(workers).values(id="elsewhere", seen_at=now_ms() + HOUR))
    assert cli.main(arguments) == 1
    assert "A server runs on this database" in capsys.readouterr().out
    assert MARIAN.name in everything(url)
    change(url, sa.delete(workers))
    assert cli.main(arguments) == 0
    assert MARIAN.name not in everything(url)
    assert MARIAN.id not in everything(url)
    assert ask(url, lambda c: unseen(c, now_ms() + HOUR)) == [], "a game of Robin's goes on"
    change(url, sa.update(tables).values(status="finished"))
    assert ask(url, lambda c: unseen(c, now_ms() + HOUR)) == [ROBIN.id]
    store = Store(url)
    store.write(lambda c: erase_tables(c, [table])).result()
    store.close()
    assert table not in everything(url)


def test_a_story_without_a_name_names_the_seat() -> None:
    told = merrymen.text({"id": "seat", "number": 2})
    line = {"id": "table-name-taken", "name": {"seat": 1}}
    assert told in merrymen.text(line, names=["Robin", ""])


# By itself


def days(**kept: float) -> Limits:
    return msgspec.structs.replace(ROOMY, **kept)


async def later(house: House, hands: Time, ms: int) -> None:
    hands.pass_by(ms)
    await Retention(house).look()


async def say(house: House, table: str, words: str) -> None:
    """Robin says something now."""
    at = now_ms()
    await house.write(lambda c: talk.add_chat(c, table, at, 0, ROBIN.id, ROBIN.name, words, None))


def test_closed_tables_go_after_a_week_and_nothing_else_does(hands: Time, url: str) -> None:
    async def evening() -> None:
        house = await open_house(url)
        over, closed = (await playing(house)).row.id, await gathering(house)
        await hosting.close(house, closed)
        await house.write(lambda c: queries.update_table(c, over, status="finished"))
        await later(house, hands, 6 * DAY)
        assert await house.read(lambda c: queries.load_table(c, closed.row.id)) is not None
        await later(house, hands, 2 * DAY)
        assert await house.read(lambda c: queries.load_table(c, closed.row.id)) is None
        await later(house, hands, 5_000 * DAY)
        lines = await house.read(lambda c: talk.load_chat(c, over, 9))
        assert [line.line.text for line in lines] == ["Hello", SECRETS]
        await close_house(house)

    wait_for(evening(), 60)
    assert MARIAN.name in everything(url)


def test_games_that_are_over_go_after_their_days(hands: Time, url: str) -> None:
    async def evening() -> None:
        house = await open_house(url, days(keep_games_days=30.0))
        over, live = (await playing(house)).row.id, (await playing(house)).row.id
        await house.write(lambda c: queries.update_table(c, over, status="finished"))
        await later(house, hands, 29 * DAY)
        assert (await house.tables.find(over)).row.id == over
        await later(house, hands, 2 * DAY)
        with pytest.raises(Refusal):
            await house.tables.find(over)
        assert (await house.tables.find(live)).row.status == "playing"
        await close_house(house)
        for table in metadata.sorted_tables:
            if "table_id" in table.c:
                assert over not in str(ask(url, lambda c, t=table: c.execute(sa.select(t)).all()))  # type: ignore[misc]

    wait_for(evening(), 60)


def test_chat_goes_after_its_days(hands: Time, url: str) -> None:
    async def evening() -> None:
        house = await open_house(url, days(keep_chats_days=3.0))
        table = (await playing(house)).row.id
        await later(house, hands, 2 * DAY)
        await house.write(
            lambda c: talk.add_chat(c, table, now_ms(), 0, ROBIN.id, "R", "New", None)
        )
        await later(house, hands, 2 * DAY)
        lines = await house.read(lambda c: talk.load_chat(c, table, 9))
        assert [(line.line.number, line.line.text) for line in lines] == [(3, "New")]
        await close_house(house)

    wait_for(evening(), 60)


def test_guests_not_seen_are_forgotten(hands: Time, url: str) -> None:
    """Who holds a seat of a game that goes on is not; nor who has said something lately."""

    async def evening() -> None:
        house = await open_house(url, days(keep_guests_days=90.0))
        over = (await playing(house)).row.id
        await house.write(lambda c: queries.update_table(c, over, status="finished"))
        await later(house, hands, 80 * DAY)
        await say(house, over, "New")
        await later(house, hands, 20 * DAY)
        row = await house.read(lambda c: queries.load_table(c, over))
        assert row is not None
        assert [seat.guest for seat in row.seats] == [ROBIN.id, None]
        assert row.seats[1].name == ""
        await playing(house)
        await later(house, hands, 100 * DAY)
        held = await house.read(lambda c: set(c.execute(sa.select(seats.c.guest)).scalars()))
        assert held >= {ROBIN.id, MARIAN.id}, "their game is not over"
        await close_house(house)

    wait_for(evening(), 60)


def test_a_server_sees_to_it_by_itself(hands: Time, url: str) -> None:
    """At its start and once an hour."""

    async def evening() -> None:
        house = await open_house(url, days(keep_chats_days=1.0))
        retention = Retention(house)
        await retention.look()
        table = (await playing(house)).row.id
        hands.pass_by(HOUR // 2)
        await house.write(lambda c: c.execute(sa.update(chats).values(at=1)))
        await retention.look()
        assert await house.read(lambda c: talk.load_chat(c, table, 9)), "not all the time"
        hands.pass_by(HOUR)
        await retention.look()
        assert not await house.read(lambda c: talk.load_chat(c, table, 9))
        await close_house(house)

    wait_for(evening(), 60)


def test_the_look_is_part_of_looking_after_tables(ground: Ground, folder: pathlib.Path) -> None:
    limits = msgspec.structs.replace(ROOMY, keep_games_days=10.0)
    url = sqlite_in(folder)
    table = fill(url, steps=3)
    change(url, f"UPDATE tables SET status = 'finished', changed_at = 1 WHERE id = '{table}'")
    with running(Server(ground, folder, limits)) as server:
        end = time.monotonic() + 60
        while str(table) in everything(server.database):
            assert time.monotonic() < end
            time.sleep(0.2)
