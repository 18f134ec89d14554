"""What is drawn: it moves as it should, fits where it stands, and can be hit by a finger."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Any

import pytest

from merrymen.chronicle import Chronicle
from merrymen.match import Match
from table.ground import Server
from web.positions import look_at, played_to, sit_down
from web.seat import NARROW, WIDE, Browser, Guest

SMALL, TABLET = (360, 740), (1024, 768)
# A page that notes what begins to move: whose copy flies or what shifts and from where, what waits
# unseen, and what tumbles.
WATCH = """
window.moved = []
window.tumbled = 0
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, options) {
  if (this.classList.contains('flying')) moved.push(['copy', frames[0].transform, options.delay])
  else if (this.dataset?.element)
    moved.push([this.dataset.element, frames[0].translate ?? '', options.delay ?? 0])
  return animate.call(this, frames, options)
}
addEventListener('animationstart', event => (tumbled += event.animationName.endsWith('tumble')))
"""
# A page whose frames and urgent tasks can be held back: what was to be done in them is done once
# they are let go.
HOLD = """
const [ask, callOff] = [requestAnimationFrame, cancelAnimationFrame]
let held = null
let last = 1e9
window.requestAnimationFrame = deed => {
  if (!held) return ask(deed)
  held.set(++last, deed)
  return last
}
scheduler.postTask = (task => (deed, how) =>
  held ? Promise.resolve(held.set(++last, deed)) : task(deed, how)
)(scheduler.postTask.bind(scheduler))
window.cancelAnimationFrame = id => held?.delete(id) || callOff(id)
window.hold = () => (held = new Map())
window.letGo = () => {
  const deeds = held
  held = null
  for (const deed of deeds.values()) deed(performance.now())
}
"""
# Whether a finger that is off by nearly half of 44 px still hits the thing.
EASY = """thing => {
  thing.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = thing.getBoundingClientRect()
  const [middle, centre] = [x + width / 2, y + height / 2]
  const hits = (dx, dy) => thing.contains(document.elementFromPoint(middle + dx, centre + dy))
  return [[0, 0], [-21, 0], [21, 0], [0, -21], [0, 21]].every(([dx, dy]) => hits(dx, dy))
}"""
# Whether all of a thing can be seen: on the screen, and nothing lies on it.
IN_SIGHT = """thing => {
  const { left, right, top, bottom } = thing.getBoundingClientRect()
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false
  const points = [[left + 3, top + 3], [right - 3, bottom - 3]]
  return points.every(([x, y]) => thing.contains(document.elementFromPoint(x, y)))
}"""
# How much room the words of a card's title leave at its sides.
MARGINS = """async title => {
  await document.fonts.ready
  const words = document.createRange()
  words.selectNodeContents(title)
  const [inside, card] = [words, title.closest('article')].map(one => one.getBoundingClientRect())
  return [inside.left - card.left, card.right - inside.right]
}"""

# What would go on moving for as long as the page is looked at: who, and what of it.
ENDLESS = """() => document.getAnimations().map(one => one.effect).flatMap(effect => {
  if (effect.getComputedTiming().iterations !== Infinity) return []
  const how = ['offset', 'computedOffset', 'easing', 'composite']
  const moved = effect.getKeyframes().flatMap(Object.keys).filter(name => !how.includes(name))
  return [[`${effect.target.className} ${effect.pseudoElement}`, ...new Set(moved)]]
})"""
BEATING = """() => document.getAnimations().filter(one => {
  const frames = one.effect.getKeyframes()
  return one.animationName === 'glow' && frames.every(frame => 'opacity' in frame)
}).length"""
# A question whose answers are offered on the board itself, with the lights that belong to them.
WAITING = {
    "castle_combo": "cc-prompt-place",
    "chickwood_forest": "cf-prompt-pick",
    "kings_and_creatures": "kc-prompt",
    "sherwood_bandits": "sb-prompt-placing",
    "sherwood_forest": "sf-prompt-plan",
}


def step_on(guest: Guest, told: Chronicle, step: int) -> list[list[Any]]:
    """Take one step of a replay; what begins to move: its name, the start and the delay."""
    look_at(guest, told, step - 1)
    guest.page.evaluate("moved.length = tumbled = 0")
    go_on(guest, step)
    moved: list[list[Any]] = guest.page.evaluate("moved")
    return moved


def go_on(guest: Guest, step: int) -> None:
    """From the step before it."""
    guest.page.keyboard.press("ArrowRight")
    guest.page.wait_for_url(f"**step={step}*")
    guest.page.wait_for_timeout(300)


def dice_on(match: Match) -> int:
    road = match.view(0)["board"]["road"]
    return sum(len(space["dice"]) for section in road for space in section["attack"])


def bandits_raid() -> tuple[Chronicle, int, int]:
    """A game of Sherwood Bandits, and the steps that hide the first bandit and roll four dice."""
    told = played_to("sherwood_bandits", 4, lambda match: dice_on(match) >= 4)
    positions = [position.copy() for position in told.replay()]
    left = [position.view(0)["board"]["gangs"][0]["bandits_left"] for position in positions]
    hides = next(step for step in range(1, len(left)) if left[step] < left[step - 1])
    rolls = next(step for step, position in enumerate(positions) if dice_on(position) >= 4)
    return told, hides, rolls


def test_bandits_fly_and_dice_tumble(browser: Browser, server: Server) -> None:
    told, hides, rolls = bandits_raid()
    with browser.sit(server.url, script=WATCH, still=False) as guest:
        moved = step_on(guest, told, hides)
        assert any(name.startswith(("hideout-", "pickpocket-")) for name, _, _ in moved), moved
        assert any(name == "copy" and start.startswith("translate") for name, start, _ in moved)
        moved = step_on(guest, told, rolls)
        delays = [delay for name, _, delay in moved if name == "copy"]
        assert any(name.startswith("die-") for name, _, _ in moved), moved
        assert len(set(delays)) > 1, "dice are rolled one after another"
        assert guest.page.evaluate("tumbled") >= 4
        guest.page.wait_for_selector(".flying", state="detached")


def test_nothing_moves_for_those_who_want_no_motion(browser: Browser, server: Server) -> None:
    told, hides, rolls = bandits_raid()
    with browser.sit(server.url, script=WATCH) as guest:
        for step in (hides, rolls):
            assert step_on(guest, told, step) == []


@pytest.mark.parametrize(
    ("game", "prompt", "thing"),
    [
        ("sherwood_forest", "sf-prompt-group", "hideout-"),
        ("chickwood_forest", "cf-prompt-place", "castle-"),
    ],
)
def test_what_is_put_down_flies(
    game: str, prompt: str, thing: str, browser: Browser, server: Server
) -> None:
    """Robbers go from the camp to their hideout, cards from the hand to a castle."""
    told = played_to(game, 4, partial(is_asked, prompt=prompt))
    match = list(told.replay())[-1]
    action = match.legal()[0]
    told.add(action)
    with browser.sit(server.url, script=WATCH, still=False) as guest:
        moved = step_on(guest, told, len(told.steps))
        assert any(name.startswith(thing) for name, _, _ in moved), moved
        assert any(name == "copy" for name, _, _ in moved), moved


def test_a_click_is_answered_while_things_fly(browser: Browser, server: Server) -> None:
    with browser.sit(server.url, script=WATCH, still=False) as guest:
        guest.play_against("sherwood_bandits", 2)
        for _ in range(4):
            assert guest.wait_for_turn()
            before = guest.shown
            guest.page.locator("[data-element^='hideout-'].can").first.click()
            guest.page.wait_for_function(
                "before => document.querySelector('.game').dataset.version !== before", arg=before
            )
        assert any(name == "copy" for name, _, _ in guest.page.evaluate("moved"))


def closing_ranks() -> tuple[Chronicle, int]:
    """A game of Kings & Creatures, and the first step that shifts cards of the row."""
    told = played_to("kings_and_creatures", 4, lambda match: match.view(0)["board"]["round"] > 1)
    rows = [position.view(0)["board"]["display"]["cards"] for position in told.replay()]
    places = [{card["number"]: place for place, card in enumerate(row)} for row in rows]
    changes = enumerate(pairwise(places), start=1)
    shifts = (
        step
        for step, (old, new) in changes
        if any(old.get(card, place) != place for card, place in new.items())
    )
    return told, next(shifts)


def test_cards_close_ranks_without_copies(browser: Browser, server: Server) -> None:
    told, step = closing_ranks()
    with browser.sit(server.url, script=WATCH, still=False) as guest:
        moved = step_on(guest, told, step)
        shifted = [name for name, start, _ in moved if name != "copy" and start]
        assert shifted, moved
        assert all(name.startswith("card-") for name in shifted), moved


def test_two_views_in_one_frame_are_both_shown(browser: Browser, server: Server) -> None:
    told, step = closing_ranks()
    with browser.sit(server.url, script=WATCH + HOLD, still=False) as guest:
        first, second = step_on(guest, told, step), step_on(guest, told, step + 1)
        look_at(guest, told, step - 1)
        guest.page.evaluate("moved.length = 0, hold()")
        go_on(guest, step)
        assert guest.page.evaluate("moved") == [], "nothing moves before the browser draws it"
        go_on(guest, step + 1)
        assert guest.page.evaluate("moved") == first, "the first is shown when the second comes"
        guest.page.evaluate("moved.length = 0, letGo()")
        names = {name for name, _, _ in guest.page.evaluate("moved")}
        assert {name for name, _, _ in second} <= names
        guest.page.wait_for_selector(".flying", state="detached")


@pytest.mark.parametrize("size", [NARROW, SMALL])
def test_cubes_to_swap_are_easy_to_hit(
    size: tuple[int, int], browser: Browser, server: Server
) -> None:
    def may_swap(match: Match) -> bool:
        return match.to_move == 0 and match.view(0)["prompt"]["id"] == "cf-prompt-first-cube"

    told = played_to("chickwood_forest", 4, may_swap, legendary=True)
    with browser.sit(server.url, size) as guest:
        sit_down(guest, told)
        offered = guest.page.locator(".cf-space.can").all()
        assert len(offered) > 5
        missed = [one.get_attribute("data-element") for one in offered if not one.evaluate(EASY)]
        assert missed == []


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_how_a_contract_stands_stays_in_sight(
    size: tuple[int, int], browser: Browser, server: Server
) -> None:
    """However long the contract is and wherever it has been scrolled to."""

    def is_long(match: Match) -> bool:
        if match.to_move != 0:
            return False
        view = match.view(0)
        talk = view["board"]["talk"]
        return view["prompt"]["id"] == "sf-prompt-deal-own" and len(talk["offers"]) > 4

    told = played_to("sherwood_forest", 6, is_long, rules="advanced")
    with browser.sit(server.url, size) as guest:
        sit_down(guest, told)
        seen = guest.page.locator(".contract .verdict, .contract .answers").all()
        assert len(seen) == 2
        for name in ("header", "ol > li:last-of-type"):
            guest.page.locator(f".contract {name}").first.scroll_into_view_if_needed()
            assert [one.evaluate(IN_SIGHT) for one in seen] == [True, True], name


@pytest.mark.parametrize("size", [WIDE, TABLET])
def test_the_road_and_long_titles_fit(
    size: tuple[int, int], browser: Browser, server: Server
) -> None:
    def scouts(match: Match) -> bool:
        return bool(match.view(0)["board"]["companions"][0]["effect"] == "scout")

    told = played_to("sherwood_bandits", 4, scouts)
    with browser.sit(server.url, size, language="de") as guest:
        look_at(guest, told, len(told.steps))
        title = guest.page.get_by_role("heading", name="Auskundschaften")
        assert min(title.evaluate(MARGINS)) >= 8
        for section in guest.page.locator(".road .section").all():
            room = section.bounding_box()
            last = section.locator(".hideout").last.bounding_box()
            assert room
            assert last
            assert last["x"] + last["width"] <= room["x"] + room["width"]


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_a_board_that_waits_costs_nothing(
    size: tuple[int, int], browser: Browser, server: Server
) -> None:
    """What one can do glows in opacity alone, which needs no painting, and comes to rest."""
    with browser.sit(server.url, size, still=False) as guest:
        for game, prompt in WAITING.items():
            sit_down(guest, played_to(game, 4, partial(is_asked, prompt=prompt)))
            assert guest.page.evaluate(BEATING) > 0, f"{game}: nothing glows"
            assert guest.page.evaluate(ENDLESS) == [], game


def is_asked(match: Match, prompt: str) -> bool:
    return match.to_move == 0 and str(match.view(0)["prompt"]["id"]).startswith(prompt)
