"""Changing a table that gathers: one change at a time, judged by what is stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import Connection

from merrymen.table.lobby.beginning import count_down, settle
from merrymen.table.play.live import Live
from merrymen.table.refusal import Refusal
from merrymen.table.storage import queries, seating
from merrymen.table.storage.rows import TableRow

if TYPE_CHECKING:
    from merrymen.table.house import House

T = TypeVar("T")


async def alter(
    house: House, live: Live, change: Callable[[Connection, TableRow], T], *, unready: bool = False,
    fill: str | None = None,
    goes_on: bool = False,
) -> T:  # fmt: skip
    """Change a table that gathers, then see whether it may begin, and tell everybody.

    `unready`: what will be played is another thing now; all but the host say again that they
    are ready. `fill`: the host says when, and what level the bots have in the seats left free.
    `goes_on`: a countdown that runs is not stopped by this.
    """

    def work(connection: Connection) -> T:
        row = queries.locked_table(connection, live.row.id)
        if row is None or row.status == "closed":
            raise Refusal("no-table", 404)
        if row.status != "gathering" or row.opening:
            raise Refusal("begun")
        result = change(connection, row)
        if unready:
            seating.unready(connection, row.id, row.host)
        if goes_on and row.due_at is not None:
            return result
        settle(connection, row.id, house.limits.countdown_s, fill)
        return result

    result = await house.write(work)
    await house.follower.refresh(live)
    count_down(house, live)
    return result
