"""The games, one room each."""

from __future__ import annotations

import contextlib
import copyreg
import functools
import importlib
import pkgutil
from collections.abc import Iterator

from merrymen.errors import UnknownGame
from merrymen.game import Game
from merrymen.messages import reading

_guests: dict[str, Game] = {}  # games from elsewhere, in this process


@functools.cache
def _rooms() -> tuple[str, ...]:
    return tuple(sorted(m.name for m in pkgutil.iter_modules(__path__) if m.ispkg))


def names() -> tuple[str, ...]:
    """The names of all games: a game is a package in this folder."""
    return (*_rooms(), *_guests)


@contextlib.contextmanager
def visiting(guest: Game) -> Iterator[None]:
    """Let a game that is no package of this folder be found by its name for a while."""
    _guests[guest.name] = guest
    try:
        with reading(guest.folder / "texts"):
            yield
    finally:
        del _guests[guest.name]
        game.cache_clear()


@functools.cache
def game(name: str) -> Game:
    """A game by its name."""
    if name in _guests:
        return _guests[name]
    if name not in names():
        raise UnknownGame(f"there is no game {name!r}; the games are: {', '.join(names())}")
    found: Game = importlib.import_module(f"{__name__}.{name}").GAME
    return found


# A game is known by its name, in every process.
copyreg.pickle(Game, lambda known: (game, (known.name,)))
