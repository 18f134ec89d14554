"""Everything that needs a real GPU, measured in one go and printed as JSON.

    python tools/gpu_check.py [--games 10000] [--train-minutes 1.5] [--out gpu.json]

On a machine with a CUDA GPU, numba-cuda and PyTorch; nothing is fetched. Every game has a process
of its own: they compile side by side and measure one after another. Each part is guarded: one that
fails is reported as its error, and the others go on. Parts that would begin after `--seconds` are
left out, and named.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import pathlib
import platform
import subprocess
import sys
import tempfile
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


def batch_equality(name: str, n: int = 1_000, steps: int = 150) -> dict[str, Any]:
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


def parts_of(given: argparse.Namespace) -> list[tuple[str, bool, Callable[[], Any]]]:
    """The parts of one process, in the order of their importance; True: with the GPU to oneself."""
    name = given.part
    if name == "training":
        return [
            (f"compile/{name}", False, partial(compile_kernels, "kings_and_creatures")),
            (name, True, partial(training, given.train_minutes)),
        ]
    return [
        ("machine", False, machine),
        (f"compile/{name}", False, partial(compile_kernels, name)),
        (f"torch/{name}", True, partial(torch_steps, name)),
        (f"playouts/{name}", True, partial(playouts, name)),
        (f"compile rules/{name}", False, partial(compile_rules, name)),
        (f"batch equality/{name}", True, partial(batch_equality, name)),
        (f"equality/{name}", True, partial(equality, name, given.games)),
        (f"scaling/{name}", True, partial(scaling, name)),
    ]


def measure(given: argparse.Namespace) -> None:
    """One process: it compiles beside the others, and measures while they wait."""
    for label, alone, task in parts_of(given):
        with open(given.lock, "w", encoding="utf-8") as lock:
            if alone:
                fcntl.flock(lock, fcntl.LOCK_EX)
            tell(label, guarded(task, given.end))


def tell(label: str, told: Any) -> None:
    """One line of JSON, written at once, so that lines of several processes do not mix."""
    sys.stdout.write(json.dumps({label: told}) + "\n")
    sys.stdout.flush()


def main() -> int:
    """One process for each game and one for the training, all started at once."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000, help="for the byte equality")
    parser.add_argument("--train-minutes", type=float, default=1.5)
    parser.add_argument("--seconds", type=float, default=330.0, help="no part begins later")
    parser.add_argument("--only", nargs="+", help="these games, or training")
    parser.add_argument("--out", type=pathlib.Path, help="write everything here at the end")
    for inner in ("--part", "--lock"):
        parser.add_argument(inner, help=argparse.SUPPRESS)
    parser.add_argument("--end", type=float, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.part:
        measure(given)
        return 0
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        more = ["--lock", f"{folder}/lock", "--end", str(time.time() + given.seconds)]
        command = [sys.executable, __file__, *sys.argv[1:], *more, "--part"]
        processes = [
            subprocess.Popen([*command, part], stdout=subprocess.PIPE, text=True)
            for part in given.only or (*merrymen.games(), "training")
        ]
        with ThreadPoolExecutor(len(processes)) as pool:
            list(pool.map(partial(collect, found), processes))
    if given.out:
        given.out.write_text(json.dumps(found, indent=1, sort_keys=True), encoding="utf-8")
    return int(any("error" in str(told) for told in found.values()))


def collect(found: dict[str, Any], process: subprocess.Popen[str]) -> None:
    """Pass a process's lines on as they come, and keep what they say."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("{"):
            print(line, end="", flush=True)
            found |= json.loads(line)
    process.wait()


if __name__ == "__main__":
    sys.exit(main())
