"""Taking seats and getting up from them."""

from __future__ import annotations

from sqlalchemy import Connection

from merrymen.table.house import House
from merrymen.table.lobby.beginning import begin_if_full
from merrymen.table.play.live import Live
from merrymen.table.protocol.facts import HeldSeat
from merrymen.table.protocol.requests import OwnTable
from merrymen.table.refusal import Refusal
from merrymen.table.storage import queries
from merrymen.table.times import now_ms
from merrymen.table.web.tokens import Guest


def own(house: House, live: Live, guest: Guest) -> OwnTable:
    """A table with the seats that a guest holds, and the host's invitations."""
    mine, invites = [], []
    for seat in live.row.seats:
        token = house.keys.seat_token(live.row.id, seat.seat, seat.generation)
        if seat.kind == "person" and seat.guest == guest.id:
            mine.append(HeldSeat(seat=seat.seat, token=token))
        elif seat.kind == "invite" and live.row.host == guest.id:
            invites.append(HeldSeat(seat=seat.seat, token=token))
    return OwnTable(table=live.info(), seats=mine, invites=invites)


async def sit(house: House, live: Live, guest: Guest, seat: int, kind: str = "open") -> OwnTable:
    """Take a free seat."""
    if seat >= live.row.players:
        raise Refusal("no-seat", 404)
    if live.row.status != "gathering" or live.row.seats[seat].kind != kind:
        raise Refusal("not-free")

    def change(connection: Connection) -> bool:
        values = {"kind": "person", "name": guest.name, "guest": guest.id}
        queries.update_table(connection, live.row.id, changed_at=now_ms())
        return queries.update_seat(connection, live.row.id, seat, kind, **values)

    taken = await house.write(change)
    await house.follower.refresh(live)
    if not taken:
        raise Refusal("not-free")
    await begin_if_full(house, live)
    return own(house, live, guest)


def seat_of_token(house: House, live: Live, token: str) -> int | None:
    """The seat that a token holds."""
    for seat in live.row.seats:
        if house.keys.is_seat_token(token, live.row.id, seat.seat, seat.generation):
            return seat.seat
    return None


async def claim(house: House, live: Live, guest: Guest, token: str) -> OwnTable:
    """Come by a seat's link: a free seat becomes one's own, an own seat is found again."""
    seat = seat_of_token(house, live, token)
    if seat is None or live.row.seats[seat].kind == "bot":
        raise Refusal("bad-token", 403)
    kind = live.row.seats[seat].kind
    if kind in ("open", "invite"):
        await sit(house, live, guest, seat, kind)
    return OwnTable(table=live.info(), seats=[HeldSeat(seat=seat, token=token)])


async def get_up(house: House, live: Live, seat: int) -> None:
    """Leave: before the game the seat is free again, in the game a bot plays on."""
    if live.row.status == "playing":
        await house.minder.play_on(live, seat, True)
        return
    if live.row.status != "gathering":
        return
    free = {"kind": "open", "name": "", "guest": None}
    generation = live.row.seats[seat].generation + 1
    await house.write(
        lambda c: queries.update_seat(c, live.row.id, seat, "person", generation=generation, **free)
    )
    await house.follower.refresh(live)
