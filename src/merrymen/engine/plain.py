"""Read a record as ordinary Python integers.

Numba computes with 64-bit integers whatever the width of a field; numpy's scalars would wrap
around at the field's own width. These thin wrappers give interpreted rules, views and tests the
same integers as compiled rules, and refuse to store a number that does not fit its field.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import numpy as np

from merrymen.engine.compiling import INTERPRETED

T = TypeVar("T")


class Plain:
    """A record whose fields read as integers and arrays of integers."""

    __slots__ = ("_record",)

    def __init__(self, record: Any) -> None:
        object.__setattr__(self, "_record", record)

    def __getattr__(self, name: str) -> Any:
        try:
            value = self._record[name]
        except (ValueError, IndexError):
            raise AttributeError(f"this record has no field {name}") from None
        return PlainArray(value) if isinstance(value, np.ndarray) else value.item()

    def __setattr__(self, name: str, value: Any) -> None:
        self._record[name] = unwrap(value)


class Reading:
    """A record read as plain Python, each field turned into lists once: what views are made from.

    A board reads every card of every player; going through numpy for each of them would cost
    more than everything else a live table does for an action. The record comes as an array of
    one, whose fields numpy finds much faster than those of a single record.
    """

    def __init__(self, array: Any) -> None:
        self.__dict__["array"] = array
        self.__dict__["_worked_out"] = {}

    def __getattr__(self, name: str) -> Any:
        try:
            column = self.array[name]
        except (ValueError, IndexError):
            raise AttributeError(f"this record has no field {name}") from None
        read = LISTED[column.ndim - 1](column.tolist()[0])
        self.__dict__[name] = read  # found at once from now on
        return read

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("what is only read cannot be changed")

    def once(self, work: Callable[..., T], *arguments: Any) -> T:
        """What follows from this record, worked out once however many look at it."""
        known: dict[Any, T] = self._worked_out
        key = (work, *arguments)
        if key not in known:
            known[key] = work(self, *arguments)
        return known[key]

    def put_away(self) -> None:
        """Let go of what was worked out; what was read stays."""
        self._worked_out.clear()


class Row(list[Any]):
    """A row of numbers, read like an array and as fast as a list."""

    __slots__ = ()

    @property
    def shape(self) -> tuple[int, ...]:
        return (len(self),)

    def tolist(self) -> list[Any]:
        return list(self)


class Grid(list[Any]):
    """Rows of numbers, read like an array: by one index, or by several at once."""

    __slots__ = ()

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, tuple):
            value: Any = self
            for each in index:
                value = value[each]
            return value
        return list.__getitem__(self, index)

    @property
    def shape(self) -> tuple[int, ...]:
        return (len(self), *self[0].shape)

    def tolist(self) -> list[Any]:
        return [row.tolist() for row in self]


def _rows(values: list[Any]) -> Grid:
    return Grid(map(Row, values))


def _grids(values: list[Any]) -> Grid:
    return Grid(map(_rows, values))


# How a field is read, by its number of axes.
LISTED: tuple[Callable[[Any], Any], ...] = (int, Row, _rows, _grids)


class PlainArray:
    """An array whose elements read as integers."""

    __slots__ = ("_array",)

    def __init__(self, array: Any) -> None:
        self._array = array

    def __getitem__(self, index: Any) -> Any:
        value = self._array[index]
        if isinstance(value, np.ndarray):
            return PlainArray(value)
        return Plain(value) if isinstance(value, np.void) else value.item()

    def __setitem__(self, index: Any, value: Any) -> None:
        self._array[index] = unwrap(value)

    def __len__(self) -> int:
        return len(self._array)

    def __iter__(self) -> Iterator[Any]:
        return (self[i] for i in range(len(self._array)))

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self._array.shape)

    def tolist(self) -> Any:
        return self._array.tolist()


def unwrap(value: Any) -> Any:
    """The numpy object inside a wrapper, or the value itself."""
    if isinstance(value, Reading):
        return value.array[0]
    if isinstance(value, Plain):
        return object.__getattribute__(value, "_record")
    return value._array if isinstance(value, PlainArray) else value


def for_rules(array: Any) -> Any:
    """An array of records as the rules take it, compiled or interpreted."""
    return PlainArray(array) if INTERPRETED else array
