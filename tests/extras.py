"""Libraries that are optional for users and needed by some tests."""

from __future__ import annotations

import importlib
import os
from typing import Any

import pytest


def need(module: str, extra: str) -> Any:
    """The module; without it the test file is skipped, or fails where CI says nothing may be."""
    try:
        return importlib.import_module(module)
    except ImportError:
        words = f"{module} is not installed: pip install 'merrymen[{extra}]'"
        if os.environ.get("CI"):
            pytest.fail(words)
        pytest.skip(words, allow_module_level=True)
