"""The arena: bots against one another, and what that says about bots and games."""

from merrymen.arena.series import Series, play, series

__all__ = ["Series", "play", "series"]
