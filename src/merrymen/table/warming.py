"""Games become ready behind the open door, the one that is asked for first.

Each is compiled in a process of its own that stands back behind everything people do. Until then
its rules run interpreted here (`engine.meanwhile`), and its bots wait.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from asyncio.subprocess import PIPE
from collections.abc import AsyncGenerator, Callable, Sequence

import merrymen
from merrymen.engine.compiling import can_keep
from merrymen.errors import MerrymenError
from merrymen.table.protocol.facts import Preparing
from merrymen.warm import FOR_TABLES, command, forget_old_engines, in_order, is_warm, play

logger = logging.getLogger("merrymen.table")

ASKED, AHEAD = 5, 15  # how far compiling stands back: for somebody who waits, and for later
MOST = 4  # games that are compiled at once ahead of time

Compile = Callable[[str, int], AsyncGenerator[int, None]]


async def compile_apart(name: str, niceness: int) -> AsyncGenerator[int, None]:
    """Compile a game in another process; how many of its steps are done."""
    process = await asyncio.create_subprocess_exec(*command(name, niceness), stdout=PIPE)
    assert process.stdout is not None
    try:
        async for line in process.stdout:
            yield int(line)
        if await process.wait():
            raise MerrymenError(f"the compiling process ended with {process.returncode}")
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()


def load(name: str) -> None:
    """Load what is compiled of a game for people to play it."""
    play(merrymen.game(name))


class Warming:
    """Which games are not ready yet, and the work on them."""

    def __init__(
        self,
        changed: Callable[[str], None] = lambda game: None,
        compiling: Compile = compile_apart,
        at_once: int | None = None,
    ) -> None:
        self._changed, self._compiling = changed, compiling
        self._at_once = at_once or min(MOST, os.cpu_count() or 1)
        self._left: dict[str, Preparing] = {}
        self._waiting: list[str] = []
        self._running: dict[str, asyncio.Task[None]] = {}
        self._settled: dict[str, asyncio.Event] = {}

    def open(self, games: Sequence[str]) -> None:
        """Begin with those that are not compiled yet; the others are ready.

        Where nothing can be kept nobody can compile for others: everything counts as ready.
        """
        forget_old_engines()
        self._waiting = in_order(name for name in games if can_keep() and not is_warm(name))
        for name in self._waiting:
            self._left[name] = Preparing(done=0, steps=FOR_TABLES)
            self._settled[name] = asyncio.Event()
        self._start_more()
        for name in games:
            if name not in self._left:
                self._changed(name)

    def of(self, game: str) -> Preparing | None:
        """How far a game is; None where it is ready."""
        return self._left.get(game)

    def ask(self, game: str) -> None:
        """Somebody wants to play this one: it begins now, whatever else is on the way."""
        if game in self._waiting:
            self._waiting.remove(game)
            self._start(game, ASKED)

    async def settled(self, game: str) -> None:
        """Until a game's bots can play: it is compiled, or it failed and greedy will do."""
        if game in self._left:
            self.ask(game)
            await self._settled[game].wait()

    def _start_more(self) -> None:
        while self._waiting and len(self._running) < self._at_once:
            self._start(self._waiting.pop(0), AHEAD)

    def _start(self, game: str, niceness: int) -> None:
        self._running[game] = asyncio.create_task(self._compile(game, niceness))

    async def _compile(self, game: str, niceness: int) -> None:
        try:
            async with contextlib.aclosing(self._compiling(game, niceness)) as steps:
                async for done in steps:
                    if done < FOR_TABLES:
                        self._left[game] = Preparing(done=done, steps=FOR_TABLES)
                        self._changed(game)
                    elif done == FOR_TABLES:
                        await self._open_for_bots(game)
            logger.info("%s is compiled", game)
        except Exception as error:
            logger.error("%s could not be compiled whole, and is played without: %s", game, error)
            if game in self._left:
                self._left[game] = Preparing(done=0, steps=FOR_TABLES, failed=True)
                self._settle(game)
        del self._running[game]
        self._start_more()

    async def _open_for_bots(self, game: str) -> None:
        """All that is played with is compiled."""
        await asyncio.to_thread(load, game)
        del self._left[game]
        self._settle(game)

    def _settle(self, game: str) -> None:
        self._settled[game].set()
        self._changed(game)

    async def close(self) -> None:
        """Stop compiling; what is done is kept."""
        self._waiting = []
        for task in list(self._running.values()):
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)
