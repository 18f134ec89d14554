"""Keep a GPU's compiled kernels beside the compiled rules, so that a second process starts at once.

What a kernel was compiled from is told by the folder (the engine and the generic rules), by the
seal in the records' types (the game), by a hash of the files that kernels stand in (what they call
there, and what is constant there) and by Numba's own key (the kernel itself). The runtime library
is left out of that key: machine code for one kind of GPU is the same whoever loads it, so a folder
can be carried to another machine of the same kind.
"""

from __future__ import annotations

import hashlib
import os
import pathlib
import sys
from collections.abc import Callable
from typing import Any

import numba_cuda
from numba import cuda
from numba.cuda.dispatcher import CUDACache, CUDACacheImpl

from merrymen.engine import speaking
from merrymen.engine.compiling import cache_folder, digest
from merrymen.engine.keeping import Place

_HOUSE = pathlib.Path(__file__).parent.parent
_FILES = ("batch/cuda", "batch/gpu", "batch/grouping", "batch/kernel", "training/cuda")
COMMON = digest(_HOUSE / f"{name}.py" for name in _FILES)


class _GamesOwn(Place):
    """The game's folder itself, wherever the sources lie: it may come from another machine."""

    def __init__(self, function: Callable[..., Any], folder: pathlib.Path) -> None:
        super().__init__(function, folder)
        self._path = folder


class _Keeping(CUDACacheImpl):
    """Numba's way to write kernels down, at our place whatever the process has set."""

    folder: pathlib.Path

    def __init__(self, function: Callable[..., Any]) -> None:
        self._locator = _GamesOwn(function, self.folder)
        self._locator.ensure_cache_path()
        self._lineno = function.__code__.co_firstlineno
        module = os.path.splitext(os.path.basename(self._locator._py_file))[0]
        whole = f"{module}.{function.__qualname__}"
        self._filename_base = self.get_filename_base(whole, getattr(sys, "abiflags", ""))

    def reduce(self, kernel: Any) -> Any:
        """The machine code alone: what it was made from is ten times as large, and of no use."""
        library = kernel._codelibrary
        library._llvm_strs, library._ptx_cache = [], {}
        return super().reduce(kernel)


class _KernelCache(CUDACache):
    """Numba's cache of one kernel, by what the machine code depends on."""

    _impl_class = _Keeping

    def __init__(self, kernel: Any) -> None:
        super().__init__(kernel.py_func)
        options = {**kernel.targetoptions, "lto": None}  # a machine that cannot link may load
        self._options = repr(sorted(options.items()))  # registers, say

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        cells = self._py_func.__closure__ or ()
        bound = repr([cell.cell_contents for cell in cells])
        said = self._py_func.__code__.co_code + (bound + self._options).encode()
        code = hashlib.sha256(said).hexdigest()
        kind = tuple(cuda.get_current_device().compute_capability)
        return (sig, kind, numba_cuda.__version__, COMMON, code)


def keep_kernels(kernels: dict[str, Any], game: str) -> None:
    """Keep what is compiled of these kernels. Every game has a folder: they compile side by side,
    and two processes must not write one index."""
    _Keeping.folder = cache_folder() / f"gpu-{game}"
    for kernel in kernels.values():
        try:
            kernel._cache = _KernelCache(kernel)
        except OSError:
            speaking.unkept(_Keeping.folder)
            return
