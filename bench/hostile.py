"""Guests who say anything, in every role that a table knows, over sockets that may be broken."""

from __future__ import annotations

import contextlib
import random
import socket
import time
from collections import Counter
from dataclasses import replace
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import merrymen
from bench.grammar import Known, Speaker, encode
from merrymen.client import Client, Refused
from table.ground import Server

Json = dict[str, Any]
HANDSHAKE = (
    "GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
# 1011 says that the server itself failed, 1006 that it ended without a word: only who does not
# come in for a long time may be treated like that.
FAIR_CLOSES = {1000, 1001, 1002, 1003, 1005, 1007, 1008, 1009, 1012, 1013}
CLOCKS = [{"kind": "none"}, {"kind": "live", "decision_s": 2, "reserve_s": 3}, {"kind": "slow"}]


class Stage:
    """The tables of one round and what may be known of them."""

    def __init__(self, servers: list[Server], chance: random.Random) -> None:
        self.chance, self.servers = chance, servers
        self.host = self._client("Host")
        self.guest = self._client("Guest")
        self.own: list[Json] = []
        self.known = Known(whos=["robin", "x" * 12])
        self._tables(chance.choice(list(merrymen.games())))

    def _client(self, name: str) -> Client:
        return Client(self.chance.choice(self.servers).url, name)

    def _tables(self, game: str) -> None:
        few = merrymen.game(game).players[0]
        clock = self.chance.choice(CLOCKS)
        me, open_, bot = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "squire"}
        for seats in (
            [me] * few,
            [me, *[bot] * (few - 1)],
            [me, open_, *[{"kind": "invite"}] * (few - 2)],
        ):
            made = self.host.make(game, seats, clock=clock, listed=self.chance.random() < 0.3)
            self.own.append(made)
            self.known.tables.append(made["table"]["id"])
            self.known.tokens += [each["token"] for each in made["seats"] + made["invites"]]
        with contextlib.suppress(Refused):
            taken = self.guest.post(f"/api/tables/{self.known.tables[-1]}/seats/1", {})
            self.known.tokens += [each["token"] for each in taken["seats"]]
            self.own.append(taken)

    def entrance(self) -> tuple[Client | None, Json | None]:
        """Who comes, and what is said first: owners, guests, spectators, strangers, liars."""
        chance = self.chance
        made = chance.choice(self.own)
        tokens = [each["token"] for each in made["seats"]]
        table = made["table"]["id"]
        who = chance.choice([self.host, self.guest, None])
        return chance.choice(
            [
                (who, {"type": "enter", "table": table, "tokens": tokens}),
                (self.host, {"type": "enter", "table": table, "tokens": tokens[:1]}),
                (self.host, {"type": "enter", "table": table, "tokens": tokens}),
                (who, {"type": "enter", "table": table}),
                (None, {"type": "enter", "table": table, "tokens": self.known.tokens[:1]}),
                (who, None),
            ]
        )


class Hostile:
    """One socket, its role and what it has heard."""

    def __init__(self, stage: Stage, speaker: Speaker, tally: Counter[str]) -> None:
        self.stage, self.speaker, self.tally = stage, speaker, tally
        self.known = replace(stage.known)
        server = stage.chance.choice(stage.servers)
        who, enter = stage.entrance()
        headers = {"cookie": who.cookie} if who else {}
        self.socket: ClientConnection | None = connect(
            server.url.replace("http", "ws") + "/api/live",
            additional_headers=headers, compression=None, max_size=None, max_queue=None,
            open_timeout=120, ping_interval=None,
        )  # fmt: skip
        self.problems: list[str] = []
        self.inside = False
        if enter:
            self._send(encode(enter), True)
            self._listen(5.0, until="entered")

    def speak(self) -> None:
        """Say something, and hear what has come meanwhile."""
        if self.socket is not None:
            self.tally["messages"] += 1
            chance = self.stage.chance
            self._send(self.speaker.say(self.known), chance.random() < 0.9)
            if chance.random() < 0.3:
                self._listen(0.0)

    def _send(self, content: bytes, text: bool) -> None:
        assert self.socket is not None
        try:
            if len(content) > 2 and self.stage.chance.random() < 0.05:
                middle = len(content) // 2
                self.socket.send(iter([content[:middle], content[middle:]]), text=text)
            else:
                self.socket.send(content, text=text)
        except ConnectionClosed:
            self._closed()

    def _listen(self, patience: float, until: str = "") -> bool:
        """Everything that has come; whether a frame of that type has."""
        end = time.monotonic() + patience
        while self.socket is not None:
            try:
                content = self.socket.recv(timeout=max(0.0, end - time.monotonic()))
            except TimeoutError:
                return False
            except ConnectionClosed:
                self._closed()
                return False
            frame = msgspec.json.decode(content)
            self._heard(frame)
            if frame["type"] == until:
                return True
        return False

    def _heard(self, frame: Json) -> None:
        self.tally[f"heard {frame['type']}"] += 1
        match frame:
            case {"type": "view", "version": version, "seat": seat, "view": view}:
                self.known.version, self.known.seat = version, seat
                self.known.actions = [each["action"] for each in view["actions"]][:50]
            case {"type": "entered"}:
                self.inside = True
            case {"type": "problem", "code": code, "reason": reason}:
                self.tally[f"problem {code}"] += 1
                if code == "internal":
                    self.problems.append(f"an internal error was told: {reason}")

    def _closed(self) -> None:
        assert self.socket is not None
        code = self.socket.close_code
        self.tally[f"closed {code}"] += 1
        if code not in FAIR_CLOSES and (self.inside or code != 1006):
            how = self.socket.protocol
            self.problems.append(
                f"a socket was closed with {code}: {how.close_rcvd}, {how.close_sent},"
                f" {how.close_exc}"
            )
        self.socket = None

    def part(self) -> list[str]:
        """Whoever was not shown the door still gets answers; then the line ends somehow."""
        if self.socket is not None:
            self._send(b'{"type":"ping"}', True)
            if not self._listen(60.0, until="pong") and self.socket is not None:
                self.problems.append("a socket gets no answer any more")
        if self.socket is not None:
            if self.stage.chance.random() < 0.5:
                self.socket.socket.shutdown(socket.SHUT_RDWR)
            self.socket.close()
            self.socket = None
        return self.problems


