"""A batch on a GPU: one thread per game, from the same source as on the CPU.

Import this only where numba-cuda and a GPU are, or under NUMBA_ENABLE_CUDASIM=1.
"""

from __future__ import annotations

import functools
from types import SimpleNamespace
from typing import Any

import numpy as np
from numba import cuda, int32, int64

from merrymen.batch import dlpack
from merrymen.batch.gpu import SIMULATED, THREADS
from merrymen.batch.host import Setup
from merrymen.batch.kernels import (
    begin_range,
    find_refused,
    greedy_range,
    random_range,
    resample_range,
    show_range,
    step_range,
)
from merrymen.batch.taking import actions_of
from merrymen.observing.encoding import encode, look

LANES = 32  # threads that share the features of one game

if SIMULATED:

    def bare(array):
        """The numpy array that the simulator has wrapped: compiled rules take nothing else."""
        return array._item._ary

else:

    @cuda.jit(device=True)
    def bare(array):
        """The array itself."""
        return array


class Shared:
    """An array on the device, for whoever reads DLPack or CUDA's array interface."""

    def __init__(self, array: Any) -> None:
        self.array = array
        self.shape: tuple[int, ...] = tuple(array.shape)
        self.dtype = array.dtype

    def __repr__(self) -> str:
        return f"<{self.dtype}{list(self.shape)} on the GPU>"

    def __len__(self) -> int:
        return self.shape[0]

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        host = self.array.copy_to_host()
        return host if dtype is None else host.astype(dtype)

    @property
    def __cuda_array_interface__(self) -> Any:
        return self.array.__cuda_array_interface__

    def __dlpack_device__(self) -> tuple[int, int]:
        return (dlpack.CPU if SIMULATED else dlpack.CUDA), 0

    def __dlpack__(self, *, stream: int | None = None, **_: Any) -> Any:
        if stream not in (None, dlpack.LEGACY_STREAM) and not SIMULATED:
            cuda.synchronize()
        if SIMULATED:
            pointer = self.array.ctypes.data
        else:
            pointer = self.array.__cuda_array_interface__["data"][0]
        return dlpack.capsule(
            self.array, pointer, self.shape, self.dtype, self.__dlpack_device__()[0]
        )


