"""The bots that can be asked to a table, by strength."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from merrymen.errors import BadSetup

Levels = Mapping[str, tuple[str, Mapping[str, Any]]]
"""A level's name, the bot behind it and the bot's settings."""

LEVELS: Levels = {
    "squire": ("squire", {}),
    "outlaw": ("outlaw", {}),
    "sage": ("sage", {}),
    "legend": ("legend", {}),
}


DEFAULT_LEVEL = "outlaw"


def check_level(levels: Levels, name: str) -> str:
    """The level, or BadSetup."""
    if name not in levels:
        raise BadSetup(f"there is no level {name[:40]!r}; the levels are: {', '.join(levels)}")
    return name
