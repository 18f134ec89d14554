"""Guided games in a real browser: every word is shown, and what it asks for can be done there."""

from __future__ import annotations

import pytest

from merrymen.lessons import lesson, lessons
from table.ground import Server
from web.learner import Learner
from web.seat import Browser

WIDE, PHONE = (1280, 800), (390, 844)
# Every game once, with widths, languages and keyboard spread over them.
SPREAD = [
    ("castle", WIDE, "de", True),
    ("chickwood", PHONE, "fr", False),
    ("bandits", PHONE, "it", False),
    ("forest", WIDE, "de", True),
    ("forest-advanced", PHONE, "fr", False),
]
EVERY = [
    (name, size, language, keys)
    for name in lessons()
    for language in ("en", "de", "fr", "it")
    for size, keys in ((WIDE, False), (WIDE, True), (PHONE, False))
]


def learn(
    browser: Browser,
    server: Server,
    name: str,
    size: tuple[int, int],
    language: str,
    keys: bool,
    until: str = "",
    every: int = 4,
) -> list[str]:
    """Play a guided game; at each word what is meant is in sight.

    Axe looks at one in four of them, and finds nothing; at all with --long.
    """
    with browser.sit(server.url, size, language=language) as guest:
        learner = Learner(guest, name, keys)

        def look(step: str) -> None:
            guest.page.wait_for_function(IN_SIGHT)
            if len(learner.told) % every == 1 % every:
                assert not guest.violations(), step
            guest.check()

        return learner.play(look, until)


# At least the upper left of a ring stands in the window, and no sheet or card lies upon it.
IN_SIGHT = """() => {
    const card = document.querySelector('.coach').getBoundingClientRect()
    return [...document.querySelectorAll('.rings rect')].some((ring) => {
        const { x, y } = ring.getBoundingClientRect()
        const at = { x: Math.max(x, 0) + 12, y: Math.max(y, 0) + 12 }
        const under = at.x > card.left && at.x < card.right && at.y > card.top && at.y < card.bottom
        return at.x < innerWidth && at.y < innerHeight && !under
    })
}"""


def test_a_whole_guided_game(browser: Browser, server: Server) -> None:
    names = [step.name for step in lesson("kings").steps]
    assert learn(browser, server, "kings", WIDE, "en", False) == names


@pytest.mark.parametrize(("name", "size", "language", "keys"), SPREAD)
def test_every_game_is_taught(
    browser: Browser, server: Server, name: str, size: tuple[int, int], language: str, keys: bool
) -> None:
    steps = lesson(name).steps[:-1]
    shown = learn(browser, server, name, size, language, keys, steps[-1].name)
    assert shown == [step.name for step in steps if step.name in shown]
    assert {step.name for step in steps if not step.optional} <= set(shown)


@pytest.mark.long
@pytest.mark.parametrize(("name", "size", "language", "keys"), EVERY)
def test_every_game_whole_in_every_way(
    browser: Browser, server: Server, name: str, size: tuple[int, int], language: str, keys: bool
) -> None:
    taught = [step.name for step in lesson(name).steps]
    shown = learn(browser, server, name, size, language, keys, every=1)
    assert shown == [step for step in taught if step in shown]
    assert {taught[0], taught[-1]} <= set(shown)


def test_from_the_home_page_and_back_again(browser: Browser, server: Server) -> None:
    """Begun, left, called back, loaded anew: the coach is where one was."""
    with browser.sit(server.url, WIDE) as guest:
        guest.open("/", ".play")
        card = guest.page.locator(".game:has(a[href='/rules/kings_and_creatures'])")
        card.get_by_role("button", name="Teach me").click()
        heading = guest.page.locator(".coach h2")
        heading.filter(has_text="What you are after").wait_for()
        guest.page.get_by_role("button", name="Next").click()
        heading.filter(has_text="Whose turn it is").wait_for()
        guest.page.reload()
        heading.filter(has_text="Whose turn it is").wait_for()
        guest.page.get_by_role("button", name="Play on my own").click()
        guest.page.get_by_role("button", name="Call the coach again").click()
        heading.filter(has_text="Whose turn it is").wait_for()


def test_a_mistake_is_answered_and_taken_back(browser: Browser, server: Server) -> None:
    with browser.sit(server.url, PHONE) as guest:
        learner = Learner(guest, "kings")
        learner.play(until="take")
        wanted = learner.coach["wants"]
        other = next(one for one in learner.view["actions"] if one["action"] not in wanted)
        guest.page.locator(f"[data-element='{other['element']}'].can:visible").first.click()
        heading = guest.page.locator(".coach h2")
        heading.filter(has_text="Also a fine card").wait_for()
        assert not guest.violations()
        guest.page.get_by_role("button", name="Take it back").click()
        heading.filter(has_text="Take a card").wait_for()
        assert learner.coach["wants"] == wanted
