"""Every page: for everybody, in every language, small and quick."""

from __future__ import annotations

import random
import re
import time

import pytest
from fluent.syntax import FluentParser, ast
from tools import web

import merrymen
from merrymen.messages import LANGUAGES
from table.ground import Server
from web.seat import NARROW, ROOT, WIDE, Browser, Guest

GAMES = merrymen.games()
KB = 1024
FIRST_PICTURE = "performance.getEntriesByName('first-contentful-paint')[0].startTime"


def finished(browser: Browser, server: Server, game: str, **how: str) -> Guest:
    """A guest before the score sheet of a game."""
    guest = browser.sit(server.url, **how)  # type: ignore[arg-type]
    guest.play_against(game, 2)
    chance = random.Random(game)
    while guest.wait_for_turn():
        guest.click_what_glows(chance)
    return guest


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_on_any_page(
    theme: str, browser: Browser, server: Server
) -> None:
    for size in (WIDE, NARROW):
        guest = browser.sit(server.url, size, theme=theme)
        for path, wait in (
            ("/", ".play"),
            ("/new", "form"),
            ("/rules", "main li"),
            (f"/rules/{GAMES[0]}", "article"),
            ("/about", "main li"),
        ):
            guest.open(path, wait)
            assert guest.violations() == [], path
            guest.check()
        guest.close()


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_at_a_table(game: str, browser: Browser, server: Server) -> None:
    for size, theme in ((WIDE, "dark"), (NARROW, "light")):
        guest = browser.sit(server.url, size, theme=theme)
        guest.play_against(game, merrymen.game(game).players[-1])
        guest.wait_for_turn()
        assert guest.violations() == []
        guest.close()


def test_axe_finds_nothing_serious_at_the_end(browser: Browser, server: Server) -> None:
    guest = finished(browser, server, "kings_and_creatures")
    assert guest.violations() == []
    guest.page.click("a[href^='/r/']")
    guest.page.wait_for_selector("input[type=range]")
    assert guest.violations() == []
    guest.close()


def messages_in(path: str) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """The messages of a file: their attributes and the arguments that they use."""
    source = (ROOT / path).read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{path}: {junk[0].content}"
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            words = source[entry.span.start : entry.span.end] if entry.span else ""
            names = frozenset(attribute.id.name for attribute in entry.attributes)
            found[entry.id.name] = (names, frozenset(re.findall(r"\$(\w+)", words)))
    return found


def texts() -> list[str]:
    """Every English file of words that the browser shows."""
    folders = ["web/src/texts", "src/merrymen/texts", "src/merrymen/table/texts"]
    folders += [f"src/merrymen/games/{game}/texts" for game in GAMES]
    folders += [f"web/src/boards/{game}/texts" for game in GAMES]
    return [f"{folder}/en.ftl" for folder in folders if (ROOT / folder / "en.ftl").is_file()]


@pytest.mark.parametrize("path", texts())
def test_all_languages_say_the_same_messages(path: str) -> None:
    english = messages_in(path)
    for language in LANGUAGES:
        other = messages_in(path.replace("en.ftl", f"{language}.ftl"))
        assert other.keys() == english.keys(), language
        for name, (attributes, arguments) in english.items():
            assert other[name][0] == attributes, f"{name} in {language}"
            assert other[name][1] <= arguments, f"{name} in {language}"


@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_missing_in_any_language(game: str, browser: Browser, server: Server) -> None:
    """A game in each language, switched without loading the page anew."""
    guest = browser.sit(server.url)
    guest.play_against(game, merrymen.game(game).players[0])
    chance = random.Random(game)
    marked = guest.page.evaluate("window.here = true")
    for language, settings in zip(
        ("de", "fr", "it", "en"),
        ("Settings", "Einstellungen", "Réglages", "Impostazioni"),
        strict=True,
    ):
        for _ in range(3):
            if guest.wait_for_turn():
                guest.click_what_glows(chance)
        if guest.is_over:
            break
        guest.page.get_by_role("button", name=settings, exact=True).click()
        guest.page.locator("dialog select").first.select_option(language)
        guest.page.wait_for_function("l => document.documentElement.lang === l", arg=language)
        guest.page.keyboard.press("Escape")
    assert marked
    assert guest.page.evaluate("window.here") is True
    guest.check()
    guest.close()


