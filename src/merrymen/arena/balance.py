"""Is a game fair? The share of the wins by seat, by place in the opening, and by strategy.

The opening is the order in which the seats make their first decision: in Kings & Creatures the
order of the castles. A share of 1 is fair: as many wins as players give everybody the same. A
shared victory is split.

    python -m merrymen.arena.balance kings_and_creatures --games 40000
    python -m merrymen.arena.balance kings_and_creatures --bot sage --games 100000
    python -m merrymen.arena.balance kings_and_creatures --bot search:200 --games 2000
    python -m merrymen.arena.balance kings_and_creatures --strategies --games 2000
"""

from __future__ import annotations

import argparse
import functools
import importlib
import importlib.util
import math
import pathlib
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from merrymen import choosing
from merrymen.arena.series import MakeBot
from merrymen.bots import Bot, bot
from merrymen.bots.learned import Mind
from merrymen.editions import Edition
from merrymen.engine.contest import contend
from merrymen.engine.fields import NONE
from merrymen.engine.plain import for_rules
from merrymen.errors import MerrymenError
from merrymen.game import Game
from merrymen.games import game as find_game
from merrymen.learning import selfplay
from merrymen.learning.network import network_for
from merrymen.machine import cores
from merrymen.whole import derived

CHUNK = 2048  # games played in one call of compiled code
ALWAYS = 256  # follow the game's advice in 256 of 256 choices


@dataclass
class Share:
    """The share of the wins that fell to one seat, place or strategy; 1 is fair."""

    name: str
    fair: float  # the part of the wins that would be fair
    games: int = 0
    won: float = 0.0
    squares: float = 0.0
    points: float = 0.0

    def add(self, shares: Any, points: Any) -> None:
        """Count games: the part of each victory, and the points."""
        self.games += len(shares)
        self.won += float(np.sum(shares))
        self.squares += float(np.sum(np.square(shares)))
        self.points += float(np.sum(points))

    @property
    def share(self) -> float:
        return self.won / self.games / self.fair

    @property
    def mean_points(self) -> float:
        return self.points / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the share."""
        mean = self.won / self.games
        spread = math.sqrt(max(0.0, self.squares / self.games - mean * mean) / self.games)
        return max(0.0, mean - 1.96 * spread) / self.fair, (mean + 1.96 * spread) / self.fair


@dataclass
class Balance:
    """What many games between equal players showed, at one number of players."""

    players: int
    seats: list[Share] = field(default_factory=list)
    openings: list[Share] = field(default_factory=list)

    def __post_init__(self) -> None:
        fair = 1 / self.players
        self.seats = [Share(f"seat {n}", fair) for n in range(self.players)]
        self.openings = [Share(f"opens {n + 1}.", fair) for n in range(self.players)]

    def add(self, openings: Any, shares: Any, points: Any) -> None:
        """Count games, one row each: the seats as they opened, their shares, their points."""
        for n in range(self.players):
            self.seats[n].add(shares[:, n], points[:, n])
            opener = openings[:, n].astype(np.int64)
            games = np.flatnonzero(opener != NONE)
            self.openings[n].add(shares[games, opener[games]], points[games, opener[games]])


def between_greedy(
    game: Game, players: int, games: int, edition: Edition, options: Mapping[str, Any], seed: int
) -> Balance:
    """Games between greedy players, all in compiled code."""
    balance, chosen = Balance(players), game.option_numbers(game.choose_options(options))
    blank = game.layout.zeros()
    buffers = (
        np.empty(game.actions, np.int32),
        np.zeros((players, len(game.headings)), np.int32),
        np.zeros(players, np.int64),
    )
    for first in range(0, games, CHUNK):
        count = min(CHUNK, games - first)
        states = game.layout.zeros(count)
        openings = np.zeros((count, players), np.int8)
        shares, points = np.zeros((count, players)), np.zeros((count, players), np.int32)
        contend(
            states, blank, edition.cards, players, chosen, seed, first, ALWAYS,
            buffers, openings, shares, points,
        )  # fmt: skip
        balance.add(openings, shares, points)
    return balance


def between_sages(
    game: Game,
    players: int,
    games: int,
    edition: Edition,
    options: Mapping[str, Any],
    seed: int,
    note: Callable[[Any, Any], None] | None = None,
) -> Balance:
    """Games between the network that ships and itself, in compiled code on all cores.

    `note` is told how some games began, and every seat's part of the victory.
    """
    network, chosen = network_for(game, edition), game.option_numbers(game.choose_options(options))
    balance, blank = Balance(players), game.layout.zeros()
    match = game.new(players, seed=seed, edition=edition, **options)

    def play(first: int) -> tuple[Any, Any, Any, Any]:
        count = min(CHUNK, games - first)
        mind = Mind(network, match)
        begins, openings = game.layout.zeros(count), np.full((count, players), NONE, np.int8)
        shares, points = np.zeros((count, players)), np.zeros((count, players), np.int32)
        selfplay.contend_with_itself(
            for_rules(mind.copy), mind.words, for_rules(blank), edition.cards, players, chosen,
            seed, first, (network.arrays, mind.reader.compiled, mind.desk),
            (
                np.empty(game.actions, np.int32), np.empty(game.actions, np.int64),
                np.zeros((players, len(game.headings)), np.int32), np.zeros(players, np.int64),
            ),
            for_rules(begins), openings, shares, points,
        )  # fmt: skip
        return begins, openings, shares, points

    with ThreadPoolExecutor(cores()) as pool:
        for begins, openings, shares, points in pool.map(play, range(0, games, CHUNK)):
            balance.add(openings, shares, points)
            if note is not None:
                note(begins, shares)
    return balance


def between_bots(
    game: Game,
    players: int,
    games: int,
    edition: Edition,
    options: Mapping[str, Any],
    seed: int,
    make: MakeBot,
) -> Balance:
    """Games between bots of one kind, each of which sees its hidden record alone."""
    balance = Balance(players)
    for number in range(games):
        makers = [make] * players
        balance.add(*_one_game(game, makers, derived(seed, number), edition, options))
    return balance


def among_greedy(
    game: Game,
    players: int,
    games: int,
    edition: Edition,
    options: Mapping[str, Any],
    seed: int,
    name: str,
    make: MakeBot,
) -> Share:
    """How a strategy does in a different seat of each game, all other seats being greedy."""
    result, greedy = Share(name, 1 / players), functools.partial(_bot, "greedy")
    for number in range(games):
        seat = number % players
        makers = [make if n == seat else greedy for n in range(players)]
        _, shares, points = _one_game(game, makers, derived(seed, number), edition, options)
        result.add(shares[:, seat], points[:, seat])
    return result


def _bot(name: str, seed: int) -> Bot:
    return bot(name, seed=seed)


def _one_game(
    game: Game, makers: Sequence[MakeBot], seed: int, edition: Edition, options: Mapping[str, Any]
) -> tuple[Any, Any, Any]:
    """One game, as rows of one: the opening, the shares of the victory, the points."""
    players = len(makers)
    bots = [make(derived(seed, n)) for n, make in enumerate(makers)]
    match, opening = game.new(players, seed=seed, edition=edition, **options), []
    while (seat := match.to_move) is not None:
        if seat not in opening:
            opening.append(seat)
        match.apply(bots[seat].choose(match.hidden(seat), seat))
    opening += [NONE] * (players - len(opening))
    winners = match.winners()
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    return np.array([opening]), np.array([shares]), np.array([match.scores()])


def strategies_of(game: Game) -> Mapping[str, MakeBot]:
    """The one-sided strategies that there are for measuring a game, by name."""
    module = f"merrymen.arena.strategies.{game.name}"
    if importlib.util.find_spec(module) is None:
        return {}
    found: Mapping[str, MakeBot] = importlib.import_module(module).STRATEGIES
    return found


def table_of(title: str, shares: Sequence[tuple[int, Share]]) -> Table:
    """Shares with their intervals, by number of players."""
    table = Table(title=title)
    for column in ("players", "", "games", "share of the fair share", "95% interval", "points"):
        table.add_column(column, justify="right" if column else "left")
    for players, share in shares:
        low, high = share.interval
        table.add_row(
            str(players),
            share.name,
            str(share.games),
            f"{share.share:.3f}",
            f"{low:.3f} - {high:.3f}",
            f"{share.mean_points:.1f}",
        )
    return table


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; an error is one clear sentence."""
    parser = argparse.ArgumentParser(prog="merrymen.arena.balance", description=main.__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, action="append", help="all counts if not given")
    parser.add_argument(
        "--games", type=choosing.count, default=10_000, help="for each number of players"
    )
    parser.add_argument("--bot", default="greedy", help="in every seat, as search:200")
    parser.add_argument("--strategies", action="store_true", help="one strategy among greedy bots")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", type=pathlib.Path)
    choosing.option(parser)
    chosen = parser.parse_args(arguments)
    try:
        _measure(chosen, Console())
    except MerrymenError as error:
        print(f"merrymen: {error}", file=sys.stderr)
        return 2
    return 0


