"""Sherwood Forest, advanced: how a sensible player bargains in the raid phase, SF-V10."""

from merrymen.engine.compiling import rule
from merrymen.games.sherwood_forest.rules.outlook import gold_worth, hopes, ride
from merrymen.games.sherwood_forest.rules.secrets import knows
from merrymen.games.sherwood_forest.state import (
    BARGAIN,
    BID,
    BID_GOLD,
    BID_KEEP,
    BID_LEAVE,
    BID_SLOT,
    BID_TOWN,
    BID_TURN,
    DECLINE,
    NO_CARD,
    NOW,
    SEND_TO,
    SLOTS,
    TAKE,
    YES,
)

WORTH_PAYING = 5.0  # what must hang on a card before gold is offered for it
CARD_COST = 0.8  # what a garment is worth in hand


@rule
def appraise_bid(s, cards, action):
    """Bargain where much hangs on one card, and offer little."""
    if s.phase == BARGAIN:
        return bargain_worth(s, cards) if action == YES else 0.0
    if s.phase == BID_GOLD:
        return NOW - action + 0.0  # as little as possible
    if action == DECLINE:
        return 0.0
    if s.phase == BID_TURN:
        return appraise_turn_bid(s, cards, action - BID)
    wanted = action - BID
    is_leave = wanted >= BID_LEAVE
    slot = wanted - (BID_LEAVE if is_leave else BID_SLOT)
    if not knows(s, s.seat, slot):
        return -1.0
    worth = pick_worth(s, cards, s.seat, slot)
    return (-worth if is_leave else worth) - WORTH_PAYING


@rule
def bargain_worth(s, cards):
    """SF-V10: there is gold to spare, and a card that one knows to matter."""
    worth = 0.0
    if s.gold[s.seat] > 1:
        for slot in range(SLOTS):
            if s.slot_state[slot] != NO_CARD and knows(s, s.seat, slot):
                worth = max(worth, abs(pick_worth(s, cards, s.seat, slot)))
    return worth - WORTH_PAYING


@rule
def pick_worth(s, cards, seat, slot):
    """A card that one knows by its way, another by what such cards bring."""
    if knows(s, seat, slot):
        card = s.laid[slot]
        return ride(s, cards, seat, card, cards.destination[card], 0)
    return hopes(s, cards, seat)


@rule
def turn_worth(s, cards, town):
    """What it brings to send the carriage to another town."""
    card = s.laid[s.carriage]
    now = ride(s, cards, s.seat, card, s.destination, s.arrow)
    return ride(s, cards, s.seat, card, town, s.arrow) - now


@rule
def appraise_turn_bid(s, cards, wanted):
    """SF-V10: for the way that is clearly better."""
    if wanted == BID_KEEP:
        now = ride(s, cards, s.seat, s.laid[s.carriage], s.destination, s.arrow)
        return now - WORTH_PAYING
    return turn_worth(s, cards, wanted - BID_TOWN) - WORTH_PAYING


@rule
def appraise_pick_offer(s, cards, action):
    """SF-V10: gold, and what the pick brings that it is for."""
    payer = action - TAKE
    gold, wanted = gold_worth(s) * s.bid_gold[payer], s.bid_on[payer]
    if wanted < BID_LEAVE:
        return gold + pick_worth(s, cards, s.seat, wanted - BID_SLOT)
    best = -99.0
    for slot in range(SLOTS):
        if s.slot_state[slot] != NO_CARD and slot != wanted - BID_LEAVE:
            best = max(best, pick_worth(s, cards, s.seat, slot))
    return gold + best


@rule
def appraise_turn_offer(s, cards, action):
    """SF-V10: gold for playing a garment, or for keeping it."""
    payer = action - TAKE
    gold, wanted = gold_worth(s) * s.bid_gold[payer], s.bid_on[payer]
    if wanted == BID_KEEP:
        return gold
    return gold + appraise_send(s, cards, SEND_TO + wanted - BID_TOWN)


@rule
def appraise_send(s, cards, action):
    """SF-V8: a garment where the new way is clearly better."""
    return turn_worth(s, cards, action - SEND_TO) - CARD_COST
