"""Broken, stale, foreign, oversized and repeated messages: no harm is done and the server lives."""

from __future__ import annotations

import contextlib
import json
import os
import random
import socket
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from merrymen.client import Chair
from merrymen.table.limits import Limits
from merrymen.table.storage import queries
from merrymen.table.storage.store import Store
from table.ground import Server
from table.players import play, seat_people

EXAMPLES = 15
GAME = "kings_and_creatures"
NAMES = ["enter", "act", "undo", "look", "chat", "leave", "return", "hand_over", "start", "rematch"]
VALUES: list[Any] = [
    None, True, -1, 0, 1, 2**31, 2**63, 2**70, 1.5, "", "x", "x" * 5_000, [], [[]], {}, {"id": 1},
    "\ud800", "\u0000", ["a"] * 50,
]  # fmt: skip


@contextlib.contextmanager
def raw_socket(server: Server) -> Iterator[ClientConnection]:
    address = server.url.replace("http", "ws") + "/api/live"
    with connect(address, compression=None, max_size=None, max_queue=None) as found:
        yield found


def log_of(server: Server, table: str) -> Any:
    store = Store(server.database)
    try:
        row = store.read(lambda c: queries.load_table(c, table))
        assert row is not None
        return row, store.read(lambda c: queries.log_rows(c, table))
    finally:
        store.close()


def any_message(chance: random.Random, chair: Chair) -> bytes:
    """Something a broken or hostile client might say."""
    kind = chance.randrange(6)
    if kind == 0:
        return os.urandom(chance.randrange(200))
    if kind == 1:
        return b"[" * chance.randrange(1, 4_000)
    message: dict[str, Any] = {"type": chance.choice([*NAMES, "ping", "log", "view", "ack", 5])}
    names = ["id", "version", "action", "seat", "text", "table", "tokens", "level", "before", "x"]
    for name in chance.sample(names, chance.randrange(len(names))):
        message[name] = chance.choice(VALUES)
    if kind == 2:  # well formed, but stale or not possible
        message = {
            "type": "act",
            "id": "same",
            "version": chance.randrange(max(1, chair.version)),
            "action": chance.randrange(200),
        }
    return json.dumps(message).encode()


def test_hostile_sockets_change_nothing(server: Server) -> None:
    """Spectators, strangers and players who say anything; the game goes on as if nothing was."""
    chairs = seat_people(server, GAME)
    play(chairs, steps=6)
    before = log_of(server, chairs[0].table)
    chance = random.Random(11)
    enters = [
        None,
        {"type": "enter", "table": chairs[0].table},
        {"type": "enter", "table": chairs[0].table, "tokens": ["guessed"]},
    ]
    for number in range(30):
        with raw_socket(server) as hostile, contextlib.suppress(ConnectionClosed):
            enter = enters[number % len(enters)]
            if enter:
                hostile.send(json.dumps(enter))
            for _ in range(25):
                hostile.send(any_message(chance, chairs[0]), text=chance.random() < 0.8)
            hostile.send('{"type":"ping"}')
            while json.loads(hostile.recv(timeout=20))["type"] != "pong":
                pass
    assert log_of(server, chairs[0].table) == before
    play(chairs)
    assert chairs[0].frame["view"]["to_move"] is None
    for chair in chairs:
        chair.close()


def test_a_hostile_player_can_only_play(server: Server) -> None:
    """Who holds a seat may act in it: nothing but legal actions of that seat gets into the log."""
    chairs = seat_people(server, GAME)
    play(chairs, steps=3)
    waits = chairs[1 - chairs[0].frame["view"]["to_move"]]
    chance = random.Random(12)
    before = log_of(server, chairs[0].table)[1]
    for _ in range(300):
        message = any_message(chance, chairs[0])[: Limits().message_bytes]
        if not any(word in message for word in (b"leave", b"hand_over", b"return", b"start")):
            assert waits._socket is not None
            waits._socket.send(message, text=True)
    waits.send({"type": "ping"})
    waits.wait("pong")
    assert not any(frame.get("code") == "internal" for frame in waits.heard)
    assert log_of(server, chairs[0].table)[1] == before
    play(chairs)
    for chair in chairs:
        chair.close()


def test_oversized_messages_end_the_socket(server: Server) -> None:
    most = Limits().message_bytes
    with raw_socket(server) as hostile:
        hostile.send(b" " * most, text=True)
        assert json.loads(hostile.recv(timeout=20))["code"] == "bad-message"
        hostile.send(b" " * (most + 1), text=True)
        with pytest.raises(ConnectionClosed) as closed:
            hostile.recv(timeout=20)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


HANDSHAKE = (
    "GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def frame(opcode: int, payload: bytes, *, final: bool = True, masked: bool = True) -> bytes:
    head = bytes([(0x80 if final else 0) | opcode, (0x80 if masked else 0) | len(payload)])
    return head + (bytes(4) if masked else b"") + payload


@pytest.mark.parametrize(
    "data",
    [
        os.urandom(300),
        frame(1, b'{"type":"ping"}', masked=False),
        frame(3, b"reserved"),
        frame(0, b"a continuation of nothing"),
        frame(1, b"\xff\xfe"),
        frame(9, b"x", final=False),
        b"\xf1\x80\0\0\0\0",
        b"\x81\xff" + b"\xff" * 8 + bytes(4),
        b"\x81",
    ],
)
def test_broken_frames(server: Server, data: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as raw:
        raw.sendall(HANDSHAKE.encode())
        assert raw.recv(4096).startswith(b"HTTP/1.1 101")
        raw.sendall(data)
        raw.settimeout(0.2)
        with contextlib.suppress(OSError):
            while raw.recv(4096):
                pass
    assert server.is_up()


def test_messages_in_pieces(server: Server) -> None:
    """Fragments with a ping between them, and frames torn apart on the way."""
    whole = (
        frame(1, b'{"type":', final=False) + frame(9, b"hm") + frame(0, b'"ping"}')
        + frame(2, b'{"type":"ping"}') + frame(1, b'{"type":"ping"}') * 2
    )  # fmt: skip
    for size in (1, 3, 7, len(whole)):
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as raw:
            raw.sendall(HANDSHAKE.encode())
            head = raw.recv(4096)
            assert head.startswith(b"HTTP/1.1 101")
            for at in range(0, len(whole), size):
                raw.sendall(whole[at : at + size])
            heard = b""
            while heard.count(b'"pong"') < 4:
                heard += raw.recv(4096)
            assert b"\x8a\x02hm" in heard


# HTTP


def test_deeply_nested_requests_are_refused(server: Server) -> None:
    for body in (b"[" * 9_000, b'{"name":' + b"[" * 9_000, b'{"name":"x"' + b"}" * 9_000):
        request = urllib.request.Request(server.url + "/api/guest", data=body, method="POST")
        request.add_header("content-type", "application/json")
        with pytest.raises(urllib.error.HTTPError) as caught:
            urllib.request.urlopen(request)
        assert caught.value.code == 400
        assert "internal" not in caught.value.read().decode()


def test_http_answers_as_described(server: Server) -> None:
    """Every answer, to sense and nonsense, is one that the description promises."""
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    headers = {"cookie": server.client("Schema").cookie}
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 14
    for operation in operations:

        @given(case=operation.as_strategy())
        @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
        def check(case: Any) -> None:
            # A description cannot say which games, options and tables there are: what fits it
            # may still be refused.
            case.call_and_validate(headers=headers, excluded_checks=[positive_data_acceptance])

        check()
    assert server.is_up()
