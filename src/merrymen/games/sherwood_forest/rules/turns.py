"""Sherwood Forest: setup, and the machine of phases: who decides, what is legal, what follows."""

from merrymen.engine.chance import draw
from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest.rules import (
    answers,
    bidding,
    contract,
    leaving,
    planning,
    promises,
    raid,
    road,
    signing,
    split,
    talk,
)
from merrymen.games.sherwood_forest.rules.rounds import clear_board, sort_cards, start_round
from merrymen.games.sherwood_forest.rules.table import clear_news
from merrymen.games.sherwood_forest.state import (
    ANSWER,
    ARROW,
    BARGAIN,
    BID_GOLD,
    BID_PICK,
    BID_TURN,
    CALL,
    CALL_TERMS,
    CARDS,
    CHOOSE_HIDEOUT,
    CONFIRM_DEAL,
    CONSENT,
    DEAL_MEMBER,
    DEAL_OWN,
    DEAL_PAY,
    DEFEAT,
    FEWEST_ROBBERS,
    GOLD_PIECES,
    GROUP,
    NEXT,
    OFFER,
    ORDER,
    OVER,
    PICK,
    PLAN,
    PROMISES,
    REDIRECT,
    REST,
    ROBBERS,
    ROBBERS_EACH,
    SPLIT,
    STAY,
)


@rule
def setup(s, cards, players, options):
    """SF-S1 to SF-S4, SF-V1: camps, supplies, decks, the first travel cards, the first player."""
    s.players = players
    s.advanced = options[0]
    for seat in range(players):
        s.camp[seat] = FEWEST_ROBBERS
        s.oak[seat] = ROBBERS_EACH - FEWEST_ROBBERS
        s.gold[seat] = 2
    s.quarry = GOLD_PIECES - 2 * players
    sort_cards(s, cards)
    clear_board(s)
    s.marker = draw(s, players)
    start_round(s, cards, 1)


@rule
def to_move(s):
    """The seat that decides now, or NONE when the game is over."""
    return s.seat


@rule
def legal(s, cards, out):
    """Every action that the phase allows."""
    if s.seat == NONE:
        return 0
    if s.phase == PLAN:
        return planning.legal_plan(s, cards, out)
    if s.phase <= CONFIRM_DEAL:
        return legal_talk(s, out)
    if s.phase <= CONSENT:
        return legal_deal(s, out)
    if s.phase <= BID_GOLD:
        return legal_bid(s, cards, out)
    return legal_raid(s, cards, out)


@rule
def legal_talk(s, out):
    """SF-P4, SF-P6: a lone group, a call, an offer, the answers of the basic game."""
    if s.phase == GROUP:
        return planning.legal_robbers(s, out, 0)
    if s.phase == CALL_TERMS:
        return talk.legal_call(s, out)
    if s.phase == OFFER:
        return talk.legal_offer(s, out)
    if s.phase == CHOOSE_HIDEOUT:
        return answers.legal_hideout(s, out)
    if s.phase == ANSWER:
        return answers.legal_answer(s, out)
    return answers.legal_confirm(s, out)


@rule
def legal_deal(s, out):
    """SF-V4: contracts."""
    if s.phase == DEAL_MEMBER:
        return contract.legal_member(s, out)
    if s.phase == DEAL_OWN:
        return contract.legal_own(s, out)
    if s.phase == DEAL_PAY:
        return contract.legal_amount(s, out)
    return signing.legal_consent(s, out)


@rule
def legal_bid(s, cards, out):
    """SF-V10: bargaining in the raid phase."""
    if s.phase == BARGAIN:
        return bidding.legal_bargain(s, out)
    if s.phase == BID_PICK:
        return bidding.legal_pick_bid(s, out)
    if s.phase == BID_TURN:
        return bidding.legal_turn_bid(s, cards, out)
    return bidding.legal_gold(s, out)


@rule
def legal_raid(s, cards, out):
    """SF-R1 to SF-L4, SF-V5 to SF-V8."""
    if s.phase == PICK:
        return road.legal_pick(s, out)
    if s.phase == REDIRECT:
        return road.legal_redirect(s, cards, out)
    if s.phase == ORDER:
        return raid.legal_order(s, cards, out)
    if s.phase == CARDS:
        return raid.legal_play(s, out)
    if s.phase == SPLIT:
        return split.legal_split(s, out)
    if s.phase == PROMISES:
        return promises.legal_promise(s, out)
    if s.phase == REST:
        return promises.legal_rest(s, out)
    if s.phase == STAY:
        return leaving.legal_stay(s, out)
    return leaving.legal_cloak(s, out)


