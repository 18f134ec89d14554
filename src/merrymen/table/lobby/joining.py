"""Taking seats and getting up from them."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from merrymen.table.lobby import codes
from merrymen.table.lobby.altering import alter
from merrymen.table.play.live import Live
from merrymen.table.protocol.facts import HeldSeat, SeatKind
from merrymen.table.protocol.requests import OwnTable
from merrymen.table.refusal import Refusal
from merrymen.table.storage import seating, talk
from merrymen.table.storage.rows import TableRow
from merrymen.table.web.networks import network_of
from merrymen.table.web.tokens import Guest, same_name

if TYPE_CHECKING:
    from merrymen.table.house import House

logger = logging.getLogger("merrymen.table")


def own(house: House, live: Live, guest: Guest) -> OwnTable:
    """A table with the seats that a guest holds, and the host's invitations."""
    mine, invites = [], []
    for seat in live.row.seats:
        token = house.keys.seat_token(live.row.id, seat.seat, seat.generation)
        if seat.kind == "person" and seat.guest == guest.id:
            mine.append(HeldSeat(seat=seat.seat, token=token))
        elif seat.kind == "invite" and live.row.host == guest.id and not seat.kept_for:
            invites.append(HeldSeat(seat=seat.seat, token=token, code=seat.code))
    return OwnTable(table=live.info(), seats=mine, invites=invites)


async def sit(
    house: House, live: Live, guest: Guest, seat: int, address: str, kind: SeatKind = "open"
) -> OwnTable:
    """Take a free seat: it has a new token from now on."""
    if seat >= live.row.players:
        raise Refusal("no-seat", 404)
    if not house.doors.seats.take(network_of(address)):
        raise Refusal("too-many-seats", 429)

    def change(connection: Connection, row: TableRow) -> None:
        if row.seats[seat].kind != kind:
            raise Refusal("not-free")
        _check_guest(connection, house, row, guest)
        seating.update_seat(
            connection,
            row.id,
            seat,
            kind="person",
            name=guest.name,
            guest=guest.id,
            generation=row.seats[seat].generation + 1,
            ready=bool(row.seats[seat].kept_for),  # who comes to a rematch wants it
            code=None,
        )
        codes.revoke(connection, row.id, seat)

    await alter(house, live, change)
    logger.info("table %s: %s takes seat %d", live.row.id, guest.name, seat + 1)
    return own(house, live, guest)


def _check_guest(connection: Connection, house: House, row: TableRow, guest: Guest) -> None:
    """Refusal where this guest may not sit down at this table."""
    if row.seats_of(guest.id):
        raise Refusal("one-seat")
    if guest.id in row.kicked or talk.is_blocked(connection, row.host, guest.id):
        raise Refusal("not-welcome", 403)
    if any(s.kind == "person" and same_name(s.name, guest.name) for s in row.seats):
        raise Refusal("name-taken", name=guest.name)
    held = seating.gathering_seats(connection, guest.id)
    if held >= house.limits.seats_per_guest:
        raise Refusal("too-many-seats", 429)


def seat_of_token(house: House, live: Live, token: str) -> int | None:
    """The seat that a token holds."""
    for seat in live.row.seats:
        if house.keys.is_seat_token(token, live.row.id, seat.seat, seat.generation):
            return seat.seat
    return None


async def claim(house: House, live: Live, guest: Guest, token: str, address: str) -> OwnTable:
    """Come by a link or a device's code: a free seat becomes one's own, a held one is entered."""
    seat = seat_of_token(house, live, token)
    if seat is None:
        return await _by_code(house, live, token, address)
    kind = live.row.seats[seat].kind
    if kind == "bot":
        raise Refusal("link-used")
    if kind != "person":
        return await sit(house, live, guest, seat, address, kind)
    return OwnTable(table=live.info(), seats=[HeldSeat(seat=seat, token=token)])


async def _by_code(house: House, live: Live, token: str, address: str) -> OwnTable:
    if not house.doors.codes.take(network_of(address)):
        raise Refusal("too-fast", 429)
    seat = await codes.redeem(house, live, token)
    if seat is None:
        raise Refusal("link-used") if _was_token(house, live, token) else Refusal("bad-token", 403)
    generation = live.row.seats[seat].generation
    token = house.keys.seat_token(live.row.id, seat, generation)
    return OwnTable(table=live.info(), seats=[HeldSeat(seat=seat, token=token)])


def _was_token(house: House, live: Live, token: str) -> bool:
    """Whether a token held a seat of this table once."""
    return any(
        house.keys.is_seat_token(token, live.row.id, seat.seat, earlier)
        for seat in live.row.seats
        for earlier in range(seat.generation)
    )


async def get_up(house: House, live: Live, seat: int) -> None:
    """Leave: before the game the seat is free again, in the game a bot plays on."""
    if live.row.status == "playing":
        await house.minder.play_on(live, seat, True)
    elif live.row.status == "gathering":
        await alter(house, live, lambda c, row: free_seat(c, row, seat))


def free_seat(connection: Connection, row: TableRow, seat: int) -> None:
    """Nobody sits here any more; who did has a token that opens nothing."""
    if row.seats[seat].kind != "person":
        raise Refusal("not-free")
    seating.update_seat(
        connection,
        row.id,
        seat,
        kind="open",
        name="",
        guest=None,
        ready=False,
        generation=row.seats[seat].generation + 1,
    )
    codes.revoke(connection, row.id, seat)
