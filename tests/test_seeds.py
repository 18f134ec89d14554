"""Seeds: whole numbers from anywhere, nothing rounded, and no two of them nearly the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import merrymen
from extras import need
from merrymen.arena import play, series
from merrymen.batch import Batch
from merrymen.whole import derived

GAME = "kings_and_creatures"
SAME: tuple[Any, ...] = (np.int64(9), np.uint64(9), np.uint8(9), np.array(9))
WRONG: tuple[Any, ...] = (1.0, 1.5, np.float64(2.0), "1", -1, 2**64, 2**80, True, b"1")


def new(seed: Any) -> Any:
    return merrymen.game(GAME).new(2, seed=seed).raw


def resampled(seed: Any) -> Any:
    return merrymen.game(GAME).new(2, seed=3).resampled(0, seed).raw


def batch(seed: Any) -> Any:
    return Batch(GAME, n=3, seed=seed).records().tobytes()


def reset(seed: Any) -> Any:
    one = Batch(GAME, n=3)
    one.reset(seed)
    return one.records().tobytes()


def guessed(seed: Any) -> Any:
    one = Batch(GAME, n=3)
    one.resample(seed=seed)
    return one.records().tobytes()


def by_bots(seed: Any) -> Any:
    names = ("random", "greedy", "search:5", "squire", "sage")
    match = merrymen.game(GAME).new(2, seed=1)
    return [merrymen.bot(name, seed=seed).choose(match.hidden(0), 0) for name in names]


def played(seed: Any) -> Any:
    return play(merrymen.game(GAME), ["greedy", "greedy"], seed).steps


def in_gymnasium(seed: Any) -> Any:
    need("gymnasium", "gymnasium")
    from merrymen.adapters.gymnasium import Seat

    return Seat(GAME, opponents="squire").reset(seed=seed)[0].tobytes()


def in_many(seed: Any) -> Any:
    need("gymnasium", "gymnasium")
    from merrymen.adapters.gymnasium import VectorSeat

    return VectorSeat(GAME, num_envs=2, opponents="squire").reset(seed=seed)[0].tobytes()


def in_sb3(seed: Any) -> Any:
    need("stable_baselines3", "sb3")
    from merrymen.adapters.sb3 import SeatVecEnv

    tables = SeatVecEnv(GAME, num_envs=2)
    tables.seed(seed)
    return tables.reset().tobytes()


def in_pettingzoo(seed: Any) -> Any:
    need("pettingzoo", "pettingzoo")
    from merrymen.adapters.pettingzoo import env

    table = env(GAME, players=2, bots={1: "squire"})
    table.reset(seed=seed)
    return table.observe("player_0")["observation"].tobytes()


@pytest.mark.parametrize(
    "entry",
    [
        new, resampled, batch, reset, guessed, by_bots, played, in_gymnasium, in_many, in_sb3,
        in_pettingzoo,
    ],
)  # fmt: skip
def test_a_seed_is_a_whole_number_whoever_made_it(entry: Callable[[Any], Any]) -> None:
    expected = entry(9)
    for seed in SAME:
        assert entry(seed) == expected
    for seed in WRONG:
        with pytest.raises(merrymen.BadSetup, match=r"whole number from 0 to 2\*\*64 - 1, not"):
            entry(seed)


@pytest.mark.parametrize("seed", [0, 2**63, 2**64 - 1, np.uint64(2**64 - 1)])
def test_the_whole_range(seed: Any) -> None:
    assert new(seed) == new(seed)
    assert new(seed) != new(1)


def test_neighbouring_seeds_share_no_deals() -> None:
    """Two tournaments that look independent are: seeds 0 and 1 shared all deals but one."""

    def deals(seed: int) -> set[int]:
        made: Any = [(n, lambda _: merrymen.bot("greedy", seed=1)) for n in ("a", "b")]
        found = series(merrymen.game(GAME), made, 8, seed=seed)
        return {told.seed for told in found.chronicles}

    first, second = deals(0), deals(1)
    assert len(first) == len(second) == 4
    assert not first & second


def test_derived_seeds_scatter() -> None:
    found = {derived(seed, number) for seed in range(100) for number in range(100)}
    assert len(found) == 10_000
    assert all(0 <= seed < 2**63 for seed in found)
    assert derived(7, 3) == derived(7, 3) != derived(7, 3, 0)
    assert 0.45 < np.mean([seed % 2 for seed in found]) < 0.55
