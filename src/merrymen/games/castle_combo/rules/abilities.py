"""Castle Combo: what a card does when it is bought, step by step."""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.engine.neighbours import left_of
from merrymen.games.castle_combo.rules.counting import count
from merrymen.games.castle_combo.rules.market import discard
from merrymen.games.castle_combo.rules.purses import (
    purses_with_room,
    put_on_each_purse,
    put_on_purse,
    room,
)
from merrymen.games.castle_combo.state import (
    CELLS,
    DISCARD_FROM_ROW,
    DISCARDING,
    EFFECTS,
    FILL_PURSES,
    FILLING,
    GAIN,
    GOLD,
    GOLD_ON_EACH_PURSE,
    MOST_PURSE,
    NEIGHBOUR,
    OPPONENTS_GAIN,
    TABLEAU,
)


@rule
def use_ability(s, cards):
    """CC-T4: carry out what is left of the new card's ability; False if it waits for a choice."""
    card = s.tableau[s.seat, s.new_cell]
    while s.effect < EFFECTS:
        if not carry_out(s, cards, card, cards.verb[card, s.option, s.effect]):
            return False
        s.effect += 1
    return True


@rule
def carry_out(s, cards, card, verb):
    """One effect; False if the owner has to choose something first."""
    if verb == GAIN:
        return gain_or_ask(s, cards, card)
    if verb == OPPONENTS_GAIN:
        opponents_gain(s, cards, card)
    elif verb == GOLD_ON_EACH_PURSE:
        put_on_each_purse(s, cards, s.seat, cards.amount[card, s.option, s.effect])
    elif verb == FILL_PURSES:
        s.fills_left = cards.amount[card, s.option, s.effect]
        return fill_or_ask(s, cards)
    elif verb == DISCARD_FROM_ROW:
        return discard_or_ask(s, cards, card)
    return True


@rule
def receive(s, seat, goods, amount):
    """Gold or keys from the supply."""
    if goods == GOLD:
        s.gold[seat] += amount
    else:
        s.keys[seat] += amount


@rule
def gain_or_ask(s, cards, card):
    """CC-T4: gain for what lies in the own tableau or in a neighbour's, who loses nothing."""
    if cards.of_neighbour[card, s.option, s.effect] == 0:
        gain_for(s, cards, card, s.seat)
    elif s.players == 2:
        gain_for(s, cards, card, left_of(s, s.seat))
    else:
        s.phase = NEIGHBOUR
        return False
    return True


@rule
def gain_for(s, cards, card, counted):
    """Gold or keys for each thing counted in somebody's tableau."""
    amount = gain_of(s, cards, card, s.option, s.effect, s.new_cell, counted)
    receive(s, s.seat, cards.goods[card, s.option, s.effect], amount)


@rule
def gain_of(s, cards, card, option, effect, cell, counted):
    """How much an effect brings for what lies in somebody's tableau."""
    counter, detail = cards.counter[card, option, effect], cards.detail[card, option, effect]
    number = count(s, cards, counted, cell, counter, detail, TABLEAU)
    return cards.amount[card, option, effect] * number


@rule
def opponents_gain(s, cards, card):
    """CC-T4: all others get something."""
    goods, amount = cards.goods[card, s.option, s.effect], cards.amount[card, s.option, s.effect]
    for seat in range(s.players):
        if seat != s.seat:
            receive(s, seat, goods, amount)


@rule
def fill_or_ask(s, cards):
    """CC-T5: fill purses; ask which ones while more have room than may be filled."""
    if s.fills_left > 0 and purses_with_room(s, cards, s.seat) > s.fills_left:
        s.phase = FILLING
        return False
    if s.fills_left > 0:
        put_on_each_purse(s, cards, s.seat, MOST_PURSE)
        s.fills_left = 0
    return True


@rule
def fill_chosen(s, cards, cell):
    """CC-T5: the purse in a cell is filled from the supply."""
    put_on_purse(s, cards, s.seat, cell, MOST_PURSE)
    s.fills_left -= 1
    return fill_or_ask(s, cards)


@rule
def discard_or_ask(s, cards, card):
    """CC-T6: ask which face-up card to discard; a closed location has none."""
    if s.closed[cards.discard_row[card, s.option, s.effect]]:
        return True
    s.phase = DISCARDING
    return False


@rule
def discard_for_cost(s, cards, slot):
    """CC-T6: gain the printed cost of the discarded card."""
    card = s.tableau[s.seat, s.new_cell]
    location = cards.discard_row[card, s.option, s.effect]
    cost = cards.cost[s.row[location, slot]]
    discard(s, location, slot)
    receive(s, s.seat, cards.goods[card, s.option, s.effect], cost)


@rule
def list_purses(s, cards, out, first):
    """The purses with room, as actions from `first` on; return how many."""
    found = 0
    for cell in range(CELLS):
        if room(s, cards, s.seat, cell) > 0:
            out[found] = first + cell
            found += 1
    return found


@rule
def list_row(s, location, out, first):
    """The face-up cards of a row, as actions from `first` on; return how many."""
    found = 0
    for slot in range(s.row.shape[1]):
        if s.row[location, slot] != NONE:
            out[found] = first + slot
            found += 1
    return found
