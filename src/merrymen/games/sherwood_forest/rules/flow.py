"""Sherwood Forest: the machine of phases: who decides, what is legal, what follows."""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest.rules import contract, leaving, loot, planning, raid, talk
from merrymen.games.sherwood_forest.rules.table import clear_news
from merrymen.games.sherwood_forest.state import (
    ANSWER,
    ARROW,
    CALL,
    CALL_AIM,
    CALL_ASK,
    CALL_CARDS,
    CALL_ROBBERS,
    CARDS,
    CONFIRM_DEAL,
    CONSENT,
    DEAL_CARD,
    DEAL_INFORMER,
    DEAL_MEMBER,
    DEAL_OWN,
    DEFEAT,
    GROUP,
    NEXT,
    OFFER,
    ORDER,
    OVER,
    PICK,
    PICK_CARD,
    PLAN,
    PROMISES,
    REDIRECT,
    REST,
    ROBBERS,
    SPLIT,
    STAY,
    TERMS,
)


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
    if s.phase <= TERMS:
        return legal_talk(s, out)
    if s.phase <= CONSENT:
        return legal_deal(s, out)
    return legal_raid(s, cards, out)


@rule
def legal_talk(s, out):
    """SF-P4, SF-P6: a lone group, a call, an offer."""
    if s.phase == GROUP or s.phase == CALL_ROBBERS:
        return planning.legal_robbers(s, out, 0)
    if s.phase == CALL_CARDS:
        return talk.legal_cards(s, out, 0)
    if s.phase == CALL_ASK:
        return talk.legal_ask(s, out)
    if s.phase == CALL_AIM:
        return talk.legal_slot(s, out)
    if s.phase == OFFER:
        return talk.legal_offer(s, out)
    return talk.legal_terms(s, out)


@rule
def legal_deal(s, out):
    """SF-P6, SF-V4: answers and contracts."""
    if s.phase == ANSWER:
        return talk.legal_answer(s, out)
    if s.phase == CONFIRM_DEAL:
        return talk.legal_confirm(s, out)
    if s.phase == DEAL_CARD:
        return contract.legal_deal_card(s, out)
    if s.phase == DEAL_INFORMER:
        return contract.legal_informer(s, out)
    if s.phase == DEAL_MEMBER:
        return contract.legal_member(s, out)
    if s.phase == DEAL_OWN:
        return contract.legal_own(s, out)
    return contract.legal_consent(s, out)


@rule
def legal_raid(s, cards, out):
    """SF-R1 to SF-L4, SF-V5 to SF-V8."""
    if s.phase == PICK:
        return raid.legal_pick(s, out)
    if s.phase == REDIRECT:
        return raid.legal_redirect(s, cards, out)
    if s.phase == ORDER:
        return raid.legal_order(s, cards, out)
    if s.phase == CARDS:
        return raid.legal_play(s, out)
    if s.phase == SPLIT:
        return loot.legal_split(s, out)
    if s.phase == PROMISES:
        return loot.legal_promise(s, out)
    if s.phase == REST:
        return loot.legal_rest(s, out)
    if s.phase == STAY:
        return leaving.legal_stay(s, out)
    return leaving.legal_cloak(s, out)


@rule
def apply(s, cards, action):
    """Carry out an action, then move on until somebody has a decision to make."""
    clear_news(s)
    if s.phase == PLAN:
        if action >= CALL:
            talk.open_call(s, action - CALL)
        else:
            planning.apply_plan(s, cards, action)
    elif s.phase <= TERMS:
        apply_talk(s, action)
    elif s.phase <= CONSENT:
        apply_deal(s, action)
    else:
        apply_raid(s, cards, action)
    while s.seat == NONE and s.phase != OVER:
        move_on(s, cards)


@rule
def apply_talk(s, action):
    """SF-P4, SF-P6: a lone group, a call, an offer."""
    if s.phase == GROUP:
        planning.lie_in_wait(s, action - ROBBERS + 1)
    elif s.phase == CALL_ROBBERS:
        talk.name_robbers(s, action - ROBBERS + 1)
    elif s.phase == CALL_CARDS:
        talk.apply_own_cards(s, action)
    elif s.phase == CALL_ASK:
        talk.apply_ask(s, action)
    elif s.phase == CALL_AIM:
        talk.apply_aim(s, action)
    elif s.phase == OFFER:
        talk.apply_offer(s, action)
    else:
        talk.apply_terms(s, action)


@rule
def apply_deal(s, action):
    """SF-P6, SF-V4: answers and contracts."""
    if s.phase == ANSWER:
        talk.apply_answer(s, action)
    elif s.phase == CONFIRM_DEAL:
        talk.apply_confirm(s, action)
    elif s.phase == DEAL_CARD:
        contract.apply_deal_card(s, action)
    elif s.phase == DEAL_INFORMER:
        contract.apply_informer(s, action)
    elif s.phase == DEAL_MEMBER:
        contract.apply_member(s, action)
    elif s.phase == DEAL_OWN:
        contract.apply_own(s, action)
    else:
        contract.apply_consent(s, action)


@rule
def apply_raid(s, cards, action):
    """SF-R1 to SF-L4, SF-V5 to SF-V8."""
    if s.phase == PICK:
        raid.pick(s, cards, action - PICK_CARD)
    elif s.phase == REDIRECT:
        raid.apply_redirect(s, action)
    elif s.phase == ORDER:
        raid.add_to_order(s, action - NEXT)
    elif s.phase == CARDS:
        raid.apply_play(s, action)
    elif s.phase == SPLIT:
        loot.apply_split(s, action)
    elif s.phase == PROMISES:
        loot.meet_promise(s, action)
    elif s.phase == REST:
        loot.apply_rest(s, action)
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
    elif s.phase == CONSENT:
        contract.next_consent(s)
    elif s.phase == PICK:
        raid.next_pick(s, cards)
    elif s.phase == REDIRECT:
        raid.next_messenger(s, cards)
    elif s.phase == ARROW:
        raid.reach_arrow(s, cards)
    elif s.phase == ORDER:
        raid.set_order(s, cards)
    elif s.phase == CARDS:
        raid.next_card(s, cards)
    elif s.phase == SPLIT:
        loot.next_part(s)
    elif s.phase == PROMISES:
        loot.next_promise(s)
    elif s.phase == REST:
        loot.next_rest(s)
    elif s.phase == STAY:
        leaving.next_eater(s, cards)
    elif s.phase == DEFEAT:
        leaving.next_cloak(s, cards)
