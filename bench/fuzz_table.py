"""`python -m bench.fuzz_table --minutes 60`: nonsense over WebSocket and HTTP, and its effect.

Guests in all roles say what the protocol knows, and what it does not, at many tables of all games;
Schemathesis asks over HTTP. Meanwhile honest players play elsewhere on the same server. Wanted: no
500, no internal error, nothing in the log that has no business there, honest players served all
the time, tables that can be played on, memory that stays, and nothing left over at the end.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import pathlib
import random
import signal
import sys
import threading
import time
import warnings
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded
from hypothesis.errors import HypothesisDeprecationWarning
from rich.console import Console
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

import merrymen
from bench.grammar import Speaker
from bench.hostile import Hostile, Stage, broken_wire
from bench.sites import Site, on_postgres, on_sqlite
from merrymen.client import Chair, Client
from merrymen.errors import IllegalAction, MerrymenError
from merrymen.table.storage.verify import verify

TOGETHER = 8  # hostile sockets at a time
WORDS = 300  # said by all of them in one round
EXAMPLES = 12  # of every HTTP operation in one pass
GROWTH = 1.5  # of memory, from the first third of a run to the last
SPARE_MB = 64
PLAYED_ON = 1  # tables of each guest that are tried after a round
PATIENCE = 300.0  # seconds that an honest player waits; a bot's process has 180 to load a game


@dataclass
class Findings:
    """What happened, and what should not have."""

    rounds: int = 0
    passes: int = 0
    honest: int = 0
    slowest_s: float = 0.0
    tally: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)
    memory: list[tuple[float, list[int]]] = field(default_factory=list)

    def note(self, site: Site, problems: list[str]) -> None:
        for problem in problems:
            self.add(f"{site.name}: {problem}")

    def add(self, problem: str) -> None:
        if problem not in self.problems and len(self.problems) < 200:
            self.problems.append(problem)
            print(f"found: {problem}", flush=True)


class Honest(threading.Thread):
    """Two players at tables that nobody disturbs, one game after the other."""

    def __init__(self, site: Site, findings: Findings, chance: random.Random) -> None:
        super().__init__(daemon=True)
        self.site, self.findings, self.chance = site, findings, chance
        self.stop = threading.Event()

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                self._game(self.chance.choice(list(merrymen.games())))
        except Exception as error:
            self.findings.add(f"{self.site.name}: honest players were not served: {error!r}")

    def _game(self, game: str) -> None:
        count = merrymen.game(game).players[0]
        client = Client(self.site.servers[0].url, "Robin", patience=PATIENCE)
        made = client.make(game, [{"kind": "me"}] * count)
        tokens = [held["token"] for held in made["seats"]]
        with Chair(client, made["table"]["id"], tokens) as chair:
            for _ in range(200):
                mover = chair.frame["view"]["to_move"]
                if mover is None or self.stop.is_set():
                    return
                if chair.frame["seat"] != mover:
                    chair.look(mover)
                begun = time.monotonic()
                chair.act(self.chance.choice(chair.frame["view"]["actions"])["action"])
                took = time.monotonic() - begun
                self.findings.slowest_s = max(self.findings.slowest_s, took)
                self.findings.honest += 1
                self.stop.wait(0.05)


def ws_round(site: Site, chance: random.Random, findings: Findings) -> None:
    """Nonsense at fresh tables, then the check that they can still be played at."""
    stage, speaker = Stage(site.servers, chance), Speaker(chance)
    crowd: list[Hostile] = []
    try:
        for _ in range(WORDS):
            if len(crowd) < TOGETHER:
                crowd.append(Hostile(stage, speaker, findings.tally))
            each = chance.choice(crowd)
            each.speak()
            if each.socket is None:
                crowd.remove(each)
                findings.note(site, each.problems)
            if chance.random() < 0.05:
                broken_wire(stage, speaker, findings.tally)
    finally:
        for each in crowd:
            findings.note(site, each.part())
    for client in (stage.host, stage.guest):
        play_on(site, client, chance, findings)
    findings.rounds += 1


def play_on(site: Site, client: Client, chance: random.Random, findings: Findings) -> None:
    """Whatever was said there: who holds a seat of a game that goes on can play."""
    mine = [
        own
        for own in client.get("/api/tables/mine")
        if own["table"]["status"] == "playing" and own["seats"]
    ]
    for own in chance.sample(mine, min(PLAYED_ON, len(mine))):
        findings.tally["tables played on"] += 1
        try:
            with client.chair(own) as chair:
                for seat in [held["seat"] for held in own["seats"]]:
                    chair.send({"type": "return", "seat": seat})
                _some_turns(chair, chance)
        except Exception as error:
            game = own["table"]["game"]
            findings.add(f"{site.name}: a table of {game} cannot be played on: {error!r}")


def _some_turns(chair: Chair, chance: random.Random) -> None:
    """Three more actions by anybody, the own ones by us."""
    wanted, end = chair.version + 3, time.monotonic() + PATIENCE
    held = chair.entered["seats"]
    while chair.version < wanted:
        if time.monotonic() > end:
            raise TimeoutError(f"nothing happens after version {chair.version}")
        view, status = chair.frame["view"], chair.entered["table"]["status"]
        if view["to_move"] is None or status != "playing":
            return
        if view["to_move"] in held and chair.frame["seat"] != view["to_move"]:
            chair.look(view["to_move"])
        elif view["actions"]:
            with contextlib.suppress(IllegalAction, MerrymenError):  # a clock may be faster
                chair.act(chance.choice(view["actions"])["action"])
        elif held and view["to_move"] not in held:
            seats = chair.entered["table"]["seats"]
            if seats[view["to_move"]]["kind"] != "bot":
                return  # we wait for somebody who is not here
            chair.receive(timeout=PATIENCE)
        else:
            chair.receive(timeout=PATIENCE)


def http_pass(site: Site, seed: int, findings: Findings, go_on: Callable[[], bool]) -> None:
    """Every operation of the description with sense and nonsense."""
    server = site.servers[seed % len(site.servers)]
    schema = schemathesis.openapi.from_url(
        f"{server.url}/api/schema/openapi.json", timeout=PATIENCE
    )
    headers = {"cookie": Client(server.url, "Schema").cookie}
    for found in schema.get_all_operations():
        if not go_on():
            return
        assert isinstance(found, Ok)
        operation = found.ok()

        @seeded(seed)
        @given(case=operation.as_strategy())
        @settings(
            max_examples=EXAMPLES, deadline=None, database=None,
            phases=[Phase.generate], suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        def check(case: Any) -> None:
            findings.tally["HTTP requests"] += 1
            # What fits the description may still be refused: it does not know our tables.
            case.call_and_validate(
                headers=headers, excluded_checks=[positive_data_acceptance], timeout=PATIENCE
            )

        try:
            check()
        except Exception as error:
            findings.add(f"{site.name}: HTTP {operation.label}: {error!r}"[:1_500])
    findings.passes += 1


def maltreat(site: Site, seconds: float, seed: int, findings: Findings, console: Console) -> None:
    """One site for so long."""
    chance, end = random.Random(seed), time.monotonic() + seconds
    honest = Honest(site, findings, random.Random(seed))
    honest.start()
    asking = threading.Thread(
        target=_ask_on, args=(site, seed, findings, lambda: time.monotonic() < end), daemon=True
    )
    asking.start()
    begun = told = time.monotonic()
    series: list[tuple[float, list[int]]] = []
    while time.monotonic() < end:
        try:
            ws_round(site, chance, findings)
        except Exception as error:
            findings.add(f"{site.name}: a round broke off: {error!r}")
        _look(site, findings)
        series.append((round(time.monotonic() - begun), site.memory()))
        if time.monotonic() - told > 20:
            told = time.monotonic()
            console.print(
                f"{site.name}, {told - begun:.0f} s: {findings.rounds} rounds,"
                f" {findings.tally['messages']} messages, {findings.tally['HTTP requests']}"
                f" requests, {series[-1][1]} MB, {len(findings.problems)} problems"
            )
    honest.stop.set()
    for each in (asking, honest):
        each.join(PATIENCE)
    left = site.is_quiet()
    if left:
        findings.add(f"{site.name}: left over when everybody was gone: {left}")
    _look(site, findings)
    _weigh(site, series, findings)
    if verify(site.database, None, Console(quiet=True)) != 0:
        findings.add(f"{site.name}: stored games do not replay")


def _ask_on(site: Site, seed: int, findings: Findings, go_on: Callable[[], bool]) -> None:
    while go_on():
        seed += 1
        try:
            http_pass(site, seed, findings, go_on)
        except Exception as error:
            findings.add(f"{site.name}: a pass over HTTP broke off: {error!r}")


def _look(site: Site, findings: Findings) -> None:
    if not site.is_healthy():
        findings.add(f"{site.name}: not healthy")
    for line in site.trouble():
        findings.add(f"{site.name}: in the log: {line}")


def _weigh(site: Site, series: list[tuple[float, list[int]]], findings: Findings) -> None:
    """Memory may rise at first; then it stays."""
    findings.memory += series[:: max(1, len(series) // 12)] + series[-1:]
    third = len(series) // 3
    if third < 3:
        return
    for number in range(len(site.servers)):
        early = max(memory[number] for _, memory in series[third : 2 * third])
        late = max(memory[number] for _, memory in series[2 * third :])
        if late > GROWTH * early + SPARE_MB:
            findings.add(f"{site.name}: memory grows from {early} to {late} MB")


def report(findings: Findings, minutes: float, console: Console) -> None:
    tally = findings.tally
    console.print(
        f"{minutes:.1f} minutes: {findings.rounds} rounds of WebSockets with"
        f" {tally['messages']} messages and {tally['raw connections']} raw connections,"
        f" {findings.passes} passes of Schemathesis with {tally['HTTP requests']} requests;"
        f" {findings.honest} honest actions beside, the slowest in {findings.slowest_s:.2f} s"
    )
    for name in sorted(tally):
        console.print(f"  {name}: {tally[name]}")
    console.print(f"memory in MB by seconds: {findings.memory}")
    console.print("nothing found" if not findings.problems else f"{len(findings.problems)} found")


def main(argv: Sequence[str] | None = None) -> int:
    """Half of the time on SQLite, half with two processes on PostgreSQL and Redis."""
    parser = argparse.ArgumentParser(prog="python -m bench.fuzz_table", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--only", choices=("sqlite", "postgres"), help="one of the two")
    parser.add_argument("--json", type=pathlib.Path, help="write the findings to this file")
    chosen = parser.parse_args(argv)
    warnings.simplefilter("ignore", HypothesisDeprecationWarning)  # Schemathesis' own
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # and the servers are ended
    console, findings, begun = Console(), Findings(), time.monotonic()
    console.print(f"seed {chosen.seed}")
    sites = {"sqlite": on_sqlite, "postgres": on_postgres}
    names = [chosen.only] if chosen.only else list(sites)
    for name in names:
        with sites[name]() as site:
            maltreat(site, 60 * chosen.minutes / len(names), chosen.seed, findings, console)
    minutes = (time.monotonic() - begun) / 60
    report(findings, minutes, console)
    if chosen.json:
        found = {**vars(findings), "minutes": minutes, "seed": chosen.seed}
        chosen.json.write_text(json.dumps(found, indent=2) + "\n")
    return 1 if findings.problems else 0


if __name__ == "__main__":
    sys.exit(main())
