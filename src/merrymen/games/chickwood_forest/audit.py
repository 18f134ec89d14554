"""Chickwood Forest: is every card and every cube in exactly one place?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from merrymen.editions import Edition
from merrymen.games.chickwood_forest.rules.dealing import castle_count, hand_size
from merrymen.games.chickwood_forest.rules.scouting import most_cards
from merrymen.games.chickwood_forest.state import (
    ALMS,
    BEARD,
    CASTLES,
    CELLS,
    CUBES,
    ENTERTAINERS,
    FAKE_BEARD,
    FIRST_CUBE,
    GIVE,
    GOLDEN_ARROW,
    HENCHMAN,
    JEWEL,
    JEWEL_KINDS,
    KEY,
    KINDS,
    LEGENDARY,
    LOCK,
    OVER,
    PLACE,
    RAID,
    SEATS,
    SECOND_CUBE,
    SPACES,
    SPY,
    SPY_GLASS,
    TAKE,
    TREASURES,
)

# The legendary card that lets somebody decide.
OWNED = {SPY: SPY_GLASS, LOCK: KEY, FIRST_CUBE: ENTERTAINERS, SECOND_CUBE: ENTERTAINERS}
OWNED |= {GIVE: GOLDEN_ARROW, TAKE: GOLDEN_ARROW, BEARD: FAKE_BEARD}


def audit(s: Any, edition: Edition) -> list[str]:
    """Every card, cube and castle in one place, and all counts in step with them."""
    problems = list(_turn_problems(s))
    return problems or [
        *_loot_problems(s, edition),
        *_hand_problems(s),
        *_row_problems(s),
        *_castle_problems(s, edition),
        *_cube_problems(s, edition),
        *_line_problems(s),
        *_ending_problems(s),
    ]


def _turn_problems(s: Any) -> Iterator[str]:
    """CF-S6, CF-L2 to CF-L4: who decides is whose turn it is, or who owns the legendary card."""
    if (s.seat < 0) != (s.phase == OVER) or (s.turn < 0) != (s.phase == OVER):
        yield "somebody decides until the game is over"
    elif max(s.seat, s.turn) >= s.players:
        yield "whoever decides is not at the table"
    elif s.phase in OWNED and not s.collection[s.seat, OWNED[s.phase]]:
        yield "whoever decides does not have the legendary card for it"
    elif s.phase not in OWNED and s.seat != s.turn:
        yield "somebody decides out of turn"
    elif s.phase == LOCK and s.seat == s.turn:
        yield "nobody uses the key against himself"
    elif s.phase in (RAID, LOCK, ALMS) and (s.raided[s.turn] > 0) != (s.phase == ALMS):
        yield "whoever raids has raided, or gives alms before it"


def _line_problems(s: Any) -> Iterator[str]:
    """CF-B1, CF-L3, CF-D1 to CF-D3: the castle that is named, and the line of alms."""
    if s.named and (s.phase not in (RAID, LOCK) or s.named in s.raided.tolist()):
        yield "a castle is named that nobody is about to raid"
    if s.named > castle_count(s.players) or (s.phase == LOCK and not s.named):
        yield "there is no such castle to be named"
    cells = [cell for cell in range(CELLS) if s.line >> cell & 1]
    if (s.phase == ALMS) != (s.alms > 0) or (s.phase != ALMS and cells):
        yield "alms are given after a raid, and only then"
    if s.phase == ALMS and s.alms > s.supply[s.turn]:
        yield "there are more alms than cubes"
    if (s.line_end >= 0) != bool(cells) or (cells and s.line_end not in cells):
        yield "the line of alms has no end"
    if any(s.turn not in s.cube[cell].tolist() for cell in cells):
        yield "the line of alms leads through villages without its cubes"


def _ending_problems(s: Any) -> Iterator[str]:
    """CF-L4: what a choice of two clicks remembers."""
    cell, space = divmod(max(0, s.first_cube), SPACES)
    second = s.phase == SECOND_CUBE
    if second != (s.first_cube >= 0) or (second and s.cube[cell, space] < 0):
        yield "a cube is chosen for a swap, and only then"
    take = s.phase == TAKE
    if take != (s.offered > 0) or (
        take and (s.offered > TREASURES or not s.collection[s.seat, s.offered])
    ):
        yield "a treasure is offered for another one, and only then"


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
    outside = sum(sum(s.collection[seat].tolist()) for seat in range(s.players, SEATS))
    if outside or s.deck[0] or s.aside[0] or any(s.collection[i, 0] for i in range(s.players)):
        problems.append("there are cards that are none, or nobody's")
    if sum(s.deck.tolist()) != s.deck_left:
        problems.append("the deck is miscounted")
    known = [
        (kind > 0, seen > 0)
        for kind, seen in zip(s.buried.tolist(), s.buried_known.tolist(), strict=True)
    ]
    if known != [(at < s.buried_count,) * 2 for at in range(len(known))]:
        problems.append("the cards set aside unrevealed are miscounted")
    return problems


def _hand_problems(s: Any) -> list[str]:
    problems = []
    for seat, hand in enumerate(s.hand.tolist()):
        held = [kind for kind in hand if kind]
        if held != sorted(held) or hand[: len(held)] != held or len(held) != s.hand_count[seat]:
            problems.append(f"seat {seat}: the hand is out of order or miscounted")
        if held and (seat >= s.players or s.phase > PLACE):
            problems.append(f"seat {seat}: cards in hand that should be played")
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
        most = most_cards(castle) if 1 <= castle <= castle_count(s.players) else 0
        if s.row_count[castle] > most or max(s.row_by[castle].tolist()) >= s.players:
            problems.append(f"castle {castle}: there are cards that cannot lie there")
    played = sum(s.row_count.tolist()) + sum(s.hand_count.tolist())
    if s.phase <= PLACE and played != s.players * hand_size(s.players):
        problems.append("a card got lost while scouting")
    return problems


def _castle_problems(s: Any, edition: Edition) -> list[str]:
    """CF-S4, CF-S5, CF-B1: castles held and raided, one of each value, from their piles."""
    problems = []
    for row in edition.tables.castles:
        taken = sum(s.castles_taken[seat, row.value] for seat in range(SEATS))
        if taken > (row.count if row.value <= castle_count(s.players) else 0):
            problems.append(f"castle {row.value}: more cards are taken than its pile has")
    for seat in range(SEATS):
        held = [value for value in (s.castle[seat], s.raided[seat]) if value]
        if any(not s.castles_taken[seat, value] for value in held) or s.castles_taken[seat, 0]:
            problems.append(f"seat {seat}: a castle is held that was not taken")
        if (len(held) > 0) != (seat < s.players) or (seat < s.players and not s.castle[seat]):
            problems.append(f"seat {seat}: everybody at the table holds a castle")
        if s.raided[seat] and s.phase <= SPY:
            problems.append(f"seat {seat}: nobody raids before all cards are played")
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
    villages = [card for card in s.village.tolist() if card >= 0]
    used = [n for n, v in enumerate(edition.tables.villages) if s.players > 2 or not v.not_two]
    if sorted(villages) != used or s.village.tolist()[: len(used)] != villages:
        problems.append("the village cards are not those of this number of players")
    for cell in range(CELLS):
        cubes = [seat for seat in s.cube[cell].tolist() if seat >= 0]
        laid.update(cubes)
        size = edition.tables.villages[s.village[cell]].size if s.village[cell] >= 0 else 0
        if (
            s.cube[cell].tolist()[: len(cubes)] != cubes
            or not len(cubes) == s.cubes_in[cell] <= size
        ):
            problems.append(f"cell {cell}: the cubes are miscounted")
    for seat in range(SEATS):
        if laid[seat] + s.supply[seat] != (CUBES if seat < s.players else 0):
            problems.append(f"seat {seat}: {laid[seat]} cubes laid and {s.supply[seat]} left")
    return problems
