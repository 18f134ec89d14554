"""Sherwood Forest, advanced: the leader's contract, written field by field, and the answers.

The contract begins as things stand: the card aimed at, the offers as they were made. The leader may
name another card, goes through the offers one by one (take it, leave it, or change some of its
fields and then take it), adds to the own terms and to the gold paid now, and proposes the whole;
or takes all that is left as it stands and proposes at once.
"""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest.rules.answers import offers, withdraw
from merrymen.games.sherwood_forest.rules.lists import (
    put_if,
    put_long_range,
    put_range,
    put_slots,
)
from merrymen.games.sherwood_forest.rules.planning import legal_robbers
from merrymen.games.sherwood_forest.rules.signing import deal_members, gold_to_be_paid, propose
from merrymen.games.sherwood_forest.rules.table import clear_terms, next_in
from merrymen.games.sherwood_forest.state import (
    ACCEPT,
    CARD,
    CARD_FIELD,
    COMPANIONS,
    COMPANIONS_FIELD,
    CONFIRM,
    DEAL_MEMBER,
    DEAL_OWN,
    DEAL_PAY,
    FEWEST_ROBBERS,
    GOLD,
    GOLD_FIELD,
    HIDEOUTS,
    INFORMER,
    NO_SLOT,
    NOW,
    NOW_FIELD,
    PAY,
    REJECT,
    ROBBERS,
    ROBBERS_FIELD,
    SEATS,
    SLOT,
    TOKEN_PAIRS,
    WITHDRAW,
)


@rule
def open_contract(s):
    """SF-V4 (3): the card aimed at, while a pair of tokens is left; then the first offer."""
    s.seat = s.turn
    if s.aim != NONE and planned_alliances(s) < TOKEN_PAIRS:
        name_card(s, s.aim)
    s.talk_seat = next_in(s, s.turn, s.turn, bidders(s))
    s.talk_field = CARD_FIELD
    begin_terms(s)


@rule
def bidders(s):
    """SF-V4: the set of asked players who offer robbers, or gold now without any."""
    mask = offers(s)
    for seat in range(s.players):
        if s.offer_now[seat] != 0:
            mask |= 1 << seat
    return mask


@rule
def planned_alliances(s):
    """How many pairs of tokens are on the board."""
    count = 0
    for hideout in range(HIDEOUTS):
        if s.planned[hideout] != NONE:
            count += 1
    return count


@rule
def name_card(s, slot):
    """SF-V3: a planned raid needs an informer: who offered to inform on the card, or the leader."""
    s.deal_slot = slot
    informed = 0
    for seat in range(s.players):
        if s.offer_slot[seat] == slot:
            informed |= 1 << seat
    informer = next_in(s, s.turn, s.turn, informed & offers(s))
    s.deal_informer = s.turn if informer == NONE else informer


@rule
def begin_terms(s):
    """The terms of the player talked about begin as offered, as far as that is possible."""
    seat = s.talk_seat
    s.deal_robbers[seat] = s.offer_robbers[seat]
    s.deal_gold[seat] = 0
    s.deal_companions[seat] = 0
    if s.deal_slot != NONE and s.offer_robbers[seat] > 0:
        s.deal_gold[seat] = min(s.offer_gold[seat], gold_to_promise(s, seat))
        s.deal_companions[seat] = s.offer_companions[seat]
    if s.offer_now[seat] != 0:
        other = s.turn if s.offer_with[seat] == NONE else s.offer_with[seat]
        write_payment(s, seat, other, s.offer_now[seat])


@rule
def write_payment(s, seat, other, gold):
    """SF-V4: gold now to a player (> 0) or from them, as far as the payer's camp goes."""
    s.deal_pay[seat, other] = 0
    s.deal_pay[other, seat] = 0
    if gold > 0:
        s.deal_pay[other, seat] = min(gold, gold_to_pay(s, other))
    else:
        s.deal_pay[seat, other] = min(-gold, gold_to_pay(s, seat))


@rule
def gold_to_promise(s, seat):
    """SF-V4: all promised gold lies in the quarry now."""
    left = s.quarry + s.deal_gold[seat]
    for other in range(SEATS):
        left -= s.deal_gold[other]
    return left


@rule
def gold_to_pay(s, payer):
    """SF-V4: what a camp still holds beyond the payments written down."""
    return s.gold[payer] - gold_to_be_paid(s, payer)


@rule
def legal_member(s, out):
    """SF-V4 (3): take the offer as it stands, leave it, change a field; or propose, or withdraw.

    Only what has members is proposed: those written down, or an offer of robbers still to come.
    """
    seat = s.talk_seat
    out[0] = ACCEPT
    out[1] = REJECT
    out[2] = WITHDRAW
    count = 3
    has_members = deal_members(s) != 0 or next_in(s, seat, s.turn, offers(s)) != NONE
    count = put_if(has_members, out, count, CONFIRM)
    if s.talk_field == CARD_FIELD:
        count = put_other_cards(s, out, count)
    if s.offer_robbers[seat] > 0:
        if s.talk_field <= ROBBERS_FIELD:
            count = put_range(out, count, ROBBERS, 0, s.camp[seat] - 1)
        count = legal_promises(s, out, count)
    low = gold_to_pay(s, seat) + s.deal_pay[seat, s.turn]
    high = gold_to_pay(s, s.turn) + s.deal_pay[s.turn, seat]
    return put_range(out, count, NOW, -low, high)


