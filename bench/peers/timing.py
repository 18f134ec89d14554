"""Time random games for a while, and print what was counted as a line of JSON."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

PARTS = 5


def report(name: str, play: Callable[..., int], *arguments: Any) -> None:
    """Call `play`, which returns the steps it took, for some seconds; the best fifth counts.

    Other programs on the machine can only slow a run down, so its best part says most about it.
    """
    seconds = float(sys.argv[1]) / PARTS
    play(*arguments)  # whatever is compiled or loaded on first use is not counted
    rates = [_rate(play, arguments, seconds) for _ in range(PARTS)]
    print(json.dumps({"name": name, "rate": max(rates)}), flush=True)


def _rate(play: Callable[..., int], arguments: tuple[Any, ...], seconds: float) -> float:
    steps, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        steps += play(*arguments)
    return steps / spent
