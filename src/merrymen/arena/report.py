"""Run a tournament, show how it goes, print what came of it and write it down."""

from __future__ import annotations

import os
import pathlib
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from merrymen import choosing
from merrymen.arena.results import Results
from merrymen.arena.series import check_count
from merrymen.arena.tasks import tasks
from merrymen.arena.workers import run
from merrymen.bots import bot
from merrymen.bots.process import Program
from merrymen.errors import BadSetup, BrokenBot, MissingExtra
from merrymen.game import Game
from merrymen.match import Match
from merrymen.whole import seed_of


def seat_bots(game: Game, names: Sequence[str], players: int | None) -> list[str]:
    """One bot per seat: the last name given fills the seats that are left."""
    count = game.check_players(players or max(len(names), game.players[0]))
    if len(names) > count:
        raise BadSetup(
            f"{len(names)} bots do not fit at a table for {count}: {', '.join(names[count:])} would"
            f" not play. Name {count}, pair by pair, or take a larger table"
        )
    return [*names, *[names[-1]] * count][:count]


def told_seats(names: Sequence[str], seated: Sequence[str]) -> str:
    """Whom nobody named for a seat, in words; nothing where everybody was."""
    if len(seated) == len(names):
        return ""
    if len(names) == 1:
        return f"only {names[0]} is named: it plays against itself in all {len(seated)} seats"
    seats = seated.count(names[-1])
    return f"the last one named fills the seats that are left: {names[-1]} sits in {seats}"


def tournament(
    game: Game,
    names: Sequence[str],
    games: int,
    *,
    players: int | None = None,
    seed: int = 0,
    edition: str | pathlib.Path | None = None,
    options: dict[str, Any] | None = None,
    workers: int = 1,
    ray: str | None = None,
    strict: bool = False,
    only: int | None = None,
    console: Console,
) -> Results:
    """Play all games (or only the one of that number) with a progress display."""
    seated, seed, games = seat_bots(game, names, players), seed_of(seed), check_count(games)
    if told := told_seats(names, seated):
        console.print(escape(told))
    start = game.new(len(seated), seed=seed, edition=edition, **(options or {}))
    for name in dict.fromkeys(seated):
        check(name, start)
    if only is not None and only < 0:
        raise BadSetup(f"games are counted from 0: there is no game {only}")
    count = games if only is None else only + 1
    todo = tasks(
        game.name, seated, count, seed=seed, options=options, edition=edition, strict=strict
    )[only or 0 :]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as progress:
        task = progress.add_task(f"{game.title}: {', '.join(seated)}", total=len(todo))

        def counted() -> Any:
            for outcome in run(todo, workers, ray):
                progress.advance(task)
                yield outcome

        return Results.of(game, seated, counted())


def check(name: str, start: Match) -> None:
    """A wrong name, a broken file or a program that does not answer: before the first game."""
    one = bot(name, seed=0)
    if isinstance(one, Program):
        try:
            one.probe(start)
        except BrokenBot as error:
            raise BrokenBot(f"the bot {name} does not answer as it should: it {error}") from None


def write(results: Results, folder: str | os.PathLike[str]) -> tuple[pathlib.Path, pathlib.Path]:
    """The results as Parquet and as a page that needs nothing else."""
    from merrymen.arena.html import write_html  # here: it needs an extra

    folder = choosing.writable(folder)
    parquet, page = (folder / f"{results.game.name}{ending}" for ending in (".parquet", ".html"))
    results.write_parquet(parquet)
    write_html(results, page)
    return parquet, page


def table_of(results: Results) -> Table:
    """Wins with their intervals, points, margins, ratings; below it the wins of each seat."""
    by_seat = ", ".join(
        f"{seat} {wins / results.games:.0%}" for seat, wins in enumerate(results.seat_wins)
    )
    ratings, failures, games = _ratings(results), results.failures, results.games
    table = Table(
        title=f"{results.game.title}: {games} games",
        caption=f"wins by seat, whoever sat there: {by_seat}"
        + ("" if ratings else "\nratings come with: pip install 'merrymen\\[arena]'"),
        caption_justify="left",
    )
    columns = ["bot", "wins", "share", "95% interval", "points", "margin"]
    columns += ["rating"] if ratings else []
    columns += ["failures"] if failures else []
    for column in columns:
        if column == "bot":
            table.add_column(column, min_width=12, overflow="fold")  # to be read whole, and typed
        else:
            table.add_column(column, justify="right", overflow="fold")
    for i, name in enumerate(results.names):
        low, high = results.interval(i)
        table.add_row(
            name,
            f"{results.wins[i]:g}",
            f"{results.share(i):.1%}",
            f"{low:.1%} - {high:.1%}",
            f"{results.points[i] / games:.1f}",
            f"{results.margins[i] / games:+.1f}",
            *([f"{ratings[name][0]:.1f} ± {2 * ratings[name][1]:.1f}"] if ratings else []),
            *([f"{failures[name].times}" if name in failures else ""] if failures else []),
        )
    return table


def _ratings(results: Results) -> dict[str, tuple[float, float]]:
    """openskill's ratings, or none where it is not installed: the wins say enough."""
    try:
        return results.ratings()
    except MissingExtra:
        return {}
