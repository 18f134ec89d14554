"""A table in memory: it judges what is asked of it, has it stored, and then tells everybody.

Everything here runs in the event loop and none of it waits. While an action is on its way to the
disk the table is busy; what is asked meanwhile is judged afterwards, in order.
"""

from __future__ import annotations

import secrets
from collections import deque
from typing import TYPE_CHECKING

import msgspec

from merrymen.engine.plain import Reading
from merrymen.errors import IllegalAction
from merrymen.match import Sights
from merrymen.messages import Message, say
from merrymen.table.play import clock
from merrymen.table.play.clock import ClockState
from merrymen.table.play.roles import Audience, Keeper, Order, Present
from merrymen.table.play.telling import log_line, result_of, table_info
from merrymen.table.play.trail import SNAPSHOT_EVERY, UNDO, Row, Trail, checksum
from merrymen.table.protocol.facts import ClockFace, LogLine, TableInfo
from merrymen.table.protocol.frames import Ack, Frame, Refused, TableNews, View
from merrymen.table.storage.layouts import layout_hash
from merrymen.table.storage.rows import TableRow
from merrymen.table.storage.store import Entry, Outcome
from merrymen.table.times import now_ms

if TYPE_CHECKING:
    from merrymen.game import Game

REMEMBERED = 64  # answers that a client may ask for again without a look into the database
TROUBLE_S = 0.5  # to wait before trying again when the database failed
BOT_GRACE = 2_000  # ms after which another process may think for a bot in one's stead

encode = msgspec.json.Encoder().encode


