"""The raid phase, SF-R: picks, carriages, fights, sheriffs; and the end of a round."""

from __future__ import annotations

from merrymen.games.sherwood_forest import state as st
from referees.sherwood_forest.bargain import (
    Choice,
    accept_bid,
    bids,
    offers_to_take,
    who_bargains,
)
from referees.sherwood_forest.carriage import Carriage
from referees.sherwood_forest.fight import Fight, attack
from referees.sherwood_forest.loot import settle_plan, split_by_leader
from referees.sherwood_forest.table import NOBODY, Asking, Table, TravelCard, ask

SHOW_GARMENT = st.SHOW + st.GARMENT * st.VIEWERS + st.THE_TABLE


def raids(table: Table, road: Carriage) -> Asking[None]:
    """SF-R1: from the first-player card clockwise, until all cards are played."""
    picker = table.first_card
    road.picker = picker
    if table.advanced:
        yield from who_bargains(table, road)
    while slots := table.laid_slots():
        road.picker = picker
        slot = slots[0]
        if len(slots) > 1:  # the last one is nobody's choice
            slot = yield from pick(table, road, slots)
        yield from drive(table, road, slot)
        picker = (picker + 1) % table.players


def pick(table: Table, road: Carriage, slots: list[int]) -> Asking[int]:
    """SF-R1, SF-V10: any card laid out, or one offer taken and done."""
    picker = road.picker
    named = {st.BID + st.BID_SLOT + slot: st.BID_SLOT + slot for slot in slots}
    named |= {st.BID + st.BID_LEAVE + slot: st.BID_LEAVE + slot for slot in slots}
    yield from bids(table, road, picker, st.BID_PICK, named)
    choices: dict[int, Choice] = {st.PICK_CARD + slot: ("pick", slot) for slot in slots}
    kind, number = yield from ask(picker, st.PICK, choices | offers_to_take(road))
    if kind == "take":
        wish = accept_bid(table, road, picker, number)
        number = wish - st.BID_SLOT
        if wish >= st.BID_LEAVE:
            road.barred = wish - st.BID_LEAVE
            left = [slot for slot in slots if slot != road.barred]
            number = left[0]
            if len(left) > 1:
                number = yield from ask(picker, st.PICK, {st.PICK_CARD + n: n for n in left})
            road.barred = NOBODY
    road.bids.clear()
    return number


def drive(table: Table, road: Carriage, slot: int) -> Asking[None]:
    """SF-R2: the carriage passes arrow by arrow until somebody stops it."""
    card = table.reveal(slot)
    road.set_out(slot, card)
    for arrow in range(st.ROUTE):
        road.arrow = arrow
        if table.advanced and arrow in (0, st.LEAVING):
            yield from garments(table, road, card)
        number = table.route(card.origin, road.destination)[arrow]
        if table.hideouts[number].free:
            continue
        table.at = number
        won = yield from at_arrow(table, road, card, number)
        table.at = NOBODY
        if won:
            break
    for hideout in table.hideouts:
        hideout.cloaked.clear()
    table.remove_card(slot)
    table.ended += 1
    road.gone()


def at_arrow(table: Table, road: Carriage, card: TravelCard, number: int) -> Asking[bool]:
    """A group attacks; whether the travellers are stopped here."""
    planned = not card.sheriff and table.hideouts[number].planned == road.slot
    road.fight = fight = Fight(table, number, card.strength)
    won = yield from attack(table, fight)
    fight.lay_down(won, returns=not (card.sheriff or planned))
    road.fight = None
    if won:
        yield from success(table, road, card, number, planned)
    elif card.sheriff:
        yield from defeat(table, road, card, number)
    return won


def success(
    table: Table, road: Carriage, card: TravelCard, number: int, planned: bool
) -> Asking[None]:
    """SF-L1, SF-V5 to SF-V7: glory for everybody there, then the loot, then home."""
    hideout = table.hideouts[number]
    for seat in hideout.members():
        table.glory[seat][st.SHERIFFS if card.sheriff else st.RAIDS] += card.glory
    if planned:
        yield from settle_plan(table, number, card)
    elif not card.sheriff:
        yield from split_by_leader(table, number, card)
    staying = set()
    if table.advanced:
        staying = yield from provisions(table, road, number)
    go_home(table, road, number, staying)


def go_home(table: Table, road: Carriage, number: int, staying: set[int]) -> None:
    """SF-R5, SF-V8: who does not stay goes home; a plan lasts as long as its informer stays.

    A plan for this very card is done: carried out, or void where it was a sheriff, SF-V5.
    """
    hideout = table.hideouts[number]
    old = hideout.leader
    for seat in hideout.members():
        if seat not in staying:
            table.send_home(number, seat)
    hideout.leader = next((seat for seat in table.clockwise(old) if seat in staying), NOBODY)
    if hideout.planned == road.slot or hideout.informer not in staying:
        hideout.drop_plan()


# Special cards, SF-V8


def garments(table: Table, road: Carriage, card: TravelCard) -> Asking[None]:
    """Messenger's garments: at the reveal, and once more where the way out begins."""
    for seat in table.clockwise(road.picker):
        if seat not in road.watching or not table.may_hold(seat, st.GARMENT):
            continue
        answer = yield from garment(table, road, card, seat)
        if answer != "watch":
            road.watching.discard(seat)


