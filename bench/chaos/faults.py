"""Everything that may happen to a server: what begins it, what ends it, and for how long."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from bench.chaos.links import Link, State
from bench.chaos.town import Town
from bench.chaos.weather import Weather
from table.processes_of import bots_of

LONG = (0.3, 8.0)  # longer than it takes to be thought dead
SHORT = (0.2, 4.0)
JUMPS = (-10_000, -3_600, -30, 30, 3_600, 10_000)  # seconds
PAUSE = (0.2, 1.8)  # between two faults, as a share of the mean
TOGETHER = 3  # at the same time
END_S = 15.0  # a server that is told to end has ended (10 s are promised; this machine is busy)


@dataclass(frozen=True)
class Fault:
    """Something that happens to something, and is over after a while."""

    name: str
    to: str  # nothing happens twice to the same at the same time
    begin: Callable[[], None]
    end: Callable[[], None]
    lasts: tuple[float, float] = SHORT


class Faults:
    """All that can happen in a town."""

    def __init__(self, town: Town, chance: random.Random) -> None:
        self._town, self._chance = town, chance
        self.slow_ends: list[str] = []

    def all(self) -> list[Fault]:
        found = self._beside()
        for number in range(len(self._town.servers)):
            found += self._to_server(number)
        for line in self._town.lines:
            found += [_cut(line, "broken"), _cut(line, "silent")]
        return found

    def _to_server(self, number: int) -> list[Fault]:
        server, to = self._town.servers[number], f"server {number + 1}"

        def start() -> None:
            self._town.start_server(server)

        def bots(how: signal.Signals) -> Callable[[], None]:
            return lambda: _signal(bots_of(server.pid), how)

        return [
            Fault("a server is killed", to, server.kill, start),
            Fault("a server is told to end", to, lambda: self._told_to_end(number), start),
            Fault(
                "a server is paused", to,
                lambda: _signal([server.pid], signal.SIGSTOP),
                lambda: _signal([server.pid], signal.SIGCONT), LONG,
            ),
            Fault("bots are killed", f"bots of {to}", bots(signal.SIGKILL), _nothing),
            Fault(
                "bots are paused", f"bots of {to}", bots(signal.SIGSTOP), bots(signal.SIGCONT), LONG
            ),
            Fault("the time of day jumps", f"time of {to}", lambda: self._jump([number]), _nothing),
        ]  # fmt: skip

    def _beside(self) -> list[Fault]:
        town = self._town
        postgres, redis = town.postgres, town.redis
        found = [
            Fault("PostgreSQL is ended at once", "PostgreSQL", self._end_postgres, self._back),
            Fault("a process of PostgreSQL is killed", "PostgreSQL", self._kill_one, self._back),
            Fault(
                "PostgreSQL is paused", "PostgreSQL",
                lambda: postgres.pause(signal.SIGSTOP), self._wake, LONG,
            ),
            Fault("Redis is killed", "Redis", redis.kill, redis.start),
            Fault(
                "Redis is paused", "Redis",
                lambda: redis.pause(signal.SIGSTOP), lambda: redis.pause(signal.SIGCONT), LONG,
            ),
            Fault(
                "the machine's time of day jumps", "time",
                lambda: self._jump(list(range(len(town.servers)))), _nothing,
            ),
        ]  # fmt: skip
        if town.disk is not None:
            found.append(Fault("the disk is full", "PostgreSQL", town.fill_disk, self._emptied))
        return found

    def _jump(self, numbers: list[int]) -> None:
        seconds = self._chance.choice(JUMPS)
        for number in numbers:
            self._town.jump(number, seconds)

    def _told_to_end(self, number: int) -> None:
        begun = time.monotonic()
        self._town.servers[number].stop()
        took = time.monotonic() - begun
        if took > END_S:
            self.slow_ends.append(f"server {number + 1} took {took:.1f} s to end")

    def _end_postgres(self) -> None:
        if self._town.postgres.runs:
            self._town.postgres.stop()

    def _kill_one(self) -> None:
        """PostgreSQL then ends all connections, and recovers by itself."""
        backends = self._town.postgres.backends
        if backends:
            _signal([self._chance.choice(backends)], signal.SIGKILL)

    def _wake(self) -> None:
        self._town.postgres.pause(signal.SIGCONT)
        self._back()

    def _emptied(self) -> None:
        self._town.clear_disk()
        self._back()

    def _back(self) -> None:
        if not self._town.postgres.runs:
            self._town.postgres.start()


def _cut(line: Link, state: State) -> Fault:
    return Fault(f"a line is {state}", line.name, lambda: line.put(state), lambda: line.put("open"))


def _signal(pids: list[int], how: signal.Signals) -> None:
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, how)


def _nothing() -> None:
    """It is over as soon as it has happened."""


class Storm(threading.Thread):
    """One fault after the other, some at the same time, until the time is up.

    The order and the length of faults come from the seed. The first ones are all that there are,
    each once, so that a short storm has everything in it.
    """

    def __init__(self, town: Town, weather: Weather, chance: random.Random, pause: float) -> None:
        super().__init__(daemon=True)
        self._pause = pause
        self.faults = Faults(town, chance)
        self._weather, self._chance = weather, chance
        self.done: Counter[str] = Counter()
        self.failed: list[str] = []
        self.stop = threading.Event()
        self._busy: dict[str, threading.Thread] = {}
        self._first = self.faults.all()
        chance.shuffle(self._first)

    @property
    def happened(self) -> int:
        """How many faults there were so far."""
        return sum(self.done.values())

    def run(self) -> None:
        every = list(self._first)
        while not self.stop.is_set():
            self._busy = {to: each for to, each in self._busy.items() if each.is_alive()}
            fault = self._first.pop(0) if self._first else self._chance.choice(every)
            if len(self._busy) < TOGETHER and fault.to not in self._busy:
                self._let(fault)
                self.stop.wait(self._pause * self._chance.uniform(*PAUSE))
            elif self._first:
                self._first.append(fault)  # it comes later
            self.stop.wait(0.05)
        for each in self._busy.values():
            each.join(90)

    def _let(self, fault: Fault) -> None:
        lasts = self._chance.uniform(*fault.lasts)
        happening = threading.Thread(target=self._happen, args=(fault, lasts), daemon=True)
        self._busy[fault.to] = happening
        happening.start()

    def _happen(self, fault: Fault, lasts: float) -> None:
        self._weather.begin()
        try:
            self.done[fault.name] += 1
            fault.begin()
            self.stop.wait(lasts)
            fault.end()
        except Exception as error:
            self.failed.append(f"{fault.name} ({fault.to}): {error!r}")
        finally:
            self._weather.end()
