"""The arena: bots against one another, and what that says about bots and games."""

from merrymen.arena import steps
from merrymen.arena.results import Results
from merrymen.arena.series import play, series

__all__ = ["Results", "play", "series", "steps"]
