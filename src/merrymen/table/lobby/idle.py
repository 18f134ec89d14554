"""Seats in which nobody sits: whoever took one and went away gives it back."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from merrymen.table.lobby.altering import alter
from merrymen.table.lobby.joining import free_seat
from merrymen.table.play.live import Live
from merrymen.table.refusal import Refusal
from merrymen.table.storage import seating
from merrymen.table.times import steady_ms

if TYPE_CHECKING:
    from merrymen.table.house import House

logger = logging.getLogger("merrymen.table")


async def free_idle_seats(house: House) -> None:
    """At every table that gathers and is this process's to mind."""
    for table_id in await house.read(seating.gathering_with_guests):
        if not house.others.mine(table_id):
            continue
        known = table_id in house.tables.lives
        live = await house.tables.find(table_id)
        if not known:
            house.others.tell_presence(live, "come")  # the other processes say who is there
        live.note_presence()
        if live.rule.kind != "slow":
            await _free_idle_seats(house, live)


async def _free_idle_seats(house: House, live: Live) -> None:
    before = steady_ms() - int(1000 * house.limits.seat_idle_s)
    idle = [seat for seat, gone in live.gone_at.items() if gone <= before]
    for seat in idle:
        row = live.row.seats[seat] if seat < live.row.players else None
        live.gone_at.pop(seat, None)
        if row is None or row.kind != "person" or row.guest == live.row.host:
            continue
        try:
            await alter(house, live, lambda c, row, seat=seat: free_seat(c, row, seat))  # type: ignore[misc]
        except Refusal:
            return  # the game has begun, or the table is closed
        logger.info("table %s: seat %d is free again, nobody sat there", live.row.id, seat + 1)
