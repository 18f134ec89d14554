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
    counsel(s, cards, action) -> float  the same on reflection, for a decision and not for playouts
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

import numba
import numpy as np
from numba.core.typing.templates import AbstractTemplate, infer_global

from merrymen.engine.compiling import INTERPRETED
from merrymen.engine.meanwhile import interpreted
from merrymen.engine.plain import Plain, unwrap

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
    counsel: Compiled


_by_dtype: dict[Any, Verbs] = {}
_by_type: dict[Any, Verbs] = {}


def supply(dtype: np.dtype[Any], verbs: Verbs) -> None:
    """Tell the engine whose verbs belong to a record type."""
    _by_dtype[dtype] = verbs
    _by_type[numba.from_dtype(dtype)] = verbs


def _verbs_of(s: Any) -> Verbs:
    own = _by_dtype[unwrap(s).dtype]
    return _interpreted(own) if isinstance(s, Plain) and not INTERPRETED else own


@functools.cache
def _interpreted(own: Verbs) -> Verbs:
    """The same verbs for rules that run interpreted until they are compiled."""
    return Verbs(**{each.name: interpreted(getattr(own, each.name)) for each in fields(own)})


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


def counsel(s, cards, action):
    return _verbs_of(s).counsel(s, cards, action)


class _Resolved(AbstractTemplate):
    """A verb in compiled code: the game's own function, as if it had been called by its name.

    An overload would do as well, with one function more for every verb, to be compiled for every
    game and optimised once more with all the rules under it.
    """

    def generic(self, args: Any, kws: Any) -> Any:
        own = getattr(_by_type[args[0]], self.key.__name__)
        self._own = self.context.resolve_value_type(own)
        return self._own.get_call_type(self.context, args, kws)

    def get_impl_key(self, sig: Any) -> Any:
        return self._own.get_impl_key(sig)


for _verb in (setup, legal, apply, to_move, score, winners, hide, resample, appraise, counsel):
    infer_global(_verb)(type(f"Verb_{_verb.__name__}", (_Resolved,), {}))
