"""Who is at the table and what they say, for those who look and those who listen."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from table.ground import Server
from web.seat import NARROW, OFFERED, PATIENCE, Browser, Guest, over_network

expect.set_options(timeout=PATIENCE)


def seat_two(host: Guest, friend: Guest, **more: object) -> str:
    """Two people at a table for two, playing; the table."""
    host.introduce("Robin")
    friend.introduce("Marian")
    game = str(more.pop("game", "kings_and_creatures"))
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], **more}
    table = str(host.ask("/api/tables", wish)["table"]["id"])
    friend.ask(f"/api/tables/{table}/seats/1", {})
    host.open(f"/t/{table}", "main ol")
    friend.open(f"/t/{table}", "main ol")
    friend.page.get_by_role("button", name="I am ready").click()
    host.begin()
    for guest in (host, friend):
        guest.page.wait_for_selector(".table")
    return table


def heard(guest: Guest, words: str) -> None:
    """A polite live region says it."""
    expect(guest.page.locator("[aria-live=polite]", has_text=words)).to_have_count(1)


def test_chat_and_arrivals_are_announced(browser: Browser, server: Server) -> None:
    with browser.sit(server.url) as host, browser.sit(server.url, NARROW) as friend:
        table = seat_two(host, friend)
        host.page.keyboard.press("c")
        host.page.keyboard.type("Well met!")
        host.page.keyboard.press("Enter")
        heard(friend, "Robin says: Well met!")
        friend.open("/", ".resume")
        heard(host, "Marian is away.")
        friend.open(f"/t/{table}", ".table")
        heard(host, "Marian is here again.")


def test_a_spectators_first_message_arrives(browser: Browser, server: Server) -> None:
    """Whoever watches has told no name yet."""
    url = over_network(server.url)
    with browser.sit(url) as host, browser.sit(url) as watcher:
        host.play_against("castle_combo", 2)
        watcher.open(host.page.url, "text=You are watching.")
        watcher.page.keyboard.press("c")
        watcher.page.keyboard.type("May I look on?")
        watcher.page.keyboard.press("Enter")
        heard(host, "May I look on?")
        expect(watcher.page.locator(".chat li")).to_have_count(1)


def test_a_fresh_turn_of_two_days_shows_two_days(browser: Browser, server: Server) -> None:
    with browser.sit(server.url) as host, browser.sit(server.url, NARROW) as friend:
        seat_two(host, friend, clock={"kind": "slow", "days": 2})
        expect(host.page.locator(".clocks .now")).to_contain_text("2 days")


def test_escape_closes_the_settings_after_a_name_was_kept(browser: Browser, server: Server) -> None:
    with browser.sit(server.url) as guest:
        guest.play_against("castle_combo", 2)
        guest.page.get_by_role("button", name="Settings").click()
        guest.page.get_by_label("Your name").fill("Tuck")
        guest.page.get_by_role("button", name="Keep", exact=True).click()
        guest.page.wait_for_selector("text=You are Tuck now.")
        guest.page.keyboard.press("Escape")
        guest.page.locator("dialog").wait_for(state="detached")


def test_on_a_phone_what_i_am_asked_for_is_in_sight(browser: Browser, server: Server) -> None:
    """Without scrolling, and nothing that tells of the table's state lies over it."""
    with browser.sit(server.url, NARROW) as guest:
        guest.play_against("sherwood_forest", 3)
        chance = random.Random(3)
        for _ in range(12):
            assert guest.wait_for_turn()
            guest.page.wait_for_function(
                """offered => [...document.querySelectorAll(offered)].some(node => {
                  const { x, y, width, height } = node.getBoundingClientRect()
                  const [middle, upper] = [x + width / 2, y + Math.min(22, height / 2)]
                  return node.contains(document.elementFromPoint(middle, upper))
                })""",
                arg=OFFERED.replace(":visible", ""),
            )
            guest.click_what_glows(chance)
