"""The league's page: who played whom, and how often they won."""

from __future__ import annotations

import pathlib

import pytest
from rich.console import Console

import merrymen
from merrymen.arena import league


def test_the_page_shows_every_pair_from_both_sides(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(league, "OTHERS", ("random",))
    game = merrymen.game("kings_and_creatures")
    written = tmp_path / "league.md"
    league.run([game], 2, "greedy", 20, 1, Console(quiet=True), written)
    page = written.read_text(encoding="utf-8")
    assert "## Kings & Creatures" in page
    rows = {
        line.split("|")[1].strip(): line.split("|") for line in page.splitlines() if "**" in line
    }
    strong, weak = rows["**greedy**"], rows["**random**"]
    assert int(strong[4].strip().partition("%")[0]) >= 90  # against random
    assert int(weak[3].strip().partition("%")[0]) <= 10
    assert float(strong[2].split("±")[0]) > float(weak[2].split("±")[0])


def test_a_page_needs_a_folder_that_is_there(tmp_path: pathlib.Path) -> None:
    with pytest.raises(merrymen.BadSetup, match="no folder"):
        league.run([], 2, "legend", 2, 1, Console(quiet=True), tmp_path / "nowhere" / "league.md")
