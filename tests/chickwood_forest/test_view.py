"""Chickwood Forest: what the board shows."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from chickwood_forest.forest import GAME, cleared, do, kind, lay_cubes, lay_row, lay_villages, own
from merrymen.games.chickwood_forest.state import KINDS
from merrymen.match import Match
from merrymen.messages import text


def elements(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if "element" in value:
            yield value["element"]
        for inner in value.values():
            yield from elements(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from elements(inner)


def games() -> Iterator[tuple[Match, int]]:
    """Every position of some random games with the next action."""
    for players in (2, 3, 5):
        match, chance = GAME.new(players, seed=players, legendary=True), random.Random(players)
        while match.to_move is not None:
            action = chance.choice(match.legal())
            yield match, action
            match.apply(action)


def test_every_action_belongs_to_an_element_of_the_board() -> None:
    """One click: the element is there, and only there; `pass` is a button."""
    for match, _ in games():
        view = match.view(match.to_move)
        assert json.loads(json.dumps(view)) == view
        named = list(elements(view["board"]))
        assert len(set(named)) == len(named)
        for entry in view["actions"]:
            assert entry["element"] in {*named, "pass"}
        clicked = [entry["element"] for entry in view["actions"]]
        assert len(set(clicked)) == len(clicked)


def test_the_banner_shows_the_next_symbol() -> None:
    """CF-C3: the symbols used are marked, and the next one."""
    for match, _ in games():
        for seat in match.view(None)["board"]["seats"]:
            left = seat["hand"]["count"]
            assert sum(not symbol["used"] for symbol in seat["banner"]) == left
            ahead = [symbol for symbol in seat["banner"] if symbol["next"]]
            assert len(ahead) == (1 if left else 0)


def test_the_board_knows_how_long_the_game_is() -> None:
    """CF-E1: the number of rounds never changes."""
    rounds = {(match.players, match.view(None)["board"]["rounds"]) for match, _ in games()}
    assert rounds == {(2, 8), (3, 8), (5, 6)}


def test_villages_show_rows_cubes_and_standing() -> None:
    """CF-F8: the glory unlocked, the cubes in order, who would get what."""
    match = cleared(3, [1, 2, 3])
    cells = lay_villages(match, "VVV/FFV/VVV")
    lay_cubes(match, cells["Eggham"], [2, 0, 2])
    village = match.view(1)["board"]["villages"]["cells"][cells["Eggham"]]
    assert village["name"] == "Eggham"
    assert [row["glory"] for row in village["rows"]] == [2, 5, 9]
    assert [row["unlocked"] for row in village["rows"]] == [True, True, False]
    cubes = [space["cube"] for row in village["rows"] for space in row["spaces"]]
    assert cubes == [2, 0, 2, None, None, None]
    assert village["standing"] == [
        {"seat": 2, "cubes": 2, "glory": 5},
        {"seat": 0, "cubes": 1, "glory": 2},
    ]
    forest = match.view(1)["board"]["villages"]["cells"][3]
    assert (forest["forest"], forest["rows"]) == (True, [])


def test_a_card_says_what_it_is_worth_to_the_viewer() -> None:
    """CF-F2, CF-F3: the change of glory; nothing for a spectator."""
    match = cleared(3, [1, 2, 3])
    own(match, 0, chest_gold=2, gown=1)
    own(match, 1, chest_silver=1)
    cards = [("chest-gold", 1, "up"), ("gown", 1, "up"), ("benefactor-2", 1, "up")]
    lay_row(match, 3, cards)

    def worths(seat: int | None) -> list[int | None]:
        row = match.view(seat)["board"]["castles"][2]["row"]
        return [card["card"].get("worth") for card in row]

    assert worths(0) == [5, -5, None]
    assert worths(1) == [-1, 5, None]
    assert worths(None) == [None, None, None]


def test_the_seats_show_everything_that_lies_open() -> None:
    """CF-B3, CF-F7: collections sorted, castles taken, supply, and the sheet as it stands."""
    match = cleared(3, [1, 2, 3])
    own(match, 1, ring=2, chest_gold=1, henchman=1)
    seat = match.view(None)["board"]["seats"][1]
    assert [c["kind"] for c in seat["collection"]] == ["chest-gold", "ring", "henchman"]
    assert [c["count"] for c in seat["collection"]] == [1, 2, 1]
    assert [(c["value"], c["count"]) for c in seat["castles"]] == [(2, 1)]
    assert seat["supply"] == 15
    assert seat["sheet"] == match.score_sheet()[1]
    assert seat["glory"] == match.scores()[1] == 1 + 8 - 3 + 2


def test_castles_show_who_raided_and_what_is_locked() -> None:
    """CF-B1, CF-L3"""
    match = cleared(3, [1, 2, 3])
    own(match, 2, key=1)
    do(match, "Raid castle 4, without loot")
    assert [c["named"] for c in match.view(1)["board"]["castles"]] == [False, False, False, True]
    do(match, "Use the key: castle 4 is barred to Seat 1")
    assert [c["locked"] for c in match.view(1)["board"]["castles"]] == [False, False, False, True]
    do(match, "Raid castle 2, without loot")
    castles = match.view(1)["board"]["castles"]
    assert [c["raided_by"] for c in castles] == [None, 0, None, None]
    assert not any(c["locked"] for c in castles)
    assert [c["limit"] for c in castles] == [2, 3, None, None]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_nothing_that_is_read_names_a_hidden_card(seat: int | None) -> None:
    """CF-A3: no story tells a seat of a card that its own hidden record does not show."""
    for match, action in games():
        after = match.copy()
        after.apply(action)
        hidden = after.hidden(seat).plain
        for told in match.story(action, after, seat):
            if told["id"] == "cf-played-down":
                castle, name = told["castle"], told["card"]["id"].removeprefix("cf-kind-")
                assert kind(name) in hidden.row[castle].tolist()
                assert told["seat"] == {"seat": seat}
            elif told["id"] == "cf-played-unknown":
                assert told["seat"] != {"seat": seat}


def test_every_kind_of_card_has_a_name() -> None:
    read = {text({"id": f"cf-kind-{name}"}) for name in KINDS[1:]}
    assert len(read) == len(KINDS) - 1
