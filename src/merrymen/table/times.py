"""The time, in milliseconds: of day for what is stored and shown, steady for clocks."""

from __future__ import annotations

import pathlib
import time

_BEGUN = (time.time_ns(), time.monotonic_ns())
_BOOT = pathlib.Path("/proc/sys/kernel/random/boot_id")


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


def machine() -> str | None:
    """This run of this machine: all its processes count from the same moment, if it has a name."""
    try:
        return _BOOT.read_text().replace("-", "")[:16]
    except OSError:
        return None


def beginning_ms() -> int:
    """What the steady time was when the machine began to count."""
    day, steady = _BEGUN
    return (day - steady) // 1_000_000


def count_from(beginning: int) -> None:
    """Count as another process of this machine does, however the time of day has jumped since."""
    global _BEGUN
    _BEGUN = (beginning * 1_000_000, 0)
