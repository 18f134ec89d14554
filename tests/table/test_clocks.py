"""Clocks on steady time: jumps of the time of day, late actions, pauses; with a time of our own."""

from __future__ import annotations

import asyncio
import logging
import pathlib
import time
from typing import Any

import msgspec
import pytest

import merrymen
from loops import wait_for
from merrymen.match import Match
from merrymen.table import times
from merrymen.table.bots.pool import BotPool
from merrymen.table.house import House
from merrymen.table.lobby.making import make
from merrymen.table.play import clock, questions, talking
from merrymen.table.play.clock import ClockRule, ClockState
from merrymen.table.play.live import Live
from merrymen.table.play.roles import Order
from merrymen.table.protocol.frames import Ack, Frame, Refused
from merrymen.table.protocol.incoming import Report
from merrymen.table.protocol.requests import NewTable, SeatWish
from merrymen.table.storage.migrations import migrate
from merrymen.table.storage.store import Store
from merrymen.table.web.tokens import Guest, who
from table.ground import ROOMY

GAME = "kings_and_creatures"
HOUR = 3_600_000
LIVE = ClockRule(kind="live", decision_s=30, reserve_s=60)
SLOW = ClockRule(kind="slow", days=2)


class Time:
    """The machine's two clocks, in our hands."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.day, self.steady = time.time_ns(), time.monotonic_ns()
        monkeypatch.setattr(times, "_BEGUN", (self.day, self.steady))
        monkeypatch.setattr(time, "time_ns", lambda: self.day)
        monkeypatch.setattr(time, "monotonic_ns", lambda: self.steady)

    def pass_by(self, ms: int) -> None:
        self.day += ms * 1_000_000
        self.steady += ms * 1_000_000

    def jump(self, ms: int) -> None:
        """Somebody sets the time of day."""
        self.day += ms * 1_000_000

    def suspend(self, ms: int) -> None:
        """The machine sleeps: only the time of day goes on."""
        self.jump(ms)


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


@pytest.fixture
def url(tmp_path: pathlib.Path) -> str:
    address = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    migrate(address)
    return address


class Quick(BotPool):
    """Bots that take the first action: here only the time matters."""

    async def choose(self, hidden: Match, *about: Any, **more: Any) -> int:
        return hidden.legal()[0]


async def begun(url: str, rule: ClockRule, *, bots: bool = False) -> tuple[House, Live]:
    """A house with one table at which two people of one screen play."""
    store = Store(url, asyncio.get_running_loop())
    house = House(store, ROOMY)
    house.pool = Quick(ROOMY)
    await house.open()
    second = SeatWish(kind="bot") if bots else SeatWish(kind="me", name="Ben")
    wish = NewTable(game=GAME, seats=[SeatWish(kind="me"), second], clock=rule)
    made = await make(house, Guest("robin", "Robin"), wish, "127.0.0.1")
    return house, await house.tables.find(made.table.id)


async def ended(house: House) -> None:
    await house.close()
    house.store.close()


async def act(live: Live, request: str = "a") -> Frame:
    """The mover takes an action, in its own name; the answer."""
    assert live.trail is not None
    mover = live.mover
    assert mover is not None
    answer: asyncio.Future[Frame] = asyncio.get_running_loop().create_future()
    live.submit(
        Order(
            id=request, seat=mover, version=live.version, action=live.trail.match.legal()[0],
            bot=False, at=live.rule.now(), answer=answer.set_result,
        )
    )  # fmt: skip
    return await answer


@pytest.mark.parametrize("jump", [2 * HOUR, -2 * HOUR])
def test_a_jump_of_the_time_of_day_takes_no_turn(hands: Time, url: str, jump: int) -> None:
    """Forward by two hours no clock fires; back by two hours it still fires when it should."""

    async def run() -> None:
        house, live = await begun(url, LIVE)
        hands.pass_by(10_000)
        hands.jump(jump)
        await house.minder._look()
        await asyncio.sleep(0.05)
        assert (live.version, live.row.question, live.too_late(live.rule.now())) == (0, None, False)
        assert isinstance(await act(live), Ack)
        assert live.clock.reserves == (60_000, 60_000), "ten seconds are within the free time"
        hands.pass_by(90_001)
        assert live.too_late(live.rule.now())
        await house.minder._look()
        while live.version < 2:
            await asyncio.sleep(0.01)
        assert live.clock.late.count(1) == 1
        await ended(house)

    wait_for(run(), 60)


def test_a_suspended_machine_costs_nobody_time(hands: Time, url: str) -> None:
    async def run() -> None:
        house, live = await begun(url, LIVE)
        hands.pass_by(5_000)
        hands.suspend(8 * HOUR)
        await house.minder._look()
        await asyncio.sleep(0.05)
        assert live.version == 0
        face = live.face()
        assert face is not None
        assert face.deadline is not None
        assert face.deadline - face.now == 85_000
        await ended(house)

    wait_for(run(), 60)


def test_days_follow_the_time_of_day(hands: Time, url: str) -> None:
    """A turn of two days is over on its day, though the machine slept in between."""

    async def run() -> None:
        house, live = await begun(url, SLOW)
        hands.suspend(47 * HOUR)
        assert not live.too_late(live.rule.now())
        hands.suspend(2 * HOUR)
        assert live.too_late(live.rule.now())
        await ended(house)

    wait_for(run(), 60)


def test_an_action_after_the_deadline_is_refused_at_once(hands: Time, url: str) -> None:
    """Nobody has looked at the clock yet; the action itself is late."""

    async def run() -> None:
        house, live = await begun(url, LIVE)
        hands.pass_by(89_999)
        assert isinstance(await act(live, "in time"), Ack)
        hands.pass_by(90_001)
        late = await act(live, "late")
        assert isinstance(late, Refused)
        assert late.reason == {"id": "table-too-late"}
        while live.version < 2:
            await asyncio.sleep(0.01)
        await ended(house)

    wait_for(run(), 60)


def test_an_action_that_waited_for_the_disk_is_in_time(hands: Time, url: str) -> None:
    """What was asked for in time is judged by when it was asked for."""

    async def run() -> None:
        house, live = await begun(url, LIVE)
        assert live.trail is not None
        mover, answer = live.mover or 0, asyncio.get_running_loop().create_future()
        order = Order(
            id="x", seat=mover, version=0, action=live.trail.match.legal()[0], bot=False,
            at=live.rule.now(), answer=answer.set_result,
        )  # fmt: skip
        live.busy = True
        live.submit(order)
        hands.pass_by(200_000)
        live.busy = False
        live.resume()
        assert isinstance(await answer, Ack)
        await ended(house)

    wait_for(run(), 60)


def test_leaving_and_returning_leave_the_clock_alone(hands: Time, url: str) -> None:
    async def run() -> None:
        house, live = await begun(url, LIVE)
        mover = live.mover or 0
        hands.pass_by(50_000)
        before = live.clock
        for _ in range(3):
            await house.minder.play_on(live, mover, False)
        assert live.clock == before
        await ended(house)

    wait_for(run(), 60)


def test_asking_and_returning_leave_the_clock_alone(hands: Time, url: str) -> None:
    """The mover asks for a take-back and `returns`: the question goes on, and so does the time."""

    async def run() -> None:
        house, live = await begun(url, LIVE)
        while live.version < 3:
            assert isinstance(await act(live, str(live.version)), Ack)
        mover = live.mover or 0
        await questions.ask_undo(house, live, mover, live.version)
        assert live.row.question is not None
        hands.pass_by(50_000)
        before = live.clock
        await house.minder.play_on(live, mover, False)
        assert live.clock == before
        assert live.row.question is not None
        await ended(house)

    wait_for(run(), 60)


def test_a_pause_stops_the_clock_where_it_is() -> None:
    state = ClockState(1_000, (60_000, 60_000), (0, 0))
    still = clock.paused(state, 11_000)
    assert clock.deadline(LIVE, still, 0) is None
    assert clock.paused(still, 99_000) == still
    on = clock.resumed(still, 500_000)
    assert clock.deadline(LIVE, on, 0) == 500_000 + 80_000
    assert clock.resumed(on, 600_000) == on
    assert clock.moved(LIVE, still, 0, 1, True, 500_000).reserves == (60_000, 60_000)


def test_a_stored_clock_of_the_first_release_is_read() -> None:
    old = msgspec.json.decode(b'{"since": 5, "reserves": [1, 2]}', type=ClockState)
    assert (old.late_of(1), old.paused_at) == (0, None)


def test_a_report_stands_in_the_log(url: str, caplog: pytest.LogCaptureFixture) -> None:
    """Who, about whom, and what was said: enough for the keeper to act on."""

    async def run() -> None:
        house, live = await begun(url, LIVE, bots=True)
        from merrymen.table.storage import talk

        await house.write(
            lambda c: talk.add_chat(
                c, live.row.id, 1, None, "sheriff", "Sheriff", "a foul word", None
            )
        )
        with caplog.at_level(logging.WARNING, "merrymen.table"):
            about = Report(who=who(live.row.id, "sheriff"), text="look", line=1)
            await talking.report(house, live, Guest("robin", "Robin"), about)
        assert "REPORT" in caplog.text
        for word in ("sheriff", "Sheriff", "a foul word", "look", live.row.id, "robin"):
            assert word in caplog.text
        await ended(house)

    wait_for(run(), 60)
    assert merrymen.games()
