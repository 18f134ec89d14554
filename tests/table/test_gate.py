"""Heads of requests have their bytes and their seconds, and one machine its connections."""

from __future__ import annotations

import contextlib
import pathlib
import socket
import time
import urllib.request
from collections.abc import Iterator

import msgspec
import pytest

from table.ground import ROOMY, Ground, Server, running
from table.processes_of import memory_of

MB = 1024 * 1024


@pytest.fixture
def exposed(ground: Ground, folder: pathlib.Path) -> Iterator[Server]:
    """A server to which loopback is no proxy, and which is short of patience."""
    limits = msgspec.structs.replace(ROOMY, head_s=1.0, body_s=1.0, connections_per_address=50)
    with running(Server(ground, folder, limits, proxies=[])) as server:
        yield server


def connect(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=20)


def until_closed(line: socket.socket) -> tuple[bytes, float]:
    begun, heard = time.monotonic(), b""
    with contextlib.suppress(ConnectionResetError):
        while part := line.recv(65_536):
            heard += part
    return heard, time.monotonic() - begun


@pytest.mark.parametrize("kind", ["many", "one", "path", "trailers"])
def test_twenty_megabytes_of_headers_cost_nothing(exposed: Server, kind: str) -> None:
    before = memory_of(exposed.pid)
    starts = {
        "many": b"GET /api/ HTTP/1.1\r\nhost: x\r\n",
        "one": b"GET /api/ HTTP/1.1\r\nhost: x\r\nx: ",
        "path": b"GET /",
        "trailers": b"POST /api/guest HTTP/1.1\r\nhost: x\r\n"
        b"transfer-encoding: chunked\r\n\r\n0\r\n",
    }
    more = b"x: " + b"y" * 1_000 + b"\r\n" if kind in ("many", "trailers") else b"z" * 1_000
    sent = 0
    with connect(exposed) as line:
        line.sendall(starts[kind])
        with contextlib.suppress(OSError):
            while sent < 20 * MB:
                line.sendall(more * 64)
                sent += len(more) * 64
        until_closed(line)
    grown = memory_of(exposed.pid) - before
    print(f"{kind}: {sent / MB:.1f} MB sent, {grown / MB:.1f} MB more memory")
    assert sent < 20 * MB
    assert grown < 20 * MB


@pytest.mark.parametrize(
    "half",
    [b"", b"GET /api/ HTTP/1.1\r\nho", b"POST /api/guest HTTP/1.1\r\ncontent-length: 9\r\n\r\n"],
)
def test_half_a_request_is_not_waited_for(exposed: Server, half: bytes) -> None:
    with connect(exposed) as line:
        line.sendall(half)
        _, waited = until_closed(line)
    assert waited < 5


def test_dripping_headers_are_not_waited_for(exposed: Server) -> None:
    with connect(exposed) as line:
        begun = time.monotonic()
        with contextlib.suppress(OSError):
            line.sendall(b"GET / HTTP/1.1\r\n")
            while time.monotonic() - begun < 10:
                line.sendall(b"x: y\r\n")
                time.sleep(0.2)
        assert time.monotonic() - begun < 5


def test_one_machine_cannot_take_all_connections(exposed: Server) -> None:
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(connect(exposed)) for _ in range(120)]
        time.sleep(0.3)
        closed = 0
        for line in lines:
            line.setblocking(False)
            try:
                closed += line.recv(1) == b""
            except BlockingIOError:
                pass
            except ConnectionResetError:
                closed += 1
        assert closed >= 70
    time.sleep(0.3)
    with urllib.request.urlopen(exposed.url + "/api/") as answer:  # it gave its places back
        assert answer.status == 200


def test_places_of_sockets_are_given_back(exposed: Server) -> None:
    made = exposed.client("Robin").post("/api/play", {"game": "kings_and_creatures"})
    for _ in range(120):
        exposed.client("Robin").watch(made["table"]["id"]).close()


def test_many_half_requests_leave_room_for_others(ground: Ground, folder: pathlib.Path) -> None:
    limits = msgspec.structs.replace(ROOMY, head_s=1.0)
    with running(Server(ground, folder, limits)) as server, contextlib.ExitStack() as stack:
        for _ in range(1_000):
            stack.enter_context(connect(server)).sendall(b"GET / HT")
        with urllib.request.urlopen(server.url + "/api/", timeout=20) as answer:
            assert answer.status == 200
