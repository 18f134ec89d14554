"""Sherwood Forest: what a hideout, an alliance or a carriage promises, as one seat can know it.

Everything is counted in glory. A group earns once in a round as a rule, so the best card that a
seat knows counts most; unseen cards count by what such cards bring on average (`cards.prospect`).
"""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest.rules.rounds import back_of_round
from merrymen.games.sherwood_forest.rules.secrets import knows
from merrymen.games.sherwood_forest.rules.table import members, robbers_in, told_to
from merrymen.games.sherwood_forest.state import (
    FEWEST_ROBBERS,
    HIDEOUTS,
    NO_CARD,
    PLAIN_KINDS,
    ROBBERS_EACH,
    ROUNDS,
    ROUTE,
    SLOTS,
)

ROBBER = 0.55  # what a robber is worth elsewhere in the round
SURE = 0.85  # others may raid a card first
UNSURE = 0.55  # and a group earns only once
TRUST = 1.6  # a leader aims at better cards than the average
RISK = 0.12  # an unseen card may be a sheriff


@rule
def gold_worth(s):
    """A gold of the loot: glory in the last round, else it has to be carried to church."""
    return 1.0 if s.round_number == ROUNDS else 0.75


@rule
def companion_worth(s, seat):
    """A companion works in all rounds to come."""
    if s.oak[seat] == 0:
        return 0.0
    return 2.0 if s.round_number == ROUNDS else 0.6 * (ROUNDS - s.round_number) + 0.3


@rule
def card_worth(s, cards, seat, card, share):
    """What a beaten card brings a member with a share of the loot."""
    loot = cards.gold[card] * gold_worth(s) + cards.companions[card] * companion_worth(s, seat)
    return cards.glory[card] + share * loot


@rule
def sheriff_threat(s, cards, seat, card):
    """What a sheriff costs who is not strong enough."""
    robbers = min(cards.lost_robbers[card], ROBBERS_EACH - FEWEST_ROBBERS - s.oak[seat])
    return cards.lost_glory[card] + 0.4 * max(0, robbers) * (ROUNDS - s.round_number)


@rule
def outlook(s, cards, seat, hideout, strength, share):
    """What a group of some strength in a hideout can hope for, for a member with a share."""
    back, strength = back_of_round(s), min(14, strength)
    best, rest = 0.0, 0.0
    for slot in range(SLOTS):
        if s.slot_state[slot] == NO_CARD:
            continue
        if knows(s, seat, slot):
            worth = known_outlook(s, cards, seat, s.laid[slot], hideout, strength, share)
            best = max(best, worth)
            rest += min(0.0, worth)
        else:
            glory = 0.01 * cards.prospect[0, back, hideout, strength]
            loot = 0.01 * cards.prospect[1, back, hideout, strength]
            hope = glory + share * loot * gold_worth(s)
            rest += hope * TRUST if slot == s.aim else hope
            rest -= RISK * s.advanced
    return SURE * best + UNSURE * rest


@rule
def known_outlook(s, cards, seat, card, hideout, strength, share):
    """The same for a card that the seat knows."""
    if not cards.passes[cards.origin[card], cards.destination[card]] >> hideout & 1:
        return 0.0
    if strength >= cards.strength[card]:
        return card_worth(s, cards, seat, card, share)
    return -sheriff_threat(s, cards, seat, card) if cards.sheriff[card] else 0.0


@rule
def own_cards(s, seat, robbers):
    """The strength that a seat's own cards add, at most one per robber."""
    strength, free = 0, robbers
    for kind in range(PLAIN_KINDS - 1, -1, -1):
        used = min(free, s.hand[seat, kind])
        strength += used * (kind + 1)
        free -= used
    return strength


@rule
def seen_cards(s, viewer, seat, robbers):
    """The strength of another's cards that a seat has seen, at most one per robber, SF-V4."""
    strength, free = 0, robbers
    for kind in range(PLAIN_KINDS - 1, -1, -1):
        used = min(free, s.shown[seat, kind] + told_to(s, viewer, seat, kind))
        strength += used * (kind + 1)
        free -= used
    return strength


