"""Beginning a game: the countdown when everybody is ready or the host says so, and its end."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection

from merrymen.table.lobby.rows import keep_first
from merrymen.table.play import clock
from merrymen.table.play.live import BOT_GRACE, Live
from merrymen.table.storage import fair, queries, seating
from merrymen.table.storage.rows import TableRow, signed
from merrymen.table.storage.stored_games import first_position
from merrymen.table.times import now_ms, steady_ms

if TYPE_CHECKING:
    from merrymen.table.house import House

logger = logging.getLogger("merrymen.table")


def settle(
    connection: Connection, table_id: str, countdown_s: float, fill: str | None = None
) -> None:
    """The countdown runs when the host says so, or while no seat is free and everybody is ready;
    any change stops it."""
    row = queries.load_table(connection, table_id)
    if row is None or row.status != "gathering":
        return
    due = steady_ms() + int(1000 * countdown_s) if fill or _all_ready(row) else None
    queries.update_table(connection, table_id, due_at=due, fill=fill, changed_at=now_ms())


def _all_ready(row: TableRow) -> bool:
    people = [seat for seat in row.seats if seat.kind == "person"]
    return not any(s.free for s in row.seats) and bool(people) and all(s.ready for s in people)


def count_down(house: House, live: Live) -> None:
    """Begin when the countdown is over, unless it is stopped before."""
    if live.row.status == "gathering" and live.row.due_at is not None:
        house.spawn(_count_down(house, live, live.row.due_at))


async def _count_down(house: House, live: Live, due: int) -> None:
    await asyncio.sleep(max(0, due - steady_ms()) / 1000)
    await begin(house, live, due)


async def begin(house: House, live: Live, due: int) -> None:
    """Begin, if the countdown that ends now still runs: bots take the seats that are free.

    Who has sealed something opens it now. When the time for that is over as well, what was not
    opened is left out.
    """

    def change(connection: Connection) -> bool | None:
        row = queries.locked_table(connection, live.row.id)
        if row is None or row.status != "gathering" or row.due_at != due:
            return None
        if row.opening:
            deal(connection, house, row.id)
            return True
        if row.fill:
            seating.fill_with_bots(connection, row.id, row.fill)
        return _open_or_deal(connection, house, row.id)

    await _go_on(house, live, await house.write(change))


async def begin_at_once(house: House, live: Live) -> None:
    """Nobody to wait for: the maker, alone or with others at one screen, and bots."""
    dealt = await house.write(lambda connection: _open_or_deal(connection, house, live.row.id))
    await _go_on(house, live, dealt)


def _open_or_deal(connection: Connection, house: House, table_id: str) -> bool:
    """Show everybody's seals, that each may open their own; without any, deal. Whether it did."""
    row = queries.load_table(connection, table_id)
    assert row is not None
    parts = fair.sealed_parts(connection, row)
    if row.fairness is None or not parts:
        deal(connection, house, table_id)
        return True
    fairness = msgspec.structs.replace(row.fairness, parts=parts)
    due = steady_ms() + int(1000 * house.limits.opening_s)
    queries.update_table(connection, table_id, fairness=fairness, due_at=due, fill=None)
    return False


async def _go_on(house: House, live: Live, dealt: bool | None) -> None:
    if dealt:
        await begun(house, live)
    elif dealt is not None:
        await house.follower.refresh(live)
        count_down(house, live)


async def begun(house: House, live: Live) -> None:
    """Show the first position to everybody."""
    await house.follower.refresh(live)
    names = ", ".join(seat.name or f"{seat.level} (bot)" for seat in live.row.seats)
    logger.info("table %s begins: %s with %s", live.row.id, live.row.game, names)
    house.pool.expect(live.row.game)
    if live.bot_to_move:
        house.minder.think(live)


def deal(connection: Connection, house: House, table_id: str) -> None:
    """Settle the seed, and with it the first position."""
    row = queries.load_table(connection, table_id)
    assert row is not None
    dice = fair.dice_of(connection, row)
    row.seed = dice.chance(0) if dice else secrets.randbits(64)
    first = first_position(row, house.editions)
    state = clock.start(row.clock, row.players, row.clock.now())
    mover = first.to_move
    by_bot = mover is not None and row.seats[mover].by_bot
    due = state.since + BOT_GRACE if by_bot else clock.deadline(row.clock, state, mover or 0)
    queries.update_table(
        connection,
        table_id,
        status="playing",
        seed=signed(row.seed),
        clock_state=state,
        due_at=due,
        changed_at=now_ms(),
    )
    keep_first(connection, table_id, first)
