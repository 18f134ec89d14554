"""`python -m bench.asgi_servers`: the table under uvicorn, hypercorn and granian, side by side.

The same application, the same load: the trivial game in a closed loop, by turns. Our own gate and
wire stand in front of uvicorn only; the others (and uvicorn without them) speak plain ASGI. Then:
what each does about a head that never ends, and about one that is far too large. hypercorn and
granian are measured where they are installed; the table does not need them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import importlib.util
import json
import os
import pathlib
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rich.console import Console

from bench.counting import GAME
from bench.table.command import HOST, _free_port, _loop_run
from bench.table.load import Closed, connect_all, make_tables
from bench.table.server import LIMITS
from merrymen.games import visiting
from merrymen.table.storage.migrations import migrate
from merrymen.table.web.gate import Gate
from merrymen.table.web.server import Settings, create_app, serve
from merrymen.table.web.tokens import new_id
from merrymen.table.web.wire import EXTENSION
from table.processes_of import children_of, memory_of

SERVERS = ("uvicorn with our gate", "uvicorn", "hypercorn", "granian")
VISIT = contextlib.ExitStack()  # the bench's game stays for as long as the process lives
PATIENCE = 40.0  # seconds to see whether a head that never ends is cut off


class PlainLine:
    """What a session writes to, over ASGI alone."""

    def __init__(self, send: Any) -> None:
        self._send = send
        self._listener: Callable[[bytes], None] = lambda _: None
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self._task = asyncio.create_task(self._write())

    def listen(self, listener: Callable[[bytes], None]) -> None:
        self._listener = listener

    def write_text(self, payload: bytes) -> None:
        self._waiting.put_nowait(payload)

    async def _write(self) -> None:
        while True:
            text = (await self._waiting.get()).decode()
            await self._send({"type": "websocket.send", "text": text})

    def hear(self, event: dict[str, Any]) -> None:
        self._listener(event.get("bytes") or (event.get("text") or "").encode())

    def drop(self) -> None:
        self._task.cancel()


class Plain:
    """The application without our wire: messages come and go as ASGI events."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        line = PlainLine(send)
        scope["extensions"] = {**(scope.get("extensions") or {}), EXTENSION: line}

        async def heard() -> Any:
            while (event := await receive())["type"] == "websocket.receive":
                line.hear(event)
            return event

        try:
            await self._app(scope, heard, send)
        finally:
            line.drop()


def plain_app() -> Plain:
    """For servers that want to make the application themselves; told by the environment."""
    folder = pathlib.Path(os.environ["MERRYMEN_BENCH_FOLDER"])
    VISIT.enter_context(visiting(GAME))
    settings = Settings(data=folder, limits=LIMITS)
    migrate(settings.url)
    return Plain(create_app(settings, Gate(LIMITS), new_id(), secrets.token_bytes(32)))


def run_server(name: str, port: int, folder: pathlib.Path) -> None:
    """Serve until killed, in a process of its own."""
    os.environ["MERRYMEN_BENCH_FOLDER"] = str(folder)
    if name == "uvicorn with our gate":
        with visiting(GAME):
            serve(Settings(port=port, data=folder, limits=LIMITS))
    elif name == "uvicorn":
        import uvicorn

        uvicorn.run(
            plain_app(), port=port, ws="websockets-sansio", log_level="warning",
            ws_per_message_deflate=False, access_log=False,
        )  # fmt: skip
    elif name == "hypercorn":
        command = [sys.executable, "-m", "hypercorn", "bench.asgi_servers:plain_app()"]
        options = ["-b", f"{HOST}:{port}", "-k", "uvloop", "--log-level", "warning"]
        os.execv(sys.executable, [*command, *options])
    else:
        command = [sys.executable, "-m", "granian", "bench.asgi_servers:plain_app", "--factory"]
        options = ["--interface", "asgi", "--host", HOST, "--port", str(port), "--loop", "uvloop"]
        os.execv(sys.executable, [*command, *options, "--no-access-log", "--log-level", "warning"])


