"""How fast it is on this machine: steps, games, search, compiling, memory."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import numpy as np
from rich.console import Console
from rich.table import Table

from merrymen.batch import Batch
from merrymen.bots.search import PlainTree
from merrymen.engine.compiling import INTERPRETED
from merrymen.engine.plain import for_rules
from merrymen.engine.playout import play_many
from merrymen.engine.search import FREE
from merrymen.game import Game
from merrymen.games import game as find_game
from merrymen.warm import command as warm_command

SECONDS = 1.0  # of measuring, for each figure
BATCH_GAMES = 65_536  # at once: enough for many cores, and still in their caches


def random_play(game: Game, players: int, threads: int, seconds: float) -> tuple[float, float]:
    """Steps and games per second of random play on the CPU."""
    games = 20 if INTERPRETED else 2000
    chosen = game.option_numbers(game.choose_options({}))
    blank = for_rules(game.layout.zeros())
    work = [(game.layout.zeros(games), np.empty(game.actions, np.int32)) for _ in range(threads)]

    def run(index: int, end: float) -> tuple[int, int]:
        states, actions = work[index]
        steps = rounds = 0
        while rounds == 0 or time.perf_counter() < end:
            positions = for_rules(states)
            first = (rounds * threads + index) * games
            steps += play_many(
                positions, blank, game.edition.cards, players, chosen, 1, first, actions
            )
            rounds += 1
        return int(steps), rounds * games

    run(0, 0.0)  # compiles
    start = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        done = list(pool.map(lambda index: run(index, start + seconds), range(threads)))
    took = time.perf_counter() - start
    return sum(steps for steps, _ in done) / took, sum(games for _, games in done) / took


def batch_play(game: Game, players: int, threads: int, seconds: float) -> float:
    """Steps per second of a batch on the CPU: a random action in every game, and its check."""
    batch = Batch(game, players, 32 if INTERPRETED else BATCH_GAMES, seed=1, threads=threads)
    batch.step(batch.choose())  # compiles
    calls, start = 0, time.perf_counter()
    while calls == 0 or time.perf_counter() - start < seconds:
        batch.step(batch.choose())
        calls += 1
    return batch.n * calls / (time.perf_counter() - start)


def search_speed(game: Game, players: int, seconds: float) -> float:
    """Simulations per second on one core from the first move of the game."""
    match = game.new(players, seed=1)
    seat = match.to_move
    assert seat is not None
    settings = (0.7, 0.1, 0, 10.0, 10.0, FREE)
    PlainTree(match.hidden(seat), seat, 1, settings).run(1)
    tree, start = PlainTree(match.hidden(seat), seat, 1, settings), time.perf_counter()
    tree.run_for(seconds, lambda left: False)
    return tree.done / (time.perf_counter() - start)


def compile_seconds(game: Game) -> tuple[float, float]:
    """Cold and warm: a new process that compiles, and one that finds everything compiled."""
    with tempfile.TemporaryDirectory() as cache:
        return _apart(game, cache), _apart(game, cache)


def _apart(game: Game, cache: str) -> float:
    start = time.perf_counter()
    subprocess.run(
        warm_command(game.name), check=True, stdout=subprocess.DEVNULL,
        env=os.environ | {"MERRYMEN_CACHE": cache},
    )  # fmt: skip
    return time.perf_counter() - start


def interpreted_speed(game: Game, players: int) -> float:
    """Steps per second of the same rules as plain Python."""
    program = (
        "from merrymen.bench import random_play; from merrymen.games import game;"
        f"print(random_play(game({game.name!r}), {players}, 1, {SECONDS})[0])"
    )
    run = subprocess.run(
        [sys.executable, "-c", program],
        check=True,
        capture_output=True,
        text=True,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
    )
    return float(run.stdout)


def gpu_speed(game: Game, players: int, games: int) -> tuple[float, float] | None:
    """Steps and games per second on the GPU, or None where there is none."""
    try:
        from merrymen.batch import gpu
    except ImportError:
        return None
    if not gpu.is_there():
        return None
    return gpu.speed(game, players, games)


def measure(game: Game) -> dict[str, Any]:
    """All figures of one game."""
    players = game.players[len(game.players) // 2]
    cores = os.cpu_count() or 1
    one, games_one = random_play(game, players, 1, SECONDS)
    everything, games_all = random_play(game, players, cores, SECONDS)
    interpreted = interpreted_speed(game, players)
    cold, warm = compile_seconds(game)
    gpu = gpu_speed(game, players, 1_000_000)
    return {
        "game": game.name,
        "players": players,
        "cores": cores,
        "steps_per_second": {
            "interpreted": interpreted,
            "one_core": one,
            "all_cores": everything,
            "gpu": gpu[0] if gpu else None,
        },
        "batch_steps_per_second": {
            "one_core": batch_play(game, players, 1, SECONDS),
            "all_cores": batch_play(game, players, cores, SECONDS),
        },
        "games_per_second": {
            "one_core": games_one,
            "all_cores": games_all,
            "gpu": gpu[1] if gpu else None,
        },
        "native_to_interpreted": one / interpreted,
        "search_simulations_per_second": search_speed(game, players, SECONDS),
        "bytes_per_position": game.state_bytes,
        "compile_seconds": {"cold": cold, "warm": warm},
        "one_core_by_players": {n: random_play(game, n, 1, SECONDS / 2)[0] for n in game.players},
    }


def main(names: Sequence[str], as_json: bool) -> None:
    """Measure the games one after another and print a table, or JSON."""
    console = Console(stderr=True)
    results = []
    for name in names:
        console.print(f"[dim]Measuring {find_game(name).title} …[/]")
        results.append(measure(find_game(name)))
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(results), indent=2).decode())
    else:
        Console().print(_table(results))
        for result in results:
            growth = ", ".join(
                f"{n}: {_short(v)}" for n, v in result["one_core_by_players"].items()
            )
            Console().print(f"{result['game']}, steps/s on one core by players: {growth}")


def _table(results: list[dict[str, Any]]) -> Table:
    table = Table(title="Random play, search and compiling on this machine")
    table.add_column("")
    for result in results:
        table.add_column(f"{result['game']}\n{result['players']} players", justify="right")
    rows = {
        "steps/s interpreted": ("steps_per_second", "interpreted"),
        "steps/s one core": ("steps_per_second", "one_core"),
        "steps/s all cores": ("steps_per_second", "all_cores"),
        "steps/s GPU": ("steps_per_second", "gpu"),
        "Batch, steps/s one core": ("batch_steps_per_second", "one_core"),
        "Batch, steps/s all cores": ("batch_steps_per_second", "all_cores"),
        "games/s one core": ("games_per_second", "one_core"),
        "games/s all cores": ("games_per_second", "all_cores"),
        "games/s GPU": ("games_per_second", "gpu"),
        "native to interpreted": ("native_to_interpreted",),
        "search simulations/s": ("search_simulations_per_second",),
        "bytes per position": ("bytes_per_position",),
        "compile, cold (s)": ("compile_seconds", "cold"),
        "start, warm (s)": ("compile_seconds", "warm"),
    }
    for title, path in rows.items():
        table.add_row(title, *(_short(_at(result, path)) for result in results))
    return table


def _at(result: Any, path: Sequence[str]) -> Any:
    for key in path:
        result = result[key]
    return result


def _short(value: float | None) -> str:
    if value is None:
        return "no GPU"
    for unit, size in (("G", 1e9), ("M", 1e6), ("k", 1e3)):
        if value >= size:
            return f"{value / size:.3g} {unit}"
    return f"{value:.3g}"
