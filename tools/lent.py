"""Train on a machine that is lent by the minute: nothing is fetched, little lost if it is cut.

    python -m tools.lent check
    python -m tools.lent train --minutes 8 --folder trained --back OUT [--resume] [GAME …]
    python -m tools.lent evaluate --seconds 120 --folder trained --back OUT
    python -m tools.lent warm GAME

`check` says in a few seconds what is there and what is missing. `train` gives every game a process;
they share the GPU. Every minute a small checkpoint of each lies in OUT, a whole one in the folder,
for `--resume`. One that breaks goes on from its checkpoint with its games on the CPU. `evaluate`
plays the exported networks against greedy and search:100 on all cores until the time is up. `warm`
compiles ahead what `train` and `evaluate` run on the CPU; see also tools/gpu_ahead.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import pathlib
import re
import subprocess
import sys
import tarfile
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

# Games at once, for one to three million decisions in a round; and rounds of copying greedy, who is
# the hardest to copy at Castle Combo.
SETTINGS = {
    "castle_combo": (16384, 25),
    "chickwood_forest": (12288, 15),
    "kings_and_creatures": (16384, 8),
    "sherwood_bandits": (12288, 10),
    "sherwood_forest": (6144, 12),  # more of them do not fit the GPU beside others
}
RUNGS = ("greedy", "search:100")
TRIES = 3  # starts of one game's training


def check() -> bool:
    """Say what is there; True where the games can be played on the GPU."""
    print(f"Python {sys.version.split()[0]} at {sys.executable}, {os.cpu_count()} cores")
    found = {}
    for name in ("numpy", "llvmlite", "numba", "torch", "numba_cuda", "cuda.bindings", "cuda.core"):
        try:
            module = importlib.import_module(name)
            found[name] = str(getattr(module, "__version__", "there"))
        except Exception as error:  # whatever it is, it is to be told
            print(f"MISSING {name}: {type(error).__name__}: {error}")
    print(", ".join(f"{name} {version}" for name, version in found.items()))
    if "numba" not in found or "torch" not in found:
        print("NO TRAINING: it needs Numba and PyTorch")
        return False
    import torch

    if not torch.cuda.is_available():
        print("NO GPU that PyTorch finds: training would be slow")
        return False
    free, total = (size / 2**30 for size in torch.cuda.mem_get_info())
    print(f"{torch.cuda.get_device_name()}: {free:.0f} of {total:.0f} GiB free")
    return "numba_cuda" in found and _numba_works()


def _numba_works() -> bool:
    """Whether Numba reaches the GPU, and finds kernels that were compiled ahead."""
    try:
        from numba import cuda

        device = cuda.get_current_device()
        print(f"numba-cuda finds a GPU of kind {device.compute_capability}")
        from merrymen.engine.compiling import cache_folder

        kept = {path.name: len(list(path.glob("*.nbc"))) for path in cache_folder().glob("gpu-*")}
        print(f"kernels compiled ahead in {cache_folder()}: {kept or 'none'}")
    except Exception as error:
        print(f"MISSING games on the GPU: {type(error).__name__}: {error}")
        return False
    return True


def train(chosen: argparse.Namespace, names: list[str]) -> None:
    """Train games side by side until the time is up, and tell how it went."""
    chosen.folder.mkdir(parents=True, exist_ok=True)
    chosen.back.mkdir(parents=True, exist_ok=True)
    begun = told = time.monotonic()
    runs = {name: _Run(name, chosen, begun) for name in names}
    while any(run.goes_on() for run in runs.values()):
        time.sleep(0.5)
        if time.monotonic() - told > 20:
            told = time.monotonic()
            _tell(runs, chosen.back, begun)
    _tell(runs, chosen.back, begun)
    with tarfile.open(chosen.back / "networks.tar", "w") as tar:
        for name in names:
            for path in (chosen.folder / f"{name}.json", chosen.folder / f"{name}.xz"):
                if path.is_file():
                    tar.add(path, path.name)
    print((chosen.back / "training.txt").read_text(encoding="utf-8"))


class _Run:
    """One game's training: a process, started again where it breaks."""

    def __init__(self, name: str, chosen: argparse.Namespace, begun: float) -> None:
        self.name, self.chosen, self.begun = name, chosen, begun
        self.log = chosen.folder / f"{name}.log"
        self.log.write_text("", encoding="utf-8")
        self.tries = 0
        self._start(resume=chosen.resume, cpu_games=False)

    def _start(self, *, resume: bool, cpu_games: bool) -> None:
        self.tries += 1
        chosen = self.chosen
        left = chosen.minutes - (time.monotonic() - self.begun) / 60
        at_once, copying = SETTINGS[self.name]
        given = [
            "--minutes", f"{max(0.01, left):.3f}", "--folder", chosen.folder, "--light",
            chosen.back, "--games-at-once", chosen.at_once or at_once, "--rung-games", 0,
            "--fade", chosen.fade, "--copying", chosen.copying or copying,
        ]  # fmt: skip
        given += ["--resume"] * resume
        given += ["--cpu-games"] * cpu_games
        with self.log.open("a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tools.lent", "one", self.name, *map(str, given)],
                env={**os.environ, "PYTHONUNBUFFERED": "1", "OMP_NUM_THREADS": "1"},
                stdout=log, stderr=subprocess.STDOUT,
            )  # fmt: skip

    def goes_on(self) -> bool:
        """Whether it still runs; where it broke and there is time, it is started again."""
        if self.process.poll() is None:
            return True
        left = 60 * self.chosen.minutes - (time.monotonic() - self.begun)
        if self.process.returncode == 0 or self.tries >= TRIES or left < 20:
            return False
        self._start(resume=True, cpu_games=True)
        return True


