"""A search of one's own over batches: Gumbel search with sequential halving at the root.

    python examples/gumbel_search.py --games 20

Some actions are drawn by Gumbel noise and the prior. All of them are tried in the same guesses at
what the seat does not know, many worlds at once; the better half is tried again in more worlds,
until one is left. That is the root of Gumbel AlphaZero: give `prior` and `value` a network (what
they get is what a network reads), and it improves the network's own policy. Without one, every
action is as likely as another and a world is worth what greedy players make of it.

As a bot: merrymen arena kings_and_creatures --bots examples/gumbel_search.py:Gumbel,greedy
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable
from typing import Any

import numpy as np

import merrymen
from merrymen.arena import series
from merrymen.batch import Batch

Prior = Callable[[Any, Any], Any]
"""From what a seat sees and may do, float32[columns] and bool[actions], to float[actions]."""
Value = Callable[[Batch, int], Any]
"""What each world of a batch is worth to a seat, from -1 to 1: float[n]."""


def any_action(seen: Any, legal: Any) -> Any:
    """No preference at all."""
    return np.zeros(len(legal))


def greedy_end(worlds: Batch, seat: int) -> Any:
    """Let greedy players finish every world, and see how it ends for the seat."""
    earned = worlds.rewards()[:, seat].copy()  # of worlds that are over already
    while (worlds.to_move >= 0).any():
        worlds.step(worlds.choose("greedy"))
        earned += worlds.rewards()[:, seat]
    return earned


class Gumbel:
    """Searches from the hidden record; the same seed and budget give the same choice."""

    def __init__(
        self,
        simulations: int = 256,
        considered: int = 16,
        prior: Prior = any_action,
        value: Value = greedy_end,
        device: str = "cpu",
        seed: int | None = None,
    ) -> None:
        self.simulations, self.considered, self.device = simulations, considered, device
        self.prior, self.value = prior, value
        self._chance = np.random.default_rng(seed)

    def choose(self, hidden_match: merrymen.Match, seat: int) -> int:
        """The action that is left when the budget is spent."""
        legal = np.array(hidden_match.legal())
        if len(legal) == 1:
            return int(legal[0])
        wishes = self.prior(hidden_match.observe(seat), hidden_match.mask())[legal]
        noisy = wishes + self._chance.gumbel(size=len(legal))
        left = np.argsort(-noisy)[: self.considered]  # places in `legal`, the likeliest first
        rounds = max(1, math.ceil(math.log2(len(left))))
        total, tried = np.zeros(len(legal)), np.zeros(len(legal))
        while len(left) > 1:
            worlds = max(1, self.simulations // (rounds * len(left)))
            total[left] += self._try(hidden_match, seat, legal[left], worlds)
            tried[left] += worlds
            # The more was tried, the more its outcome counts beside the noise.
            score = noisy[left] + (50 + tried.max()) * 0.1 * total[left] / tried[left]
            left = left[np.argsort(-score)][: (len(left) + 1) // 2]
        return int(legal[left[0]])

    def _try(self, hidden: merrymen.Match, seat: int, actions: Any, worlds: int) -> Any:
        """What each action is worth, added up over the same worlds for all of them."""
        settings: dict[str, Any] = {"device": self.device, "restart": False}
        guesses = Batch.from_matches(
            [hidden] * worlds, seat=seat, seed=int(self._chance.integers(1 << 62)), **settings
        )
        trials = Batch.from_matches([guesses.match(0)] * (worlds * len(actions)), **settings)
        trials.load(guesses, rows=np.tile(np.arange(worlds), len(actions)))
        trials.step(np.repeat(actions, worlds))
        worth = np.asarray(self.value(trials, seat), np.float64)
        return worth.reshape(len(actions), worlds).sum(axis=1)


def main() -> None:
    """Play against greedy, and say how it went."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", default="kings_and_creatures")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=256)
    given = parser.parse_args()
    result = series(
        merrymen.game(given.game),
        [
            ("gumbel", lambda seed: Gumbel(given.simulations, seed=seed)),
            ("greedy", lambda seed: merrymen.bot("greedy", seed=seed)),
        ],
        games=given.games,
        seed=1,
    )
    low, high = result.interval(0)
    print(f"gumbel wins {result.share(0):.0%} of {given.games} games ({low:.0%} to {high:.0%})")


if __name__ == "__main__":
    main()
