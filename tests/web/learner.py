"""Somebody who learns a game: does what the coach says, and where it is silent what glows."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from web.seat import PATIENCE, Guest

WAYS = ".coach .go"


class Learner:
    """One guided game, played with the mouse or by keyboard alone."""

    def __init__(self, guest: Guest, lesson: str, keys: bool = False) -> None:
        self.guest, self.page, self.keys = guest, guest.page, keys
        self.chance = random.Random(1)
        self.told: list[str] = []
        guest.introduce()
        made = guest.ask("/api/lessons", {"lesson": lesson})
        guest.open(f"/t/{made['table']['id']}", ".table")

    @property
    def coach(self) -> dict[str, Any]:
        """What the coach says, as the page was told last."""
        coach: dict[str, Any] = self._last()["coach"]
        return coach

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self._last()["view"]
        return view

    def play(self, look: Callable[[str], None] | None = None, until: str = "") -> list[str]:
        """From the first word to the last, or to a step; the names of the steps that were shown."""
        while True:
            coach = self._settled()
            if coach["say"] is None:
                self.guest.click_what_glows(self.chance)
                continue
            step = coach["steps"][coach["at"]]
            if step not in self.told:
                self.told.append(step)
                if look is not None:
                    look(step)
            if coach["at"] == len(coach["steps"]) - 1 or step == until:
                return self.told
            self._follow(coach)

    def _settled(self) -> dict[str, Any]:
        """What the coach says once the page shows the last that it was told, and waits for us.

        Others may move between two looks: what was told and what is shown must be the same moment.
        """
        end = time.monotonic() + PATIENCE / 1000
        while True:
            frame = self._last()
            coach: dict[str, Any] = frame["coach"]
            said = coach["at"] if coach["say"] else None
            shown = self.page.evaluate(SETTLED, [str(frame["version"]), said])
            if shown and frame is self._last():
                return coach
            assert time.monotonic() < end, f"the page does not come to {frame['version']}: {said}"
            self.page.wait_for_timeout(20)

    def _last(self) -> dict[str, Any]:
        """The last view that the page was told."""
        return next(frame for frame in reversed(self.guest.frames) if frame["type"] == "view")

    def _follow(self, coach: dict[str, Any]) -> None:
        told = self.page.locator(".coach h2").inner_text()
        if coach["wants"]:
            self._act(coach["wants"][0])
        elif self.keys:
            self.page.wait_for_function("() => document.activeElement.matches('.coach .go')")
            self.page.keyboard.press("Enter")
        else:
            self.page.locator(WAYS).click()
        self.page.wait_for_function(ON, arg=told)

    def _act(self, action: int) -> None:
        """On the board where there is a place for it, else from the list of what can be done."""
        offered = self.view["actions"]
        [wanted] = [one for one in offered if one["action"] == action]
        several = [one for one in offered if one["element"] == wanted["element"]]
        spot = f"[data-element='{wanted['element']}'].can:visible"
        if len(several) > 1 or not self.page.locator(spot).count():
            self._from_list([one["action"] for one in offered].index(action))
        elif self.keys:
            self.page.locator(WAYS).focus()
            self.page.keyboard.press("Enter")
            self.page.wait_for_function("() => document.activeElement.matches('.can')")
            self.page.keyboard.press("Enter")
        else:
            self.page.locator(spot).first.click()

    def _from_list(self, number: int) -> None:
        self.page.keyboard.press("a")
        self.page.locator("dialog .can").nth(number).focus()
        self.page.keyboard.press("Enter")
        self.page.locator("dialog[open]").wait_for(state="detached")


# The version is shown, and either this word of the coach's, or he is silent and something glows.
SETTLED = """([version, said]) => {
    if (document.querySelector('.game')?.dataset.version !== version) return false
    const dots = [...document.querySelectorAll('.coach .dots li')]
    if (said !== null) return dots.findIndex((dot) => dot.matches('.now')) === said
    const glows = [...document.querySelectorAll('.can')].some((one) => one.checkVisibility())
    return dots.length === 0 && glows
}"""
ON = """told => {
    const now = document.querySelector('.coach h2')
    return now === null || now.innerText !== told
}"""
