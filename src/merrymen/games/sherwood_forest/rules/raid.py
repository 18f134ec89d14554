"""Sherwood Forest: the fight at a hideout."""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest.rules.loot import open_loot
from merrymen.games.sherwood_forest.rules.road import before_arrow, drive_on, end_carriage
from merrymen.games.sherwood_forest.rules.rounds import return_pledges
from merrymen.games.sherwood_forest.rules.table import (
    lose_card,
    may_hold_strength,
    pledged_cards,
    robbers_in,
    take_back,
)
from merrymen.games.sherwood_forest.state import (
    ARROW,
    CARD,
    CARDS,
    DEFEAT,
    DONE,
    NEXT,
    ORDER,
    PLAIN_KINDS,
    RAIDS,
    ROUTE,
    SHERIFFS,
)

STRONGEST = PLAIN_KINDS  # the highest strength of a card


@rule
def reach_arrow(s, cards):
    """SF-R2: the group that this arrow belongs to attacks; without one the carriage goes on."""
    origin = cards.origin[s.laid[s.carriage]]
    while s.phase == ARROW and s.arrow < ROUTE:
        hideout = cards.arrows[origin, s.destination, s.arrow]
        if s.leader[hideout] != NONE:
            s.at_hideout = hideout
            attack(s, cards)
            return
        s.arrow += 1
        before_arrow(s)
    if s.phase == ARROW:
        end_carriage(s, NONE)


@rule
def attack(s, cards):
    """SF-R3 (a), SF-R4: where the robbers alone suffice, all pledged cards return to hand."""
    hideout = s.at_hideout
    if robbers_in(s, hideout) >= cards.strength[s.laid[s.carriage]]:
        for seat in range(s.players):
            return_pledges(s, hideout, seat)
        succeed(s, cards)
    elif not settle(s, cards):
        s.phase = ORDER


@rule
def settle(s, cards):
    """SF-R3, SF-R4: whether it is decided: strong enough, or too weak whatever is played."""
    missing = cards.strength[s.laid[s.carriage]] - attack_strength(s)
    if missing <= 0:
        succeed(s, cards)
    elif missing > possible_strength(s, cards):
        fail(s, cards)
    else:
        return False
    return True


@rule
def attack_strength(s):
    """SF-R3: 1 per robber, pledged cards, and what has been played."""
    hideout, strength = s.at_hideout, robbers_in(s, s.at_hideout)
    for seat in range(s.players):
        for kind in range(PLAIN_KINDS):
            cards = s.pledged[hideout, seat, kind] + s.played[seat, kind]
            strength += cards * (kind + 1)
    return strength


@rule
def may_play(s, cards, seat):
    """SF-R3: how many more cards a member may play: one per own robber, pledged ones included."""
    if s.group[s.at_hideout, seat] == 0 or not may_hold_strength(s, cards, seat):
        return 0
    free = s.group[s.at_hideout, seat] - pledged_cards(s, s.at_hideout, seat)
    for kind in range(PLAIN_KINDS):
        free -= s.played[seat, kind]
    return max(0, min(free, s.hand_size[seat]))


@rule
def possible_strength(s, cards):
    """The most that hand cards could bring, as far as the table knows.

    Where even that would not do, nobody is asked: playing cards in vain is no choice to make.
    """
    strength = 0
    for seat in range(s.players):
        if place_in_order(s, seat) >= s.order_at:
            strength += STRONGEST * may_play(s, cards, seat)
    return strength


@rule
def place_in_order(s, seat):
    """A member's place in the order, or its length for one who has none."""
    at = 0
    while at < s.order_count and s.order[at] != seat:
        at += 1
    return at


@rule
def set_order(s, cards):
    """SF-R3 (c): the leader is asked while the order of two or more members is open."""
    left, last = 0, NONE
    for seat in range(s.players):
        if may_play(s, cards, seat) > 0 and place_in_order(s, seat) == s.order_count:
            left += 1
            last = seat
    if left > 1:
        s.seat = s.leader[s.at_hideout]
    elif left == 1:
        add_to_order(s, last)
    else:
        s.phase = CARDS


@rule
def add_to_order(s, seat):
    """SF-R3 (c): next in the order."""
    s.order[s.order_count] = seat
    s.order_count += 1
    s.seat = NONE


@rule
def legal_order(s, cards, out):
    """SF-R3 (c): any member who may play cards, the leader included."""
    count = 0
    for seat in range(s.players):
        if may_play(s, cards, seat) > 0 and place_in_order(s, seat) == s.order_count:
            out[count] = NEXT + seat
            count += 1
    return count


@rule
def next_card(s, cards):
    """SF-R3 (c): each member once plays any allowed cards or none, until the strength is there."""
    if settle(s, cards):
        return
    if may_play(s, cards, s.order[s.order_at]) > 0:
        s.seat = s.order[s.order_at]
    else:
        s.order_at += 1


@rule
def legal_play(s, out):
    """A card of the hand, or no more."""
    count = 0
    for kind in range(PLAIN_KINDS):
        if s.hand[s.seat, kind] > 0:
            out[count] = CARD + kind
            count += 1
    out[count] = DONE
    return count + 1


@rule
def apply_play(s, action):
    """SF-R3 (c): play a card, or be done."""
    if action == DONE:
        s.order_at += 1
    else:
        kind = action - CARD
        lose_card(s, s.seat, kind)
        s.played[s.seat, kind] += 1
    s.seat = NONE


@rule
def succeed(s, cards):
    """SF-R4, SF-L1, SF-V7: the raid is carried out; all who took part get the glory."""
    hideout, card = s.at_hideout, s.laid[s.carriage]
    discard_played(s)
    for seat in range(s.players):
        for kind in range(PLAIN_KINDS):
            s.discards[kind] += s.pledged[hideout, seat, kind]
            s.pledged[hideout, seat, kind] = 0
        if s.group[hideout, seat] > 0:
            heading = SHERIFFS if cards.sheriff[card] else RAIDS
            s.glory[seat, heading] += cards.glory[card]
    s.seat = NONE
    open_loot(s, cards)


@rule
def discard_played(s):
    """Cards that were used are discarded."""
    for seat in range(s.players):
        for kind in range(PLAIN_KINDS):
            s.discards[kind] += s.played[seat, kind]
            s.played[seat, kind] = 0


@rule
def fail(s, cards):
    """SF-R4, SF-V5 to SF-V7: postponed, or beaten by the sheriff.

    Hand cards return, but not from a planned raid or a fight with the sheriff.
    """
    if cards.sheriff[s.laid[s.carriage]]:
        discard_played(s)
        s.seat = NONE
        s.phase = DEFEAT
        return
    if s.planned[s.at_hideout] == s.carriage:
        discard_played(s)
    for seat in range(s.players):
        for kind in range(PLAIN_KINDS):
            while s.played[seat, kind] > 0:
                s.played[seat, kind] -= 1
                take_back(s, seat, kind)
    drive_on(s)
