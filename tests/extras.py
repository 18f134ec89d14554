"""Libraries that are optional for users and needed by some tests."""

from __future__ import annotations

import importlib
import os
from typing import Any

import pytest

# Too large to pin and to install for every run: `./test --all` brings them.
LARGE = ("sb3_contrib", "stable_baselines3", "torch")


def need(module: str, extra: str) -> Any:
    """The module; without it the tests are skipped, but in CI only those of the large ones."""
    try:
        return importlib.import_module(module)
    except ImportError:
        words = f"{module} is not installed: pip install 'merrymen[{extra}]'"
        if os.environ.get("CI") and module not in LARGE:
            pytest.fail(words)
        pytest.skip(words, allow_module_level=True)
