"""One WebSocket: somebody at a table, holding seats or watching."""

from __future__ import annotations

import logging
from collections.abc import Coroutine
from typing import Any, Protocol

import msgspec

from merrymen.errors import MerrymenError
from merrymen.messages import Message, say
from merrymen.table.house import House
from merrymen.table.lobby.joining import seat_of_token
from merrymen.table.play.company import encode
from merrymen.table.play.hearing import hear
from merrymen.table.play.live import Live
from merrymen.table.play.roles import Order
from merrymen.table.play.trail import UNDO
from merrymen.table.protocol.facts import ChatLine, HeldSeat, LogLine
from merrymen.table.protocol.frames import (
    Ack,
    Entered,
    Frame,
    LogPage,
    Next,
    OtherDevice,
    Pong,
    Problem,
    Seated,
)
from merrymen.table.protocol.incoming import Act, Enter, Incoming, Ping, Undo
from merrymen.table.refusal import Refusal
from merrymen.table.storage import talk
from merrymen.table.times import now_ms
from merrymen.table.web.rates import Bucket
from merrymen.table.web.tokens import Guest, who

logger = logging.getLogger("merrymen.table")
decoder = msgspec.json.Decoder(Incoming)
NOBODY = Guest("", "")


class Socket(Protocol):
    """What a session is connected by."""

    def write_text(self, payload: bytes) -> None:
        """Send a message; the end for who does not read."""

    def drop(self) -> None:
        """End it."""


