"""Counting: the table as people see it."""

from __future__ import annotations

from typing import Any

from bench.counting.view.shapes import CountingBoard
from merrymen.editions import Edition


def board(s: Any, edition: Edition, seat: int | None) -> CountingBoard:
    return {"steps": s.steps, "sums": s.sums.tolist()}


def round_of(s: Any) -> None:
    """There are no rounds."""
