"""Lockstep with editions that an owner has corrected: the rules have no figure of their own."""

from __future__ import annotations

import pathlib

import pytest

import merrymen
from merrymen.chronicle import Chronicle
from referees import lockstep
from tables import tables_of

CORRECTIONS = {
    "chickwood_forest": {
        'day = "UDU"': 'day = "DUU"',
        "spaces = [2, 2, 2], glory = [3, 5, 7]": "spaces = [1, 4], glory = [7, 1]",
        "spaces = [2, 2], glory = [4, 7]": "spaces = [1, 1, 5], glory = [9, 2, 4]",
    },
    "sherwood_bandits": {
        "low = 12, high = 15": "low = 14, high = 17",
        "defence = 12": "defence = 17",
        "defence = 13": "defence = 16",
    },
}


@pytest.mark.parametrize("name", CORRECTIONS)
def test_the_referee_agrees_about_corrected_cards(name: str, tmp_path: pathlib.Path) -> None:
    """CF-C3, CF-C4, CF-F8, SB-C2, SB-V2: banners, rows of villages, values and ranges."""
    game = merrymen.game(name)
    cards = game.edition.path.read_text(encoding="utf-8")
    for ours, theirs in CORRECTIONS[name].items():
        assert ours in cards
        cards = cards.replace(ours, theirs)
    path = tmp_path / "edition.toml"
    path.write_text(cards, encoding="utf-8")
    edition, module = game.load_edition(path), lockstep.referee_of(game)
    for seed, table in enumerate(tables_of(name)):
        match = game.new(table.players, seed=seed, edition=edition, **dict(table.options))
        choose = lockstep.chooser("random", module, seed)
        assert not lockstep.play(match, Chronicle.begin(match, seed), module, choose)
