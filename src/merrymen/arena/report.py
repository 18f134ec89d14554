"""Run a tournament, show how it goes, print what came of it and write it down."""

from __future__ import annotations

import pathlib
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from merrymen.arena.html import write_html
from merrymen.arena.results import Results
from merrymen.arena.tasks import tasks
from merrymen.arena.workers import run
from merrymen.bots import bot
from merrymen.game import Game


def seat_bots(game: Game, names: Sequence[str], players: int | None) -> list[str]:
    """One bot per seat: the last name given fills the seats that are left."""
    count = game.check_players(players or max(len(names), game.players[0]))
    return [*names, *[names[-1]] * count][:count]


def tournament(
    game: Game,
    names: Sequence[str],
    games: int,
    *,
    players: int | None = None,
    seed: int = 0,
    edition: pathlib.Path | None = None,
    options: dict[str, Any] | None = None,
    workers: int = 1,
    ray: str | None = None,
    console: Console,
) -> Results:
    """Play all games with a progress display."""
    seated = seat_bots(game, names, players)
    for name in set(seated):
        bot(name, seed=0)  # a wrong name is said before the first game
    game.load_edition(edition)
    todo = tasks(game.name, seated, games, seed=seed, options=options, edition=edition)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as progress:
        task = progress.add_task(f"{game.title}: {', '.join(seated)}", total=games)

        def counted() -> Any:
            for outcome in run(todo, workers, ray):
                progress.advance(task)
                yield outcome

        return Results.of(game, seated, counted())


def write(results: Results, folder: pathlib.Path) -> tuple[pathlib.Path, pathlib.Path]:
    """The results as Parquet and as a page that needs nothing else."""
    folder.mkdir(parents=True, exist_ok=True)
    parquet, page = (folder / f"{results.game.name}{ending}" for ending in (".parquet", ".html"))
    results.write_parquet(parquet)
    write_html(results, page)
    return parquet, page


def table_of(results: Results) -> Table:
    """Wins with their intervals, points, margins, ratings, and wins by seat."""
    table = Table(title=f"{results.game.title}: {results.games} games")
    columns = ("bot", "wins", "share", "95% interval", "points", "margin", "rating", "seat wins")
    for column in columns:
        table.add_column(column, justify="left" if column == "bot" else "right")
    ratings, games = results.ratings(), results.games
    for i, name in enumerate(results.names):
        low, high = results.interval(results.wins[i])
        mean, spread = ratings[name]
        table.add_row(
            name,
            f"{results.wins[i]:g}",
            f"{results.share(i):.1%}",
            f"{low:.1%} - {high:.1%}",
            f"{results.points[i] / games:.1f}",
            f"{results.margins[i] / games:+.1f}",
            f"{mean:.1f} ± {2 * spread:.1f}",
            f"{i}: {results.seat_wins[i] / games:.1%}",
        )
    return table