class Session:
    """Reads what a client says, one message after the other."""

    def __init__(self, house: House, socket: Socket, guest: Guest | None, address: str) -> None:
        self._house, self._socket, self.address = house, socket, address
        self.send = socket.write_text
        self.guest = guest or NOBODY
        self.live: Live | None = None
        self.entering = False
        self.ended = False
        self.held: tuple[int, ...] = ()
        self.seat: int | None = None
        self._pages = Bucket(house.limits.pages_burst)
        self._messages = Bucket(house.limits.messages_burst)
        self.blocked: frozenset[str] = frozenset()
        self._generations: dict[int, int] = {}
        house.sessions.add(self)

    # Sending

    def tell(self, frame: Frame) -> None:
        self.send(encode(frame))

    def close(self) -> None:
        self._socket.drop()

    def show(self) -> None:
        """The table as it is now, from the seat one looks from."""
        if self.live is not None and self.live.trail is not None:
            self.tell(self.live.view(self.seat, []))

    def problem(self, refusal: Refusal, about: str | None = None) -> None:
        self.tell(Problem(code=refusal.code, reason=refusal.reason, about=about, at=refusal.at))

    # Receiving

    def receive(self, content: bytes) -> None:
        """One message; whatever is wrong with it, the table stays as it is."""
        limits = self._house.limits
        if not self._messages.take(limits.messages_burst, limits.messages_per_s):
            self.problem(Refusal("too-fast"))
            return
        try:
            message = decoder.decode(content)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.problem(Refusal("bad-message", problem=str(error)[:200]))
            return
        try:
            self._hear(message)
        except Refusal as refusal:
            self.problem(refusal)
        except Exception:
            logger.exception("a message could not be handled")
            self.problem(Refusal("internal"))

    def _hear(self, message: Incoming) -> None:
        if isinstance(message, Act) and self.live is not None:  # nearly all that is ever said
            self._order(self.live, message.id, message.version, message.action)
        elif isinstance(message, Ping):
            self.tell(Pong(now=now_ms()))
        elif isinstance(message, Enter):
            if self.entering:
                raise Refusal("entered")
            self.entering = True
            self.later(self._enter(message))
        elif self.live is None:
            raise Refusal("enter-first")
        elif isinstance(message, Undo):
            self._order(self.live, message.id, message.version, UNDO)
        else:
            hear(self._house, self, self.live, message)

    def later(self, work: Coroutine[Any, Any, Any], about: str | None = None) -> None:
        """Do what takes a while beside; trouble with it is told."""
        self._house.spawn(self._guarded(work, about))

    async def _guarded(self, work: Coroutine[Any, Any, Any], about: str | None) -> None:
        try:
            await work
        except Refusal as refusal:
            self.problem(refusal, about)
        except MerrymenError as error:
            self.problem(Refusal("bad-request", problem=str(error)[:300]), about)
        except Exception:
            logger.exception("a message could not be handled")
            self.problem(Refusal("internal"), about)

    # Entering and leaving

    async def _enter(self, message: Enter) -> None:
        try:
            live = await self._house.tables.find(message.table)
            self._sit_down(live, message)
        except Refusal:
            self.entering = False
            raise
        if self.guest.id:
            self.blocked = await self._house.read(lambda c: talk.blocked_by(c, self.guest.id))
        chat, lines = await self._past(live)
        rematch = await self.seats_at(live.row.next) if live.row.next else []
        if self.ended:
            return
        if self._house.tables.lives.get(message.table) is not live:
            self.close()  # the table was read anew meanwhile: come again
            return
        self.live = live
        self._tell_other_devices(live)
        self._tell_entered(live, chat, lines, rematch)
        self.show()
        self._house.others.chat_known(live, chat)
        live.audience.add(self)
        self._house.others.tell_presence(live, "come")

    def _tell_entered(
        self, live: Live, chat: list[ChatLine], lines: list[LogLine], rematch: list[HeldSeat]
    ) -> None:
        self.tell(
            Entered(
                table=live.info(),
                seats=list(self.held),
                seat=self.seat,
                hosting=bool(self.guest.id) and self.guest.id == live.row.host,
                chat=chat,
                log=lines,
                rematch=rematch,
                blocked=[who(live.row.id, guest) for guest in self.blocked],
            )
        )

    def _tell_other_devices(self, live: Live) -> None:
        """The owner's own connections learn of one that comes with another cookie."""
        for seat in self.held:
            if live.row.seats[seat].guest != self.guest.id:
                for each in list(live.audience):
                    each.told_of_device(seat)
                self._house.others.tell(live.row.id, "device", here=[seat])

    def told_of_device(self, seat: int) -> None:
        """Another device has entered in a seat."""
        if seat in self.held:
            self.tell(OtherDevice(seat=seat))

    async def _past(self, live: Live) -> tuple[list[ChatLine], list[LogLine]]:
        """Chat and log up to the present; the table may move on while they are read."""
        most = self._house.limits.chat_kept
        while True:
            version = live.version
            chat = await self._house.read(lambda c: talk.load_chat(c, live.row.id, most))
            lines = await self._lines(live, version)
            if live.version == version:
                return [each.line for each in chat if each.guest not in self.blocked], lines

    def _sit_down(self, live: Live, message: Enter) -> None:
        if len(message.tokens) > self._house.limits.seats_per_socket:
            raise Refusal("bad-token", 403)
        found = [seat_of_token(self._house, live, token) for token in message.tokens]
        if any(seat is None or live.row.seats[seat].kind != "person" for seat in found):
            raise Refusal("bad-token", 403)
        self._hold(live, {seat for seat in found if seat is not None})
        if len(self.held) > 1 and not live.row.hot_seat:
            raise Refusal("one-seat")
        wished = message.seat
        if wished is not None and wished not in self.held:
            raise Refusal("not-yours", 403)
        self.seat = wished if wished is not None else min(self.held, default=None)

    def _hold(self, live: Live, seats: set[int]) -> None:
        self.held = tuple(sorted(seats))
        self._generations = {seat: live.row.seats[seat].generation for seat in seats}

    def recheck(self) -> None:
        """Seats may have changed hands or places; then one is told which are one's own now."""
        live = self.live
        if live is None or all(_is_held(live, *each) for each in self._generations.items()):
            return
        mine = live.row.seats_of(self.guest.id) if self.guest.id else []
        kicked = self.guest.id in live.row.kicked
        reason = None if mine else say("table-not-welcome" if kicked else "table-seat-freed")
        self.hold_now(live, set(mine), reason)

    def hold_now(self, live: Live, seats: set[int], reason: Message | None = None) -> None:
        """From now on one holds these seats, and none but these."""
        self._hold(live, seats)
        if self.seat not in seats:
            self.seat = min(seats, default=None)
        tokens = [self._token(live, seat) for seat in self.held]
        self.tell(Seated(seats=tokens, seat=self.seat, reason=reason))

    def _token(self, live: Live, seat: int) -> HeldSeat:
        generation = live.row.seats[seat].generation
        token = self._house.keys.seat_token(live.row.id, seat, generation)
        return HeldSeat(seat=seat, token=token)

    def gone(self) -> None:
        """The connection has ended."""
        self.ended = True
        self._house.sessions.discard(self)
        if self.live is not None:
            self.live.audience.discard(self)
            self.live.touched_at = now_ms()
            self._house.others.tell_presence(self.live, "here")
            self.live = None

    def invite(self, table_id: str, by: int) -> None:
        """There is a rematch: one's seats at it."""
        self.later(self._invite(table_id, by))

    async def _invite(self, table_id: str, by: int) -> None:
        self.tell(Next(table=table_id, seats=await self.seats_at(table_id), seat=by))

    async def seats_at(self, table_id: str) -> list[HeldSeat]:
        """The seats of a rematch that are one's own, or kept for one's seats here."""
        try:
            there = await self._house.tables.find(table_id)
        except Refusal:
            return []
        seats = [seat for seat in self.held if seat < there.row.players]
        return [
            self._token(there, seat)
            for seat in seats
            if there.row.seats[seat].kept_for or there.row.seats[seat].guest == self.guest.id
        ]

    # Playing

    def own(self, seat: int) -> int:
        """A seat that one holds, or Refusal."""
        if seat not in self.held:
            raise Refusal("not-yours", 403)
        return seat

    def seated(self) -> int:
        """The seat one looks from, or Refusal for who only looks on."""
        if self.seat is None:
            raise Refusal("not-seated", 403)
        return self.seat

    def check_host(self, live: Live) -> None:
        """Refusal for everybody but the host."""
        if not self.guest.id or self.guest.id != live.row.host:
            raise Refusal("not-host", 403)

    def _order(self, live: Live, request: str, version: int, action: int) -> None:
        live.submit(
            Order(
                id=request, seat=self.seated(), version=version, action=action, bot=False,
                at=live.rule.now(), answer=self.answer,
            )
        )  # fmt: skip

    def answer(self, frame: Frame) -> None:
        """What came of a request; with the fresh view where the table had moved on."""
        self.tell(frame)
        if isinstance(frame, Ack) and not frame.applied:
            self.show()

    def look(self, seat: int | None) -> None:
        """See the table from another of one's seats."""
        if seat is None and self.held:
            raise Refusal("not-yours", 403)  # who plays does not watch from outside
        if seat is not None:
            self.own(seat)
        self.seat = seat
        self.show()

    async def log(self, live: Live, before: int) -> None:
        """Older lines of the log."""
        self.tell(LogPage(lines=await self._lines(live, min(before - 1, live.version))))

    async def _lines(self, live: Live, until: int) -> list[LogLine]:
        if live.trail is None or until <= 0:
            return []
        limits = self._house.limits
        if not self._pages.take(limits.pages_burst, limits.pages_per_s):
            raise Refusal("too-fast", 429)
        return await self._house.pages.lines(live.row, self.seat, until, aside=not self.held)


def _is_held(live: Live, seat: int, generation: int) -> bool:
    found = live.row.seats[seat] if seat < live.row.players else None
    return found is not None and found.kind == "person" and found.generation == generation
