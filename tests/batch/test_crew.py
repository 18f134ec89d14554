"""A work shared out among threads is done once everywhere, with whatever went wrong."""

from __future__ import annotations

import multiprocessing
import sys
import threading
from typing import Any

import numba
import numpy as np
import pytest

from merrymen.batch import Batch
from merrymen.batch.crew import Crew, board_for, crew_of
from merrymen.batch.sharing import APART, PIECE, look_up, together, write_down
from merrymen.engine.compiling import INTERPRETED, rule

GAME = "kings_and_creatures"
EDGES = np.array([0, 3000, 3001, 8000])

compiled = pytest.mark.skipif(INTERPRETED, reason="plain Python is for one thread")


@rule
def count_some(first, end, desk, arguments):  # type: ignore[no-untyped-def]
    times, desks = arguments
    for i in range(first, end):
        times[i] += 1
        desks[i] = desk


@rule
def count(sharing, arguments):  # type: ignore[no-untyped-def]
    together(count_some, sharing, arguments)  # type: ignore[no-untyped-call]


@rule
def stumble_some(first, end, desk, arguments):  # type: ignore[no-untyped-def]
    times, bad = arguments
    for i in range(first, end):
        times[i] += 1
    if first <= bad < end:
        raise ValueError("a bad game")


@rule
def stumble(sharing, arguments):  # type: ignore[no-untyped-def]
    together(stumble_some, sharing, arguments)  # type: ignore[no-untyped-call]


@rule
def meet_some(first, end, desk, arguments):  # type: ignore[no-untyped-def]
    """Wait for somebody at another desk, but not for ever."""
    (met,) = arguments
    write_down(met, desk // APART, 0, 1)  # type: ignore[call-arg]
    for _ in range(1000000):
        if look_up(met, 0, 0) + look_up(met, 1, 0) == 2:
            break


@numba.njit(error_model="numpy")
def meet(sharing, arguments):  # type: ignore[no-untyped-def]
    """Called without letting go of the interpreter's lock."""
    together(meet_some, sharing, arguments)  # type: ignore[no-untyped-call]


def test_every_game_has_its_turn_once_whatever_the_ranges() -> None:
    crew, times, desks = Crew(2), np.zeros(EDGES[-1], np.int64), np.zeros(EDGES[-1], np.int64)
    for _ in range(200):
        crew.together(count, EDGES, (times, desks))
    assert (times == 200).all()
    assert {int(desk) for desk in desks} <= {0, APART, 2 * APART}


def test_nobody_is_waited_for_who_has_nothing_to_do() -> None:
    """With nobody at the other seats of the board, the one that leads does it all."""
    times, desks = np.zeros(EDGES[-1], np.int64), np.zeros(EDGES[-1], np.int64)
    count((board_for(3), EDGES), (times, desks))
    assert (times == 1).all()
    assert (desks == 0).all()


@compiled
@pytest.mark.parametrize("bad", [0, 3000, 7999])
def test_an_error_comes_when_all_are_done(bad: int) -> None:
    crew, times = Crew(2), np.zeros(EDGES[-1], np.int64)
    for turn in range(20):
        with pytest.raises(ValueError, match="a bad game"):
            crew.together(stumble, EDGES, (times, bad))
        assert (times == turn + 1).all()
    crew.together(stumble, EDGES, (times, -1))


@compiled
def test_nobody_asks_for_the_interpreters_lock_between_works() -> None:
    """Threads that waited for it, one after another, began too late to be of use."""
    crew, edges = Crew(1), np.array([0, PIECE, 2 * PIECE])
    times = np.zeros(edges[-1], np.int64)
    met = np.zeros((2, 1), np.int64)
    crew.together(meet, edges, (met,))  # compiles
    for _ in range(1000):  # a busy machine may have put the other to sleep
        crew.together(count, edges, (times, times.copy()))
        met[:] = 0
        crew.together(meet, edges, (met,))
        if met.all():
            return
    pytest.fail("one thread did everything while it held the interpreter's lock")


def test_several_threads_can_lead_at_a_time() -> None:
    """Each with a batch of its own; they take turns at the board."""
    batches = [Batch(GAME, 2, 8192, threads=3, seed=3) for _ in range(3)]

    def play(batch: Batch) -> None:
        for _ in range(30):
            batch.step(batch.choose())

    threads = [threading.Thread(target=play, args=(batch,)) for batch in batches[1:]]
    for thread in threads:
        thread.start()
    play(batches[0])
    for thread in threads:
        thread.join()
    assert len({batch.records().tobytes() for batch in batches}) == 1


def test_a_batch_laid_into_itself_is_read_before_it_is_overwritten() -> None:
    """Several threads write, and each reads what lies in another's range."""
    batch = Batch(GAME, 2, 8192, threads=4, seed=3)
    for _ in range(5):
        batch.step(batch.choose())
    before = batch.records().copy()
    rows = np.arange(batch.n)[::-1]
    batch.load(batch, rows=rows)
    assert (batch.records() == before[rows]).all()


def _step_in_a_child(batch: Batch) -> None:
    batch.step(batch.choose())


@pytest.mark.skipif(sys.platform == "win32", reason="there are no forks on Windows")
def test_a_batch_steps_on_in_a_forked_process() -> None:
    batch: Any = Batch(GAME, 2, 8192, threads=4, seed=3)
    batch.step(batch.choose())
    assert crew_of(3) is crew_of(3)
    child = multiprocessing.get_context("fork").Process(target=_step_in_a_child, args=(batch,))
    child.start()
    child.join(60)
    assert child.exitcode == 0
