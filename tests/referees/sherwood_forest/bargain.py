"""Bargains in the raid phase, SF-V10: what is carried out at once binds."""

from __future__ import annotations

from merrymen.games.sherwood_forest import state as st
from referees.sherwood_forest.carriage import Carriage
from referees.sherwood_forest.table import Asking, Table, ask

Choice = tuple[str, int]


def who_bargains(table: Table, road: Carriage) -> Asking[None]:
    """Everybody with gold says openly whether they will bargain this round."""
    road.bargainers.clear()
    for seat in table.clockwise(table.first_card):
        if table.gold[seat] and (yield from ask(seat, st.BARGAIN, {st.YES: True, st.NO: False})):
            road.bargainers.add(seat)


def bids(
    table: Table, road: Carriage, seat: int, phase: int, named: dict[int, int]
) -> Asking[None]:
    """Every other bargainer with gold may make one offer to whoever decides."""
    for other in table.clockwise(seat)[1:]:
        if other not in road.bargainers or not table.gold[other]:
            continue
        wish = yield from ask(other, phase, named | {st.DECLINE: -1})
        if wish >= 0:
            road.bids[other] = (wish, 0)
            amounts = {st.NOW + n: n for n in range(1, table.gold[other] + 1)}
            road.bids[other] = (wish, (yield from ask(other, st.BID_GOLD, amounts)))


def offers_to_take(road: Carriage) -> dict[int, Choice]:
    """At most one of them."""
    return {st.TAKE + seat: ("take", seat) for seat in road.bids}


def accept_bid(table: Table, road: Carriage, seat: int, giver: int) -> int:
    """Paid at once; what it was paid for is done."""
    wish, gold = road.bids[giver]
    table.gold[giver] -= gold
    table.gold[seat] += gold
    road.bids.clear()
    return wish
