"""Pictures of every page and board at both widths, for the docs: `python -m tools.screenshots`.

With the names of games, only their boards; with `looking`, only the analysis of a game and a
puzzle, which take a minute. Bots play a game to a moment worth seeing, and the pictures are taken
from there. Needs Chromium and the packages for testing.
"""

from __future__ import annotations

import contextlib
import os
import pathlib
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec
from playwright.sync_api import Browser, Page, sync_playwright

import merrymen
from merrymen.arena import play
from merrymen.chronicle import Chronicle
from merrymen.match import Match
from tools import web

ROOT = pathlib.Path(__file__).resolve().parent.parent
IMAGES = ROOT / "docs" / "images"
ON_SITE = ROOT / "docs"  # what the pages of the documentation show
LOOKING = "looking"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]
SIZES = {"wide": (1280, 800), "phone": (390, 844)}
NAMES = ["Robin", "Marian", "Alan", "Much"]
PLAYERS = 4
SEEDS = range(1, 40)


@dataclass(frozen=True)
class Moment:
    """A decision of the first seat: its prompt begins with one of these, not before a round."""

    prompts: tuple[str, ...]
    round: int
    name: str = ""


MOMENTS = {
    "castle_combo": [Moment(("cc-prompt-take",), 7)],
    "chickwood_forest": [
        Moment(("cf-prompt-raid",), 2),
        Moment(("cf-prompt-pick", "cf-prompt-place"), 3, "-hand"),
    ],
    "kings_and_creatures": [Moment(("kc-prompt",), 3)],
    "sherwood_bandits": [
        Moment(("sb-prompt-placing",), 2),
        Moment(("sb-prompt-looting", "sb-prompt-attacking"), 2, "-raid"),
    ],
    "sherwood_forest": [
        Moment(("sf-prompt-plan",), 3),
        Moment(("sf-prompt-answer", "sf-prompt-offer"), 2, "-negotiation"),
    ],
}


def played(game: str, moment: Moment | None) -> Chronicle:
    """A game among bots, up to a moment or to its end."""
    for seed in SEEDS:
        match = merrymen.game(game).new(PLAYERS, seed=seed)
        told = Chronicle.begin(match.copy(), seed, names=NAMES)
        bot = merrymen.bot("squire", seed=seed)
        while (seat := match.to_move) is not None:
            if moment is not None and seat == 0 and is_there(match, moment):
                return told
            action = bot.choose(match.hidden(seat), seat)
            match.apply(action)
            told.add(action)
        if moment is None:
            told.close(match)
            return told
    sys.exit(f"No game of {game} comes to the moment {moment}.")


def is_there(match: Match, moment: Moment) -> bool:
    if (match.round or 0) < moment.round:
        return False
    return str(match.view(0)["prompt"]["id"]).startswith(moment.prompts)


