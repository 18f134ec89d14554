"""Lines between processes that can be cut: each goes to one port and carries what it gets."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from typing import Literal

HOST = "127.0.0.1"
State = Literal["open", "broken", "silent"]


class Link:
    """Broken: all connections end and none is made. Silent: nothing arrives, until it does."""

    def __init__(self, exchange: Exchange, name: str, target: int) -> None:
        self.name, self._exchange, self._target = name, exchange, target
        self._state: State = "open"
        self._flows = asyncio.Event()
        self._flows.set()
        self._ends: set[asyncio.StreamWriter] = set()
        self.port = 0

    async def begin(self) -> None:
        server = await asyncio.start_server(self._carry, HOST, 0)
        self.port = int(server.sockets[0].getsockname()[1])

    def put(self, state: State) -> None:
        """From any thread."""
        self._exchange.loop.call_soon_threadsafe(self._put, state)

    def _put(self, state: State) -> None:
        self._state = state
        if state == "silent":
            self._flows.clear()
        else:
            self._flows.set()
        if state == "broken":
            for each in list(self._ends):
                each.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._ends.add(writer)
        there: asyncio.StreamWriter | None = None
        try:
            await self._flows.wait()
            if self._state == "broken":
                return
            answers, there = await asyncio.open_connection(HOST, self._target)
            self._ends.add(there)
            pumps = (self._pump(reader, there), self._pump(answers, writer))
            tasks = [asyncio.create_task(pump) for pump in pumps]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
        except OSError:
            pass  # nobody listens there: whoever called is told by the end of the line
        finally:
            for each in (writer, there):
                if each is not None:
                    self._ends.discard(each)
                    each.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while content := await reader.read(65_536):
                await self._flows.wait()
                writer.write(content)
                await writer.drain()


class Exchange:
    """All lines, in a thread of their own."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()

    def line(self, name: str, target: int) -> Link:
        async def make() -> Link:
            line = Link(self, name, target)
            await line.begin()
            return line

        return asyncio.run_coroutine_threadsafe(make(), self.loop).result(10)

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(10)
