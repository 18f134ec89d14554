"""One process in which bots think, seen from the server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from merrymen.table.bots.worker import Thought, block, readiness
from merrymen.table.limits import Limits

logger = logging.getLogger("merrymen.table")


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

    async def ended(self) -> None:
        """Until the process has died without being asked to; for ever where there is none."""
        if self._process is None:
            await asyncio.get_running_loop().create_future()
        else:
            await self._process.wait()

    def end(self) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
        self._process = None
        self._warm.clear()
