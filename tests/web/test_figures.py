"""The pictures of the rules pages show cards of the shipped editions."""

from __future__ import annotations

import json
import re

import pytest
from tools import faces

from web.seat import ROOT


@pytest.mark.parametrize("game", faces.DRAWN)
def test_drawn_cards_are_those_of_the_edition(game: str) -> None:
    """`python -m tools.faces` writes the file anew after a wanted change."""
    kept = (faces.BOARDS / game / "faces.json").read_text(encoding="utf-8")
    assert kept == faces.shown(game)


@pytest.mark.parametrize("game", faces.DRAWN)
def test_every_example_has_its_place(game: str) -> None:
    """A picture is drawn beside a clause that the page tells."""
    drawn = json.loads((faces.BOARDS / game / "examples.json").read_text(encoding="utf-8"))
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    assert set(drawn) <= set(re.findall(r"\b[A-Z]{2}-[A-Z]\d+\b", page))
