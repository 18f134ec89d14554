"""The results of many games: wins with intervals, points, margins, ratings."""

from __future__ import annotations

import math
import os
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from merrymen.arena.outcome import Outcome
from merrymen.chronicle import Chronicle
from merrymen.extras import of_extra
from merrymen.game import Game

Z = 1.96  # of 95%


def interval(wins: float, games: float) -> tuple[float, float]:
    """The 95% interval of a win share (Wilson), of games that know nothing of one another."""
    z, p = Z, wins / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def interval_by_deal(deals: Iterable[Sequence[float]]) -> tuple[float, float]:
    """The same for games of which those of one deal are alike: the shares of the win, by deal.

    A good deal wins from every seat, so rotations of one deal say less than as many deals. Wilson's
    interval is taken over as many games as would say as much: by how far the means of the deals
    spread, and for few deals by Student's distribution instead of the normal one.
    """
    groups = list(deals)
    games, count = sum(map(len, groups)), float(len(groups))
    if not games:
        return 0.0, 1.0
    p = sum(map(sum, groups)) / games
    spread = sum((sum(group) - p * len(group)) ** 2 for group in groups)
    if count > 1 and spread > 0:
        variance = spread / games**2 * count / (count - 1)
        count = min(games, p * (1 - p) / variance) * (Z / _student(count - 1)) ** 2
    return interval(p * count, count)


def _student(freedom: float) -> float:
    """The quantile that takes the place of Z, by the first terms of its expansion."""
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


@dataclass
class Trouble:
    """How often one bot failed to choose, and why."""

    times: int = 0
    games: int = 0
    forfeits: int = 0
    first: int | None = None  # the number of the first game
    reasons: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        listed = ", ".join(
            f"{why} ({n})" if n > 1 else why for why, n in self.reasons.most_common()
        )
        lost = f", {self.forfeits} forfeited" if self.forfeits else ""
        games = "1 game" if self.games == 1 else f"{self.games} games"
        return f"failed {self.times} × in {games}{lost}, first in game {self.first}: {listed}"


