"""Games as files: brought, checked by replaying, and gone on from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection

import merrymen
from merrymen.chronicle import Chronicle
from merrymen.match import Match
from merrymen.table.bots.levels import check_level
from merrymen.table.lobby.joining import own
from merrymen.table.lobby.making import check_room
from merrymen.table.lobby.rows import keep_first, new_row
from merrymen.table.play.live import Live
from merrymen.table.play.telling import result_of, table_info
from merrymen.table.play.trail import Row, Trail, checksum
from merrymen.table.protocol.facts import Status, TableInfo
from merrymen.table.protocol.requests import Continue, OwnTable
from merrymen.table.refusal import Refusal
from merrymen.table.storage import fair, queries
from merrymen.table.storage.rows import SeatRow, TableRow
from merrymen.table.storage.stored_games import first_position, rows_of
from merrymen.table.times import now_ms
from merrymen.table.web.tokens import Guest, clean_name

if TYPE_CHECKING:
    from merrymen.table.house import House


async def go_on(house: House, live: Live, guest: Guest, wish: Continue, address: str) -> OwnTable:
    """A new table that begins at a point of a stored game; bots take the other seats."""
    check_level(house.levels, wish.level)
    stored = await house.tables.stored(live.row)
    if not 0 <= wish.step < len(stored.positions) or stored.positions[wish.step].to_move is None:
        raise Refusal("no-step", 404, last=len(stored.positions) - 2)
    if any(seat >= live.row.players for seat in wish.seats):
        raise Refusal("no-seat", 404)
    await check_room(house, guest, address)
    old = live.row
    seat_rows = [
        SeatRow(seat=0, kind="person", name=guest.name, guest=guest.id)
        if number in wish.seats
        else SeatRow(seat=0, kind="bot", name="", level=wish.level)
        for number in range(old.players)
    ]
    game = merrymen.game(old.game)
    row = new_row(game, old.edition, dict(old.options), guest, seat_rows)
    row.origin, row.rules, row.seed = "continued", old.rules, old.seed
    rows = _renumbered(stored.rows[: wish.step], stored.positions)
    await keep_begun(house, row, rows, stored.positions[wish.step], stored.positions[0])
    made = await house.tables.find(row.id)
    if made.bot_to_move:
        house.minder.think(made)
    return own(house, made, guest)


def _renumbered(rows: list[Row], positions: list[Match]) -> list[Row]:
    """The steps that were not taken back, numbered anew."""
    return [
        msgspec.structs.replace(row, seq=number, request=None, checksum=checksum(positions[number]))
        for number, row in enumerate(rows, 1)
    ]


async def keep_begun(
    house: House,
    row: TableRow,
    rows: list[Row],
    last: Match,
    first: Match,
    secret: str | None = None,
) -> None:
    """Store a table that begins with some actions already done; a finished one may be proven."""
    trail = Trail(last, len(rows))
    row.version = trail.version
    if row.status == "gathering":
        row.status = "playing"
        by_bot = last.to_move is not None and row.seats[last.to_move].by_bot
        row.due_at = now_ms() if by_bot else None

    def change(connection: Connection) -> None:
        queries.insert_table(connection, row, rows)
        keep_first(connection, row.id, first)
        if rows:
            keep_first(connection, row.id, last, len(rows))
        if secret is not None:
            fair.keep_secret(connection, row.id, secret)

    await house.write(change)


async def bring(house: House, guest: Guest, told: Chronicle, address: str) -> TableInfo:
    """A game from a file, checked by replaying it: to step through and to go on from."""
    await check_room(house, guest, address)
    at = now_ms()
    match, rows = await house.read(lambda _: rows_of(told, house.editions, at))
    if told.digest:
        await house.read(lambda _: list(told.replay(match.edition)))
    game = match.game
    names = [clean_name(name, house.limits.name_letters) for name in told.names[: match.players]]
    names += [""] * (match.players - len(names))
    seat_rows = [SeatRow(seat=0, kind="person", name=name) for name in names]
    row = new_row(game, told.edition, match.options, guest, seat_rows)
    finished: Status = "finished" if match.to_move is None else "stored"
    row.origin, row.seed, row.status = "imported", told.seed, finished
    row.result = result_of(match) if match.to_move is None else None
    row.marks = ["practice"] if told.practice else []
    secret = told.fairness.secret if told.fairness and finished == "finished" else None
    if told.fairness is not None:
        row.fairness = msgspec.structs.replace(told.fairness, secret=None)
    await keep_begun(house, row, rows, match, first_position(row, house.editions), secret)
    return table_info(row, game, [], set())
