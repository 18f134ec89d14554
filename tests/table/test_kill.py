"""kill -9 under play: what was acknowledged is there, nothing is doubled, all games finish."""

from __future__ import annotations

import contextlib
import itertools
import pathlib
import random
import threading
import time

import pytest
from rich.console import Console

import merrymen
from merrymen.client import Chair, Client
from merrymen.table.storage import queries
from merrymen.table.storage.store import Store
from merrymen.table.storage.verify import verify
from table.ground import Ground, Server, running

TABLES = len(merrymen.games())


class Pair(threading.Thread):
    """Two clients at one table after another, until told to stop; what was acknowledged."""

    def __init__(self, servers: list[Server], number: int) -> None:
        super().__init__(name=f"pair-{number}", daemon=True)
        self.servers, self.chance = servers, random.Random(number)
        games = list(merrymen.games())
        self.games = itertools.cycle(games[number % len(games) :] + games[: number % len(games)])
        self.acked: dict[str, dict[int, tuple[int, int]]] = {}  # table: version: seat, action
        self.stop = threading.Event()
        self.failed: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                self.play(next(self.games))
        except BaseException as error:
            self.failed = error
            raise

    def play(self, game: str) -> None:
        chairs = self.sit_down(game)
        acked = self.acked.setdefault(chairs[0].table, {})
        while (mover := self.mover(chairs)) is not None:
            view = chairs[mover].wait_for_turn()
            if view is None:
                break
            if view["seat"] != mover:
                continue
            action = self.chance.choice(view["actions"])["action"]
            version = chairs[mover].act(action)
            assert version not in acked
            acked[version] = (mover, action)
        for chair in chairs:
            while chair.wait_for_turn() is not None:
                raise AssertionError("the game is over for one and not for the other")
            chair.close()

    @property
    def actions(self) -> int:
        """How many were acknowledged so far."""
        return sum(map(len, self.acked.values()))

    def finish(self) -> None:
        """Play the last game to its end, however slow the machine is, as long as it goes on."""
        self.stop.set()
        while self.is_alive():
            before = self.actions
            self.join(120)
            assert not self.is_alive() or self.actions > before, "a game does not go on"
        assert self.failed is None

    def mover(self, chairs: list[Chair]) -> int | None:
        """Who is to move, by the newest view that anybody has."""
        newest = max(chairs, key=lambda chair: chair.version)
        seat: int | None = newest.frame["view"]["to_move"]
        return seat

    def sit_down(self, game: str) -> list[Chair]:
        """A table with all seats one's own, each at its own socket and perhaps its own server."""
        count = merrymen.game(game).players[0]
        while True:
            with contextlib.suppress(OSError):
                client = Client(self.chance.choice(self.servers).url, "Robin")
                made = client.make(game, [{"kind": "me"}] * count)
                break
            time.sleep(0.05)
        table = made["table"]["id"]
        return [Chair(self.client_elsewhere(), table, [held["token"]]) for held in made["seats"]]

    def client_elsewhere(self) -> Client:
        """Tokens hold the seats: any guest at any server may show them."""
        return Client(self.chance.choice(self.servers).url)


def check(database: str, pairs: list[Pair]) -> int:
    """Compare what clients were told with what is stored; the number of actions."""
    store = Store(database)
    total = 0
    try:
        for pair in pairs:
            for table, acked in pair.acked.items():
                row = store.read(lambda c, table=table: queries.load_table(c, table))  # type: ignore[misc]
                rows = store.read(lambda c, table=table: queries.log_rows(c, table))  # type: ignore[misc]
                assert row is not None
                assert row.status == "finished"
                assert [each.seq for each in rows] == list(range(1, row.version + 1))
                by_version = {each.seq: (each.seat, each.action) for each in rows}
                assert {v: by_version.get(v) for v in acked} == acked, "an acknowledged one is lost"
                assert len(acked) == len(rows), "something was done that nobody asked for"
                requests = [each.request for each in rows]
                assert len(set(requests)) == len(requests), "something was done twice"
                total += len(rows)
    finally:
        store.close()
    assert verify(database, None, Console(quiet=True)) == 0
    return total


def kill_under(pairs: list[Pair], servers: list[Server], kills: int, chance: random.Random) -> None:
    """Kill any of the servers while all pairs play; then let them finish."""
    for pair in pairs:
        pair.start()
    for _ in range(kills):
        time.sleep(chance.uniform(0.02, 0.6))
        server = chance.choice(servers)
        server.kill()
        server.start()
    for pair in pairs:
        pair.stop.set()
    for pair in pairs:
        pair.finish()


@pytest.mark.parametrize("kills", [12, pytest.param(50, marks=pytest.mark.long)])
def test_killed_at_random_moments(ground: Ground, folder: pathlib.Path, kills: int) -> None:
    server = Server(ground, folder)
    pairs = [Pair([server], number) for number in range(TABLES)]
    with running(server):
        kill_under(pairs, [server], kills, random.Random(7))
    actions = check(server.database, pairs)
    games = sum(len(pair.acked) for pair in pairs)
    print(f"{kills} kills, {games} games, {actions} actions, none lost, none doubled")
    assert games >= TABLES


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(
            game, marks=[] if game in ("castle_combo", "sherwood_forest") else pytest.mark.long
        )
        for game in merrymen.games()
    ],
)
def test_bots_go_on_after_a_kill(ground: Ground, folder: pathlib.Path, game: str) -> None:
    """A game that waits for a bot when the server dies is played on after the restart."""
    server = Server(ground, folder)
    with running(server), server.client("Robin").play_now(game, level="squire") as chair:
        view = chair.wait_for_turn()
        assert view is not None
        chair.act(view["actions"][0]["action"])
        server.kill()
        server.start()
        for _ in range(5):
            view = chair.wait_for_turn()
            if view is None:
                break
            chair.act(view["actions"][0]["action"])
        assert chair.version >= 5 or view is None
