"""Somebody who sits before a browser: clicks what glows, presses keys, and watches for mistakes."""

from __future__ import annotations

import json
import os
import pathlib
import random
import re
from collections.abc import Callable
from typing import Any, Self

from playwright.sync_api import BrowserContext, Locator, Page, Response, sync_playwright
from playwright.sync_api import TimeoutError as Late

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# A name for this machine that is not localhost: to a browser, any address of a home network.
NETWORK = "merrymen.test"
FLAGS = (
    f"--host-resolver-rules=MAP {NETWORK} 127.0.0.1",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
WIDE, NARROW = (1280, 800), (390, 844)
OFFERED = ".can:visible"
PATIENCE = 90_000  # milliseconds: other tests may keep every core busy
PICTURES = os.environ.get("MERRYMEN_PICTURES")  # where to put pictures of what is being tried
SETTINGS = {"en": "Settings", "de": "Einstellungen", "fr": "Réglages", "it": "Impostazioni"}

ASK = """async ([path, wish]) => {
  const headers = { 'content-type': 'application/json' }
  const post = { method: 'POST', headers, body: JSON.stringify(wish) }
  return (await fetch(path, wish === null ? {} : post)).json()
}"""
# What the page has come to since a version was shown: another one, a question which it is, or one
# whether it shall be done although it cannot be taken back.
OUTCOME = """before => {
  if (document.querySelector('.game')?.dataset.version !== before) return 'moved'
  if (document.querySelector('dialog[open] .can')) return 'asked'
  return document.querySelector('.can.armed') ? 'armed' : null
}"""

# What is new flashes up for a second, which takes longer to draw than all that is tried here.
NO_FLASH = """
const calm = new CSSStyleSheet()
calm.replaceSync('.fresh { animation: none !important }')
document.adoptedStyleSheets = [calm]
"""


def over_network(url: str) -> str:
    """The same server as others in the house reach it: over plain http, by another name."""
    return url.replace("127.0.0.1", NETWORK)


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
        self,
        url: str,
        size: tuple[int, int] = WIDE,
        *,
        language: str = "en",
        theme: str = "dark",
        touch: bool = False,
        still: bool = True,
        script: str = "",
    ) -> Guest:
        """A new guest, who wants no motion; the script runs before anything of the page does."""
        context = self._browser.new_context(
            base_url=url,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=touch,
        )
        for each in (NO_FLASH if still else "", script):
            if each:
                context.add_init_script(each)
        return Guest(context, size)


