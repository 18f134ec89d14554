"""What a network reads of a position, made from the fields' own declarations.

Every field but the random state, the count of reveals and traces is turned into numbers between
0 and 1: a number is scaled by its range, a choice of few things (nothing being one of them) becomes
one column per thing, a choice of many is scaled, a set becomes one column per member. The rules'
`hide` runs before, so a column never holds what the seat may not know.

The last columns say which seat observes. With `relative`, the table is turned in the other columns:
the observing seat is seat 0, its left neighbour seat 1, and so on. A field is one per seat when its
first axis is as long as the largest table, and a choice is one of seats when it has that many
options or when its names begin with "seat 0". Where a game has other things in that number, name
the fields that turn.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from merrymen.engine.fields import Field
from merrymen.errors import BadSetup
from merrymen.observing.encoding import (
    BITS,
    KIND,
    NO_SEAT,
    OFFSET,
    ONE_HOT,
    POINTS,
    SCALED,
    SEAT,
    STRIDE,
    WIDTH,
    place_of,
)

if TYPE_CHECKING:
    from merrymen.game import Game

FEW = 16  # a choice of at most so many things gets a column for each
SILENT = ("rng", "reveals")  # say nothing about the table


@dataclass(frozen=True)
class Plan:
    """How to read a record: the runs of like numbers in it, and a name for every column."""

    runs: Any  # int32[runs, 10], see `encoding`
    scales: Any  # float32[runs]
    names: tuple[str, ...]
    own: int  # the first of the columns that say who observes

    @property
    def columns(self) -> int:
        return len(self.names)

    def singly(self, players: int) -> tuple[Any, Any, Any]:
        """The same for threads that each write one column at a time.

        Runs are cut into numbers, and sets into members, each found in its own byte (`LOW` is the
        bit). What is read alike comes together, and what threads side by side need lies side by
        side: where each number begins for the seat that counts as seat 0, int32[players, parts];
        int32[10, parts]; float32[parts].
        """
        parts = []
        for run, scale in zip(self.runs.tolist(), self.scales, strict=True):
            at, width, count, kind, low, first, size, *turning = run
            for number in range(count):
                place, column = at + number * width, first + number * size
                if kind == BITS:
                    for bit in range(size):
                        byte, low = divmod(bit, 8)
                        part = [place + byte, 1, 1, kind, low, column + bit, 1, *turning]
                        parts.append((part, scale))
                else:
                    parts.append(([place, width, 1, kind, low, column, 1, *turning], scale))
        parts.sort(key=lambda each: (each[0][KIND], each[0][WIDTH], each[0][POINTS]))
        table = np.array([part for part, _ in parts], np.int32).T.copy()
        turn = (table[OFFSET], table[SEAT], table[STRIDE])
        places = [
            [place_of(*numbers, me, players) for numbers in zip(*turn, strict=True)]
            for me in range(players)
        ]
        return np.array(places, np.int32), table, np.array([by for _, by in parts], np.float32)


def plan_of(game: Game, relative: bool | Collection[str] = False) -> Plan:
    """The plan for a game, the same for every player count and option."""
    turning = _turning(game, relative)
    runs: list[list[int]] = []
    scales: list[float] = []
    names: list[str] = []
    most = game.players[-1]
    for name, field in game.layout.fields.items():
        if name in SILENT or field.trace:
            continue
        start = game.layout.dtype.fields[name][1]  # type: ignore[index]
        points = name in turning and _names_seats(field, most)
        kind, size = _columns(field)
        for seat, first, count in _pieces(field, most if name in turning else NO_SEAT):
            width = field.dtype.itemsize
            place = [start + first * width, width, count]
            columns = [kind, field.low, len(names), size]
            runs.append([*place, *columns, seat, count * width, points])
            scales.append(1.0 / max(1, field.high - field.low))
            for number in range(first, first + count):
                names += _titles(name, field, number, kind, size)
    own = len(names)
    names += [f"observer={seat}" for seat in range(most)]
    return Plan(np.array(runs, np.int32), np.array(scales, np.float32), tuple(names), own)


def _turning(game: Game, relative: bool | Collection[str]) -> Collection[str]:
    """The names of the fields that turn with the observing seat."""
    if isinstance(relative, bool):
        return tuple(game.layout.fields) if relative else ()
    for name in relative:
        if name not in game.layout.fields:
            raise BadSetup(f"a position of {game.title} has no field {name} that could turn")
    return relative


def _columns(field: Field) -> tuple[int, int]:
    """How a value is turned into columns, and how many."""
    if field.kind == "bits":
        return BITS, field.high.bit_length()
    things = field.high - field.low + 1
    return (ONE_HOT, things) if field.kind == "choice" and things <= FEW else (SCALED, 1)


def _pieces(field: Field, most: int) -> Iterator[tuple[int, int, int]]:
    """The runs of a field: the seat it belongs to, its first number, how many."""
    total = math.prod(field.shape)
    if not field.shape or field.shape[0] != most:
        yield NO_SEAT, 0, total
        return
    each = total // most
    for seat in range(most):
        yield seat, seat * each, each


def _names_seats(field: Field, most: int) -> bool:
    if field.kind != "choice":
        return False
    return field.names[0] == "seat 0" if field.names else field.high + 1 == most


def _titles(name: str, field: Field, number: int, kind: int, size: int) -> list[str]:
    """What the columns of one number are called: display[3], place[17]=shown, kinds[0]{2}."""
    at = np.unravel_index(number, field.shape) if field.shape else ()
    stem = name + "".join(f"[{i}]" for i in at)
    if kind == SCALED:
        return [stem]
    if kind == BITS:
        return [f"{stem}{{{member}}}" for member in range(size)]
    things = field.names or tuple(str(i) for i in range(field.high + 1))
    return [f"{stem}={thing}" for thing in ("none", *things)]
