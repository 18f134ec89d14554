"""What all kernels on a GPU have in common.

Import this only where numba-cuda and a GPU are, or under NUMBA_ENABLE_CUDASIM=1.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from numba import cuda
from numba.core import config

SIMULATED = bool(getattr(config, "ENABLE_CUDASIM"))
"""True under NUMBA_ENABLE_CUDASIM=1: kernels run as plain Python, the rules natively."""

THREADS = 128
# More threads at once are worth more than registers for each of them.
# The simulator of the tests has no registers to limit.
LIMITS: dict[str, int] = {} if SIMULATED else {"max_registers": 64}

if SIMULATED:

    def bare(array):
        """The numpy array that the simulator has wrapped: compiled rules take nothing else."""
        return array._item._ary

else:

    @cuda.jit(device=True)
    def bare(array):
        """The array itself."""
        return array


def kept(game: str, **kernels: Any) -> Any:
    """A game's kernels by their names, kept for the next process once they are compiled."""
    if not SIMULATED:
        from merrymen.batch.kept import keep_kernels

        keep_kernels(kernels, game)
    return SimpleNamespace(**kernels)
