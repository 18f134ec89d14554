"""The tables to test at, and random walks through games."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import Any

import merrymen
from merrymen.arena import play
from merrymen.bots.greedy import Greedy
from merrymen.bots.random import Random
from merrymen.chronicle import Chronicle
from merrymen.game import Game
from merrymen.match import Match


@dataclass(frozen=True)
class Table:
    """A game with a number of players and a choice of options."""

    name: str
    players: int
    options: tuple[tuple[str, Any], ...]

    @property
    def game(self) -> Game:
        return merrymen.game(self.name)

    def start(self, seed: int) -> Match:
        return self.game.new(self.players, seed=seed, **dict(self.options))

    def __str__(self) -> str:
        return "-".join([self.name, str(self.players), *(str(value) for _, value in self.options)])


def tables_of(name: str) -> list[Table]:
    """Every player count with every combination of options."""
    game = merrymen.game(name)
    combos = itertools.product(*([(n, c) for c in o.choices] for n, o in game.options.items()))
    return [Table(name, n, combo) for combo in list(combos) for n in game.players]


Walk = Callable[[Match, int], Iterator[tuple[Match, int]]]

TABLES = [table for name in merrymen.games() for table in tables_of(name)]


def walk(match: Match, seed: int) -> Iterator[tuple[Match, int]]:
    """Play a random game; before each step give the position and the action to come."""
    chance = random.Random(seed)
    while match.to_move is not None:
        action = chance.choice(match.legal())
        yield match, action
        match.apply(action)


def greedy_walk(match: Match, seed: int) -> Iterator[tuple[Match, int]]:
    """The same between greedy bots, who now and then do anything."""
    bot, chance = Greedy(seed), random.Random(seed)
    while match.to_move is not None:
        action = bot.choose(match.hidden(match.to_move), match.to_move)
        if chance.random() < 0.1:
            action = chance.choice(match.legal())
        yield match, action
        match.apply(action)


def step_of(match: Match, seed: int, steps: int) -> Match:
    """The position after some random steps, or the last one."""
    for number, _ in enumerate(walk(match, seed)):
        if number == steps:
            break
    return match


def told_by_greedy(
    match: Match, seed: int, names: list[str], careless: Collection[int] = ()
) -> Chronicle:
    """A whole game between greedy bots from a fresh match, as its file tells it.

    Careless seats do anything: whoever looks back finds mistakes there.
    """
    greedy, chance = Greedy(seed), Random(seed)
    bots = [chance if seat in careless else greedy for seat in range(match.players)]
    return play(match.game, bots, seed, names=names, **match.options)
