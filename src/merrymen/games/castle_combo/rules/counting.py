"""Castle Combo: what abilities and points count. CC-E4: face-up cards, the counting one too."""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
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
    IN_CROSS,
    IN_DECK,
    IN_ROW,
    ONE,
    SHIELD_BITS,
    SHIELD_MASK,
    SIDE,
    VILLAGE,
)

COLOUR_COUNT = len(COLOURS)
LAST_OF_SHIELDS = COUNT_IDENTICAL_SETS


@rule
def count(s, cards, seat, cell, counter, detail, scope):
    """CC-E4: how often a counter finds its thing in a seat's tableau, seen from a cell."""
    if counter == ONE:
        return 1
    if counter <= LAST_OF_SHIELDS:
        shields = shields_in(s, cards, seat, cell, scope)
        return count_shields(cards, shields, counter, detail)
    if counter >= COUNT_DECK_SETS:
        return count_whole(s, seat, cell, counter, detail)
    if counter >= COUNT_EMPTY:
        return count_supply(s, cards, seat, cell, counter)
    return count_cards(s, cards, seat, counter, detail)


@rule
def count_shields(cards, shields, counter, detail):
    """Shields of a colour, colours, sets, or whether a colour is missing."""
    if counter == COUNT_SHIELDS:
        return of_colour(cards, shields, detail)
    if counter == COUNT_TYPES:
        return types_of(cards, shields)
    if counter == COUNT_MISSING_TYPES:
        return COLOUR_COUNT - types_of(cards, shields)
    if counter == IF_COLOUR_MISSING:
        return 1 if of_colour(cards, shields, detail) == 0 else 0
    if counter == COUNT_SHIELD_SETS:
        return shield_sets(cards, shields, detail)
    return identical_sets(cards, shields, detail)


@rule
def shields_in(s, cards, seat, cell, scope):
    """CC-E4: the shields of a scope, counts side by side. Row and column are five cards."""
    row, column = cell - cell % SIDE, cell % SIDE
    if scope == IN_ROW:
        return three_shields(s, cards, seat, row, 1)
    if scope == IN_COLUMN:
        return three_shields(s, cards, seat, column, SIDE)
    if scope == IN_CROSS:
        both = three_shields(s, cards, seat, row, 1) + three_shields(s, cards, seat, column, SIDE)
        return both - shields_at(s, cards, seat, cell)
    top, middle = three_shields(s, cards, seat, 0, 1), three_shields(s, cards, seat, SIDE, 1)
    return top + middle + three_shields(s, cards, seat, 2 * SIDE, 1)


@rule
def three_shields(s, cards, seat, first, step):
    """The shields on three cards of a row or column."""
    two = shields_at(s, cards, seat, first) + shields_at(s, cards, seat, first + step)
    return two + shields_at(s, cards, seat, first + 2 * step)


@rule
def shields_at(s, cards, seat, cell):
    """The shields on one card; two equal ones are two."""
    card = face_up(s, seat, cell)
    return 0 if card == NONE else cards.shields[card]


@rule
def of_colour(cards, shields, colour):
    """The count of one colour."""
    return (shields >> (SHIELD_BITS * colour)) & SHIELD_MASK


@rule
def types_of(cards, shields):
    """How many colours are there."""
    found = 0
    for colour in range(COLOUR_COUNT):
        if of_colour(cards, shields, colour) > 0:
            found += 1
    return found


@rule
def shield_sets(cards, shields, wanted):
    """Complete sets of shields of several colours: the smallest count."""
    sets = 2 * CELLS
    for colour in range(COLOUR_COUNT):
        if (wanted >> colour) & 1:
            sets = min(sets, of_colour(cards, shields, colour))
    return sets


@rule
def identical_sets(cards, shields, size):
    """Sets of equal shields, summed over the colours."""
    sets = 0
    for colour in range(COLOUR_COUNT):
        sets += of_colour(cards, shields, colour) // size
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
def count_whole(s, seat, cell, counter, detail):
    """Sets of cards of the decks; whether the card has its position, or any lies face down."""
    if counter == COUNT_DECK_SETS:
        return deck_sets(s, seat, detail)
    if counter == IF_POSITION:
        return 1 if always_in(s, seat, cell, detail) else 0
    return min(1, face_down_cards(s, seat))


@rule
def face_down_cards(s, seat):
    """How many cards lie face down."""
    found = 0
    for cell in range(CELLS):
        found += s.face_down[seat, cell]
    return found


@rule
def count_supply(s, cards, seat, cell, counter):
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
def count_cards(s, cards, seat, counter, detail):
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
        return cards.shield_count[card] == detail
    if counter == COUNT_COST:
        return cards.cost[card] == detail
    if counter == COUNT_COST_OR_MORE:
        return cards.cost[card] >= detail
    if counter == COUNT_PURSES:
        return cards.purse[card] > 0
    return counter == COUNT_DISCOUNTS and cards.discount[card, 0] + cards.discount[card, 1] > 0


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