def frame(opcode: int, payload: bytes, *, final: bool = True, masked: bool = True) -> bytes:
    """A frame with a short payload, right or wrong; a mask of zeros changes nothing."""
    size = len(payload)
    length = bytes([size]) if size < 126 else bytes([126]) + size.to_bytes(2, "big")
    head = bytes([(0x80 if final else 0) | opcode, (0x80 if masked else 0) | length[0]])
    return head + length[1:] + (bytes(4) if masked else b"") + payload


def broken_wire(stage: Stage, speaker: Speaker, tally: Counter[str]) -> None:
    """A raw connection: heads, handshakes and frames that no library would send."""
    chance = stage.chance
    server = chance.choice(stage.servers)
    tally["raw connections"] += 1
    with (
        contextlib.suppress(OSError),
        socket.create_connection(("127.0.0.1", server.port), timeout=10) as raw,
    ):
        if chance.random() < 0.3:
            raw.sendall(_head(chance))
        else:
            raw.sendall(HANDSHAKE.encode())
            raw.recv(4096)
            content = b"".join(_wire(chance, speaker, stage) for _ in range(chance.randrange(1, 9)))
            for at in range(0, len(content), step := chance.choice([1, 7, 1000, 10**6])):
                raw.sendall(content[at : at + step])
        raw.settimeout(0.05)
        while raw.recv(65_536):
            pass


def _head(chance: random.Random) -> bytes:
    lines = HANDSHAKE.encode().split(b"\r\n")[:-2]
    match chance.randrange(6):
        case 0:
            lines[0] = chance.choice([b"GET /api/live HTTP/9.9", b"\x16\x03\x01", b"GET  /", b""])
        case 1:
            lines.append(b"X: " + chance.randbytes(chance.randrange(20_000)).replace(b"\n", b""))
        case 2:
            lines += [b"Content-Length: 5", b"Transfer-Encoding: chunked"]
        case 3:
            lines.append(b"Cookie: " + b"merrymen=" + chance.randbytes(60).hex().encode())
        case 4:
            del lines[chance.randrange(len(lines))]
        case _:
            return chance.randbytes(chance.randrange(1, 3_000))
    return b"\r\n".join(lines) + b"\r\n\r\n"


def _wire(chance: random.Random, speaker: Speaker, stage: Stage) -> bytes:
    content = speaker.say(stage.known)[:60_000]
    opcode = chance.choice([0, 1, 1, 1, 2, 3, 8, 9, 10, 11])
    match chance.randrange(7):
        case 0:
            return frame(1, content, masked=False)
        case 1:
            return frame(opcode | chance.choice([0, 0x10, 0x40]), content[:125])
        case 2:
            return frame(1, content, final=False) + frame(9, b"hm") + frame(0, content)
        case 3:
            return b"\x81\xff" + chance.randbytes(8) + bytes(4)
        case 4:
            return frame(8, chance.randbytes(chance.randrange(0, 125)))
        case 5:
            return chance.randbytes(chance.randrange(1, 500))
        case _:
            return frame(opcode, content)
