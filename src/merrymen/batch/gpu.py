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
from numba.core import cgutils, config, types
from numba.extending import intrinsic

from merrymen.engine.playout import choose, play_out, seed_game
from merrymen.engine.verbs import apply, legal, setup, to_move
from merrymen.game import Game

SIMULATED = bool(getattr(config, "ENABLE_CUDASIM"))
"""True under NUMBA_ENABLE_CUDASIM=1: kernels run as plain Python, the rules natively."""

THREADS = 128
PLAYOUT_THREADS = 64  # in a block of random games
MOST_OPTIONS = 8
# More threads at once are worth more than registers for each of them.
# The simulator of the tests has no registers to limit.
LIMITS: dict[str, int] = {} if SIMULATED else {"max_registers": 64}
# Games are played in the thread's own memory, where the same field of neighbouring games lies side
# by side. These are not: their kernel would take minutes to compile.
IN_PLACE = ("chickwood_forest",)
ALIGNMENT = None if SIMULATED else 16  # bytes, so that a record is copied in large pieces
WARP = 32  # threads that do the same at the same time
ALL_LANES = (1 << WARP) - 1
AT_REST = 1 << 30


@intrinsic
def _copy(context, into, source):
    """Lay one record's bytes over another's."""

    def generate(context, builder, signature, records):
        size = context.get_constant(types.intp, into.size)
        cgutils.raw_memcpy(builder, *records, size, 1, align=8)
        return context.get_dummy_value()

    return types.void(into, source), generate


@cuda.jit(device=True)
def copy_whole(into, at, source, which):
    """Copy a record that stays in memory, in one go."""
    _copy(into[at], source[which])


@cuda.jit(device=True)
def copy_apart(into, at, source, which):
    """Copy a record so that the compiler may take it apart and keep fields in registers."""
    into[at] = source[which]


@cuda.jit(device=True)
def deal(s, cards, players, options, seed, number, chosen):
    """Lay out game `number` in an empty record."""
    for k in range(len(options)):
        chosen[k] = options[k]
    seed_game(s, seed, number)
    setup(s, cards, players, chosen)


@cuda.jit(device=True)
def play_abreast(s, cards, actions, plays):
    """Play out the games of a warp, those in the same phase at the same time; this one's steps.

    Threads of a warp that do different things do them one after another. So the game that is
    furthest behind says which phase is next, and those in other phases wait until more of them are
    there. A thread without a game comes along: all have to be there when they ask one another.
    """
    steps = 0
    while True:
        goes_on = plays and to_move(s) >= 0
        behind = steps * WARP + cuda.laneid if goes_on else AT_REST
        for distance in (16, 8, 4, 2, 1):
            behind = min(behind, cuda.shfl_xor_sync(ALL_LANES, behind, distance))
        if behind == AT_REST:
            return steps
        phase = cuda.shfl_sync(ALL_LANES, int32(s.phase), behind % WARP)
        if goes_on and s.phase == phase:
            count = legal(s, cards, actions)
            apply(s, cards, choose(s, cards, actions, count, 0))
            steps += 1
        cuda.syncwarp(ALL_LANES)


@cuda.jit(device=True)
def play_alone(s, cards, actions, plays):
    """The same for a game without phases, and in the simulator, whose threads are no warps."""
    return play_out(s, cards, actions, 0) if plays else 0


@functools.cache
def _kernel(name: str, most_actions: int, layout: np.dtype[Any]) -> Any:
    """The kernel for a game: the compiler must know the size of each thread's work space."""
    record = from_dtype(layout)
    has_phases = layout.names is not None and "phase" in layout.names
    abreast = has_phases and not SIMULATED
    play, copy = (play_abreast, copy_whole) if abreast else (play_alone, copy_apart)

    @cuda.jit(**LIMITS)
    def play_in_place(states, blank, cards, players, options, seed, first, steps):
        i = cuda.grid(1)
        plays = i < len(states)
        s = states[min(i, len(states) - 1)]
        actions = cuda.local.array(most_actions, int32)
        chosen = cuda.local.array(MOST_OPTIONS, int64)
        if plays:
            copy(states, i, blank, 0)
            deal(s, cards[0], players, options, seed, first + i, chosen)
        taken = play(s, cards[0], actions, plays)
        if plays:
            steps[i] = taken

    @cuda.jit(**LIMITS)
    def play_apart(states, blank, cards, players, options, seed, first, steps):
        i = cuda.grid(1)
        plays = i < len(states)
        actions = cuda.local.array(most_actions, int32)
        chosen = cuda.local.array(MOST_OPTIONS, int64)
        own = cuda.local.array(1, record, alignment=ALIGNMENT)
        copy(own, 0, blank, 0)
        if plays:
            deal(own[0], cards[0], players, options, seed, first + i, chosen)
        taken = play(own[0], cards[0], actions, plays)
        if plays:
            steps[i] = taken
            copy(states, i, own, 0)

    made = play_in_place if name in IN_PLACE else play_apart
    if not SIMULATED:
        from merrymen.batch.kept import keep_kernels

        keep_kernels({"play": made}, name)
    return made


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
    blocks = -(-len(states) // PLAYOUT_THREADS)
    play_games = _kernel(game.name, game.actions, game.layout.dtype)
    play_games[blocks, PLAYOUT_THREADS](states, blank, cards, players, chosen, seed, first, steps)
    return steps
