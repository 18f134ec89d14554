"""Games between bots: one game, or many with the seats rotated."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from merrymen.bots import Bot
from merrymen.chronicle import Chronicle
from merrymen.editions import Edition
from merrymen.game import Game

MakeBot = Callable[[int], Bot]
"""Makes a bot from a seed."""


def play(
    game: Game,
    bots: Sequence[Bot],
    seed: int,
    *,
    names: Sequence[str] = (),
    edition: Edition | None = None,
    **options: Any,
) -> Chronicle:
    """One whole game; every bot sees the hidden record of its seat and nothing else."""
    match = game.new(len(bots), seed=seed, edition=edition, **options)
    chronicle = Chronicle.begin(match, seed, names=list(names))
    while (seat := match.to_move) is not None:
        action = bots[seat].choose(match.hidden(seat), seat)
        match.apply(action, seat=seat)
        chronicle.add(action)
    chronicle.close(match)
    return chronicle


@dataclass
class Series:
    """The results of many games."""

    names: list[str]
    games: int = 0
    wins: list[float] = field(default_factory=list)  # shared victories are split
    points: list[float] = field(default_factory=list)
    seat_wins: list[float] = field(default_factory=list)
    chronicles: list[Chronicle] = field(default_factory=list)

    def share(self, bot: int) -> float:
        """A bot's share of the wins."""
        return self.wins[bot] / self.games

    def interval(self, wins: float) -> tuple[float, float]:
        """The 95% interval of a win share (Wilson)."""
        n, z = self.games, 1.96
        p = wins / n
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return middle - half, middle + half


def series(
    game: Game,
    bots: Sequence[tuple[str, MakeBot]],
    games: int,
    *,
    seed: int = 0,
    edition: Edition | None = None,
    progress: Callable[[int], None] | None = None,
    **options: Any,
) -> Series:
    """Many games; the same deal is played once with every rotation of the seats."""
    count = len(bots)
    result = Series([name for name, _ in bots], 0, [0.0] * count, [0.0] * count, [0.0] * count)
    for number in range(games):
        deal, turn = divmod(number, count)
        order = [(seat + turn) % count for seat in range(count)]  # which bot sits where
        seated = [
            bots[bot][1](seed * 1_000_003 + number * 7 + seat) for seat, bot in enumerate(order)
        ]
        names = [bots[bot][0] for bot in order]
        chronicle = play(game, seated, seed + deal, names=names, edition=edition, **options)
        result.games += 1
        for seat, bot in enumerate(order):
            result.points[bot] += chronicle.scores[seat]
            if seat in chronicle.winners:
                result.wins[bot] += 1 / len(chronicle.winners)
                result.seat_wins[seat] += 1 / len(chronicle.winners)
        result.chronicles.append(chronicle)
        if progress:
            progress(result.games)
    return result
