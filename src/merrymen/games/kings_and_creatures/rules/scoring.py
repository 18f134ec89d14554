"""Kings & Creatures: the glory at the end."""

from merrymen.engine.compiling import rule
from merrymen.engine.neighbours import left_of, right_of
from merrymen.engine.standing import count_bits, mark_best, total
from merrymen.games.kings_and_creatures.state import (
    CARDS,
    CREATURE,
    CREATURES_SCORE,
    HEADINGS,
    HEROES_SCORE,
    KING,
    KINGS_SCORE,
    LEGEND,
    LEGENDS_SCORE,
    TREASURE,
    TREASURES_SCORE,
    TYPES,
)

HEADING_COUNT = len(HEADINGS)
TYPE_COUNT = len(TYPES)


@rule
def score(s, cards, sheet):
    """KC-E1 to KC-E4: every card's glory, under its heading."""
    for seat in range(s.players):
        for heading in range(HEADING_COUNT):
            sheet[seat, heading] = 0
        sheet[seat, HEROES_SCORE] = s.hero_glory[seat]
    for card in range(1, CARDS):
        seat = s.place[card]
        if seat >= s.players:
            continue
        kind = cards.type[card]
        if kind == TREASURE:
            sheet[seat, TREASURES_SCORE] += cards.glory[card]
        elif kind == KING:
            sheet[seat, KINGS_SCORE] += king_glory(s, cards, seat, card)
        elif kind == LEGEND and is_complete(s, cards, seat, card):
            sheet[seat, LEGENDS_SCORE] += cards.glory[card]
    for seat in range(s.players):
        sheet[seat, CREATURES_SCORE] = creature_glory(s, seat)


@rule
def king_glory(s, cards, seat, king):
    """KC-E3: the crowns of each side on which the owner has more cards of the ruled type."""
    ruled = cards.rules[king]
    own = s.cards_of_type[seat, ruled]
    glory = 0
    if own > s.cards_of_type[left_of(s, seat), ruled]:
        glory += cards.crowns_left[king]
    if own > s.cards_of_type[right_of(s, seat), ruled]:
        glory += cards.crowns_right[king]
    return glory


@rule
def is_complete(s, cards, seat, legend):
    """KC-E4: at least the shown number of cards of each shown type."""
    for kind in range(TYPE_COUNT):
        if s.cards_of_type[seat, kind] < cards.needs[legend, kind]:
            return False
    return True


@rule
def creature_glory(s, seat):
    """KC-E2: every creature is worth the number of different kinds."""
    return s.cards_of_type[seat, CREATURE] * count_bits(s.creature_kinds[seat])


@rule
def winners(s, cards, sheet, out):
    """KC-E5: most glory wins; a tie is a shared victory."""
    for seat in range(s.players):
        out[seat] = total(sheet, seat)
    return mark_best(out, s.players)
