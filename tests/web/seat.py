"""Somebody who sits before a browser: clicks what glows, presses keys, and watches for mistakes."""

from __future__ import annotations

import json
import pathlib
import random
import re
from typing import Any, Self

from playwright.sync_api import Page, sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
WIDE, NARROW = (1280, 800), (390, 844)
OFFERED = ".can:visible"


class Browser:
    """Chromium, started once."""

    def __init__(self, path: str) -> None:
        self._playwright = sync_playwright().start()
        self._browser = self._playwright.chromium.launch(executable_path=path, args=FLAGS)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._browser.close()
        self._playwright.stop()

    def sit(
        self, url: str, size: tuple[int, int] = WIDE, language: str = "en", theme: str = "dark"
    ) -> Guest:
        context = self._browser.new_context(
            base_url=url,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="reduce",
        )
        return Guest(context.new_page(), size)


class Guest:
    """One page of one browser profile."""

    def __init__(self, page: Page, size: tuple[int, int]) -> None:
        self.page, self.size = page, size
        self.mistakes: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.expected_loss = False
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.mistakes.append(str(error)))
        page.on("websocket", lambda socket: socket.on("framereceived", self._frame))
        page.set_default_timeout(20_000)

    def _console(self, message: Any) -> None:
        lost = "WebSocket connection" in message.text or "ERR_CONNECTION" in message.text
        if message.type == "error" and not (self.expected_loss and lost):
            self.mistakes.append(message.text)

    def _frame(self, content: str | bytes) -> None:
        self.frames.append(json.loads(content))

    def close(self) -> None:
        self.page.context.close()

    # Going somewhere

    def open(self, path: str, wait: str = "main") -> None:
        self.page.goto(path)
        self.page.wait_for_selector(wait)

    def play_now(self, game: str) -> None:
        self.open("/", ".play")
        self.page.locator(f".game:has(a[href='/rules/{game}']) .play").click()
        self.page.wait_for_selector(".table, .end")

    def play_against(self, game: str, players: int, level: str = "squire") -> None:
        """A table against bots without the way over the home page."""
        asked = self.page.request
        asked.post("/api/guest", data={"name": "Robin"})
        wish = {"game": game, "players": players, "level": level}
        made = asked.post("/api/play", data=wish).json()
        self.open(f"/t/{made['table']['id']}", ".table, .end")

    @property
    def table(self) -> str:
        found = re.search(r"/t/([^/?#]+)", self.page.url)
        assert found, f"not at a table: {self.page.url}"
        return found[1]

    @property
    def version(self) -> int:
        views = [frame["version"] for frame in self.frames if frame["type"] == "view"]
        return int(views[-1]) if views else -1

    @property
    def is_over(self) -> bool:
        return self.page.locator("main.end").count() > 0

    # Playing

    def wait_for_turn(self, timeout: float = 180_000) -> bool:
        """Whether there is something to do; False when the game is over."""
        self.page.wait_for_selector(f"{OFFERED}, main.end", timeout=timeout)
        return not self.is_over

    def click_what_glows(self, chance: random.Random) -> None:
        """One decision, by clicking only; the click must be answered."""
        before = len(self.frames)
        self._pick(chance).click()
        dialog = self.page.locator("dialog[open]")
        self.page.wait_for_timeout(15)
        if len(self.frames) == before and dialog.count():
            dialog.locator(".can").nth(0).wait_for()
            choices = dialog.locator(".can")
            choices.nth(chance.randrange(choices.count())).click()
        self._answered(before)

    def _pick(self, chance: random.Random) -> Any:
        offered = self.page.locator(OFFERED)
        return offered.nth(chance.randrange(offered.count()))

    def press_what_glows(self, chance: random.Random) -> None:
        """One decision, by keyboard only."""
        before = len(self.frames)
        keyboard = self.page.keyboard
        keyboard.press("ArrowRight")
        for _ in range(chance.randrange(4)):
            keyboard.press(chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft"]))
        keyboard.press("Enter")
        self.page.wait_for_timeout(15)
        if len(self.frames) == before and self.page.locator("dialog[open]").count():
            for _ in range(chance.randrange(2)):
                keyboard.press("Tab")
            keyboard.press("Enter")
        self._answered(before)

    def _answered(self, before: int) -> None:
        """What was done is carried out and shown.

        The acknowledgement alone is not enough: until the new view is drawn, what glows belongs to
        the old one, and a click on it may be lost when it is taken off the table.
        """
        for _ in range(400):
            told = self.frames[before:]
            if any(frame["type"] == "view" or not frame.get("applied", True) for frame in told):
                break
            self.page.wait_for_timeout(25)
        else:
            raise AssertionError("a click was not answered")
        assert not {"refused", "problem"} & {frame["type"] for frame in told}, told
        self.page.evaluate("new Promise(requestAnimationFrame)")

    # Looking

    def check(self) -> None:
        """No mistake so far, and nothing sticks out sideways."""
        assert not self.mistakes, self.mistakes[:5]
        width = self.page.evaluate("document.documentElement.scrollWidth")
        assert width <= self.size[0], f"the page is {width} wide"

    def violations(self) -> list[str]:
        """What axe finds serious."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{one['id']}: {one['help']}: {one['nodes'][0]['html'][:160]}"
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
        ]