def test_pages_are_small(browser: Browser, server: Server) -> None:
    guest = browser.sit(server.url)
    sizes: dict[str, int] = {}

    def weigh(response: object) -> None:
        if re.search(r"\.(js|css)$", response.url):  # type: ignore[attr-defined]
            sizes[response.url] = int(response.headers["content-length"])  # type: ignore[attr-defined]

    guest.page.on("response", weigh)
    guest.open("/", ".play")
    guest.page.wait_for_load_state("networkidle")
    home = dict(sizes)
    assert 0 < sum(home.values()) <= 150 * KB
    for game in GAMES:
        sizes.clear()
        guest.play_against(game, merrymen.game(game).players[0])
        guest.wait_for_turn()
        more = {name: size for name, size in sizes.items() if name not in home}
        assert sum(more.values()) <= 80 * KB, game
    guest.close()


def test_the_first_picture_comes_within_a_second_on_a_slow_machine(
    browser: Browser, server: Server
) -> None:
    took: list[float] = []
    while len(took) < 8 and min(took, default=9999) >= 1000:  # other tests may run beside this one
        guest = browser.sit(server.url)
        session = guest.page.context.new_cdp_session(guest.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        guest.open("/", ".play")
        took.append(guest.page.evaluate(FIRST_PICTURE))
        guest.close()
    assert min(took) < 1000, took


def test_play_now_takes_less_than_three_seconds(browser: Browser, server: Server) -> None:
    guest = browser.sit(server.url)
    guest.play_now("kings_and_creatures")  # the bots wake up
    guest.open("/", ".play")
    start = time.monotonic()
    guest.page.locator(".game:has(a[href='/rules/kings_and_creatures']) .play").click()
    guest.page.wait_for_selector(".table")
    assert time.monotonic() - start < 3
    guest.close()


def test_hot_seat_draws_a_curtain_between_players(browser: Browser, server: Server) -> None:
    guest = browser.sit(server.url)
    guest.open("/new/kings_and_creatures", "form")
    guest.page.get_by_label("Players").select_option("2")
    guest.page.get_by_label("Seat 2").select_option("beside")
    guest.page.get_by_label("Their name").fill("Tuck")
    guest.page.get_by_role("button", name="Open the table").click()
    chance, seen = random.Random(5), set()
    for _ in range(200):
        guest.page.wait_for_selector(".can:visible, .curtain, main.end")
        if guest.is_over:
            break
        curtain = guest.page.locator(".curtain button")
        if curtain.count():
            seen.add(curtain.inner_text())
            curtain.click()
            guest.page.wait_for_selector(".curtain", state="detached")
        else:
            guest.click_what_glows(chance)
    assert guest.is_over
    assert "I am Tuck" in seen
    guest.check()
    guest.close()


def test_undo_chat_watching_and_rematch(browser: Browser, server: Server) -> None:
    guest, watcher = browser.sit(server.url), browser.sit(server.url, NARROW)
    guest.open("/new/kings_and_creatures", "form")
    guest.page.get_by_label("Players").select_option("2")
    guest.page.get_by_label("Seat 2").select_option("bot-squire")
    guest.page.get_by_role("button", name="Open the table").click()
    guest.wait_for_turn()
    watcher.open(f"/t/{guest.table}", "text=You are watching.")
    assert watcher.page.locator(".can").count() == 0
    guest.page.keyboard.press("c")
    guest.page.keyboard.type("Well met!")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector(".chat li:has-text('Well met!')")
    chance = random.Random(3)
    while guest.wait_for_turn():
        guest.click_what_glows(chance)
    guest.page.get_by_role("button", name="Rematch").click()
    before = guest.table
    guest.page.wait_for_function("t => !location.pathname.endsWith(t)", arg=before)
    assert guest.wait_for_turn()
    guest.check()
    watcher.check()
    guest.close()
    watcher.close()


def test_a_replay_has_a_link_to_every_moment(browser: Browser, server: Server) -> None:
    guest = finished(browser, server, "kings_and_creatures")
    guest.page.click("a[href^='/r/']")
    guest.page.wait_for_selector("input[type=range]")
    guest.page.get_by_role("button", name="One step on").click()
    guest.page.get_by_role("button", name="Alan").first.click()
    guest.page.wait_for_selector("text=Step 1 of")
    address = guest.page.url
    assert address.endswith("?step=1&seat=1")
    visitor = browser.sit(server.url)
    visitor.open(address, "text=Step 1 of")
    visitor.page.wait_for_selector("[aria-pressed=true]:has-text('Alan')")
    visitor.check()
    guest.check()
    guest.close()
    visitor.close()


def test_rules_can_be_searched(browser: Browser, server: Server) -> None:
    guest = browser.sit(server.url)
    guest.open("/rules/kings_and_creatures", "article p")
    before = guest.page.locator("article p").count()
    guest.page.get_by_label("Search the rules").fill("crowns")
    assert 0 < guest.page.locator("article p").count() < before
    guest.close()


def test_the_client_is_well_typed() -> None:
    assert web.check() == 0
