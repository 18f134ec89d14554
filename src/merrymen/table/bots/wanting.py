"""For whom a table's bots think, and whether anybody would see what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from merrymen.table.bots.queue import Whose

if TYPE_CHECKING:
    from merrymen.table.house import House
    from merrymen.table.play.live import Live


def is_wanted(live: Live) -> bool:
    """A game among bots alone goes on only while somebody watches it."""
    return any(not seat.by_bot for seat in live.row.seats) or bool(live.here() or live.watching())


def whose(house: House, live: Live) -> Whose:
    """Thinking counts for whoever made the table; people who are there come first."""
    host = live.row.host
    return Whose(host, house.doors.network_of_guest(host), bool(live.here()))
