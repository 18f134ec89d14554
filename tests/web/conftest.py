"""A real browser and a real server for the tests of the client."""

from __future__ import annotations

import os
import pathlib
import shutil
from collections.abc import Iterator

import pytest
from tools import web

from table.ground import Ground, Server, running
from web.seat import Browser

PLAYWRIGHT = pathlib.Path.home() / ".cache" / "ms-playwright"
# The first has no windows, toolbars and menus to draw: half the work of the others.
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "chrome",
)
# Bots that answer at once: what they choose is not what is tried here.
LEVELS: dict[str, tuple[str, dict[str, int]]] = {
    level: ("greedy", {}) for level in ("squire", "outlaw", "legend")
}


def chromium() -> str | None:
    """The one that is named, one of the machine's own, or the one that Playwright installed."""
    names = (os.environ.get("MERRYMEN_CHROMIUM") or "", *NAMES, *playwrights_own())
    return next((path for name in names if (path := shutil.which(name))), None)


def playwrights_own() -> list[str]:
    return sorted(map(str, PLAYWRIGHT.glob("chromium-*/chrome-*/chrome*")))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        reason = "no Chromium: install one (Debian: chromium) or name it in MERRYMEN_CHROMIUM"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    with Browser(path) as browser:
        yield browser


@pytest.fixture(scope="session")
def ground() -> Iterator[Ground]:
    web.install_checks()  # axe is one of them
    web.build()
    ground = Ground()
    yield ground
    ground.close()


@pytest.fixture(scope="session")
def server(ground: Ground, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all that does not kill it."""
    with running(Server(ground, tmp_path_factory.mktemp("web"), levels=LEVELS)) as server:
        yield server
