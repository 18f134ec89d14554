"""Bots from files, loaded as Python people expect.

The file's folder is on the path, so it can import what lies beside it; its module is known by its
name, so dataclasses and pickle find it; an error in it is an error with its own traceback.
"""

from __future__ import annotations

import hashlib
import importlib.util
import pathlib
import sys
from types import ModuleType
from typing import Any

from merrymen.errors import BadSetup, BrokenBot, trace

MARK = ".py:"


def split(name: str) -> tuple[pathlib.Path, str] | None:
    """`my_bot.py:MyBot` as file and class; the colon of a drive (C:\\bot.py:MyBot) is no mark."""
    at = name.rfind(MARK)
    if at < 0:
        return None
    return pathlib.Path(name[: at + len(MARK) - 1]), name[at + len(MARK) :]


def load(path: pathlib.Path, class_name: str) -> Any:
    """The class (or the function that makes a bot) of that name in the file."""
    if not path.is_file():
        raise BadSetup(f"there is no file {path}")
    module = _module(path.resolve())
    if not hasattr(module, class_name):
        raise BadSetup(f"{path} has no class {class_name}")
    return getattr(module, class_name)


def _module(path: pathlib.Path) -> ModuleType:
    """The file as a module: the one in use where it was loaded before and has not changed."""
    name = path.stem
    known = sys.modules.get(name)
    if known is not None and getattr(known, "__file__", None) != str(path):
        # Another module has the name: a bot in json.py must not replace json.
        name = f"{name}_{hashlib.sha256(str(path).encode()).hexdigest()[:8]}"
        known = sys.modules.get(name)
    stamp = path.stat().st_mtime_ns
    if known is not None and getattr(known, "__merrymen_stamp__", stamp) == stamp:
        return known
    if str(path.parent) not in sys.path:
        # At the end: processes that are started later inherit the path, and a json.py beside a
        # bot must not stand in for Python's own there.
        sys.path.append(str(path.parent))
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    module.__merrymen_stamp__ = stamp  # type: ignore[attr-defined]
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise BrokenBot(f"{path} cannot be loaded:\n{trace(error)}") from error
    return module
