"""The page opens before the games are compiled: covers say how far they are, and one can play."""

from __future__ import annotations

import contextlib
import os
import pathlib
import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from table.ground import Server, free_port
from web.seat import NARROW, OFFERED, PATIENCE, PICTURES, WIDE, Browser, Guest

expect.set_options(timeout=PATIENCE)

# A server whose games never come further than told, or not even there: it really runs on rules
# that nobody has compiled.
SERVE = """
import sys
from merrymen.table import warming
from merrymen.table.web import server
warming.command = lambda name, niceness: [sys.executable, "-c", sys.argv[1]]
sys.exit(server.main(sys.argv[2:]))
"""
HALFWAY = "import time; print(1, flush=True); print(2, flush=True); time.sleep(600)"
BROKEN = "raise SystemExit(3)"


class Cold(Server):
    """A server with an empty cache."""

    def __init__(self, folder: pathlib.Path, compiling: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "log"
        self._command = [sys.executable, "-c", SERVE, compiling]
        self._command += ["--port", str(self.port), "--data", str(folder)]
        self._cache = folder / "cache"
        self.pid = 0

    def launch(self) -> None:
        with self.log.open("w") as log:
            self._process = subprocess.Popen(
                self._command, stdout=log, stderr=log,
                env=os.environ | {"MERRYMEN_CACHE": str(self._cache)},
            )  # fmt: skip
        self.pid = self._process.pid

    def start(self) -> None:
        """It imports everything anew, which on a busy machine takes its time."""
        self.launch()
        end = time.monotonic() + 300
        while not self.is_up():
            assert self.lives(), self.log.read_text()
            assert time.monotonic() < end, "the server does not come up"
            time.sleep(0.1)

    def lives(self) -> bool:
        return self._process.poll() is None


@contextlib.contextmanager
def serving(folder: pathlib.Path, compiling: str) -> Iterator[Cold]:
    server = Cold(folder, compiling)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def picture(guest: Guest, name: str) -> None:
    if PICTURES:
        guest.page.screenshot(path=f"{PICTURES}/early-{name}-{guest.size[0]}.png")


def where_one_begins(guest: Guest) -> str:
    """A table against a bot at which the first decision is one's own, as chance will have it."""
    while True:
        wish = {"game": "kings_and_creatures", "players": 2, "level": "squire"}
        table = guest.ask("/api/play", wish)["table"]
        if table["waiting"] == [0]:
            return str(table["id"])


@pytest.mark.usefixtures("ground")
def test_one_plays_while_the_bots_get_ready(browser: Browser, tmp_path: pathlib.Path) -> None:
    with serving(tmp_path, HALFWAY) as server:
        for size in (WIDE, NARROW):
            with browser.sit(server.url, size) as guest:
                guest.open("/", ".game")
                bars = guest.page.get_by_role("progressbar")
                expect(bars).to_have_count(5)
                guest.introduce()
                table = where_one_begins(guest)
                asked = guest.page.locator(".game", has_text="Kings").get_by_role("progressbar")
                expect(asked).to_have_js_property("value", 2)  # without loading the page anew
                picture(guest, "home")
                assert guest.violations() == []
                guest.open(f"/t/{table}", OFFERED)
                guest.click_what_glows(random.Random(1))
                expect(guest.page.get_by_text("The bots are getting ready")).to_be_visible()
                picture(guest, "table")
                assert guest.violations() == []
        assert not list((tmp_path / "cache").rglob("*.nb?")), "something was compiled"


@pytest.mark.usefixtures("ground")
def test_a_game_that_cannot_be_compiled_says_so(browser: Browser, tmp_path: pathlib.Path) -> None:
    with serving(tmp_path, BROKEN) as server, browser.sit(server.url) as guest:
        guest.open("/", ".game")
        failed = guest.page.get_by_text(re.compile("could not be compiled here"))
        expect(failed).to_have_count(5)
        assert guest.violations() == []
        assert server.is_up()
        assert "kings_and_creatures could not be compiled" in server.log.read_text()
