"""The advanced contract, SF-V4 (3) and (4)."""

from __future__ import annotations

from merrymen.games.sherwood_forest import state as st
from referees.sherwood_forest.table import NOBODY, Asking, Table, ask
from referees.sherwood_forest.talk import Talk, Terms, Word


def contract(table: Table, talk: Talk) -> Asking[bool]:
    """The card, the terms of each who offered, the leader's own; then all must agree."""
    leader = talk.turn
    first_words(table, talk, talk.aim)
    left = [n for n in table.clockwise(leader)[1:] if talk.offers[n].robbers or talk.offers[n].now]
    may_change_card = True
    while left:
        seat = left.pop(0)
        take_offer(table, talk, seat)
        answer = yield from member(table, talk, seat, left, may_change_card)
        may_change_card = False
        if answer == "withdraw":
            return False
        if answer == "confirm":
            for other in left:
                take_offer(table, talk, other)
            talk.terms[leader].robbers = talk.offers[leader].robbers
            return (yield from consent(table, talk))
    talk.terms[leader].robbers = talk.offers[leader].robbers
    if not allies(talk) or not (yield from own(table, talk)):
        return False
    return (yield from consent(table, talk))


def allies(talk: Talk) -> list[int]:
    """The members beside the leader."""
    return [n for n, terms in enumerate(talk.terms) if terms.robbers and n != talk.turn]


def tokens_left(table: Table) -> bool:
    """SF-C2: six pairs."""
    return sum(hideout.planned != NOBODY for hideout in table.hideouts) < st.TOKEN_PAIRS


def first_words(table: Table, talk: Talk, slot: int) -> None:
    """The card as far as tokens go; its informer who offered to inform on it, else the leader."""
    talk.slot = slot if tokens_left(table) else NOBODY
    talk.informer = NOBODY
    if talk.slot != NOBODY:
        knowing = [n for n in talk.with_robbers() if talk.offers[n].slot == talk.slot]
        talk.informer = knowing[0] if knowing else talk.turn


def gold_left(table: Table, talk: Talk, seat: int) -> int:
    """Promised gold may not exceed the quarry."""
    return table.quarry - sum(terms.gold for n, terms in enumerate(talk.terms) if n != seat)


def purse(table: Table, talk: Talk, payer: int, receiver: int) -> int:
    """What somebody can pay, with all other payments of the contract deducted."""
    others = sum(paid for n, paid in enumerate(talk.pay[payer]) if n != receiver)
    return table.gold[payer] - others


def take_offer(table: Table, talk: Talk, seat: int) -> None:
    """The terms begin as the offer has them, as far as they can be."""
    offer, terms = talk.offers[seat], talk.terms[seat]
    terms.robbers = offer.robbers
    if talk.slot != NOBODY and offer.robbers:
        terms.gold = min(offer.gold, gold_left(table, talk, seat))
        terms.companions = min(offer.companions, table.oak[seat])
    other = talk.turn if offer.partner == NOBODY else offer.partner
    pay_now(table, talk, seat, other, offer.now)


def pay_now(table: Table, talk: Talk, seat: int, other: int, now: int) -> None:
    """Gold now to this seat, or from it if below 0; it replaces what was written for the two."""
    payer, receiver = (other, seat) if now > 0 else (seat, other)
    talk.pay[receiver][payer] = talk.pay[payer][receiver] = 0
    talk.pay[payer][receiver] = min(abs(now), purse(table, talk, payer, receiver))


def leave_out(talk: Talk, seat: int) -> None:
    """Without promises and gold now; the leader informs in their place."""
    talk.terms[seat] = Terms()
    for other in range(talk.players):
        talk.pay[seat][other] = talk.pay[other][seat] = 0
    if talk.informer == seat:
        talk.informer = talk.turn