class Served:
    """One server and the processes that belong to it."""

    def __init__(self, name: str, folder: pathlib.Path) -> None:
        self.name, self.port = name, _free_port()
        command = [sys.executable, "-m", "bench.asgi_servers", "--serve", name]
        self._process = subprocess.Popen([*command, str(self.port), str(folder)])
        while True:
            with contextlib.suppress(OSError), socket.create_connection((HOST, self.port)):
                return
            if self._process.poll() is not None:
                raise RuntimeError(f"{name} does not serve")
            time.sleep(0.1)

    def pids(self) -> list[int]:
        return [self._process.pid, *children_of(self._process.pid)]

    def cpu_s(self) -> float:
        ticks = 0
        for pid in self.pids():
            fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        return sum(map(memory_of, self.pids()))

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()


@contextlib.contextmanager
def served(name: str) -> Iterator[Served]:
    with tempfile.TemporaryDirectory() as folder:
        server = Served(name, pathlib.Path(folder))
        try:
            yield server
        finally:
            server.stop()


class Timed(Closed):
    """A closed loop that also keeps the time of every move."""

    def __init__(self, pairs: list[Any], together: int) -> None:
        super().__init__(pairs, together)
        self.times: list[float] = []

    def _go_on(self, pair: Any) -> None:
        self.times.append(time.perf_counter() - pair.sent_at)
        super()._go_on(pair)


async def load(server: Served, tables: int, seconds: float) -> dict[str, float]:
    pairs = await make_tables(HOST, server.port, GAME.name, tables)
    await connect_all(pairs, HOST, server.port)
    timed, cpu = Timed(pairs, tables), server.cpu_s()
    moves_per_s = await timed.run(seconds)
    used = server.cpu_s() - cpu
    for pair in pairs:
        pair.close()
    times = sorted(timed.times)
    return {
        "moves_per_s": moves_per_s,
        "p99_ms": 1000 * times[int(0.99 * (len(times) - 1))],
        "cpu_us_per_move": 1e6 * used / max(1, timed.moves),
    }


def endless_head(server: Served) -> float | None:
    """After how many seconds a head that never ends is cut off; None: not within our patience."""
    begun = time.monotonic()
    with socket.create_connection((HOST, server.port)) as raw:
        raw.settimeout(1.0)
        raw.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        while time.monotonic() - begun < PATIENCE:
            try:
                raw.sendall(b"X: y\r\n")
                if not raw.recv(4096):
                    return time.monotonic() - begun
            except TimeoutError:
                continue
            except OSError:
                return time.monotonic() - begun
    return None


def large_head(server: Served, megabytes: int = 20) -> tuple[float, float]:
    """How many megabytes of head are taken, and how much memory that costs."""
    before, sent = server.memory(), 0
    with socket.create_connection((HOST, server.port)) as raw, contextlib.suppress(OSError):
        raw.settimeout(10.0)
        raw.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        line = b"X-%d: " + b"y" * 8_000 + b"\r\n"
        for number in range(megabytes * 125):
            raw.sendall(line % number)
            sent += len(line)
    return sent / 1e6, max(0, server.memory() - before) / 1e6


def measure(names: Sequence[str], chosen: argparse.Namespace, console: Console) -> dict[str, Any]:
    rounds: dict[str, list[dict[str, float]]] = {name: [] for name in names}
    for _ in range(chosen.rounds):  # by turns: a busy machine does not treat long runs alike
        for name in names:
            with served(name) as server:
                rounds[name].append(_loop_run(load(server, chosen.tables, chosen.seconds)))
            console.print(name, rounds[name][-1])
    found: dict[str, Any] = {"load": os.getloadavg()[0]}
    for name in names:
        with served(name) as server:
            head = endless_head(server)
            taken, memory = large_head(server)
        found[name] = {
            key: [round(each[key], 1) for each in rounds[name]] for key in rounds[name][0]
        } | {
            "median": {
                key: round(statistics.median(each[key] for each in rounds[name]), 1)
                for key in rounds[name][0]
            },
            "endless_head_s": head and round(head, 1),
            "large_head_mb": round(taken, 2),
            "large_head_memory_mb": round(memory, 1),
        }
        console.print(name, found[name])
    return found


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.asgi_servers", description=__doc__)
    parser.add_argument("--serve", nargs=3, metavar=("NAME", "PORT", "FOLDER"), help="be a server")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=pathlib.Path)
    chosen = parser.parse_args(argv)
    if chosen.serve:
        name, port, folder = chosen.serve
        run_server(name, int(port), pathlib.Path(folder))
        return 0
    names = [name for name in SERVERS if importlib.util.find_spec(name.split()[0]) is not None]
    found = measure(names, chosen, Console())
    if chosen.json:
        chosen.json.write_text(json.dumps(found, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
