"""The games as PettingZoo environments: one agent per seat, acting in turn.

from merrymen.adapters.pettingzoo import env
table = env("kings_and_creatures", players=4)
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from merrymen.adapters.scene import scene
from merrymen.batch import Batch
from merrymen.errors import BadSetup

MASK_PLACES = ("observation", "info")


def env(game: str, players: int | None = None, **settings: Any) -> AECEnv[str, Any, Any]:
    """A table with PettingZoo's guard against calls in the wrong order; see `Table`."""
    return OrderEnforcingWrapper(Table(game, players, **settings))


class Table(AECEnv[str, Any, Any]):
    """One game. Observations are features from 0 to 1 of what the agent's seat may know.

    The action mask is in the observation (`{"observation", "action_mask"}`, PettingZoo's custom)
    and in the infos; with `mask_in="info"` observations are the features alone. A win is worth 1,
    shared among the winners, and the others pay for it. An illegal action raises IllegalAction
    and changes nothing.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        render_mode: str | None = None,
        mask_in: str = "observation",
        relative: bool | Collection[str] = False,
        **options: Any,
    ) -> None:
        super().__init__()
        if mask_in not in MASK_PLACES:
            raise BadSetup(f"mask_in is one of {', '.join(MASK_PLACES)}, not {mask_in}")
        self._batch = Batch(game, players, restart=False, relative=relative, **options)
        self._mask_in = mask_in
        self.render_mode = render_mode
        self.metadata = {
            "name": f"merrymen_{game}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self._batch.players)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = {
            agent: spaces.Discrete(self._batch.actions) for agent in self.possible_agents
        }
        self._observations = {agent: self._space() for agent in self.possible_agents}

    def _space(self) -> spaces.Space[Any]:
        features = spaces.Box(0.0, 1.0, (self._batch.columns,), np.float32)
        if self._mask_in == "info":
            return features
        mask = spaces.Box(0, 1, (self._batch.actions,), np.int8)
        return spaces.Dict({"observation": features, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same space on every call."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same space on every call."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed chance comes from the operating system."""
        self._batch.reset(secrets.randbits(63) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.possible_agents[int(self._batch.to_move[0])]
        self._tell()

    def step(self, action: Any) -> None:
        """One action of the agent whose turn it is; None for an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._batch.step([action])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._batch.done[0]:
            earned = self._batch.rewards()[0].tolist()
            self.rewards = dict(zip(self.agents, earned, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[int(self._batch.to_move[0])]
        self._tell()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _tell(self) -> None:
        self.infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}

    def _mask(self, agent: str) -> Any:
        if self._seat_of[agent] == self._batch.to_move[0]:
            return self._batch.legal()[0].astype(np.int8)
        return np.zeros(self._batch.actions, np.int8)

    def observe(self, agent: str) -> Any:
        """What the agent's seat may know now."""
        features = self._batch.observe(self._seat_of[agent])[0].copy()
        if self._mask_in == "info":
            return features
        return {"observation": features, "action_mask": self._mask(agent)}

    def render(self) -> str | None:
        """The table in words, as a spectator sees it."""
        if self.render_mode is None:
            return None
        shown = scene(self._batch.match(0))
        if self.render_mode == "ansi":
            return shown
        print(shown)
        return None

    def close(self) -> None:
        """Nothing is held open."""
