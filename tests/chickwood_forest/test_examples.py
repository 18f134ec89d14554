"""Chickwood Forest: the worked examples of the rulebook, each one a test."""

from __future__ import annotations

from chickwood_forest.forest import (
    cleared,
    do,
    labels,
    lay_cubes,
    lay_row,
    lay_villages,
    own,
    scouting,
    sheet,
)
from merrymen.games.chickwood_forest.state import EVERYBODY
from merrymen.match import Match

YELLOW, RED, BLUE, GREEN = 0, 1, 2, 3


def village(cubes: list[int], name: str, players: int = 4) -> list[int]:
    """The glory of every seat when only one village has cubes."""
    match = cleared(players, range(1, players + 1))
    cells = lay_villages(match, "VVV/FFV/VVV")
    lay_cubes(match, cells[name], cubes)
    return [sheet(match, seat)["villages"] for seat in range(players)]


def test_1_castle_4_is_up_down_down() -> None:
    """CF-C3, CF-A1: the holder of castle 4 plays up, then down, then down."""
    hands = [["ring"] * 3, ["gown"] * 3, ["bust"] * 3]
    match = scouting(3, [4, 1, 2], hands)
    faces = []
    for _ in range(9):
        by = match.plain.turn
        if len(match.legal()) == 1:
            match.apply(match.legal()[0])
        do(match, "Play it at castle 4")
        if by == 0:
            slot = match.plain.row_count[4] - 1
            faces.append(bool(match.plain.row_known[4, slot] & EVERYBODY))
    assert faces == [True, False, False]


def test_2_one_bust_removes_an_emerald_chest() -> None:
    """CF-F1: the kind one has most of."""
    match = cleared(3, [1, 2, 3])
    own(match, 0, chest_emerald=4, chest_gold=1, bust=1)
    assert sheet(match)["chests"] == 3 * 3 - 1


def test_2_two_busts_are_checked_one_after_another() -> None:
    """CF-F1: emerald 4 and silver 3, then 3 and 3, then one of them 2."""
    match = cleared(3, [1, 2, 3])
    own(match, 0, chest_emerald=4, chest_silver=3, bust=2)
    assert sheet(match)["chests"] == 3 * 3 - 2


def test_3_chests() -> None:
    """CF-F2: 16 - 4 = 12, and 4 - 2 = 2 with a tie."""
    match = cleared(3, [1, 2, 3])
    own(match, 0, chest_gold=4, chest_silver=3, chest_emerald=1)
    own(match, 1, chest_gold=2, chest_emerald=2)
    assert [sheet(match, seat)["chests"] for seat in (0, 1, 2)] == [12, 2, 0]


def test_4_garments() -> None:
    """CF-F3: one armour, one jerkin, two gowns: 10."""
    match = cleared(3, [1, 2, 3])
    own(match, 0, armour=1, jerkin=1, gown=2)
    assert sheet(match)["garments"] == 10


def test_5_jewels() -> None:
    """CF-F4: two of 4, three of 3, one of 2: 19."""
    match = cleared(3, [1, 2, 3])
    own(match, 0, ring=2, pendant=3, bracelet=1)
    assert sheet(match)["jewels"] == 19


def test_6_maid() -> None:
    """CF-F5: three kinds each of chests, garments and jewels: 9."""
    match = cleared(3, [1, 2, 3])
    own(match, 0, maid=1, chest_gold=2, chest_silver=1, chest_ruby=1)
    own(match, 0, armour=1, cape=2, gown=1, ring=1, pendant=1, bracelet=3)
    assert sheet(match)["maid"] == 9


def test_7_henchmen_and_castles() -> None:
    """CF-F6, CF-F7: two henchmen -6; castles 2, 5, 5, 2, 1, 5: 20."""
    match = cleared(4, [1, 2, 3, 4])
    own(match, 0, henchman=2)
    match.plain.castles_taken[0] = [0, 1, 2, 0, 0, 3, 0]
    assert sheet(match)["henchmen"] == -6
    assert sheet(match)["castles"] == 20


def test_8_only_the_first_row_is_unlocked() -> None:
    """CF-F8: 3/6 with one cube each of red and later yellow: yellow 3, red 0."""
    assert village([RED, YELLOW], "Perchford") == [3, 0, 0, 0]


