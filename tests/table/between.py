"""Several houses in one process on one database, with the news between them in our hands."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, cast

import msgspec

from merrymen.match import Match
from merrymen.table.bots.pool import BotPool
from merrymen.table.house import House
from merrymen.table.lobby.making import make
from merrymen.table.play.clock import ClockRule
from merrymen.table.play.session import Session
from merrymen.table.processes.carrier import Carrier
from merrymen.table.processes.news import Notice
from merrymen.table.protocol.requests import NewTable, OwnTable, SeatWish
from merrymen.table.storage.store import Store
from merrymen.table.web.tokens import Guest
from table.ground import ROOMY

GAME = "kings_and_creatures"
HOST = Guest("robin", "Robin")
SECRET = bytes(32)
FREE = ClockRule()
PROMPT = 0.4  # seconds: less than any look at the database that comes by itself


class Wire:
    """Carries news as Redis does; they can be held back, and what was told is noted."""

    def __init__(self) -> None:
        self.told: list[Notice] = []
        self.holds = False
        self._held: list[bytes] = []
        self._ends: set[asyncio.Queue[bytes]] = set()

    shaky = down = False

    def publish(self, data: bytes, channel: str) -> None:
        self.told += msgspec.json.decode(data, type=list[Notice])
        self._held.append(data)
        if not self.holds:
            self.let_go()

    def let_go(self) -> None:
        """What was held back arrives, and what comes from now on does at once."""
        self.holds = False
        for data in self._held:
            for end in self._ends:
                end.put_nowait(data)
        self._held = []

    def moves(self) -> list[Notice]:
        """What was told of moves."""
        return [notice for notice in self.told if notice.kind == "moved"]

    @contextlib.asynccontextmanager
    async def start_subscription(self, channels: list[str]) -> AsyncIterator[Wire.End]:
        end: asyncio.Queue[bytes] = asyncio.Queue()
        self._ends.add(end)
        yield Wire.End(end)

    class End:
        def __init__(self, queue: asyncio.Queue[bytes]) -> None:
            self._queue = queue

        async def iter_events(self) -> AsyncIterator[bytes]:
            while True:
                yield await self._queue.get()


class Quick(BotPool):
    """Bots that take the first action."""

    asked = 0

    async def choose(self, hidden: Match, *about: Any, **more: Any) -> int:
        self.asked += 1
        return hidden.legal()[0]


class Town:
    """Houses on one database."""

    def __init__(self, url: str) -> None:
        self.url, self.wire = url, Wire()
        self.houses: list[House] = []

    async def open(self) -> House:
        store = Store(self.url, asyncio.get_running_loop())
        house = House(store, ROOMY, channels=cast(Carrier, self.wire), secret=SECRET)
        house.pool = Quick(ROOMY)
        await house.open()
        self.houses.append(house)
        await self.meet()
        return house

    async def two(self, clock: ClockRule = FREE) -> tuple[House, House, OwnTable]:
        """Two houses, and a table of the first at which one person plays both seats."""
        here, there = await self.open(), await self.open()
        return here, there, await self.make(here, clock)

    async def two_with_a_bot(self, clock: ClockRule = FREE) -> tuple[House, House, OwnTable]:
        """Two houses, and a table of the first against a bot, minded by the second."""
        here, there = await self.open(), await self.open()
        return here, there, await self.made_for(here, there, clock)

    async def meet(self) -> None:
        """Everybody knows who lives."""
        for house in self.houses:
            await house.others.beat()

    async def close(self) -> None:
        for house in self.houses:
            await house.close()
            house.store.close()

    async def make(self, house: House, clock: ClockRule, *, bot: bool = False) -> OwnTable:
        """A table at which one person plays both seats, or one against a bot."""
        second = SeatWish(kind="bot") if bot else SeatWish(kind="me", name="Ben")
        wish = NewTable(game=GAME, seats=[SeatWish(kind="me"), second], clock=clock)
        return await make(house, HOST, wish, "127.0.0.1")

    async def made_for(self, player: House, minder: House, clock: ClockRule) -> OwnTable:
        """A table against a bot, made at one house and minded by another."""
        while True:
            made = await self.make(player, clock, bot=True)
            if minder.others.mine(made.table.id):
                return made


class Person:
    """Somebody at a table of one house: what they see, as it is sent."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.frames: list[dict[str, Any]] = []
        self.leaves_late = False  # its connection is closed, and that is not noticed yet
        self.session = Session(house, self, HOST, "127.0.0.1")

    def write_text(self, payload: bytes) -> None:
        self.frames.append(msgspec.json.decode(payload))

    def drop(self) -> None:
        if not self.leaves_late:
            self.session.gone()

    @property
    def views(self) -> list[int]:
        """The versions that were shown."""
        return [frame["version"] for frame in self.frames if frame["type"] == "view"]

    async def enter(self, made: OwnTable, *, sitting: bool = True) -> Person:
        tokens = [seat.token for seat in made.seats] if sitting else []
        self.say({"type": "enter", "table": made.table.id, "tokens": tokens})
        await soon(lambda: bool(self.views), within=10)
        return self

    def say(self, message: dict[str, Any]) -> None:
        self.session.receive(msgspec.json.encode(message))

    async def act(self) -> int:
        """Whoever is to move takes the first action; the version that it leads to."""
        live = self.session.live
        assert live is not None
        assert live.trail is not None
        version = live.version
        self.session.look(live.mover)
        action = live.trail.match.legal()[0]
        self.say({"type": "act", "id": f"a{version}", "version": version, "action": action})
        await soon(lambda: version + 1 in self.views, within=10)
        return version + 1


async def soon(seen: Callable[[], bool], within: float = PROMPT) -> None:
    """Wait until it is so; it has to be within some seconds."""
    end = time.monotonic() + within
    while not seen():
        assert time.monotonic() < end, f"not within {within} s"
        await asyncio.sleep(0.002)


async def quiet(town: Town) -> None:
    """Until all that was said has been heard and answered."""
    before = -1
    while before != len(town.wire.told):
        before = len(town.wire.told)
        await asyncio.sleep(0.1)


Story = Callable[[Town], Awaitable[None]]
