"""Kings & Creatures: how good a card looks, for the greedy bot and for guided playouts.

A card is worth what it promises by itself, what it does for the kings and legends already there,
and what its number leaves of this round and of the next. The weights were tuned by letting
players with different weights play against one another.
"""

from merrymen.engine.compiling import rule
from merrymen.engine.neighbours import left_of, right_of
from merrymen.engine.standing import count_bits
from merrymen.games.kings_and_creatures.state import (
    CARDS,
    CARDS_PER_ROUND,
    CASTLE,
    CREATURE,
    HERO,
    KING,
    KINGS,
    LEGEND,
    LEGENDS,
    ROUNDS,
    TREASURE,
    TYPES,
)

TYPE_COUNT = len(TYPES)
# The numbers.
ONE_MORE_CARD = 12.0  # so much that hardly any card is worth leaving the round early
FIRST_NUMBER = 0.05  # a high first card leaves little to go on with
LAST_NUMBER = 0.07  # a high last card leaves little to begin the next round with
MIDDLE_NUMBER = 50
# The types.
NEW_KIND = 0.55  # each round to come, for the first creature of a kind
ANY_CREATURE = 0.15  # each round to come, for any creature
HERO_LEAD = 0.2  # how much surer each hero makes the glory of a round
HERO_DOUBLE = 0.12  # and how much surer the double
KING_EVEN = 0.45  # how likely a majority is where both have the same number of cards
KING_LEAD = 0.08  # and how much likelier with each card more
OWN_CARDS = 0.6  # how far to trust what a card does for one's kings and legends
TAKES_PER_ROUND = 2.6


@rule
def appraise(s, cards, card):
    """The glory that a card promises, and what its number is worth."""
    seat = s.seat
    kind = cards.type[card]
    return promise(s, cards, seat, card) + support(s, cards, seat, kind) + prospect(s, seat, card)


@rule
def prospect(s, seat, card):
    """KC-R4, KC-R6: what a number leaves of this round, or how it begins the next."""
    taken = s.taken[seat] + 1
    if card < s.visible_card[seat] or taken == CARDS_PER_ROUND:
        return LAST_NUMBER * (MIDDLE_NUMBER - card) if s.round_number < ROUNDS else 0.0
    if taken == 1:
        return ONE_MORE_CARD * (1.0 + chance_to_stay(card)) - FIRST_NUMBER * card
    return ONE_MORE_CARD


@rule
def chance_to_stay(card):
    """How likely the next take finds a higher number."""
    height = card / (CARDS - 1.0)
    return 1.0 - height * height * height * height


@rule
def promise(s, cards, seat, card):
    """What a card may bring by the end of the game."""
    kind = cards.type[card]
    if kind == TREASURE:
        return float(cards.glory[card])
    if kind == CREATURE:
        return creature_promise(s, seat, cards.kind[card])
    if kind == HERO:
        return hero_promise(s, seat, cards.heroes[card])
    if kind == KING:
        return king_promise(s, cards, seat, card, KING)
    return legend_promise(s, cards, seat, card, LEGEND)


@rule
def creature_promise(s, seat, kind):
    """KC-E2: what it adds now, and a little for the creatures to come."""
    count = s.cards_of_type[seat, CREATURE]
    before = s.creature_kinds[seat]
    after = before | (1 << kind)
    later = ANY_CREATURE if after == before else ANY_CREATURE + NEW_KIND
    now = (count + 1) * count_bits(after) - count * count_bits(before)
    return now + later * (ROUNDS - s.round_number)


@rule
def hero_promise(s, seat, heroes):
    """KC-H1, KC-H2: the glory of the rounds left, as far as these heroes make it surer."""
    at_stake = 0
    for number in range(s.round_number, ROUNDS + 1):
        at_stake += number
    own = s.heroes[seat]
    return at_stake * (hero_chance(s, seat, own + heroes) - hero_chance(s, seat, own))


@rule
def hero_chance(s, seat, own):
    """How sure the glory of a round is with so many heroes; above 1 where it may be doubled."""
    left, right = s.heroes[left_of(s, seat)], s.heroes[right_of(s, seat)]
    single = within_one(0.5 + HERO_LEAD * (own - min(left, right) - 0.5))
    double = within_one(HERO_DOUBLE * (1 + own - left - right)) if s.players > 2 else 0.0
    return single + double


@rule
def king_promise(s, cards, seat, king, added):
    """KC-E3: each side's crowns by how likely the majority is, with a card of one type added."""
    ruled = cards.rules[king]
    own = s.cards_of_type[seat, ruled] + (1 if ruled == added else 0)
    left = own - s.cards_of_type[left_of(s, seat), ruled]
    right = own - s.cards_of_type[right_of(s, seat), ruled]
    left_glory = cards.crowns_left[king] * within_one(KING_EVEN + KING_LEAD * left)
    right_glory = cards.crowns_right[king] * within_one(KING_EVEN + KING_LEAD * right)
    return left_glory + right_glory


@rule
def legend_promise(s, cards, seat, legend, added):
    """KC-E4: its glory by how much is still to be found, with a card of one type added."""
    missing = 0
    for kind in range(TYPE_COUNT):
        own = s.cards_of_type[seat, kind] + (1 if kind == added else 0)
        missing += max(0, cards.needs[legend, kind] - own)
    takes = CARDS_PER_ROUND - s.taken[seat] + TAKES_PER_ROUND * (ROUNDS - s.round_number)
    hope = within_one(1.0 - missing / takes)
    return cards.glory[legend] * hope * hope * hope


@rule
def support(s, cards, seat, kind):
    """KC-E3, KC-E4: what one more card of a type does for the kings and legends one has."""
    gain = 0.0
    for at in range(KINGS + LEGENDS):
        card = cards.served[kind, at]
        if card == 0:
            break
        if s.place[card] != seat:
            continue
        if cards.type[card] == KING:
            before = king_promise(s, cards, seat, card, CASTLE)
            gain += king_promise(s, cards, seat, card, kind) - before
        elif cards.needs[card, kind] > s.cards_of_type[seat, kind]:
            before = legend_promise(s, cards, seat, card, CASTLE)
            gain += legend_promise(s, cards, seat, card, kind) - before
    return OWN_CARDS * gain


@rule
def within_one(chance):
    """A chance is never below 0 nor above 1."""
    return min(1.0, max(0.0, chance))
