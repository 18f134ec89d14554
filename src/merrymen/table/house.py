"""The house: all tables of one server process, in memory as far as they are needed."""

from __future__ import annotations

import asyncio
import functools
import hashlib
import logging
import pathlib
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, Literal, TypeVar

import msgspec
import sqlalchemy as sa
from litestar.channels import ChannelsPlugin
from sqlalchemy import Connection

import merrymen
from merrymen.errors import DamagedPosition, MerrymenError
from merrymen.messages import Message, say
from merrymen.table import clock, queries
from merrymen.table.bots import BotPool
from merrymen.table.clock import ClockRule, ClockState
from merrymen.table.levels import LEVELS, Levels
from merrymen.table.limits import Limits
from merrymen.table.live import Live, Order, Present
from merrymen.table.loading import Reel, load_trail
from merrymen.table.news import News, Notice
from merrymen.table.protocol import Ack, ChatNews, Frame
from merrymen.table.queries import TableRow, now_ms
from merrymen.table.rates import Buckets, Tally
from merrymen.table.schema import tables
from merrymen.table.shelf import Shelf
from merrymen.table.store import Entry, Outcome, Results, Store
from merrymen.table.tokens import Keys, new_id
from merrymen.table.verify import freeze_what_differs

T = TypeVar("T")
logger = logging.getLogger("merrymen.table")

LOOK_EVERY = 0.5  # seconds between two looks for bots and clocks
DEAD_AFTER = 5_000  # ms without a sign of life of another process
REELS = 8  # replays kept in memory


class Refusal(MerrymenError):
    """Something that cannot be done, for a reason that the asker may read."""

    def __init__(self, code: str, status: int = 409, **arguments: Any) -> None:
        self.code, self.status = code, status
        self.reason: Message = say(f"table-{code}", **arguments)
        super().__init__(code)


