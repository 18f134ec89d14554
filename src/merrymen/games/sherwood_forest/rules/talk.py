"""Sherwood Forest: calls and offers.

A call and an offer are small forms: what is optional comes first, in any order, one click each;
the number of robbers closes them. Everybody asked answers once, clockwise.
"""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest.rules.answers import consider_offers
from merrymen.games.sherwood_forest.rules.lists import (
    put_if,
    put_long_range,
    put_range,
    put_slots,
)
from merrymen.games.sherwood_forest.rules.table import (
    apply_show,
    clear_offer,
    clear_wishes,
    next_in,
    put_shows,
)
from merrymen.games.sherwood_forest.state import (
    ASK,
    ASKS,
    CALL,
    CALL_OPEN,
    CALL_TERMS,
    CARD,
    COMPANIONS,
    DECLINE,
    DONE,
    FEWEST_ROBBERS,
    GOLD,
    HIDEOUT,
    HIDEOUTS,
    NO_SLOT,
    NOW,
    OFFER,
    PLAIN_KINDS,
    ROBBERS,
    SHOW,
    SLOT,
    WITH,
)


@rule
def open_call(s, action):
    """SF-P6 (1): the leader names an unoccupied hideout, or leaves it open."""
    s.calls += 1
    if action == CALL_OPEN:
        s.is_open = 1
    else:
        s.at_hideout = action - CALL
    s.phase = CALL_TERMS


@rule
def with_robbers(s):
    """The set of players with robbers in camp."""
    mask = 0
    for seat in range(s.players):
        if s.camp[seat] > 0:
            mask |= 1 << seat
    return mask


@rule
def named_cards(s, seat):
    """How many cards a player has named in this call."""
    count = 0
    for kind in range(PLAIN_KINDS):
        count += s.offer_cards[seat, kind]
    return count


@rule
def put_cards(s, out, count):
    """SF-P5, SF-V3: in the basic game own cards only; in the advanced game a claim binds nobody.

    No more cards than robbers, and none that the hand cannot hold.
    """
    seat = s.seat
    if s.hand_size[seat] == 0:
        return count
    named = named_cards(s, seat)
    if named < s.camp[seat] and named < s.hand_size[seat]:
        for kind in range(PLAIN_KINDS):
            may_name = s.advanced or s.offer_cards[seat, kind] < s.hand[seat, kind]
            count = put_if(may_name, out, count, CARD + kind)
    return put_shows(s, out, count) if s.advanced else count


@rule
def put_robbers(s, out, count):
    """SF-P5: at least one robber, and no fewer than cards named; at most all in camp."""
    return put_range(out, count, ROBBERS, max(1, named_cards(s, s.seat)) - 1, s.camp[s.seat] - 1)


@rule
def legal_call(s, out):
    """SF-P6 (1): own cards, the card aimed at, the players asked; own robbers close the call."""
    count = put_cards(s, out, 0)
    if s.aim == NONE:
        count = put_slots(s, out, count, SLOT)
    others = with_robbers(s) & ~s.asked & ~(1 << s.turn)
    for seat in range(s.players):
        if others >> seat & 1:
            count = put_range(out, count, ASK + seat * ASKS, 0, s.camp[seat])
    return put_robbers(s, out, count)


@rule
def apply_call(s, action):
    """SF-P6 (1): one field, or the robbers that close the call."""
    if action < CARD:
        close_call(s, action - ROBBERS + 1)
    elif action < DONE:
        s.offer_cards[s.seat, action - CARD] += 1
    elif action < HIDEOUT:
        seat = (action - ASK) // ASKS
        s.asked |= 1 << seat
        s.wanted[seat] = (action - ASK) % ASKS
    elif action < NO_SLOT:
        s.aim = action - SLOT
    else:
        apply_show(s, action)


@rule
def close_call(s, robbers):
    """SF-P6 (1): where nobody was asked by name, everybody with robbers in camp is."""
    s.offer_robbers[s.seat] = robbers
    if s.asked == 0:
        s.asked = with_robbers(s) & ~(1 << s.turn)
    s.phase = OFFER
    s.seat = NONE


@rule
def next_offer(s):
    """SF-P6 (2): clockwise, each asked player answers; then the leader looks at the offers."""
    s.seat = next_in(s, s.turn, s.turn, s.asked & ~s.answered)
    if s.seat == NONE:
        consider_offers(s)


@rule
def legal_offer(s, out):
    """SF-P6 (2): decline, or fill in fields; the robbers close the offer."""
    out[0] = DECLINE
    count = put_cards(s, out, 1)
    if s.is_open and s.offer_hideout[s.seat] == NONE:
        count = put_free_hideouts(s, out, count)
    else:
        count = put_robbers(s, out, count)
    return legal_wishes(s, out, count) if s.advanced else count


@rule
def put_free_hideouts(s, out, count):
    """SF-P6: an open call is answered with an unoccupied hideout."""
    for hideout in range(HIDEOUTS):
        count = put_if(s.leader[hideout] == NONE, out, count, HIDEOUT + hideout)
    return count


@rule
def legal_wishes(s, out, count):
    """SF-V4 (2): information, a share of the loot, gold now; each once at most."""
    seat = s.seat
    if s.offer_slot[seat] == NONE:
        count = put_slots(s, out, count, SLOT)
    if s.offer_gold[seat] == 0:
        count = put_long_range(out, count, GOLD, 1, s.quarry)
    if s.offer_companions[seat] == 0:
        count = put_range(out, count, COMPANIONS, 1, s.oak[seat])
    if s.offer_now[seat] != 0:
        out[count] = DONE
        return count + 1
    count = put_range(out, count, NOW, -s.gold[seat], -1)
    count = put_range(out, count, NOW, 1, s.gold[pays_with(s, seat)])
    if s.offer_with[seat] == NONE:
        for other in range(s.players):
            count = put_if(other != seat and other != s.turn, out, count, WITH + other)
    return count


@rule
def pays_with(s, seat):
    """SF-V4: with whom the gold now of an offer is: the leader, unless another was named."""
    return s.turn if s.offer_with[seat] == NONE else s.offer_with[seat]


@rule
def apply_offer(s, action):
    """SF-P6 (2), SF-V4 (2): one field, or what closes the offer."""
    seat = s.seat
    if action == DECLINE:
        clear_offer(s, seat)
        end_offer(s)
    elif action < CARD:
        s.offer_robbers[seat] = action - ROBBERS + 1
        end_offer(s)
    elif action < DONE:
        s.offer_cards[seat, action - CARD] += 1
    elif action == DONE:
        clear_wishes(s, seat)
        s.offer_hideout[seat] = NONE
        end_offer(s)
    elif action < SLOT:
        s.offer_hideout[seat] = action - HIDEOUT
    elif action < NO_SLOT:
        s.offer_slot[seat] = action - SLOT
    elif action < SHOW:
        apply_wish(s, action)
    else:
        apply_show(s, action)


@rule
def apply_wish(s, action):
    """SF-V4 (2): gold and companions of the loot, gold now and with whom."""
    seat = s.seat
    if action < COMPANIONS:
        s.offer_gold[seat] = action - GOLD
    elif action <= COMPANIONS + FEWEST_ROBBERS:
        s.offer_companions[seat] = action - COMPANIONS
    elif action < WITH:
        s.offer_now[seat] = action - NOW
    else:
        s.offer_with[seat] = action - WITH


@rule
def end_offer(s):
    """The next player asked has the word."""
    if s.offer_now[s.seat] == 0:
        s.offer_with[s.seat] = NONE
    s.answered |= 1 << s.seat
    s.seat = NONE
