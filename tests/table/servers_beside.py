"""PostgreSQL and Redis for tests, on loopback, from Debian's packages where they are installed."""

from __future__ import annotations

import contextlib
import glob
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable

import pytest

from table.ground import free_port
from table.processes_of import children_of


def need(what: str, found: bool) -> None:
    """Without its servers a test says so; in CI they must be there."""
    if not found:
        words = f"{what} is not installed: these tests need Debian's postgresql and redis-server"
        if os.environ.get("CI"):
            pytest.fail(words)
        pytest.skip(words)


def wait_until(ready: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + 90
    while not ready():
        assert time.monotonic() < end, f"{what} does not start"
        time.sleep(0.05)


class Postgres:
    """A database server of its own, in a folder that goes away."""

    def __init__(self, folder: pathlib.Path | None = None) -> None:
        folders = sorted(glob.glob("/usr/lib/postgresql/*/bin"))
        need("PostgreSQL", bool(folders))
        self._bin = pathlib.Path(folders[-1])
        self._folder = folder or pathlib.Path(tempfile.mkdtemp(prefix="merrymen-postgres-"))
        # PostgreSQL refuses to run as root: then it runs as the user its package has made.
        self._user = "postgres" if os.geteuid() == 0 else None
        if self._user:
            shutil.chown(self._folder, self._user)
        self.port = free_port()
        self._data = str(self._folder / "data")
        self._run(
            "initdb", "-D", self._data, "-A", "trust", "-U", "merrymen", "-E", "UTF8",
            "--wal-segsize", "4", "--no-sync",
        )  # fmt: skip
        self._databases = 0
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(
            [
                str(self._bin / "postgres"), "-D", self._data, "-h", "127.0.0.1", "-k", "",
                "-p", str(self.port),
            ],
            user=self._user, stderr=subprocess.DEVNULL, cwd=self._folder,
        )  # fmt: skip
        wait_until(self._is_up, "PostgreSQL")

    @property
    def runs(self) -> bool:
        return self._process.poll() is None

    @property
    def backends(self) -> list[int]:
        """The processes that serve connections, and PostgreSQL's own helpers."""
        return children_of(self._process.pid)

    def stop(self) -> None:
        """At once, with all connections."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(30)

    def pause(self, how: signal.Signals) -> None:
        """Stop or continue the server and everything that serves a connection."""
        for pid in [self._process.pid, *self.backends]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, how)

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(self._bin / program), *arguments],
            check=True, user=self._user, stdout=subprocess.DEVNULL, cwd=self._folder,
        )  # fmt: skip

    def _is_up(self) -> bool:
        asked = [str(self._bin / "pg_isready"), "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, stdout=subprocess.DEVNULL, check=False).returncode == 0

    def database(self) -> str:
        """A new database, by its URL."""
        self._databases += 1
        name = f"tables{self._databases}"
        address = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "merrymen"]
        self._run("createdb", *address, name)
        return f"postgresql://merrymen@127.0.0.1:{self.port}/{name}"

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)


class Redis:
    """A Redis server that keeps nothing."""

    def __init__(self) -> None:
        program = shutil.which("redis-server")
        need("Redis", program is not None)
        assert program is not None
        self._program, self.port = program, free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(
            [
                self._program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "",
                "--appendonly", "no",
            ],
            stdout=subprocess.DEVNULL,
        )  # fmt: skip
        wait_until(self._is_up, "Redis")

    def _is_up(self) -> bool:
        with socket.socket() as knock:
            return knock.connect_ex(("127.0.0.1", self.port)) == 0

    def kill(self) -> None:
        self._process.kill()
        self._process.wait(30)

    def pause(self, how: signal.Signals) -> None:
        self._process.send_signal(how)

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(30)
