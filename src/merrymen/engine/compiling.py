"""Compile rules with Numba, and keep the compiled code where it can never be stale.

Numba's disk cache notices a change of the file a function stands in, but not a change of the
functions it calls in other files. So the cache folder is named after a hash of the engine's
sources, and each game's record type carries a seal of the game's own sources (see `seal`): a
changed rule makes a new type, and code compiled for the old type is never asked for again.
"""

from __future__ import annotations

import hashlib
import os
import pathlib
import sys
from collections.abc import Callable, Iterable
from typing import Any

import numba
import numba.core.config
import numpy as np
from numba.core.registry import CPUDispatcher

INTERPRETED = bool(getattr(numba.core.config, "DISABLE_JIT"))
"""True under NUMBA_DISABLE_JIT=1: the rules run as plain Python."""

if INTERPRETED:
    # The random generator wraps around at 64 bits on purpose.
    np.seterr(over="ignore")


def digest(paths: Iterable[pathlib.Path]) -> str:
    """A short hash of the contents of some source files."""
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(path.name.encode())
        total.update(path.read_bytes())
    return total.hexdigest()[:12]


def cache_root() -> pathlib.Path:
    """Where compiled rules are kept: MERRYMEN_CACHE, or the user's cache folder."""
    chosen = os.environ.get("MERRYMEN_CACHE")
    if chosen:
        return pathlib.Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache"
    return pathlib.Path(base) / "merrymen"


def cache_folder() -> pathlib.Path:
    """The folder for this engine, this Python and this Numba."""
    engine = pathlib.Path(__file__).parent
    version = f"{sys.version_info.major}.{sys.version_info.minor}-numba-{numba.__version__}"
    return cache_root() / f"{digest(engine.glob('*.py'))}-{version}"


setattr(numba.core.config, "CACHE_DIR", str(cache_folder()))


def seal(folder: pathlib.Path) -> str:
    """The name of the one-byte field that ties a record type to the sources of its rules."""
    return "seal_" + digest([folder / "state.py", *folder.glob("rules/*.py")])


class Rule(CPUDispatcher):
    """A compiled rule that takes every integer as a 64-bit one.

    A field of 8 bits, a loop counter and a constant are different types to Numba, and each mixture
    of them as arguments would compile the function, and all that call it, once more.
    """

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return super().get_call_template(tuple(_widened(arg) for arg in args), kws)


def _widened(kind: Any) -> Any:
    signed = (numba.types.int8, numba.types.int16, numba.types.int32)
    literal = isinstance(kind, numba.types.IntegerLiteral)
    return numba.types.int64 if literal or kind in signed else kind


def rule(function: Callable[..., Any]) -> Any:
    """Compile one rule: cached on disk, without the GIL, without exceptions for arithmetic."""
    compiled = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    if not INTERPRETED:
        compiled.__class__ = Rule
    return compiled
