"""Random play of PettingZoo's classic card games."""

from typing import Any

from pettingzoo.classic import (
    hanabi_v5,
    leduc_holdem_v4,
    texas_holdem_no_limit_v6,
    texas_holdem_v4,
)
from timing import report

GAMES = {
    "leduc_holdem": leduc_holdem_v4,
    "texas_holdem": texas_holdem_v4,
    "texas_holdem_no_limit": texas_holdem_no_limit_v6,
    "hanabi": hanabi_v5,
}


def play(env: Any) -> int:
    """One game."""
    env.reset()
    steps = 0
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
        steps += not over
    return steps


for name, module in GAMES.items():
    report(name, play, module.env())