def _measure(chosen: argparse.Namespace, console: Console) -> None:
    game = find_game(chosen.game)
    edition, options = game.load_edition(chosen.edition), choosing.options_of(game, chosen.option)
    counts = [game.check_players(n) for n in chosen.players or game.players]
    if chosen.strategies:
        rows = [
            (n, among_greedy(game, n, chosen.games, edition, options, chosen.seed, name, make))
            for n in counts
            for name, make in strategies_of(game).items()
        ]
        console.print(table_of(f"{game.title}: one strategy among greedy bots", rows))
        return
    found = [_equals(game, n, chosen, edition, options) for n in counts]
    title = f"{game.title}: equal {chosen.bot} bots"
    openings = [(balance.players, share) for balance in found for share in balance.openings]
    console.print(table_of(f"{title}, by opening", openings))
    seats = [(balance.players, share) for balance in found for share in balance.seats]
    console.print(table_of(f"{title}, by seat", seats))


def _equals(
    game: Game,
    players: int,
    chosen: argparse.Namespace,
    edition: Edition,
    options: Mapping[str, Any],
) -> Balance:
    if chosen.bot in AT_ONCE:
        return AT_ONCE[chosen.bot](game, players, chosen.games, edition, options, chosen.seed)
    make: MakeBot = functools.partial(_bot, chosen.bot)
    return between_bots(game, players, chosen.games, edition, options, chosen.seed, make)


# Bots whose games are played in compiled code from beginning to end.
AT_ONCE: Mapping[str, Callable[..., Balance]] = {"greedy": between_greedy, "sage": between_sages}


if __name__ == "__main__":
    sys.exit(main())
