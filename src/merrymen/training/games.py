"""Games to learn from: every player count and option of a game side by side, read as rows."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from merrymen.batch import Batch
from merrymen.engine.plain import for_rules
from merrymen.game import Game
from merrymen.learning.rows import reader_of
from merrymen.training.kernels import read_range


def settings_of(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Every player count with every combination of options."""
    each = [[(name, value) for value in o.choices] for name, o in game.options.items()]
    combinations = [dict(chosen) for chosen in itertools.product(*each)]
    return [(players, chosen) for chosen in combinations for players in game.players]


class Sight:
    """The rows of a batch's games and the advice about them, each as its mover sees it."""

    def __init__(self, batch: Batch) -> None:
        game, n = batch.game, batch.n
        self._batch, self._reader = batch, reader_of(game)
        copy = game.layout.zeros()
        self._seen, self._raw = (for_rules(copy), copy.view(np.int64)), copy.view(np.int8)
        self._sheet = np.zeros((batch.players, len(game.headings)), np.int32)
        self._rows = np.full((n, self._reader.most), -1, np.int16)
        self._counts = np.zeros(n, np.int32)
        self._advice = np.zeros((n, game.actions), np.int16)

    def __call__(self) -> tuple[Any, Any, Any]:
        """int16[n, as many as the longest needs], from the left, then -1; what is legal; advice."""
        batch, legal = self._batch, self._batch.legal()
        read_range(
            0, batch.n, batch.records().view(np.int64), batch.edition.cards, batch.to_move,
            self._seen, self._raw, self._reader.compiled, self._sheet, legal,
            (self._rows, self._counts, self._advice),
        )  # fmt: skip
        return self._rows[:, : int(self._counts.max())], legal, self._advice


class Tables:
    """n games at each setting of a game, stepped together; a thread for each setting.

    With `copies` every setting is there several times, so that many cores have something to do.
    """

    def __init__(
        self, game: Game, n: int, seed: int, *, restart: bool = True, copies: int = 1
    ) -> None:
        self.game, self.seats = game, game.players[-1]
        self.settings = settings_of(game) * copies
        self.batches = [
            Batch(
                game, players, n, seed=seed + at, reward="outcome", restart=restart, threads=1,
                **options,
            )
            for at, (players, options) in enumerate(self.settings)
        ]  # fmt: skip
        self._sights = [Sight(batch) for batch in self.batches]
        self._pool = ThreadPoolExecutor(len(self.batches))
        self.n = n * len(self.batches)
        self.players = np.repeat([b.players for b in self.batches], n)
        self._mask = np.zeros((self.n, game.actions), np.bool_)
        self._advice = np.zeros((self.n, game.actions), np.int16)
        self._spans = [(at * n, (at + 1) * n) for at in range(len(self.batches))]

    def _everywhere(self, task: Callable[[int], Any]) -> list[Any]:
        return list(self._pool.map(task, range(len(self.batches))))

    def read(self) -> tuple[Any, Any, Any, Any]:
        """Rows int16[n, …], what is legal bool[n, actions], who moves int64[n] (-1: over), advice
        int16[n, actions].
        """
        found = self._everywhere(lambda at: self._sights[at]())
        rows = np.full((self.n, max(one[0].shape[1] for one in found)), -1, np.int16)
        movers = np.empty(self.n, np.int64)
        for (first, end), batch, (seen, legal, advice) in zip(
            self._spans, self.batches, found, strict=True
        ):
            rows[first:end, : seen.shape[1]] = seen
            self._mask[first:end], self._advice[first:end] = legal, advice
            movers[first:end] = batch.to_move
        return rows, self._mask, movers, self._advice

    def greedy(self) -> Any:
        """What greedy would do everywhere: int64[n]."""
        return np.concatenate(self._everywhere(lambda at: self.batches[at].choose("greedy").copy()))

    def step(self, actions: Any) -> tuple[Any, Any, Any]:
        """One action everywhere: where a game ended, each seat's part of the win, its points."""
        parts = [np.ascontiguousarray(actions[first:end], np.int32) for first, end in self._spans]
        self._everywhere(lambda at: self.batches[at].step(parts[at]))
        shares = np.zeros((self.n, self.seats), np.float32)
        points = np.zeros((self.n, self.seats), np.float32)
        done = np.zeros(self.n, np.bool_)
        for (first, end), batch in zip(self._spans, self.batches, strict=True):
            earned, seats = batch.rewards(), batch.players
            shares[first:end, :seats], points[first:end, :seats] = (
                earned[:, :seats],
                earned[:, seats:],
            )
            done[first:end] = batch.done
        return done, shares, points
