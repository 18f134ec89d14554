"""Chickwood Forest: what a choice would bring, told before it is made.

Everything is worked out on a copy of the record that the seat sees, so nothing hidden counts.
"""

from __future__ import annotations

import functools
from typing import Any, TypeVar

from merrymen.editions import Edition
from merrymen.engine.compiling import INTERPRETED
from merrymen.engine.plain import Plain, unwrap
from merrymen.games.chickwood_forest.rules import alms, scoring
from merrymen.games.chickwood_forest.state import (
    ALMS,
    BENEFACTOR,
    BENEFACTOR_KINDS,
    CELLS,
    GARMENT,
    GARMENT_KINDS,
    HENCHMAN,
    POSITION,
    TREASURES,
)
from merrymen.games.chickwood_forest.view.shapes import Alms, Lead, Loot, Raid, Stack, Step, Sums

HOLDINGS = 16_384  # kept: about 4 MB at most


def thought_of(s: Any) -> Any:
    """A copy of the position in which something may be tried."""
    record = unwrap(s).copy()
    return Plain(record) if INTERPRETED else record


Shown = TypeVar("Shown", Loot, Stack)


def with_worth(s: Any, seat: int | None, kind: int, card: Shown) -> Shown:
    """A card that says by how much it would change the seat's glory now."""
    if seat is not None and kind <= HENCHMAN:
        card["worth"] = _loot_worth(s, seat, [kind])
    return card


def _loot_worth(s: Any, seat: int, kinds: list[int]) -> int:
    """By how much cards taken together would change the seat's glory."""
    held = s.collection[seat].tolist()
    before = _glory_of(*held)
    for kind in kinds:
        held[kind] += 1
    return _glory_of(*held) - before


@functools.lru_cache(maxsize=HOLDINGS)
def _glory_of(*held: int) -> int:
    """The rules' word about so many cards of each kind: every view asks about the same ones."""
    record = POSITION.zeros()[0]
    record["collection"][0] = held
    return int(scoring.loot_glory(Plain(record) if INTERPRETED else record, 0))


def raid(s: Any, castle: int, seat: int | None) -> Raid | None:
    """What raiding a castle would bring the seat: the glory of the castle and of the cards it
    knows, the alms among them, and how many cards it does not know.
    """
    if seat is None:
        return None
    row = s.row[castle].tolist()[: s.row_count[castle]]
    known = [kind for kind in row if kind]
    given = [kind for kind in known if BENEFACTOR <= kind < BENEFACTOR + BENEFACTOR_KINDS]
    return {
        "glory": castle + _loot_worth(s, seat, [kind for kind in known if kind not in given]),
        "alms": min(sum(kind - BENEFACTOR + 1 for kind in given), s.supply[seat]),
        "unknown": len(row) - len(known),
    }


def line(s: Any) -> Alms | None:
    """The line of alms under way: cubes given, cubes left, and its villages as far as their
    order is certain; the last one comes last.
    """
    if s.phase != ALMS:
        return None
    given = [cell for cell in range(CELLS) if s.line >> cell & 1]
    return {"seat": s.turn, "given": len(given), "left": s.alms, "path": _path(s, given)}


def _path(s: Any, given: list[int]) -> list[int]:
    """The end that all possible lines through these villages share."""
    if not given:
        return []
    ways = list(_ways([s.line_end], set(given) - {s.line_end}))
    shared = 0
    while shared < len(given) and len({way[shared] for way in ways}) == 1:
        shared += 1
    return ways[0][:shared][::-1]


def _ways(way: list[int], rest: set[int]) -> list[list[int]]:
    """All lines that go on through the rest, read from their end."""
    if not rest:
        return [way]
    beside = [cell for cell in sorted(rest) if alms.are_adjacent(way[-1], cell)]
    return [line for cell in beside for line in _ways([*way, cell], rest - {cell})]


def step(s: Any, edition: Edition, cell: int) -> Step | None:
    """The next cube in a village: the glory it adds now, and how many of the cubes left would
    find a place if the line went on from there as long as it can.
    """
    record = s if INTERPRETED else unwrap(s)
    if s.phase != ALMS or not alms.can_give(record, edition.cards, cell):
        return None
    thought = thought_of(s)
    before = scoring.village_glory(thought, edition.cards, cell, s.turn)
    alms.give(thought, cell)
    adds = scoring.village_glory(thought, edition.cards, cell, s.turn) - before
    return {"adds": int(adds), "places": 1 + _furthest(thought, edition, s.alms - 1)}


def _furthest(thought: Any, edition: Edition, left: int) -> int:
    """How many more cubes the longest line would place."""
    best = 0
    end, used = int(thought.line_end), int(thought.line)
    for cell in range(CELLS):
        if best < left and alms.can_give(thought, edition.cards, cell):
            thought.line_end, thought.line = cell, used | 1 << cell
            best = max(best, 1 + _furthest(thought, edition, left - 1))
            thought.line_end, thought.line = end, used
    return best


def lead(s: Any, cell: int, edition: Edition, seat: int | None) -> Lead | None:
    """CF-F8: the cubes that would make the seat first in a village, against those it has.

    None where it is first already. `room`: whether the free spaces are enough.
    """
    size = edition.tables.villages[s.village[cell]].size
    if seat is None or not size:
        return None
    record = s if INTERPRETED else unwrap(s)
    own = int(scoring.standing_in(record, cell, seat))
    best = max(
        int(scoring.standing_in(record, cell, other)) for other in range(s.players) if other != seat
    )
    if own > best:
        return None
    reached = own // 16
    needed = max(best // 16, reached + 1)
    return {
        "reached": reached,
        "needed": needed,
        "room": size - s.cubes_in[cell] >= needed - reached,
    }


def sums(s: Any, seat: int) -> Sums:
    """The figures behind a seat's sheet: chests after the busts, single garments, kinds."""
    record = s if INTERPRETED else unwrap(s)
    chests = int(scoring.chests_after_busts(record, seat))
    counts = [int(scoring.chest_count(chests, kind)) for kind in range(GARMENT - 1)]
    collection = s.collection[seat].tolist()
    garments = collection[GARMENT : GARMENT + GARMENT_KINDS]
    return {
        "most": max(counts),
        "others": sum(counts) - max(counts),
        "single": garments.count(1),
        "kinds": sum(map(bool, counts)) + sum(map(bool, collection[GARMENT : TREASURES + 1])),
    }
