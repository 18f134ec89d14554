"""Sherwood Forest: the planning phase, but for the talk about alliances."""

from merrymen.engine.chance import reveal
from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest.rules.lists import put_if, put_range, put_slots
from merrymen.games.sherwood_forest.rules.rounds import draw_travel_card
from merrymen.games.sherwood_forest.rules.table import (
    clear_talk,
    discarded,
    draw_equipment,
    next_seat,
)
from merrymen.games.sherwood_forest.state import (
    ALONE,
    BARGAIN,
    CALL,
    CALL_OPEN,
    CALLS,
    CAMP_GLORY,
    CHURCH,
    CHURCH_GLORY,
    CHURCH_PLACE,
    GROUP,
    HAND_LIMIT,
    HIDEOUTS,
    INN,
    INN_PLACE,
    MARKERS,
    MARKET,
    MARKET_PLACE,
    MERCHANT,
    MERCHANT_PLACE,
    MOST_GOLD,
    PICK,
    PLAN,
    ROBBERS,
    SLOTS,
)


@rule
def next_planner(s):
    """SF-P1: clockwise, without those whose camps are empty; when all are, the raids begin."""
    if s.at_hideout != NONE or s.is_open:  # there was a talk
        clear_talk(s)
    for _ in range(s.players):
        if s.camp[s.turn] > 0:
            s.seat = s.turn
            return
        s.turn = next_seat(s, s.turn)
    s.turn = s.first_card
    s.phase = BARGAIN if s.advanced else PICK


@rule
def legal_plan(s, cards, out):
    """SF-P2, SF-P3, SF-P4: church only with more than 5 gold, else every place that is possible."""
    seat = s.seat
    count = put_range(out, 0, CHURCH, 0, s.gold[seat] - 1)
    if s.gold[seat] > MOST_GOLD:
        return count
    count = put_slots(s, out, count, INN)
    count = put_if(can_buy(s, seat), out, count, MERCHANT)
    count = put_if(s.gold[seat] >= 2 and s.oak[seat] > 0, out, count, MARKET)
    may_call = s.calls < CALLS and others_have_robbers(s, seat)
    is_any_free = False
    for hideout in range(HIDEOUTS):
        is_free = s.leader[hideout] == NONE
        is_any_free = is_any_free or is_free
        count = put_if(is_free, out, count, ALONE + hideout)
        count = put_if(is_free and may_call, out, count, CALL + hideout)
    return put_if(is_any_free and may_call, out, count, CALL_OPEN)


@rule
def can_buy(s, seat):
    """SF-P3, SF-R4: 1 gold, fewer than 3 cards in hand, and a card to be had."""
    if s.gold[seat] < 1 or s.deck_left + discarded(s) == 0:
        return False
    return s.hand_size[seat] < HAND_LIMIT


@rule
def others_have_robbers(s, seat):
    """Whether anybody else could join."""
    robbers = -s.camp[seat]
    for other in range(s.players):
        robbers += s.camp[other]
    return robbers > 0


@rule
def apply_plan(s, cards, action):
    """SF-P3, SF-P4: carry out a planning action, but for the call."""
    if action < INN:
        go_to_church(s, action - CHURCH + 1)
    elif action < MERCHANT:
        go_to_inn(s, cards, action - INN)
    elif action == MERCHANT:
        go_to_merchant(s)
    elif action == MARKET:
        go_to_market(s)
    else:
        go_alone(s, action - ALONE)


@rule
def go_to_church(s, gold):
    """SF-P3: 1 glory for each gold."""
    pay(s, gold)
    s.glory[s.seat, CHURCH_GLORY] += gold
    send_robber(s, CHURCH_PLACE)


@rule
def pay(s, gold):
    """From the camp to the quarry."""
    s.gold[s.seat] -= gold
    s.quarry += gold


@rule
def send_robber(s, place):
    """One robber goes to a place, and the turn is over."""
    s.camp[s.seat] -= 1
    s.places[place, s.seat] += 1
    note_empty_camp(s, s.seat)
    end_turn(s)


@rule
def go_to_inn(s, cards, slot):
    """SF-P3: look at a travel card and mark it while markers last."""
    bit = 1 << s.seat
    if s.laid[slot] == NONE:
        s.laid[slot] = draw_travel_card(s, cards)
    else:
        reveal(s)
    s.seen_by[slot] |= bit
    if markers_used(s, s.seat) < MARKERS:
        s.marked[slot] |= bit
    send_robber(s, INN_PLACE)


@rule
def markers_used(s, seat):
    """How many of a player's markers lie on travel cards."""
    count = 0
    for slot in range(SLOTS):
        count += s.marked[slot] >> seat & 1
    return count


@rule
def go_to_merchant(s):
    """SF-P3: 1 gold for an equipment card."""
    pay(s, 1)
    kind = draw_equipment(s)
    s.hand[s.seat, kind] += 1
    s.hand_size[s.seat] += 1
    send_robber(s, MERCHANT_PLACE)


@rule
def go_to_market(s):
    """SF-P3: 2 gold; a robber from under the oak waits at the market."""
    pay(s, 2)
    s.oak[s.seat] -= 1
    s.places[MARKET_PLACE, s.seat] += 1
    send_robber(s, MARKET_PLACE)


@rule
def go_alone(s, hideout):
    """SF-P4: an unoccupied hideout; how many robbers is asked where there is a choice."""
    s.at_hideout = hideout
    s.phase = GROUP
    if s.camp[s.seat] == 1:
        lie_in_wait(s, 1)


@rule
def legal_robbers(s, out, count):
    """At least one robber, at most all in camp."""
    return put_range(out, count, ROBBERS, 0, s.camp[s.seat] - 1)


@rule
def lie_in_wait(s, robbers):
    """SF-P4: a group of one's own; nothing is pledged, and there was no talk to clear away."""
    seat = s.seat
    s.deal_robbers[seat] = robbers
    place_group(s)
    s.deal_robbers[seat] = 0
    s.at_hideout = NONE


@rule
def place_group(s):
    """SF-P4, SF-P7: everybody's agreed robbers go to the hideout; the turn is over."""
    seat = s.turn
    s.leader[s.at_hideout] = seat
    for _ in range(s.players):
        robbers = s.deal_robbers[seat]
        if robbers > 0:
            s.camp[seat] -= robbers
            s.group[s.at_hideout, seat] = robbers
            note_empty_camp(s, seat)
        seat = next_seat(s, seat)
    end_turn(s)


@rule
def note_empty_camp(s, seat):
    """SF-P7: the first empty camp brings 1 glory, the second the first-player card."""
    if s.camp[seat] > 0:
        return
    s.emptied += 1
    if s.emptied == 1:
        s.glory[seat, CAMP_GLORY] += 1
    elif s.emptied == 2:
        s.first_card = seat


@rule
def end_turn(s):
    """The next player plans."""
    s.turn = next_seat(s, s.turn)
    s.calls = 0
    s.seat = NONE
    s.phase = PLAN
