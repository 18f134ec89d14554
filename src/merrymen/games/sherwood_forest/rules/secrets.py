"""Sherwood Forest: what is hidden: travel cards that others have looked at, and equipment hands.

Face-down cards that nobody has seen are no secret: which they are is not decided yet.
"""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest.rules.rounds import draw_travel_card
from merrymen.games.sherwood_forest.rules.table import take_from_deck, told_to
from merrymen.games.sherwood_forest.state import EQUIPMENT_KINDS, FACE_DOWN, PLAIN_KINDS, SLOTS


@rule
def hide(s, cards, seat):
    """Others' hand cards go back among the unseen ones, but for those that they have shown.

    What was shown to one player alone is known to these two.
    """
    s.rng = 0
    for other in range(s.players):
        if other != seat:
            for kind in range(EQUIPMENT_KINDS):
                known = s.shown[other, kind]
                if s.advanced:
                    told = 0 if seat == NONE else told_to(s, seat, other, kind)
                    s.told[other, kind] = 0 if told == 0 else told << 2 * seat
                    known += told
                s.deck[kind] += s.hand[other, kind] - known
                s.hand[other, kind] = known
    for slot in range(SLOTS):
        if s.laid[slot] != NONE and not knows(s, seat, slot):
            s.unseen |= 1 << s.laid[slot]
            s.laid[slot] = NONE


@rule
def knows(s, seat, slot):
    """SF-P3: whether a seat (NONE: a spectator) may look at a travel card laid out."""
    if s.slot_state[slot] != FACE_DOWN:
        return True
    return seat != NONE and s.seen_by[slot] >> seat & 1 == 1


@rule
def resample(s, cards, seat):
    """Fill hands and looked-at cards from what nobody has shown this seat."""
    for slot in range(SLOTS):
        if s.seen_by[slot] and s.laid[slot] == NONE:
            s.laid[slot] = draw_travel_card(s, cards)
    if not s.advanced:
        hold_what_is_named(s)
    pool = 0
    for kind in range(EQUIPMENT_KINDS):
        pool += s.deck[kind]
    for other in range(s.players):
        missing = s.hand_size[other]
        for kind in range(EQUIPMENT_KINDS):
            missing -= s.hand[other, kind]
        for _ in range(missing):
            s.hand[other, take_from_deck(s, pool)] += 1
            pool -= 1


@rule
def hold_what_is_named(s):
    """SF-P5: in the basic game a card named in the talk is in the hand, though nobody saw it."""
    for other in range(s.players):
        for kind in range(PLAIN_KINDS):
            while s.hand[other, kind] < s.offer_cards[other, kind]:
                s.hand[other, kind] += 1
                s.deck[kind] -= 1
