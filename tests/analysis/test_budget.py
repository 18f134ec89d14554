"""The time of an analysis is divided by the clock: here by one that only counts."""

from __future__ import annotations

import pytest

from merrymen.analysis.budget import LEAST, LEAST_AGAIN, MOST, SECRET, SKETCH, Budget
from merrymen.analysis.work import Part, Piece

SECONDS, WORKERS = 22.0, 2
AGAIN, SKETCHED = 12, 24


def spend(steps: int, really: dict[Part, float]) -> tuple[dict[Part, float], list[int]]:
    """When each part is done and what a judgement was allowed, where a simulation of a piece of
    each part really costs so many seconds."""
    allowed, ends = list[int](), dict[Part, float]()
    budget, clocks = Budget(SECONDS, WORKERS, secrets=True), [0.0] * WORKERS
    sizes = dict.fromkeys(really, steps) | {"sketch": SKETCHED, "again": AGAIN}
    for part in really:
        stage = [Piece(part, step, LEAST) for step in range(sizes[part])]
        budget.begin(stage)
        for piece in stage:
            worker = clocks.index(min(clocks))
            if budget.is_spent(piece, clocks[worker]):
                continue
            count = budget.simulations(piece, clocks[worker])
            clocks[worker] += count * really[part]
            budget.took(piece, count, count * really[part])
            ends[part] = max(clocks)
            if part == "judge":
                allowed.append(count)
    return ends, allowed


def costs(each: float, looks: float = 4.0) -> dict[Part, float]:
    """Of one simulation of a piece of each part, the stages in their order."""
    return {"sketch": each, "watch": each, "judge": looks * each, "again": 2 * each, "know": each}


@pytest.mark.parametrize("each", [2e-5, 1e-4, 4e-4])
@pytest.mark.parametrize("looks", [1.0, 4.0, 12.0])
def test_the_work_ends_in_time_whatever_it_costs(each: float, looks: float) -> None:
    """A fast and a slow game, judgements that take less than expected and more."""
    ends, allowed = spend(180, costs(each, looks))
    assert ends["sketch"] <= SKETCHED * SKETCH * each / WORKERS * 1.01
    assert ends["watch"] < SECRET["watch"] * SECONDS * 1.5 + 180 * LEAST * each / WORKERS
    assert max(ends.values()) < SECONDS * 1.1
    assert min(allowed) >= LEAST


def test_time_is_used_where_there_is_some() -> None:
    """No time is saved for nothing: the looks are as long as they can be."""
    ends, allowed = spend(180, costs(1e-4))
    assert max(ends.values()) > SECONDS * 0.8
    assert sorted(allowed)[len(allowed) // 2] > 4 * LEAST
    assert max(spend(20, costs(1e-6))[1]) == MOST


def test_a_machine_that_is_far_too_slow_leaves_out_hindsight_first() -> None:
    ends, allowed = spend(180, costs(1e-2))
    assert set(allowed) == {LEAST}
    assert len(allowed) == 180, "every decision is judged, however briefly"
    assert "again" in ends, "and nobody is blamed without a second look"
    assert "know" not in ends


def test_a_second_look_is_never_brief() -> None:
    budget = Budget(SECONDS, WORKERS, secrets=False)
    late = Piece("again", 0, LEAST)
    budget.begin([late])
    assert budget.simulations(late, 2 * SECONDS) == LEAST_AGAIN


def test_progress_goes_forward_to_the_end() -> None:
    budget, told = Budget(SECONDS, WORKERS, secrets=True), [0.0]
    for part in costs(1.0):
        stage = [Piece(part, step, LEAST) for step in range(10)]
        budget.begin(stage)
        for piece in stage:
            budget.took(piece, LEAST, 0.1)
            told.append(budget.done)
    assert told == sorted(told)
    assert told[-1] == pytest.approx(1.0)
