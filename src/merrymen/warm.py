"""Compile a game's rules and search ahead of time, so that nobody waits at the table."""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from merrymen.bots import bot
from merrymen.engine import speaking
from merrymen.engine.compiling import cache_folder, cache_root
from merrymen.engine.playout import play_many
from merrymen.game import Game
from merrymen.games import game as find_game


def warm(game: Game) -> None:
    """Run everything once that is compiled."""
    match = game.new(seed=1)
    while (seat := match.to_move) is not None:
        hidden = match.hidden(seat)
        hidden.resampled(seat, 1)
        for name in ("greedy", "search:1", "sage", "learned:1"):
            action = bot(name, seed=1).choose(hidden, seat)
        match.apply(action)
    match.scores()
    match.leaders()
    states, actions = game.layout.zeros(1), np.empty(game.actions, np.int32)
    chosen = game.option_numbers(game.choose_options({}))
    play_many(
        states, game.layout.zeros(), game.edition.cards, game.players[0], chosen, 1, 0, actions
    )


def warm_all(names: Sequence[str]) -> None:
    """Compile every game that is not compiled yet, on all cores, and show how it goes."""
    _forget_old_engines()
    missing = [name for name in names if not _stamp(name).exists()]
    if not missing:
        return
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns) as progress, ThreadPoolExecutor(os.cpu_count()) as pool:
        task = progress.add_task("Compiling the rules", total=len(missing))
        for name in pool.map(_warm_apart, missing):
            progress.console.print(f"  {find_game(name).title}: compiled")
            progress.advance(task)


def _warm_apart(name: str) -> str:
    """Compile one game in a process of its own."""
    subprocess.run([sys.executable, "-m", "merrymen.warm", name], check=True)
    _stamp(name).touch()
    return name


def _stamp(name: str) -> pathlib.Path:
    """A mark beside the compiled code; the record's seal is in its name."""
    seal = next(n for n in find_game(name).layout.dtype.names or () if n.startswith("seal_"))
    return cache_folder() / f"{name}-{seal}.ready"


def _forget_old_engines() -> None:
    """Code compiled for other versions of the engine is never used again after a while."""
    for folder in cache_root().glob("*-numba-*"):
        if folder != cache_folder() and time.time() - folder.stat().st_mtime > 30 * 86400:
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    speaking.silent = True  # whoever started this shows how it goes
    warm(find_game(sys.argv[1]))
