"""Chickwood Forest: setup and the dealing of hands."""

from merrymen.engine.chance import draw
from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.chickwood_forest.state import (
    CASTLES,
    CELLS,
    CUBES,
    HENCHMAN,
    JEWEL,
    JEWEL_KINDS,
    KIND_COUNT,
    LEGENDARY,
    LEGENDARY_KINDS,
    PICK,
    ROW,
    SPACES,
)


@rule
def hand_size(players):
    """CF-S2: hands of 3, or of 4 with two players."""
    return 4 if players == 2 else 3


@rule
def castle_count(players):
    """CF-S4: one castle more than players."""
    return players + 1


@rule
def lay_out(s, cards, players, legendary):
    """CF-S1 to CF-S5: everything but the first hands."""
    s.players = players
    clear_table(s)
    stack_loot(s, cards, legendary)
    lay_villages(s, cards)
    deal_castles(s)
    for seat in range(players):
        s.supply[seat] = CUBES


@rule
def clear_table(s):
    """Nobody and nowhere is NONE, not seat 0 or cell 0."""
    s.line_end = NONE
    s.first_cube = NONE
    for castle in range(CASTLES):
        for slot in range(ROW):
            s.row_by[castle, slot] = NONE
    for cell in range(CELLS):
        s.village[cell] = NONE
        for space in range(SPACES):
            s.cube[cell, space] = NONE


@rule
def stack_loot(s, cards, legendary):
    """CF-S1, CF-L1: the loot of this number of players."""
    for kind in range(1, LEGENDARY):
        s.deck[kind] = copies_used(s, cards, kind)
    if legendary:
        for kind in range(JEWEL, JEWEL + JEWEL_KINDS):
            s.deck[kind] -= 1
        s.deck[HENCHMAN] -= 1
        for kind in range(LEGENDARY, LEGENDARY + LEGENDARY_KINDS):
            s.deck[kind] = cards.copies[kind]
    for kind in range(1, KIND_COUNT):
        s.deck_left += s.deck[kind]


@rule
def copies_used(s, cards, kind):
    """CF-S1: without the five-player cards below five, without the marked ones at two."""
    copies = cards.copies[kind]
    if s.players < 5:
        copies -= cards.five_only[kind]
    if s.players == 2:
        copies -= cards.not_two[kind]
    return copies


@rule
def lay_villages(s, cards):
    """CF-S3: the village cards of this number of players, shuffled into the grid."""
    count = 0
    for card in range(CELLS):
        if s.players > 2 or cards.village_not_two[card] == 0:
            at = draw(s, count + 1)
            s.village[count] = s.village[at]
            s.village[at] = card
            count += 1


@rule
def deal_castles(s):
    """CF-S5: of one castle of each value, one to each player at random."""
    dealt = 0
    for seat in range(s.players):
        castle = nth_outside(dealt, draw(s, castle_count(s.players) - seat))
        dealt |= 1 << castle
        s.castle[seat] = castle
        s.castles_taken[seat, castle] = 1


@rule
def nth_outside(dealt, n):
    """The n-th castle, counted from 0, that is not in a set of castles."""
    castle = 1
    while dealt & (1 << castle) or n > 0:
        if dealt & (1 << castle) == 0:
            n -= 1
        castle += 1
    return castle


@rule
def can_deal(s):
    """CF-E1: is there a full hand for everybody?"""
    return s.deck_left >= s.players * hand_size(s.players)


@rule
def start_round(s, number):
    """CF-S2, CF-S6, CF-E1: new hands; the lowest castle begins to scout."""
    s.round_number = number
    for seat in range(s.players):
        for _ in range(hand_size(s.players)):
            add_to_hand(s, seat, draw_loot(s, s.deck_left))
            s.deck_left -= 1
    s.phase = PICK
    s.turn = first_in_order(s)
    s.seat = s.turn


@rule
def draw_loot(s, count):
    """One of the `count` cards of the deck: a shuffled deck is a bag."""
    at = draw(s, count)
    kind = 1
    while at >= s.deck[kind]:
        at -= s.deck[kind]
        kind += 1
    s.deck[kind] -= 1
    return kind


@rule
def add_to_hand(s, seat, kind):
    """One more card."""
    insert_sorted(s, seat, s.hand_count[seat], kind)
    s.hand_count[seat] += 1


@rule
def insert_sorted(s, seat, held, kind):
    """Put a card among the first `held` cards of a hand, which are sorted."""
    at = held
    while at > 0 and s.hand[seat, at - 1] > kind:
        s.hand[seat, at] = s.hand[seat, at - 1]
        at -= 1
    s.hand[seat, at] = kind


@rule
def first_in_order(s):
    """CF-S6: the lowest castle held since the round began."""
    return next_above(s, 0)


@rule
def next_above(s, value):
    """CF-S6: who holds the lowest castle above a value; NONE if nobody does."""
    found = NONE
    for seat in range(s.players):
        castle = s.castle[seat]
        if castle > value and (found == NONE or castle < s.castle[found]):
            found = seat
    return found


@rule
def next_in_order(s):
    """CF-S6: who comes after the one whose turn it is; NONE after the last."""
    return next_above(s, s.castle[s.turn])
