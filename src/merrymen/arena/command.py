"""The commands `merrymen arena`, `league` and `tune`."""

from __future__ import annotations

import argparse
import pathlib
import shlex
from typing import Any

from rich.console import Console
from rich.markup import escape

from merrymen import choosing
from merrymen.extras import need
from merrymen.games import game as find_game
from merrymen.games import names

console = Console()


def arena_arguments(parser: argparse.ArgumentParser) -> None:
    """What `merrymen arena` takes."""
    parser.add_argument(
        "--bots", default="greedy,random", help="as in legend,search:500,my.py:Mine"
    )
    parser.add_argument("--games", type=choosing.count, default=100)
    parser.add_argument(
        "--workers", type=choosing.count, default=1, help="processes on this machine"
    )
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="a Ray cluster; auto for the one that this machine is in"
    )
    parser.add_argument("--strict", action="store_true", help="a bot that fails forfeits the game")
    parser.add_argument("--only", type=int, metavar="NUMBER", help="only this game of them all")
    parser.add_argument("--steps", type=pathlib.Path, help="a folder for every decision as Parquet")
    parser.add_argument("--steps-as", default="observations", choices=("observations", "records"))
    parser.add_argument("--report", type=pathlib.Path, help="a folder for Parquet and HTML")
    choosing.arguments(parser)


def arena(chosen: argparse.Namespace) -> None:
    """Bots against bots, a table of how it went, and what else was asked for."""
    from merrymen.arena import report

    if chosen.report or chosen.steps:
        need("arena", "matplotlib", "openskill", "pyarrow")  # before the games, not after
    for folder in filter(None, (chosen.report, chosen.steps)):
        choosing.writable(folder)
    game = find_game(chosen.game)
    results = report.tournament(
        game,
        chosen.bots.split(","),
        chosen.games,
        players=chosen.players,
        seed=chosen.seed or 0,
        edition=chosen.edition,
        options=choosing.options_of(game, chosen.option),
        workers=chosen.workers,
        ray=chosen.ray,
        strict=chosen.strict,
        only=chosen.only,
        console=console,
    )
    console.print(report.table_of(results))
    for name, trouble in results.failures.items():
        console.print(f"[red]{escape(name)}[/] {escape(str(trouble))}")
    if chosen.steps:
        _steps(chosen, results)
    if chosen.report:
        parquet, page = report.write(results, chosen.report)
        console.print(f"written: {parquet} and {page}")


def _steps(chosen: argparse.Namespace, results: Any) -> None:
    from merrymen.arena import steps

    edition = results.game.load_edition(chosen.edition)
    command = f"merrymen {shlex.join(chosen.given)}"
    folder = steps.write(
        results, chosen.steps, edition=edition, seen=chosen.steps_as, command=command
    )
    console.print(f"written: every decision, into {folder}")


def league_arguments(parser: argparse.ArgumentParser) -> None:
    """What `merrymen league` takes."""
    parser.add_argument("--page", type=pathlib.Path, default=pathlib.Path("league.md"))
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--pairs", type=choosing.count, default=60, help="games of every pair")
    parser.add_argument(
        "--legend", default="legend", help="how long Legend thinks, as in legend:0.1s"
    )
    parser.add_argument(
        "--legends", type=choosing.count, default=12, help="games of a pair with Legend"
    )
    parser.add_argument("--workers", type=choosing.count, default=1)


def league(chosen: argparse.Namespace) -> None:
    """All levels against one another, as a page."""
    from merrymen.arena import league

    need("arena", "openskill")
    picked = [find_game(name) for name in chosen.games or names()]
    league.run(
        picked, chosen.pairs, chosen.legend, chosen.legends, chosen.workers, console, chosen.page
    )
    console.print(f"written: {chosen.page}")


def tune_arguments(parser: argparse.ArgumentParser) -> None:
    """What `merrymen tune` takes."""
    parser.add_argument("--games", type=choosing.count, default=100, help="for every setting tried")
    parser.add_argument("--simulations", type=choosing.count, default=300)
    parser.add_argument("--settings", help="only these, with commas in between")
    parser.add_argument("--workers", type=choosing.count, default=1)


def tune(chosen: argparse.Namespace) -> None:
    """The search settings that suit a game, found by playing."""
    from merrymen.arena import tune

    game = find_game(chosen.game)
    some = {"settings": chosen.settings.split(",")} if chosen.settings else {}
    best = tune.run(game, chosen.games, chosen.simulations, chosen.workers, console, **some)
    console.print(f"what suits {game.title}: search={best}")
