"""Sherwood Forest, advanced: how a sensible player writes contracts and answers them.

The card announced is the one planned; who gets what was asked for says yes; what does not pay is
refused.
"""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest.rules.bargain import NEVER, fair_gold, gold_of, is_open
from merrymen.games.sherwood_forest.rules.outlook import (
    ROBBER,
    companion_worth,
    gold_worth,
    group_outlook,
    known_outlook,
    outlook,
    own_cards,
    seen_cards,
)
from merrymen.games.sherwood_forest.rules.secrets import knows
from merrymen.games.sherwood_forest.state import (
    ACCEPT,
    COMPANIONS,
    CONFIRM,
    DEAL_MEMBER,
    DEAL_OWN,
    DEAL_PAY,
    GOLD,
    GOLD_FIELD,
    NOW,
    REJECT,
    WITHDRAW,
    YES,
)

MOST_NOW = 1  # gold now that a member may cost


@rule
def appraise_deal(s, cards, action):
    """Contracts and the answers to them."""
    if s.phase == DEAL_MEMBER:
        return appraise_member(s, cards, action)
    if s.phase == DEAL_OWN:
        return 1.0 if action == CONFIRM else (0.0 if action == WITHDRAW else NEVER)
    if s.phase == DEAL_PAY:
        return NOW - action + 0.0  # as little as possible
    return appraise_consent(s, cards) if action == YES else 0.0


@rule
def brought(s, seat):
    """The robbers of a player in the contract as it stands, with the offers still open."""
    if seat == s.turn:
        return s.offer_robbers[seat] if s.deal_robbers[seat] == 0 else s.deal_robbers[seat]
    if s.phase == DEAL_MEMBER and seat != s.talk_seat and is_open(s, seat):
        return s.offer_robbers[seat]
    return s.deal_robbers[seat]


@rule
def contract_strength(s, seat):
    """The strength of all members as one of them can know it: robbers, own and seen cards."""
    strength = 0
    for other in range(s.players):
        robbers = brought(s, other)
        if other == seat:
            strength += robbers + own_cards(s, seat, robbers)
        else:
            strength += robbers + seen_cards(s, seat, other, robbers)
    return strength


@rule
def all_robbers(s):
    """All robbers of the contract as it stands."""
    robbers = 0
    for seat in range(s.players):
        robbers += brought(s, seat)
    return robbers


@rule
def leader_outlook(s, cards):
    """What the contract as it stands brings the one who writes it."""
    seat, own = s.seat, brought(s, s.seat)
    anyway = group_outlook(s, cards, seat, s.at_hideout, own, all_robbers(s) - own)
    if s.deal_slot == NONE or not knows(s, seat, s.deal_slot):
        return anyway
    card, strength = s.laid[s.deal_slot], contract_strength(s, seat)
    hit = known_outlook(s, cards, seat, card, s.at_hideout, strength, 0.0)
    if hit <= 0.0:
        return hit - 1.0
    gold = cards.gold[card]
    for other in range(s.players):
        gold -= s.deal_gold[other]
    return max(anyway, hit + gold_worth(s) * gold - ROBBER * own)


@rule
def fair_share(s, cards, seat):
    """What a member's robbers are worth of the planned card's gold."""
    if s.deal_slot == NONE:
        return 0
    return fair_gold(s, cards, s.seat, s.deal_slot, brought(s, seat), all_robbers(s))


@rule
def is_too_dear(s, seat):
    """Gold now that a member does not bring in again, or for somebody without robbers."""
    now = s.offer_now[seat] if seat != s.talk_seat else paid_to(s, seat)
    return now > (MOST_NOW if s.offer_robbers[seat] > 0 else 0)


@rule
def paid_to(s, seat):
    """Gold now that a player gets by the contract, less what they pay."""
    gold = 0
    for other in range(s.players):
        gold += s.deal_pay[other, seat] - s.deal_pay[seat, other]
    return gold


@rule
def asks_too_much(s, cards, seat):
    """Whether a wish is more than fair, or more than the card can hold."""
    if s.deal_slot == NONE:
        return False
    gold = s.offer_gold[seat] if seat != s.talk_seat else s.deal_gold[seat]
    most = min(fair_share(s, cards, seat) + 1, gold_of(s, cards, s.seat, s.deal_slot))
    return gold > most


@rule
def appraise_member(s, cards, action):
    """SF-V4 (3): fair wishes are taken as they are, others cut down to what is fair."""
    seat = s.talk_seat
    if action == WITHDRAW:
        return 5.0 if leader_outlook(s, cards) <= 0.0 else 0.0
    too_dear = is_too_dear(s, seat)
    if action == REJECT:
        return 4.5 if too_dear else NEVER
    too_much = asks_too_much(s, cards, seat) and s.talk_field <= GOLD_FIELD
    if action == ACCEPT:
        return NEVER if too_much else 2.0
    if action == CONFIRM:
        return 4.0 if not too_much and rest_is_fair(s, cards) else NEVER
    if GOLD <= action < COMPANIONS and too_much:
        return 3.0 - 0.1 * abs(action - GOLD - fair_share(s, cards, seat))
    return NEVER


@rule
def rest_is_fair(s, cards):
    """Whether all offers that are still open can be taken as they stand."""
    for seat in range(s.players):
        offers = s.offer_robbers[seat] > 0 or s.offer_now[seat] != 0
        is_later = seat != s.talk_seat and offers and is_open(s, seat)
        if is_later and (is_too_dear(s, seat) or asks_too_much(s, cards, seat)):
            return False
    return True


@rule
def is_as_asked(s, seat):
    """Whether the contract gives a member what their offer asked for, and takes no more."""
    return (
        s.deal_robbers[seat] <= s.offer_robbers[seat]
        and s.deal_gold[seat] >= s.offer_gold[seat]
        and s.deal_companions[seat] >= s.offer_companions[seat]
        and paid_to(s, seat) >= s.offer_now[seat]
    )


@rule
def appraise_consent(s, cards):
    """SF-V4 (4): yes to what beats staying out, and to what one asked for."""
    seat, own = s.seat, s.deal_robbers[s.seat]
    now = gold_worth(s) * paid_to(s, seat)
    if own == 0:
        return now
    promised = s.deal_gold[seat] * gold_worth(s)
    promised += s.deal_companions[seat] * companion_worth(s, seat)
    if s.deal_informer == seat:
        promised += 2.0
    strength = contract_strength(s, seat)
    if s.deal_slot != NONE and knows(s, seat, s.deal_slot):
        card = s.laid[s.deal_slot]
        hit = known_outlook(s, cards, seat, card, s.at_hideout, strength, 0.0)
        if hit <= 0.0:
            return now + hit - 1.0
        worth = now + hit + 0.85 * promised - ROBBER * own
    else:
        share = own / max(1, all_robbers(s)) if s.deal_slot == NONE else 0.0
        worth = now + outlook(s, cards, seat, s.at_hideout, strength, share)
        worth += 0.5 * promised - ROBBER * own
    return max(worth, 0.1) if is_as_asked(s, seat) else worth
