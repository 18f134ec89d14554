"""Sherwood Forest: the road, from the pick of a travel card to the end of its way."""

from merrymen.engine.chance import reveal
from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest.rules.bidding import next_bidder, put_bids, take_bid
from merrymen.games.sherwood_forest.rules.rounds import draw_travel_card, end_round
from merrymen.games.sherwood_forest.rules.table import (
    apply_show,
    clear_bids,
    clear_fight,
    lose_card,
    may_hold,
    next_seat,
)
from merrymen.games.sherwood_forest.state import (
    ARROW,
    BID,
    BID_KEEP,
    BID_LEAVE,
    BID_PICK,
    BID_SLOT,
    BID_TOWN,
    BID_TURN,
    FACE_DOWN,
    FACE_UP,
    GARMENT,
    HIDEOUTS,
    LEAVING,
    LET_PASS,
    NEXT,
    NO_CARD,
    PICK,
    PICK_CARD,
    REDIRECT,
    SEND_TO,
    SHOW,
    SLOTS,
    TAKE,
    THE_TABLE,
    TOWNS,
    VIEWERS,
    WATCH,
)

SHOW_GARMENT = SHOW + GARMENT * VIEWERS + THE_TABLE


@rule
def next_pick(s, cards):
    """SF-R1, SF-V10: offers, then the pick; the last card is nobody's choice."""
    left, last = cards_to_pick(s)
    if left == 0:
        end_round(s, cards)
    elif left == 1:
        pick(s, cards, last)
    else:
        s.seat = next_bidder(s, s.turn) if s.bargainers else NONE
        if s.seat == NONE:
            s.seat = s.turn
        else:
            s.phase = BID_PICK


@rule
def cards_to_pick(s):
    """How many travel cards may be picked, and the last of them."""
    left, last = 0, NONE
    for slot in range(SLOTS):
        if s.slot_state[slot] != NO_CARD and slot != s.barred:
            left += 1
            last = slot
    return left, last


@rule
def legal_pick(s, out):
    """SF-R1, SF-V10: any travel card laid out but the one paid for being left; or an offer."""
    count = 0
    for slot in range(SLOTS):
        if s.slot_state[slot] != NO_CARD and slot != s.barred:
            out[count] = PICK_CARD + slot
            count += 1
    return put_bids(s, out, count) if s.bargainers else count


@rule
def apply_pick(s, cards, action):
    """SF-R1, SF-V10: a card, or somebody's gold for picking one or leaving it."""
    if action < BID:
        pick(s, cards, action - PICK_CARD)
        return
    wanted = take_bid(s, action - TAKE)
    if wanted < BID_LEAVE:
        pick(s, cards, wanted - BID_SLOT)
        return
    s.barred = wanted - BID_LEAVE
    left, last = cards_to_pick(s)
    if left == 1:
        pick(s, cards, last)


@rule
def pick(s, cards, slot):
    """SF-R1: the card is revealed and the carriage starts."""
    if s.laid[slot] == NONE:
        s.laid[slot] = draw_travel_card(s, cards)
    elif s.slot_state[slot] == FACE_DOWN:
        reveal(s)
    s.slot_state[slot] = FACE_UP
    s.carriage = slot
    s.destination = cards.destination[s.laid[slot]]
    s.arrow = 0
    s.watching = 0
    if s.advanced:
        clear_bids(s)
        for seat in range(s.players):
            if may_hold(s, cards, seat, GARMENT):
                s.watching |= 1 << seat
    before_arrow(s)


@rule
def before_arrow(s):
    """SF-V8: garments are asked about at the reveal, and who watches again at the crossing.

    Between the two nothing about the leaving arm can change, so nobody is asked before the other
    arrows of the arm that the carriage comes from.
    """
    s.seat = NONE
    if s.arrow > LEAVING:
        s.watching = 0
    is_asked = s.watching != 0 and (s.arrow == 0 or s.arrow == LEAVING)
    s.phase = REDIRECT if is_asked else ARROW


@rule
def next_messenger(s, cards):
    """SF-V8: clockwise from the picker, everybody who may hold a garment and still watches."""
    seat = s.turn
    for _ in range(s.players):
        waits = s.watching & ~s.spoken
        if waits >> seat & 1 and may_hold(s, cards, seat, GARMENT):
            ask_messenger(s, seat)
            return
        seat = next_seat(s, seat)
    s.spoken = 0
    s.phase = ARROW


@rule
def ask_messenger(s, seat):
    """SF-V10: who has shown a garment hears the bargainers first."""
    s.talk_seat = seat
    bidder = next_bidder(s, seat) if s.shown[seat, GARMENT] > 0 else NONE
    if bidder == NONE:
        s.seat = seat
    else:
        s.seat = bidder
        s.phase = BID_TURN


@rule
def legal_redirect(s, cards, out):
    """SF-V8: another destination, not the start town; or nothing, now or for good."""
    count = 0
    if s.hand[s.seat, GARMENT] > 0:
        for town in range(TOWNS):
            if town != s.destination and town != cards.origin[s.laid[s.carriage]]:
                out[count] = SEND_TO + town
                count += 1
        if s.shown[s.seat, GARMENT] == 0 and next_bidder(s, s.seat) != NONE:
            out[count] = SHOW_GARMENT
            count += 1
    if s.arrow < LEAVING:
        out[count] = WATCH
        count += 1
    out[count] = LET_PASS
    return put_bids(s, out, count + 1)


@rule
def apply_redirect(s, action):
    """SF-V8: each player at most one garment for a travel card; SF-V10: or what is paid for."""
    if action == SHOW_GARMENT:
        apply_show(s, action)
        s.seat = NONE
        return
    if TAKE <= action < NEXT:
        wanted = take_bid(s, action - TAKE)
        action = LET_PASS if wanted == BID_KEEP else SEND_TO + wanted - BID_TOWN
    if action == WATCH:
        s.spoken |= 1 << s.seat
    else:
        s.watching &= ~(1 << s.seat)
    if action < WATCH:
        lose_card(s, s.seat, GARMENT)
        s.discards[GARMENT] += 1
        s.destination = action - SEND_TO
    clear_bids(s)
    s.seat = NONE


@rule
def drive_on(s):
    """After a fight the carriage goes on to the next arrow."""
    clear_fight(s)
    s.arrow += 1
    before_arrow(s)


@rule
def end_carriage(s, raided):
    """SF-R5: the travel card, raided somewhere or not (NONE), leaves; the next player picks."""
    slot = s.carriage
    at = 0 if s.ran_card[0] == NONE else 1
    s.ran_card[at] = s.laid[slot]
    s.ran_raided[at] = raided
    if raided != NONE:  # else the last fight, if there was one, has been cleared away
        clear_fight(s)
    s.slot_state[slot] = NO_CARD
    s.laid[slot] = NONE
    s.seen_by[slot] = 0
    s.marked[slot] = 0
    if s.advanced:
        for hideout in range(HIDEOUTS):
            s.cloaked[hideout] = 0
    s.carriage = NONE
    s.destination = NONE
    s.arrow = 0
    s.watching = 0
    s.barred = NONE
    s.turn = next_seat(s, s.turn)
    s.seat = NONE
    s.phase = PICK
