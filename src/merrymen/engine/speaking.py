"""Say on the first use that rules are being compiled: which, for how long, and that it is kept."""

from __future__ import annotations

import contextlib
import functools
import multiprocessing
import pathlib
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any

import numba

PATIENCE = 1.5  # seconds of compiling that need no word

silent = multiprocessing.parent_process() is not None
"""Whether somebody else tells how it goes: a progress bar, or the process that started this one."""

_titles: dict[str, str] = {}  # of games, by the seal of their records
_depth = 0  # of calls that compile; the compiler works at one at a time
_compiled: list[str] = []  # the titles met in the outermost of them, "" for what is no game's
_timer: threading.Timer | None = None
_begun = 0.0
_said = False
_told: set[str] = set()  # what was explained once, or is partly kept, needs only a word


def introduce(dtype: Any, title: str) -> None:
    """Whose records carry this seal."""
    _titles[_seal_in(dtype.names)] = title


def _seal_in(names: Any) -> str:
    return next((name for name in names if name.startswith("seal_")), "")


@contextlib.contextmanager
def first_use() -> Iterator[None]:
    """Around everything that may compile: tells what was compiled, where that took long."""
    global _depth
    _depth += 1
    try:
        yield
    finally:
        _depth -= 1
        if _depth == 0:
            _finish()


def missed(signature: Any) -> None:
    """Nothing is kept for this signature: it is compiled now."""
    global _timer, _begun
    if silent or _depth == 0:
        return
    _compiled.append(_title(signature))
    if _timer is None:
        _begun = time.monotonic()
        _timer = threading.Timer(PATIENCE, _say)
        _timer.daemon = True
        _timer.start()


def met(signature: Any) -> None:
    """Something is kept for this signature: whatever else is compiled of its game is more of it."""
    _told.add(_title(signature))


def _title(signature: Any) -> str:
    """The game whose records a signature is about."""
    types: Any = numba.types
    for each in getattr(signature, "args", signature):
        if isinstance(each, types.BaseTuple):
            found = _title(each)
        else:
            inner = each.dtype if isinstance(each, types.Array) else each
            found = (
                _titles.get(_seal_in(inner.fields), "") if isinstance(inner, types.Record) else ""
            )
        if found:
            return found
    return ""


def _subject() -> str:
    return next(filter(None, list(_compiled)), "the rules")


def _say() -> None:
    global _said
    _said, subject = True, _subject()
    if subject in _told:
        _tell(f"compiling more of {subject}")
        return
    _told.add(subject)
    _tell(
        f"compiling {subject} for this machine: seconds for most games, up to two minutes for the"
        " largest; what is compiled is kept, and what else you use is added when you first do"
    )


def _finish() -> None:
    global _timer, _said
    if _timer is not None:
        _timer.cancel()
        _timer = None
        if _said:
            _tell(f"{_subject()} compiled in {time.monotonic() - _begun:.0f} s")
        _said = False
        _compiled.clear()


@functools.cache
def unkept(folder: pathlib.Path) -> None:
    """Say once that compiled code cannot be kept."""
    if not silent:
        _tell(
            f"{folder} cannot be written, so compiled rules are not kept for the next time;"
            " name another folder in MERRYMEN_CACHE"
        )


def _tell(words: str) -> None:
    print(f"merrymen: {words}", file=sys.stderr, flush=True)
