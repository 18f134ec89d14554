"""Bots: one method over a hidden record."""

from __future__ import annotations

import functools
import importlib.metadata
import inspect
import pathlib
from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable

from merrymen.bots import files, thinking
from merrymen.bots.evaluation import Evaluation
from merrymen.bots.greedy import Greedy
from merrymen.bots.learned import Sage
from merrymen.bots.levels import LEGEND, LEVELS, SAGE, Level
from merrymen.bots.process import Program
from merrymen.bots.random import Random
from merrymen.errors import BadSetup, BrokenBot, MerrymenError, trace
from merrymen.match import Match
from merrymen.whole import seed_of

ENTRY_POINTS = "merrymen.bots"


class Bot(Protocol):
    """Whoever can choose an action from what a seat may know."""

    def choose(self, hidden_match: Match, seat: int) -> int:
        """The action to take, one of `hidden_match.legal()`."""
        ...


@runtime_checkable
class Evaluator(Bot, Protocol):
    """A bot that also says what it thinks of every action."""

    def evaluate(self, match: Match, seat: int) -> Evaluation:
        """What every action is worth to the seat, from what it may know."""


def _sage(
    seed: int | None = None,
    weights: str | pathlib.Path | None = None,
    wavering: float | None = None,
    character: str | None = None,
) -> Bot:
    """The level, or with settings of its own the network by itself."""
    if weights is None and wavering is None:
        return Level(SAGE, seed, character=character)
    return Sage(seed, weights, wavering or 0.0)


_MAKERS: dict[str, Callable[..., Bot]] = {
    "random": Random,
    "greedy": Greedy,
    **thinking.KINDS,
    SAGE: _sage,
}


def bot(name: str, **settings: Any) -> Bot:
    """A bot by its name.

    random, greedy, search (with a budget), squire, outlaw, sage, legend; `search:500` is search
    with 500 simulations, `search:1s` with a second, `search:500;guided=0.5` with a setting of its
    own; `legend:0.2s` is Legend in a hurry; sage is a trained network by itself, `sage:0.5` one
    that wavers, `learned:500` a search that it guides; `my_bot.py:MyBot` a class in a file;
    `run:COMMAND` a program that speaks JSON lines; any other name is looked up among the installed
    packages' entry points.
    """
    if not isinstance(name, str):
        raise BadSetup(f"a bot is asked for by its name, as in bot('greedy'), not by {name!r}")
    make = _maker(name)
    if settings.get("seed") is not None:
        settings["seed"] = seed_of(settings["seed"])
    try:
        inspect.signature(make).bind(**settings)
    except TypeError as error:
        raise BadSetup(f"the bot {name} cannot be made: {error}") from None
    return make(**settings)


def evaluator(name: str, **settings: Any) -> Evaluator:
    """A bot by its name that can say what it thinks: search, learned and the levels can."""
    made = bot(name, **settings)
    if not isinstance(made, Evaluator):
        raise BadSetup(f"the bot {name} does not evaluate; search, learned and the levels do")
    return made


def _maker(name: str) -> Callable[..., Bot]:
    head, colon, tail = name.partition(":")
    if name in _MAKERS:
        return _MAKERS[name]
    if name in LEVELS:
        return functools.partial(Level, name)
    if head == LEGEND and colon:
        return functools.partial(Level, LEGEND, budget=thinking.level_budget(LEGEND, tail))
    if head in thinking.KINDS and colon:
        return thinking.maker(head, tail)
    if head == "run" and colon:
        return lambda seconds=Program.SECONDS, seed=None: Program(tail, seconds, seed)
    if (found := files.split(name)) is not None:
        return _own(name, files.load(*found))
    return _from_entry_point(name)


def _from_entry_point(name: str) -> Callable[..., Bot]:
    found = importlib.metadata.entry_points(group=ENTRY_POINTS)
    if name in found.names:
        return _own(name, found[name].load())
    known = ", ".join(dict.fromkeys([*_MAKERS, *LEVELS, *sorted(found.names)]))
    raise BadSetup(
        f"there is no bot {name!r}; the bots are: {known},"
        " my_bot.py:MyBot for a class in a file, or run:COMMAND for a program"
    )


def _own(name: str, made: Callable[..., Bot]) -> Callable[..., Bot]:
    """A bot of one's own may take no seed: then it is left out. Its errors are its own."""
    parameters = inspect.signature(made).parameters.values()
    takes_seed = any(p.name == "seed" or p.kind is p.VAR_KEYWORD for p in parameters)

    def make(seed: int | None = None, **settings: Any) -> Bot:
        given = {"seed": seed, **settings} if takes_seed else settings
        try:
            one = made(**given)
        except MerrymenError:
            raise
        except Exception as error:
            raise BrokenBot(f"the bot {name} cannot be made:\n{trace(error)}") from error
        if not callable(getattr(one, "choose", None)):
            raise BadSetup(f"the bot {name} has no method choose(hidden_match, seat)")
        return one

    return make
