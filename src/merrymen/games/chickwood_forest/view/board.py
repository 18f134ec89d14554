"""Chickwood Forest: the table as people see it."""

from __future__ import annotations

from typing import Any

import numpy as np

from merrymen.editions import Edition
from merrymen.engine.compiling import INTERPRETED
from merrymen.engine.plain import unwrap
from merrymen.games.chickwood_forest.rules import scoring
from merrymen.games.chickwood_forest.rules.dealing import castle_count, hand_size
from merrymen.games.chickwood_forest.rules.scouting import most_cards
from merrymen.games.chickwood_forest.state import (
    ALMS,
    BENEFACTOR,
    BENEFACTOR_KINDS,
    CELLS,
    COLUMNS,
    EVERYBODY,
    FIRST_CUBE,
    GARMENT,
    HEADINGS,
    JEWEL,
    KIND_COUNT,
    KINDS,
    LEGENDARY,
    LOCK,
    PLACE,
    RAID,
    ROW,
    SPACES,
    TREASURES,
)
from merrymen.games.chickwood_forest.view import outlook
from merrymen.games.chickwood_forest.view.shapes import (
    Buried,
    CastlePile,
    Castles,
    ForestBoard,
    Hand,
    Loot,
    Played,
    Seat,
    Space,
    Stack,
    Standing,
    Sums,
    Symbol,
    VillageCell,
    VillageRow,
    Villages,
)
from merrymen.seen import Fields

# What parts of the board are made from.
CASTLE = Fields(
    ("players", "phase", "castles_taken", "raided", "named", "collection", "supply"),
    ("row", "row_by", "row_known", "row_count"),
)
VILLAGE = Fields(
    ("players", "phase", "line", "line_end", "first_cube"), ("village", "cube", "cubes_in")
)
LINE = Fields(  # while alms are given: what the line may still reach
    (
        "players", "phase", "turn", "line", "line_end", "first_cube", "alms", "village", "cube",
        "cubes_in", "supply",
    ),
)  # fmt: skip
STANDING = Fields(("players",), ("village", "cube", "cubes_in"))
BANNER = Fields(("players", "phase"), ("hand_count", "castle"))
HAND_FIELDS = Fields(("players", "picked"), ("hand", "hand_count", "collection"))
SCORED = Fields(("players", "village", "cube", "cubes_in"), ("collection", "castles_taken"))

# What is done now, by what is decided.
STAGES = ("scout", "scout", "spy", "raid", "key", "alms", *("end",) * 5, "over")


