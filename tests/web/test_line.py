"""A line that dies without a word: noticed, said, and nothing is lost."""

from __future__ import annotations

import os
import signal
import time

import pytest
from playwright.sync_api import Request, Route, expect

from table.ground import Ground, Server, running
from web.conftest import LEVELS
from web.seat import OFFERED, Browser, over_network

NOTICED_S = 5.0


def test_a_silent_line_is_noticed_and_nothing_is_lost(
    browser: Browser, ground: Ground, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """The server stands still: the connection is not closed, there is only no answer any more."""
    frozen = Server(ground, tmp_path_factory.mktemp("frozen"), levels=LEVELS)
    with running(frozen) as server, browser.sit(over_network(server.url)) as guest:
        guest.play_against("castle_combo", 2)
        guest.wait_for_turn()
        guest.expected_loss = True
        before = guest.shown
        os.kill(server.pid, signal.SIGSTOP)
        try:
            start = time.monotonic()
            guest.page.locator(OFFERED).first.click()
            guest.page.keyboard.press("c")
            guest.page.keyboard.type("Still there?")
            guest.page.keyboard.press("Enter")
            guest.page.wait_for_selector("text=Sending")
            guest.page.wait_for_selector("text=Your move is kept")
            took = time.monotonic() - start
        finally:
            os.kill(server.pid, signal.SIGCONT)
        assert took < NOTICED_S
        guest.page.wait_for_selector(f".game:not([data-version='{before}'])")
        guest.page.wait_for_selector("text=The line is down", state="detached")
        guest.page.locator(".chat li:not(.unsaid)", has_text="Still there?").wait_for()
        assert guest.page.locator(".chat li", has_text="Still there?").count() == 1
        acts = [said for said in guest.sent if said["type"] == "act"]
        assert len({act["id"] for act in acts}) == 1


def test_a_network_that_goes_is_told_at_once(browser: Browser, server: Server) -> None:
    with browser.sit(server.url) as guest:
        guest.play_against("castle_combo", 2)
        guest.wait_for_turn()
        guest.page.evaluate("window.dispatchEvent(new Event('offline'))")
        guest.page.wait_for_selector("text=The line is down")
        guest.page.wait_for_selector("text=The line is down", state="detached")


@pytest.mark.parametrize("comes_back", [True, False])
def test_a_page_that_is_older_than_its_house_is_loaded_anew(
    comes_back: bool, browser: Browser, server: Server
) -> None:
    """After an upgrade parts of it are gone. What is missing then as well is not tried for ever."""
    with browser.sit(server.url) as guest:
        guest.open("/")
        guest.expected_refusals = True
        loaded: list[str] = []

        def note(request: Request) -> None:
            if request.is_navigation_request():
                loaded.append(request.url)

        def miss(route: Route) -> None:
            if loaded and comes_back:
                route.continue_()
            else:
                route.fulfill(status=404, headers={"content-length": "0"})

        guest.page.on("request", note)
        guest.page.route("**/assets/About-*.js", miss)
        with guest.page.expect_event("load"):
            guest.page.locator("a[href='/about']").first.click()
        guest.page.wait_for_load_state("networkidle")
        expect(guest.page.locator("main .sections")).to_have_count(int(comes_back))
        assert len(loaded) == 1
        guest.mistakes.clear()  # what was missing is told on the console, too
