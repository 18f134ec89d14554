"""`merrymen bench table`: what a server carries, measured from a second process on loopback.

Offered load on many tables, a closed loop beside boardgame.io's own server, memory per table, and
the time to load a long game. The processor time of the server is told as well: on a machine that
does other things at the same time it says more than the clock on the wall.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import pathlib
import random
import resource
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Console

from bench.counting import GAME as COUNTING
from bench.table.load import Closed, Offered, Pair, connect_all, make_tables, percentile_ms
from merrymen.games import visiting
from merrymen.table.lobby.rows import first_row, keep_first
from merrymen.table.play.trail import SNAPSHOT_EVERY, Row, Trail, checksum
from merrymen.table.storage import queries
from merrymen.table.storage.known_editions import KnownEditions
from merrymen.table.storage.layouts import layout_hash
from merrymen.table.storage.migrations import migrate
from merrymen.table.storage.rows import TableRow
from merrymen.table.storage.store import Store
from merrymen.table.storage.stored_games import load_trail

HOST = "127.0.0.1"
HERE = pathlib.Path(__file__).parent
BOARDGAME_IO = "boardgame.io@0.50.2"
LONG_GAME = 500  # actions
TOGETHER = 100  # tables of the closed loops
SPARE = 8  # real games end: so many are ready for every table of a closed loop
GROWTH = (100, 1_000, 10_000)  # tables
SPARE_FILES = 500  # open files beside the sockets


class Measured:
    """A server process under test."""

    def __init__(self, folder: str, *urls: str) -> None:
        self.port = _free_port()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.table.server", str(self.port), folder, *urls],
            cwd=HERE.parent.parent,
        )

    @property
    def pid(self) -> int:
        return self._process.pid

    def wait(self) -> None:
        """Until it answers."""
        while True:
            with contextlib.suppress(OSError), socket.create_connection((HOST, self.port)):
                return
            if self._process.poll() is not None:
                raise RuntimeError("the server under test has ended")
            time.sleep(0.1)

    def cpu_s(self, *, family: bool = False) -> float:
        """Processor time so far, all threads; with that of its bots' processes if asked for."""
        parents = {}
        for path in pathlib.Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                fields = path.read_text().rpartition(")")[2].split()
                parents[int(path.parent.name)] = (int(fields[1]), int(fields[11]) + int(fields[12]))
        own = self._process.pid
        ticks = [time for pid, (parent, time) in parents.items() if own in (pid, family and parent)]
        return sum(ticks) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes of memory in use."""
        for line in pathlib.Path(f"/proc/{self._process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        return 0

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()


@contextlib.contextmanager
def server() -> Iterator[Measured]:
    """A fresh server on a fresh database."""
    with tempfile.TemporaryDirectory() as folder:
        measured = Measured(folder)
        try:
            measured.wait()
            yield measured
        finally:
            measured.stop()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


async def offered(
    measured: Measured, game: str, tables: int, per_s: float, seconds: float
) -> dict[str, Any]:
    """So many tables and actions a second; the time from an action to everybody's view."""
    empty = measured.memory()
    pairs = await _seated(measured, game, tables)
    filled = measured.memory()
    gc.collect()
    gc.freeze()  # the load's own pauses would count as the server's
    load, cpu = Offered(pairs), measured.cpu_s()
    await load.run(per_s, seconds)
    used = measured.cpu_s() - cpu
    _leave(pairs)
    return {
        "game": game,
        "tables": tables,
        "sockets": 2 * tables,
        "offered_per_s": round(per_s),
        "answered": len(load.times),
        "offered": load.offered,
        "p50_ms": percentile_ms(load.times, 0.5),
        "p99_ms": percentile_ms(load.times, 0.99),
        "cpu_us_per_action": round(1e6 * used / max(1, len(load.times))),
        "memory_kb_per_table": round((filled - empty) / tables / 1024, 1),
    }


