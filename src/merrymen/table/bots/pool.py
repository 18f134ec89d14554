"""Bots think in a bounded number of processes beside the event loop, with a hard time limit."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

import msgspec

from merrymen.bots.greedy import Greedy
from merrymen.match import Match
from merrymen.table.bots.levels import DEFAULT_LEVEL, LEVELS, Levels
from merrymen.table.bots.worker import Thought, block, readiness
from merrymen.table.limits import Limits

logger = logging.getLogger("merrymen.table")


class BotPool:
    """Takes positions as a seat knows them, gives actions; never fails to give one."""

    def __init__(self, limits: Limits, levels: Levels = LEVELS) -> None:
        self.levels = levels
        self._limits = limits
        self._ahead: Sequence[str] = ()
        self._jobs: asyncio.Queue[tuple[Thought, asyncio.Future[int]]] = asyncio.Queue()
        self._thinkers: list[asyncio.Task[None]] = []

    def warm(self, games: Sequence[str]) -> None:
        """Have games made ready ahead of the first thought about them, as long as nothing waits."""
        self._ahead = games
        self._begin()

    def _begin(self) -> None:
        if not self._thinkers:
            self._thinkers = [
                asyncio.create_task(self._think()) for _ in range(self._limits.bot_processes)
            ]

    async def choose(self, hidden: Match, seat: int, level: str) -> int:
        """An action for the seat to move: the bot's, or greedy's where the bot is too slow."""
        self._begin()
        if self._jobs.qsize() < self._limits.bot_queue:
            done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
            self._jobs.put_nowait((self._thought(hidden, seat, level), done))
            with contextlib.suppress(TimeoutError, OSError, EOFError):
                action = await done
                if action in hidden.legal():
                    return action
        logger.warning("a bot of level %s gave no answer in time; greedy decides", level)
        return await asyncio.to_thread(Greedy().choose, hidden, seat)

    def _thought(self, hidden: Match, seat: int, level: str) -> Thought:
        bot, settings = self.levels.get(level) or self.levels[DEFAULT_LEVEL]
        return Thought(
            hidden.game.name,
            hidden.options,
            hidden.edition.record.tobytes(),
            hidden.record.tobytes(),
            seat,
            bot,
            dict(settings),
        )

    async def _think(self) -> None:
        """One process and its work, one thought after the other."""
        thinker, ahead = Thinker(self._limits), list(self._ahead)
        try:
            while True:
                if ahead and self._jobs.empty():
                    await self._make_ready(thinker, ahead.pop(0))
                    continue
                thought, done = await self._jobs.get()
                try:
                    action = await thinker.think(thought)
                except (TimeoutError, OSError, EOFError) as error:
                    thinker.end()
                    ahead = list(self._ahead)
                    if not done.cancelled():
                        done.set_exception(error)
                else:
                    if not done.cancelled():
                        done.set_result(action)
        finally:
            thinker.end()

    async def _make_ready(self, thinker: Thinker, game: str) -> None:
        try:
            await thinker.make_ready(game)
        except (TimeoutError, OSError, EOFError):
            logger.warning("the bots could not be made ready for %s", game)
            thinker.end()

    async def close(self) -> None:
        for task in self._thinkers:
            task.cancel()
        await asyncio.gather(*self._thinkers, return_exceptions=True)


class Thinker:
    """One bot process; started when it is needed, ended when it is stuck."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._process: Process | None = None
        self._warm: set[str] = set()

    async def think(self, thought: Thought) -> int:
        await self.make_ready(thought.game)
        async with asyncio.timeout(self._limits.bot_s):
            return await self._ask(thought)

    async def make_ready(self, game: str) -> None:
        """Have the process load (or compile) what thinking about a game needs."""
        if game not in self._warm:
            async with asyncio.timeout(self._limits.bot_warm_s):
                await self._ask(readiness(game))
            self._warm.add(game)

    async def _ask(self, thought: Thought) -> int:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "merrymen.table.bots.worker", stdin=PIPE, stdout=PIPE
            )
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(block(msgspec.msgpack.encode(thought)))
        await process.stdin.drain()
        answer = await process.stdout.readexactly(8)
        return int.from_bytes(answer[4:], "big")

    def end(self) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
        self._process = None
        self._warm.clear()
