"""Whose bot thinks next: people before games that are only watched, and nobody twice before all.

Thinking time is shared out by network and within it by guest: whoever has used least comes next.
So a hundred tables of strong bots wait for each other, and not a newcomer for all of them.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import NamedTuple

from merrymen.analysis.advising import Advice
from merrymen.table.bots.worker import Counsel, Thought
from merrymen.table.limits import Limits

QUICK_S = 0.25  # thoughts that take less need not wait for longer ones


class Whose(NamedTuple):
    """For whom a bot thinks."""

    guest: str = ""
    network: str = ""
    people: bool = True  # somebody who plays is there


class Asked:
    """One thought that is waited for."""

    __slots__ = ("done", "kind", "paid", "thought", "whose")

    def __init__(self, thought: Thought | Counsel, level: str, whose: Whose) -> None:
        self.thought, self.whose = thought, whose
        self.kind = (thought.game, level)
        self.paid = 0.0
        self.done: asyncio.Future[int | Advice] = asyncio.get_running_loop().create_future()


class Shares:
    """How much thinking everybody has had; who was not here starts level with the others."""

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._floor = 0.0

    def of(self, key: str) -> float:
        return max(self._used.get(key, 0.0), self._floor)

    def charge(self, key: str, seconds: float) -> None:
        self._used[key] = self.of(key) + seconds

    def served(self, key: str) -> None:
        """Who comes next had least: those who have no more need not be remembered."""
        self._floor = max(self._floor, self.of(key))
        if len(self._used) > 10_000:
            self._used = {k: used for k, used in self._used.items() if used > self._floor}


class FairQueue:
    """Thoughts that wait for a process."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._waiting: list[Asked] = []
        self._takers: list[asyncio.Future[None]] = []
        self._guests, self._networks = Shares(), Shares()
        self._held_by: Counter[str] = Counter()
        self._usual: dict[tuple[str, str], float] = {}  # seconds, by game and level

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, asked: Asked) -> bool:
        """Wait for a process; False where the queue or one's part of it is full."""
        keys, limits = _keys(asked.whose), self._limits
        parts = (limits.bots_per_guest, limits.bots_per_network)
        full = any(self._held_by[key] >= most for key, most in zip(keys, parts, strict=True))
        if full or len(self._waiting) >= limits.bot_queue:
            return False
        self._held_by.update(keys)
        self._waiting.append(asked)
        self._wake()
        return True

    def _wake(self) -> None:
        takers, self._takers = self._takers, []
        for taker in takers:
            if not taker.done():
                taker.set_result(None)

    def may_take(self, only_quick: bool) -> bool:
        """Whether something waits."""
        return self._best(only_quick) is not None

    async def take(self, only_quick: bool) -> Asked:
        """The thought that is next."""
        while (found := self._best(only_quick)) is None:
            taker = asyncio.get_running_loop().create_future()
            self._takers.append(taker)
            await taker
        self._waiting.remove(found)
        self._networks.served(found.whose.network)
        self._guests.served(found.whose.guest)
        found.paid = self._usual.get(found.kind, QUICK_S)
        self._charge(found.whose, found.paid)
        return found

    def _best(self, only_quick: bool) -> Asked | None:
        waiting = (a for a in self._waiting if not only_quick or self.is_quick(a.kind))
        return min(waiting, key=self._rank, default=None)

    def _rank(self, asked: Asked) -> tuple[bool, float, float]:
        whose = asked.whose
        return not whose.people, self._networks.of(whose.network), self._guests.of(whose.guest)

    def is_quick(self, kind: tuple[str, str]) -> bool:
        """Whether such thoughts are short; what was never thought is tried."""
        return self._usual.get(kind, 0.0) < QUICK_S

    def thought(self, asked: Asked, seconds: float) -> None:
        """It took so long: so much its guest has had, and the next will take about as long."""
        self._charge(asked.whose, seconds - asked.paid)
        before = self._usual.get(asked.kind, seconds)
        self._usual[asked.kind] = 0.7 * before + 0.3 * seconds

    def _charge(self, whose: Whose, seconds: float) -> None:
        self._networks.charge(whose.network, seconds)
        self._guests.charge(whose.guest, seconds)

    def leave(self, asked: Asked) -> None:
        """Answered, or not wanted any more."""
        if asked in self._waiting:
            self._waiting.remove(asked)
        for key in _keys(asked.whose):
            self._held_by[key] -= 1
            if self._held_by[key] <= 0:
                del self._held_by[key]


def _keys(whose: Whose) -> tuple[str, str]:
    return f"guest {whose.guest}", f"network {whose.network}"
