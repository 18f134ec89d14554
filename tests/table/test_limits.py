"""Limits count guests and networks, weigh what is asked, and forget what was abandoned."""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
import time
import urllib.error
import urllib.request
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from uvicorn.server import ServerState

from loops import wait_for
from merrymen.client import Client, Refused
from merrymen.table.limits import Limits
from merrymen.table.storage.schema import tables
from merrymen.table.storage.store import open_engine
from merrymen.table.times import now_ms
from merrymen.table.web.gate import Gate
from merrymen.table.web.networks import network_of
from merrymen.table.web.rates import Buckets, Twofold
from merrymen.table.web.running import Config
from merrymen.table.web.wire import Wire
from table.ground import ROOMY, Ground, Server, running

GAME = "kings_and_creatures"


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.7", "203.0.113.0/24"),
        ("::ffff:203.0.113.7", "203.0.113.0/24"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("127.0.0.1", "127.0.0.1"),
        ("?", "?"),
    ],
)
def test_networks(address: str, network: str) -> None:
    assert network_of(address) == network


def test_what_costs_more_counts_more() -> None:
    buckets = Buckets(10, 0.0)
    assert buckets.take("a", 6.0)
    assert not buckets.take("a", 6.0)
    assert buckets.take("a", 4.0)


def test_a_guest_who_asks_too_much_does_not_spend_the_neighbours_share() -> None:
    both = Twofold(10, 0.0, guests=2.0)
    assert [both.take("a", "n") for _ in range(50)].count(True) == 10
    assert [both.take("b", "n") for _ in range(50)].count(True) == 10
    assert not both.take("c", "n")
    assert both.take("c", "m")


def from_address(server: Server, address: str) -> dict[str, Any]:
    """Come as a new guest from an address behind the proxy, and make a table."""

    class Far(Client):
        def _ask(self, request: urllib.request.Request) -> Any:
            request.add_header("x-forwarded-for", address)
            return super()._ask(request)

    return Far(server.url, "Robin").make(GAME, [{"kind": "me"}, {"kind": "open"}])


def made_from(server: Server, addresses: list[str]) -> int:
    count = 0
    for address in addresses:
        with contextlib.suppress(Refused):
            from_address(server, address)
            count += 1
    return count


def test_one_ipv6_network_counts_as_one(ground: Ground, folder: pathlib.Path) -> None:
    limits = Limits(tables_per_network=10)
    with running(Server(ground, folder, limits)) as server:
        assert made_from(server, [f"2001:db8::{n:x}" for n in range(1, 30)]) == 10
        assert made_from(server, [f"198.51.100.{n}" for n in range(1, 30)]) == 10
        assert made_from(server, [f"2001:db8:0:{n:x}::1" for n in range(1, 6)]) == 5


def test_only_a_trusted_proxy_speaks_for_others(ground: Ground, folder: pathlib.Path) -> None:
    limits = Limits(tables_per_network=3)
    addresses = [f"2001:db8:0:{n:x}::1" for n in range(1, 8)]
    with running(Server(ground, folder / "a", limits, proxies=["192.0.2.1"])) as server:
        assert made_from(server, addresses) == 3
    with running(Server(ground, folder / "b", limits, proxies=["127.0.0.0/8"])) as server:
        assert made_from(server, addresses) == 7


def aged(server: Server, table: str, seconds: float) -> None:
    """Let a table look as if nothing had happened for so long."""
    engine = open_engine(server.database, writing=True)
    with engine.begin() as connection:
        at = now_ms() - int(1000 * seconds)
        connection.execute(sa.update(tables).where(tables.c.id == table).values(changed_at=at))
    engine.dispose()


def test_a_guest_is_not_refused_over_abandoned_games(ground: Ground, folder: pathlib.Path) -> None:
    limits = msgspec.structs.replace(ROOMY, tables_per_guest=3)
    with running(Server(ground, folder, limits)) as server:
        robin = server.client("Robin")
        made = [robin.post("/api/play", {"game": GAME})["table"]["id"] for _ in range(3)]
        with robin.watch(made[0]):
            robin.post("/api/play", {"game": GAME})
        status = [robin.get(f"/api/tables/{table}")["status"] for table in made]
        assert status == ["playing", "stored", "playing"]


