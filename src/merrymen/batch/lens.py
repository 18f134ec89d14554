"""The features of a single position."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import numpy as np

from merrymen.batch import kernels
from merrymen.batch.features import plan_of
from merrymen.engine.fields import NONE
from merrymen.engine.plain import for_rules
from merrymen.match import Match


class Lens:
    """Reads matches of one game as a seat may see them, with the columns of a batch."""

    def __init__(self, match: Match, relative: bool | Collection[str] = False) -> None:
        self.plan = plan_of(match.game, relative)
        copy = match.game.layout.zeros()
        self._seen = (for_rules(copy), copy.view(np.int64))
        self._raw = copy.view(np.int8)
        self._features = np.zeros((1, self.plan.columns), np.float32)

    def __call__(self, match: Match, seat: int | None) -> Any:
        """What a seat (None: a spectator) may know: float32[columns], a fresh array."""
        kernels.observe_range(
            0, 1, match.record.view(np.int64), match.edition.cards, self.plan.runs,
            self.plan.scales, self.plan.own, np.array([NONE if seat is None else seat]),
            self._seen, self._raw, self._features,
        )  # fmt: skip
        return self._features[0].copy()
