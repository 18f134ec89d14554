"""Analyses games in processes of its own, one game after the other, behind all play."""

from __future__ import annotations

import asyncio
import collections
import contextlib
import logging
import time
from typing import TYPE_CHECKING

import msgspec

from merrymen.analysis import Analysis
from merrymen.analysis.analysis import HUNDRED, put_together
from merrymen.analysis.budget import LEAST, Budget
from merrymen.analysis.work import Found, Piece, stages
from merrymen.chronicle import Chronicle
from merrymen.match import Match
from merrymen.table.bots.thinker import Thinker
from merrymen.table.bots.worker import LATER, Look, sent
from merrymen.table.protocol.requests import LookingBack
from merrymen.table.refusal import Refusal
from merrymen.table.storage import analyses
from merrymen.table.storage.rows import TableRow
from merrymen.table.storage.stored_games import chronicle_of
from merrymen.table.times import now_ms

if TYPE_CHECKING:
    from merrymen.table.house import House

logger = logging.getLogger("merrymen.table")

ANEW_S = 1.0  # what was found so far is put together at most so often
IDLE_S = 60.0  # then the processes are let go


def is_over(row: TableRow) -> bool:
    """Whether a game came to its end."""
    return row.status in ("finished", "stored") and row.result is not None


class Running:
    """An analysis that is wanted and not done."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.told: Chronicle | None = None
        self.positions: list[Match] = []
        self.budget: Budget | None = None
        self.begun = 0.0
        self.todo: collections.deque[Piece] = collections.deque()
        self.found: list[Found] = []
        self._shown: tuple[float, int, Analysis | None] = (0.0, 0, None)

    @property
    def done(self) -> int:
        """How much of it, of a hundred parts."""
        return round(HUNDRED * self.budget.done) if self.budget else 0

    def begin(self, stage: list[Piece]) -> None:
        assert self.budget is not None
        self.budget.begin(stage)
        self.todo.extend(stage)

    def curve_is_known(self) -> bool:
        """Whether the sketch of it is, or more."""
        return any(each.part != "sketch" for each in self.found)

    async def so_far(self) -> Analysis | None:
        """What is known: nothing before there is a curve."""
        at, count, shown = self._shown
        if not self.curve_is_known() or count == len(self.found):
            return shown
        if time.monotonic() - at > ANEW_S:
            shown = await asyncio.to_thread(self.put_together)
            self._shown = time.monotonic(), len(self.found), shown
        return shown

    def put_together(self) -> Analysis:
        assert self.told is not None
        return put_together(self.told, self.positions, list(self.found))


class Analyst:
    """Who looks back. Games wait their turn; what was found is kept in the database."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._wanted: dict[str, Running] = {}
        self._thinkers = [Thinker(house.limits, LATER) for _ in range(house.limits.looking_back)]
        self._news = asyncio.Event()
        self._busy = False
        self._ahead = ""

    async def state(self, row: TableRow) -> LookingBack:
        """How far the analysis of a game is."""
        running = self._wanted.get(row.id)
        if running is not None:
            return LookingBack(
                done=running.done, total=HUNDRED, wanted=True, analysis=await running.so_far()
            )
        names = [seat.name for seat in row.seats]
        kept = await self._house.read(lambda c: analyses.load(c, row.id, names))
        if kept is None and is_over(row):
            self._get_ready(row.game)
        return LookingBack(done=0, total=0, wanted=False, analysis=kept)

    def begin(self, row: TableRow) -> LookingBack:
        """Analyse a game that is over and has no analysis yet."""
        if not is_over(row):
            raise Refusal("not-finished")
        if len(self._wanted) >= self._house.limits.analyses:
            raise Refusal("looking-back-busy", 503)
        self._wanted.setdefault(row.id, Running(row))  # two may have asked at the same time
        self._go_on()
        return LookingBack(done=0, total=HUNDRED, wanted=True, analysis=None)

    def _get_ready(self, game: str) -> None:
        """Somebody is at the end of a game, or at a replay: start the processes, to lose no time
        if an analysis is wanted. They are let go soon where it is not."""
        if not self._wanted:
            self._ahead = game
            self._go_on()

    def _go_on(self) -> None:
        self._news.set()
        if not self._busy:
            self._busy = True
            self._house.spawn(self._work())

    async def _work(self) -> None:
        try:
            while await self._is_wanted():
                if not self._wanted:
                    await self._warm(self._ahead)
                    continue
                running = next(iter(self._wanted.values()))
                try:
                    await self._analyse(running)
                except Exception:
                    logger.exception("table %s could not be analysed", running.row.id)
                finally:
                    self._wanted.pop(running.row.id, None)
        finally:
            self._busy = False
            self.end()

    async def _is_wanted(self) -> bool:
        """Whether there is something to do, now or soon."""
        if not self._wanted:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), IDLE_S)
        is_news = self._news.is_set()
        self._news.clear()
        return bool(self._wanted) or is_news

    async def _warm(self, game: str) -> None:
        try:
            await asyncio.gather(*(each.make_ready(game) for each in self._thinkers))
        except (TimeoutError, OSError, EOFError) as error:
            logger.warning("nobody could be made ready to look back at %s: %r", game, error)
            self.end()

    def end(self) -> None:
        """Let the processes go."""
        for each in self._thinkers:
            each.end()

    async def _analyse(self, running: Running) -> None:
        row, house, limits = running.row, self._house, self._house.limits
        await house.warming.settled(row.game)
        running.begun = time.monotonic()
        ready = asyncio.gather(
            *(each.make_ready(row.game) for each in self._thinkers), return_exceptions=True
        )
        try:
            running.told = await house.read(lambda c: chronicle_of(c, row, house.editions))
            running.positions = (await house.tables.stored(row)).positions
        finally:
            await ready  # what went wrong there is tried again with the first look
        secrets = running.positions[0].game.secrets
        running.budget = Budget(limits.analysis_s, limits.looking_back, secrets=secrets)
        for stage in stages(running.positions, LEAST, running.found):
            running.begin(stage)
            async with asyncio.TaskGroup() as group:
                for thinker in self._thinkers:
                    group.create_task(self._look(thinker, running))
        analysis = await asyncio.to_thread(running.put_together)
        await house.write(lambda c: analyses.keep(c, row.id, now_ms(), analysis))

    async def _look(self, thinker: Thinker, running: Running) -> None:
        budget = running.budget
        assert budget is not None
        while running.todo:
            piece, start = running.todo.popleft(), time.monotonic()
            if budget.is_spent(piece, start - running.begun):
                continue
            allowed = budget.simulations(piece, start - running.begun)
            sized = msgspec.structs.replace(piece, simulations=allowed)
            running.found.append(await self._found(thinker, running, sized))
            budget.took(piece, allowed, time.monotonic() - start)

    async def _found(self, thinker: Thinker, running: Running, piece: Piece) -> Found:
        """What a look finds; a process that dies over it is replaced, once."""
        look = self._asked(running, piece)
        try:
            return await thinker.look(look)
        except (TimeoutError, OSError, EOFError) as error:
            logger.warning("a look back at table %s begins anew: %r", running.row.id, error)
            thinker.end()
            return await thinker.look(look)

    def _asked(self, running: Running, piece: Piece) -> Look:
        assert running.told is not None
        action = running.told.steps[piece.step].action
        return Look(*sent(running.positions[piece.step]), piece, action)
