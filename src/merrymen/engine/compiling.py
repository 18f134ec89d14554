"""Compile rules with Numba, and keep the compiled code where it can never be stale.

Numba's disk cache notices a change of the file a function stands in, but not a change of the
functions it calls in other files. So the cache folder is named after a hash of all sources that
are compiled and are no game's, and each game's record type carries a seal of the game's own sources
(see `seal`): a changed rule makes a new type, and code compiled for the old type is never asked for
again. Only our own functions use that folder (see `keeping`); Numba's settings are the user's.
"""

from __future__ import annotations

import functools
import hashlib
import os
import pathlib
import sys
import tempfile
from collections.abc import Callable, Iterable
from typing import Any

import numba
import numba.core.config
import numpy as np
from numba.core.dispatcher import Dispatcher

from merrymen.engine import speaking
from merrymen.engine.drafting import whole
from merrymen.engine.keeping import keep

INTERPRETED = bool(getattr(numba.core.config, "DISABLE_JIT"))
"""True under NUMBA_DISABLE_JIT=1: the rules run as plain Python."""

if INTERPRETED:
    # The random generator wraps around at 64 bits on purpose.
    np.seterr(over="ignore")


instead: Callable[[Any, tuple[Any, ...]], Callable[..., Any] | None] | None = None
"""What to do instead of compiling a rule, where this process must not stop for it."""

# Sources outside the engine that are compiled and call one another.
COMPILED = (
    "observing/encoding.py",
    "batch/kernels.py",
    "batch/pieces.py",
    "batch/sharing.py",
    "bots/rounds.py",
    "learning/advice.py",
    "learning/kernels.py",
    "learning/inference.py",
    "learning/puct.py",
    "learning/selfplay.py",
    "training/kernels.py",
)


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


@functools.cache
def cache_folder() -> pathlib.Path:
    """The folder for this engine, this Python and this Numba."""
    house = pathlib.Path(__file__).parent.parent
    sources = [*house.glob("engine/*.py"), *(house / name for name in COMPILED)]
    version = f"{sys.version_info.major}.{sys.version_info.minor}-numba-{numba.__version__}"
    return cache_root() / f"{digest(sources)}-{version}"


def seal(folder: pathlib.Path) -> str:
    """The name of the one-byte field that ties a record type to the sources of its rules."""
    return "seal_" + digest([folder / "state.py", *folder.glob("rules/*.py")])


def rule(function: Callable[..., Any]) -> Any:
    """Compile one rule: cached on disk, without the GIL, without exceptions for arithmetic.

    Nor does it count references to the arrays that it is given: it makes none and returns none, and
    the caller holds them. Two locked additions for every call were a fifth of some games' steps.
    """
    if INTERPRETED:
        return function
    return _telling(rule_at_once(function))


def rule_at_once(function: Callable[..., Any]) -> Any:
    """Compile a rule that cannot run interpreted: nothing ever stands in for it."""
    return function if INTERPRETED else keep(whole(function), cache_folder())


def _telling(compiled: Any) -> Any:
    """Let a call from Python that has to compile first say so, or do without (see `meanwhile`)."""
    compile_for = compiled._compile_for_args

    def told(*arguments: Any, **named: Any) -> Any:
        if instead is not None and not named:
            stand_in = instead(compiled, arguments)
            if stand_in is not None:
                return stand_in  # Numba calls what it is given here
        with speaking.first_use():
            return compile_for(*arguments, **named)

    compiled._compile_for_args = told
    return compiled


def is_rule(value: Any) -> bool:
    """Whether something was made by `rule`, compiled."""
    return isinstance(value, Dispatcher)


def can_keep() -> bool:
    """Whether compiled code is kept for other processes."""
    if INTERPRETED:
        return False
    try:
        cache_folder().mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=cache_folder()).close()
    except OSError:
        return False
    return True
