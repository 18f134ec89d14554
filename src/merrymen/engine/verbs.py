"""The verbs that every game supplies, found by the type of its position.

Generic code (playouts, search, batches) calls these stubs. Compiled, each call is resolved at
compile time by the record's type and costs nothing; interpreted, it is looked up by the dtype.

    setup(s, cards, players, options)   lay out a new game in an empty record
    legal(s, cards, out) -> count       write the mover's legal actions into out
    apply(s, cards, action)             carry out one legal action
    to_move(s) -> seat                  who decides now; -1 when the game is over
    score(s, cards, sheet)              points so far: sheet[seat, heading]
    winners(s, cards, sheet, out)       out[seat] = 1 for each winner by that sheet, 0 for others
    hide(s, cards, seat)                erase what that seat may not know (-1: a spectator)
    resample(s, cards, seat)            fill what is erased with a random possibility
    appraise(s, cards, action) -> float how good an action looks to a sensible player
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np
from numba.extending import overload

from merrymen.engine.plain import unwrap

Compiled = Callable[..., Any]


@dataclass(frozen=True)
class Verbs:
    """A game's own versions of the verbs."""

    setup: Compiled
    legal: Compiled
    apply: Compiled
    to_move: Compiled
    score: Compiled
    winners: Compiled
    hide: Compiled
    resample: Compiled
    appraise: Compiled


_by_dtype: dict[Any, Verbs] = {}
_by_type: dict[Any, Verbs] = {}


def supply(dtype: np.dtype[Any], verbs: Verbs) -> None:
    """Tell the engine whose verbs belong to a record type."""
    _by_dtype[dtype] = verbs
    _by_type[numba.from_dtype(dtype)] = verbs


def _verbs_of(s: Any) -> Verbs:
    return _by_dtype[unwrap(s).dtype]


def setup(s, cards, players, options):
    return _verbs_of(s).setup(s, cards, players, options)


def legal(s, cards, out):
    return _verbs_of(s).legal(s, cards, out)


def apply(s, cards, action):
    return _verbs_of(s).apply(s, cards, action)


def to_move(s):
    return _verbs_of(s).to_move(s)


def score(s, cards, sheet):
    return _verbs_of(s).score(s, cards, sheet)


def winners(s, cards, sheet, out):
    return _verbs_of(s).winners(s, cards, sheet, out)


def hide(s, cards, seat):
    return _verbs_of(s).hide(s, cards, seat)


def resample(s, cards, seat):
    return _verbs_of(s).resample(s, cards, seat)


def appraise(s, cards, action):
    return _verbs_of(s).appraise(s, cards, action)


@overload(setup)
def _setup(s, cards, players, options):
    own = _by_type[s].setup
    return lambda s, cards, players, options: own(s, cards, players, options)


@overload(legal)
def _legal(s, cards, out):
    own = _by_type[s].legal
    return lambda s, cards, out: own(s, cards, out)


@overload(apply)
def _apply(s, cards, action):
    own = _by_type[s].apply
    return lambda s, cards, action: own(s, cards, action)


@overload(to_move)
def _to_move(s):
    own = _by_type[s].to_move
    return lambda s: own(s)


@overload(score)
def _score(s, cards, sheet):
    own = _by_type[s].score
    return lambda s, cards, sheet: own(s, cards, sheet)


@overload(winners)
def _winners(s, cards, sheet, out):
    own = _by_type[s].winners
    return lambda s, cards, sheet, out: own(s, cards, sheet, out)


@overload(hide)
def _hide(s, cards, seat):
    own = _by_type[s].hide
    return lambda s, cards, seat: own(s, cards, seat)


@overload(resample)
def _resample(s, cards, seat):
    own = _by_type[s].resample
    return lambda s, cards, seat: own(s, cards, seat)


@overload(appraise)
def _appraise(s, cards, action):
    own = _by_type[s].appraise
    return lambda s, cards, action: own(s, cards, action)
