"""The public API: what a bot author or a researcher calls, and what bad input gets."""

from __future__ import annotations

import doctest
import json
import pathlib
import re
from typing import Any

import numpy as np
import pytest

import merrymen
from merrymen.match import Match

GAME = "kings_and_creatures"
DOCS = pathlib.Path(__file__).parent.parent / "docs"


@pytest.fixture
def match() -> Match:
    return merrymen.game(GAME).new(players=4, seed=7)


def unchanged(match: Match, before: bytes) -> bool:
    return bool(match.record.tobytes() == before)


@pytest.mark.parametrize("name", merrymen.games())
def test_a_game_says_what_it_is(name: str) -> None:
    game = merrymen.game(name)
    assert game.title
    assert game.players[0] >= 2
    assert game.actions > 1
    assert game.state_bytes == game.layout.dtype.itemsize
    for option in game.options.values():
        assert option.default in option.choices


def test_views_are_json(match: Match) -> None:
    for seat in (0, 3, None):
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view


def test_only_the_mover_gets_actions(match: Match) -> None:
    mover = match.to_move
    assert mover is not None
    assert [entry["action"] for entry in match.view(mover)["actions"]] == match.legal()
    assert match.view((mover + 1) % 4)["actions"] == []
    assert match.view(None)["actions"] == []


def test_chance_is_hidden_from_everybody(match: Match) -> None:
    for seat in (0, 1, 2, 3, None):
        assert match.hidden(seat).record[0]["rng"] == 0


def test_without_a_seed_games_differ() -> None:
    game = merrymen.game(GAME)
    assert len({game.new(players=4).to_bytes() for _ in range(20)}) == 20


def test_nobody_has_won_before_the_end(match: Match) -> None:
    """Who leads is another question."""
    assert match.leaders() == [0, 1, 2, 3]
    assert match.winners() == []
    while match.to_move is not None:
        match.apply(match.legal()[0])
    assert match.winners() == match.leaders() != []


def test_an_action_of_numpy_is_taken(match: Match) -> None:
    """Scalars and what a learner's `predict` gives; an array of one is none."""
    action = match.legal()[0]
    for one in (np.int32(action), np.uint64(action), np.array(action)):
        assert match.label(one) == match.label(action)
        after = match.copy()
        after.apply(one)
    for wrong in (float(action), np.float32(action), np.array([action]), None, True, str(action)):
        with pytest.raises(merrymen.IllegalAction, match="number"):
            match.apply(wrong)  # type: ignore[arg-type]


def test_a_language_that_there_is_not(match: Match) -> None:
    with pytest.raises(merrymen.BadSetup, match="en, de, fr, it, not es"):
        match.label(match.legal()[0], language="es")


def test_entropy_decides_what_is_drawn(match: Match) -> None:
    """A live table puts fresh chance in: the same action, another refill."""
    action = match.legal()[0]
    ends = set()
    for entropy in range(20):
        one = match.copy()
        one.apply(action, entropy=entropy)
        ends.add(tuple(one.record[0]["display"]))
    assert len(ends) > 5


@pytest.mark.parametrize("players", [0, 1, 7, -1, True, "4"])
def test_wrong_player_counts(players: object) -> None:
    with pytest.raises(merrymen.BadSetup, match="is for 2 to 6 players"):
        merrymen.game(GAME).new(players=players)  # type: ignore[arg-type]


def test_unknown_games_and_options() -> None:
    with pytest.raises(merrymen.UnknownGame, match="the games are: "):
        merrymen.game("chess")
    with pytest.raises(merrymen.BadSetup, match="has no option speed"):
        merrymen.game(GAME).new(players=2, speed="fast")
    with pytest.raises(merrymen.BadSetup, match="the bots are: random, greedy, search"):
        merrymen.bot("cheater")
    for nobody in (None, 5, merrymen.game(GAME)):
        with pytest.raises(merrymen.BadSetup, match="a bot is asked for by its name"):
            merrymen.bot(nobody)  # type: ignore[arg-type]
    with pytest.raises(merrymen.BadSetup, match="needs a budget"):
        merrymen.bot("search")
    with pytest.raises(merrymen.BadSetup, match="cannot be made"):
        merrymen.bot("greedy", simulations=3)


