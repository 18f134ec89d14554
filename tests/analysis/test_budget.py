"""The time of an analysis is divided by the clock: here by one that only counts."""

from __future__ import annotations

import pytest

from merrymen.analysis.budget import CURVE, LEAST, MOST, Budget
from merrymen.analysis.work import Piece

SECONDS, WORKERS = 22.0, 2


def work(steps: int) -> list[Piece]:
    return [
        Piece(part, step, LEAST) for part in ("watch", "judge", "know") for step in range(steps)
    ]


def spend(steps: int, probe: float, really: dict[str, float]) -> tuple[dict[str, float], list[int]]:
    """When each part is done and what a judgement was allowed, where a simulation of a piece of
    each part really costs so many seconds and a probe said something else."""
    todo, allowed = work(steps), list[int]()
    ends: dict[str, float] = {}
    budget, clocks = Budget(todo, SECONDS, probe, WORKERS), [0.0] * WORKERS
    for piece in todo:
        worker = clocks.index(min(clocks))
        if budget.is_spent(piece, clocks[worker]):
            continue
        count = budget.simulations(piece, clocks[worker])
        seconds = count * really[piece.part]
        clocks[worker] += seconds
        budget.took(piece, count, seconds)
        ends[piece.part] = max(clocks)
        if piece.part == "judge":
            allowed.append(count)
    return ends, allowed


@pytest.mark.parametrize("each", [2e-5, 1e-4, 4e-4])
@pytest.mark.parametrize("looks", [2.0, 5.0, 12.0])
@pytest.mark.parametrize("wrong", [0.3, 1.0, 3.0])
def test_the_work_ends_in_time_whatever_it_costs(each: float, looks: float, wrong: float) -> None:
    """A fast and a slow game, few doubts and many, a probe that was lucky or unlucky."""
    really = {"watch": each, "judge": looks * each, "know": each}
    ends, allowed = spend(180, wrong * each, really)
    assert ends["watch"] < CURVE * SECONDS * 1.5 + 180 * LEAST * each / WORKERS
    assert max(ends.values()) < SECONDS * 1.1
    assert min(allowed) >= LEAST


def test_time_is_used_where_there_is_some() -> None:
    """No time is saved for nothing: the looks are as long as they can be."""
    ends, allowed = spend(180, 1e-4, {"watch": 1e-4, "judge": 5e-4, "know": 1e-4})
    assert max(ends.values()) > SECONDS * 0.8
    assert sorted(allowed)[len(allowed) // 2] > 5 * LEAST
    assert max(spend(20, 1e-6, {"watch": 1e-6, "judge": 5e-6, "know": 1e-6})[1]) == MOST


def test_a_machine_that_is_far_too_slow_leaves_out_hindsight_first() -> None:
    ends, allowed = spend(180, 1e-2, {"watch": 1e-2, "judge": 5e-2, "know": 1e-2})
    assert set(allowed) == {LEAST}
    assert len(allowed) == 180, "every decision is judged, however briefly"
    assert "know" not in ends
