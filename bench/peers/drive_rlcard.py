"""Random play of RLCard's games."""

from typing import Any

import rlcard
from rlcard.agents import RandomAgent
from timing import report

GAMES = ("blackjack", "leduc-holdem", "limit-holdem", "no-limit-holdem", "uno", "gin-rummy")


def play(env: Any) -> int:
    """One game, by RLCard's own loop."""
    before = env.timestep
    env.run(is_training=False)
    return int(env.timestep - before)


for name in GAMES:
    env = rlcard.make(name)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    report(name, play, env)
