"""Kings & Creatures: how good a card looks, for the greedy bot and for guided playouts."""

from merrymen.engine.compiling import rule
from merrymen.engine.standing import count_bits
from merrymen.games.kings_and_creatures.rules.rounds import left_of, right_of
from merrymen.games.kings_and_creatures.state import (
    CARDS_PER_ROUND,
    CREATURE,
    HERO,
    KING,
    LEGEND,
    ROUNDS,
    TREASURE,
    TYPES,
)

TYPE_COUNT = len(TYPES)
USUAL_CARD = 3.0  # glory that a card taken without much choice brings
TEMPO = 0.01  # a higher number lets the others choose first


@rule
def appraise(s, cards, card):
    """The glory a card promises, less what leaving the round early costs."""
    seat = s.seat
    value = promise(s, cards, seat, card) - TEMPO * card
    if card < s.visible_card[seat]:
        value -= USUAL_CARD * (CARDS_PER_ROUND - 1 - s.taken[seat])
    return value


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
        return king_promise(s, cards, seat, card)
    return legend_promise(s, cards, seat, card)


@rule
def creature_promise(s, seat, kind):
    """What it adds now, and a little for the creatures to come."""
    count = s.cards_of_type[seat, CREATURE]
    old = s.creature_kinds[seat]
    new = old | (1 << kind)
    return (count + 1) * count_bits(new) - count * count_bits(old) + 0.3 * (ROUNDS - s.round_number)


@rule
def hero_promise(s, seat, heroes):
    """The hero glory of the rounds left, as far as these heroes bring it nearer."""
    rounds_left = 0
    for number in range(s.round_number, ROUNDS + 1):
        rounds_left += number
    own = s.heroes[seat]
    lead = max(own - s.heroes[left_of(s, seat)], own - s.heroes[right_of(s, seat)])
    if lead > 3:
        return 0.1 * rounds_left
    return rounds_left * min(1.0, 0.2 * heroes + (0.3 if lead <= 0 < lead + heroes else 0.0))


@rule
def king_promise(s, cards, seat, king):
    """Each side's crowns, by how likely the majority on that side is."""
    ruled = cards.rules[king]
    own = s.cards_of_type[seat, ruled] + (1 if ruled == KING else 0)
    left = likely_more(own - s.cards_of_type[left_of(s, seat), ruled])
    right = likely_more(own - s.cards_of_type[right_of(s, seat), ruled])
    return cards.crowns_left[king] * left + cards.crowns_right[king] * right


@rule
def likely_more(lead):
    """How likely a lead in cards lasts to the end."""
    return min(1.0, max(0.1, 0.4 + 0.2 * lead))


@rule
def legend_promise(s, cards, seat, legend):
    """Its glory, by how many of its cards are still to be found."""
    missing = 0
    for kind in range(TYPE_COUNT):
        own = s.cards_of_type[seat, kind] + (1 if kind == LEGEND else 0)
        missing += max(0, cards.needs[legend, kind] - own)
    takes_left = (ROUNDS - s.round_number + 1) * CARDS_PER_ROUND - s.taken[seat] - 1
    if missing > takes_left:
        return 0.0
    return cards.glory[legend] * (1.0 - missing / (takes_left + 1.0))