class House:
    """Finds tables, stores what happens at them, moves bots and minds the clocks."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        *,
        channels: ChannelsPlugin | None = None,
        editions: pathlib.Path | None = None,
        levels: Levels = LEVELS,
    ) -> None:
        self.store, self.limits = store, limits
        self.shared = channels is not None
        self.worker = new_id()
        self.workers: list[str] = [self.worker]
        self.shelf = Shelf(editions)
        self.keys: Keys = Keys(b"")
        self.levels = levels
        self.news = News(self.worker, channels)
        self.pool = BotPool(limits, levels)
        self.lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._reels: dict[str, Reel] = {}
        self.requests = Buckets(limits.requests_burst, limits.requests_per_s)
        self.heavy = Buckets(limits.heavy_burst, limits.heavy_per_s)
        self.making = Buckets(limits.tables_per_address, limits.tables_per_address / 3_600)
        self.sockets_of_guest = Tally(limits.sockets_per_guest)
        self.sockets_of_address = Tally(limits.sockets_per_address)
        self.sockets = 0

    # Opening and closing

    async def open(self) -> None:
        """Check the stored tables against the rules, then begin to look after them."""
        self.loop = asyncio.get_running_loop()
        self.store.deliver = self._deliver
        self.keys = Keys(await self.write(queries.secret_key))
        await self.read(self.shelf.remember)
        await self._beat()
        for table, reason in await self.write(lambda c: freeze_what_differs(c, self.shelf)):
            logger.warning("table %s is frozen: %s", table, merrymen.text(reason))
        if len(self.workers) == 1:
            await self.write(_restart_clocks)
        self.news.listen(self._hear)
        self.spawn(self._look_after())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.pool.close()
        await self.news.close()
        await self.write(lambda c: queries.forget_worker(c, self.worker))

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside the present call; trouble is logged and hurts nobody else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("something failed beside the table", exc_info=task.exception())

    async def read(self, query: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self.store.read, query)

    async def write(self, change: Callable[[Connection], T]) -> T:
        return await asyncio.wrap_future(self.store.write(change))

    # Finding tables

    async def find(self, table_id: str) -> Live:
        """A table by its id, or Refusal."""
        live = self.lives.get(table_id) or await self._load(table_id)
        if live is None:
            raise Refusal("no-table", 404)
        live.touched_at = now_ms()
        return live

    async def _load(self, table_id: str) -> Live | None:
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._load_anew(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load_anew(self, table_id: str) -> Live | None:
        live = await self.read(lambda connection: self._read_live(connection, table_id))
        if live is not None:
            self.lives[table_id] = live
        return live

    def _read_live(self, connection: Connection, table_id: str) -> Live | None:
        row = queries.load_table(connection, table_id)
        if row is None or row.status == "closed" or row.game not in merrymen.games():
            return None
        game = merrymen.game(row.game)
        if row.seed is None or row.status == "frozen":
            return Live(self, game, row, None)
        try:
            trail, rows = load_trail(connection, row, self.shelf)
        except MerrymenError as error:
            # Found differing between two starts (another process was updated, or the file was
            # damaged): show it as frozen; the next start writes down why.
            logger.error("table %s does not replay: %s", row.id, error)
            row.status = "frozen"
            return Live(self, game, row, None)
        live = Live(self, game, row, trail)
        live.recent = {each.seq: (each.seat, each.request) for each in rows}
        return live

    async def reel(self, row: TableRow) -> Reel:
        """Every position of a stored game."""
        if row.status not in ("finished", "stored"):
            raise Refusal("not-finished")
        if row.id not in self._reels:
            reel = await self.read(lambda c: Reel(c, row, self.shelf))
            while len(self._reels) >= REELS:
                self._reels.pop(next(iter(self._reels)))
            self._reels[row.id] = reel
        return self._reels[row.id]

    # What a live table asks for

    def append(self, entry: Entry, done: Callable[[Outcome], None]) -> None:
        self.store.append(entry, done)

    def _deliver(self, results: Results) -> None:
        """From the writing thread: all that one commit has stored, in one go."""
        self.loop.call_soon_threadsafe(_call_all, results)

    def moved(self, live: Live) -> None:
        self.news.tell(live.row.id, "moved", live.version)
        if live.row.status == "finished":
            live.tell_table()
        elif live.bot_to_move:
            self.think(live)

    def lost_track(self, live: Live, pause: float = 0.0) -> None:
        live.busy = True  # from now on: neither an order nor more news may come in between
        self.spawn(self._catch_up(live, pause))

    def look_up(self, live: Live, order: Order) -> None:
        self.spawn(self._look_up(live, order))

    async def _look_up(self, live: Live, order: Order) -> None:
        at = order.version + 1
        rows = await self.read(lambda c: queries.log_rows(c, live.row.id, at - 1, at))
        same = any(row.seat == order.seat and row.request == order.id for row in rows)
        version = at if same else live.version
        order.answer(Ack(id=order.id, version=version, applied=same))

    async def _catch_up(self, live: Live, pause: float = 0.0) -> None:
        """Read what the database has beyond what is in memory; the table is busy meanwhile."""
        live.busy = True
        try:
            await asyncio.sleep(pause)
            row, rows = await self.read(lambda c: self._read_news(c, live))
            live.caught_up(row, rows)
        except Exception:
            # What is in memory cannot be trusted any more: let go of it. Clients come back, the
            # table is read anew, and requests sent again are found by their ids or carried out.
            logger.exception("table %s is read anew", live.row.id)
            self.lives.pop(live.row.id, None)
            for each in list(live.audience):
                each.close()
            return
        if live.bot_to_move and self.mine(live.row.id):
            self.think(live)
        live.resume()

    def _read_news(self, connection: Connection, live: Live) -> tuple[TableRow, list[Any]]:
        row = queries.load_table(connection, live.row.id)
        if row is None:
            raise DamagedPosition("the table is gone")
        if live.trail is None and row.seed is not None and row.status != "frozen":
            live.trail, rows = load_trail(connection, row, self.shelf)
            live.recent = {each.seq: (each.seat, each.request) for each in rows}
            return row, []
        return row, queries.log_rows(connection, live.row.id, live.version, row.version)

    async def refresh(self, live: Live) -> None:
        """Read a table's row and seats again after they were changed, and tell everybody."""
        while live.busy:
            await asyncio.sleep(0.005)
        begun = live.trail is None
        await self._catch_up(live)
        if begun and live.trail is not None:
            for each in live.audience:
                each.show()
        self.news.tell(live.row.id, "table")

    # Other processes

    def mine(self, table_id: str) -> bool:
        """Whether this process minds a table's bots and clock (each table has one minder)."""
        return self.worker == max(self.workers, key=lambda worker: hash_of(worker, table_id))

    def _hear(self, notice: Notice) -> None:
        live = self.lives.get(notice.table)
        if live is None:
            return
        if notice.kind == "moved":
            if notice.version > live.version and not live.busy:
                self.lost_track(live)
        elif notice.kind == "table":
            self.spawn(self._hear_table(live))
        elif notice.kind == "chat":
            self.spawn(self._hear_chat(live, notice.version))
        else:
            live.remote[notice.worker] = Present(frozenset(notice.here), notice.watching)
            live.tell_table()
            if notice.kind == "come" and live.audience:
                self._spread_presence(live, "here")

    async def _hear_table(self, live: Live) -> None:
        while live.busy:
            await asyncio.sleep(0.005)
        begun = live.trail is None
        await self._catch_up(live)
        if begun and live.trail is not None:
            for each in live.audience:
                each.show()

    async def _hear_chat(self, live: Live, number: int) -> None:
        for line in await self.read(lambda c: queries.load_chat(c, live.row.id, 20, number - 1)):
            if line.number == number:
                live.tell(ChatNews(line=line))

    # Bots and clocks

    def think(self, live: Live) -> None:
        if not live.thinking:
            live.thinking = True
            self.spawn(self._think(live))

    async def _think(self, live: Live) -> None:
        try:
            mover = live.mover
            if mover is None or live.trail is None or not live.bot_to_move:
                return
            version, seat = live.version, live.row.seats[mover]
            level = seat.level or "outlaw"
            action = await self.pool.choose(live.trail.match.hidden(mover), mover, level)
        finally:
            live.thinking = False
        live.submit(
            Order(
                id=f"bot-{secrets.token_hex(4)}", seat=mover, version=version, action=action,
                bot=True, answer=_ignore,
            )
        )  # fmt: skip

    async def _look_after(self) -> None:
        """Twice a second: bots that nobody moves, clocks that have run out, tables to forget."""
        rounds = 0
        while True:
            try:
                await self._look()
                if rounds % 2 == 0 and self.shared:
                    await self._beat()
                    await self._missed_news()
                if rounds % 20 == 0:
                    self._forget_idle()
                    before = now_ms() - int(self.limits.gathering_s * 1000)
                    await self.write(functools.partial(queries.close_stale, before=before))
            except Exception:
                logger.exception("a round of looking after the tables failed")
            rounds += 1
            await asyncio.sleep(LOOK_EVERY)

    async def _look(self) -> None:
        for table_id in await self.read(lambda c: queries.due_tables(c, now_ms())):
            if not self.mine(table_id):
                continue
            live = await self.find(table_id)
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
                words = msgspec.json.encode(state).decode()
                queries.update_table(connection, live.row.id, clock_state=words)

        await self.write(change)
        await self.refresh(live)
        if live.bot_to_move:
            self.think(live)

    def _forget_idle(self) -> None:
        before = now_ms() - int(self.limits.idle_s * 1000)
        for table_id, live in list(self.lives.items()):
            if not (live.audience or live.busy or live.thinking) and live.touched_at < before:
                del self.lives[table_id]

    async def _beat(self) -> None:
        now = now_ms()
        found = await self.write(lambda c: queries.heartbeat(c, self.worker, now, now - DEAD_AFTER))
        self.workers = found if self.shared else [self.worker]
        for live in self.lives.values():
            gone = live.remote.keys() - set(self.workers)
            for worker in gone:
                del live.remote[worker]
            if gone:
                live.tell_table()

    async def _missed_news(self) -> None:
        """News can be lost on the way; the versions in the database cannot."""
        watched = [table_id for table_id, live in self.lives.items() if live.audience]
        versions = await self.read(lambda c: queries.versions_of(c, watched))
        for table_id, version in versions.items():
            live = self.lives.get(table_id)
            if live is not None and live.version < version and not live.busy:
                self.lost_track(live)

    def tell_presence(self, live: Live, kind: Literal["come", "here"]) -> None:
        """Somebody has come (then the other processes say who is at theirs) or gone."""
        live.tell_table()
        self._spread_presence(live, kind)

    def _spread_presence(self, live: Live, kind: Literal["come", "here"]) -> None:
        self.news.tell_presence(live.row.id, kind, live.held_here(), live.watching_here())


def _call_all(results: Results) -> None:
    for done, outcome in results:
        try:
            done(outcome)
        except Exception:
            logger.exception("telling a table's players failed")


def _ignore(frame: Frame) -> None:
    """Bots need no answer."""


def hash_of(worker: str, table_id: str) -> bytes:
    """How much a process is meant for a table: the highest minds it."""
    return hashlib.sha256(f"{worker}:{table_id}".encode()).digest()


def _restart_clocks(connection: Connection) -> None:
    """Nobody pays for the time that the server was down."""
    now = now_ms()
    live_clock = sa.and_(tables.c.status == "playing", tables.c.due_at.is_not(None))
    for row in queries.load_tables(connection, live_clock):
        rule = msgspec.json.decode(row.clock, type=ClockRule)
        state = msgspec.json.decode(row.clock_state, type=ClockState)
        due = row.due_at
        if rule.kind == "live" and due is not None:
            restarted = clock.restarted(state, now)
            words = msgspec.json.encode(restarted).decode()
            due += now - state.since
            queries.update_table(connection, row.id, clock_state=words, due_at=due)