@rule
def apply(s, cards, action):
    """Carry out an action, then move on until somebody has a decision to make."""
    clear_news(s)
    if s.phase == PLAN:
        if action >= CALL:
            talk.open_call(s, action)
        else:
            planning.apply_plan(s, cards, action)
    elif s.phase <= CONFIRM_DEAL:
        apply_talk(s, action)
    elif s.phase <= CONSENT:
        apply_deal(s, action)
    elif s.phase <= BID_GOLD:
        apply_bid(s, action)
    else:
        apply_raid(s, cards, action)
    while s.seat == NONE and s.phase != OVER:
        move_on(s, cards)


@rule
def apply_talk(s, action):
    """SF-P4, SF-P6: a lone group, a call, an offer, the answers of the basic game."""
    if s.phase == GROUP:
        planning.lie_in_wait(s, action - ROBBERS + 1)
    elif s.phase == CALL_TERMS:
        talk.apply_call(s, action)
    elif s.phase == OFFER:
        talk.apply_offer(s, action)
    elif s.phase == CHOOSE_HIDEOUT:
        answers.choose_hideout(s, action)
    elif s.phase == ANSWER:
        answers.apply_answer(s, action)
    else:
        answers.apply_confirm(s, action)


@rule
def apply_deal(s, action):
    """SF-V4: contracts."""
    if s.phase == DEAL_MEMBER:
        contract.apply_member(s, action)
    elif s.phase == DEAL_OWN:
        contract.apply_own(s, action)
    elif s.phase == DEAL_PAY:
        contract.apply_amount(s, action)
    else:
        signing.apply_consent(s, action)


@rule
def apply_bid(s, action):
    """SF-V10: bargaining in the raid phase."""
    if s.phase == BARGAIN:
        bidding.apply_bargain(s, action)
    elif s.phase == BID_GOLD:
        bidding.apply_gold(s, action)
    else:
        bidding.apply_bid(s, action)


@rule
def apply_raid(s, cards, action):
    """SF-R1 to SF-L4, SF-V5 to SF-V8."""
    if s.phase == PICK:
        road.apply_pick(s, cards, action)
    elif s.phase == REDIRECT:
        road.apply_redirect(s, action)
    elif s.phase == ORDER:
        raid.add_to_order(s, action - NEXT)
    elif s.phase == CARDS:
        raid.apply_play(s, action)
    elif s.phase == SPLIT:
        split.apply_split(s, action)
    elif s.phase == PROMISES:
        promises.meet_promise(s, action)
    elif s.phase == REST:
        promises.apply_rest(s, action)
    elif s.phase == STAY:
        leaving.apply_stay(s, action)
    else:
        leaving.apply_cloak(s, action)


@rule
def move_on(s, cards):
    """One step of the machine where nobody has to decide: find who does, or go on."""
    if s.phase == PLAN:
        planning.next_planner(s)
    elif s.phase == OFFER:
        talk.next_offer(s)
    elif s.phase == DEAL_MEMBER:
        contract.open_contract(s)
    elif s.phase == CONSENT:
        signing.next_consent(s)
    elif s.phase == BARGAIN:
        bidding.next_bargainer(s)
    elif s.phase == PICK:
        road.next_pick(s, cards)
    elif s.phase == REDIRECT:
        road.next_messenger(s, cards)
    elif s.phase == ARROW:
        raid.reach_arrow(s, cards)
    else:
        move_on_raid(s, cards)


@rule
def move_on_raid(s, cards):
    """The same from the fight to the way home."""
    if s.phase == ORDER:
        raid.set_order(s, cards)
    elif s.phase == CARDS:
        raid.next_card(s, cards)
    elif s.phase == SPLIT:
        split.next_part(s)
    elif s.phase == PROMISES:
        promises.next_promise(s)
    elif s.phase == REST:
        promises.next_rest(s)
    elif s.phase == STAY:
        leaving.next_eater(s, cards)
    elif s.phase == DEFEAT:
        leaving.next_cloak(s, cards)
