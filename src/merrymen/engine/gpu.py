"""Random games on a GPU, one thread per game, from the same source as on the CPU.

Import this only where numba-cuda and a GPU are, or under NUMBA_ENABLE_CUDASIM=1.
"""

from __future__ import annotations

import functools
import time
from collections.abc import Mapping
from typing import Any

import numpy as np
from numba import cuda, int32, int64

from merrymen.engine.playout import play_out, seed_game
from merrymen.engine.verbs import setup
from merrymen.game import Game

THREADS = 128
MOST_OPTIONS = 8


@functools.cache
def _kernel(most_actions: int) -> Any:
    @cuda.jit
    def play_games(states, blank, cards, players, options, seed, first, steps):
        i = cuda.grid(1)
        if i < len(states):
            actions = cuda.local.array(most_actions, int32)
            chosen = cuda.local.array(MOST_OPTIONS, int64)
            for k in range(len(options)):
                chosen[k] = options[k]
            states[i] = blank[0]
            s = states[i]
            seed_game(s, seed, first + i)
            setup(s, cards[0], players, chosen)
            steps[i] = play_out(s, cards[0], actions, 0)

    return play_games


def is_there() -> bool:
    """Whether kernels can run here."""
    return bool(cuda.is_available())


def speed(game: Game, players: int, games: int) -> tuple[float, float]:
    """Steps and games per second of random play."""
    states = cuda.to_device(game.layout.zeros(games))
    play_on_gpu(game, states, players, {}, 1, 0)
    cuda.synchronize()
    start = time.perf_counter()
    steps = play_on_gpu(game, states, players, {}, 2, 0)
    cuda.synchronize()
    took = time.perf_counter() - start
    return float(steps.copy_to_host().sum()) / took, games / took


def play_on_gpu(
    game: Game, states: Any, players: int, options: Mapping[str, Any], seed: int, first: int
) -> Any:
    """Play one random game in each record of a device array; return the steps of each."""
    steps = cuda.device_array(len(states), np.int32)
    blank = cuda.to_device(game.layout.zeros())
    cards = cuda.to_device(game.edition.record)
    chosen = cuda.to_device(game.option_numbers(game.choose_options(options)))
    blocks = -(-len(states) // THREADS)
    play_games = _kernel(game.actions)
    play_games[blocks, THREADS](states, blank, cards, players, chosen, seed, first, steps)
    return steps
