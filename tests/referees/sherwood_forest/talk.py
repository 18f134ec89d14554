"""Calls for an alliance, SF-P5 and SF-P6; in the advanced game they lead to a contract, SF-V4."""

from __future__ import annotations

from dataclasses import dataclass, field

from merrymen.games.sherwood_forest import state as st
from referees.sherwood_forest.table import NOBODY, Asking, Table, ask


@dataclass
class Offer:
    """What one player puts forward; the leader's own are robbers and cards only."""

    robbers: int = 0
    cards: list[int] = field(default_factory=lambda: [0] * st.PLAIN_KINDS)
    slot: int = NOBODY
    gold: int = 0
    companions: int = 0
    now: int = 0  # gold now, from the leader to the member; below 0 the other way


@dataclass
class Terms:
    """What the contract says about one player, SF-V4 (3)."""

    robbers: int = 0
    gold: int = 0
    companions: int = 0
    now: int = 0


class Talk:
    """One turn's talk; everything said in a call is open to all."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.turn, self.calls = NOBODY, 0
        self.clear()

    def clear(self) -> None:
        """The call is over."""
        self.seat = NOBODY  # who is asked, answered or written about
        self.asked: dict[int, int] = {}  # and how many robbers are wanted of each
        self.aim = NOBODY
        self.answered: set[int] = set()
        self.offers = [Offer() for _ in range(self.players)]
        self.terms = [Terms() for _ in range(self.players)]
        self.slot = self.informer = NOBODY  # of the contract


def call(table: Table, talk: Talk, number: int) -> Asking[bool]:
    """SF-P6: one call, from its words to an alliance or to nothing."""
    from referees.sherwood_forest.contract import contract

    talk.calls += 1
    table.at = number
    yield from words(table, talk)
    yield from offers(table, talk)
    made = False
    if any(talk.offers[seat].robbers for seat in talk.asked):
        made = yield from (contract if table.advanced else answers)(table, talk)
    if made:
        form(table, talk, number)
    table.at = NOBODY
    talk.clear()
    return made


def words(table: Table, talk: Talk) -> Asking[None]:
    """SF-P6 (1): own robbers and cards, who is asked for how many, and the card aimed at."""
    leader = talk.turn
    talk.seat = leader
    count = 1
    if table.camp[leader] > 1:
        robbers = {st.ROBBERS + n - 1: n for n in range(1, table.camp[leader] + 1)}
        count = yield from ask(leader, st.CALL_ROBBERS, robbers)
    talk.offers[leader].robbers = count
    yield from name_cards(table, talk, leader, st.CALL_CARDS)
    others = [seat for seat in table.clockwise(leader)[1:] if table.camp[seat]]
    for seat in others:
        talk.seat = seat
        wanted: dict[int, int | None] = {st.ASK + n: n for n in range(table.camp[seat] + 1)}
        if talk.asked or seat != others[-1]:  # somebody must be asked
            wanted[st.LEAVE_OUT] = None
        answer = yield from ask(leader, st.CALL_ASK, wanted)
        if answer is not None:
            talk.asked[seat] = answer
    talk.seat = leader
    aims = {st.SLOT + slot: slot for slot in table.laid_slots()} | {st.NO_SLOT: NOBODY}
    talk.aim = yield from ask(leader, st.CALL_AIM, aims)


def nameable(table: Table, talk: Talk, seat: int) -> list[int]:
    """SF-P5: cards of the hand, at most one per robber. SF-V4: in the advanced game mere words."""
    offer = talk.offers[seat]
    if sum(offer.cards) >= offer.robbers:
        return []
    if table.advanced:
        more = sum(offer.cards) < table.hand_size(seat)
        return list(range(st.PLAIN_KINDS)) if more else []
    hand = table.hand[seat]
    return [kind for kind in range(st.PLAIN_KINDS) if hand[kind] > offer.cards[kind]]


def name_cards(table: Table, talk: Talk, seat: int, phase: int) -> Asking[None]:
    """Cards are named by their strength, one after the other."""
    while kinds := nameable(table, talk, seat):
        named: dict[int, int | None] = {st.CARD + kind: kind for kind in kinds}
        kind = yield from ask(seat, phase, named | {st.DONE: None})
        if kind is None:
            return
        talk.offers[seat].cards[kind] += 1


def offers(table: Table, talk: Talk) -> Asking[None]:
    """SF-P6 (2): clockwise, each asked player offers or declines."""
    for seat in table.clockwise(talk.turn)[1:]:
        if seat not in talk.asked:
            continue
        talk.seat = seat
        robbers = {st.ROBBERS + n - 1: n for n in range(1, table.camp[seat] + 1)}
        talk.offers[seat].robbers = yield from ask(seat, st.OFFER, robbers | {st.DECLINE: 0})
        if talk.offers[seat].robbers:
            if table.advanced:
                yield from wishes(table, talk, seat)
            else:
                yield from name_cards(table, talk, seat, st.TERMS)
        talk.answered.add(seat)


def wishes(table: Table, talk: Talk, seat: int) -> Asking[None]:
    """SF-V4 (2): cards, a card to inform on, loot wanted, gold now, in this order."""
    offer, at = talk.offers[seat], 0
    while at < 4:
        named: dict[int, tuple[str, int]] = {st.DONE: ("done", 0)}
        if at == 0:
            named |= {st.CARD + kind: ("card", kind) for kind in nameable(table, talk, seat)}
            named |= {st.SLOT + slot: ("slot", slot) for slot in table.laid_slots()}
        if at <= 1:
            named |= {st.GOLD + n: ("gold", n) for n in range(1, table.quarry + 1)}
        if at <= 2:
            named |= {st.COMPANIONS + n: ("companions", n) for n in range(1, table.oak[seat] + 1)}
        named |= {st.NOW + n: ("now", n) for n in range(1, table.gold[talk.turn] + 1)}
        named |= {st.NOW - n: ("now", -n) for n in range(1, table.gold[seat] + 1)}
        name, number = yield from ask(seat, st.TERMS, named)
        if name == "card":
            offer.cards[number] += 1
        elif name == "slot":
            offer.slot, at = number, 1
        elif name == "gold":
            offer.gold, at = number, 2
        elif name == "companions":
            offer.companions, at = number, 3
        elif name == "now":
            offer.now, at = number, 4
        else:
            return


def answers(table: Table, talk: Talk) -> Asking[bool]:
    """SF-P6 (3), (4): each offer whole; then the leader confirms with an ally, or withdraws."""
    leader = talk.turn
    accepted = False
    for seat in table.clockwise(leader)[1:]:
        offer = talk.offers[seat]
        if seat not in talk.asked or not offer.robbers:
            continue
        talk.seat = seat
        if (yield from ask(leader, st.ANSWER, {st.ACCEPT: True, st.REJECT: False})):
            talk.terms[seat].robbers, accepted = offer.robbers, True
            talk.terms[leader].robbers = talk.offers[leader].robbers
    if not accepted:
        return False
    talk.seat = leader
    return (yield from ask(leader, st.CONFIRM_DEAL, {st.CONFIRM: True, st.WITHDRAW: False}))


def form(table: Table, talk: Talk, number: int) -> None:
    """SF-P5, SF-V4 (5): robbers, gold, cards laid open, tokens and promises are placed."""
    hideout, leader = table.hideouts[number], talk.turn
    hideout.leader = leader
    for seat, terms in enumerate(talk.terms):
        hideout.robbers[seat] = terms.robbers
        table.camp[seat] -= terms.robbers
        table.gold[leader] -= terms.now
        table.gold[seat] += terms.now
        if terms.robbers and not table.advanced:
            pledge(table, number, seat, talk.offers[seat].cards)
    if talk.slot == NOBODY:
        return
    hideout.planned, hideout.informer = talk.slot, talk.informer
    for seat, terms in enumerate(talk.terms):
        hideout.gold[seat], hideout.companions[seat] = terms.gold, terms.companions
        table.quarry -= terms.gold
        table.oak[seat] -= terms.companions


def pledge(table: Table, number: int, seat: int, cards: list[int]) -> None:
    """SF-P5: shown and laid open now, and not before."""
    for kind, count in enumerate(cards):
        for _ in range(count):
            table.lay_open(seat, kind)
        table.hideouts[number].pledged[seat][kind] = count
