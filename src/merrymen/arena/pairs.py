"""Two bots against each other, with as many seats for the one as for the other."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rich.console import Console

from merrymen.arena.report import tournament
from merrymen.arena.results import Results, interval_by_deal
from merrymen.arena.series import lineups
from merrymen.game import Game


@dataclass
class Pair:
    """How often the first of two bots beat the second."""

    first: str
    second: str
    deals: dict[int, list[float]] = field(default_factory=dict)
    """By deal: the first's part in every game that one of the two won."""
    results: list[Results] = field(default_factory=list)

    def add(self, results: Results) -> None:
        """Count games, whoever had the majority at the table."""
        self.results.append(results)
        for outcome in results.outcomes:
            own = [results.names[bot] == self.first for bot in outcome.order]
            if any(outcome.shares):
                won = sum(s for s, mine in zip(outcome.shares, own, strict=True) if mine)
                self.deals.setdefault(outcome.chronicle.seed, []).append(won)

    @property
    def games(self) -> int:
        return sum(map(len, self.deals.values()))

    @property
    def wins(self) -> float:
        return sum(map(sum, self.deals.values()))

    @property
    def share(self) -> float:
        return self.wins / max(1, self.games)

    @property
    def span(self) -> tuple[float, float]:
        """The 95% interval of the share, over deals."""
        return interval_by_deal(self.deals.values())


def pair(
    game: Game,
    first: str,
    second: str,
    games: int,
    *,
    workers: int = 1,
    console: Console,
    **more: Any,
) -> Pair:
    """Play at two seats, or at three where the game has no table for two."""
    found = Pair(first, second)
    seatings = lineups(game, first, second)
    for seats in seatings:
        found.add(
            tournament(
                game,
                seats,
                max(len(seats), games // len(seatings)),
                players=len(seats),
                workers=workers,
                console=console,
                **more,
            )
        )
    return found
