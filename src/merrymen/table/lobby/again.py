"""The same game again, with the same seats."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

import merrymen
from merrymen.table.house import House
from merrymen.table.lobby.beginning import begin_if_full
from merrymen.table.lobby.making import check_room
from merrymen.table.lobby.rows import new_row
from merrymen.table.play.live import Live
from merrymen.table.refusal import Refusal
from merrymen.table.storage import queries
from merrymen.table.storage.schema import tables
from merrymen.table.web.tokens import Guest


async def rematch(house: House, live: Live, guest: Guest, address: str) -> str:
    """The same seats again; whoever asks first makes the table, the others find it."""
    old = live.row
    if old.status != "finished":
        raise Refusal("not-finished")
    if old.next:
        return old.next
    await check_room(house, guest, address)
    again = [msgspec.structs.replace(seat, generation=0, played_on=False) for seat in old.seats]
    game = merrymen.game(old.game)
    row = new_row(game, old.edition, dict(old.options), guest, again)
    row.listed, row.undo, row.clock = old.listed, old.undo, old.clock

    def change(connection: Connection) -> str:
        won = connection.execute(
            sa.update(tables)
            .where(tables.c.id == old.id, tables.c.next.is_(None))
            .values(next=row.id)
        )
        if won.rowcount:
            queries.insert_table(connection, row)
            return row.id
        found = queries.load_table(connection, old.id)
        assert found is not None
        assert found.next is not None
        return found.next

    table_id = await house.write(change)
    await begin_if_full(house, await house.tables.find(table_id))
    await house.follower.refresh(live)
    return table_id
