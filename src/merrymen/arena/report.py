"""Run a series of games between bots and print what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from merrymen.arena.series import MakeBot, Series, series
from merrymen.bots import bot
from merrymen.editions import Edition
from merrymen.game import Game


def seat_bots(game: Game, names: Sequence[str], players: int | None) -> list[str]:
    """One bot per seat: the last name given fills the seats that are left."""
    count = game.check_players(players or max(len(names), game.players[0]))
    return [*names, *[names[-1]] * count][:count]


def maker(name: str, simulations: int) -> MakeBot:
    """How to make a bot of that name from a seed."""
    settings: dict[str, Any] = {"simulations": simulations} if name == "search" else {}
    bot(name, **settings)  # a wrong name is said before the first game
    return lambda seed: bot(name, seed=seed, **settings)


def run(
    game: Game,
    names: Sequence[str],
    players: int | None,
    games: int,
    *,
    simulations: int,
    seed: int,
    edition: Edition,
    options: dict[str, Any],
    console: Console,
) -> Series:
    """Play, show progress, print the table of results."""
    seated = seat_bots(game, names, players)
    makers = [(name, maker(name, simulations)) for name in seated]
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(f"{game.title}: {' against '.join(seated)}", total=games)
        result = series(
            game,
            makers,
            games,
            seed=seed,
            edition=edition,
            progress=lambda done: progress.update(task, completed=done),
            **options,
        )
    console.print(table_of(game, result))
    return result


def table_of(game: Game, result: Series) -> Table:
    """Wins with their intervals, points, and wins by seat."""
    table = Table(title=f"{game.title}: {result.games} games")
    for column in ("bot", "wins", "share", "95% interval", "points", "wins of seat"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for i, name in enumerate(result.names):
        low, high = result.interval(result.wins[i])
        table.add_row(
            name,
            f"{result.wins[i]:g}",
            f"{result.share(i):.1%}",
            f"{low:.1%} - {high:.1%}",
            f"{result.points[i] / result.games:.1f}",
            f"{i}: {result.seat_wins[i] / result.games:.1%}",
        )
    return table
