"""Keep compiled rules in a folder of our own, and leave everybody else's Numba cache alone.

Numba has one setting for the cache of a whole process, which is its user's to choose. So each of
our functions gets a cache object of its own that knows our folder, and no setting is touched.
"""

from __future__ import annotations

import functools
import hashlib
import inspect
import os
import pathlib
import sys
import tempfile
from collections.abc import Callable
from typing import Any

from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile

from merrymen.engine import speaking


class Place:
    """Where the compiled code of one function lies, and by what it is known."""

    def __init__(self, function: Callable[..., Any], folder: pathlib.Path) -> None:
        self._py_file = inspect.getfile(function)  # the name by which Numba asks for it
        self._line = function.__code__.co_firstlineno
        parent = pathlib.Path(self._py_file).resolve().parent
        short = hashlib.sha256(str(parent).encode()).hexdigest()[:16]
        self._path = folder / f"{parent.name}_{short}"

    def ensure_cache_path(self) -> None:
        """Make the folder, or fail with OSError where nothing can be written."""
        self._path.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=self._path).close()

    def get_cache_path(self) -> str:
        return str(self._path)

    def get_source_stamp(self) -> bytes:
        """A hash of the file: installing the same sources again compiles nothing anew."""
        return hashlib.sha256(pathlib.Path(self._py_file).read_bytes()).digest()

    def get_disambiguator(self) -> str:
        return str(self._line)


class _Keeping(CompileResultCacheImpl):
    """Numba's way to write compiled code down, at our place whatever the process has set."""

    folder: pathlib.Path

    def __init__(self, function: Callable[..., Any]) -> None:
        self._locator = Place(function, self.folder)
        self._locator.ensure_cache_path()
        self._lineno = function.__code__.co_firstlineno
        module = os.path.splitext(os.path.basename(self._locator._py_file))[0]
        whole = f"{module}.{function.__qualname__}"
        self._filename_base = self.get_filename_base(whole, getattr(sys, "abiflags", ""))


class _RuleCache(FunctionCache):
    """Numba's cache of one function, which says so when something must really be compiled.

    Numba keeps one index for all signatures of a function. Processes that compile several games at
    once would overwrite each other's entries, or find the code of another game under their own: so
    every signature has an index of its own.
    """

    _impl_class = _Keeping

    def load_overload(self, signature: Any, target: Any) -> Any:
        self._cache_file = self._file_of(signature, target.codegen())
        found = super().load_overload(signature, target)
        if found is None:
            speaking.missed(signature)
        else:
            speaking.met(signature)
        return found

    def save_overload(self, signature: Any, result: Any) -> None:
        self._cache_file = self._file_of(signature, result.codegen)
        super().save_overload(signature, result)

    def holds(self, signature: Any, target: Any) -> bool:
        """Whether code is kept for a signature."""
        file = self._file_of(signature, target.codegen())
        return pathlib.Path(file._data_path(file._data_name(1))).exists()

    def _file_of(self, signature: Any, codegen: Any) -> IndexDataCacheFile:
        if signature not in self._files:
            key = repr(self._index_key(signature, codegen)).encode()
            name = f"{self._impl.filename_base}-{hashlib.sha256(key).hexdigest()[:16]}"
            stamp = self._impl.locator.get_source_stamp()
            self._files[signature] = IndexDataCacheFile(self._cache_path, name, stamp)
        return self._files[signature]

    @functools.cached_property
    def _files(self) -> dict[Any, IndexDataCacheFile]:
        return {}


def keep(compiled: Any, folder: pathlib.Path) -> Any:
    """Keep what is compiled for a function in this folder, where one can write there at all."""
    _Keeping.folder = folder
    try:
        compiled._cache = _RuleCache(compiled.py_func)
    except OSError:
        speaking.unkept(folder)
    return compiled
