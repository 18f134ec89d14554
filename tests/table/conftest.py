"""Servers for the tests of the table."""

from __future__ import annotations

import pathlib
from collections.abc import Iterator

import msgspec
import pytest

from table.ground import ROOMY, Ground, Server, running
from table.servers_beside import Postgres, Redis


@pytest.fixture(scope="session")
def ground() -> Iterator[Ground]:
    ground = Ground()
    yield ground
    ground.close()


@pytest.fixture(scope="module")
def server(ground: Ground, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests of one module share."""
    with running(Server(ground, tmp_path_factory.mktemp("data"))) as server:
        yield server


@pytest.fixture
def folder(tmp_path: pathlib.Path) -> pathlib.Path:
    return tmp_path


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for all that leave it alone; each takes a database of its own."""
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    server = Redis()
    yield server
    server.close()


@pytest.fixture
def two(
    ground: Ground, postgres: Postgres, redis: Redis, folder: pathlib.Path
) -> Iterator[tuple[Server, Server]]:
    database = postgres.database()
    servers = [Server(ground, folder, database=database, redis=redis.url) for _ in range(2)]
    for server in servers:
        server.start()
    yield servers[0], servers[1]
    for server in servers:
        server.stop()


@pytest.fixture
def slowly(ground: Ground, folder: pathlib.Path) -> Server:
    """A server with a countdown that can be watched."""
    return Server(ground, folder, msgspec.structs.replace(ROOMY, countdown_s=0.7))


@pytest.fixture
def hasty(ground: Ground, folder: pathlib.Path) -> Server:
    """A server that pauses and hands over soon."""
    limits = msgspec.structs.replace(ROOMY, pause_s=0.2, away_s=0.5, nudge_s=0.4)
    return Server(ground, folder, limits)
