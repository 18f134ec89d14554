"""A table in memory: it judges what is asked of it, has it stored, and then tells everybody.

Everything here runs in the event loop and none of it waits. While an action is on its way to the
disk the table is busy; what is asked meanwhile is judged afterwards, in order.
"""

from __future__ import annotations

import secrets
from collections import deque
from typing import TYPE_CHECKING

from merrymen.errors import IllegalAction
from merrymen.fairness import Dice
from merrymen.messages import Message, say
from merrymen.seen import Seen
from merrymen.table.play import clock
from merrymen.table.play.clock import ClockState
from merrymen.table.play.company import Company, encode
from merrymen.table.play.roles import Following, Order
from merrymen.table.play.telling import clock_face, log_line, result_of, table_info
from merrymen.table.play.trail import SNAPSHOT_EVERY, UNDO, Row, Trail, checksum
from merrymen.table.protocol.facts import ClockFace, LogLine, TableInfo
from merrymen.table.protocol.frames import Ack, Refused, TableNews, View
from merrymen.table.storage.appending import Entry, Kept
from merrymen.table.storage.layouts import layout_hash
from merrymen.table.storage.rows import TableRow
from merrymen.table.storage.store import Outcome
from merrymen.table.times import now_ms, steady_ms

if TYPE_CHECKING:
    from merrymen.game import Game

REMEMBERED = 64  # answers that a client may ask for again without a look into the database
TROUBLE_S = 0.5  # to wait before trying again when the database failed
BOT_GRACE = 2_000  # ms after which another process may think for a bot in one's stead