def _tell(runs: dict[str, _Run], back: pathlib.Path, begun: float) -> None:
    """How far every game is, and the end of what each of them said."""
    lines, said = [f"after {time.monotonic() - begun:.0f} s"], []
    for name, run in runs.items():
        log = run.log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
        rounds = [line for line in log if re.match(rf"{name} round \d+:", line)]
        shares = [line for line in log if line.startswith(f"{name} against greedy")]
        told = [re.findall(r"([\d.]+) M steps, (\d+)/s", line)[0] for line in rounds]
        speed = sum(float(speed) for _, speed in told[-20:]) / max(1, len(told[-20:]))
        steps = told[-1][0] if told else "0"
        fair = re.findall(r"([\d.]+) fair", shares[-1])[0] if shares else "?"
        lines.append(
            f"{name}: {len(rounds)} rounds, {steps} M steps, {speed:,.0f} steps/s lately,"
            f" {fair} fair shares among greedy, {run.tries} start(s)"
        )
        shown = log if len(log) <= 20 else [*log[:6], "…", *log[-14:]]
        said += [f"== {name}", *shown]
    (back / "training.txt").write_text("\n".join([*lines, *said]) + "\n", encoding="utf-8")
    print("\n".join(lines), flush=True)


def one(given: list[str]) -> None:
    """One game, as `merrymen train` does it."""
    from merrymen.training import command

    parser = argparse.ArgumentParser()
    command.arguments(parser)
    command.run(parser.parse_args(given))


def evaluate(chosen: argparse.Namespace, names: list[str]) -> None:
    """Sage against the ladder, on all cores, a few games at a time until the time is up."""
    until = time.monotonic() + chosen.seconds
    results: dict[tuple[str, str], tuple[float, int]] = {}
    there = [name for name in names if (chosen.folder / f"{name}.xz").is_file()]
    with ProcessPoolExecutor() as pool:
        waiting = {
            pool.submit(_climbed, chosen.folder, name, rung, 1 + deal, until): (name, rung)
            for deal in range(chosen.deals)
            for rung in RUNGS
            for name in there
        }
        for done in as_completed(waiting):
            won, played = done.result()
            before = results.get(waiting[done], (0.0, 0))
            results[waiting[done]] = (before[0] + won, before[1] + played)
    told = {}
    for (name, rung), (won, played) in sorted(results.items()):
        share = won / max(1, played)
        around = 1.96 * (share * (1 - share) / max(1, played)) ** 0.5
        told[f"{name} {rung}"] = {"share": round(share, 3), "games": played}
        print(f"sage at {name} against {rung}: {share:.1%} ± {around:.1%} of {played} games")
    chosen.back.mkdir(parents=True, exist_ok=True)
    (chosen.back / "ladder.json").write_text(json.dumps(told, indent=2), encoding="utf-8")


def _climbed(
    folder: pathlib.Path, name: str, rung: str, deal: int, until: float
) -> tuple[float, int]:
    """One deal with sage at every seat in turn: wins and games. None after the time."""
    import merrymen
    from merrymen.training.ladder import climb

    if time.monotonic() > until:
        return 0.0, 0
    game = merrymen.game(name)
    found = climb(game, folder, rung, game.players[0], deal)
    return found["share"] * found["games"], found["games"]


def warm(name: str) -> None:
    """Run once what training and the ladder compile for the CPU."""
    import tempfile

    import merrymen
    from merrymen.learning import network
    from merrymen.training.games import Tables
    from merrymen.training.ladder import climb

    game = merrymen.game(name)
    for restart in (True, False):
        tables = Tables(game, 1, 1, restart=restart)
        for _ in range(3):
            tables.read()
            tables.step(tables.greedy())
    with tempfile.TemporaryDirectory() as folder:
        network.save(network.blank(game, network.WIDTH, network.DEPTH), pathlib.Path(folder))
        for rung in ("greedy", "search:2"):
            climb(game, pathlib.Path(folder), rung, 1, 1)


def main(given: list[str]) -> Any:
    if given[:1] == ["one"]:
        return one(given[1:])
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("check", "train", "evaluate", "warm"))
    parser.add_argument("games", nargs="*")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--folder", type=pathlib.Path, default=pathlib.Path("trained"))
    parser.add_argument("--back", type=pathlib.Path, default=pathlib.Path("back"))
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--at-once", type=int)
    parser.add_argument("--copying", type=int)
    parser.add_argument("--fade", type=float, default=0.25)
    parser.add_argument("--deals", type=int, default=300, help="on every rung, at most")
    chosen = parser.parse_intermixed_args(given)
    if chosen.what == "check":
        return 0 if check() else 1
    names = chosen.games or list(SETTINGS)
    if chosen.what == "warm":
        for name in names:
            warm(name)
    else:
        (train if chosen.what == "train" else evaluate)(chosen, names)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