async def closed(measured: Measured, game: str, tables: int, seconds: float) -> dict[str, Any]:
    """Everybody answers at once: how many moves a second."""
    spare = 0 if game == COUNTING.name else SPARE * tables
    pairs = await _seated(measured, game, tables + spare)
    load, cpu = Closed(pairs, tables), measured.cpu_s()
    moves_per_s = await load.run(seconds)
    used = measured.cpu_s() - cpu
    _leave(pairs)
    return {
        "game": game,
        "tables": tables,
        "moves_per_s": round(moves_per_s),
        "cpu_us_per_move": round(1e6 * used / max(1, load.moves)),
    }


async def _seated(measured: Measured, game: str, tables: int) -> list[Pair]:
    pairs = await make_tables(HOST, measured.port, game, tables)
    await connect_all(pairs, HOST, measured.port)
    return pairs


def _leave(pairs: list[Pair]) -> None:
    for pair in pairs:
        pair.close()


class BoardgameIo:
    """boardgame.io's own server: its in-memory store, a trivial game."""

    def __init__(self, folder: str) -> None:
        self._folder, self._node = folder, shutil.which("node") or "node"
        install = [shutil.which("npm") or "npm", "install", "--no-audit", "--no-fund", "--silent"]
        subprocess.run([*install, BOARDGAME_IO], cwd=folder, check=True, capture_output=True)
        self._port = str(_free_port())
        self._process = self._start("server", self._port)
        _wait_for(int(self._port))

    def _start(self, *arguments: str) -> subprocess.Popen[bytes]:
        command = [self._node, str(HERE / "boardgame_io.mjs"), *arguments]
        return subprocess.Popen(command, cwd=self._folder, stdout=subprocess.PIPE)

    def closed(self, first: int, tables: int, seconds: float) -> float:
        """Moves a second, at tables that are numbered from `first`."""
        numbers = (str(first), str(tables), str(seconds))
        told, _ = self._start("load", self._port, *numbers).communicate(timeout=seconds + 60)
        return float(json.loads(told)["moves_per_s"])

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


def beside(tables: int, seconds: float, rounds: int) -> dict[str, Any]:
    """The same closed loop over our server and over boardgame.io's, by turns; the medians.

    By turns, because a machine that does other things does not treat two long runs alike.
    """
    if not (shutil.which("npm") and shutil.which("node")):
        return {"left_out": "node and npm are not installed"}
    ours, theirs = [], []
    with server() as measured, tempfile.TemporaryDirectory() as folder:
        try:
            other = BoardgameIo(folder)
        except subprocess.CalledProcessError:
            return {"left_out": f"npm could not install {BOARDGAME_IO}"}
        try:
            for number in range(rounds):
                ours.append(_loop_run(closed(measured, COUNTING.name, tables, seconds)))
                theirs.append(other.closed(number * tables, tables, seconds))
        finally:
            other.stop()
    return {
        "tables": tables,
        "rounds": rounds,
        "ours_moves_per_s": round(statistics.median(each["moves_per_s"] for each in ours)),
        "boardgame_io_moves_per_s": round(statistics.median(theirs)),
        "ours_cpu_us_per_move": round(statistics.median(each["cpu_us_per_move"] for each in ours)),
        "all_ours": [each["moves_per_s"] for each in ours],
        "all_boardgame_io": [round(each) for each in theirs],
    }


def _wait_for(port: int) -> None:
    for _ in range(300):
        with contextlib.suppress(OSError), socket.create_connection((HOST, port)):
            return
        time.sleep(0.1)