class Live:
    """One table, its position and those who watch it."""

    __slots__ = (
        "audience", "busy", "clock", "game", "keeper", "orders", "recent", "remote", "row", "rule",
        "thinking", "touched_at", "trail",
    )  # fmt: skip

    def __init__(self, keeper: Keeper, game: Game, row: TableRow, trail: Trail | None) -> None:
        self.keeper, self.game, self.row, self.trail = keeper, game, row, trail
        self.rule = row.clock
        self.clock = row.clock_state
        self.audience: set[Audience] = set()
        self.remote: dict[str, Present] = {}  # by process
        self.orders: deque[Order] = deque()
        self.recent: dict[int, tuple[int, str | None]] = {}  # version: seat and request
        self.busy = False
        self.thinking = False
        self.touched_at = now_ms()

    @property
    def version(self) -> int:
        return self.trail.version if self.trail else 0

    @property
    def mover(self) -> int | None:
        return self.trail.mover if self.trail and self.row.status == "playing" else None

    @property
    def bot_to_move(self) -> bool:
        mover = self.mover
        return mover is not None and self.row.seats[mover].by_bot

    def deadline(self) -> int | None:
        """When the clock of a person runs out."""
        mover = self.mover
        if mover is None or self.row.seats[mover].by_bot:
            return None
        return clock.deadline(self.rule, self.clock, mover)

    # Judging

    def submit(self, order: Order) -> None:
        """Carry an order out, now or when it is its turn, and answer it."""
        if self.busy:
            self.orders.append(order)
            return
        if order.version != self.version:
            self._answer_old(order)
            return
        refusal = self._refusal(order)
        if refusal is None:
            self._carry_out(order)
        else:
            order.answer(Refused(id=order.id, version=self.version, reason=refusal))

    def _answer_old(self, order: Order) -> None:
        """The same answer again for what was stored, else the fresh view."""
        known = self.recent.get(order.version + 1)
        if known == (order.seat, order.id):
            order.answer(Ack(id=order.id, version=order.version + 1))
        elif known is not None or order.version > self.version:
            order.answer(Ack(id=order.id, version=self.version, applied=False))
        else:
            self.keeper.look_up(self, order)

    def _refusal(self, order: Order) -> Message | None:
        if self.row.status == "frozen":
            return self.row.frozen or say("table-frozen")
        if self.row.status != "playing" or self.trail is None:
            return say("table-not-playing")
        if order.bot != self.row.seats[order.seat].by_bot:
            return say("table-not-yours" if order.bot else "table-bot-plays")
        if order.action != UNDO:
            return None  # the rules will say
        if not self.row.undo:
            return say("table-undo-off")
        if self.trail.mover != order.seat or not self.trail.can_undo:
            return say("table-undo-nothing")
        return None

    def _carry_out(self, order: Order) -> None:
        assert self.trail is not None
        entropy = None if order.action == UNDO else secrets.randbits(64)
        try:
            further = (
                self.trail.after_undo()
                if order.action == UNDO
                else self.trail.after(order.action, entropy, order.seat)
            )
        except IllegalAction as error:
            reason = error.reason or say("table-not-playing")
            order.answer(Refused(id=order.id, version=self.version, reason=reason))
            return
        at = now_ms()
        later = self._clock_after(order, further, at)
        self.busy = True
        entry = self._entry(order, entropy, further, later, at)
        self.keeper.store.append(
            entry, lambda outcome: self._stored(outcome, order, entry, further)
        )

    def _clock_after(self, order: Order, further: Trail, at: int) -> ClockState:
        settled = order.action != UNDO and not (further.can_undo and self.row.undo)
        return clock.moved(self.rule, self.clock, order.seat, further.mover, settled, at)

    def _entry(
        self, order: Order, entropy: int | None, further: Trail, later: ClockState, at: int
    ) -> Entry:
        over = further.mover is None
        keeps = further.version % SNAPSHOT_EVERY == 0
        return Entry(
            table_id=self.row.id,
            seq=further.version,
            seat=order.seat,
            action=order.action,
            entropy=entropy,
            at=at,
            bot=order.bot,
            request=order.id,
            checksum=checksum(further.match),
            status="finished" if over else "playing",
            clock_state=later,
            due_at=self.due_at(further.mover, later, at),
            result=result_of(further.match) if over else None,
            snapshot=further.match.record.tobytes() if keeps else None,
            layout=layout_hash(self.game) if keeps else "",
        )

    def due_at(self, mover: int | None, state: ClockState, at: int) -> int | None:
        """When somebody must look after this table, if its players do nothing."""
        if mover is None:
            return None
        if self.row.seats[mover].by_bot:
            return at + BOT_GRACE
        return clock.deadline(self.rule, state, mover)

    # Telling

    def _stored(self, outcome: Outcome, order: Order, entry: Entry, further: Trail) -> None:
        if outcome == "stored":
            self.busy = False
            order.answer(Ack(id=order.id, version=entry.seq))
            self.row.status = entry.status
            self.row.result, self.row.due_at = entry.result, entry.due_at
            self.row.changed_at = entry.at
            self.clock = entry.clock_state
            self.advance(further, order.action, order.seat, entry.at, order.id)
            self.keeper.moved(self)
            self.resume()
        else:
            # Another process was first, or the answer of the database was lost: read it again
            # (the table stays busy), then judge the order once more. If it was stored after all,
            # it is found there by its id.
            self.orders.appendleft(order)
            self.keeper.lost_track(self, TROUBLE_S if outcome == "failed" else 0.0)

    def advance(self, further: Trail, action: int, seat: int, at: int, request: str | None) -> None:
        """Go one step further and show it to everybody."""
        before, self.trail = self.trail, further
        assert before is not None
        self.row.version = further.version
        self.touched_at = at
        self.recent[further.version] = (seat, request)
        self.recent.pop(further.version - REMEMBERED, None)
        seen, seen_after = Sights(before.match), Sights(further.match)
        payloads: dict[int | None, bytes] = {}
        for each in self.audience:
            looker = each.seat
            if looker not in payloads:
                after = seen_after.of(looker)
                line = log_line(
                    before.match, seen.of(looker), action, after, seat, looker, further.version, at
                )
                payloads[looker] = encode(self.view(looker, [line], after))
            each.send(payloads[looker])

    def resume(self) -> None:
        """Judge what has been waiting."""
        while self.orders and not self.busy:
            self.submit(self.orders.popleft())

    def caught_up(self, row: TableRow, rows: list[Row]) -> None:
        """Follow what other processes have stored, and show it."""
        version = row.version
        self.row = row
        self.clock = row.clock_state
        for each in rows:
            assert self.trail is not None
            row.version = each.seq
            further = self.trail.after_row(each)
            self.advance(further, each.action, each.seat, each.at, each.request)
        row.version = version
        self.busy = False
        self.tell_table()

    def view(self, seat: int | None, story: list[LogLine], seen: Reading | None = None) -> View:
        """The frame that shows the table to a seat, made from what the seat may know."""
        assert self.trail is not None
        match, mover = self.trail.match, self.trail.mover
        seen = seen or match.hidden(seat).reading
        return View(
            version=self.trail.version,
            seat=seat,
            view=match.view_of(seen, seat, mover),
            story=story,
            waiting=[] if mover is None else [mover],
            undo=self.row.undo and seat is not None and seat == mover and self.trail.can_undo,
            clock=self.face(),
        )

    def face(self) -> ClockFace | None:
        """The clock, where there is one."""
        if self.rule.kind == "none" or self.trail is None:
            return None
        deadline = self.deadline()
        return ClockFace(
            now=now_ms(),
            seat=None if deadline is None else self.mover,
            since=self.clock.since,
            deadline=deadline,
            times=tuple(
                None if seat.by_bot else clock.time_for(self.rule, self.clock, seat.seat)
                for seat in self.row.seats
            ),
            reserves=self.clock.reserves,
        )

    def tell(self, frame: Frame) -> None:
        """The same to everybody: only for what everybody may know."""
        payload = encode(frame)
        for each in self.audience:
            each.send(payload)

    def tell_table(self) -> None:
        self.tell(TableNews(table=self.info(), clock=self.face()))

    def here(self) -> set[int]:
        """The seats whose holders are connected."""
        return set(self.held_here()).union(*(each.held for each in self.remote.values()))

    def held_here(self) -> list[int]:
        """The seats whose holders are connected to this process."""
        return sorted({seat for each in self.audience for seat in each.held})

    def watching(self) -> int:
        """How many look on without a seat."""
        return self.watching_here() + sum(each.watching for each in self.remote.values())

    def watching_here(self) -> int:
        """How many look on through this process."""
        return sum(not each.held for each in self.audience)

    def waiting(self) -> list[int]:
        """The seats that the table waits for."""
        if self.row.status == "gathering":
            return [seat.seat for seat in self.row.seats if seat.free]
        return [] if self.mover is None else [self.mover]

    def info(self) -> TableInfo:
        return table_info(self.row, self.game, self.waiting(), self.here(), self.watching())
