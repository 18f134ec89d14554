"""Sherwood Forest: the loot, split by the leader or handed out by the informer."""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.engine.standing import count_bits
from merrymen.games.sherwood_forest.rules.table import members
from merrymen.games.sherwood_forest.state import (
    GIVE_COMPANION,
    GIVE_GOLD,
    LAST_LOOT,
    PROMISES,
    REST,
    ROUNDS,
    SPLIT,
    STAY,
)


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
        s.phase = SPLIT


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
def can_take(s, seat):
    """SF-L2, SF-L3: whether a member can take any of the parts left."""
    return s.loot_gold > 0 or (s.loot_companions > 0 and s.oak[seat] > 0)


@rule
def in_pass(s):
    """SF-L2: the members who may get a part in this pass."""
    mask = 0
    for seat in range(s.players):
        has_free_robber = s.parts[seat] < s.group[s.at_hideout, seat]
        if has_free_robber and not s.spoken >> seat & 1 and can_take(s, seat):
            mask |= 1 << seat
    return mask


@rule
def next_part(s):
    """SF-L2: what the rules leave no choice about is done, the rest is the leader's choice."""
    takers = in_pass(s)
    if takers == 0:
        begin_pass(s)
    elif one_kind(s, takers) and s.loot_gold + s.loot_companions >= count_bits(takers):
        give_forced(s, takers)
    else:
        s.seat = s.leader[s.at_hideout]


@rule
def one_kind(s, takers):
    """Whether there is only one kind of part for them."""
    return s.loot_gold == 0 or not a_companion_fits(s, takers)


@rule
def a_companion_fits(s, takers):
    """Whether one of them can take a companion of the loot."""
    if s.loot_companions > 0:
        for seat in range(s.players):
            if takers >> seat & 1 and s.oak[seat] > 0:
                return True
    return False


@rule
def give_forced(s, takers):
    """The parts that nobody has to choose: one for each taker."""
    for seat in range(s.players):
        if takers >> seat & 1:
            give_part(s, seat, s.loot_gold == 0)


@rule
def give_part(s, seat, companion):
    """One part for one of a member's robbers."""
    if companion:
        take_companion(s, seat)
    else:
        take_gold(s, seat)
    s.parts[seat] += 1
    s.spoken |= 1 << seat


@rule
def begin_pass(s):
    """SF-L2: the next pass; when every robber has a part, from the beginning; or the end."""
    if s.spoken:
        s.spoken = 0
        return
    has_parts, wanted = False, False
    for seat in range(s.players):
        has_parts = has_parts or s.parts[seat] > 0
        wanted = wanted or (s.group[s.at_hideout, seat] > 0 and can_take(s, seat))
        s.parts[seat] = 0
    if not (has_parts and wanted):
        end_loot(s)


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


@rule
def legal_split(s, out):
    """SF-L2: who gets one now, and of which kind."""
    return legal_gifts(s, out, in_pass(s))


@rule
def legal_gifts(s, out, takers):
    """Gold for any of them, a companion for those who have a robber under the oak."""
    count = 0
    for seat in range(s.players):
        if takers >> seat & 1 and s.loot_gold > 0:
            out[count] = GIVE_GOLD + seat
            count += 1
        if takers >> seat & 1 and s.loot_companions > 0 and s.oak[seat] > 0:
            out[count] = GIVE_COMPANION + seat
            count += 1
    return count


@rule
def apply_split(s, action):
    """SF-L2: one part is given."""
    if action < GIVE_COMPANION:
        give_part(s, action - GIVE_GOLD, False)
    else:
        give_part(s, action - GIVE_COMPANION, True)
    s.seat = NONE


@rule
def creditors(debts, players, informer):
    """The players with an open debt, but for the one who pays (NONE: nobody)."""
    mask = 0
    for seat in range(players):
        if debts[seat] > 0 and seat != informer:
            mask |= 1 << seat
    return mask


@rule
def debt(debts, players, informer):
    """All open debts, but for those to the one who pays."""
    total = 0
    for seat in range(players):
        if seat != informer:
            total += debts[seat]
    return total


