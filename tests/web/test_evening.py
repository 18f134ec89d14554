"""An evening with friends: three browsers over a home network."""

from __future__ import annotations

import pathlib
import random
import time
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from table.ground import ROOMY, Ground, Server, running
from web.conftest import LEVELS
from web.seat import NARROW, OFFERED, PATIENCE, PICTURES, WIDE, Browser, Guest, over_network

expect.set_options(timeout=PATIENCE)

# Clicks whatever glows, as soon as it does, until it is told to stop; no way to the test and back
# lies between two clicks.
PLAYING = """
window.playing = false
setInterval(() => {
  if (!window.playing) return
  const seen = node => node.offsetWidth && getComputedStyle(node).visibility !== 'hidden'
  const asked = [...document.querySelectorAll('dialog[open] .can')].filter(seen)
  const offered = asked.length ? asked : [...document.querySelectorAll('.can')].filter(seen)
  // People who want to come to terms: without that, chance seldom agrees with chance.
  const friendly = offered.filter(node => /alliance|offer|accept|yes/i.test(node.textContent))
  const from = friendly.length && Math.random() < 0.7 ? friendly : offered
  from[Math.floor(Math.random() * from.length)]?.click()
}, 40)
"""
# Whether some badge shows that a bot plays for Much.
STAND_IN = """wanted => wanted === [...document.querySelectorAll('.badge title')].some(
  title => title.textContent === 'A bot plays for Much.')"""


def picture(name: str, *guests: Guest) -> None:
    """What it looks like, where somebody wants to see it."""
    for guest in guests if PICTURES else ():
        width = "wide" if guest.size == WIDE else "phone"
        path = pathlib.Path(str(PICTURES)) / f"evening-{name}-{width}.png"
        guest.page.screenshot(path=path, full_page=not guest.page.locator(".table").count())


def play(*guests: Guest) -> None:
    for guest in guests:
        guest.page.evaluate("window.playing = true")


def rest(*guests: Guest) -> None:
    for guest in guests:
        guest.page.evaluate("window.playing = false")


def told(guest: Guest) -> list[str]:
    """The ids of what the log has told so far."""
    lines: list[Any] = [
        line
        for frame in guest.frames
        if frame["type"] in ("view", "entered")
        for line in frame.get("story", frame.get("log", []))
    ]
    return [message["id"] for line in lines for message in line["story"]]


