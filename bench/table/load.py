"""Load for the bench: many sockets in one process, as cheap as a client can be.

Clients read what they need of each frame (whose turn, which actions) and answer. Frames are
written by hand, because a comfortable client would need more of the machine than the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import time
from collections.abc import Callable
from typing import Any, cast

import msgspec

SHORT, LONG = 126, 127
TEXT, PING, PONG = 0x81, 0x89, 0x8A
MASKED = 0x80
HANDSHAKE = (
    "GET /api/live HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n"
)


class Action(msgspec.Struct):
    """What a client needs of an action."""

    action: int


class Board(msgspec.Struct):
    """What a client needs of a view."""

    to_move: int | None
    actions: list[Action]


class Heard(msgspec.Struct):
    """What a client needs of a frame."""

    type: str
    version: int = -1
    view: Board | None = None


decode = msgspec.json.Decoder(Heard).decode


class Socket(asyncio.Protocol):
    """One player's connection."""

    def __init__(self, hello: bytes, hear: Callable[[Socket, Heard], None]) -> None:
        self._hello, self._hear = hello, hear
        self._unread = b""
        self._open = False
        self.version = -1
        self.actions: list[Action] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        host, port = transport.get_extra_info("peername")[:2]
        self.transport.write(HANDSHAKE.format(host=host, port=port).encode())

    def data_received(self, data: bytes) -> None:
        data = self._unread + data if self._unread else data
        if not self._open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._unread = head
                return
            self._open = True
            self.send(self._hello)
        at = 0
        while (frame := _frame(data, at)) is not None:
            kind, (start, at) = data[at], frame
            if kind == TEXT:
                self._read(data[start:at])
            elif kind == PING:
                self.send(data[start:at], PONG)
        self._unread = data[at:]

    def _read(self, payload: bytes) -> None:
        heard = decode(payload)
        if heard.view is not None:
            self.version, self.actions = heard.version, heard.view.actions
        self._hear(self, heard)

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        size = len(payload)
        length = bytes((size,)) if size < SHORT else bytes((SHORT,)) + size.to_bytes(2, "big")
        head = bytes((kind, MASKED | length[0])) + length[1:]
        self.transport.write(head + bytes(4) + payload)  # a mask of zeros changes nothing

    def act(self) -> None:
        """Any action, at once."""
        action = random.choice(self.actions).action
        self.send(
            b'{"type":"act","id":"%d","version":%d,"action":%d}'
            % (self.version, self.version, action)
        )


