"""Redis or PostgreSQL lost, slow or back again: everything catches up by itself, and soon."""

from __future__ import annotations

import logging
import os
import pathlib
import signal
import time
from collections.abc import Iterator

import pytest

from loops import wait_for
from merrymen.client import Chair, Client
from table.ground import Ground, Server
from table.servers_beside import Postgres, Redis

GAME = "kings_and_creatures"
SOON = 2.0  # seconds within which everybody knows everything
SLACK = 2.0  # for a machine that does other things


@pytest.fixture
def redis() -> Iterator[Redis]:
    """One for each test: they are killed here."""
    server = Redis()
    yield server
    server.pause(signal.SIGCONT)
    server.close()


class Evening:
    """A host at one process; who comes is at the other."""

    def __init__(self, two: tuple[Server, Server]) -> None:
        self.two = two
        self.host = two[0].client("Robin")
        made = self.host.make(GAME, [{"kind": "me"}, {"kind": "open"}])
        self.table = made["table"]["id"]
        self.robin = self.host.chair(made)
        self.tuck = Client(two[1].url, "Tuck").watch(self.table)

    def soon(self, chair: Chair, kind: str, seen: object) -> float:
        """How long it takes until a frame of that kind fulfils something."""
        begun = time.monotonic()
        while True:
            left = SOON + SLACK - (time.monotonic() - begun)
            assert left > 0, f"nothing of {kind} within {SOON + SLACK} s"
            frame = chair.receive(timeout=left)
            if frame["type"] == kind and seen(frame):  # type: ignore[operator]
                return time.monotonic() - begun

    def everything(self) -> list[float]:
        """Chat both ways, presence, a seat that is taken, and moves: the seconds of each."""
        took = []
        for says, hears in ((self.robin, self.tuck), (self.tuck, self.robin)):
            words = f"hello {time.monotonic()}"
            says.say(words)
            took.append(self.soon(hears, "chat", lambda f, w=words: f["line"]["text"] == w))
        with Client(self.two[1].url).watch(self.table):
            took.append(self.soon(self.robin, "table", lambda f: f["table"]["watching"] == 2))
        took.append(self.soon(self.robin, "table", lambda f: f["table"]["watching"] == 1))
        marian = Client(self.two[1].url, "Marian")
        taken = marian.post(f"/api/tables/{self.table}/seats/1", {})
        took.append(
            self.soon(self.robin, "table", lambda f: f["table"]["seats"][1]["name"] == "Marian")
        )
        chairs = [self.robin, marian.chair(taken)]
        self.robin.start()
        for chair in [*chairs, self.tuck]:
            while "view" not in chair.frame:
                chair.receive(timeout=10)
        for _ in range(3):
            mover = chairs[1].frame["view"]["to_move"]
            view = chairs[mover].wait_for_turn()
            assert view is not None
            version = chairs[mover].act(view["actions"][0]["action"])
            took.append(
                self.soon(self.tuck, "view", lambda f, v=version: f["version"] >= v)
                if self.tuck.version < version
                else 0.0
            )
            while chairs[1 - mover].version < version:
                chairs[1 - mover].wait("view")
        chairs[1].close()
        return took

    def close(self) -> None:
        self.robin.close()
        self.tuck.close()


def test_redis_is_killed_and_everything_goes_on(two: tuple[Server, Server], redis: Redis) -> None:
    evening = Evening(two)
    redis.kill()
    took = evening.everything()
    evening.close()
    print(f"without Redis: {max(took):.2f} s at most")
    assert max(took) < SOON + SLACK
    redis.start()


def test_redis_hangs_and_everything_goes_on(two: tuple[Server, Server], redis: Redis) -> None:
    evening = Evening(two)
    redis.pause(signal.SIGSTOP)
    took = evening.everything()
    evening.close()
    print(f"with a Redis that hangs: {max(took):.2f} s at most")
    assert max(took) < SOON + SLACK


def test_redis_comes_back(two: tuple[Server, Server], redis: Redis) -> None:
    """What was said meanwhile arrives, once, and afterwards all is as before."""
    evening = Evening(two)
    redis.kill()
    evening.robin.say("while it was away")
    evening.soon(evening.tuck, "chat", lambda f: f["line"]["text"] == "while it was away")
    redis.start()
    time.sleep(5)
    took = evening.everything()
    told = [f["line"]["text"] for f in evening.tuck.heard if f["type"] == "chat"]
    assert len(told) == len(set(told)), "a line came twice"
    evening.close()
    assert max(took) < SOON + SLACK


