"""Games become ready behind the open door: in which order, who waits, and what if one fails."""

from __future__ import annotations

import asyncio
import logging
import pathlib
import sys
from collections.abc import AsyncGenerator

import pytest

import merrymen
from merrymen import warm
from merrymen.bots import readying
from merrymen.errors import MerrymenError
from merrymen.match import Match
from merrymen.table import warming
from merrymen.table.bots.pool import BotPool
from merrymen.table.warming import Warming, compile_apart
from merrymen.warm import in_order
from table.ground import ROOMY
from table.own_loop import in_uvloop

GAMES = merrymen.games()
STEPS, FOR_TABLES = len(warm.STEPS), warm.FOR_TABLES


class Compiler:
    """Stands in for the processes: a game's steps are done when the test says so."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.may: dict[str, asyncio.Queue[Exception | None]] = {}

    async def __call__(self, name: str, niceness: int) -> AsyncGenerator[int, None]:
        self.begun.append(name)
        own = self.may.setdefault(name, asyncio.Queue())
        for done in range(1, STEPS + 1):
            error = await own.get()
            if error is not None:
                raise error
            yield done

    async def let(self, name: str, steps: int = STEPS, error: Exception | None = None) -> None:
        while name not in self.may:
            await asyncio.sleep(0)
        for _ in range(steps):
            self.may[name].put_nowait(error)


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> Compiler:
    """Nothing is compiled, and nothing is really loaded."""
    monkeypatch.setattr(warming, "is_warm", lambda name: False)
    monkeypatch.setattr(warming, "load", lambda name: None)
    return Compiler()


def test_what_a_copy_elsewhere_has_compiled_is_not_ready_here(
    monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path
) -> None:
    """Compiled code is kept by the place of its sources, so the mark that it is there must be, too.

    Else the bots of a second copy compile for minutes while nobody is told why they wait.
    """
    monkeypatch.setattr(warm, "cache_folder", lambda: tmp_path)
    warm.stamp(GAMES[0]).touch()
    assert warm.is_warm(GAMES[0])
    monkeypatch.setattr(warm, "HOUSE", tmp_path / "elsewhere" / "merrymen")
    assert not warm.is_warm(GAMES[0])


async def until(is_so: object) -> None:
    assert callable(is_so)
    async with asyncio.timeout(60):
        while not is_so():
            await asyncio.sleep(0.001)


def test_the_game_that_is_asked_for_comes_first(cold: Compiler) -> None:
    async def open_door() -> None:
        told: list[str] = []
        door = Warming(told.append, cold, at_once=1)
        door.open(GAMES)
        order = in_order(GAMES)
        await until(lambda: cold.begun == order[:1])
        door.ask(order[-1])  # beside the first, not behind it
        await until(lambda: cold.begun == [order[0], order[-1]])
        await cold.let(order[-1], 2)
        await until(lambda: told.count(order[-1]) == 2)
        preparing = door.of(order[-1])
        assert preparing is not None
        assert (preparing.done, preparing.steps, preparing.failed) == (2, FOR_TABLES, False)
        await cold.let(order[-1], STEPS - 2)
        await door.settled(order[-1])
        assert door.of(order[-1]) is None
        await cold.let(order[0])
        await until(lambda: cold.begun[2:] == [order[1]])  # then the others, one after another
        await door.close()

    in_uvloop(open_door())


def test_bots_do_not_wait_for_what_no_table_needs(
    cold: Compiler, caplog: pytest.LogCaptureFixture
) -> None:
    """Playouts are compiled last, for benches and batches; trouble with them stops no game."""

    async def open_door() -> None:
        told: list[str] = []
        door = Warming(told.append, cold, at_once=1)
        door.open(GAMES)
        first, second = in_order(GAMES)[:2]
        await cold.let(first, FOR_TABLES - 1)
        await until(lambda: told.count(first) == FOR_TABLES - 1)
        assert door.of(first) is not None
        await cold.let(first, 1)
        await door.settled(first)
        assert door.of(first) is None
        assert second not in cold.begun, "it is still being compiled"
        await cold.let(first, STEPS - FOR_TABLES, MerrymenError("no playouts today"))
        await until(lambda: second in cold.begun)
        assert door.of(first) is None, "it is played as before"
        await door.close()

    with caplog.at_level(logging.ERROR):
        in_uvloop(open_door())
    assert "no playouts today" in caplog.text


def test_what_is_compiled_needs_nothing(monkeypatch: pytest.MonkeyPatch, cold: Compiler) -> None:
    monkeypatch.setattr(warming, "is_warm", lambda name: name != GAMES[0])

    async def open_door() -> None:
        told: list[str] = []
        door = Warming(told.append, cold)
        door.open(GAMES)
        assert sorted(told) == sorted(GAMES[1:])  # the bots load these at once
        assert [name for name in GAMES if door.of(name)] == [GAMES[0]]
        await door.settled(GAMES[1])
        await door.close()

    in_uvloop(open_door())


def test_a_game_that_cannot_be_compiled_keeps_nobody_waiting(
    cold: Compiler, caplog: pytest.LogCaptureFixture
) -> None:
    async def open_door() -> None:
        door = Warming(compiling=cold, at_once=1)
        door.open(GAMES)
        first, second = in_order(GAMES)[:2]
        await cold.let(first, 1, MerrymenError("no compiler today"))
        await door.settled(first)
        preparing = door.of(first)
        assert preparing is not None
        assert preparing.failed
        await until(lambda: second in cold.begun)  # and the next one has its turn
        await door.close()

    with caplog.at_level(logging.ERROR):
        in_uvloop(open_door())
    assert "no compiler today" in caplog.text


def test_a_compiling_process_that_dies_is_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    program = "print(1, flush=True); raise SystemExit(3)"
    monkeypatch.setattr(warming, "command", lambda *given: [sys.executable, "-c", program])

    async def watch() -> list[int]:
        return [done async for done in compile_apart("castle_combo", 0)]

    with pytest.raises(MerrymenError, match="ended with 3"):
        in_uvloop(watch())


def test_a_bot_waits_until_its_game_is_compiled() -> None:
    match = merrymen.game("kings_and_creatures").new(2, seed=1)
    mover = match.to_move or 0

    async def play() -> int:
        asked, ready = asyncio.Event(), asyncio.Event()

        async def settled(game: str) -> None:
            assert game == "kings_and_creatures"
            asked.set()
            await ready.wait()

        pool = BotPool(ROOMY, {"outlaw": ("greedy", {})}, settled)
        thinking = asyncio.create_task(pool.choose(match.hidden(mover), mover, "outlaw"))
        await asked.wait()
        assert not pool._workers, "no process is started for what cannot be thought yet"
        ready.set()
        action = await thinking
        await pool.close()
        return action

    assert in_uvloop(play()) in match.legal()


@pytest.mark.parametrize("name", merrymen.games())
def test_a_bot_is_made_ready_where_it_has_a_choice(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there is none it would answer without a thought, and compile at somebody's table."""
    asked: list[int] = []

    class Probe:
        def choose(self, hidden_match: Match, seat: int) -> int:
            asked.append(len(hidden_match.legal()))
            return hidden_match.legal()[0]

    monkeypatch.setattr(readying, "bot", lambda name, seed: Probe())
    readying.get_ready(merrymen.game(name), "search:1")
    assert len(asked) == 1
    assert asked[0] > 1
