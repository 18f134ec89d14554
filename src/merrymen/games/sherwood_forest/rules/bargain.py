"""Sherwood Forest: how a sensible player calls, offers and answers.

Ask in proportion, take what beats staying out; never wish for more than the card holds.
"""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest.rules.asking import (
    FIRST,
    NEVER,
    appraise_ask,
    appraise_show,
    asked_help,
    expected_help,
)
from merrymen.games.sherwood_forest.rules.outlook import (
    ROBBER,
    card_worth,
    gold_worth,
    group_outlook,
    known_outlook,
    likely_help,
    open_outlook,
    own_cards,
    seen_cards,
)
from merrymen.games.sherwood_forest.rules.secrets import knows
from merrymen.games.sherwood_forest.rules.table import glory_of
from merrymen.games.sherwood_forest.state import (
    ACCEPT,
    ANSWER,
    ASK,
    CALL_TERMS,
    CARD,
    CHOOSE_HIDEOUT,
    COMPANIONS,
    CONFIRM,
    DECLINE,
    GOLD,
    HIDEOUT,
    NO_SLOT,
    NOW,
    OFFER,
    PAY,
    REJECT,
    ROBBERS,
    SHOW,
    SLOT,
    WITH,
    WITHDRAW,
)

GOOD_FAITH = 0.8  # half a camp is what a leader counts on who has seen the card
WORTH_A_GOLD = 5.0  # what a card must bring a leader who pays for help
UNSEEN_GOLD = 4  # what to expect of a card that one does not know


@rule
def appraise_talk(s, cards, action):
    """Lone groups, calls, offers and the answers of the basic game."""
    if s.phase == CALL_TERMS:
        return appraise_call(s, cards, action)
    if s.phase == OFFER:
        return appraise_offer(s, cards, action)
    if s.phase == CHOOSE_HIDEOUT:
        return appraise_hideout(s, cards, action)
    if s.phase == ANSWER:
        return appraise_answer(s, cards, action)
    if action == WITHDRAW:
        return 0.0
    if action == CONFIRM:
        return alliance_outlook(s, cards, NONE)
    return group_outlook(s, cards, s.seat, s.at_hideout, action - ROBBERS + 1, 0)


@rule
def appraise_call(s, cards, action):
    """Name the best card that one knows to pass, show what makes it possible, then close."""
    if action < CARD:
        robbers = action - ROBBERS + 1
        if s.is_open:
            return open_outlook(s, cards, s.seat, robbers)
        return group_outlook(s, cards, s.seat, s.at_hideout, robbers, asked_help(s, s.seat))
    if ASK <= action < HIDEOUT:
        return appraise_ask(s, cards, action)
    if SLOT <= action < NO_SLOT and not s.is_open and knows(s, s.seat, action - SLOT):
        strength = s.camp[s.seat] + likely_help(s, s.seat) + own_cards(s, s.seat, s.camp[s.seat])
        card = s.laid[action - SLOT]
        worth = known_outlook(s, cards, s.seat, card, s.at_hideout, strength, 0.5)
        pays = worth > ROBBER * s.camp[s.seat] and not cards.sheriff[card]
        return FIRST + worth if pays else NEVER
    if action >= SHOW:
        return appraise_show(s, cards, action, s.camp[s.seat], asked_help(s, s.seat))
    return NEVER


@rule
def call_strength(s, seat):
    """What is on offer or may still be offered beside a seat's own robbers."""
    strength = 0
    for other in range(s.players):
        robbers = s.offer_robbers[other]
        if other != seat and robbers > 0:
            strength += robbers + seen_cards(s, seat, other, robbers)
        elif other != seat and s.asked >> other & 1 and not s.answered >> other & 1:
            strength += expected_help(s, other)
    return strength


@rule
def appraise_offer(s, cards, action):
    """SF-P6 (2), SF-V4 (2): robbers where they pay, with a fair wish; a hideout one knows."""
    seat = s.seat
    here = s.offer_hideout[seat] if s.at_hideout == NONE else s.at_hideout
    if action == DECLINE:
        return 0.0
    if action < CARD:
        return appraise_robbers(s, cards, here, action - ROBBERS + 1)
    if HIDEOUT <= action < SLOT:
        robbers = best_offer(s, cards, action - HIDEOUT)
        return appraise_robbers(s, cards, action - HIDEOUT, robbers)
    if here == NONE:
        return NEVER
    if GOLD < action < COMPANIONS and s.aim != NONE:
        return appraise_wish(s, cards, here, action - GOLD)
    if action == NOW + 1 or WITH <= action < PAY:
        return appraise_reward(s, cards, here, action)
    if action >= SHOW:
        return appraise_show(s, cards, action, best_offer(s, cards, here), call_strength(s, seat))
    return NEVER


@rule
def appraise_robbers(s, cards, hideout, robbers):
    """What so many robbers bring in the call of another, with the gold now that was named."""
    seat = s.seat
    worth = group_outlook(s, cards, seat, hideout, robbers, call_strength(s, seat))
    worth += gold_worth(s) * s.offer_now[seat]
    is_trusted = s.aim != NONE and s.seen_by[s.aim] >> s.turn & 1 and not knows(s, seat, s.aim)
    if is_trusted and robbers == expected_help(s, seat):
        worth += GOOD_FAITH
    return worth + 0.2 if robbers == s.wanted[seat] else worth