@pytest.mark.parametrize("lost", ["killed", "hangs"])
def test_a_server_ends_without_redis(two: tuple[Server, Server], redis: Redis, lost: str) -> None:
    evening = Evening(two)
    if lost == "killed":
        redis.kill()
    else:
        redis.pause(signal.SIGSTOP)
    evening.robin.say("is anybody there?")
    time.sleep(1)
    assert seconds_to_end(two[0]) < 10
    evening.close()
    if lost == "killed":
        redis.start()


def seconds_to_end(server: Server) -> float:
    begun = time.monotonic()
    os.kill(server.pid, signal.SIGTERM)
    while time.monotonic() - begun < 20:
        try:
            os.kill(server.pid, 0)
        except ProcessLookupError:
            break
        time.sleep(0.02)
    return time.monotonic() - begun


def test_losing_redis_is_in_the_log(redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
    from merrymen.table.processes.carrier import SteadyRedis

    async def lose() -> None:
        import asyncio

        backend = SteadyRedis(redis.url)
        await backend.subscribe(["c"])
        listening = asyncio.create_task(anext(backend.stream_events()))
        while backend.down:
            await asyncio.sleep(0.05)
        redis.kill()
        while not backend.down:
            await asyncio.sleep(0.05)
        redis.start()
        while backend.down:
            await asyncio.sleep(0.05)
        await backend.publish(b"again", ["c"])
        assert await listening == ("c", b"again")
        await backend.on_shutdown()

    with caplog.at_level(logging.WARNING, "merrymen.table"):
        wait_for(lose(), 30)
    assert "Redis is lost" in caplog.text
    assert caplog.text.count("Redis carries the news") == 2


# The database


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


@pytest.mark.parametrize("lost", ["stopped", "hangs"])
def test_postgresql_is_lost_and_comes_back(
    ground: Ground, own_postgres: Postgres, redis: Redis, folder: pathlib.Path, lost: str
) -> None:
    """Who sits at a table stays there, is told, and what was done meanwhile is stored once."""
    database = own_postgres.database()
    servers = [Server(ground, folder, database=database, redis=redis.url) for _ in range(2)]
    for server in servers:
        server.start()
    robin = servers[0].client("Robin").play_now(GAME, level="squire")
    view = robin.wait_for_turn()
    assert view is not None
    version = robin.version
    if lost == "stopped":
        own_postgres.stop()
    else:
        own_postgres.pause(signal.SIGSTOP)
    robin.send(
        {"type": "act", "id": "x", "version": version, "action": view["actions"][0]["action"]}
    )
    if lost == "stopped":
        assert robin.wait("problem")["code"] == "storage"
        time.sleep(2)
        own_postgres.start()
    else:
        time.sleep(3)
        own_postgres.pause(signal.SIGCONT)
    begun = time.monotonic()
    assert robin.wait("ack") == {"type": "ack", "id": "x", "version": version + 1, "applied": True}
    took = time.monotonic() - begun
    with Client(servers[1].url).watch(robin.table) as late:
        while late.version <= version:  # what was stored meanwhile reaches this process too
            late.wait("view")
    robin.close()
    for server in servers:
        server.stop()
    assert took < SOON + SLACK


def test_a_server_ends_while_postgresql_hangs(
    ground: Ground, own_postgres: Postgres, redis: Redis, folder: pathlib.Path
) -> None:
    server = Server(ground, folder, database=own_postgres.database(), redis=redis.url)
    server.start()
    with server.client("Robin").play_now(GAME, level="squire") as robin:
        view = robin.wait_for_turn()
        assert view is not None
        own_postgres.pause(signal.SIGSTOP)
        action = view["actions"][0]["action"]
        robin.send({"type": "act", "id": "x", "version": robin.version, "action": action})
        time.sleep(1.5)
        took = seconds_to_end(server)
        own_postgres.pause(signal.SIGCONT)
    assert took < 10


def test_a_suspended_server_wakes_up(two: tuple[Server, Server]) -> None:
    """The other one minds its tables meanwhile; it catches up and nothing is done twice."""
    made = two[0].client("Robin").make(GAME, [{"kind": "me"}, {"kind": "bot", "level": "squire"}])
    table, token = made["table"]["id"], made["seats"][0]["token"]
    asleep = Chair(Client(two[0].url), table, [token])
    awake = Chair(Client(two[1].url), table, [token])
    os.kill(two[0].pid, signal.SIGSTOP)
    for _ in range(3):
        view = awake.wait_for_turn()
        assert view is not None
        awake.act(view["actions"][0]["action"])
    time.sleep(6)
    view = awake.wait_for_turn()
    os.kill(two[0].pid, signal.SIGCONT)
    begun = time.monotonic()
    while asleep.version < awake.version:
        asleep.wait("view")
    took = time.monotonic() - begun
    asleep.close()
    awake.close()
    assert took < SOON + SLACK