def test_an_illegal_action_changes_nothing(match: Match) -> None:
    before = match.record.tobytes()
    mover = match.to_move
    assert mover is not None
    hidden_card = next(a for a in range(7, 111) if a not in match.legal())
    for action, reason in (
        (hidden_card, "is not face up"),
        (-1, "action ids run from 0 to 110"),
        (111, "action ids run from 0 to 110"),
        ("7", "a whole number"),
        (True, "a whole number"),
        (1.0, "a whole number"),
    ):
        with pytest.raises(merrymen.IllegalAction, match=reason):
            match.apply(action)  # type: ignore[arg-type]
        assert unchanged(match, before)
    with pytest.raises(merrymen.IllegalAction, match="not your turn"):
        match.apply(match.legal()[0], seat=(mover + 1) % 4)
    assert unchanged(match, before)


def test_after_the_end_nothing_is_possible(match: Match) -> None:
    last = match.legal()[0]
    while match.to_move is not None:
        last = match.legal()[0]
        match.apply(last)
    before = match.record.tobytes()
    with pytest.raises(merrymen.IllegalAction, match="over"):
        match.apply(last)
    assert unchanged(match, before)


def test_seats_that_do_not_exist(match: Match) -> None:
    with pytest.raises(merrymen.BadSetup, match="seats are 0 to 3"):
        match.view(4)
    with pytest.raises(merrymen.BadSetup, match="seats are 0 to 3"):
        match.hidden(-1)


def test_damaged_bytes_are_refused(match: Match) -> None:
    game, data = match.game, match.to_bytes()
    broken = bytearray(data)
    broken[-3] ^= 1
    for bad, reason in (
        (b"", "first line is missing"),
        (data[1:], "first line is missing"),
        (data[:-1], "checksum"),
        (bytes(broken), "checksum"),
    ):
        with pytest.raises(merrymen.DamagedPosition, match=reason):
            game.from_bytes(bad)


@pytest.mark.parametrize("cut", range(0, 400, 7))
def test_every_cut_is_noticed(match: Match, cut: int) -> None:
    data = match.to_bytes()
    with pytest.raises(merrymen.DamagedPosition):
        match.game.from_bytes(data[: min(cut, len(data) - 1)])


def test_damaged_descriptions_are_refused(match: Match) -> None:
    game = match.game

    def broken(**changes: object) -> dict[str, object]:
        data: dict[str, Any] = json.loads(json.dumps(match.describe()))
        data["position"] |= changes
        return data

    for data, reason in (
        ({}, 'needs "game"'),
        (broken(seat=9), "seat must be from -1 to 5"),
        (broken(players=1), "is for 2 to 6 players|must be from 2 to 6"),
        (broken(taken=[0, 0]), "must have the shape"),
        (broken(taken="many"), "cannot be read"),
        (broken(dragons=3), "has no field dragons"),
        (broken() | {"edition": "0000"}, "give the edition file"),
        (broken() | {"rules": 99}, "rules version 99"),
        (broken() | {"game": "chess"}, "not of kings_and_creatures"),
    ):
        with pytest.raises(merrymen.DamagedPosition, match=reason):
            game.position(data)


def test_bots_choose_from_what_a_seat_knows(match: Match) -> None:
    """A bot gets the hidden record, and the same seed gives the same choice."""
    mover = match.to_move
    assert mover is not None
    hidden = match.hidden(mover)
    for name, settings in (
        ("random", {}),
        ("greedy", {}),
        ("search", {"simulations": 200}),
        ("search", {"simulations": 200, "threads": 2}),
    ):
        first = merrymen.bot(name, seed=3, **settings).choose(hidden, mover)
        again = merrymen.bot(name, seed=3, **settings).choose(hidden, mover)
        assert first == again
        assert first in match.legal()


def test_search_keeps_to_its_seconds(match: Match) -> None:
    import time

    mover = match.to_move
    assert mover is not None
    bot = merrymen.bot("search", seconds=0.2, seed=1)
    bot.choose(match.hidden(mover), mover)
    start = time.perf_counter()
    assert bot.choose(match.hidden(mover), mover) in match.legal()
    assert time.perf_counter() - start < 20.0


def test_the_docstring_examples() -> None:
    assert doctest.testmod(merrymen).attempted > 0
    assert doctest.testmod(merrymen).failed == 0


PAGES = sorted(page for page in DOCS.rglob("*.md") if page.parent.name != "guides")


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.stem)
def test_the_examples_in_the_docs(
    page: pathlib.Path, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every ```python block of a page runs, in order, as one program. Guides: test_guides."""
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.S)
    names: dict[str, object] = {"__name__": "docs"}
    for library in ("torch", "sb3_contrib"):  # too large for CI; the rest of the extras is there
        if any(f"import {library}" in block or f"from {library}" in block for block in blocks):
            pytest.importorskip(library)
    for block in blocks:
        exec(compile(block, str(page), "exec"), names)
