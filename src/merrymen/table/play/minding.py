"""Minding bots and clocks: who must move, whose time is over, which tables are forgotten."""

from __future__ import annotations

import asyncio
import functools
import logging
import secrets
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy import Connection

from merrymen.table.bots.levels import DEFAULT_LEVEL
from merrymen.table.play import clock
from merrymen.table.play.live import Live
from merrymen.table.play.roles import Order
from merrymen.table.protocol.frames import Frame
from merrymen.table.storage import queries
from merrymen.table.storage.schema import tables
from merrymen.table.times import now_ms

if TYPE_CHECKING:
    from merrymen.table.house import House

logger = logging.getLogger("merrymen.table")

LOOK_EVERY = 0.5  # seconds between two looks for bots and clocks


class Minder:
    """Moves the bots and minds the clocks of the tables that are this process's."""

    def __init__(self, house: House) -> None:
        self._house = house

    def think(self, live: Live) -> None:
        """Let the bot whose turn it is think, unless it does."""
        if not live.thinking:
            live.thinking = True
            self._house.spawn(self._think(live))

    async def _think(self, live: Live) -> None:
        try:
            mover = live.mover
            if mover is None or live.trail is None or not live.bot_to_move:
                return
            version, seat = live.version, live.row.seats[mover]
            level = seat.level or DEFAULT_LEVEL
            action = await self._house.pool.choose(live.trail.match.hidden(mover), mover, level)
        finally:
            live.thinking = False
        live.submit(
            Order(
                id=f"bot-{secrets.token_hex(4)}", seat=mover, version=version, action=action,
                bot=True, answer=_ignore,
            )
        )  # fmt: skip

    async def look_after(self) -> None:
        """Twice a second: bots that nobody moves, clocks that have run out, tables to forget."""
        others, rounds = self._house.others, 0
        while True:
            try:
                await self._look()
                if rounds % 2 == 0 and others.shared:
                    await others.beat()
                    await others.missed_news()
                if rounds % 20 == 0:
                    self._house.tables.forget_idle()
                    before = now_ms() - int(self._house.limits.gathering_s * 1000)
                    await self._house.write(functools.partial(queries.close_stale, before=before))
            except Exception:
                logger.exception("a round of looking after the tables failed")
            rounds += 1
            await asyncio.sleep(LOOK_EVERY)

    async def _look(self) -> None:
        for table_id in await self._house.read(lambda c: queries.due_tables(c, now_ms())):
            if not self._house.others.mine(table_id):
                continue
            live = await self._house.tables.find(table_id)
            deadline = live.deadline()
            if live.bot_to_move:
                self.think(live)
            elif deadline is not None and deadline <= now_ms() and not live.busy:
                mover = live.mover
                assert mover is not None
                await self.play_on(live, mover, True, live.version)

    async def play_on(
        self, live: Live, seat: int, by_bot: bool, only_at: int | None = None
    ) -> None:
        """Let a bot play on in a person's seat, or give the seat back to its owner.

        `only_at` is the version at which the seat's time ran out: an action that was stored at
        the last moment counts.
        """
        state = clock.restarted(live.clock, now_ms())
        keeps_time = not by_bot and live.mover == seat and live.row.seats[seat].played_on

        def change(connection: Connection) -> None:
            stored = queries.versions_of(connection, [live.row.id]).get(live.row.id)
            if only_at not in (None, stored):
                return
            queries.update_seat(connection, live.row.id, seat, "person", played_on=by_bot)
            if live.mover == seat:
                due = now_ms() if by_bot else clock.deadline(live.rule, state, seat)
                queries.update_table(connection, live.row.id, due_at=due)
            if keeps_time:
                queries.update_table(connection, live.row.id, clock_state=state)

        await self._house.write(change)
        await self._house.follower.refresh(live)
        if live.bot_to_move:
            self.think(live)


def _ignore(frame: Frame) -> None:
    """Bots need no answer."""


def restart_clocks(connection: Connection) -> None:
    """Nobody pays for the time that the server was down."""
    now = now_ms()
    live_clock = sa.and_(tables.c.status == "playing", tables.c.due_at.is_not(None))
    for row in queries.load_tables(connection, live_clock):
        if row.clock.kind == "live" and row.due_at is not None:
            state = clock.restarted(row.clock_state, now)
            due = row.due_at + now - row.clock_state.since
            queries.update_table(connection, row.id, clock_state=state, due_at=due)
