"""A bot that does anything legal."""

from __future__ import annotations

import random

from merrymen.match import Match


class Random:
    """Every legal action is as likely as another."""

    def __init__(self, seed: int | None = None) -> None:
        self._chance = random.Random(seed)

    def choose(self, hidden_match: Match, seat: int) -> int:
        return self._chance.choice(hidden_match.legal())
