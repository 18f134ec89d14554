"""While a table gathers: readiness, places, bots, rules, and what its host may do."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection

import merrymen
from merrymen.errors import BadSetup
from merrymen.table.bots.levels import check_level
from merrymen.table.lobby import codes
from merrymen.table.lobby.altering import alter
from merrymen.table.lobby.joining import free_seat
from merrymen.table.play.live import Live
from merrymen.table.protocol.incoming import SetSeat, SetTable
from merrymen.table.refusal import Refusal
from merrymen.table.storage import queries, seating
from merrymen.table.storage.rows import SeatRow, TableRow

if TYPE_CHECKING:
    from merrymen.table.house import House

logger = logging.getLogger("merrymen.table")

MOVED = ("kind", "name", "level", "guest", "ready", "kept_for")  # what changes places


async def be_ready(house: House, live: Live, held: tuple[int, ...], ready: bool) -> None:
    """Somebody is ready to begin, or not yet."""

    def change(connection: Connection, row: TableRow) -> None:
        for seat in held:
            seating.update_seat(connection, row.id, seat, "person", ready=ready)

    await alter(house, live, change, goes_on=ready)


async def hold(house: House, live: Live, held: tuple[int, ...]) -> None:
    """Stop the countdown: who does is not ready."""
    await be_ready(house, live, held, False)


async def swap(house: House, live: Live, one: int, other: int, by_host: bool) -> None:
    """Two seats change places; the tokens of both are new."""

    def change(connection: Connection, row: TableRow) -> None:
        first, second = _seat(row, one), _seat(row, other)
        if not by_host and second.kind != "open":
            raise Refusal("not-free")
        for seat, source in ((first, second), (second, first)):
            values: dict[str, Any] = {name: getattr(source, name) for name in MOVED}
            generation = max(first.generation, second.generation) + 1
            seating.update_seat(connection, row.id, seat.seat, generation=generation, **values)
            codes.revoke(connection, row.id, seat.seat)
            code = source.kind == "invite" and not source.kept_for
            _put_code(connection, row.id, seat.seat, code)

    await alter(house, live, change, unready=True)


def _put_code(connection: Connection, table_id: str, seat: int, invited: bool) -> None:
    code = codes.assign(connection, "invite", table_id, seat) if invited else None
    seating.update_seat(connection, table_id, seat, code=code)


async def set_seat(house: House, live: Live, wish: SetSeat) -> None:
    """A seat where no person sits becomes open, an invitation, or a bot's."""
    check_level(house.levels, wish.level)

    def change(connection: Connection, row: TableRow) -> None:
        if _seat(row, wish.seat).kind == "person":
            raise Refusal("not-free")
        seating.update_seat(
            connection,
            row.id,
            wish.seat,
            kind=wish.kind,
            name="",
            kept_for="",
            level=wish.level if wish.kind == "bot" else None,
            generation=row.seats[wish.seat].generation + 1,
        )
        codes.revoke(connection, row.id, wish.seat)
        _put_code(connection, row.id, wish.seat, wish.kind == "invite")

    await alter(house, live, change, unready=True)


async def set_table(house: House, live: Live, wish: SetTable) -> None:
    """Another edition, other options, clock or number of players."""
    game = merrymen.game(live.row.game)
    problems = wish.clock.problems() if wish.clock else []
    if problems:
        raise BadSetup("; ".join(problems))
    values: dict[str, Any] = {
        name: value
        for name in ("clock", "listed", "undo", "hints")
        if (value := getattr(wish, name)) is not None
    }
    if wish.options is not None:
        values["options"] = game.choose_options({**live.row.options, **wish.options})
    if wish.edition is not None:
        values["edition"] = house.editions.get(game, wish.edition).hash
    players = None if wish.players is None else game.check_players(wish.players)

    def change(connection: Connection, row: TableRow) -> None:
        if "edition" in values:
            edition = house.editions.get(game, wish.edition)
            if edition.path.is_file():
                queries.keep_edition(connection, row.game, edition.hash, edition.path.read_bytes())
        if players is not None:
            _resize(connection, row, players)
            values["players"] = players
        if values:
            queries.update_table(connection, row.id, **values)

    await alter(house, live, change, unready=True)


def _resize(connection: Connection, row: TableRow, players: int) -> None:
    """More seats are open ones; fewer, and those where nobody sits go, from the end."""
    for seat in range(row.players, players):
        seating.insert_seat(connection, row.id, SeatRow(seat=seat, kind="open", name=""))
    if any(seat.kind == "person" for seat in row.seats[players:]):
        raise Refusal("people-sit")
    seating.drop_seats(connection, row.id, players)


async def kick(house: House, live: Live, seat: int) -> None:
    """The host does not want somebody at this table."""

    def change(connection: Connection, row: TableRow) -> None:
        found = _seat(row, seat)
        if found.kind != "person" or found.guest == row.host:
            raise Refusal("no-seat", 404)
        free_seat(connection, row, seat)
        if found.guest:
            queries.update_table(connection, row.id, kicked=[*row.kicked, found.guest])

    await alter(house, live, change)


async def close(house: House, live: Live) -> None:
    """The table is not needed any more."""
    await alter(house, live, lambda c, row: queries.update_table(c, row.id, status="closed"))
    logger.info("table %s is closed by its host", live.row.id)


async def start(house: House, live: Live, level: str) -> None:
    """The host says when; bots will take the seats that are free."""
    check_level(house.levels, level)
    await alter(house, live, lambda c, row: None, fill=level)


def _seat(row: TableRow, seat: int) -> SeatRow:
    if seat >= row.players:
        raise Refusal("no-seat", 404)
    return row.seats[seat]
