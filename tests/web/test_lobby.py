"""A table that gathers: who sits where, how it is played, who comes late, who is sent away."""

from __future__ import annotations

import pathlib

import msgspec
from playwright.sync_api import Locator, expect

from table.ground import ROOMY, Ground, Server, running
from web.conftest import LEVELS
from web.seat import NARROW, PATIENCE, Browser, Guest, over_network

expect.set_options(timeout=PATIENCE)


def open_table(host: Guest, *kinds: str, game: str = "castle_combo", **more: object) -> str:
    host.introduce("Robin")
    seats = [{"kind": kind} for kind in ("me", *kinds)]
    made = host.ask("/api/tables", {"game": game, "seats": seats, **more})
    host.open(f"/t/{made['table']['id']}", "main ol")
    return str(made["table"]["id"])


def seat(guest: Guest, number: int) -> Locator:
    return guest.page.locator(".seats > li").nth(number - 1)


def test_the_host_arranges_seats_bots_and_rules(browser: Browser, server: Server) -> None:
    with browser.sit(server.url) as host, browser.sit(server.url, NARROW) as friend:
        table = open_table(host, "open", "open", game="sherwood_forest")
        friend.sit_down(table, "Marian")
        expect(seat(host, 2)).to_contain_text("Marian")
        host.page.get_by_label("Who sits in seat 3").select_option("bot legend")
        expect(seat(friend, 3)).to_contain_text("Legend")
        host.page.get_by_label("Who sits in seat 3").select_option("bot squire")
        expect(seat(friend, 3)).to_contain_text("Squire")
        host.page.get_by_role("button", name="Marian one seat up").click()
        for guest in (host, friend):
            expect(seat(guest, 1)).to_contain_text("Marian")
            expect(seat(guest, 2)).to_contain_text("Robin")
        host.page.get_by_role("button", name="Change").click()
        host.page.get_by_label("Players").select_option("4")
        host.page.get_by_label("Clock").select_option("slow")
        host.page.get_by_role("button", name="Keep").click()
        expect(friend.page.locator("main dl")).to_contain_text("2 days per turn")
        expect(friend.page.locator(".seats > li")).to_have_count(4)
        expect(seat(friend, 1)).to_contain_text("not ready yet")
        host.page.get_by_label("Who sits in seat 4").select_option("open")
        friend.page.get_by_role("button", name="Move here").click()
        expect(seat(host, 4)).to_contain_text("Marian")
        for guest in (host, friend):
            assert guest.violations() == []


def test_all_are_ready_and_somebody_says_wait(
    browser: Browser, ground: Ground, tmp_path: pathlib.Path
) -> None:
    limits = msgspec.structs.replace(ROOMY, countdown_s=4.0)
    with (
        running(Server(ground, tmp_path, limits, levels=LEVELS)) as server,
        browser.sit(server.url) as host,
        browser.sit(server.url, NARROW) as friend,
    ):
        friend.sit_down(open_table(host, "open"), "Marian")
        host.begin()
        host.page.wait_for_selector("text=The game begins in")
        host.page.get_by_role("button", name="Wait", exact=True).click()
        friend.page.wait_for_selector("text=The game begins in", state="detached")
        host.page.get_by_role("button", name="Begin now").click()
        for guest in (host, friend):
            guest.page.wait_for_selector(".table")


def test_names_are_asked_for_and_change_everywhere(browser: Browser, server: Server) -> None:
    with browser.sit(server.url) as host, browser.sit(server.url, NARROW) as friend:
        table = open_table(host, "open")
        friend.expected_refusals = True
        friend.open(f"/t/{table}", "main ol")
        friend.page.get_by_role("button", name="Sit here").click()
        friend.page.get_by_label("Your name").fill("Robin")
        friend.page.get_by_role("button", name="That is me").click()
        friend.page.locator("dialog [role=alert]").wait_for()
        friend.tell_name("Marian")
        expect(seat(host, 2)).to_contain_text("Marian")
        friend.page.get_by_role("button", name="Settings").click()
        friend.page.get_by_label("Your name").fill("Maid Marian")
        friend.page.get_by_role("button", name="Keep", exact=True).click()
        friend.page.keyboard.press("Escape")
        expect(seat(host, 2)).to_contain_text("Maid Marian")
        friend.page.get_by_label("Say something").fill("Hello")
        friend.page.keyboard.press("Enter")
        expect(host.page.locator(".chat li")).to_contain_text("Maid Marian")


