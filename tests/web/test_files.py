"""A game's file, saved in one browser and opened in another: the same bytes."""

from __future__ import annotations

import pathlib
import random
import re

import pytest

import merrymen
from table.ground import Server
from web.seat import NARROW, Browser, Guest, over_network

GAMES = merrymen.games()


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_game_opens_again_byte_for_byte(
    game: str, browser: Browser, server: Server, tmp_path: pathlib.Path
) -> None:
    """Its seed and the chance of every step have 64 bits, which a browser's numbers do not hold."""
    played = finished(game, server)
    with browser.sit(server.url) as guest, browser.sit(over_network(server.url), NARROW) as friend:
        guest.open(f"/r/{played}", "input[type=range]")
        first = save(guest, tmp_path / "first.json")
        assert max(map(int, re.findall(rb"\d+", first))) > 2**53
        friend.open("/", ".play")
        friend.page.locator("input[type=file]").set_input_files(tmp_path / "first.json")
        friend.page.wait_for_url("**/r/*")
        friend.page.wait_for_selector("input[type=range]")
        assert save(friend, tmp_path / "again.json") == first


def test_a_bad_file_is_refused_beside_its_button(
    browser: Browser, server: Server, tmp_path: pathlib.Path
) -> None:
    (tmp_path / "bad.json").write_text('{"game": "nothing of ours"}')
    for size in ((1280, 800), NARROW):
        with browser.sit(server.url, size) as guest:
            guest.expected_refusals = True
            guest.open("/", ".play")
            guest.page.locator("input[type=file]").set_input_files(tmp_path / "bad.json")
            guest.page.locator("[role=alert]").wait_for()
            reason = guest.page.locator("[role=alert]").bounding_box()
            button = guest.page.get_by_text("Open a game’s file").bounding_box()
            assert reason is not None
            assert button is not None
            assert abs(reason["y"] - button["y"]) < 120
            guest.check()


def save(guest: Guest, path: pathlib.Path) -> bytes:
    with guest.page.expect_download() as download:
        guest.page.get_by_text("Save as a file").click()
    download.value.save_as(path)
    return path.read_bytes()


def finished(game: str, server: Server) -> str:
    """A game that was played at this server, to its end."""
    chance = random.Random(game)
    players = merrymen.game(game).players[0]
    with (
        server.client("Robin") as client,
        client.play_now(game, players=players, level="squire") as chair,
    ):
        while (view := chair.wait_for_turn()) is not None:
            chair.act(chance.choice(view["actions"])["action"])
        return chair.table
