"""One WebSocket: somebody at a table, holding seats or watching."""

from __future__ import annotations

import logging
from collections.abc import Coroutine
from typing import Any, Protocol

import msgspec

from merrymen.errors import MerrymenError
from merrymen.messages import say
from merrymen.table.house import House
from merrymen.table.lobby import again, beginning, joining
from merrymen.table.play.live import Live, encode
from merrymen.table.play.roles import Order
from merrymen.table.play.trail import UNDO
from merrymen.table.protocol.facts import ChatLine, HeldSeat, LogLine
from merrymen.table.protocol.frames import (
    Ack,
    ChatNews,
    Entered,
    Frame,
    LogPage,
    Next,
    Pong,
    Problem,
    Weighed,
)
from merrymen.table.protocol.incoming import (
    Act,
    Chat,
    Enter,
    HandOver,
    Incoming,
    Leave,
    Log,
    Look,
    Ping,
    Rematch,
    Return,
    Start,
    Undo,
    Weigh,
)
from merrymen.table.refusal import Refusal
from merrymen.table.storage import queries
from merrymen.table.storage.loading import log_lines
from merrymen.table.times import now_ms
from merrymen.table.web.rates import Bucket
from merrymen.table.web.tokens import Guest, clean
from merrymen.undo import final_ones

logger = logging.getLogger("merrymen.table")
decoder = msgspec.json.Decoder(Incoming)
NOBODY = Guest("", "")


class Line(Protocol):
    """What a session is connected by."""

    def write_text(self, payload: bytes) -> None:
        """Send a message."""

    def unsent(self) -> int:
        """Bytes that were not taken yet."""

    def drop(self) -> None:
        """End it."""


