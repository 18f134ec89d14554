"""Everything that needs a real GPU or many cores, measured in one go and printed as JSON.

    python tools/gpu_check.py [--games 10000] [--train-minutes 1.5] [--out gpu.json]

On a machine with a CUDA GPU, numba-cuda and PyTorch; nothing is fetched. Every game has a process
of its own: they compile side by side and measure one after another, what matters most first. Then
come all cores beside one, how speed grows with the number of games, and a training. A part that
fails, dies or hangs is reported as its error, and a new process goes on behind it, since a GPU
gives nothing more to one that has failed. Parts that would begin after `--seconds` are left out,
and named. `--only cores` needs no GPU.
"""

from __future__ import annotations

import argparse
import faulthandler
import fcntl
import json
import pathlib
import platform
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "examples")]

import merrymen  # noqa: E402

SIZES = (1, 10, 100, 1_000, 10_000, 100_000, 1_000_000)
PLAYOUT_GAMES = 1_000_000
BATCH_GAMES = 262_144
LATER = ("cores", "scaling", "training")  # one process each, after all games
HANGS = 90.0  # seconds after which a part that measures is given up
COMPILING = 400.0  # and one that only compiles, beside the others
_noting = threading.Lock()


def players_of(game: merrymen.Game) -> int:
    """The table that is measured: four players where that is possible."""
    return 4 if 4 in game.players else game.players[-1]


def machine() -> dict[str, Any]:
    """What this runs on."""
    import numba
    import torch
    from numba import cuda

    return {
        "gpu": str(cuda.get_current_device().name),
        "python": platform.python_version(),
        "numba": numba.__version__,
        "torch": torch.__version__,
    }


def equality(name: str, games: int) -> dict[str, Any]:
    """Random games played whole on the GPU, byte by byte against the CPU."""
    from numba import cuda

    from merrymen.batch.gpu import play_on_gpu
    from merrymen.engine.playout import play_many

    game = merrymen.game(name)
    differing = {}
    for players in game.players:
        states = cuda.to_device(game.layout.zeros(games))
        play_on_gpu(game, states, players, {}, 7, 0)
        there, here = states.copy_to_host(), game.layout.zeros(games)
        options = game.option_numbers(game.choose_options({}))
        work = np.empty(game.actions, np.int32)
        play_many(here, game.layout.zeros(), game.edition.cards, players, options, 7, 0, work)
        size = game.state_bytes
        rows = (there.view(np.int8) != here.view(np.int8)).reshape(games, size).any(axis=1)
        differing[str(players)] = int(rows.sum())
    return {"games": games, "differing": differing, "equal": not any(differing.values())}


def batch_equality(name: str, n: int = 1_000, steps: int = 400) -> dict[str, Any]:
    """A batch on the GPU in step with one on the CPU: records, masks, rewards, features.

    Both take the CPU's actions. Random choices are compared too; greedy's are only counted, since
    the advice is floating point and a GPU rounds a product and a sum in one go.
    """
    from merrymen.batch import Batch

    game = merrymen.game(name)
    host, gpu = (
        Batch(game, players_of(game), n, device, seed=3, relative=True)
        for device in ("cpu", "cuda")
    )
    agreed = asked = 0
    for step in range(steps):
        greedy = bool(step % 2)
        bot = "greedy" if greedy else "random"
        actions, same = host.choose(bot).copy(), np.asarray(gpu.choose(bot))
        pairs = [] if greedy else [("actions", actions, same)]
        if greedy:
            agreed, asked = agreed + int((actions == same).sum()), asked + n
        host.step(actions)
        gpu.step(actions)
        pairs += [("mask", host.legal(), gpu.legal()), ("rewards", host.rewards(), gpu.rewards())]
        pairs += [("movers", host.to_move, gpu.to_move), ("records", host.records(), gpu.records())]
        if step % 10 == 0:
            pairs.append(("features", host.observe(), gpu.observe()))
        for what, one, other in pairs:
            if one.tobytes() != np.asarray(other).tobytes():
                return {"equal": False, "first difference": what, "step": step}
    share = round(agreed / asked, 6)
    return {"equal": True, "games": n, "steps": steps, "greedy choices alike": share}


def timed(task: Callable[[], Any], least: float = 0.5) -> tuple[int, float]:
    """Call a task until enough time has passed; how often, and in how many seconds."""
    from numba import cuda

    task()
    cuda.synchronize()
    calls, start = 0, time.perf_counter()
    while time.perf_counter() - start < least:
        task()
        cuda.synchronize()
        calls += 1
    return calls, time.perf_counter() - start


