"""A bot that takes what looks best now."""

from __future__ import annotations

import random

import numpy as np

from merrymen.engine.playout import best_looking, seed_game
from merrymen.match import Match


class Greedy:
    """The action that the game's own advice likes best; ties are broken by chance."""

    def __init__(self, seed: int | None = None) -> None:
        self._chance = random.Random(seed)

    def choose(self, hidden_match: Match, seat: int) -> int:
        thought, cards = hidden_match.copy(), hidden_match.edition.cards
        actions = np.empty(hidden_match.game.actions, np.int32)
        count = hidden_match.game.verbs.legal(thought.position, cards, actions)
        seed_game(thought.position, self._chance.getrandbits(63), 0)
        return int(best_looking(thought.position, cards, actions, count))
