"""Read a record as ordinary Python integers.

Numba computes with 64-bit integers whatever the width of a field; numpy's scalars would wrap
around at the field's own width. These thin wrappers give interpreted rules, views and tests the
same integers as compiled rules, and refuse to store a number that does not fit its field.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np


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
    if isinstance(value, Plain):
        return object.__getattribute__(value, "_record")
    return value._array if isinstance(value, PlainArray) else value
