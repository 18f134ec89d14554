"""Chickwood Forest: the legendary cards that work at the end of the game."""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.chickwood_forest.rules.raiding import owner_of
from merrymen.games.chickwood_forest.state import (
    BEARD,
    CELLS,
    DO_BEARD,
    DO_CUBE,
    DO_GIVE,
    DO_TAKE,
    ENTERTAINERS,
    FAKE_BEARD,
    FIRST_CUBE,
    GIVE,
    GOLDEN_ARROW,
    HENCHMAN,
    OVER,
    PASS,
    SECOND_CUBE,
    SPACES,
    TAKE,
    TREASURES,
)


@rule
def ask(s, phase, kind):
    """CF-L4: the owner of a legendary card decides."""
    s.phase = phase
    s.seat = owner_of(s, kind)
    s.turn = s.seat


@rule
def ask_entertainers(s):
    """CF-L4: first, the travelling entertainers."""
    ask(s, FIRST_CUBE, ENTERTAINERS)


@rule
def ask_arrow(s):
    """CF-L4: after the entertainers, the golden arrow."""
    ask(s, GIVE, GOLDEN_ARROW)


@rule
def ask_beard(s):
    """CF-L4: last, the fake beard."""
    ask(s, BEARD, FAKE_BEARD)


@rule
def end_game(s):
    """CF-E1: nobody decides any more."""
    s.phase = OVER
    s.seat = NONE
    s.turn = NONE


@rule
def cube_at(s, spot):
    """Whose cube lies on a space, or NONE."""
    return s.cube[spot // SPACES, spot % SPACES]


@rule
def can_swap(s):
    """CF-L4: cubes of at least two players lie on the villages."""
    first = NONE
    for cell in range(CELLS):
        for space in range(s.cubes_in[cell]):
            owner = s.cube[cell, space]
            if first != NONE and owner != first:
                return True
            first = owner
    return False


@rule
def legal_first_cubes(s, out):
    """CF-L4: any cube, or none."""
    out[0] = PASS
    return add_cubes_of_others(s, out, 1, NONE)


@rule
def legal_second_cubes(s, out):
    """CF-L4: a cube of another player; two cubes of one player would change nothing."""
    return add_cubes_of_others(s, out, 0, cube_at(s, s.first_cube))


@rule
def add_cubes_of_others(s, out, count, owner):
    """Write down all cubes but those of one player."""
    for cell in range(CELLS):
        for space in range(s.cubes_in[cell]):
            if s.cube[cell, space] != owner:
                out[count] = DO_CUBE + cell * SPACES + space
                count += 1
    return count


@rule
def only_second_cube(s):
    """The one cube to swap with, or NONE where there is a choice."""
    found, owner = NONE, cube_at(s, s.first_cube)
    for cell in range(CELLS):
        for space in range(s.cubes_in[cell]):
            if s.cube[cell, space] != owner:
                if found != NONE:
                    return NONE
                found = cell * SPACES + space
    return found


@rule
def choose_first_cube(s, spot):
    """CF-L4: one of the two cubes."""
    s.first_cube = spot
    s.phase = SECOND_CUBE


@rule
def swap_cubes(s, spot):
    """CF-L4: the two cubes change places, in any villages, whoever owns them."""
    other = s.first_cube
    owner, other_owner = cube_at(s, spot), cube_at(s, other)
    s.cube[spot // SPACES, spot % SPACES] = other_owner
    s.cube[other // SPACES, other % SPACES] = owner
    s.first_cube = NONE
    ask_arrow(s)


@rule
def can_take(s, other, kind):
    """CF-L4: an opponent's treasure; for one of the same kind nobody would know the difference."""
    return other != s.seat and s.collection[other, kind] > 0 and kind != s.offered


@rule
def can_offer(s, kind):
    """CF-L4: an own treasure for which an opponent has a different one."""
    if s.collection[s.seat, kind] == 0:
        return False
    for other in range(s.players):
        for wanted in range(1, TREASURES + 1):
            if wanted != kind and other != s.seat and s.collection[other, wanted] > 0:
                return True
    return False


@rule
def count_offers(s):
    """CF-L4: how many kinds of treasure the golden arrow can give away."""
    count = 0
    for kind in range(1, TREASURES + 1):
        if can_offer(s, kind):
            count += 1
    return count


@rule
def legal_offers(s, out):
    """CF-L4: one of the own treasures, or none."""
    out[0] = PASS
    count = 1
    for kind in range(1, TREASURES + 1):
        if can_offer(s, kind):
            out[count] = DO_GIVE + kind
            count += 1
    return count


@rule
def offer(s, kind):
    """CF-L4: what the owner gives away."""
    s.offered = kind
    s.phase = TAKE


@rule
def legal_takes(s, out):
    """CF-L4: one treasure of one opponent."""
    count = 0
    for other in range(s.players):
        for kind in range(1, TREASURES + 1):
            if can_take(s, other, kind):
                out[count] = DO_TAKE + other * (TREASURES + 1) + kind
                count += 1
    return count


@rule
def only_take(s):
    """The one treasure to take, as seat and kind in one number, or NONE where there is a choice."""
    found = NONE
    for other in range(s.players):
        for kind in range(1, TREASURES + 1):
            if can_take(s, other, kind):
                if found != NONE:
                    return NONE
                found = other * (TREASURES + 1) + kind
    return found


@rule
def exchange(s, wanted):
    """CF-L4: one treasure for the offered one; the opponent cannot refuse."""
    other, kind = wanted // (TREASURES + 1), wanted % (TREASURES + 1)
    s.collection[s.seat, s.offered] -= 1
    s.collection[other, s.offered] += 1
    s.collection[other, kind] -= 1
    s.collection[s.seat, kind] += 1
    s.offered = 0
    ask_beard(s)


@rule
def legal_beards(s, out):
    """CF-L4: an opponent who gets a henchman, or none."""
    out[0] = PASS
    count = 1
    for other in range(s.players):
        if other != s.seat:
            out[count] = DO_BEARD + other
            count += 1
    return count


@rule
def pass_henchman(s, other):
    """CF-L4: one henchman changes sides."""
    s.collection[s.seat, HENCHMAN] -= 1
    s.collection[other, HENCHMAN] += 1
    end_game(s)
