"""A batch on a GPU: one thread per game, from the same source as on the CPU.

Actions are taken, and what is legal marked, in an order that brings games together which do alike
(see `grouping`); what lies side by side in memory is written by threads side by side.

Import this only where numba-cuda and a GPU are, or under NUMBA_ENABLE_CUDASIM=1.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
from numba import cuda, float32, int32, int64, uint32, uint64

from merrymen.batch import dlpack
from merrymen.batch.grouping import GROUPS, OUT, Groups
from merrymen.batch.host import Setup
from merrymen.batch.kernel import LIMITS, SIMULATED, THREADS, bare, kept
from merrymen.batch.kernels import (
    LEAVE,
    begin,
    find_refused,
    forget,
    greedy_range,
    hide_range,
    mark_range,
    pay,
    random_range,
    resample_range,
)
from merrymen.batch.taking import actions_of
from merrymen.engine.verbs import apply, to_move
from merrymen.game import Game
from merrymen.observing.encoding import (
    BITS,
    FIRST,
    KIND,
    LOW,
    ONE_HOT,
    POINTS,
    WIDTH,
    value_of,
)

LANES = 8 if SIMULATED else 64  # threads that share the features of one game


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
def _kernels(game: Game) -> Any:
    """The kernels for a game: the compiler must know the size of each thread's work space."""
    most_actions, seats, headings = game.actions, game.players[-1], len(game.headings)
    has_phases = "phase" in game.layout.fields
    phases = game.layout.fields["phase"].high + 2 if has_phases else 1  # none is one, too
    parts = GROUPS // (phases + 1)  # groups for the actions of one phase; beyond are the games over

    @cuda.jit
    def deal(states, words, cards, players, options, seed, which, rounds, order, present):
        at = cuda.grid(1)
        if at < present[0]:
            i = order[at]
            if which[i]:
                number = i + rounds[i] * len(states)
                begin(
                    bare(states), bare(words), i, (cards[0], players, bare(options), seed), number
                )
                rounds[i] += 1

    @cuda.jit
    def clear(which, rewards, done):
        i = cuda.grid(1)
        if i < len(which) and which[i]:
            forget(i, bare(rewards), bare(done))

    @cuda.jit(**LIMITS)
    def mark(states, cards, order, present, mask, movers):
        first = cuda.blockIdx.x * cuda.blockDim.x
        for at in range(first, min(first + cuda.blockDim.x, present[0])):
            for action in range(cuda.threadIdx.x, most_actions, cuda.blockDim.x):
                mask[order[at], action] = False
        cuda.syncthreads()
        at = cuda.grid(1)
        if at < present[0]:
            actions = cuda.local.array(most_actions, int32)
            i = order[at]
            mark_range(i, i + 1, bare(states), cards[0], bare(mask), bare(movers), actions)

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
    def by_action(states, chosen, movers, groups):
        i = cuda.grid(1)
        if i < len(states):
            groups[i] = OUT
            if chosen[i] != LEAVE and movers[i] >= 0:
                phase = int32(states[i].phase) + 1 if has_phases else 0
                groups[i] = phase * parts + chosen[i] * parts // most_actions

    @cuda.jit(**LIMITS)
    def act(states, cards, chosen, order, present, groups):
        at = cuda.grid(1)
        if at < present[0]:
            i = order[at]
            apply(bare(states)[i], cards[0], chosen[i])
            phase = int32(bare(states)[i].phase) + 1 if has_phases else 0
            groups[i] = phase if to_move(bare(states)[i]) >= 0 else phases

    @cuda.jit
    def pay_out(states, cards, worth, order, present, rewards, done):
        at = cuda.grid(1)
        if at < present[0]:
            sheet = cuda.local.array((seats, headings), int32)
            won = cuda.local.array(seats, int64)
            i = order[at]
            if to_move(bare(states)[i]) < 0:
                done[i] = True
                pay(bare(states)[i], cards[0], i, worth, bare(rewards), sheet, won)

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

    @cuda.jit(**LIMITS)
    def hide_all(copies, cards, seats):
        i = cuda.grid(1)
        if i < len(copies):
            hide_range(i, i + 1, bare(copies), cards[0], bare(seats))

    # An unsigned number as an index is not asked whether it counts from the end.
    @cuda.jit
    def encode_all(raw, places, parts, scales, own, seats, players, features):
        row = cuda.shared.array(0, float32)
        i, lane = cuda.blockIdx.x, cuda.threadIdx.x
        for column in range(lane, features.shape[1], LANES):
            row[uint32(column)] = 0.0
        cuda.syncthreads()
        me, start = max(0, seats[i]), i * (len(raw) // len(seats))
        for number in range(lane, parts.shape[1], LANES):
            part = uint32(number)
            at, kind = uint64(start + places[me, part]), parts[KIND, part]
            column, low = parts[FIRST, part], int64(parts[LOW, part])
            if kind == BITS:
                row[uint32(column)] = float32(uint32(raw[at] >> low) & uint32(1))
                continue
            value = value_of(bare(raw), at, parts[WIDTH, part], parts[POINTS, part], me, players)
            if kind == ONE_HOT:
                row[uint32(column + value - low)] = 1.0
            else:
                row[uint32(column)] = float32(value - low) * scales[part]
        if lane == 0 and seats[i] >= 0:
            row[own + seats[i]] = 1.0
        cuda.syncthreads()
        for column in range(lane, features.shape[1], LANES):
            features[i, uint32(column)] = row[uint32(column)]

    @cuda.jit
    def resample_all(states, cards, seed, start, seats):
        i = cuda.grid(1)
        if i < len(states):
            resample_range(i, i + 1, bare(states), cards[0], seed, start, bare(seats))

    @cuda.jit
    def gather(words, rows, size, into):
        at = cuda.grid(1)
        if at < len(into):
            into[at] = words[rows[at // size] * size + at % size]

    return kept(
        game.name, resample_all=resample_all, gather=gather, deal=deal, clear=clear, mark=mark,
        narrow=narrow, check=check, by_action=by_action, act=act, pay_out=pay_out,
        choose_random=choose_random, choose_greedy=choose_greedy, hide_all=hide_all,
        encode_all=encode_all,
    )  # fmt: skip


class Cuda:
    """The arrays of a batch in the memory of the GPU."""

    def __init__(self, setup: Setup) -> None:
        game, n = setup.game, setup.n
        self.setup = setup
        self._kernels = _kernels(game)
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
        self._groups = Groups(game.name, n)
        self._as_they_lie = (
            cuda.to_device(np.arange(n, dtype=np.int32)),
            cuda.to_device(np.full(1, n, np.int32)),
        )
        self._everywhere = cuda.to_device(np.ones(n, np.bool_))
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
    def _parts(self) -> tuple[Any, ...]:
        return tuple(map(cuda.to_device, self.setup.plan.singly(self.setup.players)))

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
        places = self._everywhere if which is None else _on_device(which, np.bool_)
        self._begin(places, *self._as_they_lie)
        self._show(places)

    def _begin(self, which: Any, *order: Any) -> None:
        self._kernels.deal[self._grid](
            self.states, self._words, *self._deal, which, self._rounds, *order
        )

    def _show(self, which: Any) -> None:
        """Who is to move everywhere, and what is legal; the chosen places have brought nothing."""
        self._kernels.clear[self._grid](which, self._rewards, self._done)
        self._mark(*self._as_they_lie)

    def _mark(self, *order: Any) -> None:
        self._kernels.mark[self._grid](self.states, self._cards, *order, self._mask, self._movers)

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
        kernels, groups = self._kernels, self._groups
        order = groups.order, groups.present
        kernels.clear[self._grid](self._everywhere, self._rewards, self._done)
        kernels.by_action[self._grid](self.states, actions, self._movers, groups.groups)
        groups.arrange()
        kernels.act[self._grid](self.states, self._cards, actions, *order, groups.groups)
        groups.arrange()
        kernels.pay_out[self._grid](
            self.states, self._cards, self.setup.worth, *order, self._rewards, self._done
        )
        if self.setup.restart:
            self._begin(self._done, *order)
        self._mark(*order)

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
        words.copy_to_device(self._words)
        self._kernels.hide_all[self._grid](copies, self._cards, seats)
        plan, features = self.setup.plan, self.features.array
        self._kernels.encode_all[self.setup.n, LANES, 0, 4 * plan.columns](
            raw, *self._parts, plan.own, seats, self.setup.players, features
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
        self._show(self._everywhere)

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
