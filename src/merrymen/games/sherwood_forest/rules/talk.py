"""Sherwood Forest: calls and offers, and the simple alliance of the basic game.

A call goes through its fields in a fixed order, one click each: the hideout, own robbers, own
cards, the players asked, the card aimed at. Then everybody asked answers once, clockwise.
"""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest.rules.planning import legal_robbers, place_group
from merrymen.games.sherwood_forest.rules.table import (
    lose_card,
    next_in,
    put_range,
    put_slots,
    show_card,
)
from merrymen.games.sherwood_forest.state import (
    ACCEPT,
    ANSWER,
    ASK,
    CALL_AIM,
    CALL_ASK,
    CALL_CARDS,
    CALL_ROBBERS,
    CARD,
    COMPANIONS,
    COMPANIONS_FIELD,
    CONFIRM,
    CONFIRM_DEAL,
    DEAL_CARD,
    DECLINE,
    DONE,
    FIRST_FIELD,
    GOLD,
    GOLD_FIELD,
    LEAVE_OUT,
    NO_SLOT,
    NOW,
    NOW_FIELD,
    OFFER,
    PLAIN_KINDS,
    PLAN,
    REJECT,
    ROBBERS,
    SLOT,
    TERMS,
    WITHDRAW,
)


@rule
def open_call(s, hideout):
    """SF-P6 (1): the leader names an unoccupied hideout."""
    s.calls += 1
    s.at_hideout = hideout
    s.phase = CALL_ROBBERS
    if s.camp[s.seat] == 1:
        name_robbers(s, 1)


@rule
def name_robbers(s, robbers):
    """SF-P6 (1): the leader's own robbers, at least one; then the cards, if there are any."""
    s.offer_robbers[s.seat] = robbers
    s.phase = CALL_CARDS
    if not can_name_card(s, s.seat):
        end_own_cards(s)


@rule
def can_name_card(s, seat):
    """SF-P5: no more cards than robbers, and none that the hand cannot hold."""
    named = named_cards(s, seat)
    return named < s.offer_robbers[seat] and named < s.hand_size[seat]


@rule
def named_cards(s, seat):
    """How many cards a player has named in this call."""
    count = 0
    for kind in range(PLAIN_KINDS):
        count += s.offer_cards[seat, kind]
    return count


@rule
def legal_cards(s, out, count):
    """SF-P5, SF-V3: in the basic game own cards only; in the advanced game a claim binds nobody."""
    seat = s.seat
    if can_name_card(s, seat):
        for kind in range(PLAIN_KINDS):
            if s.advanced or s.offer_cards[seat, kind] < s.hand[seat, kind]:
                out[count] = CARD + kind
                count += 1
    out[count] = DONE
    return count + 1


@rule
def name_card(s, kind):
    """SF-P6: a card is named; in the basic game it is shown."""
    seat = s.seat
    s.offer_cards[seat, kind] += 1
    if not s.advanced:
        show_card(s, seat, kind, s.offer_cards[seat, kind])


@rule
def apply_own_cards(s, action):
    """SF-P6 (1): one card more, until the leader is done."""
    if action != DONE:
        name_card(s, action - CARD)
    if action == DONE or not can_name_card(s, s.seat):
        end_own_cards(s)


@rule
def end_own_cards(s):
    """Next: whom to ask."""
    s.phase = CALL_ASK
    s.talk_seat = next_in(s, s.turn, s.turn, with_robbers(s))


@rule
def with_robbers(s):
    """The set of players with robbers in camp."""
    mask = 0
    for seat in range(s.players):
        if s.camp[seat] > 0:
            mask |= 1 << seat
    return mask


@rule
def legal_ask(s, out):
    """SF-P6 (1): leave a player out, or ask for any or a certain number; somebody must be asked."""
    count = put_range(out, 0, ASK, 0, s.camp[s.talk_seat])
    is_last = next_in(s, s.talk_seat, s.turn, with_robbers(s)) == NONE
    if s.asked or not is_last:
        out[count] = LEAVE_OUT
        count += 1
    return count


@rule
def apply_ask(s, action):
    """SF-P6 (1): go on to the next player, then to the aim."""
    if action != LEAVE_OUT:
        s.asked |= 1 << s.talk_seat
        s.wanted[s.talk_seat] = action - ASK
    s.talk_seat = next_in(s, s.talk_seat, s.turn, with_robbers(s))
    if s.talk_seat == NONE:
        s.phase = CALL_AIM


@rule
def legal_slot(s, out):
    """Any travel card laid out, or none."""
    count = put_slots(s, out, 0, SLOT)
    out[count] = NO_SLOT
    return count + 1


@rule
def apply_aim(s, action):
    """SF-P6 (1): the travel card aimed at, for information; the call is complete."""
    if action != NO_SLOT:
        s.aim = action - SLOT
    s.phase = OFFER
    s.seat = NONE


@rule
def next_offer(s):
    """SF-P6 (2): clockwise, each asked player answers; then the leader looks at the offers."""
    s.seat = next_in(s, s.turn, s.turn, s.asked & ~s.answered)
    if s.seat == NONE:
        consider_offers(s)


