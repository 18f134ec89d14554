"""Calls for an alliance, SF-P5 and SF-P6; in the advanced game they lead to a contract, SF-V4."""

from __future__ import annotations

from dataclasses import dataclass, field

from merrymen.games.sherwood_forest import state as st
from referees.sherwood_forest.table import NOBODY, Asking, Table, ask

Word = tuple[str, int]


@dataclass
class Offer:
    """What one player puts forward; the leader's own are robbers and cards only."""

    robbers: int = 0
    cards: list[int] = field(default_factory=lambda: [0] * st.PLAIN_KINDS)
    hideout: int = NOBODY
    slot: int = NOBODY
    gold: int = 0
    companions: int = 0
    now: int = 0  # gold now, to the one who offers; below 0 the other way
    partner: int = NOBODY  # with whom, where it is not the leader


@dataclass
class Terms:
    """What the contract says about one player, SF-V4 (3)."""

    robbers: int = 0
    gold: int = 0
    companions: int = 0


class Talk:
    """One turn's talk; everything said in a call is open to all."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.turn, self.calls = NOBODY, 0
        self.clear()

    def clear(self) -> None:
        """The call is over."""
        self.is_open = False
        self.asked: dict[int, int] = {}  # and how many robbers are wanted of each
        self.aim = NOBODY
        self.offers = [Offer() for _ in range(self.players)]
        self.terms = [Terms() for _ in range(self.players)]
        self.pay = [[0] * self.players for _ in range(self.players)]  # gold now, from, to
        self.slot = self.informer = NOBODY  # of the contract

    def with_robbers(self) -> list[int]:
        """Who offers robbers, clockwise from the leader."""
        others = [(self.turn + n) % self.players for n in range(1, self.players)]
        return [seat for seat in others if self.offers[seat].robbers]


def call(table: Table, talk: Talk, number: int) -> Asking[bool]:
    """SF-P6: one call, from its words to an alliance or to nothing."""
    from referees.sherwood_forest.contract import contract

    talk.calls += 1
    table.at, talk.is_open = number, number == NOBODY
    yield from words(table, talk)
    yield from offers(table, talk)
    made = False
    if talk.with_robbers() and (yield from choose_hideout(table, talk)):
        made = yield from (contract if table.advanced else answers)(table, talk)
    if made:
        form(table, talk, table.at)
    table.at = NOBODY
    talk.clear()
    return made


def robbers_named(table: Table, talk: Talk, seat: int) -> dict[int, Word]:
    """At least 1, no fewer than cards named, at most the camp."""
    least = max(1, sum(talk.offers[seat].cards))
    return {st.ROBBERS + n - 1: ("robbers", n) for n in range(least, table.camp[seat] + 1)}


def cards_named(table: Table, talk: Talk, seat: int) -> dict[int, Word]:
    """SF-P5: cards of the hand, at most one per robber. SF-V4: in the advanced game mere words."""
    named, hand = talk.offers[seat].cards, table.hand[seat]
    if sum(named) >= min(table.camp[seat], table.hand_size(seat)):
        return {}
    kinds = [kind for kind in range(st.PLAIN_KINDS) if table.advanced or hand[kind] > named[kind]]
    return {st.CARD + kind: ("card", kind) for kind in kinds}


def slots_named(table: Table) -> dict[int, Word]:
    return {st.SLOT + slot: ("slot", slot) for slot in table.laid_slots()}


def cards_shown(table: Table, seat: int) -> dict[int, Word]:
    """SF-V4: a card shown of one's own free will, to the table or to one player."""
    if not table.advanced:
        return {}
    found: dict[int, Word] = {}
    for kind in range(st.EQUIPMENT_KINDS):
        for viewer in [*range(table.players), st.THE_TABLE]:
            if viewer != seat and table.known_to(seat, kind, viewer) < table.hand[seat][kind]:
                number = kind * st.VIEWERS + viewer
                found[st.SHOW + number] = ("show", number)
    return found


