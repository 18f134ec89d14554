"""Sherwood Bandits: the table as people see it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from merrymen.editions import Edition
from merrymen.games.sherwood_bandits.edition import Wagon
from merrymen.games.sherwood_bandits.rules import scoring
from merrymen.games.sherwood_bandits.state import (
    ATTACKING,
    BACKS,
    BANDITS,
    BRACELET,
    COLOURS,
    COMPANIONS,
    EFFECTS,
    ESCAPED,
    HIGH_COLUMN,
    ITEMS,
    JAIL,
    LEADER_PLACES,
    LOOTING,
    LOW_COLUMN,
    NECKLACE,
    OUTCOMES,
    OVER,
    PHASES,
    PICKPOCKETS,
    RING,
    ROBBED,
    ROUNDS,
    SECTIONS,
    SPACES,
    TOKEN,
    TUCK_STEP,
    WAITING,
    WILL,
)
from merrymen.games.sherwood_bandits.view_outcomes import (
    column,
    coming,
    defence_stands,
    dice_of,
    gang_name,
    gangs_of,
    odds,
    raid_data,
    raid_with,
    standing_raid,
)
from merrymen.games.sherwood_bandits.view_tiles import as_record, tiles, wishes
from merrymen.messages import Message, say


def wagon_of(edition: Edition, card: int) -> Wagon:
    """A wagon of the edition."""
    wagon: Wagon = next(w for w in edition.tables.wagons if w.number == card + 1)
    return wagon


def wagon_name(edition: Edition, card: int, now: int | None = None) -> Message:
    """The front of a wagon in words, with its printed defence or the one in force now."""
    wagon = wagon_of(edition, card)
    kind = wagon.kind if wagon.kind == "plain" else f"special-{wagon.kind}"
    return say(
        f"sb-wagon-{kind}",
        back=say(f"sb-back-{wagon.back}"),
        defence=wagon.defence if now is None else now,
        stands="yes" if wagon.defence or now is not None else "no",
    )


def board(s: Any, edition: Edition, seat: int | None) -> dict[str, Any]:
    """Everything on the table, as far as the record tells it."""
    return {
        "round": s.round_number,
        "rounds": ROUNDS,
        "phase": _chapter(s),
        "step": PHASES[s.phase],
        "start": s.start,
        "order": [(s.start + i) % s.players for i in range(s.players)],
        "deck": _deck(s, edition),
        "road": [_section(s, edition, section, seat) for section in range(SECTIONS)],
        "pickpockets": [
            {"element": f"pickpocket-{i + 1}", "gang": _seat_or_none(s.pickpocket[i])}
            for i in range(PICKPOCKETS)
        ],
        "companions": [_companion(s, index) for index in range(len(COMPANIONS))],
        "drawbridge": _drawbridge(s),
        "jail": [gang for gang in gangs_of(s) if s.leader[gang] == JAIL],
        "supply": {"element": "supply", "tiles": s.supply_size, "tokens": s.supply[TOKEN]},
        "pile": _pile(s, seat),
        "gangs": [_gang(s, gang, seat) for gang in gangs_of(s)],
        "raid": standing_raid(s, edition),
        "pass": {"element": "pass"},  # where one says no
        "sheets": [_sheet(s, gang) for gang in gangs_of(s) if gang == seat or s.phase == OVER],
        "lot": _seat_or_none(s.lot),
    }


def _chapter(s: Any) -> str:
    """Which of the three phases of a round it is."""
    if s.phase == OVER:
        return "over"
    if s.phase < ATTACKING:
        return "ambush"
    return "raids" if s.phase < TUCK_STEP else "sheriff"


def _seat_or_none(value: int) -> int | None:
    return None if value < 0 else value


def _deck(s: Any, edition: Edition) -> dict[str, Any]:
    """The wagons to come: how many, the back on top, and which have not been seen yet."""
    face_down = sum(s.back[i] >= 0 and s.wagon[i] < 0 for i in range(SECTIONS))
    unseen = [wagon for wagon in edition.tables.wagons if s.deck >> wagon.number - 1 & 1]
    return {
        "element": "deck",
        "left": len(unseen) - face_down,
        "top": _back(edition, s.top_back),
        "unseen": {back: sum(wagon.back == back for wagon in unseen) for back in BACKS},
        "fronts": {back: _fronts(unseen, back) for back in BACKS},
    }


def _fronts(unseen: list[Wagon], back: str) -> list[dict[str, Any]]:
    """What may be on the other side of a back, with how many of each."""
    fronts = Counter((w.kind, w.defence) for w in unseen if w.back == back)
    return [
        {"kind": kind, "defence": defence or None, "count": count}
        for (kind, defence), count in fronts.items()
    ]


def _back(edition: Edition, back: int) -> dict[str, Any] | None:
    if back < 0:
        return None
    row = edition.tables.backs[back]
    return {"weight": row.back, "low": row.low, "high": row.high}


def _section(s: Any, edition: Edition, section: int, seat: int | None) -> dict[str, Any]:
    """A part of the road: its wagon, its hideouts, its attack spaces and how the raid stands."""
    on_road = s.phase < TUCK_STEP
    sums = [s.die[section, i, 0] + s.die[section, i, 1] for i in range(SPACES)]
    needed = s.defence[section] if defence_stands(s, edition, section) else None
    return {
        "element": f"section-{section + 1}",
        "number": section + 1,
        "wagon": _wagon(s, edition, section, seat),
        "outcome": OUTCOMES[s.outcome[section]] if s.back[section] >= 0 else None,
        "under_attack": s.target == section,
        "defence": needed,
        "sum": sum(sums),
        "missing": max(0, needed - sum(sums)) if needed is not None and sum(sums) else None,
        "counting": s.counting[section],
        "odds": odds(s, edition, section) if s.outcome[section] == WAITING else None,
        "raid": _ended(s, edition, section),
        "hideouts": [_hideout(s, section, space) for space in range(SPACES)],
        "attack": [_attack(s, section, space, on_road) for space in range(SPACES)],
    }


def _ended(s: Any, edition: Edition, section: int) -> dict[str, Any] | None:
    """SB-R5: the dice that made it, and what they brought."""
    if s.outcome[section] != ROBBED:
        return None
    return raid_data(raid_with(s, edition, section, dice_of(s, section)))


def _wagon(s: Any, edition: Edition, section: int, seat: int | None) -> dict[str, Any] | None:
    if s.back[section] < 0:
        return None
    shown: dict[str, Any] = {
        "element": f"wagon-{section + 1}",
        "back": _back(edition, s.back[section]),
        "face_up": bool(s.revealed),
        "seen_by_you": seat is not None and bool(s.peeked[seat] >> section & 1),
        "seen_by": [other for other in range(s.players) if s.peeked[other] >> section & 1],
        "token": s.token[section],
        "token_by": _seat_or_none(s.token_by[section]),
        "stays": bool(s.scouted[section]),
        "front": None,
        "feast_dice": [d for d in s.feast_dice.tolist() if d] if s.target == section else [],
    }
    if s.wagon[section] >= 0:
        wagon = wagon_of(edition, s.wagon[section])
        shown["front"] = {
            "number": wagon.number,
            "kind": wagon.kind,
            "defence": wagon.defence or None,
            "companion": wagon.companion,
            "name": wagon_name(edition, s.wagon[section]),
            "text": say(f"sb-wagon-text-{wagon.kind}"),
        }
    back = edition.tables.backs[s.back[section]]
    now = s.defence[section] if defence_stands(s, edition, section) else None
    shown["summary"] = (
        wagon_name(edition, s.wagon[section], now)
        if shown["front"]
        else say("sb-face-down", back=say(f"sb-back-{back.back}"), low=back.low, high=back.high)
    )
    return shown


def _is_late(s: Any, section: int, space: int) -> bool:
    """SB-R4: whether what stood there has gone back to its owner."""
    done = s.outcome[section] in (ROBBED, ESCAPED)
    return done and space >= s.counting[section]


def _hideout(s: Any, section: int, space: int) -> dict[str, Any]:
    owner, guest = s.bandit[section, space, 0], s.bandit[section, space, 1]
    taken = owner >= 0 and not s.weasel[section, space]
    names = {"gang": gang_name(s, owner) if taken else "", "taken": "yes" if taken else "no"}
    return {
        "summary": say("sb-hideout", position=space + 1, **names),
        "element": f"hideout-{section + 1}-{space + 1}",
        "position": space + 1,
        "gang": owner if taken else None,
        "lies": bool(s.lies[section, space]),
        "guest": _seat_or_none(guest),
        "weasel": bool(s.weasel[section, space]),
        "chosen": s.chosen == section * SPACES + space,
        "late": owner >= 0 and _is_late(s, section, space),
    }


def _attack(s: Any, section: int, space: int, on_road: bool) -> dict[str, Any]:
    dice = [
        {
            "element": f"die-{section + 1}-{space + 1}" + ("-guest" if guest else ""),
            "gang": s.bandit[section, space, guest],
            "value": s.die[section, space, guest],
            "crossed": bool(s.crossed[section, space, guest]),
        }
        for guest in range(2)
        if s.die[section, space, guest]
    ]
    late = bool(dice) and _is_late(s, section, space)
    values = "+".join(str(die["value"]) for die in dice) or "-"
    return {
        "summary": say("sb-attack-space", position=space + 1, dice=values),
        "element": f"attack-{section + 1}-{space + 1}",
        "position": space + 1,
        "dice": dice,
        "counts": space < s.counting[section],
        "late": late,
        "gone": late or not on_road,  # back with the owner, or on the drawbridge
    }


def _companion(s: Any, index: int) -> dict[str, Any]:
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


def _drawbridge(s: Any) -> dict[str, Any]:
    columns = []
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


def _pile(s: Any, seat: int | None) -> dict[str, Any] | None:
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


def _gang(s: Any, gang: int, seat: int | None) -> dict[str, Any]:
    is_will = s.players == 2 and gang == WILL
    loot, chest = s.loot[gang].tolist(), s.chest[gang].tolist()
    sees_loot = gang == seat or bool(s.open_loot)
    sees_chest = s.phase == OVER or (gang == seat and bool(s.own_chest))
    shown: dict[str, Any] = {
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
    if gang == seat:
        known = s.passed[gang].tolist()
        shown["knows"] = {
            "tiles": tiles(known, "known"),
            "may_be_gone": s.slack[gang],
        }
        shown["wishes"] = wishes(s, gang) if s.own_chest else []
    return shown


def _sheet(s: Any, gang: int) -> dict[str, Any]:
    """SB-F1, SB-F2: majorities and the sets that bring the most, from what is seen."""
    record = as_record(s)
    plan = int(scoring.best_plan(record, gang))
    colours = []
    for colour, name in enumerate(COLOURS):
        trios = int(scoring.trios_in(record, gang, plan, colour))
        colours.append(
            {
                "colour": name,
                "rings": int(scoring.pieces(record, gang, RING, colour)),
                "bracelets": int(scoring.pieces(record, gang, BRACELET, colour)),
                "necklaces": int(scoring.pieces(record, gang, NECKLACE, colour)),
                "trios": trios,
                "ring_sets": int(scoring.ring_sets(record, gang, colour, trios)),
                "bracelet_pairs": int(scoring.bracelet_pairs(record, gang, colour, trios)),
                "single_necklaces": int(scoring.single_necklaces(record, gang, colour, trios)),
                "as_coins": int(scoring.left_over(record, gang, colour, trios)),
            }
        )
    coins = int(scoring.plan_coins(record, gang, plan))
    shown: dict[str, Any] = {
        "gang": gang,
        "name": gang_name(s, gang),
        "track": s.victory_points[gang],
        "colours": colours,
        "coins": coins,
        "coin_points": coins // scoring.COINS_OF_A_POINT,
        "set_points": int(scoring.plan_points(record, gang, plan)),
        "worth": {
            "ring_set": scoring.RING_SET,
            "bracelet_pair": scoring.BRACELET_PAIR,
            "trio": scoring.TRIO,
            "necklace": 1,
            "three_coins": 1,
        },
    }
    if s.phase == OVER:  # before that nobody knows who has the most
        shown["majorities"] = [
            {
                "item": item,
                "count": sum(int(scoring.pieces(record, gang, i, c)) for c in range(len(COLOURS))),
                "points": int(scoring.majority_points(record, gang, i)),
            }
            for i, item in enumerate(ITEMS)
        ]
        shown["tiles"] = int(scoring.tile_count(record, gang))
        shown["total"] = int(scoring.final_points(record, gang))
    return shown
