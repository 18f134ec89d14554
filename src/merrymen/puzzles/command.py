"""`merrymen puzzles`: list them, or find new ones."""

from __future__ import annotations

import argparse
import itertools
import pathlib
import time

import msgspec
from rich.console import Console
from rich.progress import Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from merrymen import choosing
from merrymen.games import game as find_game
from merrymen.games import names
from merrymen.puzzles.mining import CHECKED, mine
from merrymen.puzzles.puzzle import Puzzle, puzzles


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parts = parser.add_subparsers(dest="part", required=True, metavar="WHAT")
    parts.add_parser("list", help="how many ship for each game")
    mining = parts.add_parser("mine", help="find puzzles in games between bots")
    mining.add_argument("game", metavar="GAME", help=", ".join(names()))
    mining.add_argument("--count", type=choosing.count, default=30)
    mining.add_argument("--minutes", type=float, help="at most so long")
    mining.add_argument("--seed", type=int, default=0)
    mining.add_argument(
        "--simulations", type=choosing.count, default=CHECKED, help="of the last check"
    )
    mining.add_argument("--out", type=pathlib.Path, required=True, metavar="FILE")


def run(chosen: argparse.Namespace, console: Console) -> None:
    """List, or mine into a file; what is found is written at once."""
    if chosen.part == "list":
        _list(console)
        return
    game, found = find_game(chosen.game), []
    choosing.writable(chosen.out.parent)  # before minutes of looking, not after
    end = time.monotonic() + 60 * (chosen.minutes or 1e9)
    columns = (TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(f"{game.title}: looking for puzzles")
        for puzzle in itertools.islice(mine(game, chosen.seed, chosen.simulations), chosen.count):
            found.append(puzzle)
            write(found, chosen.out)
            bar.update(task, description=f"{game.title}: {len(found)} of {chosen.count} puzzles")
            if time.monotonic() > end:
                break
    console.print(f"{len(found)} puzzles in {chosen.out}")


def write(found: list[Puzzle], path: pathlib.Path) -> None:
    """The easiest first, a line each."""
    ordered = sorted(found, key=lambda each: (each.grade, -each.finds["outlaw"], each.id))
    lines = [msgspec.json.encode(each.written()).decode() for each in ordered]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def _list(console: Console) -> None:
    table = Table()
    for column in ("game", "easy", "middling", "hard"):
        table.add_column(column)
    for name in names():
        grades = [each.grade for each in puzzles(name)]
        table.add_row(name, *(str(grades.count(grade)) for grade in (1, 2, 3)))
    console.print(table)
