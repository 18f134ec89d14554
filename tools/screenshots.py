"""Pictures of every page and board at both widths, for the docs: `python -m tools.screenshots`.

With the names of games, only their boards. Needs Chromium and the packages for testing.
"""

from __future__ import annotations

import contextlib
import os
import pathlib
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tools import web

ROOT = pathlib.Path(__file__).resolve().parent.parent
IMAGES = ROOT / "docs" / "images"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]
SIZES = {"wide": (1280, 800), "phone": (390, 844)}
PLAYED = 14  # decisions before a board is pictured


@contextlib.contextmanager
def server() -> Iterator[str]:
    """A server of its own, on a folder that is thrown away."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = "import sys; from merrymen.table.server import main; sys.exit(main(sys.argv[1:]))"
    limits = {"MERRYMEN_LIMIT_HEAVY_BURST": "1000", "MERRYMEN_LIMIT_REQUESTS_BURST": "100000"}
    with tempfile.TemporaryDirectory() as folder:
        arguments = ["--port", str(port), "--data", folder]
        process = subprocess.Popen(
            [sys.executable, "-c", command, *arguments], env={**os.environ, **limits}
        )
        url = f"http://127.0.0.1:{port}"
        try:
            wait_for(url)
            yield url
        finally:
            process.terminate()
            process.wait()


def wait_for(url: str) -> None:
    """Until the server answers; rules that were never compiled take minutes."""
    end = time.monotonic() + 600
    while time.monotonic() < end:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{url}/api"):
            return
        time.sleep(0.5)
    sys.exit("The server does not come up.")


def open_page(browser: Browser, url: str, size: tuple[int, int], theme: str = "dark") -> Page:
    """A guest with a name, before a page that stands still."""
    context = browser.new_context(
        base_url=url,
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=2 if size[0] < 640 else 1,
        color_scheme="light" if theme == "light" else "dark",
        reduced_motion="reduce",
        locale="en",
    )
    context.request.post("/api/guest", data={"name": "Robin"})
    page = context.new_page()
    page.set_default_timeout(60_000)
    return page


def shoot(page: Page, name: str, whole: bool = False) -> None:
    """One picture."""
    page.wait_for_timeout(400)
    page.evaluate("document.fonts.ready")
    path = IMAGES / f"{name}.jpg"
    page.screenshot(path=path, full_page=whole, type="jpeg", quality=86)
    print(path.relative_to(ROOT), f"{path.stat().st_size // 1024} KB")


def decide(page: Page, chance: random.Random) -> bool:
    """One decision; False when the game is over."""
    page.wait_for_selector(".can:visible, main.end")
    if page.locator("main.end").count():
        return False
    offered = page.locator(".can:visible")
    offered.nth(chance.randrange(offered.count())).click()
    page.wait_for_timeout(60)
    choices = page.locator("dialog[open] .can")
    if choices.count():
        choices.nth(chance.randrange(choices.count())).click()
        page.wait_for_timeout(60)
    return True


def sit_down(page: Page, game: dict[str, Any]) -> None:
    """At a table against bots."""
    players = 4 if 4 in game["players"] else game["players"][-1]
    wish = {"game": game["name"], "players": players, "level": "normal"}
    made = page.request.post("/api/play", data=wish).json()
    page.goto(f"/t/{made['table']['id']}")


def boards(browser: Browser, url: str, games: list[dict[str, Any]]) -> None:
    """Every board in the middle of a game, by dusk and by day, and the end of it."""
    for game in games:
        for width, size in SIZES.items():
            page, chance = open_page(browser, url, size), random.Random(game["name"])
            sit_down(page, game)
            for _ in range(PLAYED):
                decide(page, chance)
            page.wait_for_selector(".can:visible, main.end")
            shoot(page, f"{game['name']}-{width}", whole=width == "phone")
            if width == "wide":
                page.evaluate("document.documentElement.dataset.theme = 'day'")
                shoot(page, f"{game['name']}-day")
                page.evaluate("document.documentElement.dataset.theme = 'dusk'")
            while decide(page, chance):
                pass
            shoot(page, f"{game['name']}-score-{width}", whole=True)
            if width == "wide":
                page.goto(page.url.replace("/t/", "/r/") + "?step=12&seat=0")
                page.wait_for_selector("input[type=range]")
                shoot(page, f"{game['name']}-replay", whole=True)
            page.context.close()


def pages(browser: Browser, url: str, games: list[dict[str, Any]]) -> None:
    """All other pages."""
    for width, size in SIZES.items():
        page = open_page(browser, url, size)
        for game in games[:2]:
            sit_down(page, game)
            page.wait_for_selector(".table")
        for name, path, wait in (
            ("home", "/", ".resume"),
            ("new", "/new", "form"),
            ("rules", f"/rules/{games[0]['name']}", "article"),
            ("credits", "/about", "main li"),
        ):
            page.goto(path)
            page.wait_for_selector(wait)
            shoot(page, f"{name}-{width}", whole=name == "home")
        page.context.close()
    page = open_page(browser, url, SIZES["wide"], "light")
    page.goto("/")
    page.wait_for_selector(".play")
    shoot(page, "home-day", whole=True)


def main(wanted: list[str]) -> None:
    """Take the pictures."""
    web.build()
    IMAGES.mkdir(parents=True, exist_ok=True)
    path = shutil.which("chromium") or shutil.which("google-chrome")
    if path is None:
        sys.exit("No Chromium was found.")
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        context = browser.new_context(base_url=url)
        games = context.request.get("/api").json()["games"]
        if not wanted:
            pages(browser, url, games)
        boards(browser, url, [game for game in games if not wanted or game["name"] in wanted])
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
