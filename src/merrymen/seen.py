"""A record as views read it: many numbers taken out at once, and parts that many views share.

What a view is made of goes two ways: as plain data to whoever asks in Python, and encoded to
browsers. A room says which of its parts are one and the same for all who look (`shared`), which
follow from a few figures and come again in thousands of views (`piece`), and which follow from a
few fields, so that most moves leave them as they are (`part`). Here all are plain data; a live
table encodes each of them once (`merrymen.table.play.sent`).
"""

from __future__ import annotations

import functools
import operator
import struct
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import numpy as np

from merrymen.engine.plain import Reading

T = TypeVar("T")
CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}
Taking = Callable[[bytes], tuple[Any, ...]]


class Fields(NamedTuple):
    """What a part of a board is made from: whole fields, and one row of each of some others."""

    whole: tuple[str, ...]
    rows: tuple[str, ...] = ()


class Seen(Reading):
    """A reading that gives several fields in one go."""

    def __getattr__(self, name: str) -> Any:
        """A field that was not read yet: all those that are one number come with the first."""
        known = self.__dict__
        if "_numbers" not in known:
            array = known["array"]
            names, take = numbers(array.dtype)
            known["_numbers"] = names
            known.update(zip(names, take(array.tobytes()), strict=True))
            if name in names:
                return known[name]
        return super().__getattr__(name)

    def fields(self, *names: str) -> tuple[Any, ...]:
        """These fields: a number, or all numbers of an array in a row.

        Python takes them all out of the record's bytes in the time that numpy needs for two.
        """
        array = self.__dict__["array"]
        return taking(array.dtype, names)(array.tobytes())

    def shared(self, work: Callable[..., T], *arguments: Any) -> T:
        """A part of a view that is the same for all who look at this record."""
        return self.once(work, *arguments)

    def part(self, work: Callable[..., T], fields: Fields, *arguments: Any) -> T:
        """A part of a view that follows from these fields alone, whatever else the record holds.

        Where rows are among the fields, the first argument says which row.
        """
        return work(self, *arguments)

    @staticmethod
    def piece(make: Callable[..., T], *figures: Any) -> T:
        """A part of a view that follows from some figures alone, whatever the record."""
        return make(*figures)


@functools.cache
def numbers(dtype: Any) -> tuple[tuple[str, ...], Taking]:
    """The fields of such a record that are one number each, and what takes them out."""
    names = [name for name in dtype.names if not dtype[name].shape]
    take = taking(dtype, (*names, *names[:1]))  # of one name alone it would make no tuple
    return tuple(names), lambda content: take(content)[:-1]


@functools.cache
def taking(dtype: Any, names: tuple[str, ...]) -> Taking:
    """What takes some fields out of the bytes of a record of that type."""
    at, codes, places = 0, ["<"], dict[str, Any]()
    for name in dtype.names:
        base, shape = dtype[name].base, dtype[name].shape
        if name not in names:
            codes.append(f"{dtype[name].itemsize}x")
            continue
        count = int(np.prod(shape, dtype=int))
        codes.append(f"{count}{CODES[base.str[1:]]}")
        places[name] = slice(at, at + count) if shape else at
        at += count
    unpack = struct.Struct("".join(codes)).unpack
    choose = operator.itemgetter(*(places[name] for name in names))
    return lambda content: choose(unpack(content))
