"""Minding bots and clocks: who must move, whose time is over, which tables are forgotten."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy import Connection

from merrymen.bots.characters import at_table
from merrymen.lessons.playing import bot_of
from merrymen.table.bots.levels import DEFAULT_LEVEL
from merrymen.table.bots.wanting import is_wanted, whose
from merrymen.table.keeping.retention import Retention
from merrymen.table.lobby import beginning, codes
from merrymen.table.lobby.expiry import expire
from merrymen.table.lobby.idle import free_idle_seats
from merrymen.table.play import clock, questions
from merrymen.table.play.live import Live
from merrymen.table.play.roles import Order
from merrymen.table.protocol.frames import Frame
from merrymen.table.refusal import Refusal
from merrymen.table.storage import queries, seating
from merrymen.table.storage.schema import tables
from merrymen.table.times import now_ms, steady_ms

if TYPE_CHECKING:
    from merrymen.table.house import House

logger = logging.getLogger("merrymen.table")

BACK_AGAIN = 3_000  # ms for browsers to come back and open their seals, after a restart
LOOK_EVERY = 0.5  # seconds between two looks for bots and clocks
AGAIN_S = 1.0  # before the database is asked once more


class Minder:
    """Moves the bots and minds the clocks of the tables that are this process's."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._retention = Retention(house)

    def think(self, live: Live, stand_in: bool = False) -> None:
        """Let a bot think: the one whose turn it is, or one that decides once for a person."""
        if not live.thinking:
            live.thinking = True
            self._house.spawn(self._think(live, stand_in))

    async def _think(self, live: Live, stand_in: bool) -> None:
        try:
            mover = live.mover
            if mover is None or live.trail is None or not (live.bot_to_move or stand_in):
                return
            version, seat = live.version, live.row.seats[mover]
            if not is_wanted(live):
                return
            level, hidden = seat.level or DEFAULT_LEVEL, live.trail.match.hidden(mover)
            action = live.coach.part(hidden, mover) if live.coach else None
            if action is None:
                fixed = bot_of(hidden.game) if live.coach else None
                action = await self._house.pool.choose(
                    hidden, mover, level, whose(self._house, live), fixed,
                    at_table(live.row.game, live.row.id, mover) if seat.level else None,
                )  # fmt: skip
        finally:
            live.thinking = False
        if live.paused:
            return  # the last one has left meanwhile; the bot thinks again when somebody is back
        live.submit(
            Order(
                id=f"bot-{secrets.token_hex(4)}", seat=mover, version=version, action=action,
                bot=True, at=live.rule.now(), stand_in=stand_in, answer=_ignore,
            )
        )  # fmt: skip
        if live.version != version and live.bot_to_move:
            self.think(live)  # somebody went back and decided anew meanwhile

    async def look_after(self) -> None:
        """Twice a second: bots that nobody moves, clocks that have run out, tables to forget."""
        others, rounds = self._house.others, 0
        while True:
            try:
                await self._look()
                if rounds % 2 == 0 and (others.shared or self._house.store.postgres):
                    await others.beat()
                if rounds % 20 == 0:
                    self._house.tables.forget_idle()
                    await expire(self._house)
                    await self._house.write(codes.forget_spent)
                    await free_idle_seats(self._house)
                    await self._retention.look()
            except Refusal as refusal:  # the database is away
                logger.warning("the tables could not be looked after: %s", refusal)
            except Exception:
                logger.exception("a round of looking after the tables failed")
            rounds += 1
            await asyncio.sleep(LOOK_EVERY)

    async def _look(self) -> None:
        now = max(now_ms(), steady_ms())  # which of them counts, each table knows itself
        for table_id in await self._house.read(lambda c: queries.due_tables(c, now)):
            if not self._house.others.mine(table_id):
                continue
            live = await self._house.tables.find(table_id)
            due = live.row.due_at
            if due is None or due > now:
                self._house.follower.look_again(live)  # something was not heard of
            elif live.row.status == "gathering":
                if due <= steady_ms():
                    await beginning.begin(self._house, live, due)
            elif live.bot_to_move:
                self.think(live)
            elif live.too_late(live.rule.now()) and not live.busy:
                self.time_out(live)

    def time_out(self, live: Live) -> None:
        """A bot takes the one decision. The second time in a row, other people say what to do."""
        mover = live.mover
        if mover is None:
            return
        others = [seat for seat in live.row.people() if seat != mover]
        if live.clock.late_of(mover) and others:
            self._house.spawn(questions.ask_about_absence(self._house, live, mover, others))
        else:
            self.think(live, stand_in=True)

    async def play_on(self, live: Live, seat: int, by_bot: bool) -> None:
        """Let a bot play on in a person's seat, or give the seat back to its owner.

        Neither changes the time that the owner has. Who is back ends the question about it.
        """

        def change(connection: Connection) -> None:
            row = queries.locked_table(connection, live.row.id)
            if row is None or row.status != "playing":
                return
            question = row.question
            asked = question is not None and (question.about, question.seat) == ("away", seat)
            if by_bot and question is not None and not asked:
                questions.without(connection, row, question, seat)
            if row.seats[seat].played_on == by_bot and not asked:
                return
            seating.update_seat(connection, row.id, seat, "person", played_on=by_bot)
            if live.mover == seat:
                now, state = row.clock.now(), row.clock_state
                if asked:
                    state = clock.restarted(state, now)
                due = now if by_bot else clock.deadline(row.clock, state, seat)
                queries.update_table(
                    connection,
                    row.id,
                    question=None,
                    clock_state=state,
                    due_at=None if state.paused_at is not None else due,
                )

        await self._house.write(change)
        await self._house.follower.refresh(live)
        if live.bot_to_move:
            self.think(live)

    # Nobody there

    def presence_changed(self, live: Live) -> None:
        """Somebody has come or gone: a game without any player pauses, after a moment."""
        live.note_presence()
        if live.row.status != "playing" or live.rule.kind == "slow":
            return
        deserted = live.deserted()
        # A move may have set it going elsewhere, of which nobody tells who only minds the table.
        if deserted != live.paused or (self._house.others.shared and not live.audience):
            wait = self._house.limits.pause_s if deserted else 0.0
            self._house.spawn(self._pause_or_go_on(live, wait))

    async def _pause_or_go_on(self, live: Live, wait: float) -> None:
        await asyncio.sleep(wait)
        if not self._house.others.mine(live.row.id):
            return
        try:
            await self._house.follower.make_sure(live)
            if live.deserted() == live.paused:
                return
            changed = await self._pause(live, live.deserted())
        except Refusal:
            # The database is away. Perhaps nobody comes or goes any more, and the game would stand
            # still for ever: so once more, until it is back.
            self._house.spawn(self._pause_or_go_on(live, AGAIN_S))
            return
        if not changed:  # it was done elsewhere, and not heard of
            await self._house.follower.reread(live)
            return
        await self._house.follower.refresh(live)
        if live.bot_to_move:
            self.think(live)

    async def _pause(self, live: Live, deserted: bool) -> bool:
        """Stop the clock of a game without any player, or let it go on; whether that was needed."""

        def change(connection: Connection) -> bool:
            row = queries.locked_table(connection, live.row.id)
            if row is None or row.status != "playing":
                return False
            now, state = row.clock.now(), row.clock_state
            later = clock.paused(state, now) if deserted else clock.resumed(state, now)
            if later == state:
                return False
            due = None if row.question else live.due_at(live.mover, later)
            queries.update_table(connection, row.id, clock_state=later, due_at=due)
            return True

        return await self._house.write(change)


def _ignore(frame: Frame) -> None:
    """Bots need no answer."""


def restart_clocks(connection: Connection) -> None:
    """Nobody pays for the time that the server was down: games wait for their players."""
    for row in queries.load_tables(connection, tables.c.status == "playing"):
        if row.clock.kind != "slow" and not row.damaged:
            now = row.clock.now()
            state = clock.paused(clock.restarted(row.clock_state, now), now)
            queries.update_table(connection, row.id, clock_state=state, due_at=None)
    started = sa.and_(tables.c.status == "gathering", tables.c.due_at.is_not(None))
    for row in queries.load_tables(connection, started):
        # Seals that were shown stay: whoever could stop it here could have another deal.
        due = steady_ms() + BACK_AGAIN if row.opening else None
        queries.update_table(connection, row.id, due_at=due, fill=None)