@dataclass
class Results:
    """All outcomes of a tournament, in order, and what they add up to."""

    game: Game
    names: list[str]
    outcomes: list[Outcome] = field(default_factory=list)

    @classmethod
    def of(cls, game: Game, names: list[str], outcomes: Iterable[Outcome]) -> Results:
        """Put outcomes in order; they may come from many machines."""
        return cls(game, names, sorted(outcomes, key=lambda outcome: outcome.number))

    @property
    def games(self) -> int:
        return len(self.outcomes)

    @property
    def chronicles(self) -> list[Chronicle]:
        return [outcome.chronicle for outcome in self.outcomes]

    @property
    def wins(self) -> list[float]:
        """Each bot's wins; a shared victory is split."""
        return self._by_bot(lambda outcome, seat: outcome.shares[seat])

    @property
    def points(self) -> list[float]:
        """Each bot's points, added up."""
        return self._by_bot(lambda outcome, seat: outcome.chronicle.scores[seat])

    @property
    def margins(self) -> list[float]:
        """Each bot's lead over the best other seat (or its lag behind it), added up."""
        return self._by_bot(_margin)

    @property
    def seat_wins(self) -> list[float]:
        """The wins of each seat, whoever sat there."""
        totals = [0.0] * len(self.names)
        for outcome in self.outcomes:
            for seat, share in enumerate(outcome.shares):
                totals[seat] += share
        return totals

    @property
    def failures(self) -> dict[str, Trouble]:
        """What went wrong with each bot that failed; bots of one name are one."""
        found: dict[str, Trouble] = {}
        for outcome in self.outcomes:
            for seat in sorted({failure.seat for failure in outcome.failures}):
                trouble = found.setdefault(self.names[outcome.order[seat]], Trouble())
                trouble.first = outcome.number if trouble.first is None else trouble.first
                trouble.games += 1
                trouble.forfeits += outcome.forfeited == seat
                for failure in outcome.failures:
                    if failure.seat == seat:
                        trouble.times += failure.times
                        trouble.reasons[failure.reason] += failure.times
        return found

    def _by_bot(self, figure: Any) -> list[float]:
        totals = [0.0] * len(self.names)
        for outcome in self.outcomes:
            for seat, bot in enumerate(outcome.order):
                totals[bot] += figure(outcome, seat)
        return totals

    def share(self, bot: int) -> float:
        """A bot's share of the wins."""
        return self.wins[bot] / self.games

    def interval(self, bot: int) -> tuple[float, float]:
        """The 95% interval of a bot's share of the wins: over deals, see `interval_by_deal`."""
        return interval_by_deal(self.by_deal(lambda one: one.shares[one.order.index(bot)]).values())

    def seat_interval(self, seat: int) -> tuple[float, float]:
        """The 95% interval of a seat's share of the wins, whoever sat there."""
        return interval_by_deal(self.by_deal(lambda one: one.shares[seat]).values())

    def by_deal(self, figure: Callable[[Outcome], float]) -> dict[int, list[float]]:
        """A figure of every game, the games of one deal together."""
        found: dict[int, list[float]] = {}
        for outcome in self.outcomes:
            found.setdefault(outcome.chronicle.seed, []).append(figure(outcome))
        return found

    def ratings(self) -> dict[str, tuple[float, float]]:
        """openskill's mean and uncertainty for every name; bots of one name share a rating."""
        with of_extra("arena"):
            from openskill.models import PlackettLuce

        model = PlackettLuce()
        rated = {name: model.rating(name=name) for name in self.names}
        for outcome in self.outcomes:
            names = [self.names[bot] for bot in outcome.order]
            if len(set(names)) == 1:
                continue
            teams = model.rate([[rated[name]] for name in names], ranks=_ranks(outcome))
            for name, (player,) in zip(names, teams, strict=True):
                rated[name] = player
        return {name: (player.mu, player.sigma) for name, player in rated.items()}

    def rows(self) -> list[dict[str, Any]]:
        """One row per seat and game."""
        return [
            {
                "game": self.game.name,
                "number": outcome.number,
                "deal": outcome.chronicle.seed,
                "players": outcome.chronicle.players,
                "seat": seat,
                "bot": self.names[bot],
                "score": outcome.chronicle.scores[seat],
                "won": outcome.shares[seat],
                "steps": len(outcome.chronicle.steps),
                "failures": sum(f.times for f in outcome.failures if f.seat == seat),
                "failure": next((f.reason for f in outcome.failures if f.seat == seat), ""),
                "forfeited": outcome.forfeited == seat,
                **{f"heading {name}": points for name, points in outcome.sheets[seat].items()},
            }
            for outcome in self.outcomes
            for seat, bot in enumerate(outcome.order)
        ]

    def write_parquet(self, path: str | os.PathLike[str]) -> None:
        """The rows as Parquet."""
        with of_extra("arena"):
            import pyarrow
            import pyarrow.parquet

        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(self.rows()), path)

    def owners(self) -> dict[str, tuple[int, float]]:
        """For every card: how often somebody had it at the end, and how often that seat won."""
        found: dict[str, tuple[int, float]] = {}
        for outcome in self.outcomes:
            for seat, things in enumerate(outcome.belongings):
                for thing in things:
                    count, wins = found.get(thing, (0, 0.0))
                    found[thing] = (count + 1, wins + outcome.shares[seat])
        return found


def _margin(outcome: Outcome, seat: int) -> float:
    scores = outcome.chronicle.scores
    return scores[seat] - max(s for other, s in enumerate(scores) if other != seat)


def _ranks(outcome: Outcome) -> list[float]:
    """Winners first, the others by their points."""
    scores, winners = outcome.chronicle.scores, outcome.chronicle.winners
    keys = [
        (seat not in winners, 0 if seat in winners else -scores[seat])
        for seat in range(len(scores))
    ]
    return [float(sorted(keys).index(key)) for key in keys]
