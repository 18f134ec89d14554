"""Kings & Creatures: setup, the round, and the heroes after each round."""

from merrymen.engine.chance import draw, take_one
from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.engine.neighbours import left_of, right_of
from merrymen.games.kings_and_creatures.state import (
    CARDS,
    CARDS_PER_ROUND,
    CASTLE,
    CREATURE,
    GONE,
    LEGEND,
    ROUNDS,
    SHOWN,
    UNSEEN,
)


@rule
def stack_size(players):
    """KC-S4: 7 / 10 / 14 / 17 / 20 cards in each stack for 2 to 6 players."""
    return (players - 2) * 3 + 7 + (1 if players > 3 else 0)


@rule
def display_size(players):
    """KC-R1: 5 / 6 / 7 / 8 / 9 cards face up for 2 to 6 players."""
    return players + 3


@rule
def setup(s, cards, players, options):
    """KC-S1 to KC-S4: sort the cards, deal the castles, open the first stack."""
    s.players = players
    sort_cards(s, cards)
    deal_castles(s)
    start_round(s, cards, 1)


@rule
def sort_cards(s, cards):
    """KC-S2, KC-S3: which cards may come up at this number of players."""
    s.place[0] = GONE
    for card in range(1, CARDS):
        s.place[card] = UNSEEN
        if cards.type[card] == CASTLE:
            s.place[card] = GONE
        elif cards.type[card] == LEGEND:
            s.legends[s.legends_unseen] = card
            s.legends_unseen += 1
        elif cards.mark[card] <= s.players:
            s.others[s.others_unseen] = card
            s.others_unseen += 1
        else:
            s.place[card] = GONE
    s.legends_in_stacks = 3 * s.players


@rule
def deal_castles(s):
    """KC-S1: castles 1 to n at random, one each."""
    for castle in range(1, s.players + 1):
        seat = nth_seat_without_card(s, draw(s, s.players - castle + 1))
        s.visible_card[seat] = castle
        take_ownership(s, seat, castle, CASTLE)


@rule
def nth_seat_without_card(s, n):
    """The n-th seat, counted from 0, that has no castle yet."""
    seat = 0
    while s.visible_card[seat] != 0 or n > 0:
        if s.visible_card[seat] == 0:
            n -= 1
        seat += 1
    return seat


@rule
def start_round(s, cards, number):
    """KC-R1, KC-R6: open the next stack; the lowest visible card starts."""
    s.round_number = number
    s.stack_left = stack_size(s.players)
    for seat in range(s.players):
        s.taken[seat] = 0
        s.has_left[seat] = 0
    for _ in range(display_size(s.players)):
        show_card(s)
    s.seat = lowest_visible(s)


@rule
def show_card(s):
    """KC-R3: one card of the round stack is turned face up."""
    card = draw_unseen(s)
    s.stack_left -= 1
    s.place[card] = SHOWN
    at = s.display_count
    while at > 0 and s.display[at - 1] > card:
        s.display[at] = s.display[at - 1]
        at -= 1
    s.display[at] = card
    s.display_count += 1


@rule
def draw_unseen(s):
    """KC-S2, KC-S4: the next card of a shuffled stack, whichever of the unseen ones it is.

    All cards in the stacks that nobody has seen are alike, so the chance of a legend is the
    share of legends among them; each legend of the 19 that is unseen is as likely as another.
    """
    in_stacks = s.legends_in_stacks + s.others_unseen
    if draw(s, in_stacks) < s.legends_in_stacks:
        card = take_one(s, s.legends, s.legends_unseen)
        s.legends_unseen -= 1
        s.legends[s.legends_unseen] = 0
        s.legends_in_stacks -= 1
    else:
        card = take_one(s, s.others, s.others_unseen)
        s.others_unseen -= 1
        s.others[s.others_unseen] = 0
    return card


@rule
def lowest_visible(s):
    """KC-R2: among those still in the round, the lowest visible card is to move."""
    lowest = NONE
    for seat in range(s.players):
        in_round = s.has_left[seat] == 0
        if in_round and (lowest == NONE or s.visible_card[seat] < s.visible_card[lowest]):
            lowest = seat
    return lowest


@rule
def to_move(s):
    """KC-R2: the seat to move, or NONE after the last round."""
    return s.seat


@rule
def legal(s, cards, out):
    """KC-R3: any face-up card; the action is the card's number. There is no pass."""
    if s.seat == NONE:
        return 0
    for slot in range(s.display_count):
        out[slot] = s.display[slot]
    return s.display_count


@rule
def apply(s, cards, action):
    """KC-R3 to KC-R5: take the card, refill the display, see who moves next."""
    take(s, cards, action)
    if s.stack_left > 0:
        show_card(s)
    s.seat = lowest_visible(s)
    if s.seat == NONE:
        end_round(s, cards)


@rule
def take(s, cards, card):
    """KC-R3, KC-R4: take a face-up card; leave on the third card or on a lower number."""
    seat = s.seat
    lower = card < s.visible_card[seat]
    remove_from_display(s, card)
    take_ownership(s, seat, card, cards.type[card])
    s.heroes[seat] += cards.heroes[card]
    if cards.type[card] == CREATURE:
        s.creature_kinds[seat] |= 1 << cards.kind[card]
    s.visible_card[seat] = card
    s.taken[seat] += 1
    s.has_left[seat] = 1 if lower or s.taken[seat] == CARDS_PER_ROUND else 0


@rule
def take_ownership(s, seat, card, kind):
    """A card lies in front of its owner from now on."""
    s.place[card] = seat
    s.cards_of_type[seat, kind] += 1
    s.row[seat, s.row_count[seat]] = card
    s.row_count[seat] += 1


@rule
def remove_from_display(s, card):
    """Close the gap that a card leaves in the display."""
    at = 0
    while s.display[at] != card:
        at += 1
    s.display_count -= 1
    while at < s.display_count:
        s.display[at] = s.display[at + 1]
        at += 1
    s.display[at] = 0


@rule
def end_round(s, cards):
    """KC-R5, KC-H1: clear the display, compare the heroes, go on or end."""
    for slot in range(s.display_count):
        s.place[s.display[slot]] = GONE
        s.display[slot] = 0
    s.display_count = 0
    s.stack_left = 0  # face-down cards go out unseen: they stay in the bags of the unseen
    for seat in range(s.players):
        glory = hero_glory(s, seat)
        s.hero_glory[seat] += glory
        s.glory_of_round[seat, s.round_number - 1] = glory
    if s.round_number < ROUNDS:
        start_round(s, cards, s.round_number + 1)


@rule
def hero_glory(s, seat):
    """KC-H1: the glory of one seat's heroes after this round."""
    left, right = s.heroes[left_of(s, seat)], s.heroes[right_of(s, seat)]
    return glory_for_heroes(s.players, s.round_number, s.heroes[seat], left, right)


@rule
def glory_for_heroes(players, round_number, own, left, right):
    """KC-H1, KC-H2: glory for more heroes than a neighbour, twice it for more than both."""
    if players > 2 and own > left + right:
        return 2 * round_number
    return round_number if own > left or own > right else 0
