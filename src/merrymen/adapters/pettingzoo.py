"""The games as PettingZoo environments: one agent per seat, acting in turn.

from merrymen.adapters.pettingzoo import env
table = env("kings_and_creatures", players=4)
alone = env("kings_and_creatures", players=4, bots={2: "greedy", 3: "search:50"})
"""

from __future__ import annotations

import pathlib
from collections.abc import Collection, Mapping
from typing import Any

import numpy as np

from merrymen.adapters.opponents import Company, Opponent
from merrymen.adapters.scene import scene
from merrymen.batch import Batch, kernels
from merrymen.batch.batch import REWARDS
from merrymen.editions import Edition
from merrymen.errors import BadSetup
from merrymen.extras import of_extra
from merrymen.games import game as find_game
from merrymen.match import Match
from merrymen.observing.observer import Observer
from merrymen.whole import seed_or_chance, whole

with of_extra("pettingzoo"):
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.env import AECIterable

MASK_PLACES = ("observation", "info")


def env(game: str, players: int | None = None, **settings: Any) -> AECEnv[str, Any, Any]:
    """A table; see `Table`. It guards itself against calls in the wrong order."""
    return Table(game, players, **settings)


class Actions(spaces.Discrete):
    """Gymnasium's space of actions, with a quicker way to draw one that a mask allows."""

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        allowed = () if mask is None else mask.nonzero()[0]
        if not len(allowed):
            return super().sample(mask, probability)
        return allowed[int(self.np_random.random() * len(allowed))]


class Table(AECEnv[str, Any, Any]):
    """One game. Observations are features from 0 to 1 of what the agent's seat may know.

    The action mask is in the observation (`{"observation", "action_mask"}`, PettingZoo's custom)
    and in the infos; with `mask_in="info"` observations are the features alone. A win is worth 1,
    shared among the winners, and the others pay for it. An illegal action raises IllegalAction
    and changes nothing. `bots` names who plays which seat (see `adapters.opponents`): those are
    no agents.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        render_mode: str | None = None,
        mask_in: str = "observation",
        relative: bool | Collection[str] = False,
        reward: str = "win",
        bots: Mapping[int, Opponent] | None = None,
        edition: str | pathlib.Path | Edition | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if mask_in not in MASK_PLACES:
            raise BadSetup(f"mask_in is one of {', '.join(MASK_PLACES)}, not {mask_in}")
        if reward not in REWARDS:
            raise BadSetup(f"the reward is one of {', '.join(REWARDS)}, not {reward}")
        self._game, self._mask_in, self._reward = find_game(game), mask_in, reward
        self._match = self._game.new(players, seed=0, edition=edition, **options)
        self._observer = Observer(self._match, relative)
        self._company = _company(self._match, dict(bots or {}), relative)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"merrymen_{game}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        own = [seat for seat in range(self._match.players) if seat not in (bots or {})]
        self.possible_agents = [f"player_{seat}" for seat in own]
        self._agent_of = dict(zip(own, self.possible_agents, strict=True))
        self._seat_of = {agent: seat for seat, agent in self._agent_of.items()}
        self.agents: list[str] = []
        self._actions = {agent: Actions(self._game.actions) for agent in self.possible_agents}
        self._observations = {agent: self._space() for agent in self.possible_agents}
        self._nothing = np.zeros(self._game.actions, np.int8)
        self._nothing.setflags(write=False)

    def _space(self) -> spaces.Space[Any]:
        features = spaces.Box(0.0, 1.0, (self._observer.plan.columns,), np.float32)
        if self._mask_in == "info":
            return features
        mask = spaces.Box(0, 1, (self._game.actions,), np.int8)
        return spaces.Dict({"observation": features, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same space on every call."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same space on every call."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed chance comes from the operating system."""
        old, chosen = self._match, seed_or_chance(seed)
        self._match = Match.start(self._game, old.players, chosen, old.edition, old.options)
        if self._company is not None:
            self._company.reset(chosen)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._nothing} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable:
        """The agents as their turns come; a turn without a step would never end."""
        self._check_begun()
        return super().agent_iter(max_iter)

    def last(self, observe: bool = True) -> tuple[Any, float | None, bool, bool, dict[str, Any]]:
        """What the agent whose turn it is sees and has earned since its last turn."""
        self._check_begun()
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        reward = self._cumulative_rewards[agent]
        return seen, reward, self.terminations[agent], False, self.infos[agent]

    def _check_begun(self) -> None:
        if not hasattr(self, "agent_selection"):
            raise BadSetup("no game has begun at this table: call reset() first")

    def step(self, action: Any) -> None:
        """One action of the agent whose turn it is; None for an agent whose game is over."""
        self._check_begun()
        if not self.agents:
            raise BadSetup("the game is over and everybody has left: call reset() first")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        chosen = whole(action)
        self._match.apply(action if chosen is None else chosen)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"action_mask": self._nothing}
        self._go_on()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        """The bots' actions, then the next agent's turn, or the end."""
        if self._company is not None:
            _play_bots(self._match, self._company)
        seat = self._match.to_move
        if seat is None:
            self._pay()
            return
        self.agent_selection = agent = self._agent_of[seat]
        self._mask = self._match.mask().view(np.int8)
        self.infos[agent] = {"action_mask": self._mask}

    def _pay(self) -> None:
        """The only moment that brings a reward."""
        earned = rewards_of(self._match, REWARDS[self._reward])
        self.rewards = {agent: earned[self._seat_of[agent]] for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def observe(self, agent: str) -> Any:
        """What the agent's seat may know now."""
        features = self._observer(self._match, self._seat_of[agent])
        if self._mask_in == "info":
            return features
        to_move = agent == self.agent_selection and not self.terminations[agent]
        return {"observation": features, "action_mask": self._mask if to_move else self._nothing}

    def render(self) -> str | None:
        """The table in words, as a spectator sees it."""
        if self.render_mode is None:
            return None
        shown = scene(self._match)
        if self.render_mode == "ansi":
            return shown
        print(shown)
        return None

    def close(self) -> None:
        """Nothing is held open."""


def rewards_of(match: Match, worth: int) -> list[float]:
    """What the end of a game is worth to every seat, as in a batch."""
    rewards = np.zeros((1, match.players), np.float32)
    sheet = np.zeros((match.players, len(match.game.headings)), np.int32)
    won = np.zeros(match.players, np.int64)
    kernels.pay(match.position, match.edition.cards, 0, worth, rewards, sheet, won)
    earned: list[float] = rewards[0].tolist()
    return earned


def _company(
    match: Match, bots: dict[int, Opponent], relative: bool | Collection[str]
) -> Company | None:
    """The bots at this table, around a batch of the one game for those that read arrays."""
    for seat in bots:
        if seat not in range(match.players):
            raise BadSetup(f"there is no seat {seat}: seats are 0 to {match.players - 1}")
    if not bots:
        return None
    if len(bots) == match.players:
        raise BadSetup("somebody has to be an agent: leave at least one seat without a bot")
    batch = Batch.from_matches([match], restart=False, relative=relative)
    return Company(batch, list(bots), list(bots.values()))


def _play_bots(match: Match, company: Company) -> None:
    while match.to_move in company.seated:
        company.batch.load(match.reading.array)
        match.apply(int(company.actions(np.ones(1, np.bool_))[0]))
