"""Compile a game's kernels for a GPU that is not here, into MERRYMEN_CACHE.

    MERRYMEN_CACHE=kernels python -m tools.gpu_ahead [--kind 9.0a] [--only batch …] [GAME …]

For machines that are lent by the minute: the folder is carried there and nothing is compiled on the
clock. It needs numba-cuda[cu13], and no GPU. The same Python and the same
versions of Numba and numba-cuda must run there; otherwise the kernels are compiled there once.
"""

from __future__ import annotations

import argparse
import os
import time
from types import SimpleNamespace
from typing import Any

import numpy as np


def pretend(kind: tuple[int, int]) -> None:
    """Let Numba believe in a GPU of that kind, as far as compiling goes."""
    import numba.cuda
    from numba.cuda import api, compiler, dispatcher
    from numba.cuda.cudadrv import devices

    module = SimpleNamespace()
    function = SimpleNamespace(module=module)
    image = SimpleNamespace(get_function=lambda name: function)
    device = SimpleNamespace(compute_capability=kind, id=0)
    context = SimpleNamespace(device=device, create_module_image=lambda *given: image)
    api.current_context = devices.get_context = lambda devnum=None: context
    for place in (numba.cuda, api, compiler, dispatcher):
        vars(place)["get_current_device"] = lambda: device
    dispatcher._Kernel.initialize_once = lambda self, module: None


def array(dtype: Any, dimensions: int = 1) -> Any:
    """Numba's type of an array as a kernel is given it."""
    from numba import from_dtype, types

    return types.Array(from_dtype(np.dtype(dtype)), dimensions, "C")


def of_training(game: Any) -> dict[str, tuple[Any, tuple[Any, ...]]]:
    """The kernels of a game's training, and what they are given."""
    from numba import types

    from merrymen.learning.rows import reader_of
    from merrymen.training import cuda as training

    reader = reader_of(game)
    whole, states, cards = types.int64, array(game.layout.dtype), array(game.edition.record.dtype)
    words, raw = array(np.int64), array(np.int8)
    tables = (array(np.int64), array(np.int64, 2), array(np.uint64), array(np.int64))
    mask, movers, chosen = array(np.bool_, 2), array(np.int64), array(np.int32)
    numbers = [array(a.dtype, a.ndim) for a in (reader.places, reader.offsets, reader.first_view)]
    given = {
        "begin": (states, words, cards, *tables, whole, mask, movers),
        "step": (
            states, words, cards, *tables, whole, types.boolean, chosen, mask, movers,
            array(np.float32, 2), array(np.bool_), chosen,
        ),
        "greedy": (
            words, cards, array(np.uint64), whole, whole, chosen, movers, states, words,
        ),
        "read": (
            words, cards, movers, states, words, raw, *numbers, whole, whole, mask,
            array(np.int16, 2), array(np.int32), array(np.int16, 2),
        ),
    }  # fmt: skip
    kernels = training._kernels(game.name, game.actions, game.players[-1], len(game.headings))
    return {name: (getattr(kernels, name), types) for name, types in given.items()}


def of_batch(game: Any) -> dict[str, tuple[Any, tuple[Any, ...]]]:
    """The kernels of a batch, and what they are given."""
    from numba import types

    from merrymen.batch import cuda as batch

    whole, seed = types.int64, types.uint64
    states, cards = array(game.layout.dtype), array(game.edition.record.dtype)
    longs, ints, flags, bytes_ = (array(d) for d in (np.int64, np.int32, np.bool_, np.int8))
    mask, rewards, order = array(np.bool_, 2), array(np.float32, 2), (ints, ints)
    given = {
        "deal": (states, longs, cards, whole, longs, seed, flags, longs, *order),
        "clear": (flags, rewards, flags),
        "mark": (states, cards, *order, mask, longs),
        "narrow": (longs, ints),
        "check": (ints, mask, longs, longs),
        "by_action": (states, ints, longs, ints),
        "act": (states, cards, ints, *order, ints),
        "pay_out": (states, cards, whole, *order, rewards, flags),
        "choose_random": (states, cards, seed, whole, ints),
        "choose_greedy": (longs, cards, seed, whole, ints, longs, states, longs),
        "hide_all": (states, cards, longs),
        "encode_all": (
            bytes_, array(np.int32, 2), array(np.int32, 2), array(np.float32), whole, longs, whole,
            rewards,
        ),
    }  # fmt: skip
    kernels = batch._kernels(game)
    return {name: (getattr(kernels, name), types) for name, types in given.items()}


def of_playouts(game: Any) -> dict[str, tuple[Any, tuple[Any, ...]]]:
    """The kernels of random games, and what they are given."""
    from numba import types

    from merrymen.batch import gpu

    whole, states, cards = types.int64, array(game.layout.dtype), array(game.edition.record.dtype)
    ints = array(np.int32)
    dealt = (states, states, cards, whole, array(np.int64), whole, whole, ints)
    given = {"begin": (*dealt, ints), "step": (states, cards, ints, ints, ints, ints)}
    if game.name in (*gpu.IN_OWN_MEMORY, *gpu.IN_PLACE):
        given = {"play": dealt}
    kernels = gpu._kernels(game.name, game.actions, game.layout.dtype)
    return {name: (getattr(kernels, name), types) for name, types in given.items()}


def of_grouping(game: Any) -> dict[str, tuple[Any, tuple[Any, ...]]]:
    """The kernels that put games in order, and what they are given."""
    from merrymen.batch import grouping

    ints, kernels = array(np.int32), grouping._kernels(game.name)
    given = {"count": (ints, ints), "begin": (ints, ints, ints), "line_up": (ints, ints, ints)}
    return {name: (getattr(kernels, name), types) for name, types in given.items()}


PARTS = {
    "training": of_training, "batch": of_batch, "playouts": of_playouts, "grouping": of_grouping,
}  # fmt: skip


def compile_ahead(name: str, part: str) -> list[str]:
    """Compile the kernels of a part of a game; say what each of them needs."""
    import merrymen

    told = []
    for kernel_name, (kernel, arguments) in PARTS[part](merrymen.game(name)).items():
        start = time.monotonic()
        made = kernel.compile(arguments)
        (code,) = made._codelibrary._cubin_cache.values()
        hit = ", was there" if sum(kernel.stats.cache_hits.values()) else ""
        took = time.monotonic() - start
        told.append(
            f"{name} {part} {kernel_name}: {len(code.code) / 1e6:.2f} MB, {took:.1f} s{hit}"
        )
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS))
    parser.add_argument("--kind", default="9.0a", help="compute capability (9.0a: H100, H200)")
    chosen = parser.parse_args()
    os.environ["NUMBA_FORCE_CUDA_CC"] = chosen.kind
    import merrymen

    major, minor = chosen.kind.rstrip("a").split(".")
    pretend((int(major), int(minor)))
    for name in chosen.games or merrymen.games():
        for part in chosen.only:
            print("\n".join(compile_ahead(name, part)), flush=True)


if __name__ == "__main__":
    main()
