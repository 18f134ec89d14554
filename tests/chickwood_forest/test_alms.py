"""Chickwood Forest: the line of alms."""

from __future__ import annotations

import pytest

import merrymen
from chickwood_forest.forest import cleared, do, fill_village, labels, lay_row, lay_villages
from merrymen.games.chickwood_forest.state import CELLS, DO_ALMS
from merrymen.match import Match
from merrymen.messages import text


def raid_for(alms: int, grid: str = "VVV/VFV/VVF", full: tuple[int, ...] = ()) -> Match:
    """The first raider has just taken so many alms."""
    match = cleared(3, [1, 2, 3])
    lay_villages(match, grid)
    for cell in full:
        fill_village(match, cell)
    benefactors = ["benefactor-3"] * (alms // 3)
    benefactors += [f"benefactor-{alms % 3}"] if alms % 3 else []
    lay_row(match, 4, [(name, 1, "up") for name in benefactors])
    match.apply(next(a for a in match.legal() if "castle 4" in match.label(a)))
    return match


def cells(match: Match) -> list[int]:
    return [action - DO_ALMS for action in match.legal()]


def test_the_line_starts_anywhere_and_goes_on_to_neighbours() -> None:
    """CF-D1: only the last village extends it, horizontally or vertically."""
    match = raid_for(4)
    assert cells(match) == [0, 1, 2, 3, 5, 6, 7]
    match.apply(DO_ALMS + 1)
    assert cells(match) == [0, 2]
    match.apply(DO_ALMS + 0)
    assert match.plain.cubes_in.tolist() == [1, 1, 0, 1, 0, 0, 1, 0, 0], "one way, so it went on"
    assert match.to_move == 1


def test_one_cube_per_village_on_the_first_free_space() -> None:
    """CF-D2, CF-C4: no village twice in a line; spaces fill in order."""
    match = raid_for(2)
    match.apply(DO_ALMS + 1)
    assert 1 not in cells(match)
    match.apply(DO_ALMS + 2)
    assert match.plain.cube[1].tolist()[:2] == [0, -1]
    lay_row(match, 3, [("benefactor-1", 0, "up")])
    do(match, "Raid castle 3 with one card")
    match.apply(DO_ALMS + 1)
    assert match.plain.cube[1].tolist()[:3] == [0, 1, -1]
    rows = match.view(None)["board"]["villages"]["cells"][1]["rows"]
    assert [space["cube"] for space in rows[0]["spaces"]] == [0, 1]
    assert [row["unlocked"] for row in rows] == [True, False, False]


def test_full_villages_and_forests_are_not_entered() -> None:
    """CF-D2: the line goes round what is full."""
    match = raid_for(3, "VVV/VFV/VVF", full=(0,))
    assert cells(match) == [1, 2, 3, 5, 6, 7]
    with pytest.raises(merrymen.IllegalAction, match="starts in a village with a free space"):
        match.apply(DO_ALMS + 0)
    match.apply(DO_ALMS + 2)
    assert cells(match) == [1, 5]
    with pytest.raises(merrymen.IllegalAction, match="not diagonally, not through forests"):
        match.apply(DO_ALMS + 7)


def test_a_dead_end_may_be_chosen_and_ends_the_line() -> None:
    """CF-D3: stopping is no action, but a route may end early; the cubes stay in the supply."""
    match = raid_for(3, "VVV/VFV/VVF", full=(0, 1))
    assert all(label.startswith("Give alms in") for label in labels(match))
    match.apply(DO_ALMS + 3)
    assert match.plain.supply[0] == 12, "3, 6 and 7: one way"
    match = raid_for(3, "VVV/VFV/VVF", full=(0, 1))
    before = match.copy()
    match.apply(DO_ALMS + 5)
    assert match.plain.cubes_in.tolist()[5] == 1
    assert match.plain.cubes_in.tolist()[2] == 1
    assert match.plain.supply[0] == 13
    assert match.to_move == 1
    story = [text(told) for told in before.story(DO_ALMS + 5, match, None)]
    assert story[-1] == "Seat 1 cannot place one alms."


def test_no_more_than_the_supply() -> None:
    """CF-D3: the smaller of alms and cubes left; without a cube nothing is placed."""
    match = cleared(3, [1, 2, 3])
    lay_villages(match, "VVV/VFV/VVF")
    match.plain.supply[0] = 1
    match.plain.supply[1] = 0
    lay_row(match, 4, [("benefactor-3", 1, "up")])
    lay_row(match, 3, [("benefactor-2", 1, "up")])
    do(match, "Raid castle 4 with one card")
    assert match.plain.alms == 1
    match.apply(DO_ALMS + 0)
    assert match.plain.supply[0] == 0
    do(match, "Raid castle 3 with one card")
    assert match.to_move == 2
    assert sum(match.plain.cubes_in.tolist()) == 1


def test_nothing_is_placed_when_all_villages_are_full() -> None:
    """CF-D1: then the next raid follows."""
    match = raid_for(2, full=(0, 1, 2, 3, 5, 6, 7))
    assert match.to_move == 1
    assert match.view(None)["board"]["stage"] == "raid"


def test_placing_is_mandatory() -> None:
    """CF-D1: the one village with a space is entered without asking."""
    match = raid_for(2, full=(0, 1, 2, 3, 5, 6))
    assert match.plain.cubes_in[7] == 1
    assert match.to_move == 1


def test_every_route_is_an_unbroken_line() -> None:
    """CF-D1 to CF-D3: against all paths of a plain search over the grid."""
    grid = "VVV/VFV/VVF"
    open_cells = {cell for cell in range(CELLS) if grid.replace("/", "")[cell] == "V"}

    def paths(path: list[int], left: int) -> set[frozenset[int]]:
        step = [c for c in sorted(open_cells - set(path)) if touches(path[-1], c)]
        if left == 0 or not step:
            return {frozenset(path)}
        return set().union(*(paths([*path, c], left - 1) for c in step))

    def touches(one: int, other: int) -> bool:
        (a, b), (c, d) = divmod(one, 3), divmod(other, 3)
        return abs(a - c) + abs(b - d) == 1

    for alms in (1, 2, 3, 4, 5, 6):
        expected = set().union(*(paths([cell], alms - 1) for cell in open_cells))
        found, waiting = set(), [raid_for(alms, grid)]
        while waiting:
            match = waiting.pop()
            if match.to_move != 0:
                cubes = match.plain.cubes_in.tolist()
                found.add(frozenset(cell for cell in range(CELLS) if cubes[cell]))
                continue
            for action in match.legal():
                waiting.append(match.copy())
                waiting[-1].apply(action)
        assert found == expected
