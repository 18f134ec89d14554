"""Sherwood Forest, advanced: how a sensible player writes contracts and answers them.

The card announced is the one planned; who gets what was asked for says yes; what does not pay is
refused.
"""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest.rules.asking import NEVER
from merrymen.games.sherwood_forest.rules.bargain import fair_gold, gold_of, is_open
from merrymen.games.sherwood_forest.rules.outlook import (
    ROBBER,
    SURE,
    companion_worth,
    gold_worth,
    group_outlook,
    known_outlook,
    outlook,
    own_cards,
    seen_cards,
)
from merrymen.games.sherwood_forest.rules.secrets import knows
from merrymen.games.sherwood_forest.rules.signing import gold_to_be_paid
from merrymen.games.sherwood_forest.rules.table import glory_of
from merrymen.games.sherwood_forest.state import (
    ACCEPT,
    COMPANIONS,
    CONFIRM,
    DEAL_MEMBER,
    DEAL_OWN,
    DEAL_PAY,
    GOLD,
    GOLD_FIELD,
    INFORMER,
    NOW,
    PAY,
    REJECT,
    SEATS,
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
        return appraise_own(s, cards, action)
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
    gold = cards.gold[card] + paid_to(s, seat)
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
def is_too_dear(s, cards, seat):
    """Gold now that a member does not bring in again, or that another will not pay."""
    third = s.offer_with[seat]
    if third != NONE and s.offer_now[seat] > 0:
        return s.offer_robbers[seat] == 0 or not would_pay(s, cards, third)
    now = s.offer_now[seat] if seat != s.talk_seat else paid_to(s, seat)
    return now > (MOST_NOW if s.offer_robbers[seat] > 0 else 0)


@rule
def would_pay(s, cards, seat):
    """Whether the planned card should bring a member clearly more than a gold now.

    Only members who know the card can be expected to see that.
    """
    robbers, slot = brought(s, seat), s.deal_slot
    if slot == NONE or robbers == 0 or not knows(s, s.seat, slot) or not knows(s, seat, slot):
        return False
    card = s.laid[slot]
    if contract_strength(s, seat) < cards.strength[card] or s.offer_now[seat] != 0:
        return False
    gold = s.offer_gold[seat] if is_open(s, seat) else s.deal_gold[seat]
    worth = cards.glory[card] + gold_worth(s) * (SURE * gold + paid_to(s, seat))
    return worth > 0.5 + gold_worth(s) + ROBBER * robbers


@rule
def payer_for(s, cards, seat):
    """SF-V4: who should pay a member's gold now: the first in glory who would, not the leader."""
    best = NONE
    for other in range(s.players):
        is_other = other != seat and other != s.turn
        is_first = best == NONE or glory_of(s, other) > glory_of(s, best)
        has_gold = gold_to_be_paid(s, other) < s.gold[other]
        if is_other and is_first and has_gold and would_pay(s, cards, other):
            best = other
    return best


@rule
def passes_on(s, cards, seat):
    """Whether the gold now that an offer wants of the leader is better paid by another member."""
    wants = s.offer_robbers[seat] > 0 and s.offer_now[seat] == MOST_NOW
    return wants and s.offer_with[seat] == NONE and payer_for(s, cards, seat) != NONE


@rule
def unpaid(s):
    """A member whose offer was taken without the gold now that it wanted; or NONE."""
    for seat in range(s.players):
        wants = s.deal_robbers[seat] > 0 and s.offer_now[seat] == MOST_NOW
        if wants and not is_open(s, seat) and paid_to(s, seat) < MOST_NOW:
            return seat
    return NONE


@rule
def appraise_own(s, cards, action):
    """SF-V4 (3): who went without gets the gold now of another, or else of the leader.

    Without those who were left out it may not be worth while any more.
    """
    if action == CONFIRM:
        return 1.0
    if action == WITHDRAW:
        return 5.0 if leader_outlook(s, cards) <= 0.0 else 0.0
    seat = unpaid(s)
    if seat == NONE or not PAY <= action < INFORMER:
        return NEVER
    payer = payer_for(s, cards, seat)
    if payer == NONE:
        payer = s.turn
    return 2.0 if action == PAY + payer * SEATS + seat else NEVER


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
    too_dear = is_too_dear(s, cards, seat)
    if action == REJECT:
        return 4.5 if too_dear else NEVER
    if action == NOW:
        return 4.2 if passes_on(s, cards, seat) else NEVER
    too_much = asks_too_much(s, cards, seat) and s.talk_field <= GOLD_FIELD
    if action == ACCEPT:
        return NEVER if too_much else 2.0
    if action == CONFIRM:
        is_plain = not too_much and unpaid(s) == NONE
        return 4.0 if is_plain and rest_is_fair(s, cards) else NEVER
    if GOLD <= action < COMPANIONS and too_much:
        return 3.0 - 0.1 * abs(action - GOLD - fair_share(s, cards, seat))
    return NEVER


@rule
def rest_is_fair(s, cards):
    """Whether all offers that are still open can be taken as they stand."""
    for seat in range(s.players):
        offers = s.offer_robbers[seat] > 0 or s.offer_now[seat] != 0
        is_later = seat != s.talk_seat and offers and is_open(s, seat)
        if is_later and (is_too_dear(s, cards, seat) or asks_too_much(s, cards, seat)):
            return False
        if is_later and passes_on(s, cards, seat):
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