@rule
def best_offer(s, cards, hideout):
    """The number of robbers that brings most in the call of another."""
    best, worth = 1, NEVER
    for robbers in range(1, s.camp[s.seat] + 1):
        looks = appraise_robbers(s, cards, hideout, robbers)
        if looks > worth:
            best, worth = robbers, looks
    return best


@rule
def appraise_wish(s, cards, hideout, gold):
    """SF-V4 (2): a share of the aimed card's gold by robbers, and never more than it holds."""
    if gold > gold_of(s, cards, s.seat, s.aim):
        return NEVER
    robbers = best_offer(s, cards, hideout)
    if appraise_robbers(s, cards, hideout, robbers) <= 0.0:
        return NEVER
    total = robbers + call_strength(s, s.seat)
    fair = fair_gold(s, cards, s.seat, s.aim, robbers, total)
    return FIRST - abs(gold - fair) if fair > 0 else NEVER


@rule
def gold_of(s, cards, seat, slot):
    """The gold on a card, as far as a seat knows it."""
    return cards.gold[s.laid[slot]] if knows(s, seat, slot) else UNSEEN_GOLD


@rule
def fair_gold(s, cards, seat, slot, robbers, strength):
    """A member's part of a card's gold by robbers, rounded."""
    return (2 * gold_of(s, cards, seat, slot) * robbers + strength) // max(1, 2 * strength)


@rule
def appraise_reward(s, cards, hideout, action):
    """SF-V4 (2): a gold now where that makes joining worth while, or where one is needed.

    From the leader, or where that camp is empty from the first in glory of those who are in.
    """
    if action >= WITH and action - WITH != rich_ally(s):
        return NEVER
    worth = appraise_robbers(s, cards, hideout, best_offer(s, cards, hideout))
    if -0.6 < worth <= 0.0:
        return 1.0
    return FIRST - 1.0 if worth > 0.0 and is_needed(s, cards) else NEVER


@rule
def is_needed(s, cards):
    """Asked for so many robbers: the leader needs them, for a card that is worth a gold.

    One gold is enough for a call: whoever comes later wants none.
    """
    if s.wanted[s.seat] == 0 or s.aim == NONE or not knows(s, s.seat, s.aim):
        return False
    for other in range(s.players):
        if other != s.seat and s.offer_now[other] != 0:
            return False
    return card_worth(s, cards, s.turn, s.laid[s.aim], 0.5) >= WORTH_A_GOLD


@rule
def rich_ally(s):
    """Where the leader has no gold: of those with some who offer robbers the first in glory."""
    best = NONE
    for seat in range(s.players):
        is_in = s.offer_robbers[seat] > 0 and s.offer_now[seat] == 0 and s.gold[seat] > 0
        is_first = best == NONE or glory_of(s, seat) > glory_of(s, best)
        if is_in and is_first and seat != s.seat:
            best = seat
    return best if s.gold[s.turn] == 0 else NONE


@rule
def appraise_hideout(s, cards, action):
    """SF-P6: of the hideouts named, the one with the best outlook."""
    if action == WITHDRAW:
        return 0.0
    hideout, others = action - HIDEOUT, 0
    for seat in range(s.players):
        if s.offer_hideout[seat] == hideout:
            others += s.offer_robbers[seat]
    return group_outlook(s, cards, s.seat, hideout, s.offer_robbers[s.seat], others)


@rule
def is_open(s, seat):
    """Whether the leader has still to answer this offer."""
    other = s.talk_seat
    while other != s.turn and other != NONE:
        if other == seat:
            return True
        other = (other + 1) % s.players
    return False


@rule
def alliance_outlook(s, cards, left_out):
    """What the alliance brings its leader with all that is taken or open, but for one offer."""
    seat, others = s.seat, 0
    for other in range(s.players):
        if other != seat and other != left_out and (s.deal_robbers[other] or is_open(s, other)):
            others += s.offer_robbers[other]
    return group_outlook(s, cards, seat, s.at_hideout, s.offer_robbers[seat], others)


@rule
def helps(s, cards, seat):
    """SF-P6 (3): whether an offer makes the alliance better; what was asked for is taken."""
    if s.wanted[seat] > 0 and s.offer_robbers[seat] == s.wanted[seat]:
        return True
    return alliance_outlook(s, cards, NONE) >= alliance_outlook(s, cards, seat)


@rule
def appraise_answer(s, cards, action):
    """SF-P6 (3): take what makes it better; all at once where everything does."""
    if action == REJECT:
        return 0.0 if helps(s, cards, s.talk_seat) else 3.0
    if action == ACCEPT:
        return 1.0
    everything = alliance_outlook(s, cards, NONE)
    if action == WITHDRAW:
        return 0.5 if everything > 0.0 else 2.5
    for seat in range(s.players):
        if s.offer_robbers[seat] > 0 and is_open(s, seat) and not helps(s, cards, seat):
            return NEVER
    return 2.0
