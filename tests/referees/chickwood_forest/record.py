"""The referee's own state, written as the record of Chickwood Forest names it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from merrymen.games.chickwood_forest.state import (
    CASTLES,
    CELLS,
    EVERYBODY,
    FACE_UP,
    HAND,
    KIND_COUNT,
    KINDS,
    LOOT,
    ROW,
    SEATS,
    SPACES,
)
from referees.chickwood_forest.setup import counts
from referees.chickwood_forest.table import Card

if TYPE_CHECKING:
    from referees.chickwood_forest.referee import Referee


def filled(values: list[Any], length: int, empty: Any) -> list[Any]:
    return values + [empty] * (length - len(values))


def known(card: Card) -> int:
    """A bit for each seat, and one for everybody who watches."""
    if card.face_up:
        return FACE_UP
    bits = sum(1 << seat for seat in card.seen_by)
    assert bits < EVERYBODY
    return bits


def grouped(kinds: list[str]) -> dict[str, list[int]]:
    """A long list as the description groups it."""
    groups: dict[str, list[int]] = {}
    for index, kind in enumerate(kinds):
        groups.setdefault(kind, []).append(index)
    return groups


def written(r: Referee) -> dict[str, Any]:
    return {**_of_players(r), **_in_front(r), **_on_villages(r), **_of_the_moment(r)}


def _of_players(r: Referee) -> dict[str, Any]:
    taken = [[p.castles.count(castle) for castle in range(CASTLES)] for p in r.players]
    hands = [sorted(p.hand.elements(), key=KINDS.index) for p in r.players]
    return {
        "players": r.count,
        "castle": filled(list(r.held), SEATS, 0),
        "raided": filled([p.raided for p in r.players], SEATS, 0),
        "castles_taken": filled(taken, SEATS, [0] * CASTLES),
        "hand": filled(
            [filled(hand, HAND, "nothing") for hand in hands], SEATS, ["nothing"] * HAND
        ),
        "hand_count": filled([len(hand) for hand in hands], SEATS, 0),
        "collection": filled([counts(p.loot) for p in r.players], SEATS, [0] * KIND_COUNT),
        "supply": filled([p.cubes for p in r.players], SEATS, 0),
    }


def _in_front(r: Referee) -> dict[str, Any]:
    rows = [r.front.get(castle, []) for castle in range(CASTLES)]
    return {
        "row": [filled([card.kind for card in cards], ROW, "nothing") for cards in rows],
        "row_by": [filled([card.by for card in cards], ROW, -1) for cards in rows],
        "row_known": [filled([known(card) for card in cards], ROW, 0) for cards in rows],
        "row_count": [len(cards) for cards in rows],
        "deck": counts(r.deck),
        "deck_left": r.deck.total(),
        "aside": counts(r.aside),
        "buried": grouped(filled([card.kind for card in r.buried], LOOT, "nothing")),
        "buried_known": filled([known(card) for card in r.buried], LOOT, 0),
        "buried_count": len(r.buried),
    }


def _on_villages(r: Referee) -> dict[str, Any]:
    places = [divmod(cell, 3) for cell in range(CELLS)]
    villages = [r.grid.get(place) for place in places]
    return {
        "village": [v.number if v else -1 for v in villages],
        "cube": [filled(list(v.cubes) if v else [], SPACES, -1) for v in villages],
        "cubes_in": [len(v.cubes) if v else 0 for v in villages],
    }


def _of_the_moment(r: Referee) -> dict[str, Any]:
    first = -1
    if r.first_cube is not None:
        place, space = r.first_cube
        first = r.cell(place) * SPACES + space
    return {
        "round_number": r.round,
        "phase": r.asks,
        "turn": r.turn,
        "seat": r.seat,
        "picked": r.picked or "nothing",
        "named": r.named or r.locked,
        "alms": r.alms,
        "line": sum(1 << r.cell(place) for place in r.line),
        "line_end": r.cell(r.line[-1]) if r.line else -1,
        "first_cube": first,
        "offered": r.offered or "nothing",
    }