@rule
def group_outlook(s, cards, seat, hideout, robbers, others):
    """A member's part of a group: full glory, a share of the loot by robbers, less their cost."""
    strength = robbers + others + own_cards(s, seat, robbers)
    share = robbers / max(1.0, float(robbers + others))
    return outlook(s, cards, seat, hideout, strength, share) - ROBBER * robbers


@rule
def likely_help(s, seat):
    """How many robbers the others may bring."""
    help_ = 0
    for other in range(s.players):
        if other != seat:
            help_ += (s.camp[other] + 1) // 2
    return help_


@rule
def best_group(s, cards, seat, hideout, others):
    """The same with the best number of own robbers."""
    best = -9.0
    for robbers in range(1, s.camp[seat] + 1):
        best = max(best, group_outlook(s, cards, seat, hideout, robbers, others))
    return best


@rule
def open_outlook(s, cards, seat, robbers):
    """SF-P6: an open call: somebody who has seen a card may name a hideout on its road."""
    back, others = back_of_round(s), likely_help(s, seat)
    strength = min(14, robbers + others + own_cards(s, seat, robbers))
    informed = 0
    for slot in range(SLOTS):
        if s.slot_state[slot] != NO_CARD and not knows(s, seat, slot):
            informed = max(informed, s.seen_by[slot] & ~(1 << seat))
    if informed == 0:
        return -9.0
    share = robbers / max(1.0, float(robbers + others))
    best = 0.0
    for hideout in range(HIDEOUTS):
        glory = 0.01 * cards.prospect[0, back, hideout, strength]
        loot = 0.01 * cards.prospect[1, back, hideout, strength]
        best = max(best, glory + share * loot * gold_worth(s))
    return TRUST * best - ROBBER * robbers


@rule
def best_open_group(s, cards, seat):
    """The same with the best number of own robbers."""
    best = -9.0
    for robbers in range(1, s.camp[seat] + 1):
        best = max(best, open_outlook(s, cards, seat, robbers))
    return best


@rule
def ride(s, cards, seat, card, destination, first):
    """What a known card brings a seat on its way from an arrow on: wins, losses, others' wins."""
    value = 0.0
    for arrow in range(first, ROUTE):
        hideout = cards.arrows[cards.origin[card], destination, arrow]
        if s.leader[hideout] == NONE:
            continue
        strength = standing_strength(s, hideout)
        own = s.group[hideout, seat]
        if own > 0:
            strength += own_cards(s, seat, own)
        if strength >= cards.strength[card]:
            return value + raid_worth(s, cards, seat, card, hideout)
        if cards.sheriff[card]:
            sign = -1.0 if own > 0 else 0.3
            value += sign * sheriff_threat(s, cards, seat, card)
    return value


@rule
def standing_strength(s, hideout):
    """Robbers and pledged cards in a hideout."""
    strength = robbers_in(s, hideout)
    for seat in range(s.players):
        for kind in range(PLAIN_KINDS):
            strength += s.pledged[hideout, seat, kind] * (kind + 1)
    return strength


@rule
def raid_worth(s, cards, seat, card, hideout):
    """A raid by the group in a hideout: good for its members, bad for the others."""
    own, robbers = s.group[hideout, seat], robbers_in(s, hideout)
    if own == 0:
        return -0.35 * card_worth(s, cards, seat, card, 1.0)
    return card_worth(s, cards, seat, card, own / robbers)


@rule
def hopes(s, cards, seat):
    """What an unseen card may bring a seat, given the groups that lie in wait."""
    back, value = back_of_round(s), 0.0
    for hideout in range(HIDEOUTS):
        if s.leader[hideout] == NONE:
            continue
        strength = min(14, standing_strength(s, hideout))
        glory = 0.01 * cards.prospect[0, back, hideout, strength]
        loot = 0.01 * cards.prospect[1, back, hideout, strength]
        if members(s, hideout) >> seat & 1:
            share = s.group[hideout, seat] / robbers_in(s, hideout)
            value += glory + share * loot
        else:
            value -= 0.35 * (glory + loot)
    return value
