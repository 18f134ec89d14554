"""`python -m bench.table.bots`: people's actions while bots answer at every table.

A person and an Outlaw at each of many tables; the people act at the rate at which people do. How
long they wait until they see their own action, and until the bot has answered it. Bots think in
processes of their own, which give way to the server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import pathlib
import random
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Console

from bench.table.command import HOST, Measured, _loop_run, room_for, server
from bench.table.load import Heard, Http, Socket, percentile_ms

OUTLAW = {"kind": "bot", "level": "outlaw"}
GATHER_S = 3.0  # between sitting down and playing: bots' processes load their networks


class Person:
    """Somebody who plays one game after the other against a bot."""

    def __init__(self, table: str, token: str) -> None:
        hello = {"type": "enter", "table": table, "tokens": [token]}
        self._hello = msgspec.json.encode(hello)
        self.over = False
        self.acted: tuple[int, float] | None = None  # the version it led to, and when it was done
        self._answered_at: tuple[int, float] | None = None
        self.own: list[float] = []
        self.answers: list[float] = []

    async def connect(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        _, self.socket = await loop.create_connection(self._socket, HOST, port)

    def _socket(self) -> Socket:
        return Socket(self._hello, self._hear)

    def _hear(self, socket: Socket, heard: Heard) -> None:
        if heard.view is None:
            return
        self.over, now = heard.view.to_move is None, time.perf_counter()
        if self.acted is not None and heard.version >= self.acted[0]:
            self.own.append(now - self.acted[1])
            self._answered_at, self.acted = self.acted, None
        if socket.actions and self._answered_at and heard.version > self._answered_at[0]:
            self.answers.append(now - self._answered_at[1])
            self._answered_at = None

    def act(self) -> None:
        """Do something, if it is one's turn."""
        if self.socket.actions and self.acted is None and not self.over:
            self.acted = self.socket.version + 1, time.perf_counter()
            self.socket.act()


async def crowd(measured: Measured, game: str, tables: int, every_s: float, seconds: float) -> Any:
    """Everybody acts about every so many seconds."""
    people = await _seated(measured, game, tables)
    await asyncio.sleep(GATHER_S)
    end = time.perf_counter() + seconds
    cpu, family = measured.cpu_s(), measured.cpu_s(family=True)

    async def play(person: Person) -> None:
        while time.perf_counter() < end:
            await asyncio.sleep(random.uniform(0.5, 1.5) * every_s)
            person.act()

    await asyncio.gather(*map(play, people))
    await asyncio.sleep(1.0)
    server_cpu = measured.cpu_s() - cpu
    bots_cpu = measured.cpu_s(family=True) - family - server_cpu
    own = [each for person in people for each in person.own]
    answers = [each for person in people for each in person.answers]
    for person in people:
        person.socket.transport.close()
    return {
        "game": game,
        "tables": tables,
        "actions": len(own),
        "unanswered": sum(person.acted is not None for person in people),
        "p50_ms": percentile_ms(own, 0.5),
        "p99_ms": percentile_ms(own, 0.99),
        "worst_ms": percentile_ms(own, 1.0),
        "bots_answers": len(answers),
        "answer_p50_ms": percentile_ms(answers, 0.5),
        "answer_p99_ms": percentile_ms(answers, 0.99),
        "server_share": round(server_cpu / seconds, 2),
        "bots_share": round(bots_cpu / seconds, 2),
    }


async def _seated(measured: Measured, game: str, tables: int) -> list[Person]:
    http, people = await Http.connect(HOST, measured.port), []
    await http.post("/api/guest", {"name": "Bench"})
    for _ in range(tables):
        made = await http.post("/api/tables", {"game": game, "seats": [{"kind": "me"}, OUTLAW]})
        people.append(Person(made["table"]["id"], made["seats"][0]["token"]))
    http.writer.close()
    for person in people:
        await person.connect(measured.port)
    return people


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.table.bots", description=__doc__)
    parser.add_argument("--game", default="kings_and_creatures")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--every", type=float, default=4.0, help="seconds between two actions")
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--json", type=pathlib.Path, help="write the figures to this file")
    chosen = parser.parse_args(argv)
    room_for(chosen.tables)
    with server() as measured:
        work = crowd(measured, chosen.game, chosen.tables, chosen.every, chosen.seconds)
        found = _loop_run(work)
    Console().print(found)
    if chosen.json:
        chosen.json.write_text(json.dumps(found, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
