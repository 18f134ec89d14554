"""Random games on a GPU, one thread per game, from the same source as on the CPU.

Games with large rules are played in waves: a step in every game, then the games are put in order
anew by their phases (see `grouping`). Small ones are played to their end in one go.

Import this only where numba-cuda and a GPU are, or under NUMBA_ENABLE_CUDASIM=1.
"""

from __future__ import annotations

import functools
import time
from collections.abc import Mapping
from typing import Any

import numpy as np
from numba import cuda, from_dtype, int32, int64

from merrymen.batch.grouping import OUT, Groups
from merrymen.batch.kernel import LIMITS, SIMULATED, bare, kept
from merrymen.engine.playout import play_out, random_steps, seed_game
from merrymen.engine.verbs import setup, to_move
from merrymen.game import Game

PLAYOUT_THREADS = 128  # in a block of random games
LOOK = 8  # rounds until the host asks how many games are left
# Small rules are played to the end of a game in one go: in the thread's own memory, where the same
# field of neighbouring games lies side by side, or in place where that would compile for minutes.
IN_OWN_MEMORY, IN_PLACE = ("kings_and_creatures",), ("chickwood_forest",)
MOST_OPTIONS = 8
ALIGNMENT = None if SIMULATED else 16  # bytes, so that a record is copied in large pieces


@cuda.jit(device=True)
def deal(s, cards, players, options, seed, number, chosen):
    """Lay out game `number` in an empty record."""
    for k in range(len(options)):
        chosen[k] = options[k]
    seed_game(s, seed, number)
    setup(s, cards, players, chosen)


@functools.cache
def _kernels(name: str, most_actions: int, layout: np.dtype[Any]) -> Any:
    """The kernels for a game: the compiler must know the size of each thread's work space."""
    record = from_dtype(layout)

    @cuda.jit(**LIMITS)
    def play_apart(states, blank, cards, players, options, seed, first, steps):
        i = cuda.grid(1)
        if i < len(states):
            actions = cuda.local.array(most_actions, int32)
            chosen = cuda.local.array(MOST_OPTIONS, int64)
            own = cuda.local.array(1, record, alignment=ALIGNMENT)
            own[0] = blank[0]
            deal(own[0], cards[0], players, options, seed, first + i, chosen)
            steps[i] = play_out(own[0], cards[0], actions, 0)
            states[i] = own[0]

    @cuda.jit(**LIMITS)
    def play_in_place(states, blank, cards, players, options, seed, first, steps):
        i = cuda.grid(1)
        if i < len(states):
            actions = cuda.local.array(most_actions, int32)
            chosen = cuda.local.array(MOST_OPTIONS, int64)
            states[i] = blank[0]
            deal(states[i], cards[0], players, options, seed, first + i, chosen)
            steps[i] = play_out(states[i], cards[0], actions, 0)

    @cuda.jit(**LIMITS)
    def begin(states, blank, cards, players, options, seed, first, steps, groups):
        i = cuda.grid(1)
        if i < len(states):
            chosen = cuda.local.array(MOST_OPTIONS, int64)
            states[i] = blank[0]
            deal(states[i], cards[0], players, options, seed, first + i, chosen)
            steps[i] = 0
            groups[i] = int32(states[i].phase) + 1

    @cuda.jit(**LIMITS)
    def step(states, cards, order, present, steps, groups):
        at = cuda.grid(1)
        if at < present[0]:
            actions = cuda.local.array(most_actions, int32)
            i = order[at]
            random_steps(i, i + 1, bare(states), cards[0], actions)
            steps[i] += 1
            groups[i] = int32(states[i].phase) + 1 if to_move(states[i]) >= 0 else OUT

    play = play_in_place if name in IN_PLACE else play_apart
    return kept(name, play=play, begin=begin, step=step)


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
    n = len(states)
    steps = cuda.device_array(n, np.int32)
    blank, cards = cuda.to_device(game.layout.zeros()), cuda.to_device(game.edition.record)
    chosen = cuda.to_device(game.option_numbers(game.choose_options(options)))
    dealt = (states, blank, cards, players, chosen, seed, first, steps)
    kernels = _kernels(game.name, game.actions, game.layout.dtype)
    if game.name in IN_OWN_MEMORY or game.name in IN_PLACE:
        kernels.play[_grid(n)](*dealt)
        return steps
    groups, left = Groups(game.name, n), n
    kernels.begin[_grid(n)](*dealt, groups.groups)
    line = (groups.order, groups.present)
    while left:
        for _ in range(LOOK):
            groups.arrange()
            kernels.step[_grid(left)](states, cards, *line, steps, groups.groups)
        left = int(groups.present.copy_to_host()[0])
    return steps


def _grid(games: int) -> tuple[int, int]:
    """Blocks and the threads of each, for so many games."""
    threads = min(PLAYOUT_THREADS, games)
    return -(-games // threads), threads
