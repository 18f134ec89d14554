"""Whole games in a real browser: by clicking what glows, by keyboard, over lost lines."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

import merrymen
from merrymen.chronicle import Chronicle
from table.ground import Ground, Server, running
from web.seat import NARROW, WIDE, Browser, Guest

GAMES = merrymen.games()


def play(guest: Guest, chance: random.Random, keys: bool = False) -> int:
    """Play to the end; the number of decisions."""
    decisions = 0
    while guest.wait_for_turn():
        if keys:
            guest.press_what_glows(chance)
        else:
            guest.click_what_glows(chance)
        decisions += 1
        if decisions % 8 == 1:
            guest.check()
    guest.check()
    return decisions


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_clicking_only_what_glows(game: str, browser: Browser, server: Server) -> None:
    """From the home page to the score sheet; no frame tells what the seat may not know."""
    guest = browser.sit(server.url, WIDE)
    guest.play_now(game)
    chance = random.Random(game)
    assert play(guest, chance) > 3
    assert guest.page.locator("main.end table").count() == 1
    check_secrets(guest, chance)
    guest.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_on_a_phone(game: str, browser: Browser, server: Server) -> None:
    guest = browser.sit(server.url, NARROW)
    guest.play_against(game, merrymen.game(game).players[0])
    assert play(guest, random.Random(game)) > 3
    guest.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_keyboard_alone(game: str, browser: Browser, server: Server) -> None:
    guest = browser.sit(server.url)
    guest.play_against(game, merrymen.game(game).players[0])
    assert play(guest, random.Random(game), keys=True) > 3
    guest.close()


def check_secrets(guest: Guest, chance: random.Random) -> None:
    """Each view is that of any other position which looks the same to the seat."""
    told = guest.page.request.get(f"/api/tables/{guest.table}/chronicle").body()
    chronicle = msgspec.json.decode(told, type=Chronicle)
    positions = [position.copy() for position in chronicle.replay()]
    views = {frame["version"]: frame for frame in guest.frames if frame["type"] == "view"}
    assert len(views) > 3
    for version, frame in views.items():
        other = positions[version].hidden(0).resampled(0, chance.getrandbits(32))
        assert frame["view"]["board"] == as_json(other.view(0)["board"])
    kept = json.loads(guest.page.evaluate("localStorage.getItem('merrymen.seats')"))
    assert kept[guest.table][0]["token"] not in guest.page.content()


def as_json(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_two_browsers_over_a_reload_and_a_dead_server(
    browser: Browser, ground: Ground, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with running(Server(ground, tmp_path_factory.mktemp("two"))) as server:
        host, friend = browser.sit(server.url), browser.sit(server.url, NARROW)
        host.open("/new/kings_and_creatures", "form")
        host.page.get_by_label("Players").select_option("2")
        host.page.get_by_role("button", name="Open the table").click()
        host.page.wait_for_url("**/t/*")
        friend.open(f"/t/{host.table}")
        friend.page.get_by_role("button", name="Sit here").click()
        chance = random.Random(2)
        for decision in range(200):
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
        assert host.is_over
        assert friend.is_over
        host.check()
        friend.check()
        scores = [guest.page.locator(".total td").all_inner_texts() for guest in (host, friend)]
        assert sorted(scores[0]) == sorted(scores[1])


def next_mover(*guests: Guest) -> Guest | None:
    for _ in range(400):
        for guest in guests:
            if guest.is_over and all(other.is_over for other in guests):
                return None
            if guest.page.locator(".can:visible").count():
                return guest
        guests[0].page.wait_for_timeout(25)
    raise AssertionError("nobody can move")


def die_under(mover: Guest, server: Server, *guests: Guest) -> None:
    """A move made while the line is down is sent once, when the server is back."""
    for guest in guests:
        guest.expected_loss = True
    before = mover.version
    server.kill()
    mover.page.wait_for_selector("text=The line is down")
    mover.page.locator(".can:visible").first.click()
    mover.page.wait_for_selector("text=Your move is kept")
    server.start()
    for _ in range(600):
        if mover.version > before:
            break
        mover.page.wait_for_timeout(25)
    assert mover.version == before + 1
    for guest in guests:
        guest.page.wait_for_selector("text=The line is down", state="detached")
        guest.expected_loss = False
