"""Puzzles in the browser: the list, one to solve by mouse or keys, its answer, and playing on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import merrymen
from puzzles import a_puzzle, keep
from table.ground import Ground, Server, running
from web.conftest import LEVELS
from web.seat import NARROW, WIDE, Browser

GAME = "kings_and_creatures"


@pytest.fixture(scope="module")
def quiz(ground: Ground, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("puzzles")
    for game in merrymen.games():
        keep(folder / "puzzles", [a_puzzle(game, seed, grade=seed) for seed in (1, 2)])
    with running(Server(ground, folder, levels=LEVELS)) as server:
        yield server


@pytest.mark.parametrize(("size", "theme"), [(WIDE, "dark"), (NARROW, "light")])
def test_a_puzzle_is_found_solved_and_remembered(
    size: tuple[int, int], theme: str, browser: Browser, quiz: Server
) -> None:
    puzzle = a_puzzle(GAME)
    with browser.sit(quiz.url, size, theme=theme) as guest:
        guest.open("/puzzles", ".games ol")
        guest.page.wait_for_selector("text=Puzzle of the day")
        assert guest.violations() == []
        guest.open(f"/puzzles/{GAME}/made1", ".table .can")
        assert guest.violations() == []
        actions = puzzle.match().view(puzzle.seat)["actions"]
        answer = next(each for each in actions if each["action"] == puzzle.answer)
        other = next(each for each in actions if each["element"] != answer["element"])
        guest.page.locator(f".can[data-element='{other['element']}']").click()
        guest.page.wait_for_selector("text=There is something better.")
        guest.page.wait_for_selector("[data-mark=better]")
        assert guest.violations() == []
        guest.page.get_by_role("button", name="Try again").click()
        guest.page.locator(f".can[data-element='{answer['element']}']").click()
        guest.page.wait_for_selector("text=That is it!")
        guest.open(f"/puzzles/{GAME}", ".games ol")
        assert guest.page.locator("a.solved").count() == 1


@pytest.mark.parametrize("game", merrymen.games())
def test_every_game_is_solved_by_keys(game: str, browser: Browser, quiz: Server) -> None:
    with browser.sit(quiz.url) as guest:
        guest.open(f"/puzzles/{game}/made1", ".table .can")
        guest.page.keyboard.press("ArrowRight")
        guest.page.keyboard.press("Enter")
        guest.page.wait_for_selector(".verdict h2, dialog[open] .can")
        if guest.page.locator("dialog[open] .can").count():
            guest.page.keyboard.press("Enter")
        guest.page.wait_for_selector(".verdict h2")


def test_one_tries_on_against_bots(browser: Browser, quiz: Server) -> None:
    with browser.sit(quiz.url) as guest:
        guest.open(f"/puzzles/{GAME}/made1", ".table .can")
        guest.page.locator(".can").first.click()
        guest.page.get_by_role("button", name="Play on against bots").click()
        guest.page.wait_for_url("**/t/*")
        guest.page.wait_for_selector(".table .can")
        guest.page.wait_for_selector("text=Practice")


@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_they_speak_every_language(language: str, browser: Browser, quiz: Server) -> None:
    """A message without words would be a mistake in the console."""
    with browser.sit(quiz.url, NARROW, language=language) as guest:
        guest.open("/puzzles", ".games ol")
        guest.open(f"/puzzles/{GAME}/made2", ".table .can")
        guest.page.locator(".can").first.click()
        guest.page.wait_for_selector(".verdict h2")


def test_where_there_is_none_a_friendly_word(browser: Browser, server: Server) -> None:
    with browser.sit(server.url) as guest:
        guest.expected_refusals = True
        guest.open(f"/puzzles/{GAME}/nothing", "text=There is no such puzzle here.")
        assert guest.violations() == []
