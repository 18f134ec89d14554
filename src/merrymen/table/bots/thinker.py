"""One process in which bots think, seen from the server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from merrymen.analysis.advising import Advice
from merrymen.analysis.work import Found
from merrymen.table.bots.worker import (
    LATER,
    PLAY,
    Asked,
    Counsel,
    Look,
    Ready,
    Thought,
    block,
)
from merrymen.table.limits import Limits

logger = logging.getLogger("merrymen.table")


PLAYING = ("greedy", "search:1", "outlaw", "learned:1")  # whose code thinking about a move may need
LOOKING = ("greedy", "search:1")  # and looking back at one


class Thinker:
    """One bot process; started when it is needed, ended when it is stuck."""

    def __init__(self, limits: Limits, niceness: int = PLAY) -> None:
        self._limits, self._niceness = limits, niceness
        self._bots = LOOKING if niceness == LATER else PLAYING
        self._process: Process | None = None
        self._warm: set[str] = set()

    async def think(self, thought: Thought | Counsel) -> int | Advice:
        """The action that a bot chooses, or the advice that somebody asked for."""
        await self.make_ready(thought.game)
        async with asyncio.timeout(self._limits.bot_s):
            answer = await self._ask(thought)
        if isinstance(thought, Thought):
            return msgspec.msgpack.decode(answer, type=int)
        return msgspec.msgpack.decode(answer, type=Advice)

    async def look(self, look: Look) -> Found:
        """One piece of looking back."""
        await self.make_ready(look.game)
        async with asyncio.timeout(self._limits.look_s):
            return msgspec.msgpack.decode(await self._ask(look), type=Found)

    async def make_ready(self, game: str) -> None:
        """Have the process load (or compile) what thinking about a game needs."""
        if game not in self._warm:
            async with asyncio.timeout(self._limits.bot_warm_s):
                await self._ask(Ready(game, list(self._bots)))
            self._warm.add(game)

    async def _ask(self, asked: Asked) -> bytes:
        if self._process is None:
            module, niceness = "merrymen.table.bots.worker", str(self._niceness)
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", module, niceness, stdin=PIPE, stdout=PIPE
            )
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(block(msgspec.msgpack.encode(asked)))
            await process.stdin.drain()
            length = int.from_bytes(await process.stdout.readexactly(4), "big")
            return await process.stdout.readexactly(length)
        except BaseException:
            self.end()  # an answer that nobody waited for would be taken for the next one's
            raise

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
