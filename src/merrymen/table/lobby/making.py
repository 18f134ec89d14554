"""Making a table, against bots in one step or with people."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from sqlalchemy import Connection

import merrymen
from merrymen.errors import BadSetup
from merrymen.fairness import Fairness, commitment_to, new_secret
from merrymen.table.bots.levels import check_level
from merrymen.table.lobby import codes
from merrymen.table.lobby.beginning import begin_at_once
from merrymen.table.lobby.expiry import make_room
from merrymen.table.lobby.joining import own
from merrymen.table.lobby.rows import new_row
from merrymen.table.protocol.requests import NewTable, OwnTable, PlayNow, SeatWish
from merrymen.table.refusal import Refusal
from merrymen.table.storage import fair, queries, seating
from merrymen.table.storage.rows import SeatRow, TableRow
from merrymen.table.web.tokens import Guest, clean_name

if TYPE_CHECKING:
    from merrymen.table.house import House

logger = logging.getLogger("merrymen.table")


async def make(house: House, guest: Guest, wish: NewTable, address: str) -> OwnTable:
    """A new table; it begins at once where no seat is free."""
    game = merrymen.game(wish.game)
    edition = house.editions.get(game, wish.edition)
    game.check_players(len(wish.seats))
    options = game.choose_options(wish.options)
    problems = wish.clock.problems()
    if problems:
        raise BadSetup("; ".join(problems))
    await check_room(house, guest, address)
    row = new_row(game, edition.hash, options, guest, [_seat(house, guest, w) for w in wish.seats])
    row.listed, row.undo, row.hints = wish.listed, wish.undo, wish.hints
    row.clock = wish.clock
    file = edition.path.read_bytes() if edition.path.is_file() else b""
    await _keep(house, row, file, wish.seal)
    return await _made(house, row, guest)


async def play_now(house: House, guest: Guest, wish: PlayNow, address: str) -> OwnTable:
    """Oneself against bots, in one step."""
    game = merrymen.game(wish.game)
    others = game.check_players(wish.players) - 1
    bots = [SeatWish(kind="bot", level=wish.level) for _ in range(others)]
    table = NewTable(
        game=wish.game,
        seats=[SeatWish(kind="me"), *bots],
        options=wish.options,
        edition=wish.edition,
        seal=wish.seal,
    )
    return await make(house, guest, table, address)


async def check_room(house: House, guest: Guest, address: str) -> None:
    """Refusal where this guest, this address or this server has enough tables."""
    mine = await house.read(lambda c: queries.live_count(c, guest.id))
    if mine >= house.limits.tables_per_guest and not await make_room(house, guest.id):
        raise Refusal("too-many-tables", 429)
    if await house.read(queries.live_count) >= house.limits.tables_live:
        raise Refusal("full-house", 503)
    if not house.doors.may_make(address):
        raise Refusal("too-many-tables", 429)


def _seat(house: House, guest: Guest, wish: SeatWish) -> SeatRow:
    """A seat as it was wished for; `new_row` numbers them."""
    if wish.kind == "me":
        name = clean_name(wish.name, house.limits.name_letters) or guest.name
        return SeatRow(seat=0, kind="person", name=name, guest=guest.id)
    if wish.kind == "bot":
        level = check_level(house.levels, wish.level)
        return SeatRow(seat=0, kind="bot", name="", level=level)
    return SeatRow(seat=0, kind=wish.kind, name="")


async def _keep(house: House, row: TableRow, edition_file: bytes, seal: str | None) -> None:
    """Store a new table."""

    def change(connection: Connection) -> None:
        if edition_file:
            queries.keep_edition(connection, row.game, row.edition, edition_file)
        keep_table(connection, row, seal)

    await house.write(change)


async def _made(house: House, row: TableRow, guest: Guest) -> OwnTable:
    """Begin if nobody is to come, and hand out the seats."""
    live = await house.tables.find(row.id)
    logger.info("table %s: %s makes one of %s", row.id, guest.name, row.game)
    if not any(seat.free for seat in row.seats):
        await begin_at_once(house, live)
    return own(house, live, guest)


def keep_table(connection: Connection, row: TableRow, seal: str | None) -> None:
    """Store a table that gathers, with the words that lead to it and to its invitations.

    Its secret is drawn here and committed to, before anybody has put anything in; `seal` is what
    its maker will put in.
    """
    secret = new_secret()
    row.fairness = Fairness(table=row.id, commitment=commitment_to(row.id, secret))
    queries.insert_table(connection, row)
    fair.keep_secret(connection, row.id, secret)
    if seal is not None:
        fair.keep_seal(connection, row, row.host, seal)
    row.code = codes.assign(connection, "table", row.id, None)
    queries.update_table(connection, row.id, code=row.code)
    for seat in row.seats:
        if seat.kind == "invite" and not seat.kept_for:
            seat.code = codes.assign(connection, "invite", row.id, seat.seat)
            seating.update_seat(connection, row.id, seat.seat, code=seat.code)
