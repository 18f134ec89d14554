"""What a database will never take is refused with words, and nothing stands still."""

from __future__ import annotations

import pathlib
import resource
import sqlite3
import threading
import time
import urllib.error
import urllib.request

import msgspec
import pytest
import sqlalchemy as sa

import merrymen
from merrymen.table.lobby.rows import first_row
from merrymen.table.play.clock import ClockState
from merrymen.table.storage import queries
from merrymen.table.storage.appending import Entry
from merrymen.table.storage.migrations import migrate
from merrymen.table.storage.store import Outcome, Store
from merrymen.table.storage.trouble import is_full, is_passing
from table.ground import Ground, Server, running
from table.servers_beside import Postgres

GAME = "kings_and_creatures"


@pytest.mark.parametrize("odd", ["a\0b", "\u00e9", "a\n", "\x7f", "\u202e"])
def test_ids_are_printable_ascii(server: Server, odd: str) -> None:
    with server.client("Robin").play_now(GAME, level="squire") as chair:
        view = chair.wait_for_turn()
        assert view is not None
        action = view["actions"][0]["action"]
        chair.send({"type": "act", "id": odd, "version": chair.version, "action": action})
        assert chair.wait("problem")["code"] == "bad-message"
        chair.act(action)


def status_of(server: Server, path: str, **headers: str) -> int:
    request = urllib.request.Request(server.url + path, headers=headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def test_nul_in_paths_and_queries_is_a_bad_request(
    ground: Ground, postgres: Postgres, folder: pathlib.Path
) -> None:
    paths = ("/api/tables/%00", "/api/tables?game=%00", "/api/tables/a%00b/replay")
    with running(Server(ground, folder, database=postgres.database())) as server:
        assert [status_of(server, path) for path in paths] == [400, 400, 400]


def test_an_action_that_postgresql_cannot_store_is_refused(postgres: Postgres) -> None:
    url = postgres.database()
    migrate(url)
    store, told = Store(url), list[Outcome]()
    try:
        row, _ = first_row(merrymen.game(GAME), seed=1)
        store.write(lambda c: queries.insert_table(c, row)).result()
        entry = Entry(
            table_id=row.id, seq=1, seat=0, action=0, entropy=1, at=1, bot=False, request="a\0b",
            checksum=0, status="playing", clock_state=ClockState(0), due_at=None, result=None,
        )  # fmt: skip
        store.append(entry, told.append)
        store.append(msgspec.structs.replace(entry, request="ab"), told.append)
        end = time.monotonic() + 20
        while len(told) < 2 and time.monotonic() < end:
            time.sleep(0.01)
    finally:
        store.close()
    assert told == ["refused", "stored"]


def test_what_passes_and_what_stays() -> None:
    assert is_passing(sqlite3.OperationalError("database is locked"))
    assert is_passing(sqlite3.OperationalError("database or disk is full"))
    assert is_full(sqlite3.OperationalError("database or disk is full"))
    assert not is_passing(sqlite3.OperationalError("no such column: x"))
    assert not is_passing(sqlite3.IntegrityError("UNIQUE"))
    assert not is_passing(OverflowError("Python int too large to convert to SQLite INTEGER"))
    wrapped = sa.exc.DBAPIError.instance(
        "", {}, sqlite3.OperationalError("database or disk is full"), sqlite3.Error
    )
    assert is_passing(wrapped)
    assert is_full(wrapped)


def test_a_full_disk_is_told_and_play_goes_on(ground: Ground, folder: pathlib.Path) -> None:
    with running(Server(ground, folder)) as server:
        made = server.client("Robin").make(GAME, [{"kind": "me"}, {"kind": "me"}])
        with server.client("Robin").chair(made) as robin:
            robin.client.patience = 30
            mover = robin.frame["view"]["to_move"]  # both seats are Robin's
            view = robin.look(mover)["view"]
            full(server.pid, True)
            message = {
                "type": "act", "id": "x", "version": 0, "action": view["actions"][0]["action"],
            }  # fmt: skip
            robin.send(message)
            while (frame := robin.wait("problem", "ack")).get("code") != "storage-full":
                assert frame["type"] == "problem", "it was stored on a full disk"
            full(server.pid, False)
            assert robin.wait("ack")["applied"] is True


def full(pid: int, yes: bool) -> None:
    """Files of a process cannot grow any more: what a full disk looks like to it."""
    _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (4_096 if yes else most, most))


def test_a_change_that_nobody_waits_for_does_not_stop_the_writer(folder: pathlib.Path) -> None:
    """The thread that writes died of it, and a server then hung at its end."""
    store, slow = Store(f"sqlite:///{folder}/tables.sqlite"), threading.Event()
    try:
        store.write(lambda _: slow.wait(10))
        assert store.write(lambda _: None).cancel()
        slow.set()
        assert store.write(lambda _: "still there").result(10) == "still there"
    finally:
        store.close()