def test_a_table_that_gathers_is_closed_after_hours_with_a_word_before(
    ground: Ground, folder: pathlib.Path
) -> None:
    limits = msgspec.structs.replace(ROOMY, gathering_s=3_600.0, word_s=600.0)
    with running(Server(ground, folder, limits)) as server:
        robin = server.client("Robin")
        made = robin.make(GAME, [{"kind": "me"}, {"kind": "open"}], listed=True)
        slow = robin.make(
            GAME, [{"kind": "me"}, {"kind": "open"}], listed=True, clock={"kind": "slow"}
        )
        with robin.chair(made) as chair:
            chair.client.patience = 30
            aged(server, made["table"]["id"], 3_300)
            assert chair.wait("problem")["code"] == "expires"
            aged(server, made["table"]["id"], 3_700)
            aged(server, slow["table"]["id"], 3_700)
            while chair.wait("table")["table"]["status"] != "closed":
                pass
        assert [each["id"] for each in robin.tables()] == [slow["table"]["id"]]


def test_an_abandoned_game_is_put_away(ground: Ground, folder: pathlib.Path) -> None:
    limits = msgspec.structs.replace(ROOMY, practice_s=100.0, abandoned_s=1_000.0, word_s=0.0)
    with running(Server(ground, folder, limits)) as server:
        robin = server.client("Robin")
        with robin.play_now(GAME, level="squire") as chair:
            chair.wait_for_turn()  # nothing more happens by itself
            practice = chair.table
        made = robin.make(GAME, [{"kind": "me"}, {"kind": "open"}])["table"]["id"]
        server.client("Marian").post(f"/api/tables/{made}/seats/1", {})
        for table in (practice, made):
            aged(server, table, 500)
        end = time.monotonic() + 30
        while robin.get(f"/api/tables/{practice}")["status"] != "stored":
            assert time.monotonic() < end
            time.sleep(0.2)
        assert robin.get(f"/api/tables/{made}")["status"] != "stored"


# Small things


def test_nothing_of_the_api_is_kept_by_caches(server: Server) -> None:
    robin = server.client("Robin")
    request = urllib.request.Request(server.url + "/api/tables/mine")
    request.add_header("cookie", robin.cookie)
    with urllib.request.urlopen(request) as answer:
        assert answer.headers["cache-control"] == "no-store"


def test_an_origin_that_is_no_address_is_foreign(server: Server) -> None:
    request = urllib.request.Request(server.url + "/api/guest", data=b'{"name": "Robin"}')
    request.add_header("content-type", "application/json")
    request.add_header("origin", "http://[")
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request)
    assert refused.value.code == 403
    refused.value.close()


@pytest.mark.parametrize("chance", [1 << 64, 1 << 80, -1])
def test_a_file_with_too_much_chance_is_refused(server: Server, chance: int) -> None:
    robin = server.client("Robin")
    told = {"game": GAME, "rules": 1, "edition": "", "players": 2, "seed": 1}
    with pytest.raises(Refused) as seeded:
        robin.post("/api/chronicles", {**told, "seed": str(chance)})
    with pytest.raises(Refused) as stepped:
        robin.post("/api/chronicles", {**told, "steps": [[0, str(chance)]]})
    assert {seeded.value.code, stepped.value.code} == {"bad-request"}


class Full:
    """A transport whose other side has not taken so many bytes."""

    def __init__(self) -> None:
        self.unsent, self.written, self.aborted = 0, b"", False

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def is_closing(self) -> bool:
        return self.aborted

    def write(self, content: bytes) -> None:
        self.written += content

    def abort(self) -> None:
        self.aborted = True


@pytest.mark.parametrize(
    ("size", "header"), [(0, 2), (125, 2), (126, 4), (65_535, 4), (65_536, 10)]
)
def test_who_does_not_read_is_let_go(size: int, header: int) -> None:
    line = Full()

    async def write() -> None:
        config = Config(lambda: None, Gate(msgspec.structs.replace(Limits(), unsent_bytes=100)))
        loop = asyncio.get_running_loop()
        wire = Wire(config=config, server_state=ServerState(), app_state={}, _loop=loop)
        wire.transport = line  # type: ignore[assignment]
        for unsent in (0, 100, 101, 0):
            line.unsent = unsent
            wire.write_text(bytes(size))
            await asyncio.sleep(0)

    wait_for(write(), 10)
    assert line.aborted
    assert len(line.written) == 2 * (size + header), "as long as it takes what comes it may stay"
