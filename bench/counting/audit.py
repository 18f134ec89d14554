"""Counting: what cannot be."""

from __future__ import annotations

from typing import Any

from bench.counting.state import ACTIONS, FEW, LONGEST
from merrymen.editions import Edition


def audit(s: Any, edition: Edition) -> list[str]:
    """As many steps as there can be, in turn, and sums that they can have made."""
    last, problems = LONGEST if s.long else FEW, []
    if s.steps > last:
        problems.append(f"{s.steps} steps were made of {last}")
    if s.seat != (-1 if s.steps == last else s.steps % 2):
        problems.append(f"seat {s.seat} is to move after {s.steps} steps")
    for seat in range(s.players):
        own = (s.steps + 1 - seat) // 2
        if not own <= s.sums[seat] <= ACTIONS * own:
            problems.append(f"seat {seat} has {s.sums[seat]} after {own} numbers")
    return problems
