"""Sherwood Bandits: the road as people see it. Wagons, hideouts, attack spaces and the deck."""

from __future__ import annotations

from collections import Counter
from typing import Any

from merrymen.editions import Edition
from merrymen.games.sherwood_bandits.edition import Wagon
from merrymen.games.sherwood_bandits.state import (
    BACKS,
    ESCAPED,
    OUTCOMES,
    ROBBED,
    SECTIONS,
    SPACES,
    TUCK_STEP,
    WAITING,
)
from merrymen.games.sherwood_bandits.view.outcomes import (
    defence_stands,
    dice_of,
    gang_name,
    odds,
    raid_data,
    raid_with,
)
from merrymen.games.sherwood_bandits.view.shapes import (
    Attack,
    Back,
    Deck,
    Front,
    FrontCount,
    Hideout,
    RaidDie,
    RaidEnd,
    Section,
)
from merrymen.games.sherwood_bandits.view.shapes import Wagon as WagonShown
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


def seat_or_none(value: int) -> int | None:
    return None if value < 0 else value


def deck_of(s: Any, edition: Edition) -> Deck:
    """The wagons to come: how many, the back on top, and which have not been seen yet."""
    face_down = sum(s.back[i] >= 0 and s.wagon[i] < 0 for i in range(SECTIONS))
    unseen = [wagon for wagon in edition.tables.wagons if s.deck >> wagon.number - 1 & 1]
    return {
        "element": "deck",
        "left": len(unseen) - face_down,
        "top": None if s.top_back < 0 else _back(edition, s.top_back),
        "unseen": {back: sum(wagon.back == back for wagon in unseen) for back in BACKS},
        "fronts": {back: _fronts(unseen, back) for back in BACKS},
    }


def _fronts(unseen: list[Wagon], back: str) -> list[FrontCount]:
    """What may be on the other side of a back, with how many of each."""
    fronts = Counter((w.kind, w.defence) for w in unseen if w.back == back)
    return [
        {"kind": kind, "defence": defence or None, "count": count}
        for (kind, defence), count in fronts.items()
    ]


def _back(edition: Edition, back: int) -> Back:
    row = edition.tables.backs[back]
    return {"weight": row.back, "low": row.low, "high": row.high}


def section_of(s: Any, section: int, edition: Edition, seat: int | None) -> Section:
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


def _ended(s: Any, edition: Edition, section: int) -> RaidEnd | None:
    """SB-R5: the dice that made it, and what they brought."""
    if s.outcome[section] != ROBBED:
        return None
    return raid_data(raid_with(s, edition, section, dice_of(s, section)))


def _wagon(s: Any, edition: Edition, section: int, seat: int | None) -> WagonShown | None:
    if s.back[section] < 0:
        return None
    back = edition.tables.backs[s.back[section]]
    now = s.defence[section] if defence_stands(s, edition, section) else None
    face_down = say("sb-face-down", back=say(f"sb-back-{back.back}"), low=back.low, high=back.high)
    seen = s.wagon[section] >= 0
    return {
        "element": f"wagon-{section + 1}",
        "back": _back(edition, s.back[section]),
        "face_up": bool(s.revealed),
        "seen_by_you": seat is not None and bool(s.peeked[seat] >> section & 1),
        "seen_by": [other for other in range(s.players) if s.peeked[other] >> section & 1],
        "token": s.token[section],
        "token_by": seat_or_none(s.token_by[section]),
        "stays": bool(s.scouted[section]),
        "front": _front(edition, s.wagon[section]) if seen else None,
        "feast_dice": [d for d in s.feast_dice.tolist() if d] if s.target == section else [],
        "summary": wagon_name(edition, s.wagon[section], now) if seen else face_down,
    }


def _front(edition: Edition, card: int) -> Front:
    wagon = wagon_of(edition, card)
    return {
        "number": wagon.number,
        "kind": wagon.kind,
        "defence": wagon.defence or None,
        "companion": wagon.companion,
        "name": wagon_name(edition, card),
        "text": say(f"sb-wagon-text-{wagon.kind}"),
    }


def _is_late(s: Any, section: int, space: int) -> bool:
    """SB-R4: whether what stood there has gone back to its owner."""
    done = s.outcome[section] in (ROBBED, ESCAPED)
    return done and space >= s.counting[section]


def _hideout(s: Any, section: int, space: int) -> Hideout:
    owner, guest = s.bandit[section, space, 0], s.bandit[section, space, 1]
    taken = owner >= 0 and not s.weasel[section, space]
    names = {"gang": gang_name(s, owner) if taken else "", "taken": "yes" if taken else "no"}
    return {
        "summary": say("sb-hideout", position=space + 1, **names),
        "element": f"hideout-{section + 1}-{space + 1}",
        "position": space + 1,
        "gang": owner if taken else None,
        "lies": bool(s.lies[section, space]),
        "guest": seat_or_none(guest),
        "weasel": bool(s.weasel[section, space]),
        "chosen": s.chosen == section * SPACES + space,
        "late": owner >= 0 and _is_late(s, section, space),
    }


def _attack(s: Any, section: int, space: int, on_road: bool) -> Attack:
    dice: list[RaidDie] = [
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
