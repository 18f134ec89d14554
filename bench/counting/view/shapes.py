"""Counting: the shape of the board."""

from typing import TypedDict


class CountingBoard(TypedDict):
    """How many numbers were added, and everybody's sum."""

    steps: int
    sums: list[int]
