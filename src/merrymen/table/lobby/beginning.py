"""Beginning a game: when nobody is missing, or when the host says so."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from sqlalchemy import Connection

from merrymen.table.bots.levels import check_level
from merrymen.table.house import House
from merrymen.table.lobby.rows import keep_first
from merrymen.table.play import clock
from merrymen.table.play.live import Live
from merrymen.table.refusal import Refusal
from merrymen.table.storage.loading import first_position
from merrymen.table.storage.schema import seats, tables
from merrymen.table.storage.store import signed
from merrymen.table.times import now_ms


async def begin_if_full(house: House, live: Live) -> None:
    """Begin the game as soon as no seat is free."""
    row = live.row
    if row.status != "gathering" or any(seat.free for seat in row.seats):
        return
    row.seed = secrets.randbits(64)
    first = first_position(row, house.shelf)
    row.seed, seed = None, row.seed
    state = clock.start(live.rule, row.players, now_ms())
    due = live.due_at(first.to_move, state, now_ms())

    def change(connection: Connection) -> None:
        begun = connection.execute(
            sa.update(tables)
            .where(tables.c.id == row.id, tables.c.status == "gathering")
            .values(
                status="playing",
                seed=signed(seed),
                clock_state=state,
                due_at=due,
                changed_at=state.since,
            )
        )
        if begun.rowcount:
            keep_first(connection, row.id, first)

    await house.write(change)
    await house.follower.refresh(live)
    if live.bot_to_move:
        house.minder.think(live)


async def start_now(house: House, live: Live, level: str) -> None:
    """Fill the free seats with bots and begin."""
    check_level(house.levels, level)
    if live.row.status != "gathering":
        raise Refusal("not-playing")

    def change(connection: Connection) -> None:
        connection.execute(
            sa.update(seats)
            .where(seats.c.table_id == live.row.id, seats.c.kind.in_(("open", "invite")))
            .values(kind="bot", level=level, name="", generation=seats.c.generation + 1)
        )

    await house.write(change)
    await house.follower.refresh(live)
    await begin_if_full(house, live)
