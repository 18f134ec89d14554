"""Servers to be maltreated: one on SQLite, or two processes on PostgreSQL and Redis."""

from __future__ import annotations

import contextlib
import pathlib
import re
import shutil
import tempfile
import time
import urllib.request
from collections.abc import Iterator

import msgspec

from merrymen.table.limits import Limits
from table.ground import ROOMY, Ground, Server
from table.processes_of import memory_of
from table.servers_beside import Postgres, Redis

LIMITS = msgspec.structs.replace(ROOMY, idle_s=20.0, bot_s=5.0, bot_warm_s=30.0)
TROUBLE = re.compile(r"Traceback| ERROR |Exception in callback|never (retrieved|awaited)")
FIGURE = re.compile(rb"^merrymen_(\w+) ([\d.e+]+)$", re.M)


class Site:
    """Some server processes on one database, with their log."""

    def __init__(self, name: str, ground: Ground, servers: list[Server], log: pathlib.Path) -> None:
        self.name, self.ground, self.servers, self.log = name, ground, servers, log
        self._read_to = 0

    @property
    def database(self) -> str:
        return str(self.servers[0].database)

    def figures(self, server: Server) -> dict[str, float]:
        """What the server counts itself."""
        with urllib.request.urlopen(server.url + "/metrics", timeout=30) as answer:
            found = FIGURE.findall(answer.read())
        return {name.decode(): float(value) for name, value in found}

    def is_healthy(self) -> bool:
        try:
            for server in self.servers:
                with urllib.request.urlopen(server.url + "/health", timeout=30) as answer:
                    if answer.status != 200:
                        return False
        except OSError:
            return False
        return True

    def memory(self) -> list[int]:
        """Megabytes of every process."""
        return [memory_of(server.pid) // 2**20 for server in self.servers]

    def trouble(self) -> list[str]:
        """Lines of the log, since the last look, that should not be there."""
        with self.log.open("rb") as log:
            log.seek(self._read_to)
            content = log.read()
        self._read_to += len(content)
        lines = content.decode(errors="replace").splitlines()
        return [
            " | ".join(each.strip() for each in (line, *lines[at + 1 : at + 60]))[:6_000]
            for at, line in enumerate(lines)
            if TROUBLE.search(line)
        ]

    def is_quiet(self, patience: float = 60.0) -> str:
        """When nobody is there any more nothing is left over; else what is."""
        end, left = time.monotonic() + patience, "?"
        while time.monotonic() < end:
            found = [self.figures(server) for server in self.servers]
            names = ("sockets", "bots_waiting", "writes_waiting", "tables_watched")
            left = ", ".join(
                f"{name} {each[name]:.0f}" for each in found for name in names if each[name]
            )
            if not left:
                return ""
            time.sleep(0.5)
        return left


@contextlib.contextmanager
def on_sqlite(limits: Limits = LIMITS) -> Iterator[Site]:
    """One process with a file of its own."""
    with _folder() as folder, _ground(folder) as (ground, log):
        server = Server(ground, folder, limits, metrics=True)
        with _started([server]):
            yield Site("SQLite", ground, [server], log)


@contextlib.contextmanager
def on_postgres(limits: Limits = LIMITS) -> Iterator[Site]:
    """Two processes."""
    with _folder() as folder, _ground(folder) as (ground, log):
        postgres, redis = Postgres(), Redis()
        try:
            database = postgres.database()
            servers = [
                Server(ground, folder, limits, database=database, redis=redis.url, metrics=True)
                for _ in range(2)
            ]
            with _started(servers):
                yield Site("PostgreSQL", ground, servers, log)
        finally:
            redis.close()
            postgres.close()


@contextlib.contextmanager
def _folder() -> Iterator[pathlib.Path]:
    folder = pathlib.Path(tempfile.mkdtemp(prefix="merrymen-bench-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def _ground(folder: pathlib.Path) -> Iterator[tuple[Ground, pathlib.Path]]:
    path = folder / "servers.log"
    with path.open("wb") as log:
        ground = Ground(log)
        try:
            yield ground, path
        finally:
            ground.close()


@contextlib.contextmanager
def _started(servers: list[Server]) -> Iterator[None]:
    try:
        for server in servers:
            server.start()
        yield
    finally:
        for server in servers:
            if server.pid:
                server.stop()
