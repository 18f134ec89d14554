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


# How a network reads the places of a field: each on its own, all alike because their order says
# nothing, or not at all because other fields say the same.
EACH, ALIKE, SKIPPED = "each", "alike", "skipped"


class Kind(int):
    """A number of things of one kind, with the name of the kind.

    A field that chooses among them or has one place for each of them knows it from here: what is
    one of seats turns with the observer, what is one of cards has the card's figures.
    """

    name: str

    def __new__(cls, name: str, count: int) -> Kind:
        made = super().__new__(cls, count)
        made.name = name
        return made

    def __getnewargs__(self) -> tuple[str, int]:  # type: ignore[override]
        return self.name, int(self)


def _kind(count: object) -> str:
    return count.name if isinstance(count, Kind) else ""


@dataclass(frozen=True)
class Field:
    """One named place in a record."""

    kind: str  # number, choice, bits or chance
    low: int
    high: int
    shape: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    trace: bool = False  # tells how it came about; no rule reads it
    of: str = ""  # what its values, or the members of the set, number: seats, cards, …
    axes: tuple[str, ...] = ()  # what each axis numbers, "" where that is nothing in particular
    reading: str = EACH  # how a network reads it

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
    return Field("number", low, high, shape, axes=tuple(map(_kind, shape)))


def flag(*shape: int) -> Field:
    """Yes or no."""
    return number(0, 1, *shape)


def numbered(kind: Kind, *shape: int) -> Field:
    """One of the things of a kind by its number, 0 being none of them."""
    return replace(number(0, kind - 1, *shape), of=kind.name)


def choice(options: int | Sequence[str], *shape: int) -> Field:
    """One of several things by its index (a card, a seat, a phase), or NONE."""
    names = () if isinstance(options, int) else tuple(options)
    count = options if isinstance(options, int) else len(names)
    of = "seat" if names[:1] == ("seat 0",) else _kind(options)
    return Field("choice", NONE, count - 1, shape, names, of=of, axes=tuple(map(_kind, shape)))


def bits(count: int, *shape: int) -> Field:
    """A set of at most 62 things, one bit each."""
    axes = tuple(map(_kind, shape))
    return Field("bits", 0, (1 << count) - 1, shape, of=_kind(count), axes=axes)


def chance() -> Field:
    """The state of the random generator."""
    return Field("chance", 0, (1 << 64) - 1)


def trace(field: Field) -> Field:
    """What people like to see of how a position came about: no rule, network or digest reads it."""
    return replace(field, trace=True)


def alike(field: Field) -> Field:
    """A heap: a network reads what lies in it and how often, not in which place."""
    return replace(field, reading=ALIKE)


def skipped(field: Field) -> Field:
    """Says again what other fields say: the rules read it, a network does not."""
    return replace(field, reading=SKIPPED)


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