@contextlib.contextmanager
def server() -> Iterator[str]:
    """A server of its own, on a folder that is thrown away."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = "import sys; from merrymen.table.web.server import main; sys.exit(main(sys.argv[1:]))"
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
    context.request.post("/api/guest", data={"name": NAMES[0]})
    page = context.new_page()
    page.set_default_timeout(120_000)
    return page


def shoot(page: Page, name: str, whole: bool = False, folder: pathlib.Path = IMAGES) -> None:
    """One picture."""
    page.evaluate("scrollTo(0, 0), document.fonts.ready")
    page.wait_for_timeout(400)
    path = folder / f"{name}.jpg"
    small = folder == ON_SITE  # the site travels in the package
    page.screenshot(
        path=path,
        full_page=whole,
        type="jpeg",
        quality=70 if small else 86,
        scale="css" if small else "device",
    )
    print(path.relative_to(ROOT), f"{path.stat().st_size // 1024} KB")


def bring(page: Page, told: Chronicle) -> str:
    """Put a game on the server; the table where it is kept."""
    asked = page.request.post(
        "/api/chronicles",
        data=msgspec.json.encode(told).decode(),
        headers={"content-type": "application/json"},
    )
    return str(asked.json()["id"])


def carry_on(page: Page, told: Chronicle) -> str:
    """Let a game go on from here, against bots; the table, where one has the first seat."""
    wish = {"step": len(told.steps), "seats": [0], "level": "squire"}
    made = page.request.post(f"/api/tables/{bring(page, told)}/continue", data=wish).json()
    return str(made["table"]["id"])


def sit_down(page: Page, told: Chronicle) -> None:
    """In the first seat of a game that goes on from here, against bots."""
    page.goto(f"/t/{carry_on(page, told)}")
    page.wait_for_selector(".can:visible")


def boards(browser: Browser, url: str, game: str) -> None:
    """A board at its moments, by dusk and by day, and the end of a game."""
    moments = [(moment, played(game, moment)) for moment in MOMENTS[game]]
    whole = played(game, None)
    for width, size in SIZES.items():
        page = open_page(browser, url, size)
        for moment, told in moments:
            sit_down(page, told)
            shoot(page, f"{game}{moment.name}-{width}", whole=width == "phone")
            if width == "wide" and not moment.name:
                page.evaluate("document.documentElement.dataset.theme = 'day'")
                shoot(page, f"{game}-day")
        table = bring(page, whole)
        page.goto(f"/t/{table}")
        page.wait_for_selector("main.end")
        shoot(page, f"{game}-score-{width}", whole=True)
        page.goto(f"/r/{table}?step={len(whole.steps) * 2 // 3}&seat=1")
        page.wait_for_selector("input[type=range]")
        shoot(page, f"{game}-replay-{width}", whole=True)
        page.context.close()


def pages(browser: Browser, url: str, games: tuple[str, ...]) -> None:
    """All other pages."""
    for width, size in SIZES.items():
        page = open_page(browser, url, size)
        for game in games[:2]:
            sit_down(page, played(game, MOMENTS[game][0]))
        for name, path, wait in (
            ("home", "/", ".resume"),
            ("new", "/new", "form"),
            ("rules", "/rules/kings_and_creatures", ".guide"),
            ("credits", "/about", "main li"),
        ):
            page.goto(path)
            page.wait_for_selector(wait)
            shoot(page, f"{name}-{width}", whole=name == "home")
        page.goto("/new/kings_and_creatures")
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_selector("text=Begin now")
        shoot(page, f"lobby-{width}")
        page.context.close()
    page = open_page(browser, url, SIZES["wide"], "light")
    page.goto("/")
    page.wait_for_selector(".play")
    shoot(page, "home-day", whole=True)


def looking(browser: Browser, url: str) -> None:
    """A game that was looked back at, at its worst mistake, and a puzzle that was answered."""
    levels = ["squire", "greedy", "squire", "random"]
    told = play(merrymen.game("kings_and_creatures"), levels, 3, names=NAMES)
    for width, size in SIZES.items():
        page = open_page(browser, url, size)
        page.goto(f"/analysis/{bring(page, told)}")
        page.wait_for_selector(".keys")
        page.locator(".title progress").wait_for(state="detached")
        worst = page.locator(".keys li", has_text="mistake").last
        worst.get_by_role("button").click()
        page.wait_for_selector(".scene [data-mark=better]")
        shoot(page, f"analysis-{width}", whole=width == "wide", folder=ON_SITE)
        page.goto("/puzzles/kings_and_creatures")
        page.locator(".games ol a").first.click()
        page.locator(".can:visible").first.click()
        page.wait_for_selector(".verdict h2")
        shoot(page, f"puzzle-{width}", whole=width == "phone")
        page.context.close()


def main(wanted: list[str]) -> None:
    """Take the pictures."""
    web.build()
    IMAGES.mkdir(parents=True, exist_ok=True)
    path = shutil.which("chromium") or shutil.which("google-chrome")
    if path is None:
        sys.exit("No Chromium was found.")
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        if not wanted:
            pages(browser, url, merrymen.games())
        if not wanted or LOOKING in wanted:
            looking(browser, url)
        for game in [each for each in wanted if each != LOOKING] if wanted else merrymen.games():
            boards(browser, url, game)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