def board(s: Any, edition: Edition, seat: int | None) -> ForestBoard:
    """Everything on the table, as that seat sees it."""
    values = range(1, castle_count(s.players) + 1)
    deal = s.players * hand_size(s.players)
    return {
        "round": s.round_number,
        "rounds": s.round_number + (s.deck_left // deal if s.phase < FIRST_CUBE else 0),
        "stage": STAGES[s.phase],
        "side": "night" if s.players == 2 else "day",
        "order": sorted(range(s.players), key=lambda other: s.castle[other]),
        "turn": s.turn if s.turn >= 0 else None,
        "deck": {"element": "deck", "left": s.deck_left},
        "castles": [s.part(_castle, CASTLE, value, edition, seat) for value in values],
        "villages": _villages(s, edition, seat),
        "alms": outlook.line(s),
        "seats": [_seat(s, edition, other, seat) for other in range(s.players)],
        "aside": s.part(_aside, Fields(("aside",))),
        "buried": s.part(_buried, Fields(("buried", "buried_count"))),
        "unseen": s.part(_unseen, Fields(("deck",))),
    }


def _card(kind: int) -> Loot:
    """The figures on a loot card."""
    card: Loot = {"kind": KINDS[kind], "family": _family(kind)}
    if JEWEL <= kind <= TREASURES:
        card["glory"] = 2 + kind - JEWEL
    if BENEFACTOR <= kind < BENEFACTOR + BENEFACTOR_KINDS:
        card["alms"] = 1 + kind - BENEFACTOR
    return card


def _family(kind: int) -> str:
    if kind < GARMENT:
        return "chest"
    if kind < JEWEL:
        return "garment"
    if kind <= TREASURES:
        return "jewel"
    if kind >= LEGENDARY:
        return "legendary"
    return KINDS[kind].partition("-")[0]


def _stacks(place: str, counts: list[int]) -> list[Stack]:
    """Cards sorted by kind, each kind with its number."""
    return [
        {"element": f"{place}-{KINDS[kind]}", **_card(kind), "count": counts[kind]}
        for kind in range(1, KIND_COUNT)
        if counts[kind]
    ]


def banner(edition: Edition, players: int, castle: int) -> list[str]:
    """CF-C3: which cards the holder of a castle plays face up and which face down."""
    row = edition.tables.castles[castle - 1]
    return ["down" if c == "D" else "up" for c in (row.night if players == 2 else row.day)]


def _castle(s: Any, castle: int, edition: Edition, seat: int | None) -> CastlePile:
    """A castle pile with the row of cards in front of it."""
    taken = sum(s.castles_taken[other, castle] for other in range(s.players))
    raiders = [other for other in range(s.players) if s.raided[other] == castle]
    return {
        "element": f"castle-{castle}",
        "value": castle,
        "banner": banner(edition, s.players, castle),
        "pile": edition.tables.castles[castle - 1].count - taken,
        "limit": int(most_cards(castle)) if most_cards(castle) < ROW else None,
        "has_room": s.row_count[castle] < most_cards(castle),
        "raided_by": raiders[0] if raiders else None,
        "named": s.phase == LOCK and s.named == castle,
        "locked": s.phase == RAID and s.named == castle,
        "raid": None if raiders else outlook.raid(s, castle, seat),
        "row": [_row_card(s, castle, slot, seat) for slot in range(s.row_count[castle])],
    }


def _row_card(s: Any, castle: int, slot: int, seat: int | None) -> Played:
    """A card played: who played it, how it lies, and what it is if the seat knows that."""
    kind, known = s.row[castle, slot], s.row_known[castle, slot]
    return {
        "element": f"castle-{castle}-card-{slot}",
        "by": s.row_by[castle, slot],
        "face": "up" if known & EVERYBODY else "down",
        "own": s.row_by[castle, slot] == seat,
        "known_to": [other for other in range(s.players) if known >> other & 1],
        "card": outlook.with_worth(s, seat, kind, _card(kind)) if kind else None,
    }


def _villages(s: Any, edition: Edition, seat: int | None) -> Villages:
    cells = [cell for cell in range(CELLS) if s.village[cell] >= 0]
    fields = LINE if s.phase == ALMS else VILLAGE
    return {
        "columns": COLUMNS,
        "rows": len(cells) // COLUMNS,
        "cells": [s.part(_village, fields, cell, edition, seat) for cell in cells],
    }


def _village(s: Any, cell: int, edition: Edition, seat: int | None) -> VillageCell:
    """A village or forest: its rows with their glory and cubes, and who would get what."""
    village = edition.tables.villages[s.village[cell]]
    rows: list[VillageRow] = []
    first = 0
    for spaces, glory in zip(village.spaces, village.glory, strict=True):
        places = [_space(s, cell, space) for space in range(first, first + spaces)]
        rows.append({"glory": glory, "unlocked": s.cubes_in[cell] > first, "spaces": places})
        first += spaces
    return {
        "element": f"village-{cell}",
        "name": village.name,
        "forest": village.is_forest,
        "rows": rows,
        "full": s.cubes_in[cell] == village.size and not village.is_forest,
        "standing": s.part(_standing, STANDING, cell, edition),
        "in_line": bool(s.line >> cell & 1),
        "line_end": s.line_end == cell,
        "step": outlook.step(s, edition, cell),
        "lead": s.part(outlook.lead, STANDING, cell, edition, seat),
    }


def _space(s: Any, cell: int, space: int) -> Space:
    owner = s.cube[cell, space]
    return {
        "element": f"village-{cell}-space-{space}",
        "cube": owner if owner >= 0 else None,
        "chosen": s.first_cube == cell * SPACES + space,
    }


def _standing(s: Any, cell: int, edition: Edition) -> list[Standing]:
    """CF-F8: the players in a village by rank, with the glory they would get now."""
    record = s if INTERPRETED else unwrap(s)
    strength = {other: int(scoring.standing_in(record, cell, other)) for other in range(s.players)}
    ranked = sorted((o for o in strength if strength[o]), key=lambda o: -strength[o])
    return [
        {
            "seat": other,
            "cubes": strength[other] // 16,
            "glory": int(scoring.village_glory(record, edition.cards, cell, other)),
        }
        for other in ranked
    ]


def _seat(s: Any, edition: Edition, other: int, seat: int | None) -> Seat:
    """What lies in front of somebody."""
    return {
        "element": f"seat-{other}",
        "seat": other,
        "castle": s.castle[other],
        "raided": s.raided[other] or None,
        "banner": s.part(_banner_now, BANNER, other, edition),
        "castles": s.part(_castles_of, Fields((), ("castles_taken",)), other),
        "hand": s.part(_hand, HAND_FIELDS, other, other == seat),
        "supply": s.supply[other],
        "collection": s.part(_collection, Fields((), ("collection",)), other),
        "sheet": s.part(_sheet, SCORED, other, edition),
        "sums": s.part(_sums, SCORED, other),
        "glory": s.part(_glory, SCORED, other, edition),
    }


def _castles_of(s: Any, seat: int) -> list[Castles]:
    return [
        {"element": f"castles-{seat}-{value}", "value": value, "count": count}
        for value, count in enumerate(s.castles_taken[seat].tolist())
        if count
    ]


def _collection(s: Any, seat: int) -> list[Stack]:
    return _stacks(f"collection-{seat}", s.collection[seat].tolist())


def _scored(s: Any, edition: Edition) -> Any:
    sheet = np.zeros((s.players, len(HEADINGS)), np.int32)
    scoring.score(s if INTERPRETED else unwrap(s), edition.cards, sheet)
    return sheet


def _sheet(s: Any, seat: int, edition: Edition) -> dict[str, int]:
    """CF-F1 to CF-F8: a seat's glory by heading."""
    return dict(zip(HEADINGS, map(int, s.once(_scored, edition)[seat]), strict=True))


def _glory(s: Any, seat: int, edition: Edition) -> int:
    return int(s.once(_scored, edition)[seat].sum())


def _sums(s: Any, seat: int) -> Sums:
    return outlook.sums(s, seat)


def _aside(s: Any) -> list[Stack]:
    return _stacks("aside", s.aside.tolist())


def _unseen(s: Any) -> list[Stack]:
    return _stacks("unseen", s.deck.tolist())


def _banner_now(s: Any, seat: int, edition: Edition) -> list[Symbol]:
    """The symbols of a seat's castle: those used, and the next one while it has cards."""
    played = hand_size(s.players) - s.hand_count[seat]
    return [
        {"face": face, "used": at < played, "next": at == played and s.phase <= PLACE}
        for at, face in enumerate(banner(edition, s.players, s.castle[seat]))
    ]


def _hand(s: Any, owner: int, mine: bool) -> Hand:
    """The own hand card by card; of another only the number of cards."""
    hand: Hand = {"count": s.hand_count[owner], "cards": None}
    if mine:
        counts = [s.hand[owner].tolist().count(kind) for kind in range(KIND_COUNT)]
        hand["cards"] = [
            outlook.with_worth(s, owner, KINDS.index(stack["kind"]), stack)
            for stack in _stacks("hand", counts)
        ]
        hand["picked"] = KINDS[s.picked] if s.picked else None
    return hand


def _buried(s: Any) -> Buried:
    """Cards set aside unrevealed: how many, and those that the seat knows."""
    known = s.buried.tolist()[: s.buried_count]
    counts = [known.count(kind) for kind in range(KIND_COUNT)]
    return {"count": s.buried_count, "known": _stacks("buried", counts)}


def round_of(s: Any) -> int:
    return int(s.round_number)
