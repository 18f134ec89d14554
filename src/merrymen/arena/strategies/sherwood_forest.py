"""Sherwood Forest: one-sided ways to play, to measure the edition with."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

import numpy as np

from merrymen.bots import Bot
from merrymen.engine.playout import best_looking, seed_game
from merrymen.games.sherwood_forest import state as st
from merrymen.match import Match

CHURCHES = range(st.CHURCH, st.INN)
INNS = range(st.INN, st.MERCHANT)
LONE = range(st.ALONE, st.CALL)
CALLS = range(st.CALL, st.ROBBERS)
OFFERS = range(st.ROBBERS, st.CARD)


class Stubborn:
    """Plays like the greedy bot, but always takes certain actions, or never does."""

    def __init__(
        self, always: tuple[range, ...] = (), never: tuple[range, ...] = (), seed: int | None = None
    ) -> None:
        self._always = {action for family in always for action in family}
        self._never = {action for family in never for action in family}
        self._chance = random.Random(seed)

    def choose(self, hidden_match: Match, seat: int) -> int:
        thought, legal = hidden_match.copy(), hidden_match.legal()
        wanted, allowed = self._always & set(legal), set(legal)
        if hidden_match.plain.phase in (st.PLAN, st.OFFER):
            allowed -= self._never
        actions = np.array(sorted(wanted or allowed or set(legal)), np.int32)
        seed_game(thought.position, self._chance.getrandbits(63), 0)
        cards = hidden_match.edition.cards
        return int(best_looking(thought.position, cards, actions, len(actions)))


def _stubborn(
    always: tuple[range, ...] = (), never: tuple[range, ...] = ()
) -> Callable[[int], Bot]:
    return lambda seed: Stubborn(always, never, seed)


STRATEGIES: Mapping[str, Callable[[int], Bot]] = {
    "lone wolf": _stubborn(never=(CALLS, OFFERS)),
    "never alone": _stubborn(never=(LONE,)),
    "church first": _stubborn(always=(CHURCHES,)),
    "no church": _stubborn(never=(CHURCHES,)),
    "recruiter": _stubborn(always=(range(st.MARKET, st.MARKET + 1),)),
    "no recruits": _stubborn(never=(range(st.MARKET, st.MARKET + 1),)),
    "no inn": _stubborn(never=(INNS,)),
    "no merchant": _stubborn(never=(range(st.MERCHANT, st.MERCHANT + 1),)),
}
