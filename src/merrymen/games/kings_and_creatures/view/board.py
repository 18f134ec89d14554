"""Kings & Creatures: the table as people see it.

Everything on the table lies open, so all seats see the same cards. Only the offer differs: what a
card would add, or is short of, is told from the side of the one who looks.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from operator import itemgetter
from typing import Any

import numpy as np

from merrymen.editions import Edition
from merrymen.engine.plain import for_rules
from merrymen.games.kings_and_creatures.rules import turns
from merrymen.games.kings_and_creatures.rules.outlook import outlook
from merrymen.games.kings_and_creatures.state import (
    CARDS,
    CARDS_PER_ROUND,
    DISPLAY,
    HEADINGS,
    KINDS,
    ROUNDS,
    SEATS,
    TYPES,
)
from merrymen.games.kings_and_creatures.view.cards import Lacks, faces, in_front, offered
from merrymen.games.kings_and_creatures.view.shapes import (
    Face,
    Heroes,
    KingsBoard,
    Line,
    Mark,
    Offer,
    Seat,
)
from merrymen.seen import Seen

TYPE_NUMBERS = {name: number for number, name in enumerate(TYPES)}
SHEET = len(HEADINGS)
SHORT = ("king", "legend")  # the cards that may be short of others
FIELDS = (
    "players", "round_number", "seat", "stack_left", "display", "visible_card", "taken", "has_left",
    "heroes", "hero_glory", "creature_kinds", "cards_of_type", "row", "place", "glory_of_round",
)  # fmt: skip


class Table:
    """A position read once for all who look: lists instead of fields, and what cards bring."""

    def __init__(self, s: Seen, edition: Edition) -> None:
        self.edition, self.faces, self.piece = edition, faces(edition), s.piece
        self.visible: Sequence[int]
        self.taken: Sequence[int]
        self.has_left: Sequence[int]
        self.heroes: Sequence[int]
        (
            self.players, self.round_number, self.mover, self.stack_left, display, self.visible,
            self.taken, self.has_left, self.heroes, self.hero_glory, self.creature_kinds,
            counts, rows, place, glory_of_round,
        ) = s.fields(*FIELDS)  # fmt: skip
        self.beside = neighbours(self.players)
        self.is_over: bool = self.mover < 0
        self.display: list[int] = [n for n in display if n]
        self.counts = _by_seat(counts, self.players)
        self.owned = [_in_order(place, *each) for each in enumerate(_by_seat(rows, self.players))]
        self.glory_of_round = _by_seat(glory_of_round, self.players)
        self.sheet, self.adds = _worth(s, edition, self.players)
        self._seats: list[Seat] = []

    @property
    def seats(self) -> list[Seat]:
        """Everybody with what lies in front of them, made once for all who look."""
        if not self._seats:
            self._seats = [_seat(self, number) for number in range(self.players)]
        return self._seats

    def leaves(self, seat: int, card: int) -> bool | None:
        """KC-R4: whether taking a card ends the round for a seat; None if it has left."""
        if self.has_left[seat]:
            return None
        return card < self.visible[seat] or self.taken[seat] == CARDS_PER_ROUND - 1

    def lowest_beside(self, seat: int) -> tuple[int, int] | None:
        """The lowest number of the others in the round, and whose it is."""
        beside = [
            (self.visible[other], other)
            for other in range(self.players)
            if other != seat and not self.has_left[other]
        ]
        return min(beside, default=None)


@functools.cache
def neighbours(players: int) -> list[dict[str, int]]:
    """KC-H1: who sits beside each seat; left is the next one clockwise."""
    return [
        {"left": (seat + 1) % players, "right": (seat - 1) % players} for seat in range(players)
    ]


def _by_seat(numbers: Sequence[int], players: int) -> list[Sequence[int]]:
    """What stands in a row for all seats of the largest table, for those who are there."""
    each = len(numbers) // SEATS
    return [numbers[at : at + each] for at in range(0, players * each, each)]


def _in_order(places: Sequence[int], seat: int, row: Sequence[int]) -> list[int]:
    """A seat's cards: first those that the row does not tell of, then the others as taken."""
    told = [n for n in row if n and places[n] == seat]
    if places.count(seat) == len(told):
        return told
    return [n for n, place in enumerate(places) if place == seat and n not in row] + told


def _worth(s: Seen, edition: Edition, players: int) -> tuple[list[list[int]], list[list[int]]]:
    """The score sheet if the game ended now, and what each face-up card adds for each seat."""
    work = np.frombuffer(bytearray(s.array.nbytes), s.array.dtype)  # np.zeros takes four times that
    sheet = np.empty((players, SHEET), np.int32)
    adds = np.zeros((players, DISPLAY), np.int32)
    outlook(for_rules(s.array), for_rules(work), for_rules(edition.record), sheet, adds)
    return sheet.tolist(), adds.tolist()


def board(s: Any, edition: Edition, seat: int | None) -> KingsBoard:
    """Everything on the table, and what each face-up card means to the one who looks."""
    table: Table = s.once(Table, edition)
    looking = table.mover if seat is None else seat  # a spectator looks over the mover's shoulder
    stack, display = _sizes(table.players)
    return {
        "round": table.round_number,
        "rounds": ROUNDS,
        "stack": {"element": "stack", "left": table.stack_left, "size": stack},
        "display": {
            "size": display,
            "looking": None if table.is_over else looking,
            "cards": _offers(table, looking),
        },
        "line": s.shared(_line, table),
        "seats": s.shared(_seats, table),
    }


def _seats(_: Seen, table: Table) -> list[Seat]:
    return table.seats


@functools.cache
def _sizes(players: int) -> tuple[int, int]:
    """How many cards a full stack has, and the display."""
    return turns.stack_size(players), turns.display_size(players)


