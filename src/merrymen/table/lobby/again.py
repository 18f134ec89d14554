"""The same game again, with the same seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy import Connection

import merrymen
from merrymen.table.lobby.beginning import begin_at_once
from merrymen.table.lobby.making import check_room, keep_table
from merrymen.table.lobby.rows import new_row
from merrymen.table.play.live import Live
from merrymen.table.refusal import Refusal
from merrymen.table.storage import queries
from merrymen.table.storage.rows import SeatRow
from merrymen.table.storage.schema import tables
from merrymen.table.web.tokens import Guest

if TYPE_CHECKING:
    from merrymen.table.house import House


async def rematch(
    house: House,
    live: Live,
    guest: Guest,
    held: tuple[int, ...],
    address: str,
    seal: str | None = None,
) -> str:
    """A table for the same game again. Whoever asks first makes it; the others' seats are kept.

    Nobody is moved: who wants to play again takes the seat there. Against bots it begins at once.
    """
    old = live.row
    if old.status not in ("finished", "stored"):
        raise Refusal("not-finished")
    if old.next:
        return old.next
    await check_room(house, guest, address)
    game = merrymen.game(old.game)
    again = [_again(seat, guest, seat.seat in held) for seat in old.seats]
    row = new_row(game, old.edition, dict(old.options), guest, again)
    row.listed, row.undo, row.hints, row.clock = old.listed, old.undo, old.hints, old.clock

    def change(connection: Connection) -> str:
        won = connection.execute(
            sa.update(tables)
            .where(tables.c.id == old.id, tables.c.next.is_(None))
            .values(next=row.id)
        )
        if won.rowcount:
            keep_table(connection, row, seal)
            return row.id
        found = queries.load_table(connection, old.id)
        assert found is not None
        assert found.next is not None
        return found.next

    table_id = await house.write(change)
    made = await house.tables.find(table_id)
    if table_id == row.id and not any(seat.free for seat in row.seats):
        await begin_at_once(house, made)
    await house.follower.refresh(live)
    return table_id


def _again(seat: SeatRow, asker: Guest, asks: bool) -> SeatRow:
    """A seat of the rematch: the asker's, a bot's, or kept for whoever had it."""
    if seat.kind == "bot":
        return SeatRow(seat=0, kind="bot", name="", level=seat.level)
    if asks:
        return SeatRow(seat=0, kind="person", name=seat.name, guest=asker.id, ready=True)
    return SeatRow(seat=0, kind="invite", name="", kept_for=seat.name or "?")
