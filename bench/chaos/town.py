"""Two server processes on PostgreSQL and Redis, with lines between all of them that can be cut."""

from __future__ import annotations

import contextlib
import os
import pathlib
import shutil
import signal
import struct
import subprocess
import tempfile
import time

import msgspec

from bench.chaos.links import Exchange, Link
from table.ground import ROOMY, Ground, Server
from table.servers_beside import Postgres, Redis

LIMITS = msgspec.structs.replace(ROOMY, bot_s=4.0, bot_warm_s=30.0, pause_s=1.0)
DISK_MB = 256
START_S = 120.0


class Town:
    """Everything that there is to be taken away."""

    def __init__(self, processes: int = 2) -> None:
        self._after = contextlib.ExitStack()
        try:
            self._build(processes)
        except BaseException:
            self.close()
            raise

    def _build(self, processes: int) -> None:
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="merrymen-chaos-"))
        self.folder.chmod(0o755)  # PostgreSQL may be another user
        self._after.callback(shutil.rmtree, self.folder, ignore_errors=True)
        self.disk = self._small_disk()
        self.postgres = Postgres(self.disk)
        self._after.callback(self._end_postgres)
        self.redis = Redis()
        self._after.callback(self.redis.close)
        self.exchange = Exchange()
        self._after.callback(self.exchange.close)
        self.log = self.folder / "servers.log"
        self._ground = Ground(self._after.enter_context(self.log.open("wb")))
        self._after.callback(self._ground.close)
        self.database = self.postgres.database()
        self.servers: list[Server] = []
        self.lines: list[Link] = []
        self.clocks: list[pathlib.Path] = []
        self.urls: list[str] = []
        for number in range(processes):
            self._add(number)

    def _add(self, number: int) -> None:
        name = f"server {number + 1}"
        line = self.exchange.line
        database = line(f"{name} to PostgreSQL", self.postgres.port)
        redis = line(f"{name} to Redis", self.redis.port)
        clock = self.folder / f"time-of-day-{number}"
        clock.write_bytes(bytes(8))
        server = Server(
            self._ground, self.folder, LIMITS, time_of_day=str(clock),
            database=self.database.replace(str(self.postgres.port), str(database.port)),
            redis=f"redis://127.0.0.1:{redis.port}",
        )  # fmt: skip
        players = line(f"players to {name}", server.port)
        self.servers.append(server)
        self.clocks.append(clock)
        self.lines += [database, redis, players]
        self.urls.append(f"http://127.0.0.1:{players.port}")
        self._after.callback(self._end, server)

    def _small_disk(self) -> pathlib.Path | None:
        """A disk for PostgreSQL that can be filled, where this user may make one."""
        place = self.folder / "disk"
        place.mkdir()
        made = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={DISK_MB}m", "tmpfs", str(place)],
            capture_output=True, check=False,
        )  # fmt: skip
        if made.returncode:
            return None
        self._after.callback(subprocess.run, ["umount", "-l", str(place)], check=False)
        return place

    def start(self) -> None:
        for server in self.servers:
            self.start_server(server)

    def start_server(self, server: Server) -> None:
        """As whatever keeps servers alive does: again and again, until it stays."""
        end = time.monotonic() + START_S
        while time.monotonic() < end:
            server.launch()
            while server.lives():
                if server.is_up():
                    return
                time.sleep(0.05)
            time.sleep(0.2)  # its database was away
        raise TimeoutError("a server does not start")

    def jump(self, number: int, seconds: int) -> None:
        """Put a process's time of day forward or back."""
        with self.clocks[number].open("r+b") as file:
            now = struct.unpack("q", file.read(8))[0]
            file.seek(0)
            file.write(struct.pack("q", now + seconds * 10**9))

    def fill_disk(self) -> None:
        assert self.disk is not None
        free = os.statvfs(self.disk)
        with contextlib.suppress(OSError), (self.disk / "ballast").open("wb") as ballast:
            os.posix_fallocate(ballast.fileno(), 0, free.f_bavail * free.f_frsize)
            while True:
                ballast.write(bytes(4_096))
                ballast.flush()

    def clear_disk(self) -> None:
        assert self.disk is not None
        (self.disk / "ballast").unlink(missing_ok=True)

    def mend(self) -> None:
        """Everything is there again, and open."""
        for line in self.lines:
            line.put("open")
        if self.disk is not None:
            self.clear_disk()
        self.redis.pause(signal.SIGCONT)
        if self.postgres.runs:
            self.postgres.pause(signal.SIGCONT)
        else:
            self.postgres.start()
        for server in self.servers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(server.pid, signal.SIGCONT)
            if not (server.lives() and server.is_up()):
                self.start_server(server)

    def _end(self, server: Server) -> None:
        if server.pid and server.lives():
            server.stop()

    def _end_postgres(self) -> None:
        if self.postgres.runs:
            self.postgres.pause(signal.SIGCONT)
        else:
            self.postgres.start()
        self.postgres.close()

    def close(self) -> None:
        self._after.close()
