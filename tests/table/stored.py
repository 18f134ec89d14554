"""A database with something in it, made without a server: for tests of backups and the doctor."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from loops import wait_for
from merrymen.match import Match
from merrymen.table.bots.pool import BotPool
from merrymen.table.house import House
from merrymen.table.limits import Limits
from merrymen.table.lobby.beginning import begin_at_once
from merrymen.table.lobby.joining import sit
from merrymen.table.lobby.making import make
from merrymen.table.play.live import Live
from merrymen.table.play.roles import Order
from merrymen.table.protocol.frames import Ack, Frame
from merrymen.table.protocol.requests import NewTable, SeatWish
from merrymen.table.storage import talk
from merrymen.table.storage.migrations import migrate
from merrymen.table.storage.store import Store, open_engine
from merrymen.table.times import now_ms
from merrymen.table.web.tokens import Guest
from table.ground import ROOMY

GAME = "kings_and_creatures"
ROBIN, MARIAN = Guest("guest-robin", "Robin of Locksley"), Guest("guest-marian", "Maid Marian")
SECRETS = "the gold is under the oak"


class FirstAction(BotPool):
    """Bots that take the first action."""

    async def choose(self, hidden: Match, *about: Any, **more: Any) -> int:
        return hidden.legal()[0]


def sqlite_in(folder: pathlib.Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


async def open_house(url: str, limits: Limits = ROOMY) -> House:
    house = House(Store(url, asyncio.get_running_loop()), limits)
    house.pool = FirstAction(limits)
    await house.open()
    return house


async def close_house(house: House) -> None:
    await house.close()
    house.store.close()


async def gathering(house: House) -> Live:
    """A table of Robin's at which Marian sits, and both have talked."""
    wish = NewTable(game=GAME, seats=[SeatWish(kind="me"), SeatWish(kind="open")])
    made = await make(house, ROBIN, wish, "127.0.0.1")
    live = await house.tables.find(made.table.id)
    await sit(house, live, MARIAN, 1, "127.0.0.1")
    for seat, guest, words in ((0, ROBIN, "Hello"), (1, MARIAN, SECRETS)):
        await house.write(
            lambda c, seat=seat, guest=guest, words=words: talk.add_chat(  # type: ignore[misc]
                c, live.row.id, now_ms(), seat, guest.id, guest.name, words, None
            )
        )
    await house.write(lambda c: talk.set_block(c, ROBIN.id, "guest-sheriff", True))
    return live


async def playing(house: House, steps: int = 12) -> Live:
    """The same, with a game that has begun."""
    live = await gathering(house)
    await begin_at_once(house, live)
    for number in range(steps):
        if live.mover is not None:
            assert isinstance(await act(live, f"r{number}"), Ack)
    return live


async def act(live: Live, request: str) -> Frame:
    assert live.trail is not None
    assert live.mover is not None
    answer: asyncio.Future[Frame] = asyncio.get_running_loop().create_future()
    live.submit(
        Order(
            id=request, seat=live.mover, version=live.version, action=live.trail.match.legal()[0],
            bot=False, at=live.rule.now(), answer=answer.set_result,
        )
    )  # fmt: skip
    return await answer


def fill(url: str, steps: int = 12) -> str:
    """A database with one game that goes on and one table that gathers; the game's table."""
    migrate(url)

    async def evening() -> str:
        house = await open_house(url)
        live = await playing(house, steps)
        await gathering(house)
        await close_house(house)
        return live.row.id

    return wait_for(evening(), 60)


def change(url: str, *statements: str | sa.Executable) -> None:
    """Do something to a database behind everybody's back."""
    engine = open_engine(url, writing=True)
    with engine.begin() as connection:
        for each in statements:
            connection.execute(sa.text(each) if isinstance(each, str) else each)
    engine.dispose()


def ask(url: str, query: Callable[[sa.Connection], Any]) -> Any:
    engine = open_engine(url, writing=False)
    with engine.connect() as connection:
        found = query(connection)
    engine.dispose()
    return found


def bytes_beside(folder: pathlib.Path) -> bytes:
    """Everything in the files of a SQLite database, free pages and the log included."""
    return b"".join(path.read_bytes() for path in sorted(folder.glob("tables.sqlite*")))
