"""Property 5: interpreted, native and GPU give the same bytes, from one source."""

from __future__ import annotations

import hashlib
import os
import pathlib
import subprocess
import sys

import numba.core.errors
import numpy as np
import pytest

import merrymen
import ways
from merrymen.engine.compiling import rule

PROGRAM = str(pathlib.Path(__file__).with_name("ways.py"))
GAMES = 3
# The kernel is one for all games and what it calls is compared as well: the games that compile
# soonest show it every time, the others with --long.
SOONEST = ("kings_and_creatures", "sherwood_forest")
AS_KERNELS = [
    pytest.param(name, marks=[] if name in SOONEST else pytest.mark.long)
    for name in merrymen.games()
]


def digest_of(way: str, name: str, players: int, **environment: str) -> str:
    run = subprocess.run(
        [sys.executable, PROGRAM, way, name, str(players), str(GAMES)],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


def native(name: str, players: int) -> str:
    return hashlib.sha256(ways.play_here(name, players, GAMES)).hexdigest()


@pytest.mark.parametrize("name", merrymen.games())
def test_interpreted_equals_native(name: str) -> None:
    for players in (merrymen.game(name).players[0], merrymen.game(name).players[-1]):
        interpreted = digest_of("here", name, players, NUMBA_DISABLE_JIT="1")
        assert interpreted == native(name, players)


@pytest.mark.parametrize("name", AS_KERNELS)
def test_the_kernel_equals_native(name: str) -> None:
    """The CUDA kernel under Numba's simulator; tools/gpu_check.py does the same on a real GPU."""
    players = merrymen.game(name).players[-1]
    simulated = digest_of("gpu", name, players, NUMBA_ENABLE_CUDASIM="1")
    assert simulated == native(name, players)


def test_a_rule_makes_no_array() -> None:
    """References are not counted in rules, so Numba refuses one that would make an array."""

    @rule
    def makes_an_array(count):  # type: ignore[no-untyped-def]
        return np.zeros(count)[0]

    with pytest.raises(numba.core.errors.NumbaError):
        makes_an_array(3)