def member(
    table: Table, talk: Talk, seat: int, later: list[int], may_change_card: bool
) -> Asking[str]:
    """Robbers, promises and gold now of one who offered, in this order; or they are left out."""
    leader, at = talk.turn, 0 if may_change_card else 1
    while True:
        named: dict[int, Word] = {
            st.ACCEPT: ("accept", 0),
            st.REJECT: ("reject", 0),
            st.WITHDRAW: ("withdraw", 0),
        }
        if allies(talk) or any(talk.offers[n].robbers for n in later):
            named[st.CONFIRM] = ("confirm", 0)
        named |= card_words(table, talk, at)
        if talk.offers[seat].robbers:
            named |= robbers(table, seat, at) | promises(table, talk, seat, at)
        if at <= 4:
            most, least = purse(table, talk, leader, seat), purse(table, talk, seat, leader)
            named |= {st.NOW + n: ("now", n) for n in range(-least, most + 1)}
        name, number = yield from ask(leader, st.DEAL_MEMBER, named)
        if name == "reject":
            leave_out(talk, seat)
        if name == "now":
            pay_now(table, talk, seat, leader, number)
        if name in ("accept", "reject", "withdraw", "confirm", "now"):
            return name
        if name == "slot":
            first_words(table, talk, number)
            talk.terms[seat] = Terms()
            take_offer(table, talk, seat)
        else:
            setattr(talk.terms[seat], name, number)
        at = {"slot": 1, "robbers": 2, "gold": 3, "companions": 4}[name]


def card_words(table: Table, talk: Talk, at: int) -> dict[int, Word]:
    """First of all another card, or none."""
    named: dict[int, Word] = {}
    if at == 0 and tokens_left(table):
        others = [slot for slot in table.laid_slots() if slot != talk.slot]
        named |= {st.SLOT + slot: ("slot", slot) for slot in others}
    if at == 0 and talk.slot != NOBODY:
        named[st.NO_SLOT] = ("slot", NOBODY)
    return named


def robbers(table: Table, seat: int, at: int) -> dict[int, Word]:
    """At least 1, at most what is in camp."""
    counts = range(1, table.camp[seat] + 1) if at <= 1 else []
    return {st.ROBBERS + n - 1: ("robbers", n) for n in counts}


def promises(table: Table, talk: Talk, seat: int, at: int) -> dict[int, Word]:
    """No card, no promises; companions only from the member's own oak."""
    named: dict[int, Word] = {}
    if talk.slot == NOBODY:
        return named
    if at <= 2:
        most = gold_left(table, talk, seat)
        named |= {st.GOLD + n: ("gold", n) for n in range(most + 1)}
    if at <= 3 and table.oak[seat]:
        named |= {st.COMPANIONS + n: ("companions", n) for n in range(table.oak[seat] + 1)}
    return named


def own(table: Table, talk: Talk) -> Asking[bool]:
    """The informer, the leader's own terms, gold between any two; then it is proposed, or not."""
    leader, at = talk.turn, 0
    while True:
        named: dict[int, Word] = {st.CONFIRM: ("confirm", 0), st.WITHDRAW: ("withdraw", 0)}
        if talk.slot != NOBODY and at == 0:
            others = [n for n in (leader, *allies(talk)) if n != talk.informer]
            named |= {st.INFORMER + n: ("informer", n) for n in others}
        named |= robbers(table, leader, at) | promises(table, talk, leader, at)
        named |= payments(table, talk)
        name, number = yield from ask(leader, st.DEAL_OWN, named)
        if name in ("confirm", "withdraw"):
            return name == "confirm"
        if name == "pay":
            payer, receiver = divmod(number, st.SEATS)
            most = purse(table, talk, payer, receiver)
            amounts = {st.NOW + n: n for n in range(1, most + 1)}
            talk.pay[payer][receiver] = yield from ask(leader, st.DEAL_PAY, amounts)
        elif name == "informer":
            talk.informer, at = number, 1
        else:
            setattr(talk.terms[leader], name, number)
            at = {"robbers": 2, "gold": 3, "companions": 4}[name]


def payments(table: Table, talk: Talk) -> dict[int, Word]:
    """SF-V4: gold now between any two players between whom nothing is paid yet."""
    named: dict[int, Word] = {}
    for payer in range(table.players):
        for receiver in range(table.players):
            settled = talk.pay[payer][receiver] or talk.pay[receiver][payer]
            if payer != receiver and not settled and purse(table, talk, payer, receiver) > 0:
                number = payer * st.SEATS + receiver
                named[st.PAY + number] = ("pay", number)
    return named


def consent(table: Table, talk: Talk) -> Asking[bool]:
    """SF-V4 (4): every other member, and whoever pays; one no voids the contract."""
    for seat in table.clockwise(talk.turn)[1:]:
        bound = talk.terms[seat].robbers or any(talk.pay[seat])
        if bound and not (yield from ask(seat, st.CONSENT, {st.YES: True, st.NO: False})):
            return False
    return True
