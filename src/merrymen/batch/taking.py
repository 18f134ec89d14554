"""Arrays that a batch is given, checked before compiled code reads them: it looks at no bounds."""

from __future__ import annotations

from typing import Any

import numpy as np

from merrymen.errors import BadSetup, IllegalAction
from merrymen.messages import say, text


def actions_of(given: Any, n: int, last: int, on_gpu: bool = False) -> Any:
    """One whole number for each of n games as int32[n], or IllegalAction.

    An int32 array of that shape is taken as it is; whether the actions are legal is for the rules.
    What lies on a GPU stays there for a batch on the GPU, whatever whole numbers they are.
    """
    if (
        isinstance(given, np.ndarray)
        and given.dtype == np.int32
        and given.shape == (n,)
        and given.flags.c_contiguous
    ):
        return given  # nearly always: at once
    if on_gpu and hasattr(given, "__cuda_array_interface__"):
        _check(given, n)
        return given
    try:
        array = np.asarray(given)
    except ValueError:  # rows of different lengths
        raise IllegalAction(f"{n} actions are needed, one for each game: a list of lists") from None
    _check(array, n)
    taken = np.ascontiguousarray(array, np.int32)
    wrong = taken != array  # cut off
    if wrong.any():
        raise unknown(int(np.argmax(wrong)), int(array[np.argmax(wrong)]), last)
    return taken


def _whole(dtype: Any) -> bool:
    """Whether it is a type of whole numbers; torch has types of its own."""
    return dtype.kind in "iu" if isinstance(dtype, np.dtype) else "int" in str(dtype)


def _check(array: Any, n: int) -> None:
    """The shape and the kind of an array of actions."""
    if tuple(array.shape) != (n,):
        raise IllegalAction(
            f"{n} actions are needed, one for each game in an array of the shape ({n},);"
            f" this one has {tuple(array.shape)}"
        )
    if not _whole(array.dtype):
        raise IllegalAction(f"actions are whole numbers; these are {array.dtype}")


def unknown(at: int, action: int, last: int) -> IllegalAction:
    """No game has such an action."""
    return IllegalAction(f"game {at}: " + text(say("refused-unknown", action=action, last=last)))


def places_of(given: Any, n: int) -> Any:
    """A yes or no for each of n games, or BadSetup. What lies on a GPU stays there."""
    there = hasattr(given, "__cuda_array_interface__")
    array = given if there else np.ascontiguousarray(given)
    if tuple(array.shape) != (n,) or "bool" not in str(array.dtype):
        raise BadSetup(
            f"which games is said by an array of {n} booleans;"
            f" this one is {array.dtype} of the shape {tuple(array.shape)}"
        )
    return array


def check_rows(rows: Any | None, count: int, n: int) -> None:
    """Which of so many positions comes to each of n places; BadSetup where one is not there."""
    if rows is None:
        if count != n:
            raise BadSetup(f"{n} positions are needed, not {count}; or say which with rows=…")
        return
    there = hasattr(rows, "__cuda_array_interface__")  # looking at it would bring it here
    given = rows if there else np.asarray(rows)
    if tuple(given.shape) != (n,) or not _whole(given.dtype):
        raise BadSetup(f"{n} rows are needed, whole numbers in an array of the shape ({n},)")
    if not there and (given.min() < 0 or given.max() >= count):
        raise BadSetup(f"rows are 0 to {count - 1}")
