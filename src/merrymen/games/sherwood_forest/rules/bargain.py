"""Sherwood Forest: how a sensible player talks: ask in proportion, take what beats staying out."""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest.rules.outlook import (
    ROBBER,
    companion_worth,
    gold_worth,
    group_outlook,
    known_outlook,
    likely_help,
    outlook,
)
from merrymen.games.sherwood_forest.rules.secrets import knows
from merrymen.games.sherwood_forest.state import (
    ACCEPT,
    ANSWER,
    ASK,
    CALL_AIM,
    CALL_ASK,
    CALL_CARDS,
    CALL_ROBBERS,
    COMPANIONS,
    CONFIRM,
    CONFIRM_DEAL,
    DEAL_CARD,
    DEAL_INFORMER,
    DEAL_MEMBER,
    DEAL_OWN,
    DECLINE,
    DONE,
    GOLD,
    GOLD_FIELD,
    INFORMER,
    LEAVE_OUT,
    NO_SLOT,
    OFFER,
    REJECT,
    ROBBERS,
    SLOT,
    TERMS,
    YES,
)


@rule
def appraise_talk(s, cards, action):
    """Calls and offers."""
    if s.phase == CALL_CARDS:
        return 1.0 if action == DONE else 0.0
    if s.phase == CALL_ASK:
        return 0.0 if action == LEAVE_OUT else (2.0 if action == ASK else 1.0)
    if s.phase == CALL_AIM:
        return appraise_slot(s, cards, action)
    if s.phase == TERMS:
        return appraise_terms(s, cards, action)
    return 0.0 if action == DECLINE else appraise_robbers(s, cards, action - ROBBERS + 1)


@rule
def appraise_robbers(s, cards, robbers):
    """What so many robbers bring alone, in one's own call, or in the call of another."""
    seat, others, wanted = s.seat, 0, 0.0
    if s.phase == CALL_ROBBERS:
        others = likely_help(s, seat)
    elif s.phase == OFFER:
        others = call_strength(s) - (s.camp[seat] + 1) // 2
        wanted = 0.2 if robbers == s.wanted[seat] else 0.0
    return group_outlook(s, cards, seat, s.at_hideout, robbers, others) + wanted


@rule
def appraise_slot(s, cards, action):
    """Name the best card that one knows to pass the hideout."""
    if action == NO_SLOT:
        return 0.0
    slot = action - SLOT
    if not knows(s, s.seat, slot):
        return -1.0
    strength = call_strength(s)
    return known_outlook(s, cards, s.seat, s.laid[slot], s.at_hideout, strength, 0.5)


@rule
def call_strength(s):
    """The robbers that are on offer or may still be offered."""
    robbers = s.offer_robbers[s.turn]
    for seat in range(s.players):
        if s.offer_robbers[seat] > 0 and seat != s.turn:
            robbers += s.offer_robbers[seat]
        elif s.asked >> seat & 1 and not s.answered >> seat & 1:
            robbers += (s.camp[seat] + 1) // 2
    return robbers


@rule
def appraise_terms(s, cards, action):
    """SF-V4 (2): wish for a share of the aimed card's gold by robbers; then close the offer."""
    if action == DONE:
        return 0.5
    if GOLD <= action < COMPANIONS and s.talk_field <= GOLD_FIELD and s.aim != NONE:
        fair = fair_gold(s, cards, s.seat, s.aim, s.offer_robbers[s.seat], call_strength(s))
        return 1.0 - abs(action - GOLD - fair)
    return 0.0


@rule
def fair_gold(s, cards, seat, slot, robbers, strength):
    """A member's part of a card's gold by robbers, rounded; of an unknown card 4 gold."""
    gold = cards.gold[s.laid[slot]] if knows(s, seat, slot) else 4
    return (2 * gold * robbers + strength) // max(1, 2 * strength)


@rule
def appraise_deal(s, cards, action):
    """Answers and contracts."""
    if s.phase == ANSWER:
        return appraise_answer(s, cards, action)
    if s.phase == CONFIRM_DEAL:
        value = group_outlook(
            s, cards, s.seat, s.at_hideout, s.deal_robbers[s.seat], deal_strength(s, s.seat)
        )
        return value if action == CONFIRM else 0.0
    if s.phase == DEAL_CARD:
        return appraise_slot(s, cards, action)
    if s.phase == DEAL_INFORMER:
        return 1.0 if action - INFORMER == s.seat else 0.0
    if s.phase == DEAL_MEMBER:
        return appraise_member(s, cards, action)
    if s.phase == DEAL_OWN:
        return 1.0 if action == CONFIRM else 0.0
    return appraise_consent(s, cards) if action == YES else 0.0


@rule
def deal_strength(s, seat):
    """The robbers of all other members."""
    robbers = 0
    for other in range(s.players):
        if other != seat:
            robbers += s.deal_robbers[other]
    return robbers


@rule
def appraise_answer(s, cards, action):
    """SF-P6 (3): an offer is taken where the alliance is better with it."""
    if action == REJECT:
        return 0.0
    seat, others = s.seat, 0
    for other in range(s.players):
        if other != seat and (s.deal_robbers[other] > 0 or is_open(s, other)):
            others += s.offer_robbers[other]
    own = s.offer_robbers[seat]
    left_out = others - s.offer_robbers[s.talk_seat]
    gain = group_outlook(s, cards, seat, s.at_hideout, own, others)
    return gain - group_outlook(s, cards, seat, s.at_hideout, own, left_out) + 0.01


@rule
def is_open(s, seat):
    """Whether the leader has still to answer this offer."""
    other = s.talk_seat
    while other != s.turn:
        if other == seat:
            return True
        other = (other + 1) % s.players
    return False


@rule
def appraise_member(s, cards, action):
    """SF-V4 (3): promise a fair part of the gold, then take the member."""
    seat = s.talk_seat
    fair = 0
    if s.deal_slot != NONE:
        robbers, strength = s.deal_robbers[seat], call_strength(s)
        fair = fair_gold(s, cards, s.seat, s.deal_slot, robbers, strength)
    is_fair = abs(s.deal_gold[seat] - fair) <= 1 or s.talk_field > GOLD_FIELD
    if action == ACCEPT:
        return 1.0 if is_fair and s.deal_now[seat] <= 1 else 0.2
    if action == REJECT:
        return 0.4 if s.deal_now[seat] > 1 else 0.0
    if GOLD <= action < COMPANIONS and s.talk_field <= GOLD_FIELD and not is_fair:
        return 0.9 - 0.1 * abs(action - GOLD - fair)
    return -1.0


@rule
def appraise_consent(s, cards):
    """SF-V4 (4): yes to what beats staying out: glory, promises, gold now, less the robbers."""
    seat, hideout = s.seat, s.at_hideout
    own = s.deal_robbers[seat]
    strength = own + deal_strength(s, seat)
    now = gold_worth(s) * s.deal_now[seat]
    promised = s.deal_gold[seat] * gold_worth(s)
    promised += s.deal_companions[seat] * companion_worth(s, seat)
    if s.deal_informer == seat:
        promised += 2.0
    if s.deal_slot != NONE and knows(s, seat, s.deal_slot):
        card = s.laid[s.deal_slot]
        hit = known_outlook(s, cards, seat, card, hideout, strength, 0.0)
        return now + (hit + 0.85 * promised if hit > 0.0 else hit - 1.0) - ROBBER * own
    share = own / strength if s.deal_slot == NONE else 0.0
    return now + outlook(s, cards, seat, hideout, strength, share) + 0.5 * promised - ROBBER * own
