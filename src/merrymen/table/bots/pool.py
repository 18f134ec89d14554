"""Bots think in a bounded number of processes beside the event loop, with a hard time limit.

A process may die at any moment, idle or thinking: it is replaced, and the thought thought again.
One more process than the limit says takes quick thoughts only, so that an easy bot never waits for
a strong one.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from merrymen.analysis.advising import Advice, Budget
from merrymen.bots.greedy import Greedy
from merrymen.bots.levels import LEVELS as WITH_CHARACTER
from merrymen.match import Match
from merrymen.table.bots.levels import DEFAULT_LEVEL, LEVELS, Levels
from merrymen.table.bots.queue import Asked, FairQueue, Whose
from merrymen.table.bots.thinker import Thinker
from merrymen.table.bots.worker import Counsel, Thought, sent
from merrymen.table.limits import Limits

logger = logging.getLogger("merrymen.table")

HINT = "hint"  # beside the levels: what takes so long is known for each
TRIES = 2  # processes that may die over one thought


Settled = Callable[[str], Awaitable[None]]
"""Waits until a game's bots can think, because it is compiled."""


async def _at_once(game: str) -> None:
    """Nothing to wait for."""


class BotPool:
    """Takes positions as a seat knows them, gives actions; never fails to give one."""

    def __init__(
        self, limits: Limits, levels: Levels = LEVELS, settled: Settled | None = None
    ) -> None:
        self.levels = levels
        self._limits = limits
        self._settled = settled or _at_once
        self._ahead: list[str] = []
        self._more = asyncio.Event()
        self._expected = ""  # the game that somebody sat down to last
        self._queue = FairQueue(limits)
        self._workers: list[asyncio.Task[None]] = []
        self.replaced = 0  # processes that died or were ended

    @property
    def waiting(self) -> int:
        """Thoughts that wait for a process."""
        return len(self._queue)

    def get_ready(self, game: str) -> None:
        """Have a game loaded ahead of the first thought about it, as long as nothing waits."""
        self._ahead.append(game)
        self._more.set()
        self._more = asyncio.Event()
        self._begin()

    def expect(self, game: str) -> None:
        """A table of this game begins: it is made ready before those that nobody plays yet."""
        self._expected = game

    def _begin(self) -> None:
        if not self._workers:
            lanes = [False] * self._limits.bot_processes + [True]
            self._workers = [asyncio.create_task(self._work(quick)) for quick in lanes]

    async def choose(
        self, hidden: Match, seat: int, level: str,
        whose: Whose | None = None, fixed: tuple[str, Mapping[str, Any]] | None = None,
        character: str | None = None,
    ) -> int:  # fmt: skip
        """An action for the seat to move: the bot's, or greedy's where the bot is too slow.

        `fixed` is a bot with its settings that plays instead of the level's.
        """
        thought = self._thought(hidden, seat, level, fixed, character)
        await self._settled(thought.game)
        action = await self._ask(Asked(thought, level, whose or Whose()))
        if isinstance(action, int) and action in hidden.legal():
            return action
        logger.warning("a bot of level %s gave no answer; greedy decides", level)
        return await asyncio.to_thread(Greedy().choose, hidden, seat)

    async def advise(
        self, seen: Match, seat: int, budget: Budget, whose: Whose,
        action: int | None = None, best: int = 0,
    ) -> Advice | None:  # fmt: skip
        """A hint for a seat, or why not an action; None where nobody had time for it."""
        counsel = Counsel(*sent(seen), seat, budget, action, best)
        await self._settled(counsel.game)
        found = await self._ask(Asked(counsel, HINT, whose))
        return found if isinstance(found, Advice) else None

    async def _ask(self, asked: Asked) -> int | Advice | None:
        """What came of a thought; None where there was no room or no answer."""
        self._begin()
        if not self._queue.put(asked):
            return None
        try:
            return await asked.done
        except (TimeoutError, OSError, EOFError, RuntimeError):
            return None  # it was logged
        finally:
            self._queue.leave(asked)

    def _thought(
        self, hidden: Match, seat: int, level: str,
        fixed: tuple[str, Mapping[str, Any]] | None, character: str | None,
    ) -> Thought:  # fmt: skip
        bot, settings = fixed or self.levels.get(level) or self.levels[DEFAULT_LEVEL]
        own = dict(settings)
        if character is not None and bot in WITH_CHARACTER:
            own["character"] = character
        return Thought(*sent(hidden), seat, bot, own)

    async def _work(self, only_quick: bool) -> None:
        """One process and its work, one thought after the other."""
        thinker = Thinker(self._limits)
        loaded: set[str] = set()
        try:
            while True:
                missing = [game for game in self._ahead if game not in loaded]
                if missing and not self._queue.may_take(only_quick):
                    game = self._expected if self._expected in missing else missing[0]
                    loaded.add(game)
                    await self._make_ready(thinker, game)
                    continue
                asked = await self._next(thinker, only_quick)
                if asked is None or not await self._answer(thinker, asked):
                    loaded.clear()  # what is loaded still is not loaded again
        finally:
            thinker.end()

    async def _next(self, thinker: Thinker, only_quick: bool) -> Asked | None:
        """The next thought, or None where the process died over nothing or has more to load."""
        taking = asyncio.create_task(self._queue.take(only_quick))
        ending = asyncio.create_task(thinker.ended())
        more = asyncio.create_task(self._more.wait())
        try:
            await asyncio.wait((taking, ending, more), return_when=asyncio.FIRST_COMPLETED)
            if taking.done():
                return taking.result()
            if not ending.done():
                return None
            logger.warning("an idle bot process has died; another takes its place")
            self._replace(thinker)
            return None
        finally:
            taking.cancel()
            ending.cancel()
            more.cancel()

    async def _answer(self, thinker: Thinker, asked: Asked) -> bool:
        """Think and say what came of it; whether the process is still the same."""
        begun, same = time.monotonic(), True
        for tries in range(1, TRIES + 1):
            try:
                action = await thinker.think(asked.thought)
            except Exception as error:
                same = False
                self._replace(thinker)
                slow = isinstance(error, TimeoutError)
                logger.warning(
                    "a bot process %s over %s; another takes its place",
                    "took too long" if slow else f"died ({error!r})", asked.thought.game,
                )  # fmt: skip
                if (slow or tries == TRIES) and not asked.done.done():
                    asked.done.set_exception(TimeoutError())
                if slow:
                    break
            else:
                if not asked.done.done():
                    asked.done.set_result(action)
                break
        self._queue.thought(asked, time.monotonic() - begun)
        return same

    def _replace(self, thinker: Thinker) -> None:
        """End a process, if it still lives; the next thing that is asked starts another."""
        self.replaced += 1
        thinker.end()

    async def _make_ready(self, thinker: Thinker, game: str) -> None:
        try:
            await thinker.make_ready(game)
        except Exception as error:
            logger.warning("the bots could not be made ready for %s: %r", game, error)
            self._replace(thinker)

    async def close(self) -> None:
        for task in self._workers:
            task.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
