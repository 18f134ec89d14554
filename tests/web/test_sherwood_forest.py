"""The board of Sherwood Forest: every decision of the talk and of the bargains can be reached."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

import merrymen
from merrymen.chronicle import Chronicle
from table.ground import Server
from web.positions import NAMES, SEEDS, sit_down
from web.seat import NARROW, WIDE, Browser, Guest

LONGEST = 900
# Opens every fold and everything that is shown on demand.
UNFOLD = """() => {
  document.querySelectorAll('details').forEach(one => (one.open = true))
  document.querySelectorAll('.field-row .more').forEach(one => one.click())
}"""
# What glows: the numbers of actions, and the elements that ask for one or do it.
GLOWS = """() => {
  const seen = [...document.querySelectorAll('.can')].filter(one => one.offsetWidth > 0)
  return [seen.map(one => Number(one.dataset.action ?? -1)), seen.map(one => one.dataset.element)]
}"""
SMALL = """() => [...document.querySelectorAll('.pick.can')]
  .map(one => one.getBoundingClientRect())
  .filter(({ width, height }) => width > 0 && (width < 43.5 || height < 43.5)).length"""
BESIDE = """() => {
  const [ask, map] = ['dialog.ask', '.land'].map(
    one => document.querySelector(one).getBoundingClientRect())
  return ask.left >= map.right || ask.top >= map.bottom || ask.right <= map.left
}"""

View = dict[str, Any]


def talk_of(view: View) -> View:
    talk: View = view["board"]["talk"]
    return talk


def says(*messages: str) -> Callable[[View], bool]:
    """Whether all these can be done."""
    return lambda view: set(messages) <= {one["label"]["id"] for one in view["actions"]}


# SF-P6, SF-V4 and SF-V10, step by step: by phase, and what else must be so.
MOMENTS: dict[str, tuple[str, Callable[[View], bool]]] = {
    "plan": ("plan", says("sf-call-open", "sf-call", "sf-alone", "sf-inn")),
    "call": ("call", says("sf-ask", "sf-aim", "sf-show", "sf-call-robbers")),
    "offer": ("offer", says("sf-wish-now", "sf-with", "sf-inform", "sf-offer-robbers")),
    "offer to an open call": ("offer", says("sf-hideout-named", "sf-decline")),
    "offer without robbers": ("offer", says("sf-done")),
    "choose hideout": ("choose hideout", says("sf-hideout-chosen")),
    "deal member": ("deal member", says("sf-write-done", "sf-propose-all", "sf-now")),
    "deal own": ("deal own", says("sf-pay", "sf-propose")),
    "deal pay": ("deal pay", says("sf-pay-gold")),
    "consent": ("consent", lambda view: bool(talk_of(view)["contract"]["payments"])),
    "only said": ("offer", lambda view: talk_of(view)["said"] > 0),
    "bargain": ("bargain", says("sf-bargain", "sf-no-bargain")),
    "bid pick": ("bid pick", says("sf-bid-pick", "sf-bid-leave", "sf-no-bid")),
    "bid gold": ("bid gold", says("sf-bid-gold")),
    "pick": ("pick", lambda view: bool(view["board"]["bargain"]["bids"])),
    "redirect": ("redirect", says("sf-show", "sf-send", "sf-watch", "sf-let-pass")),
}


@pytest.fixture(scope="module")
def moments() -> dict[str, Chronicle]:
    """A game up to each moment, among players who do anything that is allowed."""
    found: dict[str, Chronicle] = {}
    for seed in SEEDS:
        match = merrymen.game("sherwood_forest").new(4, seed=seed, rules="advanced")
        told = Chronicle.begin(match.copy(), seed, names=list(NAMES[:4]))
        chance = random.Random(seed)
        for _ in range(LONGEST):
            if match.to_move == 0:
                look(match.view(0), told, found)
            if match.to_move is None or len(found) == len(MOMENTS):
                break
            action = chance.choice(match.legal())
            match.apply(action)
            told.add(action)
        if len(found) == len(MOMENTS):
            return found
    raise AssertionError(f"no game comes to {MOMENTS.keys() - found.keys()}")


def look(view: View, told: Chronicle, found: dict[str, Chronicle]) -> None:
    for name, (phase, wanted) in MOMENTS.items():
        if name not in found and view["board"]["phase"] == phase and wanted(view):
            found[name] = copy.deepcopy(told)


def offered(guest: Guest) -> list[View]:
    actions: list[View] = [one for one in guest.frames if one["type"] == "view"][-1]["view"][
        "actions"
    ]
    return actions


def unreachable(guest: Guest) -> list[str]:
    """Actions that neither have a button nor belong to a thing that glows, on any tab."""
    actions, elements = set[int](), set[str]()
    tabs = guest.page.get_by_role("tab").all() if guest.size == NARROW else []
    for number in range(max(1, len(tabs))):
        if tabs:
            tabs[number].click()
        for _ in range(2):  # what is folded away may hold more on demand
            guest.page.evaluate(UNFOLD)
            guest.page.wait_for_timeout(100)
        buttons, things = guest.page.evaluate(GLOWS)
        actions.update(buttons)
        elements.update(things)
        assert not (tabs and guest.page.evaluate(SMALL)), "too small for a finger"
    return [
        one["label"]["id"]
        for one in offered(guest)
        if one["action"] not in actions and one["element"] not in elements
    ]


@pytest.mark.parametrize("share", [2, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_every_decision_can_be_reached(
    size: tuple[int, int],
    share: int,
    moments: dict[str, Chronicle],
    browser: Browser,
    server: Server,
) -> None:
    """SF-P6, SF-V4, SF-V10: calls, offers, contracts and bargains, one click each.

    Every other moment on a desk and the others on a phone, half of them with axe; all of them on
    both and all with axe with --long.
    """
    chosen = list(moments.items())[(size == NARROW) % share :: share]
    with browser.sit(server.url, size) as guest:
        for number, (name, told) in enumerate(chosen):
            sit_down(guest, told)
            assert unreachable(guest) == [], name
            if number % share == 0:
                assert guest.violations() == [], name
            guest.check()


def test_what_is_only_said_stands_apart(
    moments: dict[str, Chronicle], browser: Browser, server: Server
) -> None:
    """SF-V3: a named card binds nobody; it is marked, and counted apart from what is sure."""
    with browser.sit(server.url) as guest:
        sit_down(guest, moments["only said"])
        talk = talk_of([one for one in guest.frames if one["type"] == "view"][-1]["view"])
        named = [card for offer in talk["offers"] for card in offer["cards"]] + talk["cards"]
        said = [card for card in named if not card["sure"]]
        assert guest.page.locator(".contract li .chip.said").count() == len(said) > 0
        cells = guest.page.locator(".contract .cells .said").count()
        assert cells == talk["said"] == sum(card["strength"] for card in said)


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_a_question_about_a_hideout_leaves_the_map_in_sight(
    size: tuple[int, int], moments: dict[str, Chronicle], browser: Browser, server: Server
) -> None:
    """SF-P4, SF-P6: alone or with others is asked beside the map; so is the card at the inn."""
    with browser.sit(server.url, size) as guest:
        sit_down(guest, moments["plan"])
        guest.page.locator(".hideout.can").first.click()
        guest.page.wait_for_selector("dialog.ask[open]")
        assert guest.page.evaluate(BESIDE)
        assert guest.page.locator("dialog.ask .can").count() == 2
        guest.page.keyboard.press("Escape")
        guest.page.locator("dialog.ask").wait_for(state="detached")
        guest.page.locator("[data-element=inn].can").click()
        looks = [one for one in offered(guest) if one["label"]["id"] == "sf-inn"]
        assert guest.page.locator("dialog.ask .can").count() == len(looks)
        before = guest.shown
        guest.page.locator("dialog.ask .can").last.click()
        guest.page.wait_for_selector(f".game:not([data-version='{before}'])")
        assert guest.sent[-1]["action"] == looks[-1]["action"]


@pytest.mark.parametrize("most", [32, pytest.param(None, marks=pytest.mark.long)])
def test_an_advanced_game_by_clicking_only_what_glows(
    most: int | None, browser: Browser, server: Server
) -> None:
    """With every fold open, so that all of the talk is tried."""
    with browser.sit(server.url) as guest:
        guest.introduce()
        wish: View = {"game": "sherwood_forest", "players": 3, "level": "squire"}
        wish |= {"options": {"rules": "advanced"}}
        made = guest.page.request.post("/api/play", data=wish).json()
        guest.open(f"/t/{made['table']['id']}", ".table, .end")
        chance = random.Random("advanced")
        unfold = lambda _: guest.page.evaluate(UNFOLD)  # noqa: E731
        assert guest.play(chance, between=unfold, most=most) > 30
