"""What a network reads of a position: rows, made from the fields' own declarations.

No game has an encoder of its own. After the rules' `hide`, every place of every field switches on
rows of the network's first layer: a choice or a small number the row of its value (the lowest one,
nothing or zero, none), a large number one row for each of two digits, a set a row for each member.
The places of a heap (`alike`) share their rows. The table is turned so that the observing seat is
seat 0: along every axis of seats, in every choice of a seat and in every set of seats. Then come
the points so far under every heading and in all, by the rules' own `score`, and the observer's
real seat. The random state, the count of reveals, traces and what is `skipped` are not read.

`RowMeaning`s describe the rows to training: what they have in common with others.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from merrymen.engine.fields import ALIKE, SKIPPED, Field
from merrymen.game import Game
from merrymen.learning.kernels import BASE, DIGITS, HIGHEST, LOWEST, MEMBERS, ONE
from merrymen.observing.plan import SILENT

SMALL = 17  # a number with at most so many values has a row for each
SEAT = "seat"


@dataclass(frozen=True)
class RowMeaning:
    """One row: what it stands for, and what it shares with others.

    Rows of one `thing` (a card, a phase) share what the thing is, rows of one `role` what it means
    for a thing to be there. `slope` is the value that the row stands for, as a part of its range.
    """

    title: str
    role: str
    place: str
    thing: tuple[str, int] | None = None
    slope: float = 0.0


@dataclass(frozen=True)
class Reader:
    """How to read a game's records; the same for all player counts and options."""

    places: Any  # int32[places, 6], see `kernels`
    offsets: Any  # int32[views, places]: where a place lies, for every player count and seat
    first_view: Any  # int32[players + 1]: the first view of each player count
    points: int  # the first row of the points so far
    observer: int  # the first row of who observes
    lines: tuple[RowMeaning, ...]
    most: int  # no position switches on more rows than this

    @property
    def rows(self) -> int:
        return len(self.lines)

    @property
    def compiled(self) -> tuple[Any, ...]:
        """As the kernels take it."""
        return self.places, self.offsets, self.first_view, self.points, self.observer


@functools.cache
def reader_of(game: Game) -> Reader:
    """The reader for a game."""
    lines: list[RowMeaning] = []
    places: list[list[int]] = []
    most = 0
    fields = [(n, f) for n, f in game.layout.fields.items() if is_read(n, f)]
    for name, field in fields:
        kind, size = shape_of(field)
        first, count = len(lines), math.prod(field.shape)
        for number in range(count):
            if number == 0 or field.reading != ALIKE:
                first = len(lines)
                lines += _lines(name, field, number, kind, size)
            turns = int(field.of == SEAT)
            places.append([field.dtype.itemsize, kind, field.low, first, size, turns])
        most += count * (1, 2, size)[kind]
    points = len(lines)
    for seat in range(game.players[-1]):
        for heading in (*game.headings, "all"):
            lines += _digit_lines(f"points[{seat}].{heading}", LOWEST, HIGHEST)
    observer = len(lines)
    lines += [RowMeaning(f"observer={n}", "observer", "observer") for n in range(game.players[-1])]
    offsets, first_view = _views(game, fields)
    most += 2 * game.players[-1] * (len(game.headings) + 1) + 1
    return Reader(
        np.array(places, np.int32), offsets, first_view, points, observer, tuple(lines), most
    )


def is_read(name: str, field: Field) -> bool:
    """Whether a network reads a field at all."""
    return name not in SILENT and not field.trace and field.reading != SKIPPED


def shape_of(field: Field) -> tuple[int, int]:
    """How the values of a field switch on rows, and how many rows a place has."""
    if field.kind == "bits":
        return MEMBERS, field.high.bit_length()
    values = field.high - field.low + 1
    if field.kind == "choice" or field.of or values <= SMALL:
        return ONE, values - 1
    return DIGITS, (values - 1) // BASE + 1 + BASE


def _lines(name: str, field: Field, number: int, kind: int, size: int) -> Iterator[RowMeaning]:
    """The rows of one place."""
    at = tuple(int(i) for i in np.unravel_index(number, field.shape)) if field.shape else ()
    place = name if field.reading == ALIKE else name + "".join(f"[{i}]" for i in at)
    if kind == DIGITS:
        yield from _digit_lines(place, field.low, field.high)
        return
    for row in range(size):
        value = row if kind == MEMBERS else row + field.low + 1
        said = field.names[value] if field.names else str(value)
        title = f"{place}{{{said}}}" if kind == MEMBERS else f"{place}={said}"
        thing, role = _thing(name, field, at, value, place)
        plain = kind == ONE and field.kind == "number" and not field.of
        slope = (value - field.low) / (field.high - field.low) if plain else 0.0
        yield RowMeaning(title, role, place, thing, slope)


def _thing(
    name: str, field: Field, at: tuple[int, ...], value: int, place: str
) -> tuple[tuple[str, int] | None, str]:
    """The thing that a row is about, and its role: the value in that place, or the place itself."""
    if field.of and field.of != SEAT:
        return (field.of, value), place
    for axis, kind in enumerate(field.axes):
        if kind and kind != SEAT:
            others = "".join(f"[{i}]" for a, i in enumerate(at) if a != axis)
            return (kind, at[axis]), f"{name}{others}={value}"
    if field.names and field.shape:
        return ("/".join(field.names), value), place
    return None, place


def _digit_lines(place: str, low: int, high: int) -> Iterator[RowMeaning]:
    """The rows of a large number: the eights, then what is left over."""
    span = high - low
    for eights in range(span // BASE + 1):
        yield RowMeaning(f"{place}~{low + BASE * eights}", place, place, None, BASE * eights / span)
    for rest in range(BASE):
        yield RowMeaning(f"{place}+{rest}", place, place, None, rest / span)


def _views(game: Game, fields: list[tuple[str, Field]]) -> tuple[Any, Any]:
    """Where every place lies, for every player count and observing seat."""
    views: list[Any] = []
    first_view = np.zeros(game.players[-1] + 1, np.int32)
    for players in game.players:
        first_view[players] = len(views)
        for me in range(players):
            turned = [_offsets(game, name, field, me, players) for name, field in fields]
            views.append(np.concatenate(turned))
    return np.array(views, np.int32), first_view


def _offsets(game: Game, name: str, field: Field, me: int, players: int) -> Any:
    """The byte at which each place of a field begins, its seats counted from `me` on."""
    numbers = np.arange(math.prod(field.shape)).reshape(field.shape)
    for axis, kind in enumerate(field.axes):
        if kind == SEAT:
            turn = [(me + i) % players if i < players else i for i in range(field.shape[axis])]
            numbers = np.take(numbers, turn, axis=axis)
    start = game.layout.dtype.fields[name][1]  # type: ignore[index]
    return start + field.dtype.itemsize * numbers.reshape(-1)
