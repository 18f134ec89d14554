"""Who sits in the other seats of an environment: bots by name, bots, functions, networks.

A seat can be given
- a name, as for `merrymen.bot`: every table gets a bot of its own, with a seed from the reset;
- an object with `choose(hidden_match, seat)`, or a function of the same two: it serves all tables;
- a policy with `act(observations, masks)`, for n tables at once: an action for each;
- a model with `predict(observations, action_masks=…)`, as sb3-contrib's are;
- a network of PyTorch, from observations to a preference for every action (or a tuple that begins
  with one): the legal action that it prefers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import numpy as np

from merrymen.batch import Batch
from merrymen.batch.batch import BOTS
from merrymen.batch.taking import actions_of
from merrymen.bots import Bot, bot
from merrymen.errors import BadSetup, IllegalAction
from merrymen.whole import derived

Opponent = Any
"""See above: a name, a bot, a function, a policy, a model or a network."""


class Player(Protocol):
    """One seat at all tables of a batch."""

    def reset(self, seed: int) -> None:
        """Begin anew, by chance from this seed."""
        ...

    def act(self, batch: Batch, rows: Any, seat: int) -> Any:
        """An action for each of these tables, at all of which this seat is to move."""
        ...


class Quick:
    """A bot that a batch has itself, asked for all tables at once."""

    def __init__(self, name: str) -> None:
        self.name = name

    def reset(self, seed: int) -> None:
        """It draws from the batch's own stream."""

    def act(self, batch: Batch, rows: Any, seat: int) -> Any:
        return batch.choose(self.name)[rows]


class Named:
    """Bots by their name, one for every table."""

    def __init__(self, name: str) -> None:
        self.name = name
        bot(name, seed=0)  # a wrong name is said at once
        self._seed, self._bots = 0, dict[int, Bot]()

    def reset(self, seed: int) -> None:
        self._seed = seed
        self._bots.clear()

    def act(self, batch: Batch, rows: Any, seat: int) -> Any:
        return [self._choose(batch, int(row), seat) for row in rows]

    def _choose(self, batch: Batch, row: int, seat: int) -> int:
        if row not in self._bots:
            self._bots[row] = bot(self.name, seed=derived(self._seed, row))
        return self._bots[row].choose(batch.match(row).hidden(seat), seat)


class Asked:
    """One bot or function for all tables, asked about one after another."""

    def __init__(self, choose: Callable[[Any, int], int]) -> None:
        self._choose = choose

    def reset(self, seed: int) -> None:
        """Its chance is its own."""

    def act(self, batch: Batch, rows: Any, seat: int) -> Any:
        return [self._choose(batch.match(int(row)).hidden(seat), seat) for row in rows]


class Learned:
    """Whatever takes observations and masks of many tables, and gives their actions."""

    def __init__(self, act: Callable[[Any, Any], Any]) -> None:
        self._act = act

    def reset(self, seed: int) -> None:
        """Its chance is its own."""

    def act(self, batch: Batch, rows: Any, seat: int) -> Any:
        return self._act(batch.observe(seat)[rows], batch.legal()[rows])


def player(given: Opponent) -> Player:
    """Whoever was given, as somebody who can sit at the tables; BadSetup where nobody can."""
    if isinstance(given, str):
        return Quick(given) if given in BOTS else Named(given)
    if isinstance(given, type):
        return player(given())
    if callable(getattr(given, "choose", None)):
        return Asked(given.choose)
    if callable(getattr(given, "act", None)):
        return Learned(given.act)
    if callable(getattr(given, "predict", None)):
        return Learned(lambda seen, legal: given.predict(seen, action_masks=legal)[0])
    if callable(getattr(given, "forward", None)) and hasattr(given, "parameters"):
        return Learned(_preferring(given))
    if callable(given):
        return Asked(given)
    raise BadSetup(
        f"{given!r} cannot play: give a bot's name, an object with choose, act or predict,"
        " a function of hidden_match and seat, or a network"
    )


def _preferring(network: Any) -> Callable[[Any, Any], Any]:
    def act(seen: Any, legal: Any) -> Any:
        import torch

        with torch.no_grad():
            device = next(iter(network.parameters())).device
            wishes = network(torch.from_numpy(np.ascontiguousarray(seen)).to(device))
        wishes = wishes[0] if isinstance(wishes, tuple) else wishes
        return np.where(legal, wishes.cpu().numpy(), -np.inf).argmax(axis=1)

    return act


class Company:
    """The players of some seats of a batch, and what they all do until none of them is to move."""

    def __init__(self, batch: Batch, seats: Sequence[int], given: Opponent | Sequence[Any]) -> None:
        self.batch, self.seats = batch, tuple(seats)
        self.seated: dict[int, Player] = {}
        self.seat(given)

    def seat(self, given: Opponent | Sequence[Any]) -> None:
        """One for all seats, or a list with one for each of them, checked now."""
        if isinstance(given, list | tuple):
            if len(given) != len(self.seats):
                raise BadSetup(
                    f"{len(self.seats)} opponents are needed, one for each of the seats"
                    f" {', '.join(map(str, self.seats))}, not {len(given)}"
                )
            players = [player(one) for one in given]
        else:
            players = [player(given) for _ in self.seats]
        self.seated = dict(zip(self.seats, players, strict=True))
        named = {one.name if isinstance(one, Quick) else None for one in players}
        # All alike and quick: one call for all seats of all tables.
        self._quick = named.pop() if len(named) == 1 else None

    def reset(self, seed: int) -> None:
        """Begin anew, everybody with chance of their own."""
        for seat, one in self.seated.items():
            one.reset(derived(seed, seat))

    def waiting(self) -> Any:
        """At which tables one of them is to move."""
        return np.isin(self.batch.to_move, self.seats)

    def actions(self, waiting: Any) -> Any:
        """What they do there; -1 at all other tables."""
        if self._quick is not None:
            return np.where(waiting, self.batch.choose(self._quick), -1)
        chosen = np.full(self.batch.n, -1, np.int32)
        for seat, one in self.seated.items():
            rows = np.flatnonzero(waiting & (self.batch.to_move == seat))
            if len(rows):
                chosen[rows] = self._taken(one.act(self.batch, rows, seat), len(rows), seat)
                self._check(rows, chosen[rows], seat)
        return chosen

    def _taken(self, actions: Any, count: int, seat: int) -> Any:
        try:
            return actions_of(actions, count, self.batch.actions - 1)
        except IllegalAction as error:
            raise IllegalAction(f"the opponent in seat {seat}: {error}") from None

    def _check(self, rows: Any, chosen: Any, seat: int) -> None:
        """An opponent's mistake is told as the opponent's."""
        inside = (chosen >= 0) & (chosen < self.batch.actions)
        legal = inside & self.batch.legal()[rows, np.where(inside, chosen, 0)]
        if not legal.all():
            at = int(np.argmin(legal))
            try:
                self.batch.match(int(rows[at])).check(int(chosen[at]))
            except IllegalAction as error:
                raise IllegalAction(f"the opponent in seat {seat}: {error}", error.reason) from None
