"""The games as Gymnasium environments: one seat is yours, whoever you like sits in the others.

import gymnasium
import merrymen.adapters.gymnasium  # registers merrymen/KingsAndCreatures-v1 and the others
mine = gymnasium.make("merrymen/KingsAndCreatures-v1", players=2, opponents="greedy")
many = VectorSeat("kings_and_creatures", players=2, num_envs=256, opponents=["search:50"])
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import numpy as np

from merrymen.adapters.opponents import Opponent
from merrymen.adapters.room import Room
from merrymen.adapters.scene import scene
from merrymen.errors import BadSetup, IllegalAction
from merrymen.extras import of_extra
from merrymen.games import game as find_game
from merrymen.games import names
from merrymen.messages import say, text
from merrymen.whole import seed_of, whole

with of_extra("gymnasium"):
    import gymnasium as gym
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space


class Seat(gym.Env[Any, Any]):
    """One seat against bots. The mask of legal actions is in `info["action_mask"]`.

    A win is worth 1, shared among the winners, and the others pay for it. An illegal action
    forfeits the game: reward -1, and `info["illegal"]` is True. After an end `reset` comes first.
    The opponents (see `adapters.opponents`) are one for all other seats, or a list with one each.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: Opponent | list[Opponent] = "greedy",
        render_mode: str | None = None,
        relative: bool | Collection[str] = False,
        **options: Any,
    ) -> None:
        self._room = Room(game, players, 1, seat, opponents, relative=relative, **options)
        batch = self._room.batch
        self.observation_space = spaces.Box(0.0, 1.0, (batch.columns,), np.float32)
        self.action_space = spaces.Discrete(batch.actions)
        self.render_mode = render_mode
        self._over = True

    def set_opponents(self, opponents: Opponent | list[Opponent]) -> None:
        """Others in the other seats from now on: the agent itself, for instance, as it learns."""
        self._room.company.seat(opponents)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A new game, played on to one's first turn."""
        super().reset(seed=None if seed is None else seed_of(seed))
        self._room.reset(int(self.np_random.integers(1 << 63)))
        self._over = False
        return self._room.observe()[0], self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """One action, and the others' until one is asked again."""
        if self._over:
            raise ResetNeeded("the game is over, or has not begun: call reset() first")
        chosen = whole(action)
        if chosen is None:
            raise IllegalAction(text(say("refused-no-number", action=repr(action))))
        if not (0 <= chosen < self._room.batch.actions and self.action_masks()[chosen]):
            self._over = True
            return self._room.observe()[0], -1.0, True, False, self._info(illegal=True)
        self._room.step([chosen])
        if self.render_mode == "human":
            self.render()
        reward, over = float(self._room.rewards[0]), bool(self._room.done[0])
        self._over = over
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
        opponents: Opponent | list[Opponent] = "greedy",
        relative: bool | Collection[str] = False,
        **options: Any,
    ) -> None:
        self._room = Room(game, players, num_envs, seat, opponents, relative=relative, **options)
        batch = self._room.batch
        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(0.0, 1.0, (batch.columns,), np.float32)
        self.single_action_space = spaces.Discrete(batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def set_opponents(self, opponents: Opponent | list[Opponent]) -> None:
        """Others in the other seats from now on: the agent itself, for instance, as it learns."""
        self._room.company.seat(opponents)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """New games everywhere; one seed serves them all."""
        if isinstance(seed, list):
            raise BadSetup("one seed serves all tables: give a number, not a list")
        self._room.reset(seed)
        return self._room.observe(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One action everywhere; tables that ended in the last step are dealt anew instead."""
        over = self._room.done.copy()
        self._room.step(np.where(over, np.int32(-1), self._room.taken(actions)))
        if over.any():
            self._room.deal(over)
        done = self._room.done.copy()
        rewards = self._room.rewards.copy()
        return self._room.observe(), rewards, done, np.zeros_like(done), self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._room.legal()}


def register() -> tuple[str, ...]:
    """Make all games known to `gymnasium.make`; the version is that of the rules."""
    ids = []
    for name in names():
        game = find_game(name)
        words = "".join(part.capitalize() for part in name.split("_"))
        ids.append(f"merrymen/{words}-v{game.rules_version}")
        if ids[-1] not in gym.registry:
            gym.register(
                ids[-1],
                entry_point=f"{__name__}:Seat",
                vector_entry_point=f"{__name__}:VectorSeat",
                kwargs={"game": name},
            )
    return tuple(ids)


IDS = register()
