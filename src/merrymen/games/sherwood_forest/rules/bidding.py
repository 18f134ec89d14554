"""Sherwood Forest, advanced: bargaining in the raid phase, SF-V10.

Only what is carried out at once binds: gold for picking a travel card or for leaving it, for
playing a garment that the table has seen or for keeping it.
"""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest.rules.lists import put_if, put_range
from merrymen.games.sherwood_forest.rules.table import clear_bids, next_in, next_seat
from merrymen.games.sherwood_forest.state import (
    BID,
    BID_GOLD,
    BID_KEEP,
    BID_LEAVE,
    BID_SLOT,
    BID_TOWN,
    DECLINE,
    NO,
    NO_CARD,
    NOW,
    PICK,
    REDIRECT,
    SLOTS,
    TAKE,
    TOWNS,
    YES,
)


@rule
def with_gold(s):
    """The set of players with gold in camp."""
    mask = 0
    for seat in range(s.players):
        if s.gold[seat] > 0:
            mask |= 1 << seat
    return mask


@rule
def next_bargainer(s):
    """SF-V10: clockwise from the first-player card, everybody with gold says it once a round."""
    seat, waits = s.turn, with_gold(s) & ~s.bid_asked
    for _ in range(s.players):
        if waits >> seat & 1:
            s.seat = seat
            return
        seat = next_seat(s, seat)
    s.bid_asked = 0
    s.phase = PICK


@rule
def legal_bargain(s, out):
    """SF-V10: will you bargain this round?"""
    out[0] = YES
    out[1] = NO
    return 2


@rule
def apply_bargain(s, action):
    """SF-V10: said openly."""
    s.bid_asked |= 1 << s.seat
    if action == YES:
        s.bargainers |= 1 << s.seat
    s.seat = NONE


@rule
def next_bidder(s, other):
    """SF-V10: clockwise from whom it is about, the next bargainer with gold; or NONE."""
    waits = s.bargainers & ~s.bid_asked & with_gold(s)
    return next_in(s, other, other, waits)


@rule
def legal_pick_bid(s, out):
    """SF-V10: gold for picking a card, or for leaving it."""
    out[0] = DECLINE
    count = 1
    for slot in range(SLOTS):
        is_laid = s.slot_state[slot] != NO_CARD
        count = put_if(is_laid, out, count, BID + BID_SLOT + slot)
        count = put_if(is_laid, out, count, BID + BID_LEAVE + slot)
    return count


@rule
def legal_turn_bid(s, cards, out):
    """SF-V10: gold for sending the carriage elsewhere, or for keeping the garment."""
    out[0] = DECLINE
    out[1] = BID + BID_KEEP
    count = 2
    for town in range(TOWNS):
        if town != s.destination and town != cards.origin[s.laid[s.carriage]]:
            out[count] = BID + BID_TOWN + town
            count += 1
    return count


@rule
def apply_bid(s, action):
    """SF-V10: one offer, or none."""
    if action == DECLINE:
        end_bid(s)
    else:
        s.bid_on[s.seat] = action - BID
        s.phase = BID_GOLD


@rule
def legal_gold(s, out):
    """SF-V10: as much as the camp holds."""
    return put_range(out, 0, NOW, 1, s.gold[s.seat])


@rule
def apply_gold(s, action):
    """SF-V10: the offer is made."""
    s.bid_gold[s.seat] = action - NOW
    end_bid(s)


@rule
def end_bid(s):
    """The next bargainer is asked, or the one whom it is about decides."""
    s.bid_asked |= 1 << s.seat
    s.seat = NONE
    s.phase = PICK if s.carriage == NONE else REDIRECT


@rule
def put_bids(s, out, count):
    """SF-V10: the offers made; at most one is taken."""
    for seat in range(s.players):
        count = put_if(s.bid_gold[seat] > 0, out, count, TAKE + seat)
    return count


@rule
def take_bid(s, payer):
    """SF-V10: paid at once; what for is returned, and no other offer is left."""
    wanted = s.bid_on[payer]
    s.gold[payer] -= s.bid_gold[payer]
    s.gold[s.seat] += s.bid_gold[payer]
    asked = s.bid_asked
    clear_bids(s)
    s.bid_asked = asked
    return wanted
