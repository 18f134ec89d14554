"""Chickwood Forest: what people see and what they may do."""

from __future__ import annotations

from typing import Any

import numpy as np

from merrymen.editions import Edition
from merrymen.engine.compiling import INTERPRETED
from merrymen.engine.plain import unwrap
from merrymen.game import Choice
from merrymen.games.chickwood_forest import view_outlook as outlook
from merrymen.games.chickwood_forest.rules import scoring
from merrymen.games.chickwood_forest.rules.dealing import castle_count, hand_size
from merrymen.games.chickwood_forest.rules.scouting import most_cards
from merrymen.games.chickwood_forest.state import (
    ALMS,
    BEARD,
    BENEFACTOR,
    BENEFACTOR_KINDS,
    CELLS,
    COLUMNS,
    DO_ALMS,
    DO_BEARD,
    DO_CUBE,
    DO_GIVE,
    DO_LOCK,
    DO_PICK,
    DO_PLACE,
    DO_RAID,
    DO_SPY,
    DO_TAKE,
    EVERYBODY,
    FIRST_CUBE,
    GARMENT,
    GIVE,
    HEADINGS,
    JEWEL,
    KIND_COUNT,
    KINDS,
    LEGENDARY,
    LOCK,
    OVER,
    PASS,
    PICK,
    PLACE,
    RAID,
    ROW,
    SECOND_CUBE,
    SPACES,
    SPY,
    SPY_GLASS,
    TAKE,
    TREASURES,
)
from merrymen.games.chickwood_forest.story import story
from merrymen.messages import Message, say, who

__all__ = ["board", "choice", "prompt", "refusal", "secret", "story", "waiting"]

# The clause that matters now, by what is decided.
CLAUSES = ("CF-A1", "CF-A1", "CF-L2", "CF-B1", "CF-L3", "CF-D1", *("CF-L4",) * 5, "CF-F9")
STAGES = ("scout", "scout", "spy", "raid", "key", "alms", *("end",) * 5, "over")


def board(s: Any, edition: Edition, seat: int | None) -> dict[str, Any]:
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
        "castles": [_castle(s, edition, value, seat) for value in values],
        "villages": _villages(s, edition, seat),
        "alms": outlook.line(s),
        "seats": _seats(s, edition, seat),
        "aside": _stacks("aside", s.aside.tolist()),
        "buried": _buried(s),
        "unseen": _stacks("unseen", s.deck.tolist()),
    }


def _card(kind: int) -> dict[str, Any]:
    """The figures on a loot card."""
    card: dict[str, Any] = {"kind": KINDS[kind], "family": _family(kind)}
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


def _stacks(place: str, counts: list[int]) -> list[dict[str, Any]]:
    """Cards sorted by kind, each kind with its number."""
    return [
        {"element": f"{place}-{KINDS[kind]}", **_card(kind), "count": counts[kind]}
        for kind in range(1, KIND_COUNT)
        if counts[kind]
    ]


def _banner(edition: Edition, players: int, castle: int) -> list[str]:
    """CF-C3: which cards the holder of a castle plays face up and which face down."""
    row = edition.tables.castles[castle - 1]
    return ["down" if c == "D" else "up" for c in (row.night if players == 2 else row.day)]


def _castle(s: Any, edition: Edition, castle: int, seat: int | None) -> dict[str, Any]:
    """A castle pile with the row of cards in front of it."""
    taken = sum(s.castles_taken[other, castle] for other in range(s.players))
    raiders = [other for other in range(s.players) if s.raided[other] == castle]
    return {
        "element": f"castle-{castle}",
        "value": castle,
        "banner": _banner(edition, s.players, castle),
        "pile": edition.tables.castles[castle - 1].count - taken,
        "limit": int(most_cards(castle)) if most_cards(castle) < ROW else None,
        "has_room": s.row_count[castle] < most_cards(castle),
        "raided_by": raiders[0] if raiders else None,
        "named": s.phase == LOCK and s.named == castle,
        "locked": s.phase == RAID and s.named == castle,
        "raid": None if raiders else outlook.raid(s, castle, seat),
        "row": [_row_card(s, castle, slot, seat) for slot in range(s.row_count[castle])],
    }


