"""Run rules as plain Python until somebody else has compiled them.

A server that people look at cannot stop to compile. Once it has begun, a rule that is kept is
loaded as ever, and one that is not runs interpreted: the same bytes, some hundred times slower,
which at a table is a matter of milliseconds. Another process compiles meanwhile (`merrymen.warm`),
and what it keeps is found at the next call.
"""

from __future__ import annotations

import functools
import sys
import types
from collections.abc import Callable
from typing import Any

import numpy as np

from merrymen.engine import compiling
from merrymen.engine.plain import Plain, PlainArray, unwrap


def begin() -> bool:
    """Compile nothing in this process from now on; False where nothing can be kept for it."""
    if compiling.can_keep():
        compiling.instead = _instead
    return compiling.instead is not None


def end() -> None:
    """Compile again."""
    compiling.instead = None


def _instead(compiled: Any, arguments: tuple[Any, ...]) -> Callable[..., Any] | None:
    """What to call instead of a rule's machine code; None where that is kept."""
    signature = tuple(map(compiled.typeof_pyval, arguments))
    if compiled._cache.holds(signature, compiled.targetctx):
        return None
    return functools.partial(_run, interpreted(compiled))


def _run(function: Callable[..., Any], *arguments: Any) -> Any:
    with np.errstate(over="ignore"):  # the random generator wraps around on purpose
        return _as_compiled(function(*map(_as_plain, arguments)))


def _as_plain(value: Any) -> Any:
    """An argument as interpreted rules take it."""
    if isinstance(value, tuple):
        return tuple(map(_as_plain, value))
    if isinstance(value, np.ndarray) and value.dtype.names:
        return PlainArray(value)
    return Plain(value) if isinstance(value, np.void) else value


def _as_compiled(value: Any) -> Any:
    """A result as compiled rules give it."""
    if isinstance(value, tuple):
        return tuple(map(_as_compiled, value))
    return value.item() if isinstance(value, np.generic) else unwrap(value)


@functools.cache
def interpreted(compiled: Any) -> Callable[..., Any]:
    """The plain function behind a rule, which calls other rules as plain functions too."""
    own = compiled.py_func
    return types.FunctionType(
        own.__code__, _world(own.__module__), own.__name__, own.__defaults__, own.__closure__
    )


_worlds: dict[str, dict[str, Any]] = {}


def _world(module: str) -> dict[str, Any]:
    """The names of a module, with plain functions where it has rules."""
    if module not in _worlds:
        names = _worlds[module] = dict(vars(sys.modules[module]))
        names.update({n: interpreted(v) for n, v in list(names.items()) if compiling.is_rule(v)})
    return _worlds[module]
