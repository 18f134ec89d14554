"""The time, in milliseconds: of day for what is stored and shown, steady for clocks."""

from __future__ import annotations

import time

_BEGUN = (time.time_ns(), time.monotonic_ns())


def now_ms() -> int:
    """The time of day; a machine's keeper may put it forward or back."""
    return time.time_ns() // 1_000_000


def steady_ms() -> int:
    """The same where nobody has touched the clock, but it only ever goes on evenly.

    It stands still while the machine is suspended, and does not follow the time of day when that
    jumps: nobody loses a turn over either.
    """
    day, steady = _BEGUN
    return (day + time.monotonic_ns() - steady) // 1_000_000