def test_9_four_players_with_two_ties() -> None:
    """CF-F8: unlocked 8, 4, 2: red 8, blue 4, green 2, yellow 0."""
    cubes = [YELLOW, BLUE, GREEN, RED, BLUE, RED]
    assert village(cubes, "Nestleigh") == [0, 8, 4, 2]


def test_10_nobody_is_third() -> None:
    """CF-F8: unlocked 9, 5, 2 with two players: 9 and 5."""
    assert village([RED, YELLOW, RED, YELLOW, RED], "Eggham") == [5, 9, 0, 0]


def test_11_a_large_village_begins_with_nothing() -> None:
    """CF-F8: two red cubes, the second row empty: 0 glory."""
    assert village([RED, RED], "Cluckton") == [0, 0, 0, 0]
    assert village([RED, RED], "Featherby") == [0, 0, 0, 0]


def test_12_the_third_row_is_locked() -> None:
    """CF-F8: cubes in two of three rows, so the 8 of the third cannot be had."""
    assert village([BLUE, YELLOW, RED], "Nestleigh") == [2, 4, 0, 0]


def alms_of_five(grid: str, benefactors: list[str]) -> tuple[Match, dict[str, int]]:
    """The first raider takes benefactors of five alms together."""
    match = cleared(3, [1, 2, 3])
    cells = lay_villages(match, grid)
    lay_row(match, 4, [(name, 1, "up") for name in benefactors])
    do(match, f"Raid castle 4 with {len(benefactors)} cards")
    assert match.plain.alms == 5
    return match, {name: cell for name, cell in cells.items() if cell is not None}


def name_at(match: Match, cell: int) -> str:
    return str(match.edition.tables.villages[match.plain.village[cell]].name)


FIRST = ["benefactor-1", "benefactor-1", "benefactor-3"]


def test_13_a_route_that_places_all_five() -> None:
    """CF-D1: from the bottom centre to the top centre; one way only after the start."""
    match, _ = alms_of_five("VVV/FFV/VVV", FIRST)
    do(match, f"Give alms in {name_at(match, 7)}")
    do(match, f"Give alms in {name_at(match, 8)}")
    assert match.plain.cubes_in.tolist() == [0, 1, 1, 0, 0, 1, 0, 1, 1]
    assert match.plain.supply[0] == 10
    assert match.plain.turn == 1


def test_13_a_route_that_dead_ends_after_four() -> None:
    """CF-D3: from the centre right down to the bottom left; the fifth stays in the supply."""
    match, _ = alms_of_five("VVV/FFV/VVV", FIRST)
    do(match, f"Give alms in {name_at(match, 5)}")
    assert labels(match) == [f"Give alms in {name_at(match, cell)}" for cell in (2, 8)]
    do(match, f"Give alms in {name_at(match, 8)}")
    assert match.plain.cubes_in.tolist() == [0, 0, 0, 0, 0, 1, 1, 1, 1]
    assert match.plain.supply[0] == 11
    assert match.plain.turn == 1


def test_13_no_way_through_a_forest() -> None:
    """CF-D2: a forest is neither entered nor passed."""
    match, _ = alms_of_five("VVV/FFV/VVV", FIRST)
    assert not {"Give alms in Owlwood", "Give alms in Crowwood"} & set(labels(match))
    do(match, f"Give alms in {name_at(match, 5)}")
    assert f"Give alms in {name_at(match, 1)}" not in labels(match)


def test_13_a_full_village_and_diagonals_do_not_connect() -> None:
    """CF-D2: bottom left and top right cannot both be reached round a full middle in five."""
    reached = set()
    for start in (6, 2):
        positions = [alms_of_five("FVV/VXV/VVF", ["benefactor-2", "benefactor-3"])[0]]
        do(positions[0], f"Give alms in {name_at(positions[0], start)}")
        while positions:
            match = positions.pop()
            if match.plain.turn == 0:
                for action in match.legal():
                    positions.append(match.copy())
                    positions[-1].apply(action)
            else:
                cubes = match.plain.cubes_in.tolist()
                assert cubes[4] == match.edition.tables.villages[match.plain.village[4]].size
                reached.add((start, cubes[6] > 0, cubes[2] > 0))
    assert reached == {(6, True, False), (2, False, True)}
