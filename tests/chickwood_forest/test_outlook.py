"""Chickwood Forest: what the board says about a choice before it is made."""

from __future__ import annotations

import random
from typing import Any

from chickwood_forest.forest import GAME, cleared, lay_cubes, lay_row, lay_villages, own
from merrymen.games.chickwood_forest.state import ALMS, DO_ALMS, DO_RAID, RAID
from merrymen.match import Match


def castle(match: Match, value: int, seat: int | None) -> Any:
    return match.view(seat)["board"]["castles"][value - 1]["raid"]


def cells(match: Match) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = match.view(match.to_move)["board"]["villages"]["cells"]
    return shown


def giving(alms: int, grid: str) -> Match:
    """The first raider is about to give so many alms."""
    match = cleared(3, [1, 2, 3])
    lay_villages(match, grid)
    lay_row(match, 4, [("benefactor-1", 1, "up")] * alms)
    match.apply(DO_RAID + 4)
    return match


def test_a_raid_brings_the_castle_and_the_cards_that_one_knows() -> None:
    """CF-F2, CF-F7: chests taken together count together; face-down cards of others are unknown."""
    match = cleared(3, [1, 2, 3])
    own(match, 0, chest_gold=1)
    lay_row(
        match,
        3,
        [
            ("chest-gold", 1, "up"),
            ("chest-gold", 0, "down"),
            ("ring", 1, "down"),
            ("benefactor-2", 2, "up"),
        ],
    )
    assert castle(match, 3, 0) == {"glory": 3 + 9 - 1, "alms": 2, "unknown": 1}
    assert castle(match, 3, 1) == {"glory": 3 + 1 + 4, "alms": 2, "unknown": 1}
    assert castle(match, 1, 0) == {"glory": 1, "alms": 0, "unknown": 0}
    assert castle(match, 3, None) is None
    match.apply(DO_RAID + 3)
    assert castle(match, 3, 1) is None, "raided"


def test_a_raid_brings_what_was_foretold() -> None:
    """Random games: with no unknown card the glory of loot and castle changes by just that."""
    told = 0
    for seed in range(4):
        match, chance = GAME.new(3, seed=seed), random.Random(seed)
        while match.to_move is not None:
            action, seat = chance.choice(match.legal()), match.to_move
            if match.plain.phase == RAID and DO_RAID < action <= DO_RAID + 4:
                outlook = castle(match, action - DO_RAID, seat)
                before = match.view(seat)["board"]["seats"][seat]
                match.apply(action)
                if not outlook["unknown"] and match.to_move is not None:
                    after = match.view(seat)["board"]["seats"][seat]
                    gain = loot_and_castles(after) - loot_and_castles(before)
                    assert gain == outlook["glory"]
                    told += 1
            else:
                match.apply(action)
    assert told > 10


def loot_and_castles(seat: dict[str, Any]) -> int:
    return sum(glory for heading, glory in seat["sheet"].items() if heading != "villages")


def test_a_village_says_what_the_next_cube_adds_and_how_far_the_line_can_go() -> None:
    """CF-D2, CF-D3, CF-F8"""
    match = giving(4, "VVV/FFV/VVV")
    steps = [cell["step"] and cell["step"]["places"] for cell in cells(match)]
    assert steps == [4, 4, 4, None, None, 4, 4, 4, 4]
    assert [cell["step"]["adds"] for cell in cells(match)[:3]] == [3, 2, 2]
    match.apply(DO_ALMS + 1)
    steps = [cell["step"] and cell["step"]["places"] for cell in cells(match)]
    assert steps == [1, None, 3, None, None, None, None, None, None]


def test_a_cube_adds_what_was_foretold() -> None:
    """CF-F8: in random games, for every step of every line."""
    told = 0
    for seed in range(4):
        match, chance = GAME.new(3, seed=seed), random.Random(seed)
        while match.to_move is not None:
            action, seat = chance.choice(match.legal()), match.to_move
            if match.plain.phase == ALMS:
                cell = action - DO_ALMS
                step = cells(match)[cell]["step"]
                legal = [a - DO_ALMS for a in match.legal()]
                assert [c for c, shown in enumerate(cells(match)) if shown["step"]] == legal
                before = glory_in(match, cell, seat)
                match.apply(action)
                assert glory_in(match, cell, seat) - before == step["adds"]
                told += 1
            else:
                match.apply(action)
    assert told > 10


def glory_in(match: Match, cell: int, seat: int) -> int:
    standing = match.view(None)["board"]["villages"]["cells"][cell]["standing"]
    return sum(one["glory"] for one in standing if one["seat"] == seat)


def test_the_line_is_shown_as_far_as_its_order_is_certain() -> None:
    """CF-D1: the villages tell where it was, not in which order; a square may go either way."""
    match = giving(6, "VVV/VVV/VFF")
    assert match.view(0)["board"]["alms"] == {"seat": 0, "given": 0, "left": 6, "path": []}
    for cell in (2, 1, 4):
        match.apply(DO_ALMS + cell)
    assert match.view(0)["board"]["alms"] == {"seat": 0, "given": 3, "left": 3, "path": [2, 1, 4]}
    square = giving(6, "VVV/VVV/VFF")
    square.apply(DO_ALMS + 1)
    square.apply(DO_ALMS + 2)  # from here there is one way round, to cell 3
    line = square.view(0)["board"]["alms"]
    assert (line["given"], line["path"]) == (5, [4, 3])


def test_a_village_says_what_the_lead_takes() -> None:
    """CF-F8: as many cubes as the first has, since the later one is ahead; one more than one's
    own where these stand earlier.
    """
    match = cleared(3, [1, 2, 3])
    where = lay_villages(match, "VVV/FFV/VVV")
    lay_cubes(match, where["Eggham"], [2, 2, 0, 1])
    lay_cubes(match, where["Henley"], [0, 1, 1])

    def leads(village: str) -> list[Any]:
        shown = [match.view(seat)["board"]["villages"]["cells"] for seat in (0, 1, 2, None)]
        return [cells[where[village]]["lead"] for cells in shown]

    one = {"reached": 1, "needed": 2, "room": True}
    assert leads("Eggham") == [one, one, None, None]
    assert leads("Henley") == [one, None, {"reached": 0, "needed": 2, "room": False}, None]
    assert leads("Beakley") == [{"reached": 0, "needed": 1, "room": True}] * 3 + [None]
    lay_cubes(match, where["Eggham"], [0, 1])
    assert leads("Eggham")[:2] == [{"reached": 1, "needed": 2, "room": True}, None]


def test_the_sheet_shows_its_sums() -> None:
    """CF-F1 to CF-F5: chests after the busts, single garments, kinds of treasure."""
    match = cleared(3, [1, 2, 3])
    lay_cubes(match, 0, [])
    own(match, 1, chest_gold=3, chest_ruby=1, bust=1, gown=1, cape=2, ring=1)
    sums = match.view(None)["board"]["seats"][1]["sums"]
    assert sums == {"most": 2, "others": 1, "single": 1, "kinds": 5}
