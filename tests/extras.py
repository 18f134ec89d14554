"""Libraries that are optional for users and needed by some tests."""

from __future__ import annotations

import importlib.util
import os
from typing import Any

import pytest


def need(module: str, extra: str) -> Any:
    """The module; without it the tests are skipped, but fail where CI says nothing may be."""
    if os.environ.get("CI") and importlib.util.find_spec(module) is None:
        pytest.fail(_words(module, extra))
    return may_need(module, extra)


def may_need(module: str, extra: str) -> Any:
    """The module; without it the tests are skipped everywhere: PyTorch is too large to pin."""
    try:
        return importlib.import_module(module)
    except ImportError:
        pytest.skip(_words(module, extra), allow_module_level=True)


def _words(module: str, extra: str) -> str:
    return f"{module} is not installed: pip install 'merrymen[{extra}]'"
