"""Bots that think, by name and settings: `search:1s`, `learned:500;exploration=0.5`, `sage:4`."""

from __future__ import annotations

import functools
import inspect
import math
from collections.abc import Callable, Mapping
from typing import Any

from merrymen.bots.learned import Learned, Sage
from merrymen.bots.search import Search
from merrymen.errors import BadSetup

Thinker = Search | Learned | Sage

KINDS: Mapping[str, Callable[..., Thinker]] = {"search": Search, "learned": Learned, "sage": Sage}

APART = ("simulations", "seconds", "wavering", "threads", "seed", "weights")  # said elsewhere


def maker(kind: str, written: str) -> Callable[..., Thinker]:
    """Makes the bots of a kind with the settings that stand behind its colon."""
    return functools.partial(KINDS[kind], **settings(kind, written))


def settings(kind: str, written: str) -> dict[str, Any]:
    """`500;exploration=0.5` as settings of a search, `1.5s` as seconds; of a sage its wavering."""
    budget, *more = written.split(";")
    try:
        pairs = [pair.split("=") for pair in more]
        own: dict[str, Any] = {name: _number(value) for name, value in pairs}
        _check_names(kind, own)
        if kind == "sage":
            return {"wavering": _number(budget), **own}
        return {**_budget(budget), **own}
    except ValueError:
        example = "sage:4" if kind == "sage" else f"{kind}:500;exploration=0.5 or {kind}:1s"
        raise BadSetup(f"{kind}:{written} is not understood; write {example}") from None


def level_budget(level: str, written: str) -> dict[str, Any]:
    """How long a level thinks, as in `legend:0.2s`."""
    try:
        return _budget(written)
    except ValueError:
        example = f"{level}:0.2s or {level}:500"
        raise BadSetup(f"{level}:{written} is not understood; write {example}") from None


def _budget(written: str) -> dict[str, Any]:
    if written.endswith("s"):
        return {"seconds": float(written[:-1])}
    return {"simulations": int(written)}


def _number(written: str) -> float:
    """A number with an end; ValueError else."""
    number = float(written)
    if not math.isfinite(number):
        raise ValueError(written)
    return number


def _check_names(kind: str, own: Mapping[str, Any]) -> None:
    known = [name for name in inspect.signature(KINDS[kind]).parameters if name not in APART]
    for name in own:
        if name not in known:
            raise BadSetup(f"{kind} has no setting {name!r}; it has {', '.join(known) or 'none'}")
