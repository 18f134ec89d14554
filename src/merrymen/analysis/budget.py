"""How long each piece of an analysis may take, by the clock."""

from __future__ import annotations

from collections.abc import Sequence

from merrymen.analysis.work import Part, Piece

LEAST, MOST = 40, 4_000  # simulations of one look
LEAST_AGAIN, MOST_AGAIN = 400, 30_000  # of a second look, which has to be sure
SKETCH = 64  # of one look for the first curve, which must be there at once
# The part of the time at which each stage is over, in games without and with secrets.
OPEN: dict[Part, float] = {"sketch": 0.04, "watch": 0.13, "judge": 0.46, "again": 1.0}
SECRET: dict[Part, float] = {"sketch": 0.04, "watch": 0.12, "judge": 0.42, "again": 0.86, "know": 1}
LOOKS: dict[Part, float] = {"watch": 1, "judge": 4, "again": 2, "know": 1}  # before one is measured
GUESS = 1e-4  # seconds for a simulation, before any was measured
MEMORY = 0.8  # how much of what was measured before counts beside the latest piece


class Budget:
    """Divides the time that is left for a stage over the pieces of it that are left.

    What a piece of each part costs for one simulation is measured as the work goes on, so that a
    machine with other work, a game with long turns or one with many doubtful decisions is given
    shorter looks, and none is late. `workers` pieces are worked on at the same time.
    """

    def __init__(self, seconds: float, workers: int, *, secrets: bool) -> None:
        self._seconds, self._workers = seconds, workers
        self._ends = SECRET if secrets else OPEN
        self._costs: dict[Part, float] = {}
        self._left = self._of = 0
        self._part: Part = "sketch"

    def begin(self, stage: Sequence[Piece]) -> None:
        """A stage begins; one without work is passed over."""
        if stage:
            self._part, self._left, self._of = stage[0].part, len(stage), len(stage)

    def simulations(self, piece: Piece, spent: float) -> int:
        """How many a piece may take, so many seconds after the work began."""
        if piece.part == "sketch":
            return SKETCH
        cost = max(1e-9, self._left * self._cost(piece.part))
        left = max(0.0, self._ends[piece.part] * self._seconds - spent) * self._workers
        again = piece.part == "again"
        least, most = (LEAST_AGAIN, MOST_AGAIN) if again else (LEAST, MOST)
        return round(min(most, max(least, left / cost)))

    def _cost(self, part: Part) -> float:
        """Seconds for one simulation of a piece."""
        return self._costs.get(part, LOOKS[part] * self._costs.get("sketch", GUESS))

    def took(self, piece: Piece, simulations: int, seconds: float) -> None:
        """A piece is done: learn from it."""
        self._left -= 1
        latest = seconds / simulations
        before = self._costs.get(piece.part, latest)
        self._costs[piece.part] = MEMORY * before + (1 - MEMORY) * latest

    def is_spent(self, piece: Piece, spent: float) -> bool:
        """Whether a piece is better left out: hindsight, which is told where it is known."""
        return piece.part == "know" and spent > self._seconds

    @property
    def done(self) -> float:
        """How much of the work is done, by its usual time: from 0 to 1."""
        ends = list(self._ends)
        at = ends.index(self._part)
        begun = self._ends[ends[at - 1]] if at else 0.0
        part = 1 - self._left / max(1, self._of)
        return begun + part * (self._ends[self._part] - begun)
