"""Whole games in a real browser: by clicking what glows, by keyboard, over lost lines."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import merrymen
from merrymen.match import Match
from table.ground import Ground, Server, running
from table.test_whole_games import stored_game
from web.conftest import LEVELS
from web.seat import NARROW, OFFERED, WIDE, Browser, Guest
from web.test_pages import pictures

GAMES = merrymen.games()
KB = 1024
FIRST = 9  # decisions
FIRST_PAGE, EACH_BOARD = 64 * KB, 74 * KB
PICTURES = "/portraits-"  # of Castle Combo, which come when its board is there


def in_part(to_the_end: str) -> pytest.MarkDecorator:
    """One game to its end and the first decisions of the others; all to the end with --long."""
    cases = [pytest.param(game, None if game == to_the_end else FIRST, id=game) for game in GAMES]
    cases += [
        pytest.param(game, None, id=f"{game}-to the end", marks=pytest.mark.long)
        for game in GAMES
        if game != to_the_end
    ]
    return pytest.mark.parametrize(("game", "most"), cases)


@in_part("kings_and_creatures")
def test_a_game_by_clicking_only_what_glows(
    game: str, most: int | None, browser: Browser, server: Server
) -> None:
    """From the home page to the score sheet: light to load, open to all, and nothing leaks."""
    with browser.sit(server.url, WIDE) as guest:
        guest.play_now(game, bots=merrymen.game(game).players[0] - 1)
        assert_light(guest, EACH_BOARD)
        chance, pages = random.Random(game), dict[int, str]()

        def look(decision: int) -> None:
            if decision == 3:
                assert guest.violations() == []
            if decision % 6 == 0:
                pages[int(guest.shown)] = guest.page.content()

        assert guest.play(chance, between=look, most=most) > 3
        if most is None:
            assert guest.page.locator("main.end .scroll > table").count() == 1
            assert guest.violations() == []
        assert not pictures(guest), "they belong to the rules"
        _, stored, _ = stored_game(server, guest.table)
        check_secrets(guest, stored.positions, chance, pages)


def assert_light(guest: Guest, most: int) -> None:
    """The first page and what a board adds, in compressed script and style."""
    weight = sum(guest.weights[address] for address in guest.first_page)
    portraits = sum(size for address, size in guest.weights.items() if PICTURES in address)
    more = sum(guest.weights.values()) - weight - portraits
    assert 0 < weight <= FIRST_PAGE, weight
    assert 0 < more <= most, more
    assert portraits <= 20 * KB, portraits


@in_part("sherwood_bandits")
def test_a_game_on_a_phone_in_four_languages(
    game: str, most: int | None, browser: Browser, server: Server
) -> None:
    """By daylight; the language changes every other decision, and no message is missing."""
    with browser.sit(server.url, NARROW, theme="light") as guest:
        guest.play_against(game, merrymen.game(game).players[0])
        guest.page.evaluate("window.here = true")
        languages = itertools.cycle(["de", "fr", "it", "en"])

        def look(decision: int) -> None:
            if decision == 2:
                assert guest.violations() == []
            if decision % 2 and decision < 24:
                guest.speak(next(languages))

        assert guest.play(random.Random(game), between=look, most=most) > 3
        assert guest.page.evaluate("window.here"), "the page was loaded anew"


@in_part("kings_and_creatures")
def test_a_game_by_keyboard_alone(
    game: str, most: int | None, browser: Browser, server: Server
) -> None:
    with browser.sit(server.url) as guest:
        guest.play_against(game, merrymen.game(game).players[0])
        assert guest.play(random.Random(game), keys=True, most=most) > 3


def check_secrets(
    guest: Guest, positions: list[Match], chance: random.Random, pages: dict[int, str]
) -> None:
    """Each view is that of any other position which looks the same to the seat.

    The page knows nothing but the views; still no word of it is one that only others were told.
    """
    views = {frame["version"]: frame for frame in guest.frames if frame["type"] == "view"}
    assert len(views) > 3
    for version, frame in views.items():
        other = positions[version].hidden(0).resampled(0, chance.getrandbits(32)).view(0)
        for part in ("board", "prompt", "to_move"):
            assert frame["view"][part] == as_json(other[part]), f"{part} of version {version}"
        labels = [(each["action"], each["label"]) for each in frame["view"]["actions"]]
        assert labels == [(each["action"], as_json(each["label"])) for each in other["actions"]]
    for version, page in pages.items():
        for secret in only_others_know(positions[version]):
            assert f'"{secret}"' not in page, f"{secret} in version {version}"
            assert f">{secret}<" not in page, f"{secret} in version {version}"
    kept = json.loads(guest.page.evaluate("localStorage.getItem('merrymen.seats')"))
    assert kept[guest.table][0]["token"] not in guest.page.content()


def only_others_know(position: Match) -> set[str]:
    """Names of elements and messages that other seats are told and seat 0 is not."""
    others = range(1, position.players)
    theirs = {word for seat in others for word in words(position.view(seat)["board"])}
    return {word for word in theirs - set(words(position.view(0))) if "-" in word}


def words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list | tuple):
        for part in value.values() if isinstance(value, dict) else value:
            yield from words(part)


def as_json(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_two_browsers_over_a_reload_and_a_dead_server(
    browser: Browser, ground: Ground, tmp_path_factory: pytest.TempPathFactory
) -> None:
    dying = Server(ground, tmp_path_factory.mktemp("two"), levels=LEVELS)
    with (
        running(dying) as server,
        browser.sit(server.url) as host,
        browser.sit(server.url, NARROW) as friend,
    ):
        host.make("kings_and_creatures", 2)
        friend.sit_down(host.table, "Marian")
        host.begin()
        chance = random.Random(2)
        for decision in itertools.count():
            mover = next_mover(host, friend)
            if mover is None:
                break
            if decision == 4:
                mover.page.reload()
                assert mover.wait_for_turn()
            if decision == 9:
                die_under(mover, server, host, friend)
            else:
                mover.click_what_glows(chance)
        scores = [guest.page.locator(".total td").all_inner_texts() for guest in (host, friend)]
        assert sorted(scores[0]) == sorted(scores[1])


def next_mover(*guests: Guest) -> Guest | None:
    """Who has something to do; None when the game is over for everybody."""
    for _ in range(2000):
        for guest in guests:
            if guest.page.locator(OFFERED).count():
                return guest
        if all(guest.is_over for guest in guests):
            return None
        guests[0].page.wait_for_timeout(25)
    raise AssertionError("nobody can move")


def die_under(mover: Guest, server: Server, *guests: Guest) -> None:
    """A move made while the line is down is sent once, when the server is back."""
    for guest in guests:
        guest.expected_loss = True
    before = mover.shown
    server.kill()
    mover.page.wait_for_selector("text=The line is down")
    already = len(mover.sent)
    mover.page.locator(OFFERED).first.click()
    if mover.page.locator(".can.armed").count():
        mover.page.locator(".can.armed").first.click()  # it cannot be taken back
    mover.page.wait_for_selector("text=Your move is kept")
    server.start()
    for guest in guests:
        guest.page.wait_for_selector("text=The line is down", state="detached")
        guest.page.wait_for_selector(f".game:not([data-version='{before}'])")
        guest.expected_loss = False
    assert mover.shown == str(int(before) + 1)
    assert [said["type"] for said in mover.sent[already:]].count("act") == 1