def playouts(name: str) -> dict[str, Any]:
    """Whole random games per launch."""
    from merrymen.batch.gpu import speed

    game = merrymen.game(name)
    rates = [speed(game, players_of(game), PLAYOUT_GAMES) for _ in range(3)]
    steps, games = max(rates)
    return {"steps/s": round(steps), "games/s": round(games), "games at once": PLAYOUT_GAMES}


def torch_steps(name: str, n: int = BATCH_GAMES) -> dict[str, Any]:
    """Batch.step with masks and features read by torch, which chooses the actions."""
    import torch

    from merrymen.batch import Batch

    game = merrymen.game(name)
    batch = Batch(game, players_of(game), n, "cuda", seed=1)
    weights = torch.randn(batch.columns, batch.actions, device="cuda", dtype=torch.float32) * 0.01

    def with_features() -> None:
        mask = torch.from_dlpack(batch.legal())
        wishes = torch.rand(mask.shape, device="cuda").masked_fill_(~mask, -1.0)
        # Every feature of every game is read by torch.
        checks.add_(torch.from_dlpack(batch.observe()).sum())
        batch.step(wishes.argmax(1))

    def with_policy() -> None:
        mask, seen = torch.from_dlpack(batch.legal()), torch.from_dlpack(batch.observe())
        wishes = (seen @ weights).masked_fill_(~mask, float("-inf"))
        batch.step(wishes.argmax(1))

    def without_features() -> None:
        batch.step(batch.choose())

    def features_alone() -> None:
        batch.observe()

    checks = torch.zeros((), device="cuda")
    told: dict[str, Any] = {"games at once": n, "columns": batch.columns}
    for label, task in (
        ("masks and features to torch", with_features),
        ("a linear policy in torch", with_policy),
        ("random actions of the batch", without_features),
        ("features alone", features_alone),
    ):
        calls, seconds = timed(task)
        told[f"steps/s, {label}"] = round(n * calls / seconds)
    torch.cuda.empty_cache()
    return told


def scaling(name: str) -> dict[str, Any]:
    """Steps per second of a batch with random actions, from one game to a million."""
    from merrymen.batch import Batch

    game = merrymen.game(name)
    told: dict[str, Any] = {}
    for device in ("cuda", "cpu"):
        told[device] = {}
        for n in SIZES:
            batch = Batch(game, players_of(game), n, device, seed=1)

            def task(batch: Batch = batch) -> None:
                batch.step(batch.choose())

            calls, seconds = timed(task, least=0.3)
            told[device][str(n)] = round(n * calls / seconds)
    return told


def cores(name: str) -> dict[str, Any]:
    """Steps per second of random games and of a batch, on one core and on all."""
    from merrymen.bench import SECONDS, batch_play, random_play
    from merrymen.machine import cores as all_cores

    game = merrymen.game(name)
    told: dict[str, Any] = {}
    for threads in (1, all_cores()):
        steps, _ = random_play(game, players_of(game), threads, SECONDS)
        batch = batch_play(game, players_of(game), threads, SECONDS)
        told[str(threads)] = {"random games": round(steps), "batch": round(batch)}
    return told


def training(minutes: float) -> dict[str, Any]:
    """The example, on the GPU."""
    import train_kings

    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        fair = train_kings.train(minutes, pathlib.Path(folder), seed=1, measured=2_000)
    return {"fair shares": fair, "seconds": round(time.monotonic() - start)}


def compile_kernels(name: str) -> dict[str, Any]:
    """Compile what the GPU is measured with."""
    from numba import cuda

    from merrymen.batch import Batch
    from merrymen.batch.gpu import play_on_gpu

    game = merrymen.game(name)
    play_on_gpu(game, cuda.to_device(game.layout.zeros(2)), players_of(game), {}, 1, 0)
    batch = Batch(game, players_of(game), 2, "cuda")
    batch.step(batch.choose("random"))
    batch.step(batch.choose("greedy"))
    batch.observe()
    cuda.synchronize()
    return {}


def compile_rules(name: str) -> dict[str, Any]:
    """Compile what the GPU is compared with."""
    from merrymen.batch import Batch

    game = merrymen.game(name)
    batch = Batch(game, players_of(game), 2)
    batch.step(batch.choose("random"))
    batch.step(batch.choose("greedy"))
    batch.observe()
    return {}


