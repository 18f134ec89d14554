"""Play random games in one of three ways and print a digest: interpreted, native or GPU.

Run as a program, since the way is chosen before Numba is imported.
"""

from __future__ import annotations

import hashlib
import sys

import numpy as np

import merrymen
from merrymen.engine.compiling import INTERPRETED
from merrymen.engine.plain import PlainArray
from merrymen.engine.playout import play_many


def play_here(name: str, players: int, games: int) -> bytes:
    """The final positions of random games on the CPU, compiled or interpreted."""
    game = merrymen.game(name)
    states, blank = game.layout.zeros(games), game.layout.zeros()
    wrap = PlainArray if INTERPRETED else lambda array: array
    options = game.option_numbers(game.choose_options(last_options(name)))
    actions = np.empty(game.actions, np.int32)
    play_many(wrap(states), wrap(blank), game.edition.cards, players, options, 7, 0, actions)
    return bytes(states.tobytes())


def play_on_gpu(name: str, players: int, games: int) -> bytes:
    """The same on the GPU, or on Numba's simulator of one."""
    from numba import cuda

    from merrymen.batch import gpu

    game = merrymen.game(name)
    states = cuda.to_device(game.layout.zeros(games))
    gpu.play_on_gpu(game, states, players, last_options(name), 7, 0)
    return bytes(states.copy_to_host().tobytes())


def last_options(name: str) -> dict[str, object]:
    """The last choice of every option: the fullest rules."""
    return {key: option.choices[-1] for key, option in merrymen.game(name).options.items()}


if __name__ == "__main__":
    way, name, players, games = sys.argv[1:]
    play = play_on_gpu if way == "gpu" else play_here
    print(hashlib.sha256(play(name, int(players), int(games))).hexdigest())
