"""Sherwood Forest: what the loot is, and who hands it out."""

from merrymen.engine.compiling import rule
from merrymen.engine.standing import count_bits
from merrymen.games.sherwood_forest.rules.table import members
from merrymen.games.sherwood_forest.state import LAST_LOOT, PROMISES, ROUNDS, SPLIT, STAY


@rule
def open_loot(s, cards):
    """SF-L1, SF-L2, SF-V5, SF-V6: who hands out the loot depends on who took part and how."""
    hideout, card = s.at_hideout, s.laid[s.carriage]
    is_planned = s.planned[hideout] == s.carriage
    if cards.sheriff[card]:
        s.phase = STAY
        return
    if is_planned:
        bring_back_promises(s, hideout)
    s.loot_gold = cards.gold[card] if s.round_number == ROUNDS else min(cards.gold[card], s.quarry)
    s.loot_companions = cards.companions[card]
    if is_planned:
        s.phase = PROMISES
    elif count_bits(members(s, hideout)) == 1:
        take_all(s, s.leader[hideout])
        s.phase = STAY
    else:
        s.loot_companions = companions_left(s)
        s.phase = SPLIT


@rule
def companions_left(s):
    """SF-L2, SF-L3: the companions of the loot that somebody in the group can take."""
    room = 0
    for seat in range(s.players):
        if s.group[s.at_hideout, seat] > 0:
            room += s.oak[seat]
    return min(s.loot_companions, room)


@rule
def bring_back_promises(s, hideout):
    """SF-V5: what was laid out is part of the loot now; the promises stand as debts."""
    for seat in range(s.players):
        s.quarry += s.promised_gold[hideout, seat]
        s.oak[seat] += s.promised_companions[hideout, seat]
        s.deal_gold[seat] = s.promised_gold[hideout, seat]
        s.deal_companions[seat] = s.promised_companions[hideout, seat]
        s.promised_gold[hideout, seat] = 0
        s.promised_companions[hideout, seat] = 0


@rule
def take_gold(s, seat):
    """SF-E2, SF-L4: one gold of the loot; in the last round 1 glory instead."""
    s.loot_gold -= 1
    if s.round_number == ROUNDS:
        s.glory[seat, LAST_LOOT] += 1
    else:
        s.quarry -= 1
        s.gold[seat] += 1


@rule
def take_companion(s, seat):
    """SF-L3, SF-E2: a robber from under the oak; in the last round 2 glory as well."""
    s.loot_companions -= 1
    s.oak[seat] -= 1
    s.camp[seat] += 1
    if s.round_number == ROUNDS:
        s.glory[seat, LAST_LOOT] += 2


@rule
def take_all(s, seat):
    """SF-L1: a lone player gets all the loot that can be taken."""
    while s.loot_gold > 0:
        take_gold(s, seat)
    while s.loot_companions > 0 and s.oak[seat] > 0:
        take_companion(s, seat)
    s.loot_companions = 0


@rule
def first_taker(s, mask):
    """The first seat of a set."""
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


@rule
def end_loot(s):
    """SF-L3: a companion nobody can take is lost."""
    s.loot_gold = 0
    s.loot_companions = 0
    s.spoken = 0
    for seat in range(s.players):
        s.parts[seat] = 0
        s.deal_gold[seat] = 0
        s.deal_companions[seat] = 0
    s.phase = STAY
