"""`merrymen analyse FILE`: what decided a game."""

from __future__ import annotations

import argparse
import pathlib
import sys

import msgspec
from rich.console import Console
from rich.progress import Progress

from merrymen import choosing, chronicle
from merrymen.analysis.analysis import analyse
from merrymen.analysis.page import write_page
from merrymen.analysis.report import show


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", type=pathlib.Path)
    parser.add_argument("--edition", type=pathlib.Path)
    parser.add_argument("--simulations", type=int, help="of one look (what half a minute allows)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--html", type=pathlib.Path, metavar="OUT", help="a page with the graph")
    parser.add_argument("--json", action="store_true", help="all figures, for programs")


def run(chosen: argparse.Namespace, console: Console) -> None:
    """Analyse with a bar, then print or write what was asked for."""
    if chosen.html:
        choosing.writable(chosen.html.parent)  # before half a minute of work, not after
    told = chronicle.load(chosen.file)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Looking back", total=None)
        found = analyse(
            told,
            chosen.simulations,
            edition=chosen.edition,
            seed=chosen.seed,
            progress=lambda done, all_: bar.update(task, completed=done, total=all_),
        )
    if chosen.json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    else:
        show(found, console)
    if chosen.html:
        write_page(found, chosen.html)
        Console(stderr=True).print(f"The page is {chosen.html}")
