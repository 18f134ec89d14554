"""Puzzles: positions of real games in which one action is clearly better, and hard to see."""

from merrymen.puzzles.puzzle import Puzzle, puzzles

__all__ = ["Puzzle", "puzzles"]
