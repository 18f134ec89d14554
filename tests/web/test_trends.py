"""What people play, in the browser: nothing yet, then something, in every language."""

from __future__ import annotations

import pathlib

import pytest

from table.ground import Ground, Server, running
from web.conftest import LEVELS
from web.seat import NARROW, Browser
from web.test_files import finished

GAME = "kings_and_creatures"
KINDS = 6  # of cards to begin with: in one game more, two of them began alike


@pytest.fixture
def fresh(ground: Ground, tmp_path: pathlib.Path) -> Server:
    return Server(ground, tmp_path, levels=LEVELS)


def test_what_people_play_is_told_with_intervals(browser: Browser, fresh: Server) -> None:
    with running(fresh):
        for _ in range(KINDS + 1):
            finished(GAME, fresh)
        with browser.sit(fresh.url, NARROW, language="fr") as guest:
            guest.open(f"/played/{GAME}", "main table")
            assert guest.violations() == []
            guest.open("/played/castle_combo", "text=Personne n’a encore terminé")
            guest.speak("de")
            guest.page.wait_for_selector("text=Mach den Anfang")
            assert guest.violations() == []
