"""Castle Combo: the two decks, their rows and discards, and the messenger."""

from merrymen.engine.chance import draw
from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.castle_combo.state import (
    CARDS,
    CASTLE,
    DECK,
    DISCARDS,
    GONE,
    IN_DECK,
    LOCATIONS,
    ROW,
    SLOTS,
    TAKEN,
    VILLAGE,
)

LOCATION_COUNT = len(LOCATIONS)


@rule
def lay_out(s):
    """CC-S1: two shuffled decks, three cards of each face up, the messenger at the village."""
    for card in range(CARDS):
        s.place[card] = DECK
    for location in range(LOCATION_COUNT):
        for slot in range(SLOTS):
            s.row[location, slot] = NONE
        fill_row(s, location)
    s.messenger = VILLAGE


@rule
def cards_at(s, location, place):
    """How many cards of a location are in one place."""
    found = 0
    for card in range(IN_DECK * location, IN_DECK * (location + 1)):
        if s.place[card] == place:
            found += 1
    return found


@rule
def draw_card(s, location, size):
    """The next card of a shuffled deck of that size: any of those in it."""
    skip = draw(s, size)
    card = IN_DECK * location
    while s.place[card] != DECK or skip > 0:
        if s.place[card] == DECK:
            skip -= 1
        card += 1
    return card


@rule
def fill_row(s, location):
    """CC-T7, CC-T8: fill the gaps of a row; shuffle the discards when the deck is empty."""
    size = cards_at(s, location, DECK)
    for slot in range(SLOTS):
        if s.row[location, slot] != NONE:
            continue
        if size == 0:
            size = shuffle_discards(s, location)
        card = draw_card(s, location, size)
        size -= 1
        s.place[card] = ROW
        s.row[location, slot] = card


@rule
def shuffle_discards(s, location):
    """CC-T8: the discards become the deck; return its size."""
    size = 0
    for card in range(IN_DECK * location, IN_DECK * (location + 1)):
        if s.place[card] == DISCARDS:
            s.place[card] = DECK
            size += 1
    return size


@rule
def fill_rows(s):
    """CC-T7, CC-T8: both rows get three cards again, or their location closes. Castle first."""
    for location in range(LOCATION_COUNT):
        gaps = gaps_in(s, location)
        if s.closed[location] or gaps == 0:
            continue
        if cards_at(s, location, DECK) + cards_at(s, location, DISCARDS) < gaps:
            close_location(s, location)
        else:
            fill_row(s, location)


@rule
def gaps_in(s, location):
    """How many cards a row lacks."""
    gaps = 0
    for slot in range(SLOTS):
        if s.row[location, slot] == NONE:
            gaps += 1
    return gaps


@rule
def close_location(s, location):
    """CC-T8: its cards leave the game, and the messenger stays at the other row for good."""
    for card in range(IN_DECK * location, IN_DECK * (location + 1)):
        if s.place[card] != TAKEN:
            s.place[card] = GONE
    for slot in range(SLOTS):
        s.row[location, slot] = NONE
    s.closed[location] = 1
    s.messenger = other_location(s, location)


@rule
def other_location(s, location):
    """The castle's other is the village, and the other way round."""
    return CASTLE + VILLAGE - location


@rule
def messenger_can_move(s):
    """CC-T1, CC-T8: not once a location has closed."""
    return s.closed[CASTLE] == 0 and s.closed[VILLAGE] == 0


@rule
def renew_row(s):
    """CC-T1: discard the messenger's row and reveal three new cards."""
    for slot in range(SLOTS):
        discard(s, s.messenger, slot)
    fill_row(s, s.messenger)


@rule
def discard(s, location, slot):
    """A face-up card goes to its discard pile, in sight of all."""
    s.place[s.row[location, slot]] = DISCARDS
    s.row[location, slot] = NONE
