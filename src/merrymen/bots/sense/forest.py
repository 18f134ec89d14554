"""Sherwood Forest: words that can be kept, and choices that bring nothing.

A wish or a promise is about a travel card: at most what the card is known to hold, or what a card
with such a back can hold, less what others are promised of it. A robber or a card that is named is
there; what was asked for is taken.
"""

from __future__ import annotations

from typing import Any

from merrymen.bots.sense import contracts
from merrymen.games.sherwood_forest import state as st
from merrymen.match import Match


def is_talk(hidden: Match) -> bool:
    """Whether a call, an offer or a contract is being filled in or answered."""
    return st.CALL_TERMS <= hidden.number("phase") <= st.CONSENT


def dominated(hidden: Match, seat: int) -> set[int]:
    """What is beyond the cards and the seats, and what another choice beats."""
    s, cards = hidden.reading, hidden.edition.record[0]
    actions = set(hidden.legal())
    match s.phase:
        case st.PLAN:
            return _plans(s, cards, seat, actions)
        case st.CALL_TERMS:
            return _calls(s, cards, seat, actions)
        case st.OFFER:
            return _offers(s, cards, seat, actions)
        case st.ANSWER | st.CONFIRM_DEAL:
            return _answers(s)
        case st.DEAL_MEMBER | st.DEAL_OWN | st.CONSENT:
            return contracts.dominated(hidden, seat, actions)
        case st.PICK:
            return _bargains(s, actions)
        case st.SPLIT | st.REST:
            return _gifts(s, seat, actions)
    return set()


def _plans(s: Any, cards: Any, seat: int, actions: set[int]) -> set[int]:
    """SF-P3: an inn for a card that one knows; in the last round robbers for rounds to come."""
    found = {st.INN + slot for slot in range(st.SLOTS) if s.laid[slot] >= 0} & actions
    if s.round_number == st.ROUNDS:
        found |= {st.MARKET} & actions
        if not s.advanced and s.camp[seat] == 1:  # the last robber: gold is of no use any more
            found |= {a for a in actions if st.CHURCH <= a < st.INN and a != s.gold[seat] - 1}
    laid = [slot for slot in range(st.SLOTS) if s.slot_state[slot] != st.NO_CARD]
    if all(s.laid[slot] >= 0 for slot in laid) and not s.advanced:
        roads = 0
        for slot in laid:
            roads |= contracts.road(cards, int(s.laid[slot]))
        off = {base + h for base in (st.ALONE, st.CALL) for h in range(st.HIDEOUTS)
               if not roads >> h & 1}  # fmt: skip
        found |= off & actions
    return found if found < actions else set()


def _calls(s: Any, cards: Any, seat: int, actions: set[int]) -> set[int]:
    """SF-P6 (1): who aims at a card has seen it, and it passes the hideout."""
    aims = {a for a in actions if st.SLOT <= a < st.NO_SLOT}
    found = {a for a in aims if not contracts.is_on_the_way(s, cards, a - st.SLOT)}
    return found | _claims(s, seat, actions)


def _claims(s: Any, seat: int, actions: set[int]) -> set[int]:
    """SF-V3: a claim binds nobody, but what one has not got cannot be delivered."""
    kinds = range(st.PLAIN_KINDS)
    missing = {st.CARD + k for k in kinds if s.offer_cards[seat, k] >= s.hand[seat, k]}
    return missing & actions


def _offers(s: Any, cards: Any, seat: int, actions: set[int]) -> set[int]:
    """SF-P6 (2), SF-V4 (2): wishes that the card talked about can meet; gold now for robbers."""
    found = _claims(s, seat, actions)
    found |= {
        a
        for a in actions
        if st.SLOT <= a < st.NO_SLOT and not contracts.is_on_the_way(s, cards, a - st.SLOT)
    }
    slot = int(s.aim) if s.aim >= 0 else int(s.offer_slot[seat])
    most = contracts.holds(s, cards, slot)
    others = [one for one in range(s.players) if one not in (seat, s.turn)]
    gold = most[0] - sum(int(s.offer_gold[one]) for one in others)
    companions = most[1] - sum(int(s.offer_companions[one]) for one in others)
    found |= {a for a in actions if st.GOLD + max(0, gold) < a < st.COMPANIONS}
    last = st.COMPANIONS + st.FEWEST_ROBBERS
    found |= {a for a in actions if st.COMPANIONS + max(0, companions) < a <= last}
    payer = _payer(s, seat)
    asked = sum(int(s.offer_now[o]) for o in range(s.players) if _is_paid_by(s, o, payer))
    now = min(contracts.MOST_NOW, int(s.gold[payer]) - asked)
    least = -contracts.MOST_NOW
    found |= {a for a in actions if last < a < st.WITH and not least <= a - st.NOW <= now}
    found |= _too_few(s, cards, seat, actions)
    # Gold that passes without any robbers binds nobody to anything.
    return found | ({st.DONE} & actions)


def _payer(s: Any, seat: int) -> int:
    """Who pays the gold now that an offer asks for."""
    return int(s.turn if s.offer_with[seat] < 0 else s.offer_with[seat])


def _is_paid_by(s: Any, seat: int, payer: int) -> bool:
    return bool(s.offer_now[seat] > 0 and _payer(s, seat) == payer)


def _too_few(s: Any, cards: Any, seat: int, actions: set[int]) -> set[int]:
    """SF-R3: robbers with whom the card to be planned is out of reach, whatever the others do."""
    card = contracts.known(s, int(s.aim), seat) if s.advanced else None
    if card is None:
        return set()
    others = 0
    for one in range(s.players):
        is_open = s.asked >> one & 1 and not s.answered >> one & 1
        if one != seat and (is_open or one == s.turn or s.offer_robbers[one] > 0):
            others += contracts.most_strength(s, one, int(s.camp[one]))
    needed = int(cards["strength"][card]) - others
    return {
        a
        for a in actions
        if st.ROBBERS <= a < st.CARD
        and contracts.most_strength(s, seat, a - st.ROBBERS + 1) < needed
    }


def _answers(s: Any) -> set[int]:
    """SF-P6 (3), (4): who brings exactly what was asked for is taken."""
    seats = range(s.players)
    kept = {one for one in seats if 0 < s.wanted[one] == s.offer_robbers[one]}
    if s.phase == st.CONFIRM_DEAL:
        return {st.WITHDRAW} if any(s.deal_robbers[one] > 0 for one in kept) else set()
    return {st.REJECT, st.WITHDRAW} if s.talk_seat in kept else set()


def _bargains(s: Any, actions: set[int]) -> set[int]:
    """SF-V10: of two who pay for the same, the one who pays more."""
    found = set()
    for action in actions:
        if st.TAKE <= action < st.NEXT:
            payer = action - st.TAKE
            same = [one for one in range(s.players) if s.bid_on[one] == s.bid_on[payer]]
            if any(s.bid_gold[one] > s.bid_gold[payer] for one in same):
                found.add(action)
    return found


def _gifts(s: Any, seat: int, actions: set[int]) -> set[int]:
    """SF-V5, SF-L2: gold that one may keep, unless it would send one to church (SF-P2)."""
    is_last = s.loot_gold + s.loot_companions == 1
    may_keep = s.round_number == st.ROUNDS or s.gold[seat] < st.MOST_GOLD
    if st.GIVE_GOLD + seat not in actions or not may_keep or (s.phase == st.SPLIT and not is_last):
        return set()
    gifts = range(st.GIVE_GOLD, st.GIVE_GOLD + st.SEATS)
    return {action for action in actions if action in gifts and action != st.GIVE_GOLD + seat}
