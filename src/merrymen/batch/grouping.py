"""Games in groups on a GPU, so that threads side by side do alike.

The threads of a warp that do different things do them one after another, and what many warps do at
once has to fit the cache for instructions. So before every launch the games are put in order: those
of one group, most often of one phase of the game, come together. Which comes first within a group
is left to chance, so only what treats every game on its own may go by this order.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
from numba import cuda, int32

from merrymen.batch.kernel import THREADS, kept

GROUPS = 1024  # at most
OUT = -1  # the group of a game that is left out


@functools.cache
def _kernels(game: str) -> Any:
    """The three kernels, kept among those of a game, though they know nothing of it."""

    @cuda.jit
    def count(groups, counts):
        """How many games each group has: added up within a block first, then in all."""
        own = cuda.shared.array(GROUPS, int32)
        for group in range(cuda.threadIdx.x, GROUPS, cuda.blockDim.x):
            own[group] = 0
        cuda.syncthreads()
        i = cuda.grid(1)
        if i < len(groups) and groups[i] != OUT:
            cuda.atomic.add(own, groups[i], 1)
        cuda.syncthreads()
        for group in range(cuda.threadIdx.x, GROUPS, cuda.blockDim.x):
            if own[group] > 0:
                cuda.atomic.add(counts, group, own[group])

    @cuda.jit
    def begin(counts, places, present):
        """Where each group begins, and how many games are there at all; the counts are cleared."""
        own = cuda.shared.array(GROUPS, int32)
        for group in range(cuda.threadIdx.x, GROUPS, cuda.blockDim.x):
            own[group] = counts[group]
            counts[group] = 0
        cuda.syncthreads()
        if cuda.threadIdx.x == 0:
            place = 0
            for group in range(GROUPS):
                places[group] = place
                place += own[group]
            present[0] = place

    @cuda.jit
    def line_up(groups, places, order):
        """Write every game into the next free place of its group, a block's all at once."""
        own = cuda.shared.array(GROUPS, int32)
        for group in range(cuda.threadIdx.x, GROUPS, cuda.blockDim.x):
            own[group] = 0
        cuda.syncthreads()
        i = cuda.grid(1)
        mine = groups[i] if i < len(groups) else OUT
        rank = 0
        if mine != OUT:
            rank = cuda.atomic.add(own, mine, 1)
        cuda.syncthreads()
        for group in range(cuda.threadIdx.x, GROUPS, cuda.blockDim.x):
            if own[group] > 0:
                own[group] = cuda.atomic.add(places, group, own[group])
        cuda.syncthreads()
        if mine != OUT:
            order[own[mine] + rank] = i

    return kept(game, count=count, begin=begin, line_up=line_up)


class Groups:
    """The order of n games: write `groups`, call `arrange`, read `order` up to `present`."""

    def __init__(self, game: str, n: int) -> None:
        self._kernels = _kernels(game)
        self.groups, self.order = (cuda.device_array(n, np.int32) for _ in range(2))
        self.present = cuda.device_array(1, np.int32)
        self._counts = cuda.to_device(np.zeros(GROUPS, np.int32))
        self._places = cuda.device_array(GROUPS, np.int32)
        threads = min(THREADS, n)
        self._grid = (-(-n // threads), threads)

    def arrange(self) -> None:
        """Put the games in order, group after group."""
        kernels, grid = self._kernels, self._grid
        kernels.count[grid](self.groups, self._counts)
        kernels.begin[1, grid[1]](self._counts, self._places, self.present)
        kernels.line_up[grid](self.groups, self._places, self.order)
