"""Sherwood Bandits: the table as people see it."""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.games.sherwood_bandits.state import (
    ATTACKING,
    BANDITS,
    COMPANIONS,
    EFFECTS,
    HIGH_COLUMN,
    JAIL,
    LEADER_PLACES,
    LOOTING,
    LOW_COLUMN,
    OVER,
    PHASES,
    PICKPOCKETS,
    ROUNDS,
    SECTIONS,
    TOKEN,
    TUCK_STEP,
    WILL,
)
from merrymen.games.sherwood_bandits.view.outcomes import (
    column,
    coming,
    gang_name,
    gangs_of,
    standing_raid,
)
from merrymen.games.sherwood_bandits.view.road import deck_of, seat_or_none, section_of
from merrymen.games.sherwood_bandits.view.shapes import (
    BanditsBoard,
    Column,
    Companion,
    Drawbridge,
    Gang,
    Pile,
)
from merrymen.games.sherwood_bandits.view.sheets import sheet_of
from merrymen.games.sherwood_bandits.view.tile_shapes import Sheet
from merrymen.games.sherwood_bandits.view.tiles import tiles, wishes
from merrymen.messages import say
from merrymen.seen import Fields

# What parts of the board are made from.
DECK = Fields(("deck", "top_back", "back", "wagon"))
SECTION = Fields(
    ("players", "phase", "revealed", "peeked", "feast_dice", "target", "chosen"),
    (
        "wagon", "back", "token", "token_by", "scouted", "defence", "outcome", "counting", "bandit",
        "lies", "weasel", "die", "crossed",
    ),
)  # fmt: skip
COMPANY = Fields(("players", "face_up", "companion_deck", "leader"))
BRIDGE = Fields(("players", "phase", "drawbridge", "counting", "bandit", "die"))
GANG = Fields(
    ("players", "phase", "open_loot", "own_chest", "start"),
    (
        "victory_points", "bandits_left", "leader", "peeked", "loot", "loot_size", "chest",
        "chest_size", "passed", "slack",
    ),
)  # fmt: skip
SHEET = Fields(("players", "phase"), ("victory_points", "loot", "chest"))


def board(s: Any, edition: Edition, seat: int | None) -> BanditsBoard:
    """Everything on the table, as far as the record tells it."""
    return {
        "round": s.round_number,
        "rounds": ROUNDS,
        "phase": _chapter(s),
        "step": PHASES[s.phase],
        "start": s.start,
        "order": [(s.start + i) % s.players for i in range(s.players)],
        "deck": s.part(deck_of, DECK, edition),
        "road": [s.part(section_of, SECTION, i, edition, seat) for i in range(SECTIONS)],
        "pickpockets": [
            {"element": f"pickpocket-{i + 1}", "gang": seat_or_none(s.pickpocket[i])}
            for i in range(PICKPOCKETS)
        ],
        "companions": s.part(_companions, COMPANY),
        "drawbridge": s.part(_drawbridge, BRIDGE),
        "jail": [gang for gang in gangs_of(s) if s.leader[gang] == JAIL],
        "supply": {"element": "supply", "tiles": s.supply_size, "tokens": s.supply[TOKEN]},
        "pile": _pile(s, seat),
        "gangs": [s.part(_gang, GANG, gang, gang == seat) for gang in gangs_of(s)],
        "raid": standing_raid(s, edition),
        "pass": {"element": "pass"},  # where one says no
        "sheets": _sheets(s, seat),
        "lot": seat_or_none(s.lot),
    }


def _sheets(s: Any, seat: int | None) -> list[Sheet]:
    """The own sheet; in the end everybody's, with who has the most."""
    if s.phase == OVER:
        return [sheet_of(s, gang) for gang in gangs_of(s)]
    return [s.part(sheet_of, SHEET, gang) for gang in gangs_of(s) if gang == seat]


def _chapter(s: Any) -> str:
    """Which of the three phases of a round it is."""
    if s.phase == OVER:
        return "over"
    if s.phase < ATTACKING:
        return "ambush"
    return "raids" if s.phase < TUCK_STEP else "sheriff"


def _companions(s: Any) -> list[Companion]:
    return [_companion(s, index) for index in range(len(COMPANIONS))]


def _companion(s: Any, index: int) -> Companion:
    effect = EFFECTS[index][s.face_up[index]]
    return {
        "element": f"companion-{COMPANIONS[index]}",
        "companion": COMPANIONS[index],
        "name": say(f"sb-companion-{COMPANIONS[index]}"),
        "effect": effect,
        "title": say(f"sb-effect-{effect}"),
        "text": say(f"sb-text-{effect}"),
        "to_come": [e for i, e in enumerate(EFFECTS[index]) if s.companion_deck[index] >> i & 1],
        "leaders": [gang for gang in gangs_of(s) if s.leader[gang] == 1 + index],
    }


def _drawbridge(s: Any) -> Drawbridge:
    columns: list[Column] = []
    for gang in gangs_of(s):
        dice, later = column(s, gang), coming(s, gang)
        total = sum(dice) + sum(later)
        state = "reward" if total < LOW_COLUMN else "jail" if total > HIGH_COLUMN else "safe"
        columns.append(
            {
                "element": f"column-{gang}",
                "gang": gang,
                "dice": [{"element": f"column-{gang}-{value}", "value": value} for value in dice],
                "sum": sum(dice),
                "coming": later,
                "sum_to_come": total,
                "state": state,
            }
        )
    return {"under": LOW_COLUMN, "over": HIGH_COLUMN, "columns": columns}


def _pile(s: Any, seat: int | None) -> Pile | None:
    """The tiles on their way from the right to the left."""
    if s.phase != LOOTING:
        return None
    return {
        "element": "pile",
        "size": s.pile_size,
        "holder": s.seat,
        "to_keep": s.to_keep,
        "space": s.keeping_space + 1,
        "tiles": tiles(s.pile.tolist(), "pile") if seat == s.seat else None,
    }


def _gang(s: Any, gang: int, mine: bool) -> Gang:
    is_will = s.players == 2 and gang == WILL
    loot, chest = s.loot[gang].tolist(), s.chest[gang].tolist()
    sees_loot = mine or bool(s.open_loot)
    sees_chest = s.phase == OVER or (mine and bool(s.own_chest))
    shown: Gang = {
        "element": f"gang-{gang}",
        "seat": None if is_will else gang,
        "gang": gang,
        "will": is_will,
        "name": gang_name(s, gang),
        "victory_points": s.victory_points[gang],
        "start": s.start == gang,
        "bandits": BANDITS,
        "bandits_left": s.bandits_left[gang],
        "leader": LEADER_PLACES[s.leader[gang]],
        "looks": [i + 1 for i in range(SECTIONS) if s.peeked[gang] >> i & 1],
        "loot": {
            "size": s.loot_size[gang] + loot[TOKEN],
            "tokens": loot[TOKEN],
            "tiles": tiles(loot, f"loot-{gang}") if sees_loot else None,
        },
        "chest": {
            "size": s.chest_size[gang] + chest[TOKEN],
            "tokens": chest[TOKEN],
            "tiles": tiles(chest, f"chest-{gang}") if sees_chest else None,
        },
    }
    if mine:
        known = s.passed[gang].tolist()
        shown["knows"] = {
            "tiles": tiles(known, "known"),
            "may_be_gone": s.slack[gang],
        }
        shown["wishes"] = wishes(s, gang) if s.own_chest else []
    return shown


def round_of(s: Any) -> int:
    return int(s.round_number)
