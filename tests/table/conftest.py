"""Servers for the tests of the table."""

from __future__ import annotations

import pathlib
from collections.abc import Iterator

import pytest

from table.ground import Ground, Server, running


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