def test_who_comes_late_learns_why_and_is_offered_a_seat(browser: Browser, server: Server) -> None:
    url = over_network(server.url)
    with browser.sit(url) as host, browser.sit(url, NARROW) as friend, browser.sit(url) as late:
        table = open_table(host, "invite")
        late.expected_refusals = True
        host.page.get_by_role("button", name="Invitation", exact=True).click()
        link = host.page.get_by_role("textbox", name="Invitation").input_value()
        friend.open(link, "dialog")
        friend.tell_name("Marian")
        friend.page.wait_for_selector("text=I am ready")
        late.open(link, "dialog")
        late.tell_name("Much")
        late.page.locator("main [role=alert]").wait_for()
        late.page.wait_for_selector("text=All seats are taken.")
        friend.page.get_by_role("button", name="Get up").click()
        host.page.get_by_label("Who sits in seat 2").select_option("open")
        late.page.wait_for_selector("text=A seat is free")
        late.page.get_by_role("button", name="Sit here").click()
        late.page.get_by_role("button", name="I am ready").click()
        host.begin()
        for guest in (host, late):
            guest.page.wait_for_selector(".table")
        friend.page.wait_for_selector("text=You are watching.")
        assert friend.table == late.table == table


def test_sending_away_and_closing(browser: Browser, server: Server) -> None:
    with browser.sit(server.url) as host, browser.sit(server.url, NARROW) as friend:
        friend.sit_down(open_table(host, "open", "open"), "Marian")
        host.page.get_by_role("button", name="Send away").click()
        friend.page.locator("main [role=alert]").wait_for()
        expect(seat(host, 2)).not_to_contain_text("Marian")
        host.page.get_by_role("button", name="Close this table").click()
        host.page.wait_for_selector("text=Everybody is sent home.")
        host.page.get_by_role("button", name="Close this table").click()
        friend.page.wait_for_selector("text=was closed")
        assert friend.violations() == []


def test_my_seat_on_my_phone(browser: Browser, server: Server) -> None:
    """By words that work once; the first device is told."""
    url = over_network(server.url)
    with browser.sit(url) as desk, browser.sit(url, NARROW) as phone:
        phone.expected_refusals = True
        desk.play_against("castle_combo", 2)
        desk.page.get_by_role("button", name="Play on another device").click()
        code = desk.page.locator("dialog .code").inner_text()
        desk.page.get_by_role("img", name="QR code").wait_for()
        assert desk.violations() == []
        desk.page.keyboard.press("Escape")
        for _ in range(2):
            phone.open("/", ".play")
            phone.page.get_by_label("Invited?").fill(code)
            phone.page.get_by_role("button", name="Sit down").click()
            phone.page.wait_for_selector(".table, [role=alert]")
            if phone.page.locator(".table").count():
                assert phone.wait_for_turn()
                desk.page.wait_for_selector("text=Another device has come into your seat")
        assert phone.page.locator("[role=alert]").count() == 1


def test_words_that_lead_nowhere(browser: Browser, server: Server) -> None:
    with browser.sit(server.url, NARROW) as guest:
        guest.expected_refusals = True
        guest.open("/", ".play")
        guest.page.get_by_label("Invited?").fill("no such words")
        guest.page.get_by_role("button", name="Sit down").click()
        guest.page.locator("form [role=alert]").wait_for()
        guest.check()


def test_not_hearing_muting_and_reporting(browser: Browser, server: Server) -> None:
    with browser.sit(server.url) as host, browser.sit(server.url, NARROW) as friend:
        friend.sit_down(open_table(host, "open", "open"), "Marian")
        talk(friend, "One")
        expect(host.page.locator(".chat li")).to_contain_text("One")
        people(host)
        host.page.get_by_role("button", name="Do not hear").click()
        host.page.get_by_role("button", name="Report", exact=True).click()
        host.page.get_by_label("What has Marian done?").fill("Sang all night")
        host.page.get_by_role("button", name="Tell the server").click()
        host.page.wait_for_selector("text=Reported")
        assert host.violations() == []
        host.page.keyboard.press("Escape")
        expect(host.page.locator(".chat li", has_text="One")).to_have_count(0)
        people(host)
        host.page.get_by_role("button", name="Hear again").click()
        host.page.get_by_role("button", name="Mute for all").click()
        host.page.get_by_role("button", name="Let speak again").wait_for()
        host.page.keyboard.press("Escape")
        talk(friend, "Two")
        expect(friend.page.get_by_label("Say something")).to_have_value("Two")
        expect(host.page.locator(".chat li", has_text="Two")).to_have_count(0)


def talk(guest: Guest, words: str) -> None:
    guest.page.get_by_label("Say something").fill(words)
    guest.page.get_by_label("Say something").press("Enter")


def people(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_role("button", name="People at the table").click()
