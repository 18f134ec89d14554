"""In front of uvicorn's HTTP: how many connections, how long and how large a request's head.

uvicorn itself waits for headers for ever and takes as many as come. Here a head has its bytes and
its seconds, a body its seconds, and one machine its number of connections; a proxy that we trust
speaks for many.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from merrymen.table.limits import Limits
from merrymen.table.system import most_files
from merrymen.table.web.rates import Tally

logger = logging.getLogger("merrymen.table")

SPARE_FILES = 100  # for the database, bots and everything that is not a connection
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\n\r\n"


class Gate:
    """All connections of one server process."""

    def __init__(self, limits: Limits, proxies: Sequence[str] = ()) -> None:
        self.limits = limits
        self._proxies = [ipaddress.ip_network(each, strict=False) for each in proxies]
        self._of_address = Tally(limits.connections_per_address)
        self._open: dict[Any, str] = {}
        self._most = most_files() - SPARE_FILES
        self.refused = 0

    def __len__(self) -> int:
        return len(self._open)

    def let_in(self, transport: Any) -> bool:
        """One more connection, where there is room for it."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if peer else ""
        free = self._is_proxy(address)
        if len(self._open) >= self._most or not (free or self._of_address.take(address)):
            self.refused += 1
            return False
        self._open[transport] = "" if free else address
        return True

    def let_out(self, transport: Any) -> None:
        address = self._open.pop(transport, "")
        if address:
            self._of_address.give_back(address)

    def _is_proxy(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return True  # no address: a socket of this machine
        return any(found in network for network in self._proxies)


class Guarded(HttpToolsProtocol):
    """One HTTP connection."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._gate: Gate = self.config.gate  # type: ignore[attr-defined]
        self._head_bytes = 0
        self._in_head = True
        self._deadline: asyncio.TimerHandle | None = None
        super().connection_made(transport)
        if not self._gate.let_in(transport):
            transport.abort()
            return
        self._wait(self._gate.limits.head_s)

    def connection_lost(self, exc: Exception | None) -> None:
        self._gate.let_out(self.transport)
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._deadline = self.loop.call_later(seconds, self._too_slow)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        self._gate.refused += 1
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._in_head:
            if self._deadline is None:
                self._wait(self._gate.limits.head_s)
            if self._head_bytes > self._gate.limits.head_bytes:
                self._too_large()
                return
            self._head_bytes += len(data)
        super().data_received(data)

    def _too_large(self) -> None:
        self._gate.refused += 1
        self.transport.write(TOO_LARGE)
        self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._field_bytes = 0

    def on_header(self, name: bytes, value: bytes) -> None:
        """Also those that come after a body in chunks."""
        self._field_bytes += len(name) + len(value)
        if self._field_bytes <= self._gate.limits.head_bytes:
            super().on_header(name, value)
        elif not self.transport.is_closing():
            self._too_large()

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._wait(self._gate.limits.body_s)
        if not self.transport.is_closing():
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._in_head, self._head_bytes = True, 0
        self._stop_waiting()
        if not self.transport.is_closing():
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()
