"""Sitting down, hints, the pace of others, and going back: what helps somebody who learns."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import expect

from merrymen.match import Match
from table.ground import Server
from web.positions import played_to, sit_down
from web.seat import NARROW, OFFERED, PATIENCE, WIDE, Browser, Guest
from web.test_table import single

expect.set_options(timeout=PATIENCE)
STEPS = f"localStorage.setItem('merrymen.settings', '{json.dumps({'pace': 'step'})}')"
CASTLE = ".game:has(a[href='/rules/castle_combo'])"


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_play_now_asks_once_and_remembers(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    with browser.sit(server.url, size) as guest:
        guest.open("/", ".play")
        card = guest.page.locator(CASTLE)
        card.locator(".play").click()
        dialog = guest.page.locator("dialog")
        expect(dialog.get_by_role("button", name="Teach me")).to_be_visible()
        expect(dialog.get_by_role("radio", name="Squire")).to_be_checked()
        levels = len(guest.ask("/api/")["levels"])
        expect(dialog.get_by_text("not met yet")).to_have_count(levels)
        assert guest.violations() == []
        guest.check()
        dialog.locator("label", has_text="Legend").click()
        dialog.get_by_role("radio", name="1 bot").check(force=True)
        dialog.locator("label", has_text="Brisk").click()
        dialog.get_by_role("button", name="Sit down").click()
        guest.page.wait_for_selector(".table")
        expect(guest.page.locator(".bot-level").first).to_have_text("Legend")
        guest.open("/", ".play")
        expect(card.locator(".chosen")).to_contain_text("1 bot, Legend")
        card.locator(".play").click()
        guest.page.wait_for_selector(".table")  # at once
        guest.open("/", ".play")
        card.get_by_role("button", name="Change").click()
        expect(dialog.get_by_role("radio", name="Legend")).to_be_checked()
        expect(dialog.get_by_role("radio", name="Brisk")).to_be_checked()


def with_choice(guest: Guest, game: str = "castle_combo", players: int = 2) -> None:
    """At a table against bots, where there is something to choose."""
    guest.play_against(game, players)
    assert guest.wait_for_turn()


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_what_can_be_done_now_is_one_click_away(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    with browser.sit(server.url, size) as guest:
        with_choice(guest)
        guest.page.get_by_role("button", name="What you can do now").click()
        offered = [one for one in guest.frames if one["type"] == "view"][-1]["view"]["actions"]
        expect(guest.page.locator("dialog .can")).to_have_count(len(offered))
        before = guest.shown
        guest.page.locator("dialog .can").first.click()
        guest.page.wait_for_selector(f".game:not([data-version='{before}'])")
        guest.check()


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_a_hint_is_shown_and_says_why_not(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    with browser.sit(server.url, size) as guest:
        with_choice(guest)
        guest.page.get_by_role("button", name="Hint").click()
        panel = guest.page.get_by_role("region", name="Hint")
        expect(panel.locator("li.best")).to_contain_text("%")
        expect(panel.locator("li.best .why")).not_to_be_empty()
        expect(guest.page.locator("main .advised").first).to_be_visible()
        assert guest.violations() == []
        guest.check()
        panel.get_by_label("Why not").select_option(index=2)
        expect(panel.locator(".not .why")).not_to_contain_text("Weighing")
        expect(panel.locator(".not")).to_contain_text("%")
        before = guest.shown
        panel.get_by_role("button", name="Do it").click()
        guest.page.wait_for_function(
            "before => document.querySelector('.game').dataset.version !== before", arg=before
        )
        expect(panel).to_have_count(0)


def test_what_is_pointed_at_is_held_against_the_hint(browser: Browser, server: Server) -> None:
    with browser.sit(server.url) as guest:
        with_choice(guest)
        guest.page.keyboard.press("h")
        panel = guest.page.get_by_role("region", name="Hint")
        expect(panel.locator("li.best")).to_contain_text("%")
        guest.page.locator(f"{OFFERED}:not(.advised)").last.hover()
        expect(panel.locator(".not")).to_contain_text("%")


def decided(guest: Guest) -> list[object]:
    """The actions that were sent."""
    return [said for said in guest.sent if said["type"] == "act"]


def test_back_to_an_earlier_decision_is_practice(browser: Browser, server: Server) -> None:
    with browser.sit(server.url) as guest:
        with_choice(guest, "kings_and_creatures")
        first = [f for f in guest.frames if f["type"] == "view"][-1]["view"]
        chance = random.Random(2)
        far = guest.page.get_by_role("button", name="Take back …")
        while len(decided(guest)) < 2 or not far.count():
            guest.click_what_glows(chance)
            assert guest.wait_for_turn()
        far.click()
        dialog = guest.page.locator("dialog")
        expect(dialog).to_contain_text("practice")
        assert guest.violations() == []
        dialog.locator("ol button").last.click()
        dialog.wait_for(state="detached")
        expect(guest.page.locator("#log .undone").first).to_be_visible()
        last = [f for f in guest.frames if f["type"] == "view"][-1]["view"]
        assert last["board"] == first["board"]
        marks = guest.ask(f"/api/tables/{guest.table}")["marks"]
        assert marks == ["practice"]


def test_a_mouse_asks_twice_where_nothing_can_be_taken_back(
    browser: Browser, server: Server
) -> None:
    """Among people; a click elsewhere, or a look elsewhere, and nothing has happened."""
    with browser.sit(server.url) as guest:
        guest.open("/new/kings_and_creatures", "form")
        guest.page.get_by_label("Players").select_option("2")
        guest.page.get_by_label("Seat 2").select_option("beside")
        guest.page.get_by_role("button", name="Open the table").click()
        guest.wait_for_turn()
        before = guest.shown
        one = single(guest, final=True)
        one.click()
        expect(guest.page.get_by_role("alert")).to_contain_text("Click again")
        assert guest.violations() == []
        guest.page.mouse.move(2, 2)
        expect(guest.page.get_by_role("alert")).to_have_count(0)
        assert guest.shown == before
        one.click()
        one.click()
        guest.page.wait_for_selector(f".game:not([data-version='{before}'])")


def test_step_by_step_and_since_your_last_turn(browser: Browser, server: Server) -> None:
    """Each move of others waits for a click; afterwards one can look at them again."""
    with browser.sit(server.url, script=STEPS) as guest:
        guest.play_against("castle_combo", 2)
        following = guest.page.get_by_role("button", name="Next move")
        decided = False
        while True:
            guest.page.wait_for_selector(f"{OFFERED}, .next")
            if following.count():
                shown = guest.shown
                expect(guest.page.locator(".prompt")).to_contain_text("has moved")
                guest.page.keyboard.press("n")
                guest.page.wait_for_function(
                    "v => document.querySelector('.game').dataset.version !== v", arg=shown
                )
            elif not decided:
                shown = guest.shown
                guest.page.locator(OFFERED).first.click()
                guest.page.wait_for_function(
                    "v => document.querySelector('.game').dataset.version !== v"
                    " || document.querySelector('dialog .can')",
                    arg=shown,
                )
                views = [f for f in guest.frames if f["type"] == "view"]
                decided = views[-1]["view"]["to_move"] != views[-1]["seat"]
            elif guest.page.locator(".since").count():
                break
        now = guest.page.locator(OFFERED).count()
        guest.page.locator("button.since").click()
        strip = guest.page.get_by_role("region", name="Since your last turn")
        expect(strip).to_contain_text("1 of")
        assert guest.page.locator(OFFERED).count() == 0, "the past is only looked at"
        assert guest.violations() == []
        strip.get_by_role("button", name="The next move").click()
        strip.get_by_role("button", name="Back to now").click()
        expect(guest.page.locator(OFFERED)).to_have_count(now)


def ends_with_a_bot(match: Match) -> bool:
    """Whether one has the last decision but for those of the other."""
    if match.to_move != 0 or match.round != 9:
        return False
    after = match.copy()
    while after.to_move == 0:
        after.apply(after.legal()[0])
    return after.to_move is not None


def test_the_sheet_is_read_once_the_last_move_was_shown(browser: Browser, server: Server) -> None:
    """The game is over while moves still wait to be shown; a sheet of zeros would be its end."""
    with browser.sit(server.url, script=STEPS) as guest:
        sit_down(guest, played_to("castle_combo", 2, ends_with_a_bot))
        following = guest.page.get_by_role("button", name="Next move")
        while not following.count():
            guest.click_what_glows(random.Random(1))
            guest.page.wait_for_selector(f"{OFFERED}, .next")
        while guest.ask(f"/api/tables/{guest.table}")["status"] != "finished":
            guest.page.wait_for_timeout(50)
        assert not guest.is_over
        expect(following).to_be_visible()
        while not guest.is_over:
            shown = guest.shown
            guest.page.keyboard.press("n")
            guest.page.wait_for_function(
                "v => document.querySelector('.game').dataset.version !== v", arg=shown
            )
            guest.page.wait_for_selector(".next, main.end")
        points = guest.page.locator("main.end tbody tr:not(.total) td:nth-of-type(1) b")
        total = guest.page.locator("main.end tr.total td b").first
        assert sum(map(int, points.all_inner_texts())) == int(total.inner_text()) > 0