@pytest.fixture
def friends(browser: Browser, ground: Ground, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Robin and Marian at their desks, Much with a phone; nobody has told a name yet."""
    limits = msgspec.structs.replace(ROOMY, countdown_s=2.0)
    house = Server(ground, tmp_path_factory.mktemp("evening"), limits, levels=LEVELS)
    with running(house) as server:
        url = over_network(server.url)
        with (
            browser.sit(url, WIDE, script=PLAYING) as robin,
            browser.sit(url, WIDE, script=PLAYING) as marian,
            browser.sit(url, NARROW, script=PLAYING) as much,
        ):
            yield robin, marian, much


def test_friends_negotiate_and_one_leaves_for_a_while(
    friends: tuple[Guest, Guest, Guest],
) -> None:
    """One joins by code, they agree to a contract, one leaves and comes back."""
    gather("sherwood_forest", *friends)
    negotiate(*friends)
    leave_and_return(*friends)


def test_an_evening_to_its_end(friends: tuple[Guest, Guest, Guest], tmp_path: pathlib.Path) -> None:
    """Scores, thanks, the game as a file, a rematch by consent."""
    robin, marian, much = friends
    robin.introduce("Robin")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = robin.ask("/api/tables", {"game": "kings_and_creatures", "seats": seats})
    robin.open(f"/t/{made['table']['id']}", "main ol")
    marian.sit_down(robin.table, "Marian")
    much.sit_down(robin.table, "Much")
    robin.begin()
    for guest in friends:
        guest.page.wait_for_selector(".table")
    end(*friends, tmp_path)


@pytest.mark.long
def test_an_evening_of_sherwood_forest(
    friends: tuple[Guest, Guest, Guest], tmp_path: pathlib.Path
) -> None:
    """All of it in the longest of the games."""
    gather("sherwood_forest", *friends)
    negotiate(*friends)
    leave_and_return(*friends)
    end(*friends, tmp_path)


def end(robin: Guest, marian: Guest, much: Guest, folder: pathlib.Path) -> None:
    """To the score sheets, and what friends do beside them."""
    friends = (robin, marian, much)
    play(*friends)
    for guest in friends:
        guest.page.wait_for_selector("main.end")
    rest(*friends)
    scores = [sorted(guest.page.locator(".total td").all_inner_texts()) for guest in friends]
    assert scores[0] == scores[1] == scores[2]
    assert robin.violations() == []

    thank(*friends)
    open_saved(robin, much, folder)
    again(*friends)


def gather(game: str, robin: Guest, marian: Guest, much: Guest) -> None:
    """A table for three people and a bot; the words lead Marian there, the link leads Much."""
    robin.open(f"/new/{game}", "form")
    robin.page.get_by_label("Players").select_option("4")
    robin.page.get_by_label("Seat 4").select_option("bot-squire")
    robin.page.get_by_role("button", name="Open the table").click()
    robin.tell_name("Robin")
    robin.page.wait_for_url("**/t/*")
    code = robin.page.locator(".code").inner_text()
    assert len(code.split()) == 3
    robin.page.get_by_role("img", name="QR code").wait_for()

    marian.open("/", ".play")
    marian.page.get_by_label("Invited?").fill(code.upper())
    marian.page.get_by_role("button", name="Sit down").click()
    marian.tell_name("Marian")
    marian.page.wait_for_url("**/t/*")
    much.open(f"/t/{robin.table}", "main ol")
    picture("invitation", robin, much)
    much.page.get_by_role("button", name="Sit here").click()
    much.tell_name("Much")
    for guest in (marian, much):
        guest.page.get_by_role("button", name="I am ready").click()
    expect(robin.page.locator(".seats > li", has_text="Much")).to_contain_text("ready")
    picture("lobby", robin, much)
    for guest in (robin, much):
        assert guest.violations() == []
    robin.begin()
    robin.page.wait_for_selector("text=The game begins in")
    picture("countdown", robin, much)
    for guest in (robin, marian, much):
        guest.page.wait_for_selector(".table")
    assert robin.page.evaluate("window.isSecureContext") is False


def negotiate(*friends: Guest) -> None:
    """Until somebody has answered a call for an alliance and a contract was agreed to."""
    play(*friends)
    robin, _, much = friends
    end = time.monotonic() + PATIENCE / 1000
    while "sf-told-accept" not in told(robin):
        assert time.monotonic() < end, "nobody has agreed to anything"
        robin.page.wait_for_timeout(100)
    rest(*friends)
    picture("negotiation", robin, much)


def leave_and_return(robin: Guest, marian: Guest, much: Guest) -> None:
    """A bot plays on for Much, everybody can see it; then Much is back with one click."""
    much.page.get_by_role("button", name="Settings").click()
    much.page.get_by_role("button", name="Leave the table").click()
    much.page.get_by_role("button", name="Get up, let a bot play").click()
    much.page.wait_for_selector(".resume")
    robin.page.wait_for_function(STAND_IN, arg=True)
    play(robin, marian)
    robin.page.wait_for_selector(".log .stand-in:has-text('A bot plays for Much.')")
    rest(robin, marian)
    picture("stand-in", robin)
    much.page.locator(".resume").get_by_role("button").first.click()
    much.page.get_by_role("button", name="Take it back").click()
    robin.page.wait_for_function(STAND_IN, arg=False)


def thank(robin: Guest, marian: Guest, much: Guest) -> None:
    """Chat goes on beside the score sheet, with phrases that everybody reads in their language."""
    marian.speak("de")
    robin.page.locator(".phrases button").first.click()
    said = robin.page.locator(".chat li p").last.inner_text()
    for guest in (marian, much):
        expect(guest.page.locator(".chat li p").last).to_contain_text("Robin")
    assert marian.page.locator(".chat li p").last.inner_text() != said
    marian.speak("en")
    picture("score", robin, much)


def open_saved(saver: Guest, opener: Guest, folder: pathlib.Path) -> None:
    """The file of the game, saved by one and opened by another."""
    here = opener.page.url
    saver.page.get_by_role("link", name="Replay").click()
    with saver.page.expect_download() as download:
        saver.page.get_by_text("Save as a file").click()
    download.value.save_as(folder / "game.json")
    saver.page.go_back()
    saver.page.wait_for_selector("main.end")
    opener.open("/", ".play")
    opener.page.locator("input[type=file]").set_input_files(folder / "game.json")
    opener.page.wait_for_url("**/r/*")
    opener.page.wait_for_selector("input[type=range]")
    opener.open(here, "main.end")


def again(robin: Guest, marian: Guest, much: Guest) -> None:
    """Robin asks; nobody is moved who has not agreed."""
    before = robin.table
    robin.page.get_by_role("button", name="Rematch").click()
    robin.page.wait_for_function("t => !location.pathname.endsWith(t)", arg=before)
    for guest in (marian, much):
        guest.page.wait_for_selector("text=Robin wants a rematch.")
        assert guest.table == before
    picture("rematch", marian, much)
    marian.page.get_by_role("button", name="Come along").click()
    marian.page.wait_for_selector("main ol")
    picture("rematch-lobby", robin)
    much.page.get_by_role("button", name="Come along").click()
    for guest in (robin, marian, much):
        guest.page.wait_for_selector(".table")
        assert guest.table == robin.table != before


@pytest.mark.parametrize(
    "game", ["kings_and_creatures", pytest.param("castle_combo", marks=pytest.mark.long)]
)
def test_an_evening_with_a_clock(game: str, friends: tuple[Guest, Guest, Guest]) -> None:
    """One time-out costs one decision, a second asks the others."""
    robin, marian, much = friends
    robin.introduce("Robin")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "invite"}]
    clock = {"kind": "live", "decision_s": 5, "reserve_s": 0}
    wish = {"game": game, "seats": seats, "clock": clock}
    made = robin.ask("/api/tables", wish)
    robin.open(f"/t/{made['table']['id']}", "main ol")
    marian.sit_down(robin.table, "Marian")
    robin.page.get_by_role("button", name="Invitation", exact=True).click()
    link = robin.page.get_by_role("textbox", name="Invitation").input_value()
    much.open(link, "dialog")
    much.tell_name("Much")
    much.page.get_by_role("button", name="I am ready").click()
    robin.begin()
    for guest in friends:
        guest.page.wait_for_selector(".table")

    play(robin, marian)
    much.page.wait_for_selector("text=a bot has decided this once", timeout=PATIENCE)
    expect(robin.page.locator(".log .stand-in").first).to_be_attached()
    robin.page.wait_for_selector("text=Much has let the time run out twice.")
    rest(robin, marian)
    picture("time-out", robin, much)
    assert robin.violations() == []
    for guest in (robin, marian):
        guest.page.get_by_role("button", name="Wait").click()
    robin.page.wait_for_selector("text=Much has let the time", state="detached")
    play(*friends)
    acknowledged(much)
    rest(*friends)
    assert not any(seat["played_on"] for seat in robin.ask(f"/api/tables/{robin.table}")["seats"])


def acknowledged(guest: Guest) -> None:
    """Until something that somebody has done himself counts."""
    end = time.monotonic() + PATIENCE / 1000
    while not any(frame["type"] == "ack" and frame["applied"] for frame in guest.frames):
        assert time.monotonic() < end, "nothing that was done counts"
        guest.page.wait_for_timeout(50)


def test_taking_back_with_consent(friends: tuple[Guest, Guest, Guest]) -> None:
    robin, marian, _ = friends
    robin.introduce("Robin")
    wish = {"game": "kings_and_creatures", "seats": [{"kind": "me"}, {"kind": "open"}]}
    made = robin.ask("/api/tables", wish)
    robin.open(f"/t/{made['table']['id']}", "main ol")
    marian.sit_down(robin.table, "Marian")
    robin.begin()
    for guest in (robin, marian):
        guest.page.wait_for_selector(".table")
    mover, other = (robin, marian) if robin.page.locator(OFFERED).count() else (marian, robin)
    mover.wait_for_turn()
    prompt = mover.page.locator("#prompt p").inner_text()
    mover.click_what_glows(random.Random(1))
    mover.page.get_by_role("button", name="Ask to take back").click()
    other.page.wait_for_selector("text=would like to take the last decision back")
    assert other.violations() == []
    other.page.get_by_role("button", name="Allow it").click()
    expect(mover.page.locator("#prompt p")).to_have_text(prompt)
