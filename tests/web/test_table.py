"""What happens around a game: curtain, clock, undo, chat, leaving, watching, being called."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, expect

import merrymen
from merrymen.match import Match
from table.ground import Server
from web.positions import played_to, sit_down
from web.seat import NARROW, OFFERED, PATIENCE, Browser, Guest

expect.set_options(timeout=PATIENCE)

SETTINGS = '{"sound": true, "notify": true}'
# A page that notes its sounds and notifications, and can be told that nobody looks at it.
LISTEN = f"""
localStorage.setItem('merrymen.settings', '{SETTINGS}')
window.tones = []
window.notes = []
window.OscillatorNode = class extends OscillatorNode {{
  constructor(context, options) {{
    super(context, options)
    tones.push(options.frequency)
  }}
}}
window.Notification = class {{
  static permission = 'granted'
  constructor(title, options) {{
    notes.push([title, options.body])
  }}
}}
Object.defineProperty(Document.prototype, 'hidden', {{ get: () => window.away === true }})
"""


def single(guest: Guest, *, final: bool) -> Locator:
    """Something that does one thing only, which can or cannot be taken back."""
    views = [frame for frame in guest.frames if frame["type"] == "view"]
    while not (weighed := [frame for frame in guest.frames if frame["type"] == "weighed"]):
        guest.page.wait_for_timeout(20)
    by_element: dict[str, list[int]] = {}
    for action in views[-1]["view"]["actions"]:
        by_element.setdefault(action["element"], []).append(action["action"])
    element = next(
        element
        for element, (first, *more) in by_element.items()
        if not more and (first in weighed[-1]["final"]) == final
    )
    return guest.page.locator(f"[data-element='{element}'].can").first


def test_hot_seat_draws_a_curtain_between_players(browser: Browser, server: Server) -> None:
    with browser.sit(server.url) as guest:
        guest.open("/new/chickwood_forest", "form")
        guest.page.get_by_label("Players").select_option("2")
        guest.page.get_by_label("Seat 2").select_option("beside")
        guest.page.get_by_label("Their name").fill("Tuck")
        guest.page.get_by_role("button", name="Open the table").click()
        chance, seen = random.Random(5), list[str]()
        while len(seen) < 3 and not guest.is_over:
            guest.page.wait_for_selector(f"{OFFERED}, .curtain, main.end")
            curtain = guest.page.locator(".curtain button")
            if curtain.count():
                assert guest.page.locator(OFFERED).count() == 0
                seen.append(curtain.inner_text())
                if len(seen) == 1:
                    assert guest.violations() == []
                    covered(guest)
                curtain.click()
                guest.page.wait_for_selector(".curtain", state="detached")
                guest.page.wait_for_selector(OFFERED)
            else:
                guest.click_what_glows(chance)
        assert "I am Tuck" in seen


def covered(guest: Guest) -> None:
    """The curtain has the focus, and no key reaches what lies behind it."""
    focused = "document.activeElement.closest('.curtain') !== null"
    assert guest.page.evaluate(focused)
    for key in ("Tab", "Tab", "Shift+Tab", "a", "Escape", "Escape", "ArrowRight"):
        guest.page.keyboard.press(key)
        inside = "document.activeElement === document.body || " + focused
        assert guest.page.evaluate(inside), key
    assert guest.page.locator(".curtain").is_visible()
    assert guest.page.locator("dialog").count() == 1


def test_one_screen_without_secrets_needs_no_curtain(browser: Browser, server: Server) -> None:
    """In Castle Combo everybody sees everything: the view turns to whose turn it is."""
    with browser.sit(server.url) as guest:
        guest.open("/new/castle_combo", "form")
        guest.page.get_by_label("Players").select_option("2")
        guest.page.get_by_label("Seat 2").select_option("beside")
        guest.page.get_by_role("button", name="Open the table").click()
        chance, movers = random.Random(5), set[object]()
        while movers != {0, 1}:
            assert guest.wait_for_turn()
            assert guest.page.locator(".curtain").count() == 0
            views = [frame for frame in guest.frames if frame["type"] == "view"]
            movers.add(views[-1]["seat"])
            guest.click_what_glows(chance)


@pytest.mark.parametrize("game", merrymen.games())
def test_a_game_says_whether_it_has_secrets(game: str) -> None:
    """Where it says no, everybody knows the same at every moment."""
    apart, chance = False, random.Random(game)
    for seed in range(3):
        match = merrymen.game(game).new(merrymen.game(game).players[0], seed=seed)
        while match.to_move is not None:
            apart |= match.hidden(0).to_bytes() != match.hidden(1).to_bytes()
            match.apply(chance.choice(match.legal()))
    assert apart == merrymen.game(game).secrets


def test_undo_and_clock(browser: Browser, server: Server) -> None:
    with browser.sit(server.url) as guest:
        guest.make("castle_combo", 2, Seat_2="bot-squire", Clock="live")
        guest.wait_for_turn()
        clock = guest.page.locator("#prompt").get_by_role("timer")
        expect(clock).to_have_text(re.compile(r"\d+:\d\d"))
        first = clock.inner_text()
        expect(clock).not_to_have_text(first)
        before = guest.shown
        prompt = guest.page.locator("#prompt p").inner_text()
        guest.page.locator("[data-element='messenger'].can").click()
        guest.page.get_by_role("button", name="Take back").click()
        guest.page.wait_for_selector(f".game[data-version='{int(before) + 2}']")
        assert guest.page.locator("#prompt p").inner_text() == prompt
        assert guest.page.get_by_role("button", name="Take back").count() == 0
        guest.page.wait_for_selector(".log .undone")


def sit_at(guests: list[Guest], clock: dict[str, object]) -> None:
    """Everybody at one table with a clock; the last comes to watch."""
    host, *others, watcher = guests
    for number, guest in enumerate(guests):
        guest.introduce(["Robin", "Marian", "Much"][number])
    seats = [{"kind": "me"}] + [{"kind": "open"}] * len(others)
    wish = {"game": "kings_and_creatures", "seats": seats, "clock": clock}
    table = host.page.request.post("/api/tables", data=wish).json()["table"]["id"]
    for seat, guest in enumerate(others, 1):
        guest.page.request.post(f"/api/tables/{table}/seats/{seat}", data={})
    host.open(f"/t/{table}", "main ol")
    for guest in others:
        guest.open(f"/t/{table}", "main ol")
        guest.page.get_by_role("button", name="I am ready").click()
    host.begin()
    for guest in (host, *others):
        guest.page.wait_for_selector(".table")
    watcher.open(f"/t/{table}", "text=You are watching.")


def test_everybody_sees_everybodys_clock(browser: Browser, server: Server) -> None:
    """The mover's runs, the others' stand still; little time is told by more than a colour."""
    with (
        browser.sit(server.url) as host,
        browser.sit(server.url, NARROW) as friend,
        browser.sit(server.url, NARROW, theme="light") as watcher,
    ):
        guests = [host, friend, watcher]
        sit_at(guests, {"kind": "live", "decision_s": 30, "reserve_s": 300})
        for guest in guests:
            clocks = guest.page.locator(".clocks")
            running, still = clocks.locator(".now"), clocks.locator("li:not(.now)")
            expect(running).to_have_count(1)
            expect(still).to_have_text(re.compile("5:30"))
            first = running.inner_text()
            expect(running).not_to_have_text(first)
            expect(still).to_have_text(re.compile("5:30"))
            assert clocks.locator(".low").count() == 0
        assert host.violations() == []
        sit_at(guests, {"kind": "live", "decision_s": 9, "reserve_s": 0})
        for guest in guests:
            low = guest.page.locator(".clocks .low")
            expect(low).to_have_count(2)
            assert low.locator("svg").count() == 2
            expect(guest.page.get_by_role("timer", name="only 0:").first).to_be_visible()
            assert guest.violations() == []


def test_the_table_says_how_many_watch(browser: Browser, server: Server) -> None:
    with browser.sit(server.url) as host, browser.sit(server.url, NARROW) as other:
        host.play_against("castle_combo", 2)
        assert host.page.locator(".watchers").count() == 0
        table = host.page.url
        with browser.sit(server.url) as watcher:
            watcher.open(table, "text=You are watching.")
            for guest in (host, watcher):
                guest.page.get_by_role("img", name="1 person is watching").wait_for()
            other.open(table, "text=You are watching.")
            for guest in (host, watcher, other):
                guest.page.get_by_role("img", name="2 people are watching").wait_for()
                assert guest.page.locator(".watchers").inner_text() == "2"
                assert guest.violations() == []
        other.open("/", ".play")
        host.page.locator(".watchers").wait_for(state="detached")


def test_log_by_rounds_lights_up_what_it_tells_of(browser: Browser, server: Server) -> None:
    """At a table that waits for us, so that no line moves on under the mouse."""
    told = played_to("kings_and_creatures", 2, lambda m: m.to_move == 0 and round_of(m) == 2)
    with browser.sit(server.url) as guest:
        sit_down(guest, told)
        expect(guest.page.locator(".log h3")).to_have_text(["Round 2", "Round 1"])
        guest.page.locator(".log .turn li", has_text="Robin takes").first.hover()
        expect(guest.page.locator("[data-element].told")).not_to_have_count(0)
        guest.page.locator("#prompt").hover()
        expect(guest.page.locator("[data-element].told")).to_have_count(0)


def round_of(match: Match) -> object:
    return match.view(0)["board"]["round"]


def test_chat_watching_leaving_and_rematch(browser: Browser, server: Server) -> None:
    with (
        browser.sit(server.url) as host,
        browser.sit(server.url, NARROW) as friend,
        browser.sit(server.url, NARROW) as watcher,
    ):
        host.introduce("Robin")
        host.make("kings_and_creatures", 2)
        friend.sit_down(host.table, "Marian")
        host.begin()
        friend.page.wait_for_selector(".table")
        host.page.wait_for_selector(".table")
        watcher.open(f"/t/{host.table}", "text=You are watching.")
        assert watcher.page.locator(".can").count() == 0

        host.page.keyboard.press("c")
        host.page.keyboard.type("Well met!")
        host.page.keyboard.press("Enter")
        host.page.wait_for_selector(".chat li:has-text('Well met!')")
        for other in (friend, watcher):
            other.page.get_by_role("button", name="Log", exact=True).click()
            other.page.get_by_role("tab", name="Chat").click()
            other.page.wait_for_selector("dialog .chat li:has-text('Well met!')")
            other.page.keyboard.press("Escape")

        table = host.page.url
        host.page.get_by_role("button", name="Leave the table").click()
        host.page.get_by_role("button", name="Get up, let a bot play").click()
        host.page.wait_for_selector(".resume")
        host.open(table, "text=A bot plays on in your seat.")
        host.page.get_by_role("button", name="Take it back").click()
        host.page.wait_for_selector("text=A bot plays on", state="detached")

        friend.page.evaluate("location.href = '/'")
        friend.page.wait_for_selector(".resume")
        host.open(table, ".table")
        chance = random.Random(3)
        while host.page.locator(OFFERED).count():
            host.click_what_glows(chance)
        host.page.get_by_role("button", name="Let a bot play on").wait_for()


def test_rematch(browser: Browser, server: Server) -> None:
    told = played_to("kings_and_creatures", 2, lambda m: m.to_move == 0 and round_of(m) == 5)
    with browser.sit(server.url) as guest:
        sit_down(guest, told)
        guest.play(random.Random(3))
        guest.page.wait_for_selector("text=What decided it")
        before = guest.table
        guest.page.get_by_role("button", name="Rematch").click()
        guest.page.wait_for_function("t => !location.pathname.endsWith(t)", arg=before)
        assert guest.wait_for_turn()


def test_title_sound_and_notification_call_to_the_table(browser: Browser, server: Server) -> None:
    with browser.sit(server.url, script=LISTEN) as guest:
        guest.play_against("castle_combo", 2)
        guest.wait_for_turn()
        assert guest.page.title() == "● Your turn · Castle Combo"
        assert {587, 880} <= set(guest.page.evaluate("tones"))
        assert guest.page.evaluate("notes") == [], "whoever looks needs no notification"
        guest.page.evaluate("window.away = true")
        chance = random.Random(1)
        while not guest.page.evaluate("notes.length"):
            assert guest.wait_for_turn()
            guest.click_what_glows(chance)
            guest.wait_for_turn()
        assert guest.page.evaluate("notes")[0] == ["Your turn", "Castle Combo"]


def test_a_touch_asks_twice_where_nothing_can_be_taken_back(
    browser: Browser, server: Server
) -> None:
    with browser.sit(server.url, NARROW, touch=True) as guest:
        guest.play_against("kings_and_creatures", 2)
        guest.wait_for_turn()
        before = guest.shown
        single(guest, final=True).tap()
        guest.page.locator("dialog .can").wait_for()
        assert guest.shown == before
        guest.page.locator("dialog .can").tap()
        guest.page.wait_for_selector(f".game:not([data-version='{before}'])")

        guest.play_against("castle_combo", 2)
        guest.wait_for_turn()
        before = guest.shown
        single(guest, final=False).tap()
        guest.page.wait_for_selector(f".game:not([data-version='{before}'])")

        guest.play_against("kings_and_creatures", 2)
        guest.wait_for_turn()
        guest.page.get_by_role("button", name="Settings").click()
        guest.page.get_by_label("What cannot be taken back").uncheck()
        guest.page.keyboard.press("Escape")
        before = guest.shown
        single(guest, final=True).tap()
        guest.page.wait_for_selector(f".game:not([data-version='{before}'])")
