"""`merrymen chaos --minutes 10`: play under a storm, then count.

Two server processes on PostgreSQL and Redis, players at tables of all five games: among themselves,
against bots, with clocks, and some who doze. Processes, bots, Redis and PostgreSQL are killed,
paused and cut off at random, the time of day jumps, the disk is filled. At the end every
acknowledged action must be there exactly once, every game over and every clock right.
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import random
import re
import shutil
import signal
import sys
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.console import Console

from bench.chaos.checking import Verdict, judge
from bench.chaos.faults import Storm
from bench.chaos.people import KINDS, Company
from bench.chaos.town import Town
from bench.chaos.weather import Weather

TRACE = re.compile(r"^(\w+(?:\.\w+)*(?:Error|Exception|Exit)\b.*)$")
FINISH_S = 900.0  # for the last games, as long as they go on


class Chaos:
    """One run."""

    def __init__(self, seed: int, companies: int, pause: float, console: Console) -> None:
        self.seed, self.console = seed, console
        self.town, self.weather = Town(), Weather()
        self.storm = Storm(self.town, self.weather, random.Random(seed), pause)
        self.companies = [
            Company(self.town.urls, self.weather, KINDS[number % len(KINDS)], number, seed)
            for number in range(companies)
        ]

    def run(self, seconds: float, faults: int = 0) -> dict[str, Any]:
        """So long, and until so much has happened, however slow the machine is."""
        self.town.start()
        begun = time.monotonic()
        for each in self.companies:
            each.start()
        self.storm.start()
        while self._anybody() and (
            (passed := time.monotonic() - begun) < seconds or self.storm.happened < faults
        ):
            time.sleep(min(15.0, max(0.1, seconds - passed)))
            self._tell(time.monotonic() - begun)
        self.storm.stop.set()
        self.storm.join(120)
        stormy = time.monotonic() - begun
        self.weather.begin()
        self.town.mend()
        self.weather.end()
        self.weather.over.set()
        self._finish()
        verdict = judge(self.town.database, [t for each in self.companies for t in each.tables])
        return self._figures(verdict, stormy, time.monotonic() - begun)

    def _anybody(self) -> bool:
        return any(each.is_alive() for each in self.companies)

    def _actions(self) -> int:
        return sum(each.actions for each in self.companies)

    def _tell(self, passed: float) -> None:
        self.console.print(
            f"{passed:5.0f} s: {self._actions()} actions acknowledged at"
            f" {sum(len(each.tables) for each in self.companies)} tables,"
            f" {self.storm.happened} faults"
        )

    def _finish(self) -> None:
        """The last games are played to their end; who does not get on says so himself."""
        end = time.monotonic() + FINISH_S
        for each in self.companies:
            each.join(max(0.0, end - time.monotonic()))

    def _figures(self, verdict: Verdict, stormy: float, whole: float) -> dict[str, Any]:
        waits = sorted(wait for each in self.companies for wait in each.waits)
        notes: Counter[str] = sum((each.notes for each in self.companies), Counter())
        stuck = [each.stuck for each in self.companies if each.stuck]
        stuck += [f"{each.name} still plays" for each in self.companies if each.is_alive()]
        failed = [f"{each.name}: {each.failed!r}" for each in self.companies if each.failed]
        clocks = verdict.clocks + [wrong for each in self.companies for wrong in each.wrong_clocks]
        return {
            "seed": self.seed,
            "minutes of storm": round(stormy / 60, 2),
            "minutes in all": round(whole / 60, 2),
            "load": [round(each, 1) for each in os.getloadavg()],
            "acknowledged": verdict.acknowledged,
            "by bots": verdict.by_bots,
            "tables": verdict.tables,
            "lost": verdict.lost,
            "doubled": verdict.doubled,
            "done though refused": verdict.unasked,
            "too late for one process, in time for the other": verdict.after_all,
            "stuck": stuck,
            "unfinished": verdict.unfinished,
            "clocks that were wrong": clocks,
            "games that do not replay": verdict.replay,
            "players who gave up": failed,
            "slow to end": self.storm.faults.slow_ends,
            "faults that failed": self.storm.failed,
            "faults": dict(sorted(self.storm.done.items())),
            "players were told": dict(sorted(notes.items())),
            "answers in s": {
                name: round(waits[int(share * (len(waits) - 1))], 3)
                for name, share in (("median", 0.5), ("99 %", 0.99), ("longest", 1.0))
                if waits
            },
            "errors in the log": dict(_errors(self.town.log).most_common(12)),
        }

    def close(self) -> None:
        self.town.close()


def _errors(log: pathlib.Path) -> Counter[str]:
    """The last lines of tracebacks: trouble that was expected is told in one line instead."""
    lines = log.read_text(errors="replace").splitlines()
    return Counter(found[1][:160] for line in lines if (found := TRACE.match(line)))


WRONG = (
    "lost", "doubled", "done though refused", "stuck", "unfinished", "clocks that were wrong",
    "games that do not replay", "players who gave up", "slow to end", "faults that failed",
)  # fmt: skip


def run(
    minutes: float, seed: int, companies: int, pause: float, console: Console, faults: int = 0
) -> tuple[dict[str, Any], str]:
    """The figures, and the servers' log; at least so many faults."""
    chaos = Chaos(seed, companies, pause, console)
    try:
        figures = chaos.run(60 * minutes, faults)
        return figures, chaos.town.log.read_text(errors="replace")
    finally:
        chaos.close()


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="merrymen chaos", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--companies", type=int, default=8, help="tables at the same time")
    parser.add_argument("--pause", type=float, default=3.0, help="seconds between faults, mean")
    parser.add_argument("--json", type=pathlib.Path, help="write the report to this file")
    parser.add_argument("--log", type=pathlib.Path, help="keep the servers' log in this file")
    chosen = parser.parse_args(argv)
    console = Console()
    if not (shutil.which("redis-server") and list(pathlib.Path("/usr/lib").glob("postgresql/*"))):
        print("merrymen chaos needs Debian's postgresql and redis-server", file=sys.stderr)
        return 2
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # and everything is taken down again
    console.print(f"seed {chosen.seed}")
    figures, log = run(chosen.minutes, chosen.seed, chosen.companies, chosen.pause, console)
    for name, value in figures.items():
        console.print(f"[bold]{name}[/]: {value}" if name not in WRONG else f"{name}: {value}")
    if chosen.json:
        chosen.json.write_text(json.dumps(figures, indent=2) + "\n")
    if chosen.log:
        chosen.log.write_text(log)
    good = not any(figures[name] for name in WRONG)
    console.print("[green]nothing lost[/]" if good else "[red]something is wrong[/]")
    return 0 if good else 1
