"""Two processes whose time of day jumps: they read the same clocks and know of each other."""

from __future__ import annotations

import contextlib
import pathlib
import struct
import time
from collections.abc import Iterator

import pytest

from merrymen.client import Chair, Client
from table.ground import Ground, Server
from table.servers_beside import Postgres, Redis

GAME = "kings_and_creatures"
HOUR = 3_600 * 10**9
LIVE = {"kind": "live", "decision_s": 30, "reserve_s": 60}


@pytest.fixture
def clock(folder: pathlib.Path) -> pathlib.Path:
    """The second server's time of day, as it is off."""
    path = folder / "time-of-day"
    path.write_bytes(bytes(8))
    return path


@pytest.fixture
def beside(
    ground: Ground, postgres: Postgres, redis: Redis, folder: pathlib.Path, clock: pathlib.Path
) -> Iterator[tuple[Server, Server]]:
    """Two servers, the second with a time of day that can be put forward and back."""
    database = postgres.database()
    one = Server(ground, folder, database=database, redis=redis.url)
    other = Server(ground, folder, database=database, redis=redis.url, time_of_day=str(clock))
    for server in (one, other):
        server.start()
    yield one, other
    for server in (one, other):
        server.stop()


@pytest.mark.parametrize("hours", [2, -2])
def test_a_process_that_starts_after_a_jump_reads_the_same_clocks(
    beside: tuple[Server, Server], clock: pathlib.Path, hours: int
) -> None:
    """Two hours later by its time of day nobody's time is over; two hours earlier none is added."""
    one, other = beside
    made = one.client("Robin").make(GAME, [{"kind": "me"}, {"kind": "me"}], clock=LIVE)
    table, tokens = made["table"]["id"], [held["token"] for held in made["seats"]]
    robin = Chair(Client(one.url), table, tokens)
    clock.write_bytes(struct.pack("q", hours * HOUR))
    other.kill()
    other.start()
    with Chair(Client(other.url), table, tokens) as late:
        left = late.frame["clock"]["deadline"] - late.frame["clock"]["now"]
        assert 0 < left <= 90_000
        mover = late.frame["view"]["to_move"]
        view = late.look(mover)["view"]
        assert late.act(view["actions"][0]["action"]) == 1
    while robin.version < 1:
        robin.wait("view")
    face = robin.frame["clock"]
    assert face["reserves"] == [60_000, 60_000], "no reserve was touched"
    assert 0 < face["deadline"] - face["now"] <= 90_000
    robin.close()


def test_processes_whose_time_of_day_differs_know_of_each_other(
    beside: tuple[Server, Server], clock: pathlib.Path
) -> None:
    """A jump makes nobody dead: who is present at the other process stays present."""
    one, other = beside
    made = one.client("Robin").make(GAME, [{"kind": "me"}, {"kind": "me"}])
    table, tokens = made["table"]["id"], [held["token"] for held in made["seats"]]
    with Chair(Client(one.url), table, tokens[:1]) as robin:
        clock.write_bytes(struct.pack("q", 2 * HOUR))
        with Chair(Client(other.url), table, tokens[1:]):
            seats = robin.entered["table"]["seats"]
            while not seats[1]["here"]:
                seats = robin.wait("table")["table"]["seats"]
            # Longer than it takes to be thought dead.
            end = time.monotonic() + 8
            while (left := end - time.monotonic()) > 0:
                with contextlib.suppress(TimeoutError):
                    frame = robin.receive(timeout=left)
                    if frame["type"] == "table":
                        assert all(seat["here"] for seat in frame["table"]["seats"])