def loading(actions: int = LONG_GAME, times: int = 50) -> dict[str, Any]:
    """How long it takes to bring a long stored game into memory."""
    with visiting(COUNTING), tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/tables.sqlite"
        migrate(url)
        store, editions = Store(url), KnownEditions()
        row = _long_game(store, editions, actions)
        taken = []
        for _ in range(times):
            begun = time.perf_counter()
            found = store.read(lambda c: queries.load_table(c, row.id))
            assert found is not None
            store.read(lambda c, found=found: load_trail(c, found, editions))  # type: ignore[misc]
            taken.append(1000 * (time.perf_counter() - begun))
        store.close()
    taken.sort()
    return {
        "actions": actions,
        "median_ms": round(taken[len(taken) // 2], 2),
        "worst_ms": round(taken[-1], 2),
    }


def _long_game(store: Store, editions: KnownEditions, actions: int) -> TableRow:
    """A stored game of so many actions, as live play leaves it."""
    row, first = first_row(COUNTING, seed=1)
    trail, rows, kept = Trail(first), [], []
    for number in range(1, actions + 1):
        seat = trail.mover
        assert seat is not None
        action, entropy = random.choice(trail.match.legal()), random.getrandbits(64)
        trail = trail.after(action, entropy, seat)
        rows.append(
            Row(
                seq=number, seat=seat, action=action, entropy=entropy, at=number, bot=False,
                request=str(number), checksum=checksum(trail.match),
            )
        )  # fmt: skip
        if number % SNAPSHOT_EVERY == 0:
            kept.append((number, trail.match))
    row.version = actions

    def change(connection: Any) -> None:
        queries.insert_table(connection, row, rows)
        for number, match in [(0, first), *kept]:
            keep_first(connection, row.id, match, number)

    store.write(change).result()
    assert layout_hash(COUNTING)
    return row


def room_for(tables: int) -> int:
    """As many of the tables as may have their two sockets: each is an open file."""
    wanted = 2 * tables + SPARE_FILES
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = most == resource.RLIM_INFINITY or most >= wanted
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most if enough else wanted))
    except (ValueError, OSError):  # only the administrator may raise the upper limit
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        return (most - SPARE_FILES) // 2
    return tables


def main(argv: Sequence[str] | None = None) -> int:
    """`merrymen bench table`."""
    parser = argparse.ArgumentParser(prog="merrymen bench table", description=__doc__)
    parser.add_argument("--game", default="kings_and_creatures", help="the game of the live tables")
    parser.add_argument("--tables", type=int, default=1_000)
    parser.add_argument("--rate", type=float, default=1_000.0, help="actions offered a second")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=3, help="of the closed loops, by turns")
    parser.add_argument("--growth", action="store_true", help="also 100 to 10,000 tables")
    parser.add_argument("--no-boardgame-io", action="store_true")
    parser.add_argument("--json", type=pathlib.Path, help="write the figures to this file")
    chosen = parser.parse_args(argv)
    figures = measure(chosen, Console())
    if chosen.json:
        chosen.json.write_text(json.dumps(figures, indent=2) + "\n")
    return 0


def measure(chosen: argparse.Namespace, console: Console) -> dict[str, Any]:
    """Everything, one after the other; each part on a server of its own."""
    figures: dict[str, Any] = {"cores": os.cpu_count(), "load_before": os.getloadavg()[0]}

    def told(name: str, result: dict[str, Any]) -> None:
        figures[name] = result
        console.print(f"[bold]{name}[/]: " + ", ".join(f"{k} {v}" for k, v in result.items()))

    chosen.tables = room_for(chosen.tables)
    room_for((1 + SPARE) * TOGETHER)
    told("loading", loading())
    told("live", _run(offered, chosen.game, chosen.tables, chosen.rate, chosen.seconds))
    if chosen.no_boardgame_io:
        told("closed, trivial game", _run(closed, COUNTING.name, TOGETHER, chosen.seconds))
    else:
        told("closed, beside boardgame.io", beside(TOGETHER, chosen.seconds, chosen.rounds))
    told(f"closed, {chosen.game}", _run(closed, chosen.game, TOGETHER, chosen.seconds))
    for tables in map(room_for, GROWTH if chosen.growth else ()):
        grown = _run(offered, COUNTING.name, tables, chosen.rate, chosen.seconds)
        told(f"growth, {tables} tables", grown)
    return figures


def _run(part: Any, *arguments: Any) -> dict[str, Any]:
    with server() as measured:
        result: dict[str, Any] = _loop_run(part(measured, *arguments))
        return result


def _loop_run(work: Any) -> Any:
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


if __name__ == "__main__":
    raise SystemExit(main())
