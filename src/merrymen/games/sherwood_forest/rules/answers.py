"""Sherwood Forest: what becomes of the offers: the hideout, and the basic game's alliance."""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.engine.standing import count_bits
from merrymen.games.sherwood_forest.rules.lists import put_if
from merrymen.games.sherwood_forest.rules.planning import place_group
from merrymen.games.sherwood_forest.rules.table import (
    lose_card,
    lowest,
    next_in,
)
from merrymen.games.sherwood_forest.state import (
    ACCEPT,
    ANSWER,
    CHOOSE_HIDEOUT,
    CONFIRM,
    CONFIRM_DEAL,
    DEAL_MEMBER,
    HIDEOUT,
    HIDEOUTS,
    PLAIN_KINDS,
    PLAN,
    REJECT,
    WITHDRAW,
)


@rule
def offers(s):
    """The set of asked players who offer robbers; in the basic game for the hideout chosen."""
    mask = 0
    for seat in range(s.players):
        if s.offer_robbers[seat] > 0:
            mask |= 1 << seat
    mask &= s.asked
    if s.advanced or not s.is_open or s.at_hideout == NONE:
        return mask
    return mask & for_this_hideout(s)


@rule
def for_this_hideout(s):
    """SF-P6 (3): an offer stands whole, with its hideout; a contract may name another."""
    mask = 0
    for seat in range(s.players):
        if s.offer_hideout[seat] == s.at_hideout:
            mask |= 1 << seat
    return mask


@rule
def consider_offers(s):
    """SF-P6 (3): no offers end the call; of two or more hideouts named the leader takes one."""
    s.seat = s.turn
    hideouts = named_hideouts(s)
    if offers(s) == 0:
        withdraw(s)
    elif count_bits(hideouts) > 1:
        s.phase = CHOOSE_HIDEOUT
    else:
        if s.is_open:
            s.at_hideout = lowest(hideouts)
        open_answers(s)


@rule
def named_hideouts(s):
    """The set of hideouts that offers of robbers name."""
    mask = 0
    for seat in range(s.players):
        if s.offer_robbers[seat] > 0 and s.offer_hideout[seat] != NONE:
            mask |= 1 << s.offer_hideout[seat]
    return mask


@rule
def legal_hideout(s, out):
    """SF-P6: one of the hideouts that the offers name, or none of them."""
    hideouts, count = named_hideouts(s), 0
    for hideout in range(HIDEOUTS):
        count = put_if(hideouts >> hideout & 1 == 1, out, count, HIDEOUT + hideout)
    out[count] = WITHDRAW
    return count + 1


@rule
def choose_hideout(s, action):
    """SF-P6: the alliance is for this hideout, or there is none."""
    if action == WITHDRAW:
        withdraw(s)
    else:
        s.at_hideout = action - HIDEOUT
        open_answers(s)


@rule
def open_answers(s):
    """SF-P6 (3), SF-V4 (3): the leader answers the offers, or writes the contract."""
    if s.advanced:
        s.phase = DEAL_MEMBER
        s.seat = NONE
    else:
        s.phase = ANSWER
        s.talk_seat = next_in(s, s.turn, s.turn, offers(s))


@rule
def legal_answer(s, out):
    """SF-P6 (3): take or leave an offer as a whole, take all that are left, or withdraw."""
    out[0] = ACCEPT
    out[1] = REJECT
    out[2] = CONFIRM
    out[3] = WITHDRAW
    return 4


@rule
def apply_answer(s, action):
    """SF-P6 (3): go through the offers, then confirm or withdraw."""
    if action == WITHDRAW:
        withdraw(s)
        return
    if action != REJECT:
        take_offer(s)
    open_offers = offers(s)
    s.talk_seat = next_in(s, s.talk_seat, s.turn, open_offers)
    if action == CONFIRM:
        while s.talk_seat != NONE:
            take_offer(s)
            s.talk_seat = next_in(s, s.talk_seat, s.turn, open_offers)
        form_alliance(s)
    elif s.talk_seat == NONE:
        s.phase = CONFIRM_DEAL
        if s.deal_robbers[s.turn] == 0:
            withdraw(s)


@rule
def take_offer(s):
    """SF-P6 (3): the robbers of an offer and of the leader are agreed."""
    s.deal_robbers[s.talk_seat] = s.offer_robbers[s.talk_seat]
    s.deal_robbers[s.turn] = s.offer_robbers[s.turn]


@rule
def legal_confirm(s, out):
    """SF-P6 (4): form the alliance, or withdraw."""
    out[0] = CONFIRM
    out[1] = WITHDRAW
    return 2


@rule
def apply_confirm(s, action):
    """SF-P6 (4): with at least one ally, or not at all."""
    if action == WITHDRAW:
        withdraw(s)
    else:
        form_alliance(s)


@rule
def form_alliance(s):
    """SF-P5, SF-P6 (4): pledged cards are laid open, robbers placed."""
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
