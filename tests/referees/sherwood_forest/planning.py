"""The planning phase, SF-P: places, hideouts, empty camps."""

from __future__ import annotations

from merrymen.games.sherwood_forest import state as st
from referees.sherwood_forest.table import NOBODY, Asking, Table, ask
from referees.sherwood_forest.talk import Talk, call


def planning(table: Table, talk: Talk) -> Asking[None]:
    """SF-P1: from the marker clockwise, one action a turn, until all camps are empty."""
    talk.turn = table.marker
    while any(table.camp):
        if table.camp[talk.turn]:
            talk.calls = 0
            yield from take_turn(table, talk)
        talk.turn = (talk.turn + 1) % table.players
    talk.calls = 0


def take_turn(table: Table, talk: Talk) -> Asking[None]:
    """One action; a call that comes to nothing leaves the choice open."""
    seat = talk.turn
    acted = False
    while not acted:
        name, number = yield from ask(seat, st.PLAN, actions(table, talk))
        if name == "church":
            church(table, seat, number)
        elif name == "inn":
            inn(table, seat, number)
        elif name == "merchant":
            merchant(table, seat)
        elif name == "market":
            market(table, seat)
        elif name == "alone":
            yield from alone(table, seat, number)
        acted = name != "call" or (yield from call(table, talk, number))
    note_empty_camps(table, seat)


def actions(table: Table, talk: Talk) -> dict[int, tuple[str, int]]:
    """SF-P2 to SF-P4, SF-P6: what may be done."""
    seat = talk.turn
    gold = table.gold[seat]
    church = {st.CHURCH + paid - 1: ("church", paid) for paid in range(1, gold + 1)}
    if gold > 5:  # SF-P2
        return church
    found = church | {st.INN + slot: ("inn", slot) for slot in table.laid_slots()}
    cards_there = sum(table.deck) + sum(table.discards)
    # SF-R4: the merchant looks at the hand alone.
    if gold >= 1 and table.hand_size(seat) < 3 and cards_there:
        found[st.MERCHANT] = ("merchant", 0)
    if gold >= 2 and table.oak[seat]:
        found[st.MARKET] = ("market", 0)
    found |= {st.ALONE + number: ("alone", number) for number in table.free_hideouts()}
    others = [other for other in range(table.players) if other != seat and table.camp[other]]
    if talk.calls < st.CALLS and others:
        found |= {st.CALL + number: ("call", number) for number in table.free_hideouts()}
        if table.free_hideouts():
            found[st.CALL_OPEN] = ("call", NOBODY)
    return found


def church(table: Table, seat: int, paid: int) -> None:
    """SF-P3: 1 glory for each gold."""
    to_place(table, seat, st.CHURCH_PLACE, paid)
    table.glory[seat][st.CHURCH_GLORY] += paid


def inn(table: Table, seat: int, slot: int) -> None:
    """SF-P3: look at a card and mark it, while markers last."""
    to_place(table, seat, st.INN_PLACE, 0)
    if table.laid[slot] == NOBODY:
        table.find_out(slot, int(table.after["laid"][slot]))
    table.seen_by[slot].add(seat)
    used = sum(seat in marked for marked in table.marked)
    if used < st.MARKERS:
        table.marked[slot].add(seat)


def merchant(table: Table, seat: int) -> None:
    """SF-P3: 1 gold for the top equipment card."""
    to_place(table, seat, st.MERCHANT_PLACE, 1)
    table.draw_equipment(seat)


def market(table: Table, seat: int) -> None:
    """SF-P3: 2 gold; a robber from under the oak joins at the market."""
    to_place(table, seat, st.MARKET_PLACE, 2)
    table.oak[seat] -= 1
    table.places[st.MARKET_PLACE][seat] += 1


def to_place(table: Table, seat: int, place: int, paid: int) -> None:
    """One robber goes to a place; what is paid goes to the quarry."""
    table.camp[seat] -= 1
    table.places[place][seat] += 1
    table.gold[seat] -= paid
    table.quarry += paid


def alone(table: Table, seat: int, number: int) -> Asking[None]:
    """SF-P4: any number of own robbers; with one robber there is nothing to choose."""
    count = 1
    if table.camp[seat] > 1:
        robbers = {st.ROBBERS + n - 1: n for n in range(1, table.camp[seat] + 1)}
        table.at = number
        count = yield from ask(seat, st.GROUP, robbers)
        table.at = NOBODY
    table.hideouts[number].leader = seat
    table.hideouts[number].robbers[seat] = count
    table.camp[seat] -= count


def note_empty_camps(table: Table, active: int) -> None:
    """SF-P7: glory for the first empty camp, the card for the second; clockwise from the active."""
    for seat in table.clockwise(active):
        if table.camp[seat] or seat in table.empty:
            continue
        table.empty.add(seat)
        if len(table.empty) == 1:
            table.glory[seat][st.CAMP_GLORY] += 1
        elif len(table.empty) == 2:
            table.first_card = seat
