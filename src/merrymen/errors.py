"""Errors that say what is wrong and what to do."""

from __future__ import annotations

from typing import Any


class MerrymenError(Exception):
    """Something a caller can put right."""


class UnknownGame(MerrymenError):
    """No game of that name."""


class BadSetup(MerrymenError):
    """A player count, an option or a seat that the game does not have."""


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
