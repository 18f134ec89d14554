"""Chickwood Forest: the glory at the end."""

from merrymen.engine.compiling import rule
from merrymen.engine.standing import mark_best, total
from merrymen.games.chickwood_forest.state import (
    BUST,
    CASTLES,
    CASTLES_SCORE,
    CELLS,
    CHEST,
    CHEST_KINDS,
    CHESTS_SCORE,
    GARMENT,
    GARMENT_KINDS,
    GARMENTS_SCORE,
    HENCHMAN,
    HENCHMEN_SCORE,
    JEWEL,
    JEWEL_KINDS,
    JEWELS_SCORE,
    MAID,
    MAID_SCORE,
    TREASURES,
    VILLAGE_ROWS,
    VILLAGES_SCORE,
)

WIDTH = 4  # chests are counted in one number, four bits for each kind
FEW = (1 << WIDTH) - 1


@rule
def score(s, cards, sheet):
    """CF-F1 to CF-F8: every heading for every seat."""
    for seat in range(s.players):
        chests = chests_after_busts(s, seat)
        sheet[seat, CHESTS_SCORE] = chest_glory(chests)
        sheet[seat, GARMENTS_SCORE] = garment_glory(s, seat)
        sheet[seat, JEWELS_SCORE] = jewel_glory(s, seat)
        sheet[seat, MAID_SCORE] = maid_glory(s, seat, chests)
        sheet[seat, HENCHMEN_SCORE] = -3 * s.collection[seat, HENCHMAN]
        sheet[seat, CASTLES_SCORE] = castle_glory(s, seat)
        sheet[seat, VILLAGES_SCORE] = 0
        for cell in range(CELLS):
            sheet[seat, VILLAGES_SCORE] += village_glory(s, cards, cell, seat)


@rule
def loot_glory(s, seat):
    """CF-F1 to CF-F6: what a seat's collection is worth."""
    chests = chests_after_busts(s, seat)
    glory = chest_glory(chests) + garment_glory(s, seat) + jewel_glory(s, seat)
    return glory + maid_glory(s, seat, chests) - 3 * s.collection[seat, HENCHMAN]


@rule
def chest_count(chests, kind):
    """How many chests of a kind (0 to 3) are in the number of all chests."""
    return (chests >> (WIDTH * kind)) & FEW


@rule
def most_frequent(chests):
    """The kind of which there are most chests; the first of those that tie."""
    best = 0
    for kind in range(1, CHEST_KINDS):
        if chest_count(chests, kind) > chest_count(chests, best):
            best = kind
    return best


@rule
def chests_after_busts(s, seat):
    """CF-F1: each bust removes a chest of the kind the player has most of by then.

    Tied kinds have equal counts, so whichever goes, the same counts are left.
    """
    chests = 0
    for kind in range(CHEST_KINDS):
        chests += s.collection[seat, CHEST + kind] << (WIDTH * kind)
    for _ in range(s.collection[seat, BUST]):
        if chests > 0:
            chests -= 1 << (WIDTH * most_frequent(chests))
    return chests


@rule
def chest_glory(chests):
    """CF-F2: the most frequent kind squared, less one for every other chest."""
    most, others = chest_count(chests, most_frequent(chests)), 0
    for kind in range(CHEST_KINDS):
        others += chest_count(chests, kind)
    return most * most - (others - most)


@rule
def garment_glory(s, seat):
    """CF-F3: 5 for each kind with exactly one garment."""
    glory = 0
    for kind in range(GARMENT, GARMENT + GARMENT_KINDS):
        if s.collection[seat, kind] == 1:
            glory += 5
    return glory


@rule
def jewel_glory(s, seat):
    """CF-F4: jewels are worth 2, 3 and 4."""
    glory = 0
    for kind in range(JEWEL_KINDS):
        glory += (2 + kind) * s.collection[seat, JEWEL + kind]
    return glory


@rule
def maid_glory(s, seat, chests):
    """CF-F5: with a maid, 1 for each kind of treasure left after the busts."""
    if s.collection[seat, MAID] == 0:
        return 0
    kinds = 0
    for kind in range(CHEST_KINDS):
        if chest_count(chests, kind) > 0:
            kinds += 1
    for kind in range(GARMENT, TREASURES + 1):
        if s.collection[seat, kind] > 0:
            kinds += 1
    return kinds


@rule
def castle_glory(s, seat):
    """CF-F7: the values of all castles taken, the first one included."""
    glory = 0
    for castle in range(1, CASTLES):
        glory += castle * s.castles_taken[seat, castle]
    return glory


@rule
def village_glory(s, cards, cell, seat):
    """CF-F8: the unlocked glory of the seat's rank in one village."""
    own = standing_in(s, cell, seat)
    if own == 0:
        return 0
    rank = 0
    for other in range(s.players):
        if standing_in(s, cell, other) > own:
            rank += 1
    return unlocked_glory(cards, s.village[cell], s.cubes_in[cell], rank)


@rule
def standing_in(s, cell, seat):
    """CF-F8: first the number of cubes, then the place of the last one; 0 without a cube."""
    cubes, last = 0, 0
    for space in range(s.cubes_in[cell]):
        if s.cube[cell, space] == seat:
            cubes += 1
            last = space
    return cubes * 16 + last


@rule
def unlocked_rows(cards, village, cubes):
    """CF-F8: rows with at least one cube; they fill from the top."""
    rows, filled = 0, 0
    while rows < VILLAGE_ROWS and cubes > filled:
        filled += cards.spaces[village, rows]
        rows += 1
    return rows


@rule
def unlocked_glory(cards, village, cubes, rank):
    """CF-F8: the glory that is the highest but `rank` of those unlocked, or 0."""
    rows = unlocked_rows(cards, village, cubes)
    for row in range(rows):
        higher = 0
        for other in range(rows):
            difference = cards.glory[village, other] - cards.glory[village, row]
            if difference > 0 or (difference == 0 and other < row):
                higher += 1
        if higher == rank:
            return cards.glory[village, row]
    return 0


@rule
def winners(s, cards, sheet, out):
    """CF-F9: most glory wins; a tie is a shared victory."""
    for seat in range(s.players):
        out[seat] = total(sheet, seat)
    return mark_best(out, s.players)