@rule
def next_promise(s):
    """SF-V5: promised companions, then promised gold of the loot, then gold from the camp."""
    informer = s.informer[s.at_hideout]
    owed = creditors(s.deal_companions, s.players, NONE)
    if owed and s.loot_companions > 0:
        enough = s.loot_companions >= debt(s.deal_companions, s.players, NONE)
        settle(s, owed, enough, GIVE_COMPANION)
        return
    owed = creditors(s.deal_gold, s.players, NONE)
    if owed and s.loot_gold > 0:
        settle(s, owed, s.loot_gold >= debt(s.deal_gold, s.players, NONE), GIVE_GOLD)
        return
    owed = creditors(s.deal_gold, s.players, informer)
    if owed and s.gold[informer] > 0:
        settle(s, owed, s.gold[informer] >= debt(s.deal_gold, s.players, informer), GIVE_GOLD)
        return
    for seat in range(s.players):
        s.deal_gold[seat] = 0
        s.deal_companions[seat] = 0
    s.phase = REST


@rule
def settle(s, owed, enough, gift):
    """Where there is enough, or one creditor alone, nothing is to choose."""
    if not enough and owed & (owed - 1):
        s.seat = s.informer[s.at_hideout]
        return
    for seat in range(s.players):
        if owed >> seat & 1:
            meet_promise(s, gift + seat)
            return


@rule
def legal_promise(s, out):
    """SF-V5: the informer chooses who goes short."""
    informer, count = s.informer[s.at_hideout], 0
    owed = creditors(s.deal_companions, s.players, NONE)
    gift = GIVE_COMPANION
    if owed == 0 or s.loot_companions == 0:
        gift = GIVE_GOLD
        owed = creditors(s.deal_gold, s.players, NONE if s.loot_gold > 0 else informer)
    for seat in range(s.players):
        if owed >> seat & 1:
            out[count] = gift + seat
            count += 1
    return count


@rule
def meet_promise(s, action):
    """SF-V5: one piece of what was promised; the informer's own gold when the loot is short."""
    if action >= GIVE_COMPANION:
        seat = action - GIVE_COMPANION
        s.deal_companions[seat] -= 1
        take_companion(s, seat)
    else:
        seat = action - GIVE_GOLD
        s.deal_gold[seat] -= 1
        if s.loot_gold > 0:
            take_gold(s, seat)
        else:
            pay_from_camp(s, s.informer[s.at_hideout], seat)
    s.seat = NONE


@rule
def pay_from_camp(s, informer, seat):
    """SF-V5: a gold of the informer's; in the last round it goes to the quarry for 1 glory."""
    s.gold[informer] -= 1
    if s.round_number == ROUNDS:
        s.quarry += 1
        s.glory[seat, LAST_LOOT] += 1
    else:
        s.gold[seat] += 1


@rule
def next_rest(s):
    """SF-V5: the informer hands out the rest freely, to members only."""
    group = members(s, s.at_hideout)
    if s.loot_gold > 0 or a_companion_fits(s, group):
        s.seat = s.informer[s.at_hideout]
        if s.loot_gold == 0:
            give_only_companion(s, group)
    else:
        end_loot(s)


@rule
def give_only_companion(s, group):
    """A companion that only one member can take is nobody's choice."""
    takers, last = 0, NONE
    for seat in range(s.players):
        if group >> seat & 1 and s.oak[seat] > 0:
            takers += 1
            last = seat
    if takers == 1:
        take_companion(s, last)
        s.seat = NONE


@rule
def legal_rest(s, out):
    """SF-V5: any member, any part."""
    return legal_gifts(s, out, members(s, s.at_hideout))


@rule
def apply_rest(s, action):
    """SF-V5: one piece of the rest."""
    if action < GIVE_COMPANION:
        take_gold(s, action - GIVE_GOLD)
    else:
        take_companion(s, action - GIVE_COMPANION)
    s.seat = NONE
