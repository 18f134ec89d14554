"""Castle Combo: gold on cards with a purse."""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.castle_combo.rules.tableau import face_up
from merrymen.games.castle_combo.state import CELLS


@rule
def room(s, cards, seat, cell):
    """CC-T5: how much gold still fits on the card in a cell."""
    card = face_up(s, seat, cell)
    return 0 if card == NONE else cards.purse[card] - s.stored[seat, cell]


@rule
def put_on_purse(s, cards, seat, cell, gold):
    """CC-T5: gold goes on a purse up to its capacity; return how much."""
    fitting = min(gold, room(s, cards, seat, cell))
    s.stored[seat, cell] += fitting
    return fitting


@rule
def put_on_each_purse(s, cards, seat, gold):
    """CC-T5: so much gold from the supply on each purse, the new card's own included."""
    for cell in range(CELLS):
        put_on_purse(s, cards, seat, cell, gold)


@rule
def purses_with_room(s, cards, seat):
    """How many purses are not full."""
    count = 0
    for cell in range(CELLS):
        if room(s, cards, seat, cell) > 0:
            count += 1
    return count


@rule
def store_gold(s, cards, seat):
    """CC-E1: gold left over goes on the purses in reading order."""
    for cell in range(CELLS):
        s.gold[seat] -= put_on_purse(s, cards, seat, cell, s.gold[seat])


@rule
def gold_at_end(s, cards, seat, cell):
    """CC-E1: the gold on a purse once the gold left over is stored."""
    left = s.gold[seat]
    for earlier in range(cell):
        left -= min(left, room(s, cards, seat, earlier))
    return s.stored[seat, cell] + min(left, room(s, cards, seat, cell))


@rule
def all_gold_at_end(s, cards, seat):
    """The gold on all purses of a tableau once the gold left over is stored."""
    gold = 0
    for cell in range(CELLS):
        gold += s.stored[seat, cell]
    return gold + s.gold[seat] - unstored_at_end(s, cards, seat)


@rule
def unstored_at_end(s, cards, seat):
    """CC-E3: the gold that finds no purse."""
    left = s.gold[seat]
    for cell in range(CELLS):
        left -= min(left, room(s, cards, seat, cell))
    return left
