"""Modules that no package holds: examples, and tools as they are called."""

from __future__ import annotations

import importlib.util
import pathlib
from typing import Any


def module_at(path: pathlib.Path) -> Any:
    """The module in a file, run."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