def _row_card(s: Any, castle: int, slot: int, seat: int | None) -> dict[str, Any]:
    """A card played: who played it, how it lies, and what it is if the seat knows that."""
    kind, known = s.row[castle, slot], s.row_known[castle, slot]
    return {
        "element": f"castle-{castle}-card-{slot}",
        "by": s.row_by[castle, slot],
        "face": "up" if known & EVERYBODY else "down",
        "own": s.row_by[castle, slot] == seat,
        "known_to": [other for other in range(s.players) if known >> other & 1],
        "card": _card(kind) | outlook.worth(s, seat, kind) if kind else None,
    }


def _villages(s: Any, edition: Edition, seat: int | None) -> dict[str, Any]:
    cells = [cell for cell in range(CELLS) if s.village[cell] >= 0]
    return {
        "columns": COLUMNS,
        "rows": len(cells) // COLUMNS,
        "cells": [_village(s, edition, cell, seat) for cell in cells],
    }


def _village(s: Any, edition: Edition, cell: int, seat: int | None) -> dict[str, Any]:
    """A village or forest: its rows with their glory and cubes, and who would get what."""
    village = edition.tables.villages[s.village[cell]]
    rows, first = [], 0
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
        "standing": _standing(s, edition, cell),
        "in_line": bool(s.line >> cell & 1),
        "line_end": s.line_end == cell,
        "step": outlook.step(s, edition, cell),
        "lead": outlook.lead(s, edition, cell, seat),
    }


def _space(s: Any, cell: int, space: int) -> dict[str, Any]:
    owner = s.cube[cell, space]
    return {
        "element": f"village-{cell}-space-{space}",
        "cube": owner if owner >= 0 else None,
        "chosen": s.first_cube == cell * SPACES + space,
    }


def _standing(s: Any, edition: Edition, cell: int) -> list[dict[str, int]]:
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


def _seats(s: Any, edition: Edition, seat: int | None) -> list[dict[str, Any]]:
    sheet = np.zeros((s.players, len(HEADINGS)), np.int32)
    scoring.score(s if INTERPRETED else unwrap(s), edition.cards, sheet)
    return [
        {
            "element": f"seat-{other}",
            "seat": other,
            "castle": s.castle[other],
            "raided": s.raided[other] or None,
            "banner": _banner_now(s, edition, other),
            "castles": [
                {"element": f"castles-{other}-{value}", "value": value, "count": count}
                for value, count in enumerate(s.castles_taken[other].tolist())
                if count
            ],
            "hand": _hand(s, other, seat),
            "supply": s.supply[other],
            "collection": _stacks(f"collection-{other}", s.collection[other].tolist()),
            "sheet": dict(zip(HEADINGS, map(int, sheet[other]), strict=True)),
            "sums": outlook.sums(s, other),
            "glory": int(sheet[other].sum()),
        }
        for other in range(s.players)
    ]


def _banner_now(s: Any, edition: Edition, seat: int) -> list[dict[str, Any]]:
    """The symbols of a seat's castle: those used, and the next one while it has cards."""
    played = hand_size(s.players) - s.hand_count[seat]
    return [
        {"face": face, "used": at < played, "next": at == played and s.phase <= PLACE}
        for at, face in enumerate(_banner(edition, s.players, s.castle[seat]))
    ]


def _hand(s: Any, owner: int, seat: int | None) -> dict[str, Any]:
    """The own hand card by card; of another only the number of cards."""
    hand: dict[str, Any] = {"count": s.hand_count[owner], "cards": None}
    if owner == seat:
        counts = [s.hand[owner].tolist().count(kind) for kind in range(KIND_COUNT)]
        hand["cards"] = [
            stack | outlook.worth(s, seat, KINDS.index(stack["kind"]))
            for stack in _stacks("hand", counts)
        ]
        hand["picked"] = KINDS[s.picked] if s.picked else None
    return hand


