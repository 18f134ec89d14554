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
from merrymen.messages import Message
from merrymen.shapes import Action

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
            self._take_numbers()
            if name in known:
                return known[name]
        return super().__getattr__(name)

    def _take_numbers(self) -> None:
        known = self.__dict__
        names, take = numbers(known["array"].dtype)
        known["_numbers"] = True
        for field, value in zip(names, take(self.content), strict=True):
            known[field] = value  # `update` takes longer for pairs

    @functools.cached_property
    def content(self) -> bytes:
        """The record's bytes."""
        return bytes(self.array.tobytes())

    def fields(self, *names: str) -> tuple[Any, ...]:
        """These fields: a number, or all numbers of an array in a row.

        Python takes them all out of the record's bytes in the time that numpy needs for two.
        """
        return taking(self.array.dtype, names)(self.content)

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

    @staticmethod
    def offer(action: int, label: Message, element: str) -> Action:
        """One of the actions that a view offers."""
        return {"action": action, "label": label, "element": element}


@functools.cache
def numbers(dtype: Any) -> tuple[tuple[str, ...], Taking]:
    """The fields of such a record that are one number each, and what takes them out."""
    names = tuple(name for name in dtype.names if not dtype[name].shape)
    return names, _unpacking(dtype, names)


@functools.cache
def taking(dtype: Any, names: tuple[str, ...]) -> Taking:
    """What takes some fields out of the bytes of a record of that type."""
    at, places = 0, dict[str, Any]()
    for name in dtype.names:
        if name in names:
            count = _count(dtype[name])
            places[name] = slice(at, at + count) if dtype[name].shape else at
            at += count
    unpack = _unpacking(dtype, names)
    choose = operator.itemgetter(*(places[name] for name in names))
    return lambda content: choose(unpack(content))


def _unpacking(dtype: Any, names: tuple[str, ...]) -> Taking:
    """What takes the numbers of some fields out of a record's bytes, in the record's order."""
    codes = [
        f"{_count(dtype[name])}{CODES[dtype[name].base.str[1:]]}"
        if name in names
        else f"{dtype[name].itemsize}x"
        for name in dtype.names
    ]
    return struct.Struct("<" + "".join(codes)).unpack


def _count(kind: Any) -> int:
    return int(np.prod(kind.shape, dtype=int))
