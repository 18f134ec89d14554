"""Games to learn from in the memory of a GPU: every player count and option in one launch.

Import this only where numba-cuda and a GPU are, or under NUMBA_ENABLE_CUDASIM=1. As a command it
compiles and keeps a game's kernels, and sees whether they play as the CPU does:

    python -m merrymen.training.cuda GAME
"""

from __future__ import annotations

import functools
import sys
from typing import Any

import numpy as np
from numba import cuda, int32, int64

from merrymen.batch.batch import BOT_STREAM
from merrymen.batch.cuda import Shared
from merrymen.batch.kernel import bare, kept
from merrymen.batch.kernels import greedy_range
from merrymen.game import Game
from merrymen.learning.rows import reader_of
from merrymen.training.games import Tables, settings_of
from merrymen.training.kernels import begin_one, read_one, step_one

THREADS = 64  # in a block: games are few for a GPU, so that all its parts get some


@functools.cache
def _kernels(name: str, most_actions: int, seats: int, headings: int) -> Any:
    """The kernels for a game: the compiler must know the size of each thread's work space."""

    @cuda.jit
    def begin(states, words, cards, players, options, seeds, numbers, each, mask, movers):
        i = cuda.grid(1)
        if i < len(states):
            actions = cuda.local.array(most_actions, int32)
            begin_one(
                i, bare(states), bare(words), cards[0],
                (bare(players), bare(options), bare(seeds), bare(numbers)), each,
                (bare(mask), bare(movers)), (actions,),
            )  # fmt: skip

    @cuda.jit
    def step(
        states, words, cards, players, options, seeds, numbers, each, restart, chosen,
        mask, movers, rewards, done, refused,
    ):  # fmt: skip
        i = cuda.grid(1)
        if i < len(states):
            actions = cuda.local.array(most_actions, int32)
            sheet = cuda.local.array((seats, headings), int32)
            won = cuda.local.array(seats, int64)
            step_one(
                i, bare(states), bare(words), cards[0],
                (bare(players), bare(options), bare(seeds), bare(numbers)), each, restart,
                bare(chosen), (bare(mask), bare(movers), bare(rewards), bare(done), bare(refused)),
                (actions, sheet, won),
            )  # fmt: skip

    @cuda.jit
    def greedy(words, cards, seeds, asked, each, chosen, movers, seen, seen_words):
        i = cuda.grid(1)
        if i < len(chosen):
            actions = cuda.local.array(most_actions, int32)
            size = len(words) // len(chosen)
            own = (bare(seen)[i : i + 1], bare(seen_words)[i * size : (i + 1) * size])
            greedy_range(
                i, i + 1, bare(words), cards[0], seeds[i], asked * each + i % each - i,
                bare(chosen), bare(movers), own, actions,
            )  # fmt: skip

    @cuda.jit
    def read(
        words, cards, movers, seen, seen_words, raw, places, offsets, first_view, points, observer,
        mask, out, counts, advice,
    ):  # fmt: skip
        i = cuda.grid(1)
        if i < len(counts):
            sheet = cuda.local.array((seats, headings), int32)
            size = len(words) // len(counts)
            own = (bare(seen)[i : i + 1], bare(seen_words)[i * size : (i + 1) * size])
            read_one(
                i, bare(words), cards[0], movers[i], own,
                bare(raw)[i * size * 8 : (i + 1) * size * 8],
                (bare(places), bare(offsets), bare(first_view), points, observer), sheet,
                bare(mask), bare(out), bare(counts), bare(advice),
            )  # fmt: skip

    return kept(name, begin=begin, step=step, greedy=greedy, read=read)