def garment(table: Table, road: Carriage, card: TravelCard, seat: int) -> Asking[str]:
    """One player turns the carriage, waits or lets it go; for gold, if somebody offers some."""
    towns = sorted(set(range(st.TOWNS)) - {card.origin, road.destination})
    asked_for_bids = False
    while True:
        if table.shown[seat][st.GARMENT] and not asked_for_bids:
            asked_for_bids = True
            named = {st.BID + st.BID_TOWN + town: st.BID_TOWN + town for town in towns}
            named[st.BID + st.BID_KEEP] = st.BID_KEEP
            yield from bids(table, road, seat, st.BID_TURN, named)
        choices: dict[int, Choice] = {st.LET_PASS: ("pass", 0)} | offers_to_take(road)
        if road.arrow < st.LEAVING:
            choices[st.WATCH] = ("watch", 0)
        if table.hand[seat][st.GARMENT]:
            choices |= {st.SEND_TO + town: ("send", town) for town in towns}
            rich = [n for n in road.bargainers if n != seat and table.gold[n]]
            if rich and not table.shown[seat][st.GARMENT]:
                choices[SHOW_GARMENT] = ("show", 0)
        kind, number = yield from ask(seat, st.REDIRECT, choices)
        if kind == "show":
            table.show(seat, st.GARMENT, st.THE_TABLE)
            continue
        if kind == "take":
            wish = accept_bid(table, road, seat, number)
            kind, number = ("pass", 0) if wish == st.BID_KEEP else ("send", wish - st.BID_TOWN)
        road.bids.clear()
        if kind == "send":
            road.destination = number
            table.discard(seat, st.GARMENT)
        return kind


def provisions(table: Table, road: Carriage, number: int) -> Asking[set[int]]:
    """After a success, before the robbers go home: who stays."""
    hideout, staying = table.hideouts[number], set()
    for seat in table.clockwise(hideout.leader):
        if not hideout.robbers[seat] or not table.may_hold(seat, st.PROVISIONS):
            continue
        choices = {st.NO_SPECIAL: False}
        if table.hand[seat][st.PROVISIONS]:
            choices[st.EAT] = True
        if (yield from ask(seat, st.STAY, choices)):
            table.discard(seat, st.PROVISIONS)
            staying.add(seat)
    return staying


def defeat(table: Table, road: Carriage, card: TravelCard, number: int) -> Asking[None]:
    """SF-V7, SF-V8: losses for all but those in a forest cloak; the rest go home."""
    hideout = table.hideouts[number]
    staying, unharmed = set(hideout.cloaked), set(hideout.cloaked)
    for seat in table.clockwise(hideout.leader):
        if not hideout.robbers[seat] or seat in unharmed or not table.may_hold(seat, st.CLOAK):
            continue
        choices = {st.NO_SPECIAL: "none"}
        if table.hand[seat][st.CLOAK]:
            choices |= {st.CLOAK_STAY: "stay", st.CLOAK_HOME: "home"}
        answer = yield from ask(seat, st.DEFEAT, choices)
        if answer == "none":
            continue
        table.discard(seat, st.CLOAK)
        unharmed.add(seat)
        if answer == "stay":
            staying.add(seat)
    for seat in hideout.members():
        if seat not in unharmed:
            lose(table, card, number, seat)
    hideout.cloaked = set(staying)
    go_home(table, road, number, staying)


def lose(table: Table, card: TravelCard, number: int, seat: int) -> None:
    """SF-V7: glory not below 0, robbers limited to those there and never below 4 in all."""
    table.glory[seat][st.SHERIFFS] -= min(card.lost_glory, table.total(seat))
    hideout = table.hideouts[number]
    lost = min(card.lost_robbers, hideout.robbers[seat], max(0, table.robbers(seat) - 4))
    hideout.robbers[seat] -= lost
    table.oak[seat] += lost


# The end of a round


def end_round(table: Table) -> None:
    """SF-E1, SF-V9: the crossing's robber, all home, then new cards and the marker."""
    if table.advanced:
        crossing(table)
    clear_board(table)
    others = table.clockwise(table.marker)[1:]
    table.marker = min(others, key=lambda seat: table.gold[seat])  # ties: the nearest
    table.first_card = NOBODY
    table.empty.clear()
    table.round += 1
    table.lay_out()


def clear_board(table: Table) -> None:
    """SF-V9, SF-R4, SF-E1: promises go back, pledges to hand, robbers to camp."""
    for number, hideout in enumerate(table.hideouts):
        for seat in range(table.players):
            table.quarry += hideout.gold[seat]
            table.oak[seat] += hideout.companions[seat]
            hideout.gold[seat] = hideout.companions[seat] = 0
            table.take_back(number, seat)
            table.send_home(number, seat)
        hideout.leader = NOBODY
        hideout.drop_plan()
    for place in table.places:
        for seat in range(table.players):
            table.camp[seat] += place[seat]
            place[seat] = 0


def crossing(table: Table) -> None:
    """SF-V9: most robbers in the red-lined hideouts; all tied; with none there nothing."""
    red = [hideout for hideout in table.hideouts if hideout.red]
    count = [sum(hideout.robbers[seat] for hideout in red) for seat in range(table.players)]
    for seat in range(table.players):
        if count[seat] and count[seat] == max(count) and table.oak[seat]:
            table.oak[seat] -= 1
            table.camp[seat] += 1
