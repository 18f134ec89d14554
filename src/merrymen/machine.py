"""What this machine has, and how a process behaves on it."""

from __future__ import annotations

import os


def cores() -> int:
    """The cores that this process may use."""
    known = hasattr(os, "sched_getaffinity")
    return len(os.sched_getaffinity(0)) if known else os.cpu_count() or 1


def stand_back(niceness: int) -> None:
    """Let other processes go first, where the system knows of that: Windows has no niceness."""
    if hasattr(os, "nice"):
        os.nice(niceness)
