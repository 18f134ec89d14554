"""Castle Combo: what abilities and points count. CC-E4: face-up cards, the counting one too."""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.engine.standing import count_bits
from merrymen.games.castle_combo.rules.purses import all_gold_at_end, gold_at_end
from merrymen.games.castle_combo.rules.tableau import always_in, face_up
from merrymen.games.castle_combo.state import (
    CASTLE,
    CELLS,
    COLOURS,
    COUNT_CARDS_WITH_SHIELDS,
    COUNT_COST,
    COUNT_COST_OR_MORE,
    COUNT_DECK_CARDS,
    COUNT_DECK_SETS,
    COUNT_DISCOUNTS,
    COUNT_EMPTY,
    COUNT_FILLED,
    COUNT_GOLD_HERE,
    COUNT_GOLD_STORED,
    COUNT_IDENTICAL_SETS,
    COUNT_KEYS,
    COUNT_MISSING_TYPES,
    COUNT_PURSES,
    COUNT_SHIELD_SETS,
    COUNT_SHIELDS,
    COUNT_TYPES,
    IF_COLOUR_MISSING,
    IF_POSITION,
    IN_COLUMN,
    IN_DECK,
    IN_ROW,
    ONE,
    SIDE,
    TABLEAU,
    VILLAGE,
)

COLOUR_COUNT = len(COLOURS)


@rule
def count(s, cards, seat, cell, counter, detail, scope):
    """CC-E4: how often a counter finds its thing in a seat's tableau, seen from a cell."""
    if counter == ONE:
        return 1
    if counter == COUNT_SHIELDS:
        return shields(s, cards, seat, cell, detail, scope)
    if counter == COUNT_TYPES:
        return count_bits(colours(s, cards, seat, cell, scope))
    if counter == COUNT_MISSING_TYPES:
        return COLOUR_COUNT - count_bits(colours(s, cards, seat, cell, TABLEAU))
    if counter == COUNT_SHIELD_SETS:
        return shield_sets(s, cards, seat, detail)
    if counter == COUNT_IDENTICAL_SETS:
        return identical_sets(s, cards, seat, detail)
    if counter == COUNT_DECK_SETS:
        return deck_sets(s, seat, detail)
    if counter >= IF_POSITION:
        return 1 if holds(s, cards, seat, cell, counter, detail) else 0
    if COUNT_EMPTY <= counter <= COUNT_GOLD_STORED:
        return supply(s, cards, seat, cell, counter)
    return matching_cards(s, cards, seat, counter, detail)


@rule
def in_scope(cell, other, scope):
    """CC-E4: a row or column is three cards; both are five, the counting one once."""
    same_row = cell // SIDE == other // SIDE
    same_column = cell % SIDE == other % SIDE
    if scope == IN_ROW:
        return same_row
    if scope == IN_COLUMN:
        return same_column
    return scope == TABLEAU or same_row or same_column


@rule
def shields(s, cards, seat, cell, colour, scope):
    """Shields of a colour; two equal ones on a card are two."""
    found = 0
    for other in range(CELLS):
        card = face_up(s, seat, other)
        if card != NONE and in_scope(cell, other, scope):
            found += cards.shields[card, colour]
    return found


@rule
def colours(s, cards, seat, cell, scope):
    """The colours that are seen, one bit each."""
    seen = 0
    for other in range(CELLS):
        card = face_up(s, seat, other)
        if card != NONE and in_scope(cell, other, scope):
            seen |= cards.colours[card]
    return seen


@rule
def shield_sets(s, cards, seat, wanted):
    """Complete sets of shields of several colours: the smallest count."""
    sets = 2 * CELLS
    for colour in range(COLOUR_COUNT):
        if (wanted >> colour) & 1:
            sets = min(sets, shields(s, cards, seat, 0, colour, TABLEAU))
    return sets


@rule
def identical_sets(s, cards, seat, size):
    """Sets of equal shields, summed over the colours."""
    sets = 0
    for colour in range(COLOUR_COUNT):
        sets += shields(s, cards, seat, 0, colour, TABLEAU) // size
    return sets


@rule
def deck_cards(s, seat, deck):
    """Cards of a deck, by their banner."""
    found = 0
    for cell in range(CELLS):
        card = face_up(s, seat, cell)
        if card != NONE and card // IN_DECK == deck:
            found += 1
    return found


@rule
def deck_sets(s, seat, needs):
    """Sets of so many castle and so many village cards."""
    castle, village = needs % 8, needs // 8
    sets = CELLS
    if castle > 0:
        sets = min(sets, deck_cards(s, seat, CASTLE) // castle)
    if village > 0:
        sets = min(sets, deck_cards(s, seat, VILLAGE) // village)
    return sets


@rule
def holds(s, cards, seat, cell, counter, detail):
    """The conditions: a position, a colour that is nowhere, a face-down card anywhere."""
    if counter == IF_POSITION:
        return always_in(s, seat, cell, detail)
    if counter == IF_COLOUR_MISSING:
        return shields(s, cards, seat, cell, detail, TABLEAU) == 0
    return any_face_down(s, seat)


@rule
def any_face_down(s, seat):
    """Whether a tableau has a face-down card."""
    for cell in range(CELLS):
        if s.face_down[seat, cell]:
            return True
    return False


@rule
def supply(s, cards, seat, cell, counter):
    """Spaces, keys, and gold on purses. Face-down cards fill a space too."""
    if counter == COUNT_EMPTY:
        return CELLS - s.taken[seat]
    if counter == COUNT_FILLED:
        return s.taken[seat]
    if counter == COUNT_KEYS:
        return s.keys[seat]
    if counter == COUNT_GOLD_HERE:
        return gold_at_end(s, cards, seat, cell)
    return all_gold_at_end(s, cards, seat)


@rule
def matching_cards(s, cards, seat, counter, detail):
    """How many cards are of a kind."""
    found = 0
    for cell in range(CELLS):
        card = face_up(s, seat, cell)
        if card != NONE and is_of_kind(cards, card, counter, detail):
            found += 1
    return found


@rule
def is_of_kind(cards, card, counter, detail):
    """Whether a card is of the counted kind; costs are printed costs."""
    if counter == COUNT_DECK_CARDS:
        return card // IN_DECK == detail
    if counter == COUNT_CARDS_WITH_SHIELDS:
        return shields_on(cards, card) == detail
    if counter == COUNT_COST:
        return cards.cost[card] == detail
    if counter == COUNT_COST_OR_MORE:
        return cards.cost[card] >= detail
    if counter == COUNT_PURSES:
        return cards.purse[card] > 0
    return counter == COUNT_DISCOUNTS and cards.discount[card, 0] + cards.discount[card, 1] > 0


@rule
def shields_on(cards, card):
    """How many shields a card shows."""
    number = 0
    for colour in range(COLOUR_COUNT):
        number += cards.shields[card, colour]
    return number


@rule
def discount(s, cards, seat, location):
    """CC-T2: the gold saved on a purchase, by the cards already in the tableau."""
    saved = 0
    for cell in range(CELLS):
        card = face_up(s, seat, cell)
        if card != NONE:
            saved += cards.discount[card, location]
    return saved


@rule
def price(s, cards, seat, card):
    """CC-T2: what a card costs a seat now."""
    return max(0, cards.cost[card] - discount(s, cards, seat, card // IN_DECK))
