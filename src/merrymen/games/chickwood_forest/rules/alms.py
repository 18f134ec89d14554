"""Chickwood Forest: the line of alms from village to village."""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.chickwood_forest.state import CELLS, COLUMNS, DO_ALMS


@rule
def has_free_space(s, cards, cell):
    """CF-D2: a village that is not full; forests have no spaces."""
    village = s.village[cell]
    return village != NONE and s.cubes_in[cell] < cards.size[village]


@rule
def are_adjacent(one, other):
    """CF-D1: horizontally or vertically."""
    down = abs(one // COLUMNS - other // COLUMNS)
    across = abs(one % COLUMNS - other % COLUMNS)
    return down + across == 1


@rule
def can_give(s, cards, cell):
    """CF-D1, CF-D2: whether the line may go there next."""
    if s.line & (1 << cell) or not has_free_space(s, cards, cell):
        return False
    return s.line_end == NONE or are_adjacent(s.line_end, cell)


@rule
def legal_alms(s, cards, out):
    """CF-D1: any village to start in, then any next one."""
    count = 0
    for cell in range(CELLS):
        if can_give(s, cards, cell):
            out[count] = DO_ALMS + cell
            count += 1
    return count


@rule
def villages_in_reach(s, cards):
    """How many villages the line may go to next."""
    count = 0
    for cell in range(CELLS):
        if can_give(s, cards, cell):
            count += 1
    return count


@rule
def only_village(s, cards):
    """The first village that the line may go to."""
    cell = 0
    while not can_give(s, cards, cell):
        cell += 1
    return cell


@rule
def give(s, cell):
    """CF-D2: one cube on the first free space; the line goes on from here."""
    s.cube[cell, s.cubes_in[cell]] = s.turn
    s.cubes_in[cell] += 1
    s.supply[s.turn] -= 1
    s.alms -= 1
    s.line |= 1 << cell
    s.line_end = cell


@rule
def end_line(s):
    """CF-D3: cubes not placed stay in the supply."""
    s.alms = 0
    s.line = 0
    s.line_end = NONE
