"""Chickwood Forest: what loot looks like to a player, in glory."""

from merrymen.engine.compiling import rule
from merrymen.games.chickwood_forest.state import (
    BENEFACTOR,
    BENEFACTOR_KINDS,
    BUST,
    CHEST,
    CHEST_KINDS,
    ENTERTAINERS,
    FAKE_BEARD,
    GARMENT,
    GOLDEN_ARROW,
    HENCHMAN,
    JEWEL,
    KEY,
    MAID,
    SPY_GLASS,
    TREASURES,
)

ALMS_WORTH = 2.2  # glory that one cube brings on average
UNSEEN_WORTH = -0.5  # of a card one has not seen: others like to hide what nobody wants
ROUNDS = 8.0  # what is hoped for fades over about so many rounds


@rule
def worth(s, seat, kind):
    """How much glory one more card of a kind promises a seat."""
    if kind < GARMENT:
        return chest_worth(s, seat, kind)
    if kind <= TREASURES:
        return garment_or_jewel_worth(s, seat, kind)
    if kind == HENCHMAN:
        return -3.0
    if BENEFACTOR <= kind < BENEFACTOR + BENEFACTOR_KINDS:
        return ALMS_WORTH * min(kind - BENEFACTOR + 1, s.supply[seat])
    if kind == BUST:
        return bust_worth(s, seat)
    if kind == MAID:
        return maid_worth(s, seat)
    return legendary_worth(s, seat, kind)


@rule
def most_chests(s, seat):
    """How many chests of one kind a seat has at most."""
    most = 0
    for kind in range(CHEST, CHEST + CHEST_KINDS):
        most = max(most, s.collection[seat, kind])
    return most


@rule
def hope(s):
    """The share of the game that is still to come."""
    return max(0.0, 1.0 - s.round_number / ROUNDS)


@rule
def chest_worth(s, seat, kind):
    """CF-F2: the next square for the leading kind, else a loss with some hope."""
    own, most = s.collection[seat, kind], most_chests(s, seat)
    if own == most:
        return 2.0 * own + 1.0 + 1.5 * hope(s)
    return -1.0 + (1.0 + own) * hope(s)


@rule
def garment_or_jewel_worth(s, seat, kind):
    """CF-F3 to CF-F5: the first garment of a kind, never the second; jewels as they are."""
    own = s.collection[seat, kind]
    new_kind = 1.0 if own == 0 and s.collection[seat, MAID] > 0 else 0.0
    if kind < JEWEL:
        return (5.0 if own == 0 else -5.0) + new_kind
    return 2.0 + kind - JEWEL + new_kind


@rule
def bust_worth(s, seat):
    """CF-F1: the last step to the square is lost, and more by the end."""
    return 1.0 - 2.0 * max(1, most_chests(s, seat)) - 2.0 * hope(s)


@rule
def maid_worth(s, seat):
    """CF-F5: the kinds there are and those to come; a second maid is worth nothing."""
    if s.collection[seat, MAID] > 0:
        return 0.0
    kinds = 0
    for kind in range(CHEST, TREASURES + 1):
        if s.collection[seat, kind] > 0:
            kinds += 1
    return kinds + (8.0 - kinds) * hope(s)


@rule
def legendary_worth(s, seat, kind):
    """CF-L2 to CF-L4: a rough guess for each."""
    if kind == SPY_GLASS:
        return 3.0 * hope(s)
    if kind == KEY:
        return 3.0
    if kind == ENTERTAINERS:
        return 5.0
    if kind == GOLDEN_ARROW:
        return 5.0
    return 4.5 if kind == FAKE_BEARD and s.collection[seat, HENCHMAN] > 0 else 3.0


@rule
def row_worth(s, seat, castle):
    """What the cards in front of a castle promise a seat, in the eyes of the one who decides.

    A card counts as what it is only if both know it.
    """
    promise, both = 0.0, (1 << seat) | (1 << s.seat)
    for slot in range(s.row_count[castle]):
        if s.row_known[castle, slot] & both == both:
            promise += worth(s, seat, s.row[castle, slot])
        else:
            promise += UNSEEN_WORTH
    return promise