def show(table: Table, seat: int, number: int) -> None:
    table.show(seat, number // st.VIEWERS, number % st.VIEWERS)


def words(table: Table, talk: Talk) -> Asking[None]:
    """SF-P6 (1): cards, who is asked for how many, the card aimed at; own robbers close it."""
    leader = talk.turn
    others = [seat for seat in table.clockwise(leader)[1:] if table.camp[seat]]
    name = ""
    while name != "robbers":
        named = robbers_named(table, talk, leader) | cards_named(table, talk, leader)
        named |= cards_shown(table, leader)
        if talk.aim == NOBODY:
            named |= slots_named(table)
        for seat in others:
            if seat not in talk.asked:
                counts = range(table.camp[seat] + 1)
                named |= {ask_id(seat, n): ("ask", ask_id(seat, n) - st.ASK) for n in counts}
        name, number = yield from ask(leader, st.CALL_TERMS, named)
        if name == "card":
            talk.offers[leader].cards[number] += 1
        elif name == "slot":
            talk.aim = number
        elif name == "ask":
            talk.asked[number // st.ASKS] = number % st.ASKS
        elif name == "show":
            show(table, leader, number)
    talk.offers[leader].robbers = number
    if not talk.asked:
        talk.asked = dict.fromkeys(others, 0)


def ask_id(seat: int, robbers: int) -> int:
    return st.ASK + seat * st.ASKS + robbers


def offers(table: Table, talk: Talk) -> Asking[None]:
    """SF-P6 (2): clockwise, each asked player offers or declines."""
    for seat in table.clockwise(talk.turn)[1:]:
        if seat in talk.asked:
            yield from offer(table, talk, seat)


def offer(table: Table, talk: Talk, seat: int) -> Asking[None]:
    """SF-P6 (2), SF-V4 (2): each thing once, robbers last; or nothing; or gold now without."""
    one = talk.offers[seat]
    while True:
        named = possible_words(table, talk, seat)
        name, number = yield from ask(seat, st.OFFER, named)
        if name == "decline":
            talk.offers[seat] = Offer()
            return
        if name == "done":  # gold now and the card to inform on, but nobody joins
            one.cards, one.gold, one.companions = [0] * st.PLAIN_KINDS, 0, 0
            one.hideout = NOBODY
            return
        if name == "robbers":
            one.robbers = number
            if not one.now:
                one.partner = NOBODY
            return
        if name == "card":
            one.cards[number] += 1
        elif name == "show":
            show(table, seat, number)
        else:
            setattr(one, name, number)


def possible_words(table: Table, talk: Talk, seat: int) -> dict[int, Word]:
    """What may still be said in an offer."""
    one = talk.offers[seat]
    named: dict[int, Word] = {st.DECLINE: ("decline", 0)} | cards_named(table, talk, seat)
    if talk.is_open and one.hideout == NOBODY:
        named |= {st.HIDEOUT + n: ("hideout", n) for n in table.free_hideouts()}
    else:
        named |= robbers_named(table, talk, seat)
    return named | wishes(table, talk, seat) if table.advanced else named


def wishes(table: Table, talk: Talk, seat: int) -> dict[int, Word]:
    """SF-V4 (2): a card to inform on, loot wanted, gold now; and cards shown."""
    one, named = talk.offers[seat], cards_shown(table, seat)
    if one.slot == NOBODY:
        named |= slots_named(table)
    if not one.gold:
        named |= {st.GOLD + n: ("gold", n) for n in range(1, table.quarry + 1)}
    if not one.companions:
        named |= {st.COMPANIONS + n: ("companions", n) for n in range(1, table.oak[seat] + 1)}
    if one.now:
        return named | {st.DONE: ("done", 0)}
    other = talk.turn if one.partner == NOBODY else one.partner
    named |= {st.NOW + n: ("now", n) for n in range(1, table.gold[other] + 1)}
    named |= {st.NOW - n: ("now", -n) for n in range(1, table.gold[seat] + 1)}
    if one.partner == NOBODY:
        third = [n for n in range(table.players) if n not in (seat, talk.turn)]
        named |= {st.WITH + n: ("partner", n) for n in third}
    return named


def choose_hideout(table: Table, talk: Talk) -> Asking[bool]:
    """SF-P6: in an open call the leader takes one of the hideouts named; one alone is taken."""
    if not talk.is_open:
        return True
    places = {talk.offers[seat].hideout for seat in talk.with_robbers()}
    number = min(places)
    if len(places) > 1:
        choices = {st.HIDEOUT + place: place for place in places} | {st.WITHDRAW: NOBODY}
        number = yield from ask(talk.turn, st.CHOOSE_HIDEOUT, choices)
    table.at = number
    return number != NOBODY


def answers(table: Table, talk: Talk) -> Asking[bool]:
    """SF-P6 (3), (4): each offer whole; then the leader confirms with an ally, or withdraws."""
    leader = talk.turn
    left = talk.with_robbers()
    if talk.is_open:  # only offers for this hideout stand
        left = [seat for seat in left if talk.offers[seat].hideout == table.at]
    accepted = False
    choices = {st.ACCEPT: "yes", st.REJECT: "no", st.CONFIRM: "all", st.WITHDRAW: "none"}
    while left:
        answer = yield from ask(leader, st.ANSWER, choices)
        if answer == "none":
            return False
        taken = left if answer == "all" else left[:1] if answer == "yes" else []
        for seat in [leader, *taken] if taken else []:
            talk.terms[seat].robbers, accepted = talk.offers[seat].robbers, True
        if answer == "all":
            return True
        left = left[1:]
    if not accepted:
        return False
    return (yield from ask(leader, st.CONFIRM_DEAL, {st.CONFIRM: True, st.WITHDRAW: False}))


def form(table: Table, talk: Talk, number: int) -> None:
    """SF-P5, SF-V4 (5): robbers, gold, cards laid open, tokens and promises are placed."""
    hideout = table.hideouts[number]
    hideout.leader = talk.turn
    for seat, terms in enumerate(talk.terms):
        hideout.robbers[seat] = terms.robbers
        table.camp[seat] -= terms.robbers
        table.gold[seat] += sum(row[seat] for row in talk.pay) - sum(talk.pay[seat])
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
