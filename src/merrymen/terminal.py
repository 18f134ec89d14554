"""Play in the terminal: one person at one keyboard, bots in the other seats."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from merrymen.bots import bot
from merrymen.editions import Edition
from merrymen.game import Game
from merrymen.match import Match
from merrymen.messages import text

QUIT = ("q", "quit", "exit")


def play(
    game: Game,
    players: int | None,
    opponent: str,
    seed: int | None,
    edition: Edition,
    options: dict[str, Any],
    console: Console | None = None,
) -> Match:
    """A whole game against bots; the person sits in seat 0."""
    console = console or Console()
    match = game.new(players, seed=seed, edition=edition, **options)
    names = [
        "Robin (you)",
        *(f"{opponent.capitalize()} {seat}" for seat in range(1, match.players)),
    ]
    bots = [bot(opponent) for _ in names]
    console.rule(f"[bold]{game.title}[/] · {match.players} players · q to quit")
    while (seat := match.to_move) is not None:
        action = (
            ask(match, console, names) if seat == 0 else bots[seat].choose(match.hidden(seat), seat)
        )
        if action is None:
            console.print("Farewell.")
            return match
        after = match.copy()
        after.apply(action)
        for told in match.story(action, after, 0):
            console.print(f"[dim]·[/] {text(told, names=names)}")
        match = after
    show_end(match, console, names)
    return match


def ask(match: Match, console: Console, names: Sequence[str]) -> int | None:
    """Show the table and let the person choose one of the legal actions; None to quit."""
    actions = show_table(match, console, names)
    while True:
        try:
            answer = console.input(f"Your choice (1-{len(actions)}): ").strip().lower()
        except EOFError:
            return None
        if answer in QUIT:
            return None
        if answer.isdecimal() and 1 <= int(answer) <= len(actions):
            return int(actions[int(answer) - 1]["action"])
        console.print(f"Type a number from 1 to {len(actions)}, or q to quit.")


def show_table(match: Match, console: Console, names: Sequence[str]) -> list[dict[str, Any]]:
    """The board, the prompt and the numbered choices of seat 0; returns the choices."""
    view = match.view(0)
    console.print()
    show_board(view["board"], console)
    console.print(f"\n[bold]{text(view['prompt'], names=names)}[/]")
    actions: list[dict[str, Any]] = view["actions"]
    for number, entry in enumerate(actions, 1):
        console.print(f"  [bold yellow]{number:>3}[/]  {text(entry['label'], names=names)}")
    return actions


def show_board(board: dict[str, Any], console: Console) -> None:
    """Any game's board: single figures in a line, lists of things as tables."""
    single = {k: v for k, v in board.items() if not isinstance(v, dict | list)}
    if single:
        console.print("   ".join(f"[dim]{k}[/] {v}" for k, v in single.items() if k != "element"))
    for name, value in board.items():
        if isinstance(value, dict):
            console.print(f"[cyan]{name.replace('_', ' ')}[/]")
            show_board(value, console)
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            console.print(_table(name, value))
        elif isinstance(value, list):
            console.print(f"[dim]{name}[/] {value}")


def _table(name: str, rows: list[dict[str, Any]]) -> Table:
    columns = dict.fromkeys(itertools.chain.from_iterable(rows))
    table = Table(title=name.replace("_", " "), title_justify="left", title_style="cyan")
    shown = [column for column in columns if column != "element"]
    for column in shown:
        table.add_column(column.replace("_", " "), overflow="fold")
    for row in rows:
        table.add_row(*(_cell(row.get(column)) for column in shown))
    return table


def _cell(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict) and "id" in value:
        return text(value)  # a message
    if isinstance(value, dict) and "summary" in value:
        return text(value["summary"])  # a thing with much to it says itself what matters
    if isinstance(value, dict):
        named = "element" not in value  # a thing shows its figures, a list of amounts their names
        return " ".join(
            f"{k} {_cell(v)}" if named else _cell(v)
            for k, v in value.items()
            if k != "element" and v
        )
    if isinstance(value, list):
        return ("\n" if any(isinstance(v, dict) for v in value) else " ").join(map(_cell, value))
    return str(value)


def show_end(match: Match, console: Console, names: Sequence[str]) -> None:
    """The score sheet and the winners."""
    table = Table(title="Score sheet")
    table.add_column("")
    for heading in range(len(match.game.headings)):
        table.add_column(text(match.game.heading(heading)), justify="right")
    table.add_column("total", justify="right", style="bold")
    for name, sheet, total in zip(names, match.score_sheet(), match.scores(), strict=True):
        table.add_row(name, *map(str, sheet.values()), str(total))
    console.print(table)
    best = [names[seat] for seat in match.winners()]
    console.print(f"[bold]Winner: {' and '.join(best)}[/]" if best else "[bold]Nobody wins.[/]")
