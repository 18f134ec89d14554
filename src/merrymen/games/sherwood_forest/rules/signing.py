"""Sherwood Forest, advanced: a proposed contract: who is bound, yes or no, and what follows."""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest.rules.answers import withdraw
from merrymen.games.sherwood_forest.rules.planning import place_group
from merrymen.games.sherwood_forest.rules.table import next_in
from merrymen.games.sherwood_forest.state import CARD_FIELD, CONSENT, NO, SEATS, YES


@rule
def gold_to_be_paid(s, payer):
    """All that a player is to pay now."""
    gold = 0
    for other in range(SEATS):
        gold += s.deal_pay[payer, other]
    return gold


@rule
def deal_members(s):
    """The set of members beside the leader."""
    mask = 0
    for seat in range(s.players):
        if seat != s.turn and s.deal_robbers[seat] > 0:
            mask |= 1 << seat
    return mask


@rule
def propose(s):
    """SF-V4 (4): the contract goes to those it binds."""
    s.phase = CONSENT
    s.talk_field = CARD_FIELD
    s.talk_seat = NONE
    s.answered = 0
    s.seat = NONE


@rule
def next_consent(s):
    """SF-V4 (4): clockwise, every other member and who pays; all yes, and the contract holds."""
    s.seat = next_in(s, s.turn, s.turn, parties(s) & ~s.answered)
    if s.seat == NONE:
        sign(s)


@rule
def parties(s):
    """SF-V4 (4): whom the contract binds: members, and others who are to pay."""
    mask = deal_members(s)
    for seat in range(s.players):
        if gold_to_be_paid(s, seat) > 0:
            mask |= 1 << seat
    return mask


@rule
def legal_consent(s, out):
    """SF-V4 (4): yes or no."""
    out[0] = YES
    out[1] = NO
    return 2


@rule
def apply_consent(s, action):
    """SF-V4 (4): any no voids the contract."""
    if action == NO:
        withdraw(s)
    else:
        s.answered |= 1 << s.seat
        s.seat = NONE


@rule
def sign(s):
    """SF-V4 (5), SF-V3: gold is paid, robbers, tokens and promises are placed."""
    hideout = s.at_hideout
    s.planned[hideout] = s.deal_slot
    s.informer[hideout] = s.deal_informer
    for seat in range(s.players):
        for other in range(s.players):
            s.gold[seat] += s.deal_pay[other, seat] - s.deal_pay[seat, other]
        s.promised_gold[hideout, seat] = s.deal_gold[seat]
        s.quarry -= s.deal_gold[seat]
        s.promised_companions[hideout, seat] = s.deal_companions[seat]
        s.oak[seat] -= s.deal_companions[seat]
    place_group(s)
