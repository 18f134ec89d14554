"""Random play of our games, by the ways in which they are used: batch, match, PettingZoo."""

import random
from typing import Any

from timing import report

import merrymen
from merrymen.adapters.pettingzoo import env as pettingzoo_env
from merrymen.batch import Batch

TABLES = 16_384


def step_batch(batch: Batch) -> int:
    """One step everywhere."""
    batch.step(batch.choose())
    return batch.n


def play_match(game: merrymen.Game, players: int) -> int:
    """One game through the Python match."""
    match, steps = game.new(players, seed=random.getrandbits(63)), 0
    while match.to_move is not None:
        match.apply(random.choice(match.legal()))
        steps += 1
    return steps


def play_env(env: Any) -> int:
    """One game through PettingZoo."""
    env.reset()
    steps = 0
    for agent in env.agent_iter():
        seen, _, over, _, _ = env.last()
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
        steps += not over
    return steps


for name in merrymen.games():
    game = merrymen.game(name)
    players = 4 if 4 in game.players else game.players[-1]
    batch = Batch(game, players, TABLES)
    report(f"{name}: Batch", step_batch, batch)
    report(f"{name}: Match", play_match, game, players)
    env = pettingzoo_env(name, players)
    report(f"{name}: PettingZoo", play_env, env)