class Session:
    """Reads what a client says, one message after the other."""

    def __init__(self, house: House, line: Line, guest: Guest | None, address: str) -> None:
        self._house, self._line, self._address = house, line, address
        self.guest = guest or NOBODY
        self.live: Live | None = None
        self.entering = False
        self.ended = False
        self.held: tuple[int, ...] = ()
        self.seat: int | None = None
        self._messages = Bucket(house.limits.messages_burst)
        self._chats = Bucket(house.limits.chats_burst)

    # Sending

    def send(self, payload: bytes) -> None:
        if self._line.unsent() > self._house.limits.unsent_bytes:
            self._line.drop()  # it does not read: it can come back and gets the fresh view
            return
        self._line.write_text(payload)

    def tell(self, frame: Frame) -> None:
        self.send(encode(frame))

    def close(self) -> None:
        self._line.drop()

    def show(self) -> None:
        """The table as it is now, from the seat one looks from."""
        if self.live is not None and self.live.trail is not None:
            self.tell(self.live.view(self.seat, []))

    def problem(self, code: str, **arguments: Any) -> None:
        self.tell(Problem(code=code, reason=say(f"table-{code}", **arguments)))

    # Receiving

    def receive(self, content: bytes) -> None:
        """One message; whatever is wrong with it, the table stays as it is."""
        limits = self._house.limits
        if not self._messages.take(limits.messages_burst, limits.messages_per_s):
            self.problem("too-fast")
            return
        try:
            message = decoder.decode(content)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.problem("bad-message", problem=str(error)[:200])
            return
        try:
            self._hear(message)
        except Refusal as refusal:
            self.tell(Problem(code=refusal.code, reason=refusal.reason))
        except Exception:
            logger.exception("a message could not be handled")
            self.problem("internal")

    def _hear(self, message: Incoming) -> None:
        if isinstance(message, Ping):
            self.tell(Pong(now=now_ms()))
        elif isinstance(message, Enter):
            if self.entering:
                raise Refusal("entered")
            self.entering = True
            self._later(self._enter(message))
        elif self.live is None:
            raise Refusal("enter-first")
        elif isinstance(message, Act):
            self._order(self.live, message.id, message.version, message.action)
        elif isinstance(message, Undo):
            self._order(self.live, message.id, message.version, UNDO)
        else:
            self._hear_rarer(self.live, message)

    def _hear_rarer(self, live: Live, message: Incoming) -> None:
        match message:
            case Look(seat=seat):
                self._look(seat)
            case Chat(text=text):
                self._later(self._chat(live, text))
            case Leave(seat=seat):
                self._later(joining.get_up(self._house, live, self._own(seat)))
            case Return(seat=seat):
                self._later(self._house.minder.play_on(live, self._own(seat), False))
            case HandOver(seat=seat):
                self._later(self._hand_over(live, seat))
            case Start(level=level):
                self._check_host(live)
                self._later(beginning.start_now(self._house, live, level))
            case Rematch():
                self._later(self._rematch(live))
            case Log(before=before):
                self._later(self._log(live, before))
            case Weigh():
                self._weigh(live)

    def _later(self, work: Coroutine[Any, Any, Any]) -> None:
        self._house.spawn(self._guarded(work))

    async def _guarded(self, work: Coroutine[Any, Any, Any]) -> None:
        try:
            await work
        except Refusal as refusal:
            self.tell(Problem(code=refusal.code, reason=refusal.reason))
        except MerrymenError as error:
            self.problem("bad-request", problem=str(error)[:300])
        except Exception:
            logger.exception("a message could not be handled")
            self.problem("internal")

    # Entering and leaving

    async def _enter(self, message: Enter) -> None:
        try:
            live = await self._house.tables.find(message.table)
            self._sit_down(live, message)
        except Refusal:
            self.entering = False
            raise
        chat, lines = await self._past(live)
        if self.ended:
            return
        if self._house.tables.lives.get(message.table) is not live:
            self.close()  # the table was read anew meanwhile: come again
            return
        self.live, row = live, live.row
        self.tell(
            Entered(
                table=live.info(),
                seats=list(self.held),
                seat=self.seat,
                hosting=self.guest.id == row.host,
                chat=chat,
                log=lines,
                rematch=self._seats_at(row.next) if row.next else [],
            )
        )
        self.show()
        live.audience.add(self)
        self._house.others.tell_presence(live, "come")

    async def _past(self, live: Live) -> tuple[list[ChatLine], list[LogLine]]:
        """Chat and log up to the present; the table may move on while they are read."""
        most = self._house.limits.chat_kept
        while True:
            version = live.version
            chat = await self._house.read(lambda c: queries.load_chat(c, live.row.id, most))
            lines = await self._lines(live, version)
            if live.version == version:
                return chat, lines

    def _sit_down(self, live: Live, message: Enter) -> None:
        if len(message.tokens) > self._house.limits.seats_per_socket:
            raise Refusal("bad-token", 403)
        found = [joining.seat_of_token(self._house, live, token) for token in message.tokens]
        if any(seat is None or live.row.seats[seat].kind != "person" for seat in found):
            raise Refusal("bad-token", 403)
        self.held = tuple(sorted({seat for seat in found if seat is not None}))
        wished = message.seat
        if wished is not None and wished not in self.held:
            raise Refusal("not-yours", 403)
        self.seat = wished if wished is not None else min(self.held, default=None)

    def gone(self) -> None:
        """The connection has ended."""
        self.ended = True
        if self.live is not None:
            self.live.audience.discard(self)
            self.live.touched_at = now_ms()
            self._house.others.tell_presence(self.live, "here")
            self.live = None

    def invite(self, table_id: str) -> None:
        """There is a rematch: one's seats at it."""
        self.tell(Next(table=table_id, seats=self._seats_at(table_id)))

    def _seats_at(self, table_id: str) -> list[HeldSeat]:
        """The seats of a rematch that belong to one's seats here (its tokens are new)."""
        return [
            HeldSeat(seat=seat, token=self._house.keys.seat_token(table_id, seat, 0))
            for seat in self.held
        ]

    # Playing

    def _own(self, seat: int) -> int:
        if seat not in self.held:
            raise Refusal("not-yours", 403)
        return seat

    def _check_host(self, live: Live) -> None:
        if not self.guest.id or self.guest.id != live.row.host:
            raise Refusal("not-host", 403)

    def _order(self, live: Live, request: str, version: int, action: int) -> None:
        if self.seat is None:
            raise Refusal("not-seated", 403)
        live.submit(
            Order(
                id=request, seat=self.seat, version=version, action=action, bot=False,
                answer=self._answer,
            )
        )  # fmt: skip

    def _answer(self, frame: Frame) -> None:
        self.tell(frame)
        if isinstance(frame, Ack) and not frame.applied:
            self.show()

    def _look(self, seat: int | None) -> None:
        if seat is None and self.held:
            raise Refusal("not-yours", 403)  # who plays does not watch from outside
        if seat is not None:
            self._own(seat)
        self.seat = seat
        self.show()

    def _weigh(self, live: Live) -> None:
        """Of what is offered to who decides; at a table without undo everything is final."""
        final: list[int] = []
        if live.trail is not None and self.seat is not None and live.trail.mover == self.seat:
            seen = live.trail.match.hidden(self.seat)
            final = final_ones(seen, self.seat) if live.row.undo else seen.legal()
        self.tell(Weighed(version=live.version, final=final))

    async def _chat(self, live: Live, text: str) -> None:
        limits = self._house.limits
        if not self._chats.take(limits.chats_burst, limits.chats_per_s):
            raise Refusal("too-fast", 429)
        said = clean(text, limits.chat_letters)
        name = self.guest.name if self.seat is None else live.row.seats[self.seat].name
        if not name:
            raise Refusal("guest-first", 401)
        if said:
            line = await self._house.write(
                lambda c: queries.add_chat(c, live.row.id, now_ms(), self.seat, name, said)
            )
            live.tell(ChatNews(line=line))
            self._house.others.tell(live.row.id, "chat", line.number)

    async def _hand_over(self, live: Live, seat: int) -> None:
        """Nobody is stuck: who is away too long is played on."""
        if not self.held:
            raise Refusal("not-seated", 403)
        if seat >= live.row.players or live.row.seats[seat].kind != "person":
            raise Refusal("no-seat", 404)
        waited = now_ms() - max(live.clock.since, live.row.changed_at)
        if live.mover != seat or seat in live.here() or waited < self._house.limits.away_s * 1000:
            raise Refusal("not-away")
        await self._house.minder.play_on(live, seat, True)

    async def _rematch(self, live: Live) -> None:
        if not self.held:
            raise Refusal("not-seated", 403)
        host = self.guest if self.guest.id else Guest(live.row.host, live.row.host_name)
        table_id = await again.rematch(self._house, live, host, self._address)
        for each in list(live.audience):
            each.invite(table_id)

    async def _log(self, live: Live, before: int) -> None:
        self.tell(LogPage(lines=await self._lines(live, min(before - 1, live.version))))

    async def _lines(self, live: Live, until: int) -> list[LogLine]:
        if live.trail is None or until <= 0:
            return []
        seat, count = self.seat, self._house.limits.log_lines
        return await self._house.read(
            lambda c: log_lines(c, live.row, self._house.shelf, seat, until, count)
        )
