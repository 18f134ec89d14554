"""How far off is what a network expects, beside games that are played out from there?

    python -m tools.foresight [GAME …] [--positions 100] [--games 400]

The chance to win is found by so many games of the network's first thoughts, from positions as the
seat to move knows them, and after every legal action. The positions are from games of first
thoughts at the smallest table, in which one decision of twelve is made by chance. Then the same is
asked of the network, of games by the game's advice, and of games that begin with three first
thoughts. What is told is the root of the mean square of how far these are off, less what chance
adds; for the actions of a position it is that of their differences, beside how much they differ.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import merrymen
from merrymen.bots.learned import Mind, Sage
from merrymen.engine.plain import for_rules
from merrymen.learning import selfplay
from merrymen.learning.network import Network, shipped
from merrymen.match import Match

ASTRAY = 1 / 12  # of the decisions are made by chance
EACH = 3  # positions from one game
TO_THE_END = 10_000  # more first thoughts than any game has decisions
WAYS = {"by the advice": 0, "three thoughts, then the advice": 3}  # first thoughts of each

Found = tuple[float, float, float]  # the share of the wins, its error by chance, what was expected


class Outlook:
    """Games that go on from positions of one game and player count."""

    def __init__(self, network: Network, match: Match) -> None:
        self._mind, self._players = Mind(network, match), match.players
        game, headings = match.game, len(match.game.headings)
        self._buffers = (
            np.empty(game.actions, np.int32),
            np.empty(game.actions, np.int64),
            np.zeros((match.players, headings), np.int32),
            np.zeros(match.players, np.int64),
            np.zeros(match.players),
        )

    def after(self, hidden: Match, seat: int, action: int, thoughts: int, games: int) -> Found:
        """How a seat fares after an action (-1: as things stand), in so many games."""
        mind, shape = self._mind, (games, self._players)
        shares, expected, points = np.zeros(shape), np.zeros(shape), np.zeros(shape, np.int32)
        seed = thoughts * hidden.game.actions + action + 1  # nothing shares its chance
        selfplay.go_on(
            for_rules(mind.copy), mind.words, hidden.position, hidden.edition.cards, seat, action,
            thoughts, seed, (mind.network.arrays, mind.reader.compiled, mind.desk),
            self._buffers, shares, points, expected,
        )  # fmt: skip
        own = shares[:, seat]
        return float(own.mean()), float(own.var(ddof=1) / games), float(expected[:, seat].mean())


@dataclass
class Errors:
    """Squares of how far off something is, of positions and of the actions of each."""

    positions: list[float] = field(default_factory=list)
    actions: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{_root(self.positions):.3f}, of actions {_root(self.actions):.3f}"


def _root(squares: list[float]) -> float:
    return math.sqrt(max(0.0, statistics.fmean(squares)))


def _apart(one: list[float], other: list[float], noise: float) -> float:
    """The mean square of how much differences differ, less what chance adds."""
    off = np.array(one) - np.array(other)
    return float(off.var(ddof=1)) - noise


def positions(game: merrymen.Game, count: int, seed: int) -> list[tuple[Match, int]]:
    """Decisions of games of first thoughts that go astray now and then, as their seats see them."""
    chance, sage, found = random.Random(seed), Sage(), list[tuple[Match, int]]()
    while len(found) < count:
        match, own = game.new(game.players[0], seed=chance.getrandbits(30)), []
        while (seat := match.to_move) is not None:
            legal, hidden = match.legal(), match.hidden(seat)
            if len(legal) > 1:
                own.append((hidden, seat))
            astray = chance.random() < ASTRAY
            match.apply(chance.choice(legal) if astray else sage.choose(hidden, seat))
        found += chance.sample(own, EACH)
    return found[:count]


def measure(name: str, count: int, games: int, seed: int = 3) -> dict[str, Errors]:
    """How far off each way is; under `differ` how much the actions of a position do."""
    game = merrymen.game(name)
    network = shipped(name)
    outlook = Outlook(network, game.new(game.players[0], seed=seed))
    told = {way: Errors() for way in ("network", *WAYS, "differ")}
    for hidden, seat in positions(game, count, seed):
        truly = outlook.after(hidden, seat, -1, TO_THE_END, games)
        told["network"].positions.append((truly[2] - truly[0]) ** 2 - truly[1])
        actions = hidden.legal()
        really = [outlook.after(hidden, seat, one, TO_THE_END, games) for one in actions]
        worth, noise = [one[0] for one in really], statistics.fmean(one[1] for one in really)
        told["differ"].actions.append(_apart(worth, [0.0] * len(worth), noise))
        told["network"].actions.append(_apart([one[2] for one in really], worth, noise))
        for way, thoughts in WAYS.items():
            as_it_is = outlook.after(hidden, seat, -1, thoughts, games)
            off = (as_it_is[0] - truly[0]) ** 2 - truly[1] - as_it_is[1]
            told[way].positions.append(off)
            each = [outlook.after(hidden, seat, one, thoughts, games) for one in actions]
            both = noise + statistics.fmean(one[1] for one in each)
            told[way].actions.append(_apart([one[0] for one in each], worth, both))
    return told


def main(given: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--games", type=int, default=400, help="from each, and after each action")
    chosen = parser.parse_args(given)
    for name in chosen.names or merrymen.games():
        told: dict[str, Any] = dict(measure(name, chosen.positions, chosen.games))
        differ = _root(told.pop("differ").actions)
        said = "; ".join(f"{way} {errors}" for way, errors in told.items())
        print(f"{name}: {said}; actions differ by {differ:.3f}", flush=True)


if __name__ == "__main__":
    main()