def _buried(s: Any) -> dict[str, Any]:
    """Cards set aside unrevealed: how many, and those that the seat knows."""
    known = s.buried.tolist()[: s.buried_count]
    counts = [known.count(kind) for kind in range(KIND_COUNT)]
    return {"count": s.buried_count, "known": _stacks("buried", counts)}


def _next_face(s: Any, edition: Edition) -> str:
    """How the card about to be played will lie."""
    return _banner(edition, s.players, s.castle[s.turn])[_played(s)]


def _played(s: Any) -> int:
    return int(hand_size(s.players)) - int(s.hand_count[s.turn])


def _name(kind: int) -> Message:
    return say(f"cf-kind-{KINDS[kind]}", element=f"kind-{KINDS[kind]}")


def _village_name(s: Any, edition: Edition, cell: int) -> str:
    return str(edition.tables.villages[s.village[cell]].name)


def prompt(s: Any, edition: Edition) -> Message:
    """What the one who decides should do, and the clause that says so."""
    return _question(s, edition) | {"rule": CLAUSES[s.phase]}


def _question(s: Any, edition: Edition) -> Message:
    phase = s.phase
    if phase == PICK:
        face, of = _next_face(s, edition), int(hand_size(s.players))
        figures = {"round": s.round_number, "number": _played(s) + 1, "of": of, "face": face}
        return say("cf-prompt-pick", **figures, **_spies(s))
    if phase == PLACE:
        face = _next_face(s, edition)
        return say("cf-prompt-place", card=_name(s.picked), face=face, **_spies(s))
    if phase == RAID and s.named:
        return say("cf-prompt-raid-again", castle=s.named)
    if phase == RAID:
        return say("cf-prompt-raid", round=s.round_number)
    if phase == LOCK:
        return say("cf-prompt-lock", seat=who(s.turn), castle=s.named)
    if phase == ALMS and s.line_end < 0:
        return say("cf-prompt-alms-start", alms=s.alms)
    if phase == ALMS:
        village = _village_name(s, edition, s.line_end)
        return say("cf-prompt-alms-next", alms=s.alms, village=village)
    if phase == TAKE:
        return say("cf-prompt-take", card=_name(s.offered))
    return say({SPY: "cf-prompt-spy", FIRST_CUBE: "cf-prompt-first-cube",
                SECOND_CUBE: "cf-prompt-second-cube", GIVE: "cf-prompt-give",
                BEARD: "cf-prompt-beard", OVER: "cf-over"}[phase])  # fmt: skip


def _spies(s: Any) -> dict[str, Any]:
    """CF-A3, CF-L2: whether an opponent may come to see a face-down card after all."""
    others = [seat for seat in range(s.players) if seat != s.turn]
    owner = next((seat for seat in others if s.collection[seat, SPY_GLASS]), None)
    return {
        "glass": "no" if owner is None else "yes",
        "spy": who(s.turn if owner is None else owner),
    }


def waiting(s: Any, edition: Edition) -> Message:
    """Whom the others wait for, and why; nothing here depends on what is hidden."""
    phase, seat = s.phase, who(s.seat)
    if phase <= PLACE:
        face = _next_face(s, edition)
        return say("cf-waiting-scout", round=s.round_number, seat=seat, face=face)
    if phase == SPY:
        return say("cf-waiting-spy", seat=seat)
    if phase == RAID and s.named:
        return say("cf-waiting-raid-again", castle=s.named, seat=seat)
    if phase == RAID:
        return say("cf-waiting-raid", round=s.round_number, seat=seat)
    if phase == LOCK:
        return say("cf-waiting-lock", seat=seat, castle=s.named, raider=who(s.turn))
    if phase == ALMS:
        return say("cf-waiting-alms", seat=seat, alms=s.alms)
    if phase <= SECOND_CUBE:
        return say("cf-waiting-cubes", seat=seat)
    return say("cf-waiting-beard" if phase == BEARD else "cf-waiting-arrow", seat=seat)