def guarded(task: Callable[[], Any], end: float) -> Any:
    """What a task says, or why it could not."""
    if time.time() > end:
        return {"left out": "no time was left"}
    start = time.monotonic()
    try:
        told = task()
    except Exception as error:
        last = traceback.format_exc().splitlines()[-12:]
        return {"error": f"{type(error).__name__}: {str(error)[:500]}", "where": last}
    return told | {"took": round(time.monotonic() - start, 1)}


Part = tuple[str, float, Callable[[], Any]]  # its label, the seconds it may take, what it does


def parts_of(name: str, given: argparse.Namespace) -> list[Part]:
    """The parts of one process, in the order of their importance."""
    if name == "training":
        limit = HANGS + 60 * given.train_minutes
        return [(name, limit, partial(training, given.train_minutes))]
    if name in LATER:
        task = cores if name == "cores" else scaling
        return [(f"{name}/{game}", HANGS, partial(task, game)) for game in merrymen.games()]
    return [
        ("machine", COMPILING, machine),
        (f"compile/{name}", COMPILING, partial(compile_kernels, name)),
        (f"compile rules/{name}", COMPILING, partial(compile_rules, name)),
        (f"batch equality/{name}", HANGS, partial(batch_equality, name)),
        (f"equality/{name}", HANGS, partial(equality, name, given.games)),
        (f"playouts/{name}", HANGS, partial(playouts, name)),
        (f"torch/{name}", HANGS, partial(torch_steps, name)),
    ]


def measure(given: argparse.Namespace) -> None:
    """One process: it compiles beside the others, and measures while they wait.

    A part that hangs ends the process, one that fails is its last.
    """
    for label, limit, task in parts_of(given.part, given):
        if label not in given.left:
            continue
        with open(given.lock, "w", encoding="utf-8") as lock:
            if limit < COMPILING:
                fcntl.flock(lock, fcntl.LOCK_EX)
            faulthandler.dump_traceback_later(limit, exit=True)
            told = guarded(task, given.end)
            faulthandler.cancel_dump_traceback_later()
        tell(label, told)
        if "error" in told:
            return


def tell(label: str, told: Any) -> None:
    """One line of JSON, written at once, so that lines of several processes do not mix."""
    sys.stdout.write(json.dumps({label: told}) + "\n")
    sys.stdout.flush()


def main() -> int:
    """One process for each game, all started at once; then those for the rest."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000, help="for the byte equality")
    parser.add_argument("--train-minutes", type=float, default=1.5)
    parser.add_argument("--seconds", type=float, default=400.0, help="no part begins later")
    everything = (*merrymen.games(), *LATER)
    parser.add_argument("--only", nargs="+", choices=everything, default=everything)
    parser.add_argument("--out", type=pathlib.Path, help="write everything here as it comes")
    for inner in ("--part", "--lock"):
        parser.add_argument(inner, help=argparse.SUPPRESS)
    parser.add_argument("--left", nargs="+", help=argparse.SUPPRESS)
    parser.add_argument("--end", type=float, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.part:
        measure(given)
        return 0
    found: dict[str, Any] = {}
    given.end = time.time() + given.seconds
    with tempfile.TemporaryDirectory() as folder:
        given.lock = f"{folder}/lock"
        games = [name for name in given.only if name not in LATER]
        with ThreadPoolExecutor(len(games) or 1) as pool:
            list(pool.map(lambda name: follow(name, given, found), games))
        for name in given.only:
            if name in LATER:
                follow(name, given, found)
    return int(any("error" in told for told in found.values()))


def follow(name: str, given: argparse.Namespace, found: dict[str, Any]) -> None:
    """Run a process until all its parts are told: where one ends early, another goes on."""
    labels = [label for label, _, _ in parts_of(name, given)]
    while left := [label for label in labels if label not in found]:
        command = [
            sys.executable, __file__, "--part", name, "--lock", given.lock, "--end", given.end,
            "--games", given.games, "--train-minutes", given.train_minutes, "--left", *left,
        ]  # fmt: skip
        process = subprocess.Popen(list(map(str, command)), stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith("{"):
                note(json.loads(line), found, given.out)
        died = process.wait() != 0
        if died and (left := [label for label in left if label not in found]):
            told = {"error": f"its process ended with {process.returncode}"}
            note({left[0]: told}, found, given.out)


def note(told: dict[str, Any], found: dict[str, Any], out: pathlib.Path | None) -> None:
    """Pass on what a part said, and keep it in case that nobody comes to the end."""
    with _noting:
        print(json.dumps(told), flush=True)
        found |= told
        if out:
            out.write_text(json.dumps(found, indent=1, sort_keys=True), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
