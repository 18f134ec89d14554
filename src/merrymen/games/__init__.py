"""The games, one room each."""

from __future__ import annotations

import functools
import importlib
import pkgutil

from merrymen.errors import UnknownGame
from merrymen.game import Game


@functools.cache
def names() -> tuple[str, ...]:
    """The names of all games: a game is a package in this folder."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules(__path__) if m.ispkg))


@functools.cache
def game(name: str) -> Game:
    """A game by its name."""
    if name not in names():
        raise UnknownGame(f"there is no game {name!r}; the games are: {', '.join(names())}")
    found: Game = importlib.import_module(f"{__name__}.{name}").GAME
    return found
