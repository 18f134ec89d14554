"""Time random games for a while, and print what was counted as a line of JSON."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable


def report(name: str, play: Callable[[], int]) -> None:
    """Call `play`, which returns the steps it took, again and again for some seconds."""
    seconds = float(sys.argv[1])
    play()  # whatever is compiled or loaded on first use is not counted
    steps, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        steps += play()
    print(json.dumps({"name": name, "rate": steps / spent}), flush=True)
