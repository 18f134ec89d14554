"""Tables at which one seat is the agent's, and others play the rest."""

from __future__ import annotations

from typing import Any

import numpy as np

from merrymen.adapters.opponents import Company, Opponent
from merrymen.batch import Batch
from merrymen.batch.taking import actions_of
from merrymen.errors import BadSetup
from merrymen.whole import seed_or_chance


class Room:
    """A batch of tables with an agent in one seat and somebody in each of the others."""

    def __init__(
        self,
        game: str,
        players: int | None,
        n: int,
        seat: int,
        opponents: Opponent | list[Opponent],
        **settings: Any,
    ) -> None:
        self.batch = Batch(game, players, n, restart=False, **settings)
        if not 0 <= seat < self.batch.players:
            raise BadSetup(f"there is no seat {seat}: seats are 0 to {self.batch.players - 1}")
        others = [other for other in range(self.batch.players) if other != seat]
        self.seat, self.company = seat, Company(self.batch, others, opponents)
        self.rewards = np.zeros(n, np.float32)
        self.done = np.zeros(n, np.bool_)

    def deal(self, which: Any) -> None:
        """New games, played on to the agent's first turn."""
        self.batch.restart(which)
        self.rewards[which], self.done[which] = 0.0, False
        self._play_others()

    def reset(self, seed: int | None) -> None:
        """All games anew; without a seed by chance from the operating system."""
        seed = seed_or_chance(seed)
        self.batch.reset(seed)
        self.company.reset(seed)
        self.rewards[:], self.done[:] = 0.0, False
        self._play_others()

    def step(self, actions: Any) -> None:
        """The agent's actions (-1: none), then the others' until the agent is asked again."""
        taken = self.taken(actions)  # before anything changes
        self.rewards[:], self.done[:] = 0.0, False
        self._apply(taken)
        self._play_others()

    def taken(self, actions: Any) -> Any:
        """The agent's actions as int32, one for each table, or IllegalAction."""
        return actions_of(actions, self.batch.n, self.batch.actions - 1)

    def _apply(self, actions: Any) -> None:
        self.batch.step(actions)
        self.rewards += self.batch.rewards()[:, self.seat]
        self.done |= self.batch.done

    def _play_others(self) -> None:
        while (waiting := self.company.waiting()).any():
            self._apply(self.company.actions(waiting))

    def legal(self) -> Any:
        """The agent's legal actions, as Gymnasium's masks are."""
        return self.batch.legal().astype(np.int8)

    def observe(self) -> Any:
        """What the agent may know."""
        return self.batch.observe(self.seat).copy()
