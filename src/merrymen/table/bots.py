"""Bots think in a bounded number of processes beside the event loop, with a hard time limit."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from merrymen.bots.greedy import Greedy
from merrymen.match import Match
from merrymen.table.bot_worker import Thought, block
from merrymen.table.levels import LEVELS, Levels
from merrymen.table.limits import Limits

logger = logging.getLogger("merrymen.table")


class BotPool:
    """Takes positions as a seat knows them, gives actions; never fails to give one."""

    def __init__(self, limits: Limits, levels: Levels = LEVELS) -> None:
        self.levels = levels
        self._limits = limits
        self._jobs: asyncio.Queue[tuple[Thought, asyncio.Future[int]]] = asyncio.Queue()
        self._thinkers: list[asyncio.Task[None]] = []

    async def choose(self, hidden: Match, seat: int, level: str) -> int:
        """An action for the seat to move: the bot's, or greedy's where the bot is too slow."""
        if not self._thinkers:
            self._thinkers = [
                asyncio.create_task(self._think()) for _ in range(self._limits.bot_processes)
            ]
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
        bot, settings = self.levels.get(level) or self.levels["outlaw"]
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
        thinker = Thinker(self._limits)
        try:
            while True:
                thought, done = await self._jobs.get()
                try:
                    action = await thinker.think(thought)
                except (TimeoutError, OSError, EOFError) as error:
                    thinker.end()
                    if not done.cancelled():
                        done.set_exception(error)
                else:
                    if not done.cancelled():
                        done.set_result(action)
        finally:
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
        if thought.game not in self._warm:
            ready = msgspec.structs.replace(thought, bot="", settings={})
            await asyncio.wait_for(self._ask(ready), self._limits.bot_warm_s)
            self._warm.add(thought.game)
        return await asyncio.wait_for(self._ask(thought), self._limits.bot_s)

    async def _ask(self, thought: Thought) -> int:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "merrymen.table.bot_worker", stdin=PIPE, stdout=PIPE
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
