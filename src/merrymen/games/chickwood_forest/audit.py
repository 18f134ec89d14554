"""Chickwood Forest: is every card and every cube in exactly one place?"""

from __future__ import annotations

from collections import Counter
from typing import Any

from merrymen.editions import Edition
from merrymen.games.chickwood_forest.rules.dealing import castle_count, hand_size
from merrymen.games.chickwood_forest.state import (
    CASTLES,
    CELLS,
    CUBES,
    FIRST_CUBE,
    HENCHMAN,
    JEWEL,
    JEWEL_KINDS,
    KINDS,
    LEGENDARY,
    PLACE,
)


def audit(s: Any, edition: Edition) -> list[str]:
    """Every card, cube and castle in one place, and all counts in step with them."""
    return [
        *_loot_problems(s, edition),
        *_hand_problems(s),
        *_row_problems(s),
        *_castle_problems(s),
        *_cube_problems(s, edition),
    ]


def _loot_problems(s: Any, edition: Edition) -> list[str]:
    """All loot of this number of players, the legendary cards either all or none."""
    found: Counter[int] = Counter()
    for counts in (s.deck, s.aside, *(s.collection[seat] for seat in range(s.players))):
        found.update(dict(enumerate(counts.tolist())))
    for listed in (*s.hand.tolist(), *s.row.tolist(), s.buried.tolist()):
        found.update(kind for kind in listed if kind)
    problems = []
    legendary = found[LEGENDARY] == 1
    for row in edition.tables.loot:
        kind = KINDS.index(row.kind)
        expected = row.count - row.five_only * (s.players < 5) - row.not_two * (s.players == 2)
        if kind >= LEGENDARY:
            expected = int(legendary)
        elif legendary and (kind == HENCHMAN or JEWEL <= kind < JEWEL + JEWEL_KINDS):
            expected -= 1
        if found[kind] != expected:
            problems.append(f"{row.kind}: {found[kind]} cards, not {expected}")
    if sum(s.deck.tolist()) != s.deck_left:
        problems.append("the deck is miscounted")
    if [kind > 0 for kind in s.buried.tolist()].count(True) != s.buried_count:
        problems.append("the cards set aside unrevealed are miscounted")
    return problems


def _hand_problems(s: Any) -> list[str]:
    problems = []
    for seat, hand in enumerate(s.hand.tolist()):
        held = [kind for kind in hand if kind]
        if held != sorted(held) or hand[: len(held)] != held or len(held) != s.hand_count[seat]:
            problems.append(f"seat {seat}: the hand is out of order or miscounted")
    if s.phase == PLACE and s.picked not in s.hand[s.turn].tolist():
        problems.append("the card about to be played is not in the hand")
    if s.phase != PLACE and s.picked:
        problems.append("a card is about to be played although nobody plays one")
    return problems


def _row_problems(s: Any) -> list[str]:
    problems = []
    for castle in range(CASTLES):
        count = s.row_count[castle]
        for kind, by, known in zip(
            s.row[castle].tolist(),
            s.row_by[castle].tolist(),
            s.row_known[castle].tolist(),
            strict=True,
        ):
            count -= 1
            there = count >= 0
            if there != (kind > 0) or there != (by >= 0) or there != (known > 0):
                problems.append(f"castle {castle}: the row is miscounted")
            elif there and not known >> by & 1:
                problems.append(f"castle {castle}: somebody does not know an own card")
    played = sum(s.row_count.tolist()) + sum(s.hand_count.tolist())
    if s.phase <= PLACE and played != s.players * hand_size(s.players):
        problems.append("a card got lost while scouting")
    return problems


def _castle_problems(s: Any) -> list[str]:
    problems = []
    values = range(1, castle_count(s.players) + 1)
    for held in (s.castle.tolist(), [value for value in s.raided.tolist() if value]):
        used = held[: s.players]
        if len(set(used)) != len(used) or not set(used) <= set(values):
            problems.append("two players hold castles of the same value")
    rounds = s.round_number if s.phase < FIRST_CUBE else s.round_number + 1
    for seat in range(s.players):
        taken = sum(s.castles_taken[seat].tolist())
        if taken != rounds + (s.raided[seat] > 0):
            problems.append(f"seat {seat}: {taken} castles in round {s.round_number}")
    return problems


def _cube_problems(s: Any, edition: Edition) -> list[str]:
    """CF-C2: 15 cubes of each player, in the supply or on the first spaces of villages."""
    problems = []
    laid: Counter[int] = Counter()
    for cell in range(CELLS):
        cubes = [seat for seat in s.cube[cell].tolist() if seat >= 0]
        laid.update(cubes)
        size = edition.tables.villages[s.village[cell]].size if s.village[cell] >= 0 else 0
        if (
            s.cube[cell].tolist()[: len(cubes)] != cubes
            or not len(cubes) == s.cubes_in[cell] <= size
        ):
            problems.append(f"cell {cell}: the cubes are miscounted")
    for seat in range(s.players):
        if laid[seat] + s.supply[seat] != CUBES:
            problems.append(f"seat {seat}: {laid[seat]} cubes laid and {s.supply[seat]} left")
    return problems
