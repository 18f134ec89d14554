"""Sherwood Forest: the cards in the game, travel cards laid out, and the end of a round."""

from merrymen.engine.chance import draw
from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.engine.standing import count_bits
from merrymen.games.sherwood_forest.rules.table import (
    clear_bids,
    clear_fight,
    clear_news,
    clear_talk,
    lowest,
    next_seat,
    take_back,
)
from merrymen.games.sherwood_forest.state import (
    A_ROUNDS,
    EQUIPMENT_KINDS,
    FACE_DOWN,
    FACE_UP,
    HIDEOUTS,
    OVER,
    PLACE_COUNT,
    PLAIN_KINDS,
    PLAN,
    ROUNDS,
    SEATS,
    SLOTS,
    TRAVEL_CARDS,
)


@rule
def sort_cards(s, cards):
    """SF-S1, SF-S2, SF-V1: in the basic game sheriffs and special equipment are out.

    Which 12, 15 or 18 cards of a back are in the game is decided as they are looked at: each card
    of that back that nobody has seen is as likely as another.
    """
    for card in range(TRAVEL_CARDS):
        if s.advanced or not cards.sheriff[card]:
            s.unseen |= 1 << card
    for kind in range(EQUIPMENT_KINDS):
        if s.advanced or kind < PLAIN_KINDS:
            s.deck[kind] = cards.equipment[kind]
            s.deck_left += cards.equipment[kind]


@rule
def clear_board(s):
    """Nobody in any hideout, nothing under way."""
    clear_talk(s)
    clear_bids(s)
    clear_fight(s)
    clear_news(s)
    s.pay_from = NONE
    s.pay_to = NONE
    s.carriage = NONE
    s.destination = NONE
    for hideout in range(HIDEOUTS):
        s.leader[hideout] = NONE
        s.planned[hideout] = NONE
        s.informer[hideout] = NONE
    for slot in range(SLOTS):
        s.laid[slot] = NONE


@rule
def laid_out(players):
    """SF-S3: 4 / 5 / 6 / 6 travel cards with 3 / 4 / 5 / 6 players."""
    return min(players + 1, SLOTS)


@rule
def start_round(s, cards, number):
    """SF-S3, SF-E1: lay out the next travel cards, the first one face up; planning begins."""
    s.round_number = number
    s.emptied = 0
    s.first_card = NONE
    s.bargainers = 0
    for slot in range(laid_out(s.players)):
        s.slot_state[slot] = FACE_DOWN
    s.laid[0] = draw_travel_card(s, cards)
    s.slot_state[0] = FACE_UP
    s.turn = s.marker
    s.seat = s.marker
    s.phase = PLAN


@rule
def back_of_round(s):
    """SF-S2: A lies on top of B, and each lasts for three rounds."""
    return 0 if s.round_number <= A_ROUNDS else 1


@rule
def draw_travel_card(s, cards):
    """One of the unseen cards with this round's back."""
    left = s.unseen & cards.with_back[back_of_round(s)]
    for _ in range(draw(s, count_bits(left))):
        left &= left - 1  # without the lowest
    card = lowest(left)
    s.unseen &= ~(1 << card)
    return card


@rule
def end_round(s, cards):
    """SF-E1, SF-V9: robbers home, promises and pledges back, the marker passes on."""
    if s.advanced and s.round_number < ROUNDS:
        reward_crossing(s, cards)
    for hideout in range(HIDEOUTS):
        clear_hideout(s, hideout)
    for seat in range(s.players):
        for place in range(PLACE_COUNT):
            s.camp[seat] += s.places[place, seat]
            s.places[place, seat] = 0
    if s.round_number == ROUNDS:
        s.phase = OVER
        s.seat = NONE
        s.turn = NONE
    else:
        s.marker = poorest_other(s)
        start_round(s, cards, s.round_number + 1)


@rule
def reward_crossing(s, cards):
    """SF-V9: most robbers in the red-lined hideouts: one more from the oak; all tied get it."""
    most = 1
    for seat in range(s.players):
        most = max(most, robbers_at_crossing(s, cards, seat))
    for seat in range(s.players):
        if robbers_at_crossing(s, cards, seat) == most and s.oak[seat] > 0:
            s.oak[seat] -= 1
            s.camp[seat] += 1


@rule
def robbers_at_crossing(s, cards, seat):
    """A player's robbers in the four red-lined hideouts."""
    count = 0
    for hideout in range(HIDEOUTS):
        if cards.red[hideout]:
            count += s.group[hideout, seat]
    return count


@rule
def clear_hideout(s, hideout):
    """SF-E1, SF-R4, SF-V9: everybody goes home; what was promised or pledged goes back.

    Only a group has members and pledges, but promises may lie where there is no group any more.
    """
    if s.advanced:
        return_promises(s, hideout)
    if s.leader[hideout] != NONE:
        for seat in range(s.players):
            s.camp[seat] += s.group[hideout, seat]
            s.group[hideout, seat] = 0
            return_pledges(s, hideout, seat)
    s.leader[hideout] = NONE
    s.planned[hideout] = NONE
    s.informer[hideout] = NONE


@rule
def return_promises(s, hideout):
    """SF-V9: to the quarry and under the oak."""
    for seat in range(SEATS):
        s.quarry += s.promised_gold[hideout, seat]
        s.promised_gold[hideout, seat] = 0
        s.oak[seat] += s.promised_companions[hideout, seat]
        s.promised_companions[hideout, seat] = 0


@rule
def return_pledges(s, hideout, seat):
    """SF-R4: pledged cards that were not used go back to the hand."""
    for kind in range(PLAIN_KINDS):
        while s.pledged[hideout, seat, kind] > 0:
            s.pledged[hideout, seat, kind] -= 1
            take_back(s, seat, kind)


@rule
def poorest_other(s):
    """SF-E1: the least gold other than the holder's; ties: nearest clockwise to the holder."""
    best, seat = NONE, next_seat(s, s.marker)
    while seat != s.marker:
        if best == NONE or s.gold[seat] < s.gold[best]:
            best = seat
        seat = next_seat(s, seat)
    return best
