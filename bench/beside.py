"""What live tables notice of an analysis beside them: `python -m bench.looking --tables`.

One server and one set of tables for the whole measurement, so that nothing of an earlier round is
left to be cleared away in a later one. Before anything counts, a game is analysed once (its
processes start, its code is loaded) and actions are offered for a while. No round begins before the
server and its processes are at rest: after its start they compile games and get bots ready, and
that is neither an analysis nor nothing. Rounds alone and rounds beside an analysis take turns, in
the order that a slow drift of the machine cancels out. A round beside begins with the asking and
lasts until all is known and kept, while another process asks for news as a browser does. A round
alone begins when nothing is wanted any more.

A third process tells in every round what the machine itself did: how late a sleeper was woken, and
how long the disk took to keep a few bytes. Where those are as long as the tables' worst answers,
the round says nothing about the server.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pathlib
import statistics
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any

from bench.table.command import HOST, Measured, room_for, server
from bench.table.load import Offered, Pair, connect_all, make_tables, percentile_ms
from merrymen.chronicle import Chronicle
from merrymen.client import Client

AGAIN_S = 0.8  # the page asks so often
WARM_S = 6.0
REST_S, RESTING = 2.0, 0.03  # at rest: so long less than that much of one core
PATIENCE_S = 300.0
NAP_S = 0.005
KEPT_EVERY = 50  # naps
DECISIONS = 15  # of a table for two that can be offered before its game may be over
Waits = dict[str, list[float]]


def beside_play(
    told: list[Chronicle], game: str, per_s: float, seconds: float
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Every round, and both kinds of rounds taken together."""
    rounds = 2 * (len(told) - 1)  # the first game is for warming
    tables = room_for(round(per_s * (rounds * 1.3 * seconds + WARM_S) / DECISIONS))
    with server() as measured, _helpers() as helpers:
        bench = Bench(measured, helpers, per_s)
        found = asyncio.run(bench.run(told, game, tables, seconds))
    kinds = {kind: [each for each in found if each["kind"] == kind] for kind in ("alone", "beside")}
    together: dict[str, Any] = {"game": game, "tables": tables, "offered_per_s": per_s}
    for kind, those in kinds.items():
        times = [each for one in those for each in one.pop("times")]
        together |= {
            f"{kind}_answered": len(times),
            f"{kind}_p50_ms": percentile_ms(times, 0.5),
            f"{kind}_p99_ms": percentile_ms(times, 0.99),
            f"{kind}_median_p99_ms": round(statistics.median(each["p99_ms"] for each in those), 1),
            f"{kind}_all_p99_ms": [each["p99_ms"] for each in those],
        }
    return found, together


class Bench:
    """The rounds of one measurement."""

    def __init__(self, measured: Measured, helpers: ProcessPoolExecutor, per_s: float) -> None:
        self._url = f"http://{HOST}:{measured.port}"
        self._measured, self._helpers, self._per_s = measured, helpers, per_s
        self._pairs: list[Pair] = []

    async def run(
        self, told: list[Chronicle], game: str, tables: int, seconds: float
    ) -> list[dict[str, Any]]:
        first, *others = told
        await self._rest()
        await self._in(look_back, self._url, first)
        self._pairs = await make_tables(HOST, self._measured.port, game, tables)
        await connect_all(self._pairs, HOST, self._measured.port)
        await self._offered(asyncio.sleep(WARM_S))
        found = []
        for number, each in enumerate(others):
            kinds = ("alone", "beside") if number % 2 == 0 else ("beside", "alone")
            for kind in kinds:
                await self._rest()
                round_of = self._in(look_back, self._url, each) if kind == "beside" else None
                found.append(await self._round(kind, round_of or asyncio.sleep(seconds)))
        for pair in self._pairs:
            pair.close()
        return found

    async def _round(self, kind: str, lasting: Any) -> dict[str, Any]:
        with tempfile.TemporaryDirectory() as folder:
            stop = pathlib.Path(folder) / "stop"
            probe = asyncio.ensure_future(self._in(probed, str(stop)))
            load, cpu, begun = Offered(self._pairs), self._measured.cpu_s(), time.perf_counter()
            await self._offered(lasting, load)
            spent = time.perf_counter() - begun
            stop.touch()
            waits = await probe
        told = {
            "kind": kind,
            "seconds": round(spent, 1),
            "answered": len(load.times),
            "left_out": load.offered - len(load.times),
            "p50_ms": percentile_ms(load.times, 0.5),
            "p99_ms": percentile_ms(load.times, 0.99),
            "worst_ms": percentile_ms(load.times, 1),
            "server_cpu": round((self._measured.cpu_s() - cpu) / spent, 2),
            "machine_load": round(os.getloadavg()[0], 1),
            "woken_p99_ms": percentile_ms(waits["woken"], 0.99),
            "disk_p99_ms": percentile_ms(waits["disk"] or [0.0], 0.99),
            "woken_worst_ms": percentile_ms(waits["woken"], 1),
            "disk_worst_ms": percentile_ms(waits["disk"] or [0.0], 1),
        }
        print(", ".join(f"{key} {value}" for key, value in told.items()), flush=True)
        return {**told, "times": load.times}

    async def _rest(self) -> None:
        """Until the server and all its processes have nothing to do."""
        end, resting = time.monotonic() + PATIENCE_S, False
        while not resting:
            if time.monotonic() > end:
                raise RuntimeError("the server does not come to rest")
            cpu, begun = self._measured.cpu_s(family=True), time.monotonic()
            await asyncio.sleep(REST_S)
            spent = self._measured.cpu_s(family=True) - cpu
            resting = spent < RESTING * (time.monotonic() - begun)

    async def _offered(self, lasting: Any, load: Offered | None = None) -> None:
        """Offer actions for as long as something lasts."""
        load = load or Offered(self._pairs)
        end = asyncio.ensure_future(lasting)
        await load.until(self._per_s, end.done)
        await end

    def _in(self, work: Any, *arguments: Any) -> Any:
        return asyncio.get_running_loop().run_in_executor(self._helpers, work, *arguments)


def look_back(url: str, told: Chronicle) -> None:
    """Ask for the analysis of a game, and for news of it until it is there."""
    with Client(url, "Robin") as client:
        table = client.post("/api/chronicles", told.written())["id"]
        client.post(path := f"/api/tables/{table}/analysis", {})
        while (so_far := client.get(path))["wanted"]:
            time.sleep(AGAIN_S)
        if so_far["analysis"] is None:
            raise RuntimeError("the server could not analyse the game; its log says why")


def probed(stop: str) -> Waits:
    """What the machine does to somebody who wants almost nothing, until a file is there."""
    found: Waits = {"woken": [], "disk": []}
    end = pathlib.Path(stop)
    naps = 0
    with (end.parent / "kept").open("wb") as file:
        while not end.exists():
            begun = time.perf_counter()
            time.sleep(NAP_S)
            found["woken"].append(time.perf_counter() - begun - NAP_S)
            naps += 1
            if naps % KEPT_EVERY == 0:
                begun = time.perf_counter()
                file.write(b"kept")
                file.flush()
                os.fsync(file.fileno())
                found["disk"].append(time.perf_counter() - begun)
    return found


@contextmanager
def _helpers() -> Iterator[ProcessPoolExecutor]:
    """Processes beside the load's own, so that their work is no pause of the load."""
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as helpers:
        yield helpers
