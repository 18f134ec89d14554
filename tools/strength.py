"""How strong the bots are, on all cores and with nothing but Numba: the levels' demands and more.

    python -m tools.strength --workers 16 --minutes 10 --out strength.json
    python -m tools.strength --parts levels --games 100
    python -m tools.strength --parts settings --simulations 300 --games 60
    python -m tools.strength --game kings_and_creatures --bots "search:500;guided=1,search:500" \\
        --against greedy --games 100

Without `--bots` every game plays the match-ups that are demanded of its bots: neighbouring levels,
ten times the simulations against fewer, and search against greedy; `--parts settings` instead plays
every candidate of `merrymen tune` against the game's settings. With `--bots` every bot in the list
plays the one after `--against`, all on the same deals. Match-ups take turns, deal by deal,
so a run that is stopped by `--minutes` has about as many games of each. Of several workers each
keeps to one core, so Legend thinks for its second on one thread.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import pathlib
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import merrymen
from merrymen.arena.results import interval_by_deal
from merrymen.arena.series import bot_seed, deal_seed, lineups, rotation
from merrymen.arena.settings import changes, spec
from merrymen.arena.settings import chosen as settings_of

LEVELS = (("squire", "random", 0.8), ("outlaw", "squire", 0.65), ("legend", "outlaw", 0.65))
LADDER = (("search:1000", "search:100", 0.5), ("search:10000", "search:1000", 0.5))
GREEDY = (("squire", "greedy", 0.0), ("search:1000", "greedy", 0.5))
PARTS = {"levels": LEVELS, "ladder": LADDER, "greedy": GREEDY}


@dataclass
class MatchUp:
    """Two bots at one game, and what has come of it so far."""

    game: str
    first: str
    second: str
    at_least: float  # the share of wins that is asked of the first
    games: int = 0
    deals: list[list[float]] = field(default_factory=list)  # wins of the first, game by game
    margins: list[float] = field(default_factory=list)  # a deal's mean lead of the first
    seconds: float = 0.0

    def add(self, wins: list[float], margin: float, seconds: float) -> None:
        self.games += len(wins)
        if wins:  # nobody may have won
            self.deals.append(wins)
        self.margins.append(margin)
        self.seconds += seconds

    def figures(self) -> dict[str, Any]:
        low, high = interval_by_deal(self.deals)
        mean = sum(self.margins) / len(self.margins)
        spread = sum((m - mean) ** 2 for m in self.margins) / max(1, len(self.margins) - 1)
        return {
            "game": self.game,
            "first": self.first,
            "second": self.second,
            "at_least": self.at_least,
            "games": self.games,
            "share": sum(map(sum, self.deals)) / self.games,
            "low": low,
            "high": high,
            "margin": mean,
            "margin_error": math.sqrt(spread / len(self.margins)),
            "seconds_per_game": self.seconds / self.games,
        }


Job = tuple[int, str, list[list[str]], int, int]
"""Which match-up it belongs to, the game, the line-ups, the deal, the seed of the run."""


def play_deal(job: Job) -> tuple[int, tuple[list[float], float, float]]:
    """One deal in all line-ups and rotations of the seats: wins and lead of the first."""
    which, name, tables, deal, seed = job
    start, game = time.perf_counter(), merrymen.game(name)
    wins, leads = list[float](), []
    for seats in tables:
        for turn in range(len(seats)):
            number = deal * len(seats) + turn
            _, order = rotation(number, len(seats))
            names = [seats[bot] for bot in order]
            scores, winners = play(game, names, deal_seed(seed, deal), seed, number)
            if winners:
                wins.append(sum(names[seat] == seats[0] for seat in winners) / len(winners))
            leads.append(lead(names, scores, seats[0]))
    return which, (wins, sum(leads) / len(leads), time.perf_counter() - start)


def play(
    game: merrymen.Game, names: list[str], deal: int, seed: int, number: int
) -> tuple[list[int], list[int]]:
    """One game: everybody's points, and who won."""
    bots = [
        merrymen.bot(name, seed=bot_seed(seed, number, seat)) for seat, name in enumerate(names)
    ]
    match = game.new(len(names), seed=deal)
    while (seat := match.to_move) is not None:
        match.apply(bots[seat].choose(match.hidden(seat), seat))
    return match.scores(), match.winners()


def lead(names: list[str], scores: list[int], first: str) -> float:
    """The mean of the first's points less the mean of the second's."""
    own = [points for name, points in zip(names, scores, strict=True) if name == first]
    other = [points for name, points in zip(names, scores, strict=True) if name != first]
    return sum(own) / len(own) - sum(other) / len(other)


