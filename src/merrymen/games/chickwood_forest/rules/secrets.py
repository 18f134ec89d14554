"""Chickwood Forest: what is hidden, and what it might be.

A hidden card goes back into the counts of the deck. All cards that a seat does not know are
alike to it, so a possibility is any way to lay them out again.
"""

from merrymen.engine.chance import draw
from merrymen.engine.compiling import rule
from merrymen.games.chickwood_forest.rules.dealing import (
    castle_count,
    draw_loot,
    insert_sorted,
)
from merrymen.games.chickwood_forest.state import HAND, KIND_COUNT, PLACE, SEATS


@rule
def eye_of(seat):
    """The bit that tells what a seat knows; a spectator (-1) knows what everybody knows."""
    return 1 << (seat if seat >= 0 else SEATS)


@rule
def hide(s, cards, seat):
    """CF-A3, CF-E1, CF-L2: put back what the seat has not seen."""
    s.rng = 0
    eye = eye_of(seat)
    for other in range(s.players):
        if other != seat:
            hide_hand(s, other)
    if s.turn != seat:
        s.picked = 0
    for castle in range(1, castle_count(s.players) + 1):
        for slot in range(s.row_count[castle]):
            if s.row_known[castle, slot] & eye == 0:
                s.deck[s.row[castle, slot]] += 1
                s.row[castle, slot] = 0
    for at in range(s.buried_count):
        if s.buried_known[at] & eye == 0:
            s.deck[s.buried[at]] += 1
            s.buried[at] = 0
    s.deck[0] = 0  # what was hidden already


@rule
def hide_hand(s, seat):
    """A hand of unknown cards."""
    for slot in range(HAND):
        s.deck[s.hand[seat, slot]] += 1
        s.hand[seat, slot] = 0


@rule
def resample(s, cards, seat):
    """Lay out again, by chance, every card that the seat does not know."""
    unknown = 0
    for kind in range(1, KIND_COUNT):
        unknown += s.deck[kind]
    unknown = resample_hands(s, seat, unknown)
    unknown = resample_rows(s, unknown)
    resample_buried(s, unknown)
    if s.phase == PLACE and s.picked == 0:
        s.picked = s.hand[s.turn, draw(s, s.hand_count[s.turn])]


@rule
def resample_hands(s, seat, unknown):
    """Other hands, sorted as hands are; return how many cards are still unknown."""
    for other in range(s.players):
        if other != seat:
            for held in range(s.hand_count[other]):
                insert_sorted(s, other, held, draw_loot(s, unknown))
                unknown -= 1
    return unknown


@rule
def resample_rows(s, unknown):
    """Face-down cards in front of the castles."""
    for castle in range(1, castle_count(s.players) + 1):
        for slot in range(s.row_count[castle]):
            if s.row[castle, slot] == 0:
                s.row[castle, slot] = draw_loot(s, unknown)
                unknown -= 1
    return unknown


@rule
def resample_buried(s, unknown):
    """Cards set aside unrevealed."""
    for at in range(s.buried_count):
        if s.buried[at] == 0:
            s.buried[at] = draw_loot(s, unknown)
            unknown -= 1
