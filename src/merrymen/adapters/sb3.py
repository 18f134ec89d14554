"""A seat at many tables as a vector environment of Stable-Baselines3, on all cores.

from sb3_contrib import MaskablePPO
from merrymen.adapters.sb3 import SeatVecEnv
tables = SeatVecEnv("kings_and_creatures", players=2, num_envs=64, opponents="greedy")
model = MaskablePPO("MlpPolicy", tables)
tables.set_opponents([model])  # from here on it plays against itself
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import numpy as np

from merrymen.adapters.opponents import Opponent
from merrymen.adapters.room import Room
from merrymen.extras import of_extra
from merrymen.whole import seed_of

with of_extra("sb3"):
    from gymnasium import spaces
    from stable_baselines3.common.vec_env import VecEnv


class SeatVecEnv(VecEnv):
    """One seat against others at many tables. A table that ends begins anew in the same step; what
    was seen at its end is in its info as `terminal_observation`. Illegal actions raise
    IllegalAction: MaskablePPO asks for `action_masks` and never chooses one.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        num_envs: int = 1,
        *,
        seat: int = 0,
        opponents: Opponent | list[Opponent] = "greedy",
        relative: bool | Collection[str] = False,
        **options: Any,
    ) -> None:
        self._room = Room(game, players, num_envs, seat, opponents, relative=relative, **options)
        batch = self._room.batch
        self._seed: int | None = None
        self._chosen: Any = None
        seen = spaces.Box(0.0, 1.0, (batch.columns,), np.float32)
        super().__init__(num_envs, seen, spaces.Discrete(batch.actions))

    def set_opponents(self, opponents: Opponent | list[Opponent]) -> None:
        """Others in the other seats from now on: the agent itself, for instance, as it learns."""
        self._room.company.seat(opponents)

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """The seed of the next reset; one serves all tables."""
        self._seed = None if seed is None else seed_of(seed)
        return [seed] * self.num_envs

    def reset(self) -> Any:
        """New games everywhere."""
        seed, self._seed = self._seed, None
        self._room.reset(seed)
        return self._room.observe()

    def action_masks(self) -> Any:
        """The legal actions of every table: bool[num_envs, actions]."""
        return self._room.batch.legal().copy()

    def step_async(self, actions: Any) -> None:
        self._chosen = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        self._room.step(self._chosen)
        rewards, done = self._room.rewards.copy(), self._room.done.copy()
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        if done.any():
            last = self._room.observe()
            for at in np.flatnonzero(done):
                infos[at]["terminal_observation"] = last[at]
            self._room.deal(done)
        return self._room.observe(), rewards, done, infos

    def close(self) -> None:
        """Nothing is held open."""

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """SB3 asks every table for its attributes: they are all alike, but for their masks."""
        count = len(list(self._get_indices(indices)))
        if attr_name == "render_mode":
            return [None] * count
        return [getattr(self, attr_name)] * count

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(f"the tables of a batch have no attribute {attr_name} of their own")

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **more: Any) -> Any:
        if method_name == "action_masks":
            return list(self.action_masks()[list(self._get_indices(indices))])
        raise AttributeError(f"the tables of a batch have no method {method_name}")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * len(list(self._get_indices(indices)))
