"""Sherwood Forest, advanced: the loot of a planned raid: the promises, then the rest, SF-V5."""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.engine.standing import count_bits
from merrymen.games.sherwood_forest.rules.loot import (
    companions_left,
    end_loot,
    take_companions,
    take_gold,
)
from merrymen.games.sherwood_forest.rules.table import lowest, members
from merrymen.games.sherwood_forest.state import GIVE_COMPANION, GIVE_GOLD, LAST_LOOT, REST, ROUNDS


@rule
def creditors(debts, players, informer):
    """The players with an open debt, but for the informer, whose own promises come last."""
    mask = 0
    for seat in range(players):
        if debts[seat] > 0 and seat != informer:
            mask |= 1 << seat
    return mask


@rule
def debt(debts, players, informer):
    """All open debts, but for those to the informer."""
    total = 0
    for seat in range(players):
        if seat != informer:
            total += debts[seat]
    return total


@rule
def owed_now(s):
    """SF-V5: which promise is met next: companions, gold of the loot or of the informer's camp.

    The set of those it is owed to, and the gift; no set where nothing more can be given.
    """
    informer = s.informer[s.at_hideout]
    owed = creditors(s.deal_companions, s.players, informer)
    if owed and s.loot_companions > 0:
        return owed, GIVE_COMPANION
    owed = creditors(s.deal_gold, s.players, informer)
    if owed and s.loot_gold + s.gold[informer] > 0:
        return owed, GIVE_GOLD
    return 0, GIVE_GOLD


@rule
def next_promise(s):
    """SF-V5: promises to others first; where there is enough, or one creditor alone, unasked."""
    informer = s.informer[s.at_hideout]
    owed, gift = owed_now(s)
    if owed == 0:
        keep_own_promises(s, informer)
        return
    there = s.loot_companions
    debts = debt(s.deal_companions, s.players, informer)
    if gift == GIVE_GOLD:
        there = s.loot_gold if s.loot_gold > 0 else s.gold[informer]
        debts = debt(s.deal_gold, s.players, informer)
    if there < debts and owed & (owed - 1):
        s.seat = informer
    else:
        meet_promise(s, gift + lowest(owed))


@rule
def keep_own_promises(s, informer):
    """SF-V5: what the informer promised to himself comes last; then the rest."""
    while s.deal_companions[informer] > 0 and s.loot_companions > 0:
        meet_promise(s, GIVE_COMPANION + informer)
    while s.deal_gold[informer] > 0 and s.loot_gold > 0:
        meet_promise(s, GIVE_GOLD + informer)
    for seat in range(s.players):
        s.deal_gold[seat] = 0
        s.deal_companions[seat] = 0
    s.loot_companions = companions_left(s)
    s.phase = REST


@rule
def legal_promise(s, out):
    """SF-V5: the informer chooses who goes short."""
    owed, gift = owed_now(s)
    count = 0
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
        take_companions(s, seat, 1)
    else:
        seat = action - GIVE_GOLD
        s.deal_gold[seat] -= 1
        if s.loot_gold > 0:
            take_gold(s, seat, 1)
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
    """SF-V5: the informer hands out the rest freely, to members only; one choice is none."""
    group = members(s, s.at_hideout)
    companions = with_oak(s, group) if s.loot_companions > 0 else 0
    gold = group if s.loot_gold > 0 else 0
    if gold == 0 and companions == 0:
        end_loot(s)
    elif count_bits(gold) + count_bits(companions) > 1:
        s.seat = s.informer[s.at_hideout]
    elif gold:
        take_gold(s, lowest(gold), 1)
    else:
        take_companions(s, lowest(companions), 1)


@rule
def with_oak(s, group):
    """SF-L3: those of a group who have a robber under the oak."""
    mask = 0
    for seat in range(s.players):
        if group >> seat & 1 and s.oak[seat] > 0:
            mask |= 1 << seat
    return mask


@rule
def legal_rest(s, out):
    """SF-V5: any member, any part."""
    return legal_gifts(s, out, members(s, s.at_hideout))


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
def apply_rest(s, action):
    """SF-V5: one piece of the rest."""
    if action < GIVE_COMPANION:
        take_gold(s, action - GIVE_GOLD, 1)
    else:
        take_companions(s, action - GIVE_COMPANION, 1)
    s.seat = NONE
