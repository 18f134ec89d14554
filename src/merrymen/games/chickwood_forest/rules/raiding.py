"""Chickwood Forest: the spy glass, the raid, the key, and the end of a round."""

from merrymen.engine.chance import reveal
from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.chickwood_forest.rules.dealing import castle_count, first_in_order
from merrymen.games.chickwood_forest.state import (
    ALMS,
    BENEFACTOR,
    BENEFACTOR_KINDS,
    DO_LOCK,
    DO_RAID,
    DO_SPY,
    EVERYBODY,
    KEY,
    LOCK,
    PASS,
    RAID,
)


@rule
def owner_of(s, kind):
    """Who has a card of which there is only one, or NONE."""
    for seat in range(s.players):
        if s.collection[seat, kind] > 0:
            return seat
    return NONE


@rule
def unknown_cards(s, castle, seat):
    """CF-L2: how many cards in front of the castle the seat does not know."""
    count = 0
    for slot in range(s.row_count[castle]):
        if s.row_known[castle, slot] & (1 << seat) == 0:
            count += 1
    return count


@rule
def all_unknown_cards(s, seat):
    """CF-L2: how many cards in front of all castles the seat does not know."""
    count = 0
    for castle in range(1, castle_count(s.players) + 1):
        count += unknown_cards(s, castle, seat)
    return count


@rule
def legal_looks(s, out):
    """CF-L2: a castle with cards that the owner does not know, or none."""
    out[0] = PASS
    count = 1
    for castle in range(1, castle_count(s.players) + 1):
        if unknown_cards(s, castle, s.seat) > 0:
            out[count] = DO_SPY + castle
            count += 1
    return count


@rule
def spy(s, castle):
    """CF-L2: look at all face-down cards of one castle; what was seen stays known."""
    for slot in range(s.row_count[castle]):
        s.row_known[castle, slot] |= 1 << s.seat
    reveal(s)
    start_raids(s)


@rule
def start_raids(s):
    """CF-B1: the lowest castle raids first."""
    s.turn = first_in_order(s)
    s.seat = s.turn
    s.phase = RAID


@rule
def is_raided(s, castle):
    """CF-B1: whether somebody has raided it this round."""
    raiders = 0
    for seat in range(s.players):
        if s.raided[seat] == castle:
            raiders += 1
    return raiders > 0


@rule
def can_raid(s, castle):
    """CF-B1, CF-L3: a castle not raided this round, and not the one that the key has locked."""
    return castle != s.named and not is_raided(s, castle)


@rule
def legal_raids(s, out):
    """CF-B1: with or without loot."""
    count = 0
    for castle in range(1, castle_count(s.players) + 1):
        if can_raid(s, castle):
            out[count] = DO_RAID + castle
            count += 1
    return count


@rule
def only_raid(s):
    """The one castle that can be raided, or 0 where there is a choice."""
    found = 0
    for castle in range(1, castle_count(s.players) + 1):
        if can_raid(s, castle):
            if found > 0:
                return 0
            found = castle
    return found


@rule
def name_castle(s, castle):
    """CF-L3: before the raid an opponent with the key is asked."""
    owner = owner_of(s, KEY)
    if owner == NONE or owner == s.turn:
        raid(s, castle)
    else:
        s.named = castle
        s.phase = LOCK
        s.seat = owner


@rule
def legal_locks(s, out):
    """CF-L3: use the key or pass."""
    out[0], out[1] = PASS, DO_LOCK
    return 2


@rule
def answer_with_key(s, action):
    """CF-L3: locked, the raider chooses another castle and the key is gone; or the raid goes on."""
    if action == DO_LOCK:
        s.collection[s.seat, KEY] -= 1
        s.aside[KEY] += 1
        s.phase = RAID
        s.seat = s.turn
    else:
        raid(s, s.named)


@rule
def raid(s, castle):
    """CF-B1 to CF-B3: take the top castle and all loot in front of it."""
    seat = s.turn
    s.named = 0
    s.raided[seat] = castle
    s.castles_taken[seat, castle] += 1
    take_loot(s, seat, castle)
    s.seat = seat
    s.phase = ALMS


@rule
def take_loot(s, seat, castle):
    """CF-B3: the loot lies open; benefactors give their alms and are set aside."""
    alms = 0
    for slot in range(s.row_count[castle]):
        kind = s.row[castle, slot]
        if s.row_known[castle, slot] & EVERYBODY == 0:
            reveal(s)
        if BENEFACTOR <= kind < BENEFACTOR + BENEFACTOR_KINDS:
            alms += kind - BENEFACTOR + 1
            s.aside[kind] += 1
        else:
            s.collection[seat, kind] += 1
        clear_slot(s, castle, slot)
    s.row_count[castle] = 0
    s.alms = min(alms, s.supply[seat])


@rule
def clear_slot(s, castle, slot):
    """No card lies there any more."""
    s.row[castle, slot] = 0
    s.row_by[castle, slot] = NONE
    s.row_known[castle, slot] = 0


@rule
def end_raids(s):
    """CF-B2, CF-E1: clear the castles; what was raided counts from now on."""
    for castle in range(1, castle_count(s.players) + 1):
        set_aside(s, castle)
    for seat in range(s.players):
        s.castle[seat] = s.raided[seat]
        s.raided[seat] = 0


@rule
def set_aside(s, castle):
    """CF-E1: loot left over goes out of the game, face-down cards unrevealed."""
    for slot in range(s.row_count[castle]):
        kind, known = s.row[castle, slot], s.row_known[castle, slot]
        if known & EVERYBODY:
            s.aside[kind] += 1
        else:
            s.buried[s.buried_count] = kind
            s.buried_known[s.buried_count] = known
            s.buried_count += 1
        clear_slot(s, castle, slot)
    s.row_count[castle] = 0
