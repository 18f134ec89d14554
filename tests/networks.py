"""A small network with random weights, for tests: no training, no PyTorch."""

from __future__ import annotations

import pathlib
from typing import Any

import numpy as np

import merrymen
from merrymen.learning.network import Card, Network, load, save, shapes, titles_hash
from merrymen.learning.rows import reader_of


def random_network(name: str, width: int = 16, depth: int = 8, seed: int = 1) -> Network:
    """A network that plays some game in some way."""
    game = merrymen.game(name)
    card = Card(
        game=name, rules=game.rules_version, edition=game.edition.hash, reads=titles_hash(game),
        rows=reader_of(game).rows, width=width, depth=depth, actions=game.actions,
        seats=game.players[-1], points_unit=32.0,
    )  # fmt: skip
    chance = np.random.default_rng(seed)
    arrays: list[Any] = []
    for dtype, shape in shapes(card):
        reach = 300 if len(shape) == 2 else 2000
        arrays.append(chance.integers(-reach, reach, shape).astype(dtype))
    return Network(card, tuple(arrays))


def in_a_folder(folder: pathlib.Path, name: str) -> Network:
    """The same from a file."""
    save(random_network(name), folder)
    return load(folder, name)
