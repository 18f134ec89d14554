"""The WebSocket under the sessions: uvicorn's own, with a short way for whole text messages.

Handshake, pings, fragments, closing and everything unusual stay with uvicorn and `websockets`.
A message that arrives as one complete text frame (all that clients of the table ever send) goes
straight to whoever listens, and answers are framed and written at once: no queue and no task
switch in between. That is what lets one process carry thousands of moves a second.
"""

from __future__ import annotations

import logging
import struct
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.speedups import apply_mask

logger = logging.getLogger("merrymen.table")

EXTENSION = "merrymen.wire"
TEXT_FRAME = 0x81
MASKED = 0x80
_two_bytes = struct.Struct("!BBH").pack  # the header of a message whose length takes two bytes


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket connection."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._unread = b""
        self._unwritten: list[bytes] = []
        self._listener: Callable[[bytes], None] | None = None
        self._in_fragments = False
        self._outgoing: Outgoing = self.config.outgoing  # type: ignore[attr-defined]
        self._most_unsent: int = self.config.gate.limits.unsent_bytes  # type: ignore[attr-defined]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def listen(self, listener: Callable[[bytes], None]) -> None:
        """Pass whole text messages on from now on."""
        self._listener = listener

    def write_text(self, payload: bytes) -> None:
        """Send a text message, together with what else goes out in this turn of the loop."""
        if not self._unwritten:
            self._outgoing.add(self)
        size = len(payload)
        if 126 <= size < 65_536:  # nearly all that goes out
            self._unwritten += (_two_bytes(TEXT_FRAME, 126, size), payload)
        else:
            self._unwritten += (_header(size), payload)

    def write_now(self) -> None:
        """Send what has gathered."""
        waiting, self._unwritten = self._unwritten, []
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > self._most_unsent:
            self.drop()  # it does not read: it can come back and gets the fresh view
        else:
            self.transport.write(b"".join(waiting))

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.gate.let_out(self.transport)  # type: ignore[attr-defined]
        super().connection_lost(exc)

    def drop(self) -> None:
        """End the connection at once."""
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._listener is None or not self.handshake_complete:
            super().data_received(data)
            return
        if self._unread:
            data = self._unread + data
        elif self._is_one(data):
            self._listener(apply_mask(data[6:], data[2:6]))
            return
        at = 0
        while at < len(data):
            end = _end_of_frame(data, at, self.config.ws_max_size)
            if end is None:
                break
            self._frame(data, at, end)
            at = end
        self._unread = data[at:]

    def _is_one(self, data: bytes) -> bool:
        """Whether this is one short message and nothing else, as nearly all that comes is."""
        size = len(data) - 6  # without the header and the mask
        if not 0 < size < 126 or data[0] != TEXT_FRAME or data[1] != MASKED | size:
            return False
        return size <= self.config.ws_max_size and not (self._in_fragments or self.close_sent)

    def _frame(self, data: bytes, at: int, end: int) -> None:
        length = _length(data, at)
        plain = data[at] == TEXT_FRAME and data[at + 1] & MASKED and not self._in_fragments
        if plain and length <= self.config.ws_max_size:
            if not self.close_sent and self._listener is not None:
                start = end - length
                self._listener(apply_mask(data[start:end], data[start - 4 : start]))
            return
        opcode, final = data[at] & 0x0F, data[at] & 0x80
        if opcode < 8:
            self._in_fragments = not final
        super().data_received(data[at:end])

    def send_receive_event_to_app(self) -> None:
        """A message that came in fragments, or as binary."""
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        content = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._listener(content)


class Outgoing:
    """Those of one server who have something to write in this turn of the event loop.

    A commit tells a hundred players at once: one call of the loop for all of them costs less than
    one for each.
    """

    def __init__(self) -> None:
        self._waiting: list[Wire] = []

    def add(self, wire: Wire) -> None:
        if not self._waiting:
            wire.loop.call_soon(self._write)
        self._waiting.append(wire)

    def _write(self) -> None:
        waiting, self._waiting = self._waiting, []
        for wire in waiting:
            try:
                wire.write_now()
            except Exception:
                logger.exception("a connection could not be written to")


def _length(data: bytes, at: int) -> int:
    short = data[at + 1] & 0x7F
    if short < 126:
        return short
    return int.from_bytes(data[at + 2 : at + (4 if short == 126 else 10)], "big")


def _end_of_frame(data: bytes, at: int, most: int) -> int | None:
    """Where a frame ends, or None where it is not complete.

    A frame that is too large counts as complete: `websockets` refuses it by its header.
    """
    if len(data) - at < 2:
        return None
    short = data[at + 1] & 0x7F
    header = 2 + (0 if short < 126 else 2 if short == 126 else 8)
    header += 4 if data[at + 1] & MASKED else 0
    if len(data) - at < header:
        return None
    length = _length(data, at)
    if length > most:
        return len(data)
    end = at + header + length
    return end if end <= len(data) else None


def _header(size: int) -> bytes:
    """Of a message whose length takes one byte, or eight."""
    if size < 126:
        return bytes((TEXT_FRAME, size))
    return bytes((TEXT_FRAME, 127)) + size.to_bytes(8, "big")