@rule
def put_other_cards(s, out, count):
    """SF-V4 (3): at most one travel card, while a pair of tokens is left."""
    first = count
    if planned_alliances(s) < TOKEN_PAIRS:
        count = put_slots(s, out, count, SLOT)
    for at in range(first, count):
        if out[at] == SLOT + s.deal_slot:
            out[at] = NO_SLOT  # the card named already may be left out instead
    return count


@rule
def legal_promises(s, out, count):
    """SF-V4 (3): promised gold and companions; no card, no promises."""
    seat = s.talk_seat
    if s.deal_slot == NONE:
        return count
    if s.talk_field <= GOLD_FIELD:
        count = put_long_range(out, count, GOLD, 0, gold_to_promise(s, seat))
    if s.talk_field <= COMPANIONS_FIELD and s.oak[seat] > 0:
        count = put_range(out, count, COMPANIONS, 0, s.oak[seat])
    return count


@rule
def apply_member(s, action):
    """SF-V4 (3): each field once at most, none after a later one."""
    if action == WITHDRAW:
        withdraw(s)
    elif action == CONFIRM:
        while s.phase == DEAL_MEMBER:
            close_terms(s)
        propose(s)
    elif action == REJECT:
        leave_out(s)
        close_terms(s)
    elif action == ACCEPT:
        close_terms(s)
    elif SLOT <= action <= NO_SLOT:
        change_card(s, action)
    elif action <= COMPANIONS + FEWEST_ROBBERS:
        write_share(s, action)
    else:
        write_payment(s, s.talk_seat, s.turn, action - NOW)
        close_terms(s)


@rule
def change_card(s, action):
    """SF-V4 (3): another travel card, or none; without a card there are no promises."""
    s.deal_slot = NONE
    s.deal_informer = NONE
    if action != NO_SLOT:
        name_card(s, action - SLOT)
    s.talk_field = ROBBERS_FIELD
    begin_terms(s)


@rule
def leave_out(s):
    """SF-V4 (3): a player is no party to the contract, nor is the gold of their offer."""
    seat = s.talk_seat
    clear_terms(s, seat)
    for other in range(s.players):
        s.deal_pay[other, seat] = 0
    if s.deal_informer == seat:
        s.deal_informer = s.turn


@rule
def write_share(s, action):
    """Robbers, promised gold or promised companions of the member talked about."""
    seat = s.talk_seat
    if action < CARD:
        s.deal_robbers[seat] = action - ROBBERS + 1
        s.talk_field = GOLD_FIELD
    elif action < COMPANIONS:
        s.deal_gold[seat] = action - GOLD
        s.talk_field = COMPANIONS_FIELD
    else:
        s.deal_companions[seat] = action - COMPANIONS
        s.talk_field = NOW_FIELD


@rule
def close_terms(s):
    """Go on to the next offer, or to the leader's own terms; without members it is over."""
    s.talk_field = ROBBERS_FIELD
    s.talk_seat = next_in(s, s.talk_seat, s.turn, bidders(s))
    if s.talk_seat != NONE:
        begin_terms(s)
    elif deal_members(s) == 0:
        withdraw(s)
    else:
        s.phase = DEAL_OWN
        s.talk_seat = s.turn
        s.talk_field = CARD_FIELD
        s.deal_robbers[s.turn] = s.offer_robbers[s.turn]


@rule
def legal_own(s, out):
    """SF-V4 (3): another informer, own robbers and promises, gold now; propose or withdraw."""
    out[0] = CONFIRM
    out[1] = WITHDRAW
    count = 2
    if s.talk_field == CARD_FIELD and s.deal_slot != NONE:
        group = deal_members(s) | 1 << s.turn
        for seat in range(s.players):
            may_inform = group >> seat & 1 == 1 and seat != s.deal_informer
            count = put_if(may_inform, out, count, INFORMER + seat)
    if s.talk_field <= ROBBERS_FIELD:
        count = legal_robbers(s, out, count)
    return put_payments(s, out, legal_promises(s, out, count))


@rule
def put_payments(s, out, count):
    """SF-V4: gold now between any two players, members or not, while the payer has some."""
    for payer in range(s.players):
        if gold_to_pay(s, payer) > 0:
            for other in range(s.players):
                is_free = s.deal_pay[payer, other] + s.deal_pay[other, payer] == 0
                action = PAY + payer * SEATS + other
                count = put_if(is_free and other != payer, out, count, action)
    return count


@rule
def apply_own(s, action):
    """SF-V4 (3), (4): one field more, or the contract goes to the members."""
    if action == WITHDRAW:
        withdraw(s)
    elif action == CONFIRM:
        propose(s)
    elif action < PAY:
        write_share(s, action)
    elif action < INFORMER:
        s.pay_from = (action - PAY) // SEATS
        s.pay_to = (action - PAY) % SEATS
        s.phase = DEAL_PAY
    else:
        s.deal_informer = action - INFORMER
        s.talk_field = ROBBERS_FIELD


@rule
def legal_amount(s, out):
    """SF-V4: not more than the payer's camp holds."""
    return put_range(out, 0, NOW, 1, gold_to_pay(s, s.pay_from))


@rule
def apply_amount(s, action):
    """SF-V4: a payment is written down."""
    s.deal_pay[s.pay_from, s.pay_to] = action - NOW
    s.pay_from = NONE
    s.pay_to = NONE
    s.phase = DEAL_OWN
