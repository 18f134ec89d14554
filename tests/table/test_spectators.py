"""Those who look on never slow down those who play."""

from __future__ import annotations

import pathlib
import threading
import time

import msgspec

from merrymen.table.limits import Limits
from table.ground import ROOMY, Ground, Server, running
from table.players import play, seat_people

GAME = "sherwood_forest"
WATCHING = 60


def test_many_who_read_the_log_do_not_slow_who_enters(ground: Ground, folder: pathlib.Path) -> None:
    usual = Limits()
    limits = msgspec.structs.replace(
        ROOMY,
        messages_burst=usual.messages_burst, messages_per_s=usual.messages_per_s,
        pages_burst=usual.pages_burst, pages_per_s=usual.pages_per_s,
    )  # fmt: skip
    with running(Server(ground, folder, limits)) as server:
        chairs = seat_people(server, GAME)
        play(chairs, steps=60)
        table, client = chairs[0].table, chairs[0].client
        spectators = [client.watch(table) for _ in range(WATCHING)]
        stop = threading.Event()

        def read_on() -> None:
            while not stop.is_set():
                for number, chair in enumerate(spectators):
                    chair.send({"type": "log", "before": 10 + number % 50})
                time.sleep(1 / limits.messages_per_s)

        reader = threading.Thread(target=read_on, daemon=True)
        reader.start()
        time.sleep(2)
        took = []
        for _ in range(5):
            begun = time.monotonic()
            client.watch(table).close()
            took.append(time.monotonic() - begun)
        stop.set()
        reader.join()
        for chair in [*spectators, *chairs]:
            chair.close()
    print(f"entering takes {max(took):.2f} s at most")
    assert max(took) < 3.0


def test_pages_are_what_was_read_before(ground: Ground, folder: pathlib.Path) -> None:
    """From every version the same lines, whoever has turned which page before."""
    limits = msgspec.structs.replace(ROOMY, log_lines=7)
    with running(Server(ground, folder, limits)) as server:
        chairs = seat_people(server, GAME)
        play(chairs, steps=20)
        watcher = chairs[0].client.watch(chairs[0].table)
        for chair in (watcher, *chairs):
            whole: dict[int, object] = {}
            for before in [*range(chairs[0].version + 1, 0, -1), *range(1, chairs[0].version + 2)]:
                chair.send({"type": "log", "before": before})
                lines = chair.wait("log")["lines"]
                first = max(0, before - 1 - 7)
                assert [line["version"] for line in lines] == list(range(first + 1, before))
                for line in lines:
                    assert whole.setdefault(line["version"], line) == line
            chair.close()
