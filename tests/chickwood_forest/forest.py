"""Hand-made tables of Chickwood Forest for the tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import merrymen
from merrymen.games.chickwood_forest.state import (
    CELLS,
    FACE_UP,
    KINDS,
    PHASES,
    RAID,
    SEATS,
    SPACES,
)
from merrymen.match import Match

GAME = merrymen.game("chickwood_forest")
FORESTS = (7, 8)  # their place in the edition's table of villages


def kind(name: str) -> int:
    return KINDS.index(name)


def names(kinds: Sequence[int]) -> list[str]:
    return [KINDS[k] for k in kinds]


def cleared(players: int, castles: Sequence[int], **options: Any) -> Match:
    """A table about to raid: these castles held, no loot anywhere, the villages as dealt."""
    match = GAME.new(players, seed=1, **options)
    s = match.plain
    s.deck, s.deck_left, s.hand, s.hand_count = 0, 0, 0, 0
    s.castles_taken = 0
    for seat, castle in enumerate(castles):
        s.castle[seat] = castle
        s.castles_taken[seat, castle] = 1
    s.phase = RAID
    s.turn = s.seat = min(range(players), key=lambda seat: castles[seat])
    return match


def scouting(players: int, castles: Sequence[int], hands: Sequence[Sequence[str]]) -> Match:
    """A table about to scout: these castles held, these hands."""
    match = cleared(players, castles)
    for seat, hand in enumerate(hands):
        give_hand(match, seat, hand)
    match.plain.phase = PHASES.index("pick")
    return match


def give_hand(match: Match, seat: int, hand: Sequence[str]) -> None:
    held = sorted(kind(name) for name in hand)
    s = match.plain
    s.hand[seat] = held + [0] * (4 - len(held))
    s.hand_count[seat] = len(held)


def lay_row(match: Match, castle: int, cards: Sequence[tuple[str, int, str]]) -> None:
    """Cards in front of a castle: kind, who played it, up or down."""
    s = match.plain
    for slot, (name, by, face) in enumerate(cards):
        s.row[castle, slot] = kind(name)
        s.row_by[castle, slot] = by
        s.row_known[castle, slot] = FACE_UP if face == "up" else 1 << by
    s.row_count[castle] = len(cards)


def own(match: Match, seat: int, **counts: int) -> None:
    """Put cards into a collection; underscores stand for hyphens."""
    for name, count in counts.items():
        match.plain.collection[seat, kind(name.replace("_", "-"))] = count


def lay_villages(match: Match, grid: str) -> dict[str, int]:
    """Lay V villages, F forests and X full villages; return the cells of the villages by name."""
    s, villages, forests = match.plain, iter(range(7)), iter(FORESTS)
    s.village = -1
    s.cube, s.cubes_in = -1, 0
    for cell, letter in enumerate(grid.replace("/", "")):
        s.village[cell] = next(forests if letter == "F" else villages)
        if letter == "X":
            fill_village(match, cell)
    tables = match.edition.tables.villages
    return {tables[s.village[c]].name: c for c in range(CELLS) if s.village[c] >= 0}


def fill_village(match: Match, cell: int) -> None:
    """All spaces taken, without a look at the supplies."""
    s = match.plain
    size = match.edition.tables.villages[s.village[cell]].size
    s.cube[cell] = [0] * size + [-1] * (SPACES - size)
    s.cubes_in[cell] = size


def lay_cubes(match: Match, cell: int, seats: Sequence[int]) -> None:
    """Cubes in a village, in the order in which they were given."""
    s = match.plain
    s.cube[cell] = [*seats, *[-1] * (SPACES - len(seats))]
    s.cubes_in[cell] = len(seats)
    laid = [c for row in s.cube.tolist() for c in row]
    s.supply = [15 - laid.count(seat) if seat < s.players else 0 for seat in range(SEATS)]


def do(match: Match, *words: str) -> None:
    """Apply the legal actions whose labels read like this."""
    for word in words:
        labels = {match.label(action): action for action in match.legal()}
        assert word in labels, f"{word} is not among {sorted(labels)}"
        match.apply(labels[word])


def labels(match: Match) -> list[str]:
    return [match.label(action) for action in match.legal()]


def collected(match: Match, seat: int) -> Mapping[str, int]:
    counts = match.plain.collection[seat].tolist()
    return {KINDS[k]: n for k, n in enumerate(counts) if n}


def sheet(match: Match, seat: int = 0) -> dict[str, int]:
    return match.score_sheet()[seat]
