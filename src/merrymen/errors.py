"""Errors that say what is wrong and what to do."""

from __future__ import annotations

import pathlib
import traceback
from typing import Any

HOME = pathlib.Path(__file__).parent


class MerrymenError(Exception):
    """Something a caller can put right."""


class UnknownGame(MerrymenError):
    """No game of that name."""


class BadSetup(MerrymenError):
    """A player count, an option or a seat that the game does not have."""


class MissingExtra(MerrymenError, ImportError):
    """A library that an extra of this package brings."""


class BrokenBot(MerrymenError):
    """A bot of somebody's own that cannot be loaded or made, or fails in a game, and where."""


class IllegalAction(MerrymenError):
    """An action that is not possible now, and why (as a message); nothing is changed."""

    def __init__(self, words: str, reason: dict[str, Any] | None = None) -> None:
        self.reason = reason
        super().__init__(words)


class DamagedPosition(MerrymenError):
    """Bytes or data that are no position of this game."""


class BadEdition(MerrymenError):
    """An edition file that cannot be used, with every problem found in it."""

    def __init__(self, where: str, problems: list[str]) -> None:
        self.problems = problems
        listed = "\n".join(f"  - {problem}" for problem in problems)
        super().__init__(f"{where} is not a usable edition:\n{listed}")


def trace(error: BaseException) -> str:
    """An exception as Python prints it, without our own frames before the bot's."""
    told = traceback.TracebackException.from_exception(error)
    own = [HOME in pathlib.Path(frame.filename).parents for frame in told.stack]
    first = own.index(False) if False in own else 0
    # The machinery that imports a file stands between us and it.
    while first < len(told.stack) and "importlib" in told.stack[first].filename:
        first += 1
    del told.stack[: min(first, len(told.stack) - 1)]
    return "".join(told.format()).rstrip()
