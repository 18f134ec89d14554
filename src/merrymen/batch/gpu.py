"""Random games on a GPU, one thread per game, from the same source as on the CPU.

Import this only where numba-cuda and a GPU are, or under NUMBA_ENABLE_CUDASIM=1.
"""

from __future__ import annotations

import functools
import time
from collections.abc import Mapping
from typing import Any

import numpy as np
from numba import cuda, from_dtype, int32, int64
from numba.core import config

from merrymen.engine.playout import play_out, seed_game
from merrymen.engine.verbs import setup
from merrymen.game import Game

THREADS = 128
MOST_OPTIONS = 8
# More threads at once are worth more than registers for each of them.
# The simulator of the tests has no registers to limit.
LIMITS: dict[str, int] = {} if getattr(config, "ENABLE_CUDASIM") else {"max_registers": 64}
# A record up to this size is played in the thread's own memory, where the same field of
# neighbouring games lies side by side; larger ones push one another out of the cache there.
OWN_BYTES = 512


@cuda.jit(device=True)
def play_one(s, cards, players, options, seed, number, actions, chosen):
    """Play game `number` in an empty record; return its steps."""
    for k in range(len(options)):
        chosen[k] = options[k]
    seed_game(s, seed, number)
    setup(s, cards, players, chosen)
    return play_out(s, cards, actions, 0)


@functools.cache
def _kernel(most_actions: int, layout: np.dtype[Any]) -> Any:
    """The kernel for a game: the compiler must know the size of each thread's work space."""
    record = from_dtype(layout)

    @cuda.jit(**LIMITS)
    def play_in_place(states, blank, cards, players, options, seed, first, steps):
        i = cuda.grid(1)
        if i < len(states):
            actions = cuda.local.array(most_actions, int32)
            chosen = cuda.local.array(MOST_OPTIONS, int64)
            states[i] = blank[0]
            steps[i] = play_one(
                states[i], cards[0], players, options, seed, first + i, actions, chosen
            )

    @cuda.jit(**LIMITS)
    def play_apart(states, blank, cards, players, options, seed, first, steps):
        i = cuda.grid(1)
        if i < len(states):
            actions = cuda.local.array(most_actions, int32)
            chosen = cuda.local.array(MOST_OPTIONS, int64)
            own = cuda.local.array(1, record)
            own[0] = blank[0]
            steps[i] = play_one(
                own[0], cards[0], players, options, seed, first + i, actions, chosen
            )
            states[i] = own[0]

    return play_apart if layout.itemsize <= OWN_BYTES else play_in_place


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
    play_games = _kernel(game.actions, game.layout.dtype)
    play_games[blocks, THREADS](states, blank, cards, players, chosen, seed, first, steps)
    return steps