@functools.cache
def _kernels(name: str, most_actions: int, seats: int, headings: int) -> Any:
    """The kernels for a game: the compiler must know the size of each thread's work space."""

    @cuda.jit
    def deal(
        states, words, cards, players, options, seed, which, mask, movers, rewards, done, rounds
    ):
        i = cuda.grid(1)
        if i < len(states):
            actions = cuda.local.array(most_actions, int32)
            begin_range(
                i, i + 1, bare(states), bare(words), (cards[0], players, bare(options), seed),
                bare(which), (bare(mask), bare(movers), bare(rewards), bare(done), bare(rounds)),
                (actions,),
            )  # fmt: skip

    @cuda.jit
    def narrow(wide, chosen):
        i = cuda.grid(1)
        if i < len(chosen):
            chosen[i] = max(-2, min(wide[i], 2**31 - 1))  # what does not fit stays illegal

    @cuda.jit
    def check(chosen, mask, movers, refused):
        i = cuda.grid(1)
        if i < len(chosen) and find_refused(i, i + 1, bare(chosen), bare(mask), bare(movers)) >= 0:
            refused[0] = i

    @cuda.jit
    def step(
        states, words, cards, players, options, seed, chosen, restart, worth,
        mask, movers, rewards, done, rounds,
    ):  # fmt: skip
        i = cuda.grid(1)
        if i < len(states):
            actions = cuda.local.array(most_actions, int32)
            sheet = cuda.local.array((seats, headings), int32)
            won = cuda.local.array(seats, int64)
            step_range(
                i, i + 1, bare(states), bare(words), (cards[0], players, bare(options), seed),
                bare(chosen), restart, worth,
                (bare(mask), bare(movers), bare(rewards), bare(done), bare(rounds)),
                (actions, sheet, won),
            )  # fmt: skip

    @cuda.jit
    def choose_random(states, cards, seed, start, chosen):
        i = cuda.grid(1)
        if i < len(states):
            actions = cuda.local.array(most_actions, int32)
            random_range(i, i + 1, bare(states), cards[0], seed, start, bare(chosen), actions)

    @cuda.jit
    def choose_greedy(words, cards, seed, start, chosen, movers, seen, seen_words):
        i = cuda.grid(1)
        if i < len(chosen):
            actions = cuda.local.array(most_actions, int32)
            size = len(words) // len(chosen)
            own = (bare(seen)[i : i + 1], bare(seen_words)[i * size : (i + 1) * size])
            greedy_range(
                i, i + 1, bare(words), cards[0], seed, start, bare(chosen), bare(movers), own,
                actions,
            )  # fmt: skip

    @cuda.jit
    def hide_all(words, cards, seats, seen, seen_words):
        i = cuda.grid(1)
        if i < len(seen):
            look(bare(words), i, cards[0], seats[i], bare(seen), bare(seen_words), i)

    @cuda.jit
    def encode_all(raw, plan, scales, own, seats, players, features):
        i, lane = cuda.blockIdx.x, cuda.threadIdx.x
        for column in range(lane, features.shape[1], LANES):
            features[i, column] = 0.0
        cuda.syncthreads()
        start = i * (len(raw) // len(seats))
        me = max(0, seats[i])
        encode(
            bare(raw), start, bare(plan), bare(scales), me, players, i, bare(features), lane, LANES
        )
        if lane == 0 and seats[i] >= 0:
            features[i, own + seats[i]] = 1.0

    @cuda.jit
    def resample_all(states, cards, seed, start, seats):
        i = cuda.grid(1)
        if i < len(states):
            resample_range(i, i + 1, bare(states), cards[0], seed, start, bare(seats))

    @cuda.jit
    def show_all(states, cards, mask, movers, rewards, done, rounds):
        i = cuda.grid(1)
        if i < len(states):
            actions = cuda.local.array(most_actions, int32)
            show_range(
                i, i + 1, bare(states), cards[0],
                (bare(mask), bare(movers), bare(rewards), bare(done), bare(rounds)), (actions,),
            )  # fmt: skip

    @cuda.jit
    def gather(words, rows, size, into):
        at = cuda.grid(1)
        if at < len(into):
            into[at] = words[rows[at // size] * size + at % size]

    return kept(
        name, resample_all=resample_all, show_all=show_all, gather=gather, deal=deal,
        narrow=narrow, check=check, step=step, choose_random=choose_random,
        choose_greedy=choose_greedy, hide_all=hide_all, encode_all=encode_all,
    )  # fmt: skip


def kept(game: str, **kernels: Any) -> Any:
    """A game's kernels by their names, kept for the next process once they are compiled."""
    if not SIMULATED:
        from merrymen.batch.kept import keep_kernels

        keep_kernels(kernels, game)
    return SimpleNamespace(**kernels)


class Cuda:
    """The arrays of a batch in the memory of the GPU."""

    def __init__(self, setup: Setup) -> None:
        game, n = setup.game, setup.n
        self.setup = setup
        self._kernels = _kernels(game.name, game.actions, game.players[-1], len(game.headings))
        threads = min(THREADS, n)
        self._grid = (-(-n // threads), threads)
        self.states = cuda.device_array(n, game.layout.dtype)
        self._words = self.states.view(np.int64)
        self._mask = cuda.device_array((n, game.actions), np.bool_)
        self._movers = cuda.device_array(n, np.int64)
        self._rewards = cuda.device_array((n, setup.payments), np.float32)
        self._done = cuda.device_array(n, np.bool_)
        self._rounds = cuda.to_device(np.zeros(n, np.int64))
        self._chosen = {greedy: cuda.device_array(n, np.int32) for greedy in (False, True)}
        self._taken = cuda.device_array(n, np.int32)
        self._refused = cuda.device_array(1, np.int64)
        self._cards = cuda.to_device(setup.edition.record)
        self._options = cuda.to_device(setup.options)
        self._out = (self._mask, self._movers, self._rewards, self._done, self._rounds)
        self.arrays = (self._words, *self._out)  # everything that play changes
        shared = [Shared(array) for array in self._out[:4]]
        self.mask, self.movers, self.rewards, self.done = shared

    @functools.cached_property
    def _seen(self) -> tuple[Any, Any, Any]:
        """Room for the hidden copies: records, their words, their bytes."""
        copies = cuda.device_array(self.setup.n, self.setup.game.layout.dtype)
        return copies, copies.view(np.int64), copies.view(np.int8)

    @functools.cached_property
    def _plan(self) -> tuple[Any, Any]:
        return cuda.to_device(self.setup.plan.runs), cuda.to_device(self.setup.plan.scales)

    @functools.cached_property
    def features(self) -> Shared:
        """Made when first asked for: it is the largest array, and not everybody learns."""
        shape = (self.setup.n, self.setup.plan.columns)
        return Shared(cuda.device_array(shape, np.float32))

    @property
    def _deal(self) -> tuple[Any, ...]:
        return self._cards, self.setup.players, self._options, np.uint64(self.setup.seed)

    def clear(self) -> None:
        """Forget how many deals have been played."""
        self._rounds.copy_to_device(np.zeros(self.setup.n, np.int64))

    def deal(self, which: Any | None) -> None:
        """Begin a new game in all or in the chosen places."""
        places = np.ones(self.setup.n, np.bool_) if which is None else which
        self._kernels.deal[self._grid](
            self.states, self._words, *self._deal, _on_device(places, np.bool_), *self._out
        )

    def take(self, actions: Any) -> Any:
        """Actions as the kernels take them: int32 of the GPU as they are, others copied."""
        given = _on_device(actions_of(actions, self.setup.n, self.setup.game.actions - 1, True))
        if given.dtype == np.int32:
            return given
        self._kernels.narrow[self._grid](given, self._taken)
        return self._taken

    def refused(self, actions: Any) -> int:
        """A game that refuses its action, or -1."""
        self._refused.copy_to_device(np.full(1, -1, np.int64))
        self._kernels.check[self._grid](actions, self._mask, self._movers, self._refused)
        return int(self._refused.copy_to_host()[0])

    def step(self, actions: Any) -> None:
        """One action everywhere."""
        self._kernels.step[self._grid](
            self.states, self._words, *self._deal, actions, self.setup.restart, self.setup.worth,
            *self._out,
        )  # fmt: skip

    def choose(self, greedy: bool, seed: int, start: int) -> Any:
        """A bot's action everywhere."""
        stream, chosen = np.uint64(seed), self._chosen[greedy]
        if greedy:
            copies, words, _ = self._seen
            self._kernels.choose_greedy[self._grid](
                self._words, self._cards, stream, start, chosen, self._movers, copies, words
            )
        else:
            self._kernels.choose_random[self._grid](self.states, self._cards, stream, start, chosen)
        return Shared(chosen)

    def observe(self, seat: int | None) -> None:
        """Write the features of every game, for its mover or for one seat."""
        seats = self._movers
        if seat is not None:
            seats = cuda.to_device(np.full(self.setup.n, seat, np.int64))
        copies, words, raw = self._seen
        self._kernels.hide_all[self._grid](self._words, self._cards, seats, copies, words)
        self._kernels.encode_all[self.setup.n, LANES](
            raw, *self._plan, self.setup.plan.own, seats, self.setup.players, self.features.array
        )

    def records(self) -> Any:
        """The positions, copied to the CPU."""
        return self.states.copy_to_host()

    def place(self, source: Any, rows: Any | None) -> None:
        """Lay positions in: records, or another batch's; rows[i] says which comes to place i."""
        given = source.states if isinstance(source, Cuda) else cuda.to_device(source)
        rows = np.arange(self.setup.n) if rows is None else rows
        size = self.setup.game.layout.dtype.itemsize // 8
        threads = self._grid[1]
        blocks = -(-self.setup.n * size // threads)
        self._kernels.gather[blocks, threads](
            given.view(np.int64), _on_device(rows, np.int64), size, self._words
        )

    def show(self) -> None:
        """Who is to move and what is legal, after positions came from elsewhere."""
        self._kernels.show_all[self._grid](self.states, self._cards, *self._out)

    def resample(self, seats: Any | None, seed: int, start: int) -> None:
        """Fill in anew what each mover (or each given seat) does not know."""
        knowing = self._movers if seats is None else _on_device(seats, np.int64)
        self._kernels.resample_all[self._grid](
            self.states, self._cards, np.uint64(seed), start, knowing
        )

    def resume(self, arrays: Any) -> None:
        """Go on exactly where another batch is."""
        for mine, theirs in zip(self.arrays, arrays, strict=True):
            mine.copy_to_device(theirs)


def _on_device(values: Any, dtype: Any = np.int32) -> Any:
    """An array on the device: a shared one as it is, one of torch seen in place, others copied."""
    if isinstance(values, Shared):
        return values.array
    if hasattr(values, "__cuda_array_interface__"):
        return cuda.as_cuda_array(values)
    return cuda.to_device(np.ascontiguousarray(values, dtype))
