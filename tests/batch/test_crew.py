"""Work shared out among threads comes back in its order, with whatever went wrong."""

from __future__ import annotations

import multiprocessing
import sys
import threading
import time

import numpy as np
import pytest

from merrymen.batch import Batch
from merrymen.batch.crew import Crew, crew_of

GAME = "kings_and_creatures"


def test_what_comes_back_is_in_the_order_of_the_shares() -> None:
    def wait(seconds: float, name: str) -> tuple[str, str]:
        time.sleep(seconds)
        return name, threading.current_thread().name

    found = Crew(3).together(wait, [(0.0, "a"), (0.03, "b"), (0.01, "c"), (0.0, "d")])
    assert [name for name, _ in found] == ["a", "b", "c", "d"]
    assert len({thread for _, thread in found}) == 2, "the first is done by the thread that asks"
    assert found[0][1] == threading.current_thread().name


@pytest.mark.parametrize("bad", [0, 2])
def test_an_error_comes_when_all_are_done(bad: int) -> None:
    done = []

    def work(at: int) -> None:
        if at == bad:
            raise ValueError(f"share {at}")
        time.sleep(0.02)
        done.append(at)

    crew = Crew(2)
    with pytest.raises(ValueError, match=f"share {bad}"):
        crew.together(work, [(0,), (1,), (2,)])
    assert sorted(done) == [at for at in range(3) if at != bad]
    assert crew.together(lambda at: at, [(5,), (6,)]) == [5, 6], "and the threads work on"


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
    batch = Batch(GAME, 2, 8192, threads=4, seed=3)
    batch.step(batch.choose())
    assert crew_of(3) is crew_of(3)
    child = multiprocessing.get_context("fork").Process(target=_step_in_a_child, args=(batch,))
    child.start()
    child.join(60)
    assert child.exitcode == 0
