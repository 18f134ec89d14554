"""How many positions a second a network judges on one core, by the time the core really spent.

python -m tools.evaluations [GAME …]
"""

from __future__ import annotations

import sys
import time

import merrymen
from merrymen.bots.greedy import Greedy
from merrymen.bots.learned import Mind
from merrymen.learning.network import DEPTH, WIDTH, Network, blank, shipped
from merrymen.match import Match

TIMES = 2000


def main(names: list[str]) -> None:
    """A position from the middle of a greedy game at the largest table, judged again and again."""
    for name in names or merrymen.games():
        game = merrymen.game(name)
        match, bot = game.new(game.players[-1], seed=1), Greedy(seed=1)
        for _ in range(60):
            if match.to_move is None:
                break
            match.apply(bot.choose(match.hidden(match.to_move), match.to_move))
        for network in (shipped(name), blank(game, WIDTH, DEPTH)):
            size = f"{network.card.width} wide, {network.card.depth} deep"
            print(f"{name}, {size}: {in_a_second(network, match):.0f} evaluations/s", flush=True)


def in_a_second(network: Network, match: Match) -> float:
    """How often a core can judge this position."""
    mind, seat = Mind(network, match), match.to_move or 0
    mind.wishes(match, seat)
    begun = time.process_time()
    mind.wishes(match, seat, TIMES)
    return TIMES / (time.process_time() - begun)


if __name__ == "__main__":
    main(sys.argv[1:])
