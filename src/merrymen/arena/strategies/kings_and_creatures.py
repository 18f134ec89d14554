"""Kings & Creatures: one-sided ways to play, to measure the edition with."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

import numpy as np

from merrymen.bots import Bot
from merrymen.engine.playout import best_looking, seed_game
from merrymen.games.kings_and_creatures.state import TYPES
from merrymen.games.kings_and_creatures.view.words import leaves
from merrymen.match import Match


class Collector:
    """Takes cards of one type wherever one is to be had without leaving the round early.

    Among several it takes the best looking one, and without any the best looking card of all.
    (Collectors that leave early for a card of their type win next to nothing.)
    """

    def __init__(self, kind: str, seed: int | None = None) -> None:
        self._kind = TYPES.index(kind)
        self._chance = random.Random(seed)

    def choose(self, hidden_match: Match, seat: int) -> int:
        thought, edition = hidden_match.copy(), hidden_match.edition
        legal = thought.legal()
        kept = [card for card in legal if not leaves(thought.plain, card)] or legal
        wanted = [card for card in kept if edition.record[0]["type"][card] == self._kind]
        actions = np.array(wanted or legal, np.int32)
        seed_game(thought.position, self._chance.getrandbits(63), 0)
        return int(best_looking(thought.position, edition.cards, actions, len(actions)))


def _collect(kind: str) -> Callable[[int], Bot]:
    return lambda seed: Collector(kind, seed)


STRATEGIES: Mapping[str, Callable[[int], Bot]] = {
    f"only {kind} cards": _collect(kind) for kind in TYPES if kind != "castle"
}