def keep_to_one_core(free: Any) -> None:
    """Take a core of one's own."""
    os.sched_setaffinity(0, free.get())


def jobs(matchups: list[MatchUp], chosen: argparse.Namespace) -> Iterator[Job]:
    """Deal after deal, every match-up in turn, until each has its games."""
    tables = [seating(m, chosen.players) for m in matchups]
    for deal in range(chosen.games):
        for which, m in enumerate(matchups):
            if deal * sum(map(len, tables[which])) < chosen.games:
                yield which, m.game, tables[which], deal, chosen.seed


def seating(m: MatchUp, players: int | None) -> list[list[str]]:
    """As many seats for the one as for the other, or the first alone among so many players."""
    if players is None:
        return lineups(merrymen.game(m.game), m.first, m.second)
    return [[m.first, *[m.second] * (players - 1)]]


def run(matchups: list[MatchUp], chosen: argparse.Namespace) -> None:
    """Compile in the workers, play until the games or the minutes are used up."""
    end = time.perf_counter() + 60 * chosen.minutes
    context = multiprocessing.get_context("spawn")
    free = context.Queue()
    cores = os.sched_getaffinity(0)
    for core in sorted(cores) * chosen.workers:
        free.put(cores if chosen.workers == 1 else {core})
    with context.Pool(chosen.workers, keep_to_one_core, (free,)) as pool:
        pool.map(compiled, sorted({m.game for m in matchups}), chunksize=1)
        todo = list(jobs(matchups, chosen))
        done = pool.imap_unordered(play_deal, todo)
        try:
            for _ in todo:
                which, found = done.next(timeout=max(0.01, end - time.perf_counter()))
                matchups[which].add(*found)
        except multiprocessing.TimeoutError:
            pool.terminate()


def compiled(name: str) -> None:
    """Let one worker compile a game, so that the others find it compiled."""
    play_deal((0, name, lineups(merrymen.game(name), "search:1", "greedy"), 0, 0))


def wanted(chosen: argparse.Namespace) -> list[MatchUp]:
    """The match-ups that the command line asks for."""
    names = [chosen.game] if chosen.game else merrymen.games()
    if chosen.parts == "settings":
        return [one for name in names for one in candidates(name, chosen.simulations)]
    if chosen.bots:
        asked = [(bot, chosen.against, 0.0) for bot in chosen.bots.split(",")]
    else:
        asked = [one for part in chosen.parts.split(",") for one in PARTS[part]]
    return [MatchUp(name, *one) for one in asked for name in names]


def candidates(name: str, simulations: int) -> list[MatchUp]:
    """Every single change of a game's search settings against the settings as they are."""
    return [
        MatchUp(name, spec(simulations, change), spec(simulations, {}), 0.0)
        for change in changes(settings_of(merrymen.game(name)))
    ]


def line(figures: dict[str, Any]) -> str:
    """A match-up in words."""
    verdict = "" if figures["share"] >= figures["at_least"] else "  TOO FEW"
    return (
        f"{figures['game']:20} {figures['first']} against {figures['second']}:"
        f" {figures['share']:.1%} ({figures['low']:.1%} to {figures['high']:.1%})"
        f" of {figures['games']} games, lead {figures['margin']:+.2f}"
        f" ± {figures['margin_error']:.2f}, {figures['seconds_per_game']:.1f} s a game{verdict}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", help="one game only")
    parser.add_argument(
        "--parts", default=",".join(PARTS), help=f"of {', '.join(PARTS)}, or settings"
    )
    parser.add_argument("--simulations", type=int, default=300, help="for the part settings")
    parser.add_argument("--bots", help="bots to compare, instead of the parts")
    parser.add_argument("--against", default="greedy", help="whom they play")
    parser.add_argument("--players", type=int, help="one bot alone among so many at the table")
    parser.add_argument("--games", type=int, default=400, help="of each match-up")
    parser.add_argument(
        "--minutes", type=float, default=1e6, help="stop after so many, compiling too"
    )
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=pathlib.Path, help="write the figures here as JSON")
    chosen = parser.parse_args()
    for part in chosen.parts.split(","):
        if part not in PARTS and chosen.parts != "settings":
            parser.error(
                f"there is no part {part!r}; there are {', '.join(PARTS)}, or settings alone"
            )
    matchups = wanted(chosen)
    run(matchups, chosen)
    figures = [m.figures() for m in matchups if m.games]
    print("\n".join(map(line, figures)))
    if chosen.out:
        chosen.out.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
