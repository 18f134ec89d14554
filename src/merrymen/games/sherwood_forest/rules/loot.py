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
def take_gold(s, seat, gold):
    """SF-E2, SF-L4: gold of the loot; in the last round 1 glory instead of each."""
    s.loot_gold -= gold
    if s.round_number == ROUNDS:
        s.glory[seat, LAST_LOOT] += gold
    else:
        s.quarry -= gold
        s.gold[seat] += gold


@rule
def take_companions(s, seat, robbers):
    """SF-L3, SF-E2: robbers from under the oak; in the last round 2 glory as well for each."""
    s.loot_companions -= robbers
    s.oak[seat] -= robbers
    s.camp[seat] += robbers
    if s.round_number == ROUNDS:
        s.glory[seat, LAST_LOOT] += 2 * robbers


@rule
def take_all(s, seat):
    """SF-L1: a lone player gets all the loot that can be taken."""
    take_gold(s, seat, s.loot_gold)
    take_companions(s, seat, min(s.loot_companions, s.oak[seat]))
    s.loot_companions = 0


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
