"""Threads that share the games of a batch, and sleep when nothing has come for a while.

A step of a batch is a matter of milliseconds, shared out among all cores. While one work follows
another the threads never come back from compiled code (see `sharing`); only those that have gone
to sleep are woken, each at a queue of its own, and whoever wakes late finds less left to do.
"""

from __future__ import annotations

import functools
import os
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

import numpy as np

from merrymen.batch.sharing import SEATS, WIDTH, attend


def board_for(seats: int) -> Any:
    """A board with so many seats, and nothing to do (see `sharing`)."""
    return np.zeros((SEATS + seats, WIDTH), np.int64)


class Crew:
    """So many threads beside the one that asks."""

    def __init__(self, size: int) -> None:
        self._board = board_for(size + 1)
        self._leading = threading.Lock()
        self._asleep = [False] * (size + 1)
        self._calls: list[SimpleQueue[None]] = [SimpleQueue() for _ in range(size + 1)]
        for seat in range(1, size + 1):
            threading.Thread(
                target=self._serve, args=(seat,), name="merrymen-batch", daemon=True
            ).start()

    def _serve(self, seat: int) -> None:
        """A thread's life: to sleep until called, and to work until nothing comes."""
        while True:
            self._asleep[seat] = True
            self._calls[seat].get()
            attend(self._board, seat)

    def together(self, work: Callable[..., None], edges: Any, arguments: tuple[Any, ...]) -> None:
        """Do a work (see `pieces`) in all games; each range between two edges has a thread."""
        with self._leading:  # there is one board
            for seat in range(1, len(edges) - 1):
                if self._asleep[seat]:
                    self._asleep[seat] = False
                    self._calls[seat].put(None)
            work((self._board, edges), arguments)


@functools.cache
def crew_of(size: int) -> Crew:
    """The process's crew of that size."""
    return Crew(size)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=crew_of.cache_clear)  # threads do not come along
