"""A game's file is for people too: moves in words, and nothing of that changes the game."""

from __future__ import annotations

import json
import pathlib

import msgspec
import pytest

import merrymen
from merrymen import chronicle
from merrymen.chronicle import Chronicle
from tables import told_by_greedy


def played(name: str) -> Chronicle:
    return told_by_greedy(merrymen.game(name).new(seed=2), 2, ["Robin"])


@pytest.mark.parametrize("name", merrymen.games())
def test_every_move_is_told_in_words(name: str, tmp_path: pathlib.Path) -> None:
    told = played(name)
    plain = told.text()
    told.tell()
    assert len(told.moves) == len(told.steps)
    assert [move.seat for move in told.moves] == [p.to_move for p in told.replay()][:-1]
    assert all(move.words for move in told.moves)
    assert any("Robin" in move.words for move in told.moves)
    told.save(tmp_path / "game.json")
    again = chronicle.load(tmp_path / "game.json")
    assert again == told
    assert list(again.replay())[-1] == list(told.replay())[-1]
    lines = (tmp_path / "game.json").read_text().splitlines()
    assert (
        sum(
            move.words != "" and json.dumps(move.words) in line
            for move in told.moves[:1]
            for line in lines
        )
        >= 1
    ), "a line for every move"
    again.moves = []
    assert again.text() == plain, "nothing else is changed by it"


def test_what_is_no_move_is_refused() -> None:
    told = played("kings_and_creatures").written()
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**told, "moves": [{"words": "nobody did it"}]}, Chronicle)
