"""Chickwood Forest: a free look is taken."""

from __future__ import annotations

from merrymen.games.chickwood_forest import state as st
from merrymen.match import Match


def dominated(hidden: Match, seat: int) -> set[int]:
    """CF-L2: a look through the spy glass costs nothing, and nobody learns what was seen."""
    return {st.PASS} if hidden.number("phase") == st.SPY else set()
