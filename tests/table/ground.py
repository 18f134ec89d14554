"""Servers for tests: real processes on loopback, quick to start and easy to kill.

One process imports everything and compiles the rules; each server is a fork of it. So a server is
up in a moment, and `kill -9` ends a real process with a real socket and a real database.
"""

from __future__ import annotations

import contextlib
import gc
import json
import mmap
import os
import pathlib
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from typing import IO, Any

import msgspec

from merrymen.client import Client
from merrymen.table.limits import Limits

# What tests do from one address would be far too much for one person.
ROOMY = Limits(
    tables_per_guest=10_000,
    tables_per_network=1_000_000,
    sockets_per_guest=10_000,
    sockets_per_network=10_000,
    connections_per_address=10_000,
    bots_per_guest=1_000,
    bots_per_network=1_000,
    messages_burst=100_000,
    messages_per_s=100_000.0,
    pages_burst=100_000,
    pages_per_s=100_000.0,
    requests_burst=1_000_000,
    requests_per_s=100_000.0,
    heavy_burst=1_000_000,
    seats_per_guest=10_000,
    seats_per_network=1_000_000,
    chats_burst=10_000,
    chats_per_network=10_000,
    code_tries=10_000,
    countdown_s=0.0,
    opening_s=0.2,
    heavy_per_s=100_000.0,
)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Ground:
    """The process that servers are forked from."""

    def __init__(self, log: IO[Any] | None = None) -> None:
        self._process = subprocess.Popen(
            [sys.executable, __file__],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True,
        )  # fmt: skip

    def fork(self, settings: dict[str, Any]) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(settings), file=self._process.stdin, flush=True)
        return int(self._process.stdout.readline())

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()


class Server:
    """One server process, at an address that it keeps over its deaths."""

    def __init__(
        self, ground: Ground, folder: pathlib.Path, limits: Limits = ROOMY, **settings: Any
    ) -> None:
        self.ground, self.folder = ground, folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = settings.get("database") or f"sqlite:///{folder / 'tables.sqlite'}"
        self._settings = {
            "port": self.port,
            "data": str(folder),
            "limits": msgspec.to_builtins(limits),
            **settings,
        }
        self.pid = 0

    def launch(self) -> None:
        """Start it without waiting for it."""
        self.pid = self.ground.fork(self._settings)

    def lives(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def start(self) -> None:
        self.launch()
        end = time.monotonic() + 60
        while not self.is_up():
            assert time.monotonic() < end, "the server does not come up"
            time.sleep(0.01)

    def is_up(self) -> bool:
        try:
            with urllib.request.urlopen(self.url + "/api/", timeout=30):
                return True
        except OSError:
            return False

    def kill(self) -> None:
        """As if the power failed for this process."""
        os.kill(self.pid, signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGTERM)
        self._gone()

    def _gone(self) -> None:
        end = time.monotonic() + 20
        while time.monotonic() < end:
            if not self.lives():
                return
            time.sleep(0.005)
        os.kill(self.pid, signal.SIGKILL)

    def client(self, name: str, patience: float = 60.0) -> Client:
        return Client(self.url, name, patience=patience)


@contextlib.contextmanager
def running(server: Server) -> Iterator[Server]:
    server.start()
    try:
        yield server
    finally:
        server.stop()


def _serve(settings: dict[str, Any]) -> None:
    from merrymen.table.bots.levels import LEVELS
    from merrymen.table.web.server import Settings, serve

    limits = msgspec.convert(settings.pop("limits"), Limits)
    data = pathlib.Path(settings.pop("data"))
    levels = {name: (bot, more) for name, (bot, more) in settings.pop("levels", {}).items()}
    if "proxies" in settings:
        settings["proxies"] = tuple(settings["proxies"])
    if "time_of_day" in settings:
        _bend(pathlib.Path(settings.pop("time_of_day")))
    _stand_beside()
    serve(Settings(limits=limits, data=data, levels={**LEVELS, **levels}, **settings))


def _stand_beside() -> None:
    """Looking back stands behind everything: never, where tests fill every core."""
    from merrymen.table.bots import worker
    from merrymen.table.looking_back import analyst

    setattr(analyst, "LATER", worker.PLAY)


def _bend(path: pathlib.Path) -> None:
    """Let the time of day follow a file, which says by how many nanoseconds it is off.

    A process that starts anew takes the time from the clock as it is then; so does this one.
    """
    from merrymen.table import times

    with path.open("r+b") as file:
        off = memoryview(mmap.mmap(file.fileno(), 8)).cast("q")
    real = time.time_ns
    time.time_ns = lambda: real() + off[0]
    time.time = lambda: time.time_ns() / 1e9
    times._BEGUN = (time.time_ns(), time.monotonic_ns())


def _prepare() -> None:
    """All that a server does before it listens, once: what it loads, every fork has."""
    from merrymen.table.keeping.opening import enter, prepare
    from merrymen.table.web.gate import Gate
    from merrymen.table.web.server import Settings, create_app, rehearse

    rehearse()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=pathlib.Path(folder))
        prepare(settings.url)
        create_app(settings, Gate(settings.limits), *enter(settings.url, settings.folder, None))
    gc.collect()
    gc.freeze()  # no fork looks through it again


def main() -> None:
    """Fork a server for every line of settings; end with whoever asks."""
    _prepare()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the children
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            os.dup2(2, 1)
            _serve(json.loads(line))
            os._exit(0)
        print(pid, flush=True)


if __name__ == "__main__":
    main()
