"""How long each piece of an analysis may take, by the clock."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from merrymen.analysis.work import Part, Piece

LEAST, MOST = 40, 4000  # simulations of one look
CURVE = 0.08  # of the time is for the first curve
LOOKS = 5.0  # in a judgement, before any was measured
MEMORY = 0.8  # how much of what was measured before counts beside the latest piece


class Budget:
    """Divides the time that is left over the pieces that are left.

    What a piece of each part costs for one simulation is measured as the work goes on, so that a
    machine with other work, a game with long turns or one with many doubtful decisions is given
    shorter looks, and none is late. `workers` pieces are worked on at the same time.
    """

    def __init__(self, work: Iterable[Piece], seconds: float, each: float, workers: int) -> None:
        self._left = Counter(piece.part for piece in work)
        self._costs: dict[Part, float] = {"watch": each, "judge": LOOKS * each, "know": each}
        self._seconds, self._workers = seconds, workers

    def simulations(self, piece: Piece, spent: float) -> int:
        """How many a piece may take, so many seconds after the work began."""
        is_curve = piece.part == "watch"
        end = CURVE * self._seconds if is_curve else self._seconds
        parts: tuple[Part, ...] = ("watch",) if is_curve else ("judge", "know")
        cost = sum(self._left[part] * self._costs[part] for part in parts)
        left = max(0.0, end - spent) * self._workers
        return round(min(MOST, max(LEAST, left / max(1e-9, cost))))

    def took(self, piece: Piece, simulations: int, seconds: float) -> None:
        """A piece is done: learn from it."""
        self._left[piece.part] -= 1
        before = self._costs[piece.part]
        self._costs[piece.part] = MEMORY * before + (1 - MEMORY) * seconds / simulations

    def is_spent(self, piece: Piece, spent: float) -> bool:
        """Whether a piece is better left out: hindsight, which is told where it is known."""
        return piece.part == "know" and spent > self._seconds
