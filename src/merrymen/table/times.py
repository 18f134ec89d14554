"""The time, as it is stored and told: milliseconds."""

from __future__ import annotations

import time


def now_ms() -> int:
    """The time of day."""
    return time.time_ns() // 1_000_000
