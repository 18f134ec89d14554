"""Puzzles: what ships can be asked, and what could not is found out."""

from __future__ import annotations

import datetime
import itertools
import pathlib

import msgspec
import pytest

import merrymen
from merrymen.chronicle import digest
from merrymen.puzzles.mining import mine
from merrymen.puzzles.puzzle import SHIPPED, Puzzle, puzzles, read, trouble_with
from merrymen.table.looking_back.puzzling import of_the_day
from puzzles import a_puzzle, keep

GAME = "kings_and_creatures"


@pytest.mark.parametrize("game", merrymen.games())
def test_all_that_ship_can_be_asked(game: str) -> None:
    """They fit rules and edition, their answers are legal, and no two are the same."""
    shipped = read(SHIPPED / f"{game}.json")
    assert [(each.id, each.game, trouble_with(each)) for each in shipped] == [
        (each.id, game, None) for each in shipped
    ]
    assert len({each.id for each in shipped}) == len(shipped)
    assert len(puzzles(game)) == len(shipped)


def changed(puzzle: Puzzle, **fields: object) -> Puzzle:
    return msgspec.structs.replace(puzzle, **fields)


def test_what_does_not_fit_is_found_out() -> None:
    good = a_puzzle(GAME)
    assert trouble_with(good) is None
    other_rules = {**good.position, "rules": good.position["rules"] + 1}
    other_edition = {**good.position, "edition": "0" * 16}
    not_legal = msgspec.structs.replace(good.options[0], action=merrymen.game(GAME).actions - 1)
    assert good.played is not None
    shorter = msgspec.structs.replace(good.played, steps=good.played.steps[:-1])
    for wrong in (
        changed(good, position=other_rules),
        changed(good, position=other_edition),
        changed(good, seat=1 - good.seat),
        changed(good, options=[not_legal, *good.options[1:]]),
        changed(good, options=good.options[::-1]),
        changed(good, options=good.options[:1]),
        changed(good, played=shorter),
    ):
        assert trouble_with(wrong), wrong


def test_a_file_with_old_puzzles_offers_the_others(tmp_path: pathlib.Path) -> None:
    good = a_puzzle(GAME)
    old = changed(good, id="old", position={**good.position, "rules": 0})
    before = changed(good, id="before", played=None)  # mined before puzzles knew their game
    keep(tmp_path, [good, old, before])
    assert [each.id for each in puzzles(GAME, tmp_path)] == [good.id, "before"]


def test_a_mined_puzzle_comes_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every position is as good as another here: what is tried is the game that comes with it."""
    from merrymen.puzzles import mining

    made = iter(a_puzzle(GAME, seed) for seed in itertools.count(1))
    monkeypatch.setattr(
        mining,
        "look_at",
        lambda match, seed, checked: changed(next(made), position=match.describe()),
    )
    for puzzle in itertools.islice(mine(merrymen.game(GAME), seed=3), 12):
        assert puzzle.played is not None
        assert digest(list(puzzle.played.replay())[-1]) == digest(puzzle.match())


def test_every_puzzle_has_its_day() -> None:
    known = [changed(a_puzzle(GAME), id=name) for name in "abcdefg"]
    first = datetime.date(2026, 11, 16)
    week = [of_the_day(known, first + datetime.timedelta(days=day)) for day in range(7)]
    assert {each.id for each in week if each} == set("abcdefg")
    assert of_the_day(list(reversed(known)), first) == week[0], "in whatever order they come"
    assert of_the_day([], first) is None
