"""What goes on at the moment: who plays asks it whether waiting is anybody's fault."""

from __future__ import annotations

import threading
import time

STUCK_S = 240.0  # without progress while nothing is wrong


class Stuck(Exception):
    """Nothing goes on, though nothing is in the way."""


class Weather:
    """How many troubles there are, and since when there are none."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._troubles = 0
        self._calm_since = time.monotonic()
        self.over = threading.Event()  # no new game is begun

    def begin(self) -> None:
        with self._lock:
            self._troubles += 1

    def end(self) -> None:
        with self._lock:
            self._troubles -= 1
            self._calm_since = time.monotonic()

    def calm_for(self, since: float) -> float:
        """Seconds without trouble since a moment."""
        with self._lock:
            if self._troubles:
                return 0.0
            return time.monotonic() - max(since, self._calm_since)

    def check(self, progress_at: float, what: str) -> None:
        """Stuck, where nothing has gone on for long."""
        if self.calm_for(progress_at) > STUCK_S:
            raise Stuck(what)
