"""The games as Gymnasium environments: one seat is yours, bots sit in the others.

from merrymen.adapters.gymnasium import Seat, VectorSeat
mine = Seat("kings_and_creatures", players=2, opponents="greedy")
many = VectorSeat("kings_and_creatures", players=2, num_envs=256)
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any

import gymnasium as gym
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from merrymen.adapters.scene import scene
from merrymen.batch import Batch
from merrymen.errors import BadSetup


def _new_seed(seed: int | None) -> int:
    return secrets.randbits(63) if seed is None else seed


class _Room:
    """A batch of tables at which one seat is the agent's and bots play the others."""

    def __init__(
        self, game: str, players: int | None, n: int, seat: int, opponents: str, **settings: Any
    ) -> None:
        self.batch = Batch(game, players, n, restart=False, **settings)
        if not 0 <= seat < self.batch.players:
            raise BadSetup(f"there is no seat {seat}: seats are 0 to {self.batch.players - 1}")
        self.seat, self.opponents = seat, opponents
        self.rewards = np.zeros(n, np.float32)
        self.done = np.zeros(n, np.bool_)

    def deal(self, which: Any) -> None:
        """New games, played on to the agent's first turn."""
        self.batch.restart(which)
        self.rewards[which], self.done[which] = 0.0, False
        self._play_others()

    def reset(self, seed: int) -> None:
        """All games anew."""
        self.batch.reset(seed)
        self.rewards[:], self.done[:] = 0.0, False
        self._play_others()

    def step(self, actions: Any) -> None:
        """The agent's actions (-1: none), then the bots' until the agent is asked again."""
        self.rewards[:], self.done[:] = 0.0, False
        self._apply(actions)
        self._play_others()

    def _apply(self, actions: Any) -> None:
        self.batch.step(actions)
        self.rewards += self.batch.rewards()[:, self.seat]
        self.done |= self.batch.done

    def _play_others(self) -> None:
        while (waiting := self._others_to_move()).any():
            self._apply(np.where(waiting, self.batch.choose(self.opponents), -1))

    def _others_to_move(self) -> Any:
        movers = self.batch.to_move
        return (movers >= 0) & (movers != self.seat)

    def legal(self) -> Any:
        """The agent's legal actions, as Gymnasium's masks are."""
        return self.batch.legal().astype(np.int8)

    def observe(self) -> Any:
        """What the agent may know."""
        return self.batch.observe(self.seat).copy()


class Seat(gym.Env[Any, Any]):
    """One seat against bots. The mask of legal actions is in `info["action_mask"]`.

    A win is worth 1, shared among the winners, and the others pay for it. An illegal action
    forfeits the game: reward -1, and `info["illegal"]` is True.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: str = "greedy",
        render_mode: str | None = None,
        relative: bool | Collection[str] = False,
        **options: Any,
    ) -> None:
        self._room = _Room(game, players, 1, seat, opponents, relative=relative, **options)
        batch = self._room.batch
        self.observation_space = spaces.Box(0.0, 1.0, (batch.columns,), np.float32)
        self.action_space = spaces.Discrete(batch.actions)
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A new game, played on to one's first turn."""
        super().reset(seed=seed)
        self._room.reset(int(self.np_random.integers(1 << 63)))
        return self._room.observe()[0], self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """One action, and the others' until one is asked again."""
        if not self.action_masks()[action]:
            return self._room.observe()[0], -1.0, True, False, self._info(illegal=True)
        self._room.step([action])
        if self.render_mode == "human":
            self.render()
        reward, over = float(self._room.rewards[0]), bool(self._room.done[0])
        return self._room.observe()[0], reward, over, False, self._info()

    def action_masks(self) -> Any:
        """The legal actions, under the name that sb3-contrib asks for."""
        return self._room.batch.legal()[0].copy()

    def _info(self, illegal: bool = False) -> dict[str, Any]:
        return {"action_mask": self._room.legal()[0], "illegal": illegal}

    def render(self) -> Any:
        """The table in words, as one's seat sees it."""
        if self.render_mode is None:
            return None
        shown = scene(self._room.batch.match(0), self._room.seat)
        if self.render_mode == "ansi":
            return shown
        print(shown)
        return None


class VectorSeat(VectorEnv[Any, Any, Any]):
    """The same seat at many tables at once, on all cores. A finished table restarts at its next
    step, whatever its action there (Gymnasium's NEXT_STEP). Illegal actions raise IllegalAction.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        num_envs: int = 1,
        *,
        seat: int = 0,
        opponents: str = "greedy",
        relative: bool | Collection[str] = False,
        **options: Any,
    ) -> None:
        self._room = _Room(game, players, num_envs, seat, opponents, relative=relative, **options)
        batch = self._room.batch
        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(0.0, 1.0, (batch.columns,), np.float32)
        self.single_action_space = spaces.Discrete(batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """New games everywhere; one seed serves them all."""
        if isinstance(seed, list):
            raise BadSetup("one seed serves all tables: give a number, not a list")
        self._room.reset(_new_seed(seed))
        return self._room.observe(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One action everywhere; tables that ended in the last step are dealt anew instead."""
        over = self._room.done.copy()
        self._room.step(np.where(over, -1, actions))
        if over.any():
            self._room.deal(over)
        done = self._room.done.copy()
        rewards = self._room.rewards.copy()
        return self._room.observe(), rewards, done, np.zeros_like(done), self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._room.legal()}
