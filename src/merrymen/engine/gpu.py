"""Random games on a GPU, one thread per game, from the same source as on the CPU.

Import this only where numba-cuda and a GPU are, or under NUMBA_ENABLE_CUDASIM=1.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

import numpy as np
from numba import cuda, int32
from numba.core import config

from merrymen.engine.playout import play_out, seed_game
from merrymen.engine.verbs import setup
from merrymen.game import Game

THREADS = 128

SIMULATED = bool(getattr(config, "ENABLE_CUDASIM"))
"""True under NUMBA_ENABLE_CUDASIM=1: kernels run as plain Python, the rules natively."""

if SIMULATED:

    def bare(array):
        """The numpy array that the simulator has wrapped: compiled rules take nothing else."""
        return array._item._ary

else:

    @cuda.jit(device=True)
    def bare(array):
        """The array itself."""
        return array


@functools.cache
def _kernel(most_actions: int) -> Any:
    @cuda.jit
    def play_games(states, cards, players, options, seed, first, steps):
        i = cuda.grid(1)
        if i < len(states):
            actions = cuda.local.array(most_actions, int32)
            s = states[i]
            seed_game(s, seed, first + i)
            setup(s, cards[0], players, bare(options))
            steps[i] = play_out(s, cards[0], actions, 0)

    return play_games


def play_on_gpu(
    game: Game, states: Any, players: int, options: Mapping[str, Any], seed: int, first: int
) -> Any:
    """Play one random game in each record of a device array; return the steps of each."""
    steps = cuda.device_array(len(states), np.int32)
    cards = cuda.to_device(game.edition.record)
    chosen = cuda.to_device(game.option_numbers(game.choose_options(options)))
    threads = min(THREADS, len(states))
    blocks = -(-len(states) // threads)
    play_games = _kernel(game.actions)
    play_games[blocks, threads](states, cards, players, chosen, seed, first, steps)
    return steps
