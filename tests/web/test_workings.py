"""Every figure opens its working: by hover, tap and keyboard, on boards and score sheets."""

from __future__ import annotations

import pytest
from tools import screenshots

import merrymen
from merrymen.match import Match
from table.ground import Server
from web.positions import played_to, sit_down
from web.seat import NARROW, WIDE, Browser, Guest

PANEL = ".working:popover-open"


def is_inside(guest: Guest) -> bool:
    box = guest.page.locator(PANEL).bounding_box()
    assert box
    wide, high = guest.size
    return (
        min(box["x"], box["y"]) >= 0
        and box["x"] + box["width"] <= wide
        and box["y"] + box["height"] <= high
    )


# Every game once, on a desk or on a phone; both ways with --long.
EITHER = [
    pytest.param(game, size, marks=[] if (at + (size == NARROW)) % 2 == 0 else pytest.mark.long)
    for at, game in enumerate(merrymen.games())
    for size in (WIDE, NARROW)
]


@pytest.mark.parametrize(("game", "size"), EITHER)
def test_a_score_sheet_opens_every_figure(
    game: str, size: tuple[int, int], browser: Browser, server: Server
) -> None:
    whole = played_to(game, merrymen.game(game).players[0], lambda match: match.to_move is None)
    with browser.sit(server.url, size, touch=size == NARROW) as guest:
        guest.introduce()
        guest.open(f"/t/{screenshots.bring(guest.page, whole)}", ".sheet .total .figure")
        total = guest.page.locator(".sheet .total .figure").first
        if size == NARROW:
            total.tap()
        else:
            total.hover()
        panel = guest.page.locator(PANEL)
        panel.locator("li").first.wait_for()
        assert total.inner_text() == panel.locator(".n").last.inner_text()
        assert is_inside(guest)
        assert guest.violations() == []
        guest.page.keyboard.press("Escape")
        panel.wait_for(state="detached")
        guest.page.locator(".sheet .figure").first.focus()
        guest.page.keyboard.press("Enter")
        panel.wait_for()


def test_the_standing_and_a_space_tell_how_they_come_about(
    browser: Browser, server: Server
) -> None:
    def places(match: Match) -> bool:
        turn = match.view(0)["board"]["turn"]
        return match.to_move == 0 and len(turn["spaces"]) > 2

    with browser.sit(server.url) as guest:
        sit_down(guest, played_to("castle_combo", 3, places))
        space = guest.page.locator(".can[data-element^=space-]").first
        space.hover()
        guest.page.locator(".looked .how").first.wait_for()
        figure = guest.page.locator(".standing .figure").first
        figure.click()
        guest.page.locator(PANEL).locator("li").first.wait_for()
        assert is_inside(guest)
