"""The page about GPUs says what was found, failures too."""

from __future__ import annotations

import json
import pathlib
from typing import Any

import pytest

from loading import module_at

TOOL = pathlib.Path(__file__).parents[2] / "tools" / "gpu_page.py"
FOUND = {
    "machine": {"gpu": "Test GPU", "python": "3.12", "numba": "1", "torch": "2"},
    "playouts/one": {"steps/s": 150_000_000},
    "playouts/two": {"error": "no luck"},
    "torch/one": {"steps/s, masks and features to torch": 30_000_000},
    "equality/one": {"games": 10_000, "equal": True},
    "equality/two": {"games": 10_000, "equal": True},
    "batch equality/one": {"equal": True},
    "batch equality/two": {"equal": False},
    "scaling/one": {"cuda": {"1": 10, "10": 100}, "cpu": {"1": 20, "10": 30}},
    "training": {"fair shares": 1.62, "seconds": 90},
}


@pytest.fixture(scope="module")
def tool() -> Any:
    return module_at(TOOL)


def test_page_and_plot_are_written(tool: Any, tmp_path: pathlib.Path) -> None:
    (tmp_path / "gpu.json").write_text(json.dumps(FOUND))
    assert tool.main([str(tmp_path / "gpu.json"), str(tmp_path)]) == 0
    page = (tmp_path / "gpu.md").read_text()
    assert "| one | 150 million | 30 million | yes |" in page
    assert "| two | failed | not measured | no |" in page
    assert "1.62 fair shares" in page
    assert (tmp_path / "scaling.png").read_bytes().startswith(b"\x89PNG")
    assert tool.main([]) == 2
