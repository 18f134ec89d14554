"""What a guest is called: the same in every seat and in chat, and nobody like another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection

from merrymen.table.refusal import Refusal
from merrymen.table.storage import queries, seating
from merrymen.table.storage.rows import TableRow
from merrymen.table.web.tokens import Guest, same_name

if TYPE_CHECKING:
    from merrymen.table.house import House


async def rename(house: House, known: Guest, name: str) -> Guest:
    """A guest is called otherwise from now on, at every table that gathers or plays."""
    guest = Guest(known.id, name)
    if name == known.name:
        return guest

    def change(connection: Connection) -> list[str]:
        found = seating.seated_at(connection, known.id)
        for table_id in found:
            row = queries.locked_table(connection, table_id)
            if row is not None:
                _check(row, guest)
                seating.rename(connection, row, known, name)
        return found

    for table_id in await house.write(change):
        live = house.tables.lives.get(table_id)
        if live is not None:
            await house.follower.refresh(live)
        else:
            house.others.tell(table_id, "table")
    house.sessions.rename(guest)
    house.others.tell("", "guest", words=[guest.id, guest.name])
    return guest


def _check(row: TableRow, guest: Guest) -> None:
    others = [seat for seat in row.seats if seat.kind == "person" and seat.guest != guest.id]
    if any(same_name(seat.name, guest.name) for seat in others):
        raise Refusal("name-taken", name=guest.name)
