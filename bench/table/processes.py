"""`python -m bench.table.processes`: what a second process on PostgreSQL adds.

One process and two, each with the same share of a processor, so that neither the load nor
PostgreSQL nor the cores of this machine are what limits them. The same number of tables, a closed
loop, by turns: one process without Redis; two with it, each table at one of them; two with it, the
players of each table at different ones, as a proxy may send them. Needs PostgreSQL and Redis
(Debian's packages), and a user who may make control groups.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import pathlib
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Console

from bench.counting import GAME as COUNTING
from bench.table.command import HOST, SPARE, Measured, _loop_run, room_for
from bench.table.load import Closed, Pair, connect_all, make_tables
from table.servers_beside import Postgres, Redis

GROUPS = pathlib.Path("/sys/fs/cgroup")
PERIOD = 10_000  # microseconds: a share is given out in small pieces
WAYS = ("one", "two, each table at one", "two, players anywhere")


class Share:
    """A control group that gets so many hundredths of one processor and no more."""

    def __init__(self, name: str, percent: int) -> None:
        second = (GROUPS / "cgroup.controllers").exists()
        self._folder = (GROUPS if second else GROUPS / "cpu") / f"merrymen-{os.getpid()}-{name}"
        self._folder.mkdir()
        quota = PERIOD * percent // 100
        if second:
            self._write("cpu.max", f"{quota} {PERIOD}")
        else:
            self._write("cpu.cfs_period_us", str(PERIOD))
            self._write("cpu.cfs_quota_us", str(quota))

    def _write(self, name: str, content: str) -> None:
        (self._folder / name).write_text(content)

    def take(self, pid: int) -> None:
        self._write("cgroup.procs", str(pid))

    def close(self) -> None:
        for _ in range(50):  # the last of its processes may still be leaving
            with contextlib.suppress(OSError):
                self._folder.rmdir()
                return
            time.sleep(0.1)


@contextlib.contextmanager
def servers(percent: int) -> Iterator[dict[str, list[Measured]]]:
    """By way: the processes, all of them started, each arrangement on a database of its own."""
    with contextlib.ExitStack() as after:
        folder = after.enter_context(tempfile.TemporaryDirectory())
        postgres, redis = Postgres(), Redis()
        after.callback(postgres.close)
        after.callback(redis.close)
        alone, together = (postgres.database() for _ in range(2))

        def start(name: str, *urls: str) -> Measured:
            share = Share(name, percent)
            after.callback(share.close)
            measured = Measured(f"{folder}/{len(urls)}", *urls)
            after.callback(measured.stop)
            measured.wait()
            share.take(measured.pid)  # only now: starting is not what is measured
            return measured

        one = [start("one", alone)]
        two = [start(f"two-{number}", together, redis.url) for number in range(2)]
        yield {WAYS[0]: one, WAYS[1]: two, WAYS[2]: two}


async def closed(
    way: str, processes: list[Measured], game: str, tables: int, seconds: float
) -> dict[str, Any]:
    """Moves a second with everybody answering at once, and the processor time of each part."""
    pairs = await _seated(way, processes, game, tables)
    load, cpu, own = (
        Closed(pairs, tables),
        [each.cpu_s() for each in processes],
        time.process_time(),
    )
    begun = time.perf_counter()
    moves_per_s = await load.run(seconds)
    passed = time.perf_counter() - begun
    used = [each.cpu_s() - before for each, before in zip(processes, cpu, strict=True)]
    for pair in pairs:
        pair.close()
    return {
        "moves_per_s": round(moves_per_s),
        "cpu_us_per_move": round(1e6 * sum(used) / max(1, load.moves)),
        "share_used": [round(each / passed, 2) for each in used],
        "load_share": round((time.process_time() - own) / passed, 2),
    }


async def _seated(way: str, processes: list[Measured], game: str, tables: int) -> list[Pair]:
    spare = 0 if game == COUNTING.name else SPARE * tables
    ports, made = [each.port for each in processes], list[Pair]()
    for port in ports:
        some = await make_tables(HOST, port, game, (tables + spare) // len(ports))
        await connect_all(some, HOST, *(ports if way == WAYS[2] else [port]))
        made += some
    return made


def measure(game: str, tables: int, percent: int, seconds: float, rounds: int) -> dict[str, Any]:
    found: dict[str, list[Any]] = {way: [] for way in WAYS}
    room_for(2 * (1 + SPARE) * tables)
    with servers(percent) as processes:
        for _ in range(rounds):
            for way in WAYS:
                found[way].append(_loop_run(closed(way, processes[way], game, tables, seconds)))
                time.sleep(0.5)
    return found


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.table.processes", description=__doc__)
    parser.add_argument("--game", default=COUNTING.name)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument(
        "--percent", type=int, default=25, help="of one processor, for each process"
    )
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--json", type=pathlib.Path, help="write the figures to this file")
    chosen = parser.parse_args(argv)
    found = measure(chosen.game, chosen.tables, chosen.percent, chosen.seconds, chosen.rounds)
    console, one = Console(), 0.0
    for way, runs in found.items():
        middle = statistics.median(run["moves_per_s"] for run in runs)
        one = one or middle
        console.print(f"[bold]{way}[/]: {middle:.0f} moves/s, {middle / one:.2f} times one", runs)
    if chosen.json:
        chosen.json.write_text(json.dumps(found, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
