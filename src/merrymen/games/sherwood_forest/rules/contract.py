"""Sherwood Forest, advanced: the leader's contract, written field by field, and the answers.

The contract begins as the offers stand. The leader names the travel card and its informer, goes
through the offers one by one (take it, leave it, or change some of its fields and then take it),
sets the own terms and proposes the whole.
"""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest.rules.planning import legal_robbers, place_group
from merrymen.games.sherwood_forest.rules.table import next_in, put_range, put_slots
from merrymen.games.sherwood_forest.rules.talk import offers, withdraw
from merrymen.games.sherwood_forest.state import (
    ACCEPT,
    CARD,
    COMPANIONS,
    COMPANIONS_FIELD,
    CONFIRM,
    CONSENT,
    DEAL_INFORMER,
    DEAL_MEMBER,
    DEAL_OWN,
    FIRST_FIELD,
    GOLD,
    GOLD_FIELD,
    HIDEOUTS,
    INFORMER,
    NO,
    NO_SLOT,
    NOW,
    NOW_FIELD,
    REJECT,
    ROBBERS,
    SLOT,
    TOKEN_PAIRS,
    WITHDRAW,
    YES,
)


@rule
def legal_deal_card(s, out):
    """SF-V4 (3): at most one travel card, while a pair of tokens is left."""
    count = put_slots(s, out, 0, SLOT) if planned_alliances(s) < TOKEN_PAIRS else 0
    out[count] = NO_SLOT
    return count + 1


@rule
def planned_alliances(s):
    """How many pairs of tokens are on the board."""
    count = 0
    for hideout in range(HIDEOUTS):
        if s.planned[hideout] != NONE:
            count += 1
    return count


@rule
def apply_deal_card(s, action):
    """SF-V3: a planned raid needs an informer; without a card there are no promises."""
    if action == NO_SLOT:
        open_terms(s)
    else:
        s.deal_slot = action - SLOT
        s.phase = DEAL_INFORMER


@rule
def legal_informer(s, out):
    """SF-V4 (3): the informer is a member: the leader, or one of those who made an offer."""
    out[0] = INFORMER + s.turn
    count, mask = 1, offers(s)
    for seat in range(s.players):
        if mask >> seat & 1:
            out[count] = INFORMER + seat
            count += 1
    return count


@rule
def apply_informer(s, action):
    """The informer is written down."""
    s.deal_informer = action - INFORMER
    open_terms(s)


@rule
def open_terms(s):
    """The terms of the member talked about begin as offered, as far as that is possible."""
    seat = s.talk_seat
    s.phase = DEAL_MEMBER
    s.talk_field = FIRST_FIELD
    s.deal_robbers[seat] = s.offer_robbers[seat]
    if s.deal_slot != NONE:
        s.deal_gold[seat] = min(s.offer_gold[seat], gold_to_promise(s, seat))
        s.deal_companions[seat] = s.offer_companions[seat]
    s.deal_now[seat] = min(s.offer_now[seat], gold_to_pay(s, seat))


@rule
def gold_to_promise(s, seat):
    """SF-V4: all promised gold lies in the quarry now."""
    left = s.quarry
    for other in range(s.players):
        if other != seat:
            left -= s.deal_gold[other]
    return left


@rule
def gold_to_pay(s, seat):
    """SF-V4: what the leader's camp still holds for this member."""
    left = s.gold[s.turn]
    for other in range(s.players):
        if other != seat and s.deal_now[other] > 0:
            left -= s.deal_now[other]
    return left


@rule
def legal_member(s, out):
    """SF-V4 (3): take the offer as it stands, leave it, or change a field."""
    seat = s.talk_seat
    out[0] = ACCEPT
    count = 1
    if s.talk_field == FIRST_FIELD:
        if s.deal_informer != seat:
            out[count] = REJECT
            count += 1
        count = put_range(out, count, ROBBERS, 0, s.camp[seat] - 1)
    count = legal_promises(s, out, count)
    if s.talk_field <= NOW_FIELD:
        count = put_range(out, count, NOW, -s.gold[seat], gold_to_pay(s, seat))
    return count


@rule
def legal_promises(s, out, count):
    """SF-V4 (3): promised gold and companions; no card, no promises."""
    seat = s.talk_seat
    if s.deal_slot == NONE:
        return count
    if s.talk_field <= GOLD_FIELD:
        count = put_range(out, count, GOLD, 0, gold_to_promise(s, seat))
    if s.talk_field <= COMPANIONS_FIELD and s.oak[seat] > 0:
        count = put_range(out, count, COMPANIONS, 0, s.oak[seat])
    return count


@rule
def apply_member(s, action):
    """SF-V4 (3): each field once at most, none after a later one."""
    seat = s.talk_seat
    if action == REJECT:
        s.deal_robbers[seat] = 0
        s.deal_gold[seat] = 0
        s.deal_companions[seat] = 0
        s.deal_now[seat] = 0
        close_terms(s)
    elif action == ACCEPT:
        close_terms(s)
    elif action < CARD or GOLD <= action <= COMPANIONS + s.oak[seat]:
        write_share(s, action)
    else:
        s.deal_now[seat] = action - NOW
        close_terms(s)


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
    s.talk_field = FIRST_FIELD
    s.talk_seat = next_in(s, s.talk_seat, s.turn, offers(s))
    if s.talk_seat != NONE:
        open_terms(s)
    elif deal_members(s) == 0:
        withdraw(s)
    else:
        s.phase = DEAL_OWN
        s.talk_seat = s.turn
        s.deal_robbers[s.turn] = s.offer_robbers[s.turn]


@rule
def deal_members(s):
    """The set of members beside the leader."""
    mask = 0
    for seat in range(s.players):
        if seat != s.turn and s.deal_robbers[seat] > 0:
            mask |= 1 << seat
    return mask


@rule
def legal_own(s, out):
    """SF-V4 (3): the leader's own robbers and promises; then propose or withdraw."""
    out[0] = CONFIRM
    out[1] = WITHDRAW
    count = 2
    if s.talk_field == FIRST_FIELD:
        count = legal_robbers(s, out, count)
    return legal_promises(s, out, count)


@rule
def apply_own(s, action):
    """SF-V4 (4): a proposed contract goes to the members."""
    if action == WITHDRAW:
        withdraw(s)
    elif action == CONFIRM:
        s.phase = CONSENT
        s.talk_field = FIRST_FIELD
        s.answered = 0
        s.seat = NONE
    else:
        write_share(s, action)


@rule
def next_consent(s):
    """SF-V4 (4): clockwise, every other member; when all have said yes, the contract holds."""
    s.seat = next_in(s, s.turn, s.turn, deal_members(s) & ~s.answered)
    if s.seat == NONE:
        sign(s)


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
        s.gold[seat] += s.deal_now[seat]
        s.gold[s.turn] -= s.deal_now[seat]
        s.promised_gold[hideout, seat] = s.deal_gold[seat]
        s.quarry -= s.deal_gold[seat]
        s.promised_companions[hideout, seat] = s.deal_companions[seat]
        s.oak[seat] -= s.deal_companions[seat]
    place_group(s)