@rule
def consider_offers(s):
    """SF-P6 (3), SF-V4 (3): no offers end the call."""
    if offers(s) == 0:
        withdraw(s)
        return
    s.phase = DEAL_CARD if s.advanced else ANSWER
    s.seat = s.turn
    s.talk_seat = next_in(s, s.turn, s.turn, offers(s))


@rule
def offers(s):
    """The set of asked players who offer robbers."""
    mask = 0
    for seat in range(s.players):
        if s.asked >> seat & 1 and s.offer_robbers[seat] > 0:
            mask |= 1 << seat
    return mask


@rule
def legal_offer(s, out):
    """SF-P6 (2): robbers from the camp, or nothing."""
    out[0] = DECLINE
    return legal_robbers(s, out, 1)


@rule
def apply_offer(s, action):
    """SF-P6 (2): offer or decline."""
    if action == DECLINE:
        end_offer(s)
        return
    s.offer_robbers[s.seat] = action - ROBBERS + 1
    s.phase = TERMS
    if not s.advanced and not can_name_card(s, s.seat):
        end_offer(s)


@rule
def end_offer(s):
    """The next player asked has the word."""
    s.answered |= 1 << s.seat
    s.talk_field = FIRST_FIELD
    s.phase = OFFER
    s.seat = NONE


@rule
def legal_terms(s, out):
    """SF-P6 (2), SF-V4 (2): add cards and, in the advanced game, wishes, in a fixed order."""
    count = 0
    if s.talk_field == FIRST_FIELD:
        count = legal_cards(s, out, 0)
        if s.advanced:
            count = put_slots(s, out, count, SLOT)
    else:
        out[0] = DONE
        count = 1
    if s.advanced:
        count = legal_wishes(s, out, count)
    return count


@rule
def legal_wishes(s, out, count):
    """SF-V4 (2): a share of the loot, and gold now to or from the leader."""
    seat = s.seat
    if s.talk_field <= GOLD_FIELD:
        count = put_range(out, count, GOLD, 1, s.quarry)
    if s.talk_field <= COMPANIONS_FIELD:
        count = put_range(out, count, COMPANIONS, 1, s.oak[seat])
    count = put_range(out, count, NOW, -s.gold[seat], -1)
    return put_range(out, count, NOW, 1, s.gold[s.turn])


@rule
def apply_terms(s, action):
    """SF-V4 (2): each field once at most, none after a later one."""
    seat = s.seat
    if CARD <= action < DONE:
        name_card(s, action - CARD)
        if not s.advanced and not can_name_card(s, seat):
            end_offer(s)
    elif SLOT <= action < NO_SLOT:
        s.offer_slot[seat] = action - SLOT
        s.talk_field = GOLD_FIELD
    elif GOLD <= action < COMPANIONS:
        s.offer_gold[seat] = action - GOLD
        s.talk_field = COMPANIONS_FIELD
    elif COMPANIONS <= action <= COMPANIONS + s.oak[seat]:
        s.offer_companions[seat] = action - COMPANIONS
        s.talk_field = NOW_FIELD
    else:
        if action != DONE:
            s.offer_now[seat] = action - NOW
        end_offer(s)


@rule
def legal_answer(s, out):
    """SF-P6 (3): take or leave an offer as a whole."""
    out[0] = ACCEPT
    out[1] = REJECT
    return 2


@rule
def apply_answer(s, action):
    """SF-P6 (3): go through the offers, then confirm or withdraw."""
    if action == ACCEPT:
        s.deal_robbers[s.talk_seat] = s.offer_robbers[s.talk_seat]
        s.deal_robbers[s.turn] = s.offer_robbers[s.turn]
    s.talk_seat = next_in(s, s.talk_seat, s.turn, offers(s))
    if s.talk_seat == NONE:
        s.phase = CONFIRM_DEAL
        if s.deal_robbers[s.turn] == 0:
            withdraw(s)


@rule
def legal_confirm(s, out):
    """SF-P6 (4): form the alliance, or withdraw."""
    out[0] = CONFIRM
    out[1] = WITHDRAW
    return 2


@rule
def apply_confirm(s, action):
    """SF-P6 (4): pledged cards are laid open, robbers placed."""
    if action == WITHDRAW:
        withdraw(s)
        return
    for seat in range(s.players):
        if s.deal_robbers[seat] > 0:
            lay_pledges_open(s, seat)
    place_group(s)


@rule
def lay_pledges_open(s, seat):
    """SF-P5: the pledged cards lie in front of their owner."""
    for kind in range(PLAIN_KINDS):
        for _ in range(s.offer_cards[seat, kind]):
            lose_card(s, seat, kind)
            s.pledged[s.at_hideout, seat, kind] += 1


@rule
def withdraw(s):
    """SF-P6 (4): the call has failed; the leader calls once more or does something else."""
    s.phase = PLAN
    s.seat = NONE
