"""Compile a game's rules and search ahead of time, so that nobody waits at the table."""

from __future__ import annotations

import hashlib
import os
import pathlib
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from merrymen.bots import bot
from merrymen.bots.readying import get_ready
from merrymen.engine import speaking
from merrymen.engine.compiling import cache_folder, cache_root, can_keep
from merrymen.engine.playout import play_many
from merrymen.errors import MerrymenError
from merrymen.game import Game
from merrymen.games import game as find_game
from merrymen.machine import stand_back
from merrymen.match import Match

HOUSE = pathlib.Path(__file__).resolve().parent


def play(game: Game) -> None:
    """What a table needs for people: to deal, to move, to show and to count."""
    match = game.new(seed=1)
    show_step(match, match.legal()[0])
    match.resampled(0, 1)
    for topic in ("score-0", "score-1"):
        match.workings(0, topic)


def show_step(match: Match, action: int) -> Match:
    """The position one action further, with all that people are shown of it."""
    after = match.copy()
    after.apply(action)
    for seat in (0, None):
        match.view(seat)
        match.story(action, after, seat)
    after.scores()
    after.leaders()
    return after


def show(game: Game) -> None:
    """A whole game as people see it, with what a greedy bot does."""
    match, one = game.new(seed=1), bot("greedy", seed=1)
    while (seat := match.to_move) is not None:
        match = show_step(match, one.choose(match.hidden(seat), seat))
    match.view(None)


def play_out(game: Game) -> None:
    """What benches and batches need."""
    states, actions = game.layout.zeros(1), np.empty(game.actions, np.int32)
    chosen = game.option_numbers(game.choose_options({}))
    play_many(
        states, game.layout.zeros(), game.edition.cards, game.players[0], chosen, 1, 0, actions
    )


STEPS: tuple[Callable[[Game], None], ...] = (
    play,
    show,
    lambda game: get_ready(game, "sage"),
    lambda game: get_ready(game, "outlaw"),  # which weighs packages, where one talks
    lambda game: get_ready(game, "search:1"),
    lambda game: get_ready(game, "learned:1"),
    play_out,
)
"""What is compiled, in the order in which a table needs it."""

FOR_TABLES = STEPS.index(play_out)
"""How many of the steps people and bots at a table wait for; what comes after is for others."""


def warm(game: Game) -> Iterator[int]:
    """Run everything once that is compiled; how many of the steps are done."""
    for done, step in enumerate(STEPS, 1):
        step(game)
        yield done
    if can_keep():
        stamp(game.name).touch()


def warm_all(names: Sequence[str]) -> None:
    """Compile every game that is not compiled yet, on all cores, and show how it goes."""
    forget_old_engines()
    missing = in_order(name for name in names if not is_warm(name))
    if not missing:
        return
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns) as progress, ThreadPoolExecutor(os.cpu_count()) as pool:
        task = progress.add_task("Compiling the rules", total=len(missing) * len(STEPS))

        def compile_one(name: str) -> None:
            for _ in _apart(name):
                progress.advance(task)
            progress.console.print(f"  {find_game(name).title}: compiled")

        list(pool.map(compile_one, missing))


def in_order(names: Iterable[str]) -> list[str]:
    """The games with most rules first: what takes longest should not begin last."""

    def size(name: str) -> int:
        return sum(path.stat().st_size for path in find_game(name).folder.glob("rules/*.py"))

    return sorted(names, key=size, reverse=True)


def command(name: str, niceness: int = 0) -> list[str]:
    """Compiles one game in a process of its own, which writes a line after every step."""
    return [sys.executable, "-m", "merrymen.warm", name, str(niceness)]


def _apart(name: str) -> Iterator[str]:
    with subprocess.Popen(command(name), stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield from process.stdout
    if process.returncode:
        raise MerrymenError(f"{find_game(name).title} could not be compiled; it is said above why")


def is_warm(name: str) -> bool:
    """Whether everything of a game is compiled and kept."""
    return stamp(name).exists()


def stamp(name: str) -> pathlib.Path:
    """A mark beside the compiled code; the record's seal is in its name.

    So is the place of the sources, by which compiled code is kept: what one copy of the package has
    compiled, another finds only where it lies at the same place.
    """
    seal = next(n for n in find_game(name).layout.dtype.names or () if n.startswith("seal_"))
    place = hashlib.sha256(str(HOUSE).encode()).hexdigest()[:16]
    return cache_folder() / f"{name}-{seal}-{place}.ready"


def forget_old_engines() -> None:
    """Code compiled for other versions of the engine is never used again after a while."""
    for folder in cache_root().glob("*-numba-*"):
        if folder != cache_folder() and time.time() - folder.stat().st_mtime > 30 * 86400:
            shutil.rmtree(folder, ignore_errors=True)


def main(name: str, niceness: str = "0") -> None:
    stand_back(int(niceness))
    speaking.silent = True  # whoever started this shows how it goes
    for done in warm(find_game(name)):
        print(done, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