def choice(s: Any, edition: Edition, action: int) -> Choice:
    """A legal action in words, and where it is clicked."""
    if s.phase == LOCK or action == PASS:
        return _yes_or_no(s, action)
    if s.phase == PICK:
        kind = action - DO_PICK
        label = say("cf-pick", card=_name(kind), face=_next_face(s, edition))
        return Choice(label, f"hand-{KINDS[kind]}")
    if s.phase == PLACE:
        castle = action - DO_PLACE
        return Choice(say("cf-place", castle=castle), f"castle-{castle}")
    if s.phase == SPY:
        castle = action - DO_SPY
        down = sum(not known & EVERYBODY for known in s.row_known[castle].tolist() if known)
        return Choice(say("cf-spy", castle=castle, count=down), f"castle-{castle}")
    if s.phase == RAID:
        castle = action - DO_RAID
        label = say("cf-raid", castle=castle, count=s.row_count[castle])
        return Choice(label, f"castle-{castle}")
    if s.phase == ALMS:
        cell = action - DO_ALMS
        label = say("cf-alms", village=_village_name(s, edition, cell))
        return Choice(label, f"village-{cell}")
    return _choice_at_the_end(s, edition, action)


def _yes_or_no(s: Any, action: int) -> Choice:
    """To use a legendary card or not."""
    if action == DO_LOCK:
        label = say("cf-lock", castle=s.named, seat=who(s.turn))
        return Choice(label, f"collection-{s.seat}-key")
    refused = {SPY: "cf-no-spy", LOCK: "cf-no-lock", FIRST_CUBE: "cf-no-cubes",
               GIVE: "cf-no-give", BEARD: "cf-no-beard"}[s.phase]  # fmt: skip
    return Choice(say(refused), "pass")


def _choice_at_the_end(s: Any, edition: Edition, action: int) -> Choice:
    """CF-L4"""
    if s.phase in (FIRST_CUBE, SECOND_CUBE):
        cell, space = divmod(action - DO_CUBE, SPACES)
        label = say(
            "cf-cube" if s.phase == FIRST_CUBE else "cf-cube-with",
            seat=who(s.cube[cell, space]),
            space=space + 1,
            village=_village_name(s, edition, cell),
        )
        return Choice(label, f"village-{cell}-space-{space}")
    if s.phase == GIVE:
        kind = action - DO_GIVE
        return Choice(say("cf-give", card=_name(kind)), f"collection-{s.seat}-{KINDS[kind]}")
    if s.phase == TAKE:
        other, kind = divmod(action - DO_TAKE, TREASURES + 1)
        label = say("cf-take", card=_name(kind), seat=who(other))
        return Choice(label, f"collection-{other}-{KINDS[kind]}")
    other = action - DO_BEARD
    return Choice(say("cf-beard", seat=who(other)), f"seat-{other}")


def refusal(s: Any, edition: Edition, action: int) -> Message:
    """Why an action is not possible: what is asked for now."""
    if s.phase == RAID and s.named:
        return say("cf-refused-raid-again", castle=s.named)
    if s.phase == ALMS and s.line_end >= 0:
        return say("cf-refused-alms-next", village=_village_name(s, edition, s.line_end))
    return say({PICK: "cf-refused-pick", PLACE: "cf-refused-place", SPY: "cf-refused-spy",
                RAID: "cf-refused-raid", LOCK: "cf-refused-lock", ALMS: "cf-refused-alms-start",
                FIRST_CUBE: "cf-refused-first-cube", SECOND_CUBE: "cf-refused-second-cube",
                GIVE: "cf-refused-give", TAKE: "cf-refused-take", BEARD: "cf-refused-beard",
                OVER: "cf-over"}[s.phase])  # fmt: skip


def secret(s: Any, edition: Edition, action: int, seat: int | None) -> bool:
    """CF-A3: which card is picked is for its player alone; where it goes is for all to see."""
    return bool(s.phase == PICK and seat != s.turn)
