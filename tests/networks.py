"""A small network with random weights, for tests: no training, no PyTorch."""

from __future__ import annotations

import pathlib
from typing import Any

import numpy as np

import merrymen
from merrymen.learning.network import Network, blank, load, save


def random_network(name: str, width: int = 16, depth: int = 8, seed: int = 1) -> Network:
    """A network that plays some game in some way."""
    network = blank(merrymen.game(name), width, depth)
    chance = np.random.default_rng(seed)
    arrays: list[Any] = []
    for array in network.arrays:
        reach = 300 if array.ndim == 2 else 2000
        arrays.append(chance.integers(-reach, reach, array.shape).astype(array.dtype))
    return Network(network.card, tuple(arrays))


def in_a_folder(folder: pathlib.Path, name: str) -> Network:
    """The same from a file."""
    save(random_network(name), folder)
    return load(folder, name)