def _line(_: Seen, table: Table) -> Line:
    """The order of turns as places on a line of numbers; the gate is the mover's own number."""
    marks: list[Mark] = [
        {"seat": seat, "number": table.visible[seat], "in_round": not table.has_left[seat]}
        for seat in range(table.players)
    ]
    return {
        "first": 1,
        "last": CARDS - 1,
        "gate": None if table.is_over else table.visible[table.mover],
        "seats": sorted(marks, key=itemgetter("number")),
    }


def _offers(table: Table, seat: int) -> list[Offer]:
    """The face-up cards as they look from a seat."""
    beside, adds = table.lowest_beside(seat), table.adds[seat]
    return [
        _offer(table, seat, number, added, beside)
        for number, added in zip(table.display, adds, strict=False)  # slots without a card
    ]


def _offer(
    table: Table, seat: int, number: int, adds: int, beside: tuple[int, int] | None
) -> Offer:
    """A face-up card: what it adds to a seat now, what it is short of, and who would move next."""
    face, leaves = table.faces[number], table.leaves(seat, number)
    kind, after_round = face["type"], None
    short: Lacks = ()
    if kind in SHORT:
        short = _short(table, seat, face, TYPE_NUMBERS[kind])
    elif kind == "hero":
        own = table.heroes[seat]
        with_it = _hero_glory(table, seat, own + face["heroes"])
        after_round = with_it - _hero_glory(table, seat, own)
    then = _next_mover(seat, number, leaves, beside)
    return table.piece(offered, table.edition, number, leaves, then, adds, short, after_round)


def _next_mover(
    seat: int, card: int, leaves: bool | None, beside: tuple[int, int] | None
) -> int | None:
    """KC-R2: who moves after that card is taken; None: nobody, or the seat cannot take it."""
    if leaves is None:
        return None
    if leaves or (beside is not None and beside < (card, seat)):
        return None if beside is None else beside[1]
    return seat


def _short(table: Table, seat: int, face: Face, more: int | None = None) -> Lacks:
    """KC-E3, KC-E4: the cards that a king lacks on each side, or a legend of each type.

    `more`: the type of which the seat would have one card more than it has.
    """
    counts = table.counts[seat]
    if face["type"] == "king":
        ruled, crowns = TYPE_NUMBERS[face["rules"]], face["crowns"]
        wanted = 1 - counts[ruled] - (ruled == more)
        lacks = [
            (side, wanted + table.counts[other][ruled])
            for side, other in table.beside[seat].items()
            if crowns[side]
        ]
    else:
        lacks = [
            (kind, needed - counts[number] - (number == more))
            for kind, needed in face["needs"].items()
            for number in (TYPE_NUMBERS[kind],)
        ]
    return tuple([each for each in lacks if each[1] > 0])


def _hero_glory(table: Table, seat: int, own: int) -> int:
    """KC-H1, KC-H2: the glory for so many heroes, if the round ended now."""
    beside = table.beside[seat]
    left, right = table.heroes[beside["left"]], table.heroes[beside["right"]]
    return _glory_for_heroes(table.players, table.round_number, own, left, right)


@functools.cache
def _glory_for_heroes(players: int, round_number: int, own: int, left: int, right: int) -> int:
    """The rules' word, asked for once: these are few numbers, and wanted in every view."""
    return int(turns.glory_for_heroes(players, round_number, own, left, right))


def _seat(table: Table, seat: int) -> Seat:
    counts, beside = table.counts[seat], table.beside[seat]
    glory = dict(zip(HEADINGS, table.sheet[seat], strict=True))
    return {
        "element": f"seat-{seat}",
        "seat": seat,
        "left": beside["left"],
        "right": beside["right"],
        "visible": table.visible[seat],
        "taken_this_round": table.taken[seat],
        "takes_per_round": CARDS_PER_ROUND,
        "in_round": not table.is_over and not table.has_left[seat],
        "heroes": _heroes(table, seat),
        "kinds": [*_kinds(table.creature_kinds[seat])],
        "types": dict(zip(TYPES[1:], counts[1:], strict=True)),
        "glory": glory,
        "total": sum(glory.values()),
        "cards": [_owned(table, seat, number) for number in table.owned[seat]],
        "raised": 0 if table.has_left[seat] or table.is_over else table.taken[seat],
    }


@functools.cache
def _kinds(among: int) -> tuple[str, ...]:
    """The kinds of creatures in a set of them."""
    return tuple(kind for k, kind in enumerate(KINDS) if among >> k & 1)


def _heroes(table: Table, seat: int) -> Heroes:
    """KC-H1, KC-H2: heroes, their glory by round, and what this round would bring or lacks.

    After the last round there is nothing more to gain.
    """
    own, beside = table.heroes[seat], table.beside[seat]
    left, right = table.heroes[beside["left"]], table.heroes[beside["right"]]
    rounds_over = ROUNDS if table.is_over else table.round_number - 1
    goes_on = not table.is_over
    doubles = goes_on and table.players > 2
    return {
        "count": own,
        "glory": table.hero_glory[seat],
        "by_round": list(table.glory_of_round[seat][:rounds_over]),
        "glory_now": _hero_glory(table, seat, own) if goes_on else None,
        "short": max(0, min(left, right) + 1 - own) if goes_on else None,
        "short_of_double": max(0, left + right + 1 - own) if doubles else None,
    }


def _owned(table: Table, seat: int, number: int) -> Face:
    """A card in front of its owner, with what it is worth now and what it is short of."""
    face = table.faces[number]
    if face["type"] not in SHORT:
        return table.piece(in_front, table.edition, number)
    short = _short(table, seat, face)
    return table.piece(in_front, table.edition, number, short)


def round_of(s: Any) -> int:
    return int(s.round_number)
