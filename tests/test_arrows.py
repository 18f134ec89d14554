"""Which room may import which: the contract in `.importlinter`."""

from __future__ import annotations

import pathlib

from importlinter.cli import lint_imports

ROOT = pathlib.Path(__file__).parent.parent


def test_arrows_point_down_only() -> None:
    assert lint_imports(config_filename=str(ROOT / ".importlinter"), no_cache=True) == 0
