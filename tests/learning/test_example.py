"""The example that trains a network: it runs, and what it trained plays."""

from __future__ import annotations

import pathlib
from typing import Any

import pytest

from extras import need
from loading import module_at

need("torch", "torch")

EXAMPLE = pathlib.Path(__file__).parents[2] / "examples" / "train_kings.py"


@pytest.fixture(scope="module")
def example() -> Any:
    return module_at(EXAMPLE)


def test_what_the_example_trains_plays(example: Any, tmp_path: pathlib.Path) -> None:
    fair = example.train(0.02, tmp_path, games=16, measured=4, copying=1)
    assert 0.0 <= fair <= 6.0
    assert (tmp_path / "kings_and_creatures.xz").is_file()
    first, second = example.play(tmp_path, seed=3)
    assert first > 0
    assert second > 0