class Guest:
    """One page of one browser profile."""

    def __init__(self, context: BrowserContext, size: tuple[int, int]) -> None:
        self.page: Page = context.new_page()
        self.size = size
        self.mistakes: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.weights: dict[str, int] = {}  # by address: compressed script and style
        self.first_page: set[str] = set()
        self.expected_loss = False
        self.expected_refusals = False
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.mistakes.append(str(error)))
        self.page.on("websocket", self._socket)
        self.page.on("response", self._weigh)
        self.page.set_default_timeout(PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, failed: type[BaseException] | None, *_: object) -> None:
        if failed is None:
            self.check()
        elif PICTURES:
            number = len(list(pathlib.Path(PICTURES).glob("failed-*")))
            self.page.screenshot(path=f"{PICTURES}/failed-{number}.png")
        self.page.context.close()

    def _console(self, message: Any) -> None:
        lost = "WebSocket connection" in message.text or "ERR_CONNECTION" in message.text
        refused = "Failed to load resource" in message.text
        expected = (self.expected_loss and lost) or (self.expected_refusals and refused)
        if message.type == "error" and not expected:
            self.mistakes.append(message.text)

    def _socket(self, socket: Any) -> None:
        socket.on("framereceived", lambda content: self.frames.append(json.loads(content)))
        socket.on("framesent", lambda content: self.sent.append(json.loads(content)))

    def _weigh(self, response: Response) -> None:
        if re.search(r"\.(js|css)$", response.url):
            self.weights[response.url] = int(response.headers["content-length"])

    # Going somewhere

    def open(self, path: str, wait: str = "main") -> None:
        self.page.goto(path)
        self.page.wait_for_selector(wait)

    def play_now(self, game: str, bots: int | None = None) -> None:
        """From the home page, against as many bots as are offered, or as many as are wanted."""
        self.open("/", ".play")
        self.first_page = set(self.weights)
        self.page.locator(f".game:has(a[href='/rules/{game}']) .play").click()
        self.page.wait_for_selector("dialog footer button, .table, .end")
        if self.page.locator("dialog footer button").count():
            if bots is not None:
                many = self.page.get_by_role("radio", name=re.compile(rf"^{bots} bots?$"))
                many.check(force=True)
            self.page.locator("dialog footer button").click()
        self.page.wait_for_selector(".table, .end")

    def ask(self, path: str, wish: object = None) -> Any:
        """A request as the page itself would make it: with its cookies, to its own address."""
        if self.page.url == "about:blank":
            self.page.goto("/about")
        return self.page.evaluate(ASK, [path, wish])

    def play_against(self, game: str, players: int) -> None:
        """A table against bots without the way over the home page."""
        self.introduce()
        wish = {"game": game, "players": players, "level": "squire"}
        made = self.ask("/api/play", wish)
        self.open(f"/t/{made['table']['id']}", ".table, .end")

    def introduce(self, name: str = "Robin") -> None:
        self.ask("/api/guest", {"name": name})

    def make(self, game: str, players: int, **choices: str) -> None:
        """A table of one's own, over the form; fields by their labels."""
        if not self.ask("/api/")["guest"]:
            self.introduce()
        self.open(f"/new/{game}", "form")
        self.page.get_by_label("Players").select_option(str(players))
        for label, value in choices.items():
            self.page.get_by_label(label.replace("_", " ")).select_option(value)
        self.page.get_by_role("button", name="Open the table").click()
        self.page.wait_for_url("**/t/*")

    def sit_down(self, table: str, name: str) -> None:
        """In the first free seat, under a name that is asked for; and ready."""
        self.open(f"/t/{table}", "main ol")
        self.page.get_by_role("button", name="Sit here").first.click()
        self.tell_name(name)
        self.page.get_by_role("button", name="I am ready").click()

    def begin(self) -> None:
        """The host says so once everybody is ready, unless it begins by itself."""
        self.page.wait_for_selector(".complete, .counting, .table")
        if self.page.locator(".complete").count():
            self.page.get_by_role("button", name="Begin now").click()

    def tell_name(self, name: str) -> None:
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="That is me").click()
        self.page.locator("dialog").wait_for(state="detached")

    def speak(self, language: str) -> None:
        """Switch the language in the settings, without loading the page anew."""
        now = self.page.evaluate("document.documentElement.lang")
        self.page.get_by_role("button", name=SETTINGS[now], exact=True).click()
        self.page.locator("dialog select").first.select_option(language)
        self.page.wait_for_function("l => document.documentElement.lang === l", arg=language)
        self.page.keyboard.press("Escape")
        self.page.locator("dialog").wait_for(state="detached")

    @property
    def table(self) -> str:
        found = re.search(r"/t/([^/?#]+)", self.page.url)
        assert found, f"not at a table: {self.page.url}"
        return found[1]

    @property
    def shown(self) -> str:
        """The version of the table that the page shows."""
        return str(self.page.locator(".game").get_attribute("data-version"))

    @property
    def is_over(self) -> bool:
        return self.page.locator("main.end").count() > 0

    # Playing

    def wait_for_turn(self) -> bool:
        """Whether there is something to do; False when the game is over."""
        self.page.wait_for_selector(f"{OFFERED}, main.end")
        return not self.is_over

    def click_what_glows(self, chance: random.Random) -> None:
        """One decision, by clicking only; the click must be answered."""
        before = self.shown
        self._one_of(self.page.locator(OFFERED), chance).click()
        self._follow(before, lambda: self._one_of(self.page.locator("dialog .can"), chance).click())

    def press_what_glows(self, chance: random.Random) -> None:
        """One decision, by keyboard only."""
        before, keyboard = self.shown, self.page.keyboard
        keyboard.press("ArrowRight")
        for _ in range(chance.randrange(4)):
            keyboard.press(chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft"]))
        keyboard.press("Enter")

        def answer() -> None:
            for _ in range(chance.randrange(2)):
                keyboard.press("Tab")
            keyboard.press("Enter")

        self._follow(before, answer)

    def _one_of(self, offered: Locator, chance: random.Random) -> Locator:
        return offered.nth(chance.randrange(offered.count()))

    def _follow(self, before: str, answer: Callable[[], None]) -> None:
        """Until the table has moved on; where the page asks which of several, answer it."""
        if self._outcome(before) == "armed":
            self.page.locator(".can.armed").first.click()
            self.page.locator(".can.armed").wait_for(state="detached")
        if self._outcome(before) == "asked":
            answer()
            self.page.locator("dialog[open]").wait_for(state="detached")
            self._outcome(before)
        bad = [frame for frame in self.frames if frame["type"] in ("refused", "problem")]
        assert not bad, bad

    def _outcome(self, before: str) -> str:
        try:
            told = self.page.wait_for_function(OUTCOME, arg=before, polling=20)
        except Late:
            raise AssertionError(f"a click was not answered; mistakes: {self.mistakes}") from None
        return str(told.json_value())

    def play(
        self,
        chance: random.Random,
        keys: bool = False,
        between: Callable[[int], None] | None = None,
        most: int | None = None,
    ) -> int:
        """Play to the end or for so many decisions; `between` is called before each of them."""
        decisions = 0
        while decisions != most and self.wait_for_turn():
            if between is not None:
                between(decisions)
            if keys:
                self.press_what_glows(chance)
            else:
                self.click_what_glows(chance)
            decisions += 1
            if decisions % 8 == 1:
                self.check()
        return decisions

    # Looking

    def check(self) -> None:
        """No mistake so far, and nothing sticks out sideways."""
        assert not self.mistakes, self.mistakes[:5]
        width = self.page.evaluate("document.documentElement.scrollWidth")
        assert width <= self.size[0], f"the page is {width} wide"

    def violations(self) -> list[str]:
        """What axe finds serious."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{one['id']}: {one['help']}: {one['nodes'][0]['html'][:160]}"
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
        ]
