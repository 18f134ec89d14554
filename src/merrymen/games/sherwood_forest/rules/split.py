"""Sherwood Forest: the loot of an alliance without promises, split by the leader, SF-L2."""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.engine.standing import count_bits
from merrymen.games.sherwood_forest.rules.loot import (
    companions_left,
    end_loot,
    take_companions,
    take_gold,
)
from merrymen.games.sherwood_forest.rules.table import lowest
from merrymen.games.sherwood_forest.state import GIVE_COMPANION, GIVE_GOLD, SEATS


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
        return
    gifts = legal_kinds(s, takers)
    count = count_bits(gifts)
    everyone = count_bits(takers)
    one_each = count == everyone and gifts & gifts >> SEATS == 0
    if count == 1 or (one_each and parts_left(s) >= everyone):
        seat = lowest(gifts | gifts >> SEATS)
        give_part(s, seat, not gifts >> seat & 1)
    else:
        s.seat = s.leader[s.at_hideout]


@rule
def parts_left(s):
    """SF-L2: the parts that somebody in the group can take."""
    return s.loot_gold + companions_left(s)


@rule
def legal_kinds(s, takers):
    """SF-L2: who may get what now, as a set: gold by seat, then companions by seat.

    What leaves everybody their due; where nothing does, all that can be taken.
    """
    due, can = 0, 0
    for seat in range(s.players):
        if takers >> seat & 1:
            if s.loot_gold > 0:
                can |= 1 << seat
                if leaves_due(s, seat, 0):
                    due |= 1 << seat
            if s.loot_companions > 0 and s.oak[seat] > 0:
                can |= 1 << seat + SEATS
                if leaves_due(s, seat, 1):
                    due |= 1 << seat + SEATS
    return due if due else can


@rule
def leaves_due(s, given, companion):
    """SF-L2: after this gift, does a split remain in which everybody gets what is due by number?

    The passes to come are gone through by numbers alone (a byte for each seat); then the companions
    must find room: nobody takes more of them than robbers under the oak, nor than parts.
    """
    companions = companions_left(s) - companion
    if companions <= 0:
        return True  # all that is left is gold, which everybody can take
    left = s.loot_gold + companions_left(s) - 1
    parts, due, served, takers = 1 << 8 * given, 0, s.spoken | 1 << given, 0
    for seat in range(s.players):
        parts += s.parts[seat] << 8 * seat
    while left > 0:
        takers = due_in_pass(s, parts, served)
        count = count_bits(takers)
        if count == 0:
            parts = parts if served else 0  # every robber has a part: from the beginning
        elif left < count:
            break
        else:
            for seat in range(s.players):
                if takers >> seat & 1:
                    parts += 1 << 8 * seat
                    due += 1 << 8 * seat
            left -= count
        served = 0
    return room_for_companions(s, due, left, takers, given, companion) >= companions


@rule
def due_in_pass(s, parts, served):
    """SF-L2: the members with a robber without a part who have none in this pass."""
    mask = 0
    for seat in range(s.players):
        if s.group[s.at_hideout, seat] > (parts >> 8 * seat & 255) and not served >> seat & 1:
            mask |= 1 << seat
    return mask


@rule
def room_for_companions(s, due, left, takers, given, companion):
    """How many companions fit into the parts due, and into those of a last pass not for all."""
    room, more = 0, 0
    for seat in range(s.players):
        oak = s.oak[seat] - (companion if seat == given else 0)
        own = due >> 8 * seat & 255
        room += min(oak, own)
        if takers >> seat & 1 and oak > own:
            more += 1
    return room + min(left, more)


@rule
def give_part(s, seat, companion):
    """One part for one of a member's robbers."""
    if companion:
        take_companions(s, seat, 1)
    else:
        take_gold(s, seat, 1)
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
def legal_split(s, out):
    """SF-L2: who gets one now, and of which kind."""
    gifts, count = legal_kinds(s, in_pass(s)), 0
    for seat in range(s.players):
        if gifts >> seat & 1:
            out[count] = GIVE_GOLD + seat
            count += 1
        if gifts >> seat + SEATS & 1:
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
