"""Counting: the table as people see it."""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition


def board(s: Any, edition: Edition, seat: int | None) -> dict[str, Any]:
    return {"steps": s.steps, "sums": s.sums.tolist()}


def round_of(s: Any) -> None:
    """There are no rounds."""
