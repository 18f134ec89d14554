"""What a batch is given is checked before compiled code reads it: that looks at no bounds."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import merrymen
from extras import need
from merrymen.batch import Batch
from merrymen.batch.taking import actions_of

in_every_game = pytest.mark.parametrize("name", merrymen.games())


def wrong(good: Any) -> list[Any]:
    """Good actions, spoilt in every way in which a learner's may be."""
    return [
        good[:-1], np.append(good, good[:1]), good[:0], good[:, None], good[None], int(good[0]),
        good + 0.7, good.astype(np.float32), good.astype(bool), good.astype(object), None,
        [[1, 2], [3]], good.astype(np.int64) + 2**32, good.astype(np.uint64) + 2**40,
    ]  # fmt: skip


@in_every_game
def test_actions_of_another_shape_or_kind_are_refused(name: str) -> None:
    """Nothing is read past its end, cut to 32 bits or rounded, and nothing changes."""
    batch = Batch(name, n=5, seed=3)
    before, good = batch.records().tobytes(), batch.choose().copy()
    for bad in wrong(good):
        with pytest.raises(merrymen.IllegalAction, match=r"needed|whole numbers|no action"):
            batch.step(bad)
        assert batch.records().tobytes() == before
    steps = []
    for kind in (list, np.int8, np.int64, np.uint32):
        twin = batch.copy()
        twin.step(good.tolist() if kind is list else good.astype(kind))
        steps.append(twin.records().tobytes())
    twin = batch.copy()
    twin.step(np.repeat(good, 2)[::2])
    batch.step(good)
    assert {*steps, twin.records().tobytes()} == {batch.records().tobytes()}


def test_what_fits_is_not_copied() -> None:
    good = np.zeros(4, np.int32)
    assert actions_of(good, 4, 9) is good
    assert actions_of(good.astype(np.int64), 4, 9).dtype == np.int32


@in_every_game
def test_environments_refuse_the_same(name: str) -> None:
    need("gymnasium", "gymnasium")
    from merrymen.adapters.gymnasium import Seat, VectorSeat

    many, one = VectorSeat(name, num_envs=3), Seat(name)
    good = many.reset(seed=1)[1]["action_mask"].argmax(axis=1)
    for bad in wrong(good):
        with pytest.raises(merrymen.IllegalAction, match=r"needed|whole numbers|no action"):
            many.step(bad)
    many.step(good)
    mask = one.reset(seed=1)[1]["action_mask"]
    for bad in (float(good[0]), None, np.array([1]), True):
        with pytest.raises(merrymen.IllegalAction, match="whole number"):
            one.step(bad)
    for absent in (-1, len(mask)):
        one.reset(seed=1)
        assert one.step(absent)[4]["illegal"]


@in_every_game
def test_so_does_the_environment_of_stable_baselines(name: str) -> None:
    need("stable_baselines3", "sb3")
    from merrymen.adapters.sb3 import SeatVecEnv

    tables = SeatVecEnv(name, num_envs=3)
    tables.seed(1)
    tables.reset()
    good = tables.action_masks().argmax(axis=1)
    for bad in wrong(good):
        with pytest.raises(merrymen.IllegalAction, match=r"needed|whole numbers|no action"):
            tables.step(bad)
    tables.step(good)


def test_an_opponent_s_answers_are_checked_too() -> None:
    need("gymnasium", "gymnasium")
    from merrymen.adapters.gymnasium import VectorSeat

    class Halves:
        def act(self, observations: Any, masks: Any) -> Any:
            return masks.argmax(axis=1) + 0.5

    many = VectorSeat("kings_and_creatures", num_envs=9)
    good = many.reset(seed=1)[1]["action_mask"].argmax(axis=1)
    many.set_opponents(Halves())
    with pytest.raises(merrymen.IllegalAction, match="the opponent in seat 1: actions are whole"):
        many.step(good)


def test_places_and_seats_are_checked() -> None:
    batch = Batch("kings_and_creatures", n=3, seed=1)
    for bad in ([True], [True] * 4, [0, 1, 2], [[True] * 3], None):
        with pytest.raises(merrymen.BadSetup, match="array of 3 booleans"):
            batch.restart(bad)
    for at in (3, 99, -1, 1.5):
        with pytest.raises(merrymen.BadSetup, match=r"games 0 to 2, not"):
            batch.match(at)  # type: ignore[arg-type]
    for seat in (2, 99, -2, 0.5):
        with pytest.raises(merrymen.BadSetup, match="seats are 0 to 1"):
            batch.observe(seat)  # type: ignore[arg-type]
        with pytest.raises(merrymen.BadSetup, match="seats are 0 to 1"):
            batch.resample(seat)
    for rows in ([0, 1], [0.0, 1.0, 2.0], [0, 1, 3], [[0], [1], [2]]):
        with pytest.raises(merrymen.BadSetup, match="rows"):
            batch.load(batch.copy(), rows=rows)
    for n in (0, -1, 2.5):
        with pytest.raises(merrymen.BadSetup, match="at least one game"):
            Batch("kings_and_creatures", n=n)  # type: ignore[arg-type]
