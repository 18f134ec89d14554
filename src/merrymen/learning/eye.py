"""The rows of a single position."""

from __future__ import annotations

from typing import Any

import numpy as np

from merrymen.engine.fields import NONE
from merrymen.engine.plain import for_rules
from merrymen.learning.kernels import rows_range
from merrymen.learning.rows import reader_of
from merrymen.match import Match


class Eye:
    """Reads matches of one game and player count as a network does."""

    def __init__(self, match: Match) -> None:
        self.reader = reader_of(match.game)
        copy = match.game.layout.zeros()
        self._seen = (for_rules(copy), copy.view(np.int64))
        self._raw = copy.view(np.int8)
        self._sheet = np.zeros((match.players, len(match.game.headings)), np.int32)
        self._work = np.zeros(self.reader.most, np.int32)
        self._out = np.zeros((1, self.reader.most), np.int32)
        self._counts = np.zeros(1, np.int32)

    def __call__(self, match: Match, seat: int | None) -> Any:
        """The rows that a seat (None: a spectator) switches on: int32[count], a fresh array."""
        seats = np.array([NONE if seat is None else seat])
        rows_range(
            0, 1, match.record.view(np.int64), match.edition.cards, seats, self._seen, self._raw,
            self.reader.compiled, self._sheet, self._work, self._out, self._counts,
        )  # fmt: skip
        return self._out[0, : self._counts[0]].copy()