class Live(Company):
    """One table, its position and those who watch it."""

    __slots__ = (
        "behind",
        "busy",
        "clock",
        "dice",
        "follower",
        "game",
        "nudged_at",
        "orders",
        "recent",
        "rule",
        "thinking",
        "touched_at",
        "trail",
    )  # fmt: skip

    def __init__(
        self,
        follower: Following,
        game: Game,
        row: TableRow,
        trail: Trail | None,
        dice: Dice | None = None,
    ) -> None:
        super().__init__(row)
        self.follower, self.game, self.trail, self.dice = follower, game, trail, dice
        self.rule = row.clock
        self.clock = row.clock_state
        self.orders: deque[Order] = deque()
        self.recent: dict[int, tuple[int, str | None]] = {}  # version: seat and request
        self.busy = False
        self.behind = 0  # a version that is told of and not followed yet
        self.thinking = False
        self.nudged_at: int | None = None
        self.touched_at = now_ms()

    @property
    def version(self) -> int:
        return self.trail.version if self.trail else 0

    @property
    def stale(self) -> bool:
        """Whether others are known to have gone on."""
        return self.behind > self.row.version

    @property
    def mover(self) -> int | None:
        return self.trail.mover if self.trail and self.row.status == "playing" else None

    @property
    def bot_to_move(self) -> bool:
        mover = self.mover
        by_bot = mover is not None and self.row.seats[mover].by_bot
        return by_bot and not (self.paused or self.coached)

    @property
    def paused(self) -> bool:
        """Whether nobody is there, so that nothing goes on."""
        return self.clock.paused_at is not None

    def deadline(self) -> int | None:
        """When the clock of a person runs out; it stands while the others are asked what to do."""
        if self.rule.kind == "none":
            return None
        mover, question = self.mover, self.row.question
        asked = question is not None and question.about == "away"
        if mover is None or self.row.seats[mover].by_bot or asked:
            return None
        return clock.deadline(self.rule, self.clock, mover)

    def too_late(self, at: int) -> bool:
        """Whether the mover's time is over."""
        deadline = self.deadline()
        return deadline is not None and deadline <= at

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
        """The same answer again for what was stored, else the fresh view.

        Who has seen more than this process knows of comes from another one: the database knows.
        """
        known = self.recent.get(order.version + 1)
        if known == (order.seat, order.id):
            order.answer(Ack(id=order.id, version=order.version + 1))
        elif known is not None:
            order.answer(Ack(id=order.id, version=self.version, applied=False))
        else:
            self.follower.look_up(self, order)

    def _refusal(self, order: Order) -> Message | None:
        if self.row.status == "frozen":
            return self.row.frozen or say("table-frozen")
        if self.row.status != "playing" or self.trail is None:
            return say("table-not-playing")
        if order.back is not None:
            return None  # everybody agrees, or nobody else has a say
        if order.bot != (self.row.seats[order.seat].by_bot or order.stand_in):
            return say("table-not-yours" if order.bot else "table-bot-plays")
        if order.stand_in != (order.seat == self.trail.mover and self.too_late(order.at)):
            return self._not_in_time(order)
        if order.action != UNDO:
            return None  # the rules will say
        if not self.row.undo:
            return say("table-undo-off")
        if self.trail.mover != order.seat or not self.trail.can_undo:
            return say("table-undo-nothing")
        return None

    def _not_in_time(self, order: Order) -> Message:
        """Too late, or a bot that is not needed because the owner has decided after all."""
        if order.stand_in:
            return say("table-not-yours")
        self.follower.time_out(self)
        return say("table-too-late")

    def _carry_out(self, order: Order) -> None:
        assert self.trail is not None
        entropy = self._chance(self.trail) if order.action >= 0 else None
        try:
            if order.back is not None:
                further, entropy = order.back.as_version(self.version + 1), order.back.version
            elif order.action == UNDO:
                further = self.trail.after_undo()
            else:
                further = self.trail.after(order.action, entropy, order.seat)
        except IllegalAction as error:
            reason = error.reason or say("table-not-playing")
            order.answer(Refused(id=order.id, version=self.version, reason=reason))
            return
        later = self._clock_after(order, further)
        self.busy = True
        entry = self._entry(order, entropy, further, later)
        self.follower.store.append(
            entry, lambda outcome: self._stored(outcome, order, entry, further)
        )

    def _chance(self, trail: Trail) -> int:
        """The next chance that is still unused: settled before play, whatever is done with it."""
        return self.dice.chance(trail.used) if self.dice else secrets.randbits(64)

    def _clock_after(self, order: Order, further: Trail) -> ClockState:
        settled = order.action != UNDO and not (further.can_undo and self.row.undo)
        now, state = self.rule.now(), self.clock
        if order.back is not None:
            return clock.restarted(state, now)
        if order.stand_in or state.late_of(order.seat):
            state = clock.counted(state, order.seat, self.row.players, not order.stand_in)
        return clock.moved(self.rule, state, order.seat, further.mover, settled, now)

    def _entry(self, order: Order, entropy: int | None, further: Trail, later: ClockState) -> Entry:
        over = further.mover is None
        return Entry(
            table_id=self.row.id,
            seq=further.version,
            seat=order.seat,
            action=order.action,
            entropy=entropy,
            at=now_ms(),
            bot=order.bot,
            request=order.id,
            checksum=checksum(further.match),
            status="finished" if over else "playing",
            clock_state=later,
            due_at=self.due_at(further.mover, later),
            result=result_of(further.match) if over else None,
            kept=self._kept(further) if further.version % SNAPSHOT_EVERY == 0 else None,
        )

    def _kept(self, further: Trail) -> Kept:
        return Kept(layout=layout_hash(self.game), record=further.match.raw, used=further.used)

    def due_at(self, mover: int | None, state: ClockState) -> int | None:
        """When somebody must look after this table, if its players do nothing."""
        if mover is None or state.paused_at is not None:
            return None
        if self.row.seats[mover].by_bot:
            return self.rule.now() + BOT_GRACE
        return clock.deadline(self.rule, state, mover)

    # Telling

    def _stored(self, outcome: Outcome, order: Order, entry: Entry, further: Trail) -> None:
        if outcome == "stored":
            self.busy = False
            order.answer(Ack(id=order.id, version=entry.seq))
            self.row.status = entry.status
            self.row.result, self.row.due_at = entry.result, entry.due_at
            self.row.changed_at, self.row.question = entry.at, None
            self.clock = self.row.clock_state = entry.clock_state
            back_to = order.back.version if order.back else None
            self.advance(further, order.action, order.seat, entry.at, order.id, order.bot, back_to)
            self.follower.moved(self)
            self.resume()
        elif outcome == "refused":
            self.busy = False
            refused = say("table-not-storable")
            order.answer(Refused(id=order.id, version=self.version, reason=refused))
            self.resume()
        else:
            # Another process was first, or the answer of the database was lost: read it again
            # (the table stays busy), then judge the order once more. If it was stored after all,
            # it is found there by its id.
            self.orders.appendleft(order)
            self.follower.lost_track(self, 0.0 if outcome == "conflict" else TROUBLE_S)
            if outcome != "conflict":
                self.follower.in_trouble(self, outcome == "full")

    def advance(
        self, further: Trail, action: int, seat: int, at: int, request: str | None, bot: bool,
        back_to: int | None = None,
    ) -> None:  # fmt: skip
        """Go one step further and show it to everybody."""
        before, self.trail = self.trail, further
        assert before is not None
        self.follow(before.match, action, further.match)
        self.row.version, self.touched_at = further.version, at
        self.recent[further.version] = (seat, request)
        self.recent.pop(further.version - REMEMBERED, None)
        stand_in = bot and self.row.seats[seat].kind == "person"
        self._show_step(before, action, seat, at, stand_in, back_to)

    def _show_step(
        self, before: Trail, action: int, seat: int, at: int, stand_in: bool, back_to: int | None
    ) -> None:
        """Show the position to everybody, and what led to it."""
        assert self.trail is not None
        further = self.trail
        payloads: dict[int | None, bytes] = {}
        for looker in {each.seat for each in self.audience}:
            after = further.seen_by(looker)
            line = log_line(
                before.match, before.seen_by(looker), action, after, seat, looker,
                further.version, at, stand_in, back_to,
            )  # fmt: skip
            payloads[looker] = encode(self.view(looker, [line], after))
        for each in self.audience:
            each.send(payloads[each.seat])
        further.shown()

    def resume(self) -> None:
        """Judge what has been waiting."""
        while self.orders and not self.busy:
            self.submit(self.orders.popleft())

    def caught_up(self, row: TableRow, rows: list[Row]) -> None:
        """Follow what other processes have stored, and show it."""
        version = row.version
        self.row, self.rule, self.clock = row, row.clock, row.clock_state
        for each in rows:
            assert self.trail is not None
            row.version = each.seq
            further = self.trail.after_row(each)
            self.advance(further, each.action, each.seat, each.at, each.request, each.bot)
        row.version = version
        self.busy = False
        for someone in list(self.audience):
            someone.recheck()
        self.tell_table()

    def view(self, seat: int | None, story: list[LogLine], seen: Seen | None = None) -> View:
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
            coach=self.coach.words(self.row, self.version, seat) if self.coach else None,
        )

    def face(self) -> ClockFace | None:
        """The clock, where there is one."""
        if self.rule.kind == "none" or self.trail is None:
            return None
        return clock_face(self.row, self.rule, self.clock, self.mover, self.deadline())

    def tell_table(self) -> None:
        self.tell(TableNews(table=self.info(), clock=self.face()))

    def waiting(self) -> list[int]:
        """The seats that the table waits for."""
        if self.row.status == "gathering":
            return [seat.seat for seat in self.row.seats if seat.free]
        return [] if self.mover is None else [self.mover]

    def hand_over_at(self) -> int | None:
        """When others may have a bot play on for who is to move but not there."""
        mover = self.mover
        if mover is None or self.row.seats[mover].by_bot or mover in self.here():
            return None
        gone = self.gone_at.setdefault(mover, steady_ms())
        return gone + int(1000 * self.follower.away_s)

    def info(self) -> TableInfo:
        return table_info(
            self.row, self.game, self.waiting(), self.here(), self.watching(), self.hand_over_at(),
            self.follower.preparing(self.row.game),
        )  # fmt: skip
