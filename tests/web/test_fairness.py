"""Browsers put something into the chance, and prove afterwards that all of it was settled."""

from __future__ import annotations

import json
import pathlib
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from merrymen.chronicle import Chronicle
from merrymen.verify_fair import check
from table.ground import ROOMY, Ground, Server, running
from web.conftest import LEVELS
from web.seat import NARROW, PATIENCE, WIDE, Browser, Guest, over_network
from web.test_files import finished

expect.set_options(timeout=PATIENCE)

SETTLED = {
    "en": "settled before play",
    "de": "standen vor dem Spiel fest",
    "fr": "fixés avant la partie",
    "it": "decisi prima della partita",
}


@pytest.fixture(scope="module")
def patient(ground: Ground, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for browsers on a slow machine."""
    limits = msgspec.structs.replace(ROOMY, opening_s=60.0)
    folder = tmp_path_factory.mktemp("fair")
    with running(Server(ground, folder, limits, levels=LEVELS)) as server:
        yield server


def parts_at(guest: Guest) -> list[dict[str, object]]:
    found: list[dict[str, object]] = guest.ask(f"/api/tables/{guest.table}")["fairness"]["parts"]
    return found


def test_every_browser_puts_something_in(browser: Browser, patient: Server) -> None:
    """Over plain http too: two people at their own browsers, then somebody against bots."""
    url = over_network(patient.url)
    with browser.sit(patient.url) as host, browser.sit(url, NARROW) as friend:
        host.make("castle_combo", 2)
        friend.sit_down(host.table, "Marian")
        host.begin()
        for guest in (host, friend):
            guest.page.wait_for_selector(".table")
        parts = parts_at(host)
        assert [part["seat"] for part in parts] == [0, 1]
        assert all(part["nonce"] for part in parts)
    with browser.sit(url) as alone:
        alone.play_now("castle_combo")
        assert [bool(part["nonce"]) for part in parts_at(alone)] == [True]
        heavier = [file for file in alone.first_page if "/proof" in file or "/part" in file]
        assert not heavier  # only whoever plays needs it


def test_a_game_played_in_the_browser_is_proven_there(
    browser: Browser, patient: Server, tmp_path: pathlib.Path
) -> None:
    """To its end, by the Python client on the same seat; the browser knows what it put in."""
    with browser.sit(over_network(patient.url)) as guest:
        guest.play_now("castle_combo")
        table = guest.table
        held = guest.page.evaluate("JSON.parse(localStorage['merrymen.seats'])")[table]
        with patient.client("Robin") as client:
            own = client.chair({"table": {"id": table}, "seats": held})
            with own as chair:
                while (view := chair.wait_for_turn()) is not None:
                    chair.act(view["actions"][0]["action"])
            told = msgspec.convert(client.get(f"/api/tables/{table}/chronicle"), Chronicle)
        check(told, told.start())
        assert proof_of(guest, table).endswith("Yours is among it.")
        note = "JSON.parse(localStorage['merrymen.chance'])"
        other = f"localStorage['merrymen.chance'] = JSON.stringify({note}.map(CHANGE))"
        changed = other.replace("CHANGE", "one => ({ ...one, commitment: '0' })")
        guest.page.evaluate(changed)
        assert "another secret when you sat down" in proof_of(guest, table)
        guest.page.evaluate(
            other.replace("CHANGE", "one => ({ ...one, commitment: undefined, seals: ['0'] })")
        )
        assert "sealed something else" in proof_of(guest, table)


def proof_of(guest: Guest, table: str) -> str:
    """What the replay says when it is asked by keyboard."""
    guest.open(f"/r/{table}", "input[type=range]")
    guest.page.get_by_role("button", name="Proof").focus()
    guest.page.keyboard.press("Enter")
    guest.page.locator(".fair button").focus()
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector(".fair.yes, .fair.no")
    return guest.page.locator(".fair [role=status]").inner_text()


@pytest.mark.parametrize(
    ("size", "languages"), [(WIDE, ("en", "fr")), (NARROW, ("de", "it"))], ids=["wide", "narrow"]
)
def test_the_replay_says_it_quietly_and_proves_it(
    browser: Browser, server: Server, size: tuple[int, int], languages: tuple[str, ...]
) -> None:
    """In four languages, within the width of the screen, and axe has nothing to say."""
    table = finished("castle_combo", server)
    for language in languages:
        words = SETTLED[language]
        with browser.sit(server.url, size, language=language) as guest:
            guest.open(f"/r/{table}", "input[type=range]")
            guest.page.locator(".more button").last.click()
            expect(guest.page.locator(".fair")).to_contain_text(words)
            guest.page.locator(".fair button").click()
            guest.page.wait_for_selector(".fair.yes")
            assert "{" not in guest.page.locator(".fair").inner_text()
            wide = guest.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= size[0]
            if language == languages[0]:
                assert guest.violations() == []
            if language == "en":
                expect(guest.page.locator(".fair")).to_contain_text("what one player put in")


def test_a_lie_of_the_server_is_found(browser: Browser, server: Server) -> None:
    table = finished("castle_combo", server)
    with server.client("Tuck") as client:
        told = client.get(f"/api/tables/{table}/chronicle")
    settled, steps = told["fairness"], told["steps"]
    lies: dict[str, dict[str, Any]] = {
        "step 4": {"steps": [*steps[:3], [steps[3][0], "7"], *steps[4:]]},
        "the deal": {"seed": "7"},
        "committed itself": {"fairness": {**settled, "secret": "0" * 64}},
        "seat 1": {"fairness": {**settled, "parts": [{**settled["parts"][0], "nonce": "0" * 64}]}},
        "played to its end": {"fairness": {**settled, "secret": None}},
        "no proof": {"fairness": None},
    }
    with browser.sit(server.url) as guest:
        for words, lie in lies.items():
            answer_with(guest.page, {**told, **lie})
            assert words in proof_of(guest, table)


def answer_with(page: Page, told: object) -> None:
    def answer(route: Route) -> None:
        route.fulfill(body=json.dumps(told), content_type="application/json")

    page.unroute_all()
    page.route("**/chronicle", answer)
