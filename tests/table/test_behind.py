"""A process that is behind the others, or whose database is away when it matters."""

from __future__ import annotations

import asyncio
import pathlib

import msgspec
import pytest

from loops import wait_for
from merrymen.table.house import House
from merrymen.table.play.clock import ClockRule
from merrymen.table.play.live import Live
from merrymen.table.play.roles import Order, Present
from merrymen.table.protocol.frames import Ack, Frame
from merrymen.table.refusal import Refusal
from merrymen.table.storage import queries
from merrymen.table.storage.migrations import migrate
from merrymen.table.storage.store import Store
from table.ground import ROOMY
from table.test_clocks import act, begun, ended

LIVE = ClockRule(kind="live", decision_s=30, reserve_s=60)


@pytest.fixture
def url(tmp_path: pathlib.Path) -> str:
    address = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    migrate(address)
    return address


async def second(url: str, table: str) -> tuple[House, Live]:
    """Another process at the same table, which hears no news."""
    house = House(Store(url, asyncio.get_running_loop()), ROOMY)
    return house, await house.tables.find(table)


async def ask(live: Live, request: str, seat: int, version: int, action: int) -> Frame:
    answer: asyncio.Future[Frame] = asyncio.get_running_loop().create_future()
    live.submit(
        Order(
            id=request, seat=seat, version=version, action=action, bot=False,
            at=live.rule.now(), answer=answer.set_result,
        )
    )  # fmt: skip
    return await answer


async def one_ahead(url: str) -> tuple[House, House, Live, Live]:
    """Two processes at one table: something was done at the first, the second does not know."""
    house, live = await begun(url, ClockRule())
    other, behind = await second(url, live.row.id)
    await act(live, "first")
    return house, other, live, behind


def next_action(live: Live) -> tuple[int, int]:
    assert live.trail is not None
    return live.mover or 0, live.trail.match.legal()[0]


def test_what_was_stored_is_acknowledged_by_a_process_that_is_behind(url: str) -> None:
    """It once said that nothing was done, while the database had it."""

    async def run() -> None:
        house, other, live, behind = await one_ahead(url)
        seat, action = next_action(live)
        await act(live, "second")
        assert behind.version == 0
        assert await ask(behind, "second", seat, 1, action) == Ack(id="second", version=2)
        assert behind.version == 2
        other.store.close()
        await ended(house)

    wait_for(run(), 60)


def test_an_action_at_a_process_that_is_behind_is_carried_out(url: str) -> None:
    async def run() -> None:
        house, other, live, behind = await one_ahead(url)
        seat, action = next_action(live)
        assert await ask(behind, "second", seat, 1, action) == Ack(id="second", version=2)
        answer = await ask(behind, "far ahead", seat, 2**31 - 1, action)
        assert answer == Ack(id="far ahead", version=2, applied=False)
        other.store.close()
        await ended(house)

    wait_for(run(), 60)


def test_a_game_goes_on_when_the_database_is_back(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who came while it was away stays; nobody else comes or goes, and the game stood still."""

    async def run() -> None:
        house, live = await begun(url, LIVE, bots=True)
        now = live.rule.now()
        live.clock = msgspec.structs.replace(live.clock, paused_at=now)
        live.row.clock_state = live.clock
        await house.write(lambda c: queries.update_table(c, live.row.id, clock_state=live.clock))
        write, failures = house.write, iter(range(2))

        async def away(change: object) -> object:
            if next(failures, None) is not None:
                raise Refusal("storage", 503)
            return await write(change)  # type: ignore[arg-type]

        monkeypatch.setattr("merrymen.table.play.minding.AGAIN_S", 0.05)
        house.write = away  # type: ignore[assignment,method-assign]
        live.remote["another process"] = Present(frozenset([0]), 0)
        house.minder.presence_changed(live)
        while live.paused:
            await asyncio.sleep(0.02)
        house.write = write  # type: ignore[method-assign]
        await ended(house)

    wait_for(run(), 60)
