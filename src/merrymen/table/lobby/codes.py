"""Three words that lead to a table, to an invitation, or another device to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import sqlalchemy as sa
from sqlalchemy import Connection

from merrymen.table.lobby.code_words import new_code, typed
from merrymen.table.play.live import Live
from merrymen.table.protocol.requests import Found, SeatCode
from merrymen.table.refusal import Refusal
from merrymen.table.storage import queries
from merrymen.table.storage.schema import codes, tables
from merrymen.table.times import steady_ms
from merrymen.table.web.tokens import Guest

if TYPE_CHECKING:
    from merrymen.table.house import House

Kind = Literal["table", "invite", "device"]


def assign(
    connection: Connection, kind: Kind, table_id: str, seat: int | None, until: int | None = None
) -> str:
    """Words that lead nowhere else while they lead here."""
    while True:
        words = new_code()
        values = {
            "words": words, "kind": kind, "table_id": table_id, "seat": seat, "until": until,
        }  # fmt: skip
        if queries.upsert(connection, codes, values):
            return words


def revoke(connection: Connection, table_id: str, seat: int) -> None:
    """A seat's invitation, and codes for other devices, lead nowhere any more."""
    connection.execute(sa.delete(codes).where(codes.c.table_id == table_id, codes.c.seat == seat))


def forget_spent(connection: Connection) -> None:
    """Give back the words of tables that live no more, and of codes that came too late."""
    alive = sa.select(tables.c.id).where(tables.c.status.in_(queries.LIVE))
    connection.execute(
        sa.delete(codes).where(sa.or_(codes.c.until < steady_ms(), codes.c.table_id.not_in(alive)))
    )


async def find(house: House, words: str) -> Found:
    """Where words lead, or Refusal."""
    found = await house.read(
        lambda c: c.execute(sa.select(codes).where(codes.c.words == typed(words))).first()
    )
    if found is None or (found.until is not None and found.until < steady_ms()):
        raise Refusal("no-code", 404)
    live = await house.tables.find(found.table_id)
    if live.row.status not in queries.LIVE:
        raise Refusal("no-code", 404)
    token = None
    if found.kind == "invite":
        seat = live.row.seats[found.seat]
        token = house.keys.seat_token(live.row.id, seat.seat, seat.generation)
    elif found.kind == "device":
        token = found.words
    return Found(kind=found.kind, table=live.info(), seat=found.seat, token=token)


async def for_device(house: House, live: Live, guest: Guest, seat: int) -> SeatCode:
    """Words with which the owner of a seat lets another device in: once, and soon."""
    if seat not in live.row.seats_of(guest.id):
        raise Refusal("not-yours", 403)
    until = steady_ms() + int(1000 * house.limits.code_s)

    def change(connection: Connection) -> str:
        mine = sa.and_(codes.c.table_id == live.row.id, codes.c.seat == seat)
        connection.execute(sa.delete(codes).where(mine, codes.c.kind == "device"))
        return assign(connection, "device", live.row.id, seat, until)

    return SeatCode(code=await house.write(change), until=until, now=steady_ms())


async def redeem(house: House, live: Live, words: str) -> int | None:
    """The seat that a device's code leads to; the code is spent."""

    def change(connection: Connection) -> int | None:
        mine = sa.and_(
            codes.c.words == typed(words), codes.c.table_id == live.row.id, codes.c.kind == "device"
        )
        found = connection.execute(sa.select(codes).where(mine)).first()
        spent = connection.execute(sa.delete(codes).where(mine)).rowcount
        if found is None or not spent or found.until < steady_ms():
            return None
        return int(found.seat)

    return await house.write(change) if "-" in typed(words) else None
