"""The advanced contract, SF-V4 (3) and (4)."""

from __future__ import annotations

from merrymen.games.sherwood_forest import state as st
from referees.sherwood_forest.table import NOBODY, Asking, Table, ask
from referees.sherwood_forest.talk import Talk


def contract(table: Table, talk: Talk) -> Asking[bool]:
    """Card and informer, the terms of each who offered, the leader's own; then all must agree."""
    leader = talk.turn
    offering = [
        seat
        for seat in table.clockwise(leader)[1:]
        if seat in talk.asked and talk.offers[seat].robbers
    ]
    yield from card(table, talk, [leader, *offering])
    for seat in offering:
        take_offer(table, talk, seat)
        yield from member(table, talk, seat)
    talk.terms[leader].robbers = talk.offers[leader].robbers
    members = [seat for seat in offering if talk.terms[seat].robbers]
    if not members:
        return False
    talk.seat = leader
    if not (yield from own(table, talk)):
        return False
    for seat in members:
        talk.seat = seat
        if not (yield from ask(seat, st.CONSENT, {st.YES: True, st.NO: False})):
            return False
    return True


def card(table: Table, talk: Talk, members: list[int]) -> Asking[None]:
    """At most one travel card with its informer; a pair of tokens must be left."""
    leader = talk.seat = talk.turn
    slots = {st.NO_SLOT: NOBODY}
    if sum(hideout.planned != NOBODY for hideout in table.hideouts) < 6:
        slots |= {st.SLOT + slot: slot for slot in table.laid_slots()}
    talk.slot = yield from ask(leader, st.DEAL_CARD, slots)
    if talk.slot != NOBODY:
        informers = {st.INFORMER + seat: seat for seat in members}
        talk.informer = yield from ask(leader, st.DEAL_INFORMER, informers)


def gold_left(table: Table, talk: Talk, seat: int) -> int:
    """Promised gold may not exceed the quarry."""
    return table.quarry - sum(terms.gold for n, terms in enumerate(talk.terms) if n != seat)


def leader_gold(table: Table, talk: Talk, seat: int) -> int:
    """Gold now may not exceed the payer's camp: what the leader has not yet promised away."""
    paid = [terms.now for n, terms in enumerate(talk.terms) if n != seat and terms.now > 0]
    return table.gold[talk.turn] - sum(paid)


def take_offer(table: Table, talk: Talk, seat: int) -> None:
    """The terms begin as the offer has them, as far as they can be."""
    offer, terms = talk.offers[seat], talk.terms[seat]
    terms.robbers = offer.robbers
    if talk.slot != NOBODY:
        terms.gold = min(offer.gold, gold_left(table, talk, seat))
        terms.companions = min(offer.companions, table.oak[seat])
    terms.now = min(offer.now, leader_gold(table, talk, seat))


def member(table: Table, talk: Talk, seat: int) -> Asking[None]:
    """Robbers, promises and gold now of one member, in this order; or the member is left out."""
    leader, terms, at = talk.turn, talk.terms[seat], 0
    talk.seat = seat
    while at < 4:
        named: dict[int, tuple[str, int]] = {st.ACCEPT: ("accept", 0)}
        if seat != talk.informer and at == 0:
            named[st.REJECT] = ("reject", 0)
        named |= robbers(table, seat, at) | promises(table, talk, seat, at)
        if at <= 3:
            most = leader_gold(table, talk, seat)
            named |= {st.NOW + n: ("now", n) for n in range(-table.gold[seat], most + 1)}
        name, number = yield from ask(leader, st.DEAL_MEMBER, named)
        if name == "accept":
            return
        if name == "reject":
            talk.terms[seat] = type(terms)()
            return
        setattr(terms, name, number)
        at = {"robbers": 1, "gold": 2, "companions": 3, "now": 4}[name]


def robbers(table: Table, seat: int, at: int) -> dict[int, tuple[str, int]]:
    """At least 1, at most what is in camp."""
    counts = range(1, table.camp[seat] + 1) if at == 0 else []
    return {st.ROBBERS + n - 1: ("robbers", n) for n in counts}


def promises(table: Table, talk: Talk, seat: int, at: int) -> dict[int, tuple[str, int]]:
    """No card, no promises; companions only from the member's own oak."""
    named: dict[int, tuple[str, int]] = {}
    if talk.slot == NOBODY:
        return named
    if at <= 1:
        most = gold_left(table, talk, seat)
        named |= {st.GOLD + n: ("gold", n) for n in range(most + 1)}
    if at <= 2 and table.oak[seat]:
        named |= {st.COMPANIONS + n: ("companions", n) for n in range(table.oak[seat] + 1)}
    return named


def own(table: Table, talk: Talk) -> Asking[bool]:
    """What the leader brings and is promised; then it is proposed, or the call withdrawn."""
    leader, at = talk.turn, 0
    terms = talk.terms[leader]
    while True:
        named = robbers(table, leader, at) | promises(table, talk, leader, at)
        named |= {st.CONFIRM: ("confirm", 0), st.WITHDRAW: ("withdraw", 0)}
        name, number = yield from ask(leader, st.DEAL_OWN, named)
        if name in ("confirm", "withdraw"):
            return name == "confirm"
        setattr(terms, name, number)
        at = {"robbers": 1, "gold": 2, "companions": 3}[name]
