"""The command `merrymen edition`: show, check and compare the figures on the cards."""

from __future__ import annotations

import argparse
import json
import pathlib
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from merrymen import editions
from merrymen.games import game as find_game

console = Console()


def add(parser: argparse.ArgumentParser) -> None:
    """The commands under `edition`."""
    commands = parser.add_subparsers(required=True, metavar="show | check | diff")
    show = commands.add_parser("show", help="every figure with its source")
    show.add_argument("game", metavar="GAME")
    show.add_argument("--edition", type=pathlib.Path)
    show.set_defaults(run=_show)
    check = commands.add_parser("check", help="check an edition file")
    check.add_argument("file", type=pathlib.Path)
    check.set_defaults(run=_check)
    diff = commands.add_parser("diff", help="what an edition file changes against ours")
    diff.add_argument("file", type=pathlib.Path)
    diff.set_defaults(run=_diff)


def _show(chosen: argparse.Namespace) -> None:
    game = find_game(chosen.game)
    edition = game.load_edition(chosen.edition)
    data = edition.data
    console.print(f"[bold]{data.title}[/], edition {edition.hash}")
    console.print("Sources: R rulebook, P published, r reconstructed")
    for name, rows in editions.rows_of(data):
        table, figures = Table(title=name), [f for f in rows[0].__struct_fields__ if f != "source"]
        for figure in figures:
            table.add_column(figure)
        for row in rows:
            table.add_row(*(_figure(data, row, figure) for figure in figures))
        console.print(table)


def _figure(data: Any, row: Any, figure: str) -> str:
    value = getattr(row, figure)
    if not value or (isinstance(value, tuple) and not any(value)):
        return ""
    source = editions.source_of(data, row, figure) or "reconstructed"
    letter = {"rulebook": "R", "published": "P", "reconstructed": "r"}[source]
    return f"{value} [dim]{letter}[/]"


def _check(chosen: argparse.Namespace) -> None:
    game = find_game(editions.game_of(chosen.file))
    edition = game.load_edition(chosen.file)
    console.print(f"{chosen.file} is a sound edition of {game.title}: {edition.hash}")
    if edition.remarks:
        console.print("Our figures differ here, where the rulebook prints none; it plays:")
    for remark in edition.remarks:
        console.print(f"  - {remark}", markup=False)


def _diff(chosen: argparse.Namespace) -> None:
    """Also of a file that does not pass the check: what was changed may be why."""
    game = find_game(editions.game_of(chosen.file))
    theirs = editions.read(chosen.file, game.edition_format)
    found = editions.differences(game.edition.data, theirs)
    if not found:
        console.print(f"{chosen.file} has the figures of the shipped edition of {game.title}")
        return
    table = Table(title=f"{escape(str(chosen.file))} against the shipped edition of {game.title}")
    for column in ("table", "row", "figure", "ours", "theirs", "source of ours"):
        table.add_column(column)
    for one in found:
        figures = (_written(one.ours), _written(one.theirs), one.source or "")
        table.add_row(one.table, escape(one.row), one.figure, *figures)
    console.print(table)


def _written(figure: Any) -> str:
    """A figure in one line, near to how the file writes it."""
    if figure is None:
        return "-"
    return escape(json.dumps(msgspec.to_builtins(figure), ensure_ascii=False))
