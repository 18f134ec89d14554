"""Sherwood Forest: how good an action looks, for the greedy bot and for guided playouts."""

from merrymen.engine.compiling import rule
from merrymen.games.sherwood_forest.rules.bargain import appraise_talk
from merrymen.games.sherwood_forest.rules.dealing import appraise_deal
from merrymen.games.sherwood_forest.rules.haggling import (
    appraise_bid,
    appraise_pick_offer,
    appraise_send,
    appraise_turn_offer,
    pick_worth,
)
from merrymen.games.sherwood_forest.rules.outlook import (
    ROBBER,
    best_group,
    best_open_group,
    card_worth,
    companion_worth,
    gold_worth,
    likely_help,
    own_cards,
)
from merrymen.games.sherwood_forest.rules.raid import attack_strength, possible_strength
from merrymen.games.sherwood_forest.rules.secrets import knows
from merrymen.games.sherwood_forest.rules.table import robbers_in
from merrymen.games.sherwood_forest.state import (
    ALONE,
    BID_GOLD,
    CALL,
    CALL_OPEN,
    CARD,
    CARDS,
    CHURCH,
    CLOAK_STAY,
    CONFIRM_DEAL,
    CONSENT,
    DEFEAT,
    DONE,
    EAT,
    GARMENT,
    GIVE_COMPANION,
    GIVE_GOLD,
    INN,
    LET_PASS,
    MARKET,
    MERCHANT,
    NEXT,
    NO_CARD,
    NO_SPECIAL,
    ORDER,
    PICK,
    PICK_CARD,
    PLAN,
    REDIRECT,
    ROUNDS,
    SLOTS,
    STAY,
    TAKE,
    WATCH,
)

KEPT_GOLD = 0.8  # what gold in camp is worth before the last round
CARD_COST = 0.5  # what an equipment card is worth in hand
CALL_COST = 2.0  # a further call of the same turn seldom helps
OPEN_COST = 1.0  # nobody may have anything to name


@rule
def appraise(s, cards, action):
    """What an action promises the one who moves."""
    if s.phase == PLAN:
        return appraise_plan(s, cards, action)
    if s.phase <= CONFIRM_DEAL:
        return appraise_talk(s, cards, action)
    if s.phase <= CONSENT:
        return appraise_deal(s, cards, action)
    if s.phase <= BID_GOLD:
        return appraise_bid(s, cards, action)
    return appraise_raid(s, cards, action)


@rule
def appraise_plan(s, cards, action):
    """Places and hideouts by what they bring, less what the robbers could do elsewhere."""
    seat = s.seat
    if action < INN:
        gold = action - CHURCH + 1
        kept = 0.0 if s.round_number == ROUNDS else KEPT_GOLD
        return gold * (1.0 - kept) - ROBBER
    if action < MERCHANT:
        return appraise_inn(s, seat, action - INN)
    if action == MERCHANT:
        return CARD_COST + 0.25 * s.gold[seat] - 1.0
    if action == MARKET:
        return companion_worth(s, seat) - 2 * KEPT_GOLD - ROBBER + 0.5
    if action == CALL_OPEN:
        return best_open_group(s, cards, seat) - OPEN_COST - CALL_COST * s.calls
    is_call = action >= CALL
    hideout = action - (CALL if is_call else ALONE)
    others = likely_help(s, seat) if is_call else 0
    return best_group(s, cards, seat, hideout, others) - CALL_COST * s.calls * is_call


@rule
def appraise_inn(s, seat, slot):
    """Knowing a card is worth more with more robbers to send after it."""
    if knows(s, seat, slot):
        return -2.0
    return 0.15 * s.camp[seat] - ROBBER


@rule
def appraise_raid(s, cards, action):
    """From the pick of a card to the loot."""
    if s.phase == PICK:
        return appraise_pick(s, cards, action)
    if s.phase == REDIRECT:
        return appraise_redirect(s, cards, action)
    if s.phase == ORDER:
        return 1.0 if action - NEXT != s.seat else 0.0  # let the others play theirs first
    if s.phase == CARDS:
        return appraise_card(s, cards, action)
    if s.phase == STAY:
        return 1.0 if action == EAT and cards_left(s) > 1 else (0.5 if action != EAT else 0.0)
    if s.phase == DEFEAT:
        return 2.0 if action == CLOAK_STAY else (0.0 if action == NO_SPECIAL else 1.0)
    return appraise_gift(s, action)


@rule
def cards_left(s):
    """How many travel cards are still to be played, with the one under way."""
    count = 0
    for slot in range(SLOTS):
        if s.slot_state[slot] != NO_CARD:
            count += 1
    return count


@rule
def appraise_pick(s, cards, action):
    """SF-R1, SF-V10: a card, or the gold of an offer and what it is for."""
    if action >= TAKE:
        return appraise_pick_offer(s, cards, action)
    return pick_worth(s, cards, s.seat, action - PICK_CARD)


@rule
def appraise_redirect(s, cards, action):
    """SF-V8: a garment where it pays; who holds one watches, or shows it to those who bargain."""
    if action == LET_PASS:
        return 0.0
    if action == WATCH:
        return 0.1 if s.hand[s.seat, GARMENT] > 0 else -0.1
    if action < PICK_CARD:
        return 0.2
    if action < NEXT:
        return appraise_turn_offer(s, cards, action)
    return appraise_send(s, cards, action)


@rule
def appraise_card(s, cards, action):
    """Play cards where success is worth them and they may suffice; as few as will do."""
    card, seat = s.laid[s.carriage], s.seat
    own, robbers = s.group[s.at_hideout, seat], robbers_in(s, s.at_hideout)
    missing = cards.strength[card] - attack_strength(s)
    is_lost = cards.sheriff[card] or s.planned[s.at_hideout] == s.carriage
    can = own_cards(s, seat, own) if is_lost else possible_strength(s, cards)
    if action == DONE:
        return 0.0
    strength = action - CARD + 1
    worth = card_worth(s, cards, seat, card, own / robbers)
    if missing > can or worth < CARD_COST:
        return -1.0
    wasted = strength - missing if strength >= missing else 4 - strength
    return worth - 0.1 * wasted


@rule
def appraise_gift(s, action):
    """Oneself first; companions before gold where they are worth more."""
    seat = s.seat
    if action >= GIVE_COMPANION:
        worth = companion_worth(s, seat)
        return 2.0 + worth if action - GIVE_COMPANION == seat else -worth
    return 2.0 + gold_worth(s) if action - GIVE_GOLD == seat else 0.0
