"""The GPU's kernels in Numba's simulator: the same bytes as on the CPU.

The simulator must be chosen before Numba is imported, so these run in processes of their own.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import merrymen
from extras import need

need("numba_cuda", "gpu")

IN_STEP = """
import pickle
import sys
import numpy as np
import merrymen
from merrymen.batch import Batch

game = merrymen.game(sys.argv[1])
host, gpu = (
    Batch(game, n=2, device=device, seed=5, relative=True) for device in ("cpu", "cuda")
)
for step in range(14):
    assert host.records().tobytes() == gpu.records().tobytes(), step
    for one, other in ((host.legal(), gpu.legal()), (host.to_move, gpu.to_move)):
        assert one.tobytes() == np.asarray(other).tobytes(), step
    bot = "greedy" if step % 2 else "random"
    actions, same = host.choose(bot), gpu.choose(bot)
    assert actions.tobytes() == np.asarray(same).tobytes(), step
    host.step(actions)
    gpu.step(same)
assert host.observe().tobytes() == np.asarray(gpu.observe()).tobytes()
assert host.observe(0).tobytes() == np.asarray(gpu.observe(0)).tobytes()

# Into the next deal, on what is left of these games.
while not host.done.any():
    actions = host.choose()
    host.step(actions)
    gpu.step(actions)
assert host.records().tobytes() == gpu.records().tobytes()
assert host.rewards().tobytes() == np.asarray(gpu.rewards()).tobytes()
assert host.done.tobytes() == np.asarray(gpu.done).tobytes()

# Copies, positions from elsewhere and guesses.
for batch in (host, gpu):
    twin = pickle.loads(pickle.dumps(batch.copy()))
    assert twin.records().tobytes() == batch.records().tobytes()
    batch.resample(seed=4)
    batch.resample([0, -1])
    batch.resample()
    batch.load(batch.copy(), rows=[1, 0])
    batch.load(twin.records()[::-1])
    batch.resample(0)
    assert batch.records().tobytes() != twin.records().tobytes()
assert host.records().tobytes() == gpu.records().tobytes()
assert host.legal().tobytes() == np.asarray(gpu.legal()).tobytes()
assert host.to_move.tobytes() == np.asarray(gpu.to_move).tobytes()

good = np.argmax(host.legal(), axis=1)
spoilt = [np.argmin(host.legal(), axis=1), good[:1], good[:, None], good + 0.5, good + 2**32]
for wrong in spoilt:
    for batch in (host, gpu):
        try:
            batch.step(wrong)
        except merrymen.IllegalAction:
            assert batch.records().tobytes() == host.records().tobytes()
        else:
            raise AssertionError(f"illegal actions were taken: {wrong}")
print("equal")
"""

IN_GROUPS = """
import numpy as np
from numba import cuda
from merrymen.batch.grouping import GROUPS, OUT, Groups

n, chance = 150, np.random.default_rng(3)  # more than a block of them
groups = Groups("any", n)
for most in (3, GROUPS):  # the second time what the first one counted is forgotten
    given = chance.integers(OUT, most, n).astype(np.int32)
    given[:3] = OUT, 0, most - 1
    groups.groups.copy_to_device(given)
    groups.arrange()
    present = int(groups.present.copy_to_host()[0])
    order = groups.order.copy_to_host()[:present]
    assert sorted(order) == list(np.flatnonzero(given != OUT))
    assert (np.diff(given[order]) >= 0).all()
print("equal")
"""

LENT = """
import gc
import numpy as np
import torch
import merrymen
from merrymen.batch import Batch, dlpack

batch = Batch(merrymen.games()[0], n=3, device="cuda", seed=5)
mask = torch.from_dlpack(batch.legal())
assert mask.dtype == torch.bool and tuple(mask.shape) == (3, batch.actions)
seats = torch.from_dlpack(batch.to_move)
batch.step(torch.multinomial(mask.float(), 1)[:, 0])
assert mask.numpy().tobytes() == np.asarray(batch.legal()).tobytes()
assert seats.tolist() == np.asarray(batch.to_move).tolist()
kept = len(dlpack._lent)
unread = batch.rewards().__dlpack__()
assert len(dlpack._lent) == kept + 1
del unread, mask, seats
gc.collect()
assert not dlpack._lent, dlpack._lent
print("equal")
"""


def in_simulator(script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", script, *arguments],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize("name", merrymen.games())
def test_the_gpu_s_kernels_give_the_same_bytes(name: str) -> None:
    ran = in_simulator(IN_STEP, name)
    assert ran.stdout == "equal\n", ran.stderr[-2000:]


def test_games_of_a_group_come_together_and_those_left_out_do_not_come() -> None:
    ran = in_simulator(IN_GROUPS)
    assert ran.stdout == "equal\n", ran.stderr[-2000:]


def test_device_arrays_are_lent_through_dlpack_and_given_back() -> None:
    """Capsules point at the memory itself, and nothing is held when readers are gone."""
    need("torch", "torch")
    ran = in_simulator(LENT)
    assert ran.stdout == "equal\n", ran.stderr[-2000:]