def _frame(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the payload of a whole frame begins and ends."""
    if len(data) - at < 2:
        return None
    size, start = data[at + 1], at + 2
    if size == SHORT:
        size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
    elif size == LONG:
        size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
    return (start, start + size) if start + size <= len(data) else None


class Pair:
    """The two players of one table."""

    def __init__(self, table: str, tokens: list[str]) -> None:
        self.table, self.tokens = table, tokens
        self.sockets: list[Socket] = []
        self.ready = 0
        self.over = False
        self.sent_at = 0.0
        self.sent_version = -1
        self.on_view: Callable[[Pair], None] = _nothing

    async def connect(self, host: str, *ports: int) -> None:
        """Everybody sits down, in turn at each of the processes."""
        loop = asyncio.get_running_loop()
        for token, port in zip(self.tokens, itertools.cycle(ports), strict=False):
            hello = {"type": "enter", "table": self.table, "tokens": [token]}
            payload = msgspec.json.encode(hello)
            _, socket = await loop.create_connection(
                lambda payload=payload: Socket(payload, self._hear),  # type: ignore[misc]
                host,
                port,
            )
            self.sockets.append(socket)

    def _hear(self, _: Socket, heard: Heard) -> None:
        if heard.view is None:
            return
        self.over = heard.view.to_move is None
        self.ready += 1
        if all(socket.version == heard.version for socket in self.sockets):
            self.on_view(self)

    def act(self) -> bool:
        """Let whoever is to move do so; False where the game is over or not everybody knows."""
        for socket in self.sockets:
            if socket.actions and not self.over and self.sent_version < socket.version:
                self.sent_at, self.sent_version = time.perf_counter(), socket.version
                socket.act()
                return True
        return False

    def close(self) -> None:
        for socket in self.sockets:
            socket.transport.close()


def _nothing(_: Pair) -> None:
    """Nobody waits for this table."""


class Closed:
    """Closed loop: a number of tables at a time, every player answering at once."""

    def __init__(self, pairs: list[Pair], together: int) -> None:
        self._waiting = pairs[together:]
        self._playing = pairs[:together]
        self.moves = 0
        self._ended = asyncio.Event()

    async def run(self, seconds: float) -> float:
        """Moves a second; it ends early where no table is left to take the place of one."""
        begun = time.perf_counter()
        for pair in self._playing:
            pair.on_view = self._go_on
            pair.act()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._ended.wait(), seconds)
        self._ended.set()
        return self.moves / (time.perf_counter() - begun)

    def _go_on(self, pair: Pair) -> None:
        if self._ended.is_set():
            return
        self.moves += 1
        if pair.act() or not pair.over:
            return
        if not self._waiting:
            self._ended.set()
            return
        following = self._waiting.pop()
        following.on_view = self._go_on
        following.act()


class Offered:
    """Open loop: so many actions a second over all tables; the time to everybody's view."""

    def __init__(self, pairs: list[Pair]) -> None:
        self._pairs = pairs
        self.times: list[float] = []
        self.offered = 0

    async def run(self, per_second: float, seconds: float) -> None:
        end = time.perf_counter() + seconds
        await self.until(per_second, lambda: time.perf_counter() >= end)

    async def until(self, per_second: float, is_over: Callable[[], bool]) -> None:
        """Offer actions until then, and wait a little for the last answers."""
        for pair in self._pairs:
            pair.on_view = self._seen
        order = random.sample(self._pairs, len(self._pairs))
        begun = time.perf_counter()
        at = 0
        while not is_over():
            wanted = int((time.perf_counter() - begun) * per_second) - self.offered
            for _ in range(min(wanted, len(order))):  # a table that still waits is passed over
                self.offered += order[at % len(order)].act()
                at += 1
            await asyncio.sleep(0.001)
        await asyncio.sleep(1.0)

    def _seen(self, pair: Pair) -> None:
        self.times.append(time.perf_counter() - pair.sent_at)


def percentile_ms(times: list[float], share: float) -> float:
    """Milliseconds, from seconds."""
    ordered = sorted(times)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)


async def make_tables(host: str, port: int, game: str, count: int, together: int = 8) -> list[Pair]:
    """Tables for two, both seats in one hand, made over HTTP."""
    connections = [await Http.connect(host, port) for _ in range(min(together, count))]
    await connections[0].post("/api/guest", {"name": "Bench"})
    for each in connections:
        each.cookie = connections[0].cookie
    wanted = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]}
    left, made = iter(range(count)), []

    async def work(connection: Http) -> None:
        for _ in left:
            own = await connection.post("/api/tables", wanted)
            made.append(Pair(own["table"]["id"], [held["token"] for held in own["seats"]]))

    await asyncio.gather(*(work(connection) for connection in connections))
    for connection in connections:
        connection.writer.close()
    return made


class Http:
    """Just enough HTTP to make tables quickly."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.cookie = ""

    @classmethod
    async def connect(cls, host: str, port: int) -> Http:
        return cls(*await asyncio.open_connection(host, port))

    async def post(self, path: str, content: Any) -> Any:
        body = msgspec.json.encode(content)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nCookie: {self.cookie}\r\n\r\n"
        )
        self.writer.write(head.encode() + body)
        answer = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        size = 0
        for line in answer.split("\r\n"):
            name, _, value = line.partition(": ")
            if name.lower() == "content-length":
                size = int(value)
            if name.lower() == "set-cookie":
                self.cookie = value.partition(";")[0]
        result = msgspec.json.decode(await self.reader.readexactly(size))
        if " 20" not in answer.split("\r\n")[0]:
            raise OSError(f"the server refused: {result}")
        return result


async def connect_all(pairs: list[Pair], host: str, *ports: int, together: int = 50) -> None:
    """Every player takes a seat; done when everybody sees the table."""
    gate = asyncio.Semaphore(together)

    async def one(pair: Pair) -> None:
        async with gate:
            await pair.connect(host, *ports)
            while pair.ready < len(pair.sockets):
                await asyncio.sleep(0.002)

    await asyncio.gather(*(one(pair) for pair in pairs))
