"""Sherwood Forest: bargaining in the raid phase as people see it, SF-V10."""

from __future__ import annotations

from typing import Any

from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest.edition import TOWN_NAMES
from merrymen.games.sherwood_forest.state import (
    BARGAIN,
    BID_TOWN,
    OVER,
    SLOTS,
)
from merrymen.games.sherwood_forest.view.labels import bid_kind
from merrymen.games.sherwood_forest.view.talk_shapes import Bargain, Bid


def bargain(s: Any) -> Bargain | None:
    """Who bargains this round, what is offered to whom, and what the picker must leave."""
    if not s.advanced or not BARGAIN <= s.phase < OVER:
        return None
    seats = range(s.players)
    to_holder = s.carriage != NONE and s.talk_seat != NONE
    return {
        "element": "raid-offers",
        "gold": {"element": "raid-gold"},
        "answers": {"element": "raid-answer"},
        "bargainers": [seat for seat in seats if s.bargainers >> seat & 1],
        "open": s.phase == BARGAIN,
        "asked": [seat for seat in seats if s.bid_asked >> seat & 1],
        "to": s.talk_seat if to_holder else (s.turn if s.carriage == NONE else None),
        "about": "turn" if to_holder else "pick",
        "bids": [_bid(s, seat) for seat in seats if s.bid_on[seat] != NONE],
        "barred": None if s.barred == NONE else f"travel-{s.barred}",
    }


def _bid(s: Any, seat: int) -> Bid:
    """What one player offers, and for what; gold 0 while the amount is still open."""
    wanted = s.bid_on[seat]
    kind = bid_kind(wanted)
    bid: Bid = {"seat": seat, "for": kind, "gold": s.bid_gold[seat]}
    if kind in ("pick", "leave"):
        bid["element"] = f"travel-{wanted % SLOTS}"
    elif kind == "town":
        bid["element"] = f"town-{wanted - BID_TOWN}"
        bid["town"] = TOWN_NAMES[wanted - BID_TOWN]
    return bid
