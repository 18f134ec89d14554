"""The analysis of a game in the browser: from the end screen, by keyboard, on phones, by link."""

from __future__ import annotations

import pathlib
import re
from collections.abc import Iterator

import msgspec
import pytest
from playwright.sync_api import expect

import merrymen
from table.ground import ROOMY, Ground, Server, running
from table.test_looking_back import analysed as looked_back
from tables import told_by_greedy
from web.conftest import LEVELS
from web.seat import NARROW, PATIENCE, Browser, Guest
from web.test_pages import bring

expect.set_options(timeout=PATIENCE)

OPEN = "kings_and_creatures"


@pytest.fixture(scope="module")
def quick(ground: Ground, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that looks back as briefly as can be."""
    limits = msgspec.structs.replace(ROOMY, analysis_s=0.2)
    folder = tmp_path_factory.mktemp("looking")
    with running(Server(ground, folder, limits, levels=LEVELS)) as server:
        yield server


@pytest.fixture(scope="module")
def known(quick: Server) -> str:
    """A game that was looked back at already: looking is one thing, being shown it another."""
    told = told_by_greedy(merrymen.game(OPEN).new(2, seed=7), 7, ["Robin", "Alan"], careless={0})
    with quick.client("Tuck") as client:
        table = str(client.post("/api/chronicles", told.written())["id"])
        looked_back(client, table)
    return table


def analysed(guest: Guest, table: str, more: str = "") -> None:
    """On the page, when all is known."""
    guest.open(f"/analysis/{table}{more}", ".keys")
    whole(guest)


def whole(guest: Guest) -> None:
    guest.page.wait_for_selector(".scene .table")
    guest.page.locator(".title progress").wait_for(state="detached")


def test_from_the_end_screen_to_what_decided_it(browser: Browser, quick: Server) -> None:
    with browser.sit(quick.url) as guest, browser.sit(quick.url, NARROW, theme="light") as friend:
        table = bring(guest, OPEN)
        guest.open(f"/t/{table}", "main.end")
        guest.page.get_by_role("link", name="Analysis").click()
        guest.page.wait_for_url("**/analysis/*")
        whole(guest)
        slider = guest.page.get_by_role("slider", name="Chance to win")
        moves = int(str(slider.get_attribute("aria-valuemax")))
        slider.focus()
        guest.page.keyboard.press("End")
        guest.page.wait_for_url(f"**step={moves}")
        guest.page.keyboard.press("Home")
        guest.page.keyboard.press("ArrowRight")
        guest.page.wait_for_url("**step=1")
        expect(slider).to_have_attribute("aria-valuetext", re.compile("Move 2 of.*%"))
        guest.page.wait_for_selector(".scene [data-mark]")
        guest.page.get_by_text("All figures").click()
        expect(guest.page.locator(".figures tbody tr")).to_have_count(moves + 1)
        assert guest.violations() == []
        friend.open(guest.page.url, ".keys")
        friend.page.wait_for_selector(".scene [data-mark]")
        assert friend.violations() == []


def test_key_moments_show_what_was_better(browser: Browser, quick: Server, known: str) -> None:
    with browser.sit(quick.url) as guest:
        analysed(guest, known, "?step=0")
        before = guest.page.url
        guest.page.get_by_role("button", name="Next key moment").click()
        guest.page.wait_for_function("before => location.href !== before", arg=before)
        mistake = guest.page.locator(".keys li", has_text="mistake").first
        mistake.get_by_role("button").click()
        guest.page.wait_for_selector(".scene [data-mark=played]")
        guest.page.wait_for_selector(".scene [data-mark=better]")
        guest.page.wait_for_selector(".keys li.on .why")
        for row in guest.page.locator(".keys tbody tr").all():
            words = row.locator("td").all_inner_texts()
            own, others, luck, result = (
                int(each.strip("= \n").replace("−", "-").replace("+", "")) for each in words
            )
            assert own + others + luck == result, words


def test_a_switch_shows_hindsight_where_there_are_secrets(
    browser: Browser, quick: Server, known: str, ground: Ground, tmp_path: pathlib.Path
) -> None:
    """Whoever has no time leaves hindsight out: here there is some."""
    with browser.sit(quick.url) as guest:
        analysed(guest, known)
        assert guest.page.get_by_label("With hindsight").count() == 0
    limits = msgspec.structs.replace(ROOMY, analysis_s=4.0)
    with (
        running(Server(ground, tmp_path, limits, levels=LEVELS)) as patient,
        browser.sit(patient.url) as guest,
    ):
        analysed(guest, bring(guest, "sherwood_bandits"))
        guest.page.get_by_label("With hindsight").check()
        slider = guest.page.get_by_role("slider", name="Chance to win")
        slider.focus()
        for _ in range(12):
            guest.page.keyboard.press("ArrowRight")
        guest.page.wait_for_selector("em:has-text('in hindsight')")
        assert guest.violations() == []


def test_one_plays_on_from_any_moment_and_it_is_practice(
    browser: Browser, quick: Server, known: str
) -> None:
    with browser.sit(quick.url) as guest:
        analysed(guest, known, "?step=4")
        guest.page.get_by_role("button", name="Play on from here").click()
        guest.page.wait_for_selector(".game .table .can:visible")
        guest.page.wait_for_selector("text=Practice")
        told = guest.ask(f"/api/tables/{guest.table}")
        assert told["origin"] == "continued"
        assert told["version"] == 4


@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_it_speaks_every_language(
    language: str, browser: Browser, quick: Server, known: str
) -> None:
    """A message without words would be a mistake in the console."""
    with browser.sit(quick.url, NARROW, language=language) as guest:
        analysed(guest, known)
        guest.page.locator(".keys li button").first.click()
        guest.page.wait_for_selector(".keys li.on")


def test_a_game_that_is_not_over_says_so(browser: Browser, quick: Server) -> None:
    with browser.sit(quick.url) as guest:
        guest.expected_refusals = True
        guest.play_against(OPEN, 2)
        guest.open(f"/analysis/{guest.table}", "[role=alert]")
        assert "not finished" in guest.page.locator("[role=alert]").inner_text()
