"""Threads that wait for their part of a work, each at a queue of its own.

A step of a batch is a matter of a millisecond, shared out among all cores. Python's thread pool
makes an object to wait on for every part and hands the interpreter to and fro for it; sixteen
threads were woken as slowly as one of them could have done the work.
"""

from __future__ import annotations

import functools
import os
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Any

Task = Callable[..., Any]
Share = tuple[Any, ...]
Done = tuple[int, Any, BaseException | None]
Order = tuple[Task, Share, int, SimpleQueue[Done]]


def _work(orders: SimpleQueue[Order]) -> None:
    """A thread's life: one part of a work after another."""
    while True:
        task, share, at, done = orders.get()
        try:
            done.put((at, task(*share), None))
        except BaseException as error:  # whatever it is, it is the caller's
            done.put((at, None, error))


class Crew:
    """So many threads beside the one that asks."""

    def __init__(self, size: int) -> None:
        self._orders: list[SimpleQueue[Order]] = [SimpleQueue() for _ in range(size)]
        for orders in self._orders:
            threading.Thread(
                target=_work, args=(orders,), name="merrymen-batch", daemon=True
            ).start()

    def together(self, task: Task, shares: Sequence[Share]) -> list[Any]:
        """What a task gives for every share; the first is done by the thread that asks."""
        done: SimpleQueue[Done] = SimpleQueue()
        for at in range(1, len(shares)):
            self._orders[at - 1].put((task, shares[at], at, done))
        results = [None] * len(shares)
        failed: BaseException | None = None
        try:
            results[0] = task(*shares[0])
        finally:
            for _ in range(1, len(shares)):  # nobody may still work in what is the caller's
                at, results_at, error = done.get()
                results[at] = results_at
                failed = failed or error
        if failed is not None:
            raise failed
        return results


@functools.cache
def crew_of(size: int) -> Crew:
    """The process's crew of that size."""
    return Crew(size)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=crew_of.cache_clear)  # threads do not come along