class CudaTables:
    """The same games as `Tables`, byte by byte, on the GPU.

    `rows`, `advice`, `mask`, `movers`, `counts`, `done`, `rewards`, `refused` and `chosen` are lent
    to whoever reads DLPack, and overwritten by the next call; `chosen` is to be written before a
    step.
    """

    def __init__(self, game: Game, n: int, seed: int, *, restart: bool = True) -> None:
        reader, self.settings = reader_of(game), settings_of(game)
        self.game, self.seats, self.each, self._restart = game, game.players[-1], n, restart
        self.n = total = n * len(self.settings)
        self.players = np.repeat([players for players, _ in self.settings], n)
        self._kernels = _kernels(game.name, game.actions, self.seats, len(game.headings))
        self._grid = (-(-total // THREADS), min(THREADS, total))
        self._states, self._seen = (cuda.device_array(total, game.layout.dtype) for _ in range(2))
        self._words, self._seen_words = (a.view(np.int64) for a in (self._states, self._seen))
        self._raw = self._seen.view(np.int8)
        self._cards = cuda.to_device(game.edition.record)
        chosen = [game.option_numbers(game.choose_options(o)) for _, o in self.settings]
        seeds = np.array([(seed + at) % (1 << 64) for at in range(len(self.settings))], np.uint64)
        self._tables = tuple(
            cuda.to_device(np.ascontiguousarray(values))
            for values in (
                self.players.astype(np.int64), np.repeat(np.stack(chosen), n, axis=0),
                np.repeat(seeds, n), np.tile(np.arange(n), len(self.settings)),
            )
        )  # fmt: skip
        self._bot_seeds = cuda.to_device(np.repeat(seeds ^ np.uint64(BOT_STREAM), n))
        self._reader = (
            *(cuda.to_device(a) for a in (reader.places, reader.offsets, reader.first_view)),
            reader.points, reader.observer,
        )  # fmt: skip
        self._asked = 0
        self.mask = Shared(cuda.device_array((total, game.actions), np.bool_))
        self.movers = Shared(cuda.device_array(total, np.int64))
        self.rewards = Shared(cuda.to_device(np.zeros((total, 2 * self.seats), np.float32)))
        self.done = Shared(cuda.to_device(np.zeros(total, np.bool_)))
        self.refused = Shared(cuda.to_device(np.zeros(total, np.int32)))
        self.chosen = Shared(cuda.to_device(np.zeros(total, np.int32)))
        self.rows = Shared(cuda.to_device(np.full((total, reader.most), -1, np.int16)))
        self.counts = Shared(cuda.to_device(np.zeros(total, np.int32)))
        self.advice = Shared(cuda.to_device(np.zeros((total, game.actions), np.int16)))
        self._kernels.begin[self._grid](
            self._states, self._words, self._cards, *self._tables, n, self.mask.array,
            self.movers.array,
        )  # fmt: skip

    def read(self) -> None:
        """Write the rows of every game and the advice about it, as its mover sees it."""
        self._kernels.read[self._grid](
            self._words, self._cards, self.movers.array, self._seen, self._seen_words, self._raw,
            *self._reader, self.mask.array, self.rows.array, self.counts.array,
            self.advice.array,
        )  # fmt: skip

    def greedy(self) -> None:
        """Choose everywhere what greedy would do."""
        self._kernels.greedy[self._grid](
            self._words, self._cards, self._bot_seeds, self._asked, self.each, self.chosen.array,
            self.movers.array, self._seen, self._seen_words,
        )  # fmt: skip
        self._asked += 1

    def step(self) -> None:
        """What was chosen, everywhere."""
        self._kernels.step[self._grid](
            self._states, self._words, self._cards, *self._tables, self.each, self._restart,
            self.chosen.array, self.mask.array, self.movers.array, self.rewards.array,
            self.done.array, self.refused.array,
        )  # fmt: skip

    def records(self) -> Any:
        """The positions, copied to the CPU."""
        return self._states.copy_to_host()


def differs(game: Game, each: int, steps: int) -> str:
    """Play beside the CPU; return what differs first, or nothing."""
    here, there = Tables(game, each, 5), CudaTables(game, each, 5)
    for step in range(steps):
        there.read()
        rows, legal, movers, advice = here.read()
        counts = np.asarray(there.counts)
        found = np.asarray(there.rows)[:, : rows.shape[1]]
        if counts.max() > rows.shape[1] or (found != rows[:, : found.shape[1]]).any():
            return f"rows at step {step}"
        if (np.asarray(there.mask) != legal).any() or (np.asarray(there.movers) != movers).any():
            return f"what is legal at step {step}"
        # Advice weighs in fractions, and a GPU may round the last of them otherwise: it need only
        # be near, and what greedy chooses legal. The same is then played on both sides.
        if np.abs(np.asarray(there.advice) - advice.astype(np.int64)).max() > 2:
            return f"advice at step {step}"
        actions = here.greedy()
        there.greedy()
        if not legal[np.arange(there.n), np.asarray(there.chosen)].all():
            return f"greedy's choice at step {step}"
        there.chosen.array.copy_to_device(actions.astype(np.int32))
        done, shares, points = here.step(actions)
        there.step()
        earned = np.asarray(there.rewards)
        for seat in range(game.players[-1]):
            sits = seat < there.players
            place = np.where(sits, there.players + seat, 0)
            theirs = earned[np.arange(there.n), place] * sits
            if (earned[:, seat] * sits != shares[:, seat]).any() or (
                theirs != points[:, seat]
            ).any():
                return f"what a game brought at step {step}"
        if (np.asarray(there.done) != done).any() or np.asarray(there.refused).any():
            return f"the end of a game at step {step}"
        records = np.concatenate([batch.records() for batch in here.batches])
        if records.tobytes() != there.records().tobytes():
            return f"a record at step {step}"
    return ""


if __name__ == "__main__":
    from merrymen.games import game as find_game

    found = differs(find_game(sys.argv[1]), 32, 40)
    print(f"{sys.argv[1]}: {found or 'the GPU plays as the CPU does'}", flush=True)
    sys.exit(1 if found else 0)
