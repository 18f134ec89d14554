"""Random games on a GPU, one thread per game, from the same source as on the CPU.

Import this only where numba-cuda and a GPU are, or under NUMBA_ENABLE_CUDASIM=1.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

import numpy as np
from numba import cuda, int32

from merrymen.engine.playout import play_out, seed_game
from merrymen.engine.verbs import setup
from merrymen.game import Game

THREADS = 128


@functools.cache
def _kernel(most_actions: int) -> Any:
    @cuda.jit
    def play_games(states, cards, players, options, seed, first, steps):
        i = cuda.grid(1)
        if i < len(states):
            actions = cuda.local.array(most_actions, int32)
            s = states[i]
            seed_game(s, seed, first + i)
            setup(s, cards[0], players, options)
            steps[i] = play_out(s, cards[0], actions, 0)

    return play_games


def play_on_gpu(
    game: Game, states: Any, players: int, options: Mapping[str, Any], seed: int, first: int
) -> Any:
    """Play one random game in each record of a device array; return the steps of each."""
    steps = cuda.device_array(len(states), np.int32)
    cards = cuda.to_device(game.edition.record)
    chosen = cuda.to_device(game.option_numbers(game.choose_options(options)))
    blocks = -(-len(states) // THREADS)
    play_games = _kernel(game.actions)
    play_games[blocks, THREADS](states, cards, players, chosen, seed, first, steps)
    return steps
