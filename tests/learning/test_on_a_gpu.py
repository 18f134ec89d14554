"""Training with the games on a GPU, in Numba's simulator: the same numbers as on the CPU.

The simulator must be chosen before Numba is imported, so these run in processes of their own.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import merrymen
from extras import need
from merrymen.training.readying import Readying

need("numba_cuda", "gpu")

EQUAL = """
import sys
import merrymen
from merrymen.training.cuda import CudaTables, differs

print(differs(merrymen.game(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])) or "equal")
"""

WRONG = """
import merrymen
from merrymen.training import cuda

real = cuda.read_one
def other(i, words, cards, seat, *rest):
    real(i, words, cards, 1 - seat if seat < 2 else seat, *rest)
cuda.read_one = other
print(cuda.differs(merrymen.game("kings_and_creatures"), 1, 3))
"""

REFUSED = """
import numpy as np
import merrymen
from merrymen.training.cuda import CudaTables

tables = CudaTables(merrymen.game("kings_and_creatures"), 1, 5)
before = tables.records().tobytes()
wrong = np.argmin(np.asarray(tables.mask), axis=1)
wrong[0], wrong[1] = 9999, -7
tables.chosen.array.copy_to_device(wrong.astype(np.int32))
tables.step()
assert tables.records().tobytes() == before
print(np.asarray(tables.refused).tolist())
"""

ROUND = """
import torch
import merrymen
from merrymen.training.lived import live
from merrymen.training.measure import against_greedy
from merrymen.training.model import Model
from merrymen.training.tables import on_gpu, on_host

game = merrymen.game("kings_and_creatures")
torch.manual_seed(1)
model, past = Model(game, game.edition, 32, 16), Model(game, game.edition, 32, 16)
found = []
for tables in (on_host(game, 2, 3, "cpu"), on_gpu(game, 2, 3)):
    torch.manual_seed(2)
    found.append([live(tables, model, None, copying=True, most=30)])
    found[-1].append(live(tables, model, past, copying=False, most=60))
for one, other in zip(*found, strict=True):
    assert len(one.action) > 50 and (one.steps, one.games) == (other.steps, other.games)
    wide = min(one.rows.shape[1], other.rows.shape[1])
    assert (one.rows[:, wide:] == -1).all() and (other.rows[:, wide:] == -1).all()
    assert torch.equal(one.rows[:, :wide], other.rows[:, :wide])
    for name in ("legal", "action", "own", "players", "share", "lead", "points"):
        assert torch.equal(getattr(one, name), getattr(other, name)), name
    for name in ("likely", "gain"):
        assert torch.allclose(getattr(one, name), getattr(other, name)), name
measured = [
    against_greedy(model, tables)
    for tables in (on_host(game, 2, 9, "cpu", restart=False), on_gpu(game, 2, 9, restart=False))
]
assert measured[0] == measured[1]
print("equal")
"""

SWITCH = """
import merrymen
from merrymen.training import train

class Soon:
    def __init__(self, game, wanted):
        self.asked = 0
    def ready(self, say):
        self.asked += 1
        return self.asked == 2
    def close(self):
        pass

def say(line):
    lines.append(line)
    if "round 2:" in line:
        raise KeyboardInterrupt

lines = []
train.Readying = Soon
plan = train.Plan(games=10, copying=1, part=1024, measured=1, width=32, depth=16, every=0.0)
trainer = train.Trainer(merrymen.game("kings_and_creatures"), plan, say)
try:
    trainer.run()
except KeyboardInterrupt:
    pass
assert trainer.rounds == 2 and trainer._resident
trainer.measure()
print("against greedy" in lines[-1])
"""


def in_simulator(script: str, *arguments: str) -> str:
    ran = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr[-2000:]
    return ran.stdout.strip()


def test_games_on_the_gpu_are_the_same() -> None:
    """At every setting: rows, legal actions, greedy's choices, ends, outcomes and records."""
    assert in_simulator(EQUAL, "kings_and_creatures", "1", "60") == "equal"


@pytest.mark.long
@pytest.mark.parametrize("name", merrymen.games())
def test_games_of_every_kind_on_the_gpu_are_the_same(name: str) -> None:
    """Several of every setting, into the next deals where games are that short."""
    assert in_simulator(EQUAL, name, "2", "150") == "equal"


def test_a_difference_would_be_seen() -> None:
    """Read with the eyes of the neighbour, the rows are others."""
    assert in_simulator(WRONG) == "rows at step 0"


def test_what_is_not_legal_changes_nothing_and_is_counted() -> None:
    assert in_simulator(REFUSED) == "[1, 1, 1, 1, 1]"


def test_a_round_on_the_gpu_teaches_the_same() -> None:
    """Copying, with past selves, and measuring: the same decisions, outcomes and shares."""
    need("torch", "torch")
    assert in_simulator(ROUND) == "equal"


def test_training_goes_over_to_the_gpu_when_its_kernels_are_ready() -> None:
    """The first round on the CPU, the second and the measurement after it there."""
    need("torch", "torch")
    assert in_simulator(SWITCH) == "True"


def test_training_stays_on_the_cpu_where_kernels_cannot_be_had(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The process that makes them ready fails, and says so in one line."""
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "-1")
    said: list[str] = []
    readying = Readying(merrymen.game("kings_and_creatures"), wanted=True)
    assert readying._process is not None
    readying._process.wait()
    assert not readying.ready(said.append)
    (line,) = said
    assert line.startswith("kings_and_creatures goes on with games on the CPU: ")
    assert not readying.ready(said.append)
    assert not Readying(merrymen.game("kings_and_creatures"), wanted=False).ready(said.append)
    assert len(said) == 1
