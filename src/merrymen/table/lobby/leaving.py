"""Leaving a table for good: a bot takes the seat, or nobody is left and the table closes."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from merrymen.messages import say
from merrymen.table.bots.levels import DEFAULT_LEVEL
from merrymen.table.lobby import codes, hosting, joining
from merrymen.table.play import questions
from merrymen.table.play.live import Live
from merrymen.table.refusal import Refusal
from merrymen.table.storage import queries, seating
from merrymen.table.storage.rows import TableRow
from merrymen.table.times import now_ms
from merrymen.table.web.tokens import Guest

if TYPE_CHECKING:
    from merrymen.table.house import House

logger = logging.getLogger("merrymen.table")


async def leave(house: House, live: Live, guest: Guest) -> None:
    """The table is no longer one of this guest's, and nobody waits for them there."""
    row = live.row
    if row.host != guest.id and not row.seats_of(guest.id):
        raise Refusal("not-seated", 403)
    if row.status == "gathering" and row.host == guest.id:
        await hosting.close(house, live)
    elif row.status == "gathering":
        for seat in row.seats_of(guest.id):
            await joining.get_up(house, live, seat)
    elif row.status == "playing":
        await _leave_game(house, live, guest)
    else:
        raise Refusal("not-playing")


async def _leave_game(house: House, live: Live, guest: Guest) -> None:
    def change(connection: Connection) -> None:
        row = queries.locked_table(connection, live.row.id)
        if row is None or row.status != "playing":
            raise Refusal("not-playing")
        others = [s for s in row.seats if s.kind == "person" and s.guest != guest.id]
        if not others:
            _close(connection, row)
            return
        for seat in row.seats_of(guest.id):
            _hand_to_bot(connection, row, seat)
        if live.mover in row.seats_of(guest.id) and row.clock_state.paused_at is None:
            queries.update_table(connection, row.id, due_at=row.clock.now())
        if row.host == guest.id:
            heir = others[0]
            queries.update_table(connection, row.id, host=heir.guest, host_name=heir.name)

    await house.write(change)
    logger.info("table %s: %s leaves for good", live.row.id, guest.name)
    await house.follower.refresh(live)
    if live.bot_to_move:
        house.minder.think(live)


def _close(connection: Connection, row: TableRow) -> None:
    """Nobody but bots would play on."""
    queries.update_table(
        connection,
        row.id,
        status="closed",
        ended=say("table-ended-left"),
        question=None,
        due_at=None,
        changed_at=now_ms(),
    )


def _hand_to_bot(connection: Connection, row: TableRow, seat: int) -> None:
    """The seat is a bot's from now on; its tokens and codes open nothing any more."""
    if row.question is not None:
        questions.without(connection, row, row.question, seat)
    seating.update_seat(
        connection,
        row.id,
        seat,
        kind="bot",
        name="",
        guest=None,
        level=DEFAULT_LEVEL,
        played_on=False,
        generation=row.seats[seat].generation + 1,
    )
    codes.revoke(connection, row.id, seat)
