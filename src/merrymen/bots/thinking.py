"""Bots that think, by name and settings: `search:1s`, `learned:500;exploration=0.5`, `sage:4`."""

from __future__ import annotations

import functools
import inspect
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
        own: dict[str, Any] = {name: float(value) for name, value in pairs}
        _check_names(kind, own)
        if kind == "sage":
            return {"wavering": float(budget), **own}
        if budget.endswith("s"):
            return {"seconds": float(budget[:-1]), **own}
        return {"simulations": int(budget), **own}
    except ValueError:
        example = "sage:4" if kind == "sage" else f"{kind}:500;exploration=0.5 or {kind}:1s"
        raise BadSetup(f"{kind}:{written} is not understood; write {example}") from None


def _check_names(kind: str, own: Mapping[str, Any]) -> None:
    known = [name for name in inspect.signature(KINDS[kind]).parameters if name not in APART]
    for name in own:
        if name not in known:
            raise BadSetup(f"{kind} has no setting {name!r}; it has {', '.join(known)}")
