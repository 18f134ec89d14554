"""Bots: one method over a hidden record."""

from __future__ import annotations

from typing import Any, Protocol

from merrymen.bots.greedy import Greedy
from merrymen.bots.random import Random
from merrymen.bots.search import Search
from merrymen.errors import BadSetup
from merrymen.match import Match


class Bot(Protocol):
    """Whoever can choose an action from what a seat may know."""

    def choose(self, hidden_match: Match, seat: int) -> int:
        """The action to take, one of `hidden_match.legal()`."""


_MAKERS = {"random": Random, "greedy": Greedy, "search": Search}


def bot(name: str, **settings: Any) -> Bot:
    """A bot by its name: random, greedy or search."""
    if name not in _MAKERS:
        raise BadSetup(f"there is no bot {name!r}; the bots are: {', '.join(_MAKERS)}")
    try:
        made: Bot = _MAKERS[name](**settings)
    except TypeError as error:
        raise BadSetup(f"the bot {name} cannot be made: {error}") from None
    return made
