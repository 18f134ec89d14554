"""Declare a fixed-size record field by field, each with its range and its meaning.

The range chooses the width, the kind tells what the number means. The same declaration gives
the numpy dtype for the rules, the readable form of a position, and the features for learning.
All fields are signed (but for the random state), so arithmetic never turns into huge numbers.
"""

from __future__ import annotations

import pathlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from merrymen.engine.compiling import seal

NONE = -1
"""What a choice holds when it holds nothing, or nothing that one may know."""


@dataclass(frozen=True)
class Field:
    """One named place in a record."""

    kind: str  # number, choice, bits or chance
    low: int
    high: int
    shape: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    trace: bool = False  # tells how it came about; no rule reads it

    @property
    def dtype(self) -> np.dtype[Any]:
        """The narrowest signed integer that holds the range (chance: 64 bits, unsigned)."""
        if self.kind == "chance":
            return np.dtype(np.uint64)
        for width in (np.int8, np.int16, np.int32, np.int64):
            bounds = np.iinfo(width)
            if bounds.min <= self.low and self.high <= bounds.max:
                return np.dtype(width)
        raise ValueError(f"no integer holds {self.low} to {self.high}")


def number(low: int, high: int, *shape: int) -> Field:
    """A count or an amount from low to high, both included."""
    return Field("number", low, high, shape)


def flag(*shape: int) -> Field:
    """Yes or no."""
    return Field("number", 0, 1, shape)


def choice(options: int | Sequence[str], *shape: int) -> Field:
    """One of several things by its index (a card, a seat, a phase), or NONE."""
    names = () if isinstance(options, int) else tuple(options)
    count = options if isinstance(options, int) else len(names)
    return Field("choice", NONE, count - 1, shape, names)


def bits(count: int, *shape: int) -> Field:
    """A set of at most 62 things, one bit each."""
    return Field("bits", 0, (1 << count) - 1, shape)


def chance() -> Field:
    """The state of the random generator."""
    return Field("chance", 0, (1 << 64) - 1)


def trace(field: Field) -> Field:
    """What people like to see of how a position came about: no rule, network or digest reads it."""
    return replace(field, trace=True)


class Layout:
    """The fields of one record, in the order in which they are read by people."""

    def __init__(self, folder: str, /, **fields: Field) -> None:
        self.fields = fields
        # Wide fields first: no padding between them, and aligned for the GPU.
        ordered = sorted(fields.items(), key=lambda item: -item[1].dtype.itemsize)
        columns: list[tuple[Any, ...]] = [
            (name, field.dtype, field.shape) if field.shape else (name, field.dtype)
            for name, field in ordered
        ]
        # The seal also fills the record up to its alignment: no byte is without a name, so every
        # copy is a copy of every byte.
        widest = ordered[0][1].dtype.itemsize
        filled = widest - np.dtype(columns).itemsize % widest
        columns.append((seal(pathlib.Path(folder)), np.int8, (filled,)))
        plain = np.dtype(columns, align=True)
        self.dtype: np.dtype[Any] = np.dtype((np.record, plain))

    def zeros(self, count: int = 1) -> Any:
        """An array of empty records."""
        return np.zeros(count, self.dtype)


def position_layout(folder: str, /, **fields: Field) -> Layout:
    """The layout of a position: the game's own fields and the two that every game has.

    `rng` is the random state. `reveals` counts the moments at which somebody learned a secret;
    rules say so with `chance.reveal`, and no player takes an action back across one.
    """
    return Layout(folder, rng=chance(), reveals=number(0, 30_000), **fields)
