"""Sherwood Forest: what people see on the table."""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest.state import (
    A_ROUNDS,
    CONSENT,
    HIDEOUTS,
    KINDS,
    MOST_GOLD,
    NO_CARD,
    OVER,
    PHASES,
    PLACES,
    ROBBERS_EACH,
    ROUNDS,
    SLOT_STATES,
    SLOTS,
)
from merrymen.games.sherwood_forest.view.bids import bargain
from merrymen.games.sherwood_forest.view.raid import (
    card_of,
    carriage,
    fight,
    forecast,
    hideouts_of,
    loot,
    news,
    promised,
    seats_of,
    some,
    standing_strength,
)
from merrymen.games.sherwood_forest.view.shapes import (
    ForestBoard,
    Hideout,
    Part,
    Seat,
    Shown,
    Slot,
    ToCome,
)
from merrymen.games.sherwood_forest.view.talk import group, passing, talk
from merrymen.games.sherwood_forest.view.words import glory, strengths


def board(s: Any, edition: Edition, seat: int | None) -> ForestBoard:
    """The map, the cards, the camps, and what is being talked or fought about."""
    tables = edition.tables
    return {
        "rules": "advanced" if s.advanced else "basic",
        "round": s.round_number,
        "rounds": ROUNDS,
        "stage": "over" if s.phase == OVER else ("plans" if s.phase <= CONSENT else "raids"),
        "phase": PHASES[s.phase],
        "map": {
            "towns": [
                {
                    "element": f"town-{n}",
                    "name": arm.town,
                    "arrows": hideouts_of(tables, arm.arrows),
                }
                for n, arm in enumerate(tables.arms)
            ],
            "hideouts": [_hideout(s, tables, n, seat) for n in range(HIDEOUTS)],
            "places": [
                {"element": place, "name": place, "robbers": seats_of(s, s.places[n])}
                for n, place in enumerate(PLACES)
            ],
            "oak": {"element": "oak", "robbers": seats_of(s, s.oak)},
            "quarry": {"element": "quarry", "gold": s.quarry},
            "glory": [glory(s, other) for other in range(s.players)],
        },
        "slots": _laid_out(s),
        "travel_cards": [_slot(s, tables, n) for n in range(SLOTS) if s.slot_state[n] != NO_CARD],
        "to_come": _to_come(s),
        "carriage": carriage(s, tables),
        "news": news(s, tables),
        "equipment": {
            "element": "equipment",
            "deck": s.deck_left,
            "discards": {kind: s.discards[n] for n, kind in enumerate(KINDS) if s.discards[n]},
        },
        "seats": [_seat(s, other, seat) for other in range(s.players)],
        "first_player": {"marker": s.marker, "card": some(s.first_card)},
        "group": group(s, tables),
        "talk": talk(s, tables),
        "call_open": {"element": "call-open"},
        "bargain": bargain(s),
        "fight": fight(s, edition),
        "loot": loot(s),
    }


def _bits(mask: int) -> list[int]:
    return [seat for seat in range(6) if mask >> seat & 1]


def _hideout(s: Any, tables: Any, hideout: int, reader: int | None) -> Hideout:
    row = tables.hideouts[hideout]
    there = zip(
        s.group[hideout].tolist(),
        s.promised_gold[hideout].tolist(),
        s.promised_companions[hideout].tolist(),
        strict=True,
    )
    groups: list[Part] = [
        {
            "seat": seat,
            "robbers": robbers,
            "pledged": strengths(s.pledged[hideout, seat]),
            "promised_gold": gold,
            "promised_companions": companions,
        }
        for seat, (robbers, gold, companions) in enumerate(there)
        if robbers or gold or companions
    ]
    strength = standing_strength(s, hideout)
    in_camp = 0 if reader is None else s.camp[reader]
    return {
        "element": f"hideout-{hideout}",
        "name": row.name,
        "watches": list(row.watches),
        "red": row.red,
        "leader": some(s.leader[hideout]),
        "groups": groups,
        "strength": strength,
        "token": some(s.planned[hideout]),
        "informer": some(s.informer[hideout]),
        "passing": passing(s, tables, hideout, strength or in_camp),
    }


def _slot(s: Any, tables: Any, slot: int) -> Slot:
    known = s.laid[slot] != NONE
    return {
        "element": f"travel-{slot}",
        "slot": slot,
        "state": SLOT_STATES[s.slot_state[slot]],
        "back": _back(s.round_number),
        "card": card_of(tables, s.laid[slot]) if known else None,
        "seen_by": _bits(s.seen_by[slot]),
        "marked_by": _bits(s.marked[slot]),
        "tokens": [f"hideout-{h}" for h in range(HIDEOUTS) if s.planned[h] == slot],
        "forecast": forecast(s, tables, slot) if known and s.carriage != slot else None,
    }


def _back(round_number: int) -> str:
    """SF-S2: A lies on top of B, and each lasts for three rounds."""
    return "A" if round_number <= A_ROUNDS else "B"


def _to_come(s: Any) -> ToCome:
    """SF-S2: the cards of the rounds to come, and the back that lies on top."""
    return {
        "left": (ROUNDS - s.round_number) * _laid_out(s),
        "back": _back(s.round_number + 1),
    }


def _laid_out(s: Any) -> int:
    """SF-S3: how many travel cards a round has."""
    return int(min(s.players + 1, SLOTS))


def _seat(s: Any, seat: int, reader: int | None) -> Seat:
    return {
        "element": f"seat-{seat}",
        "seat": seat,
        "camp": s.camp[seat],
        "robbers": ROBBERS_EACH - s.oak[seat] - promised(s, seat),
        "oak": s.oak[seat],
        "gold": s.gold[seat],
        "most_gold": MOST_GOLD,
        "glory": glory(s, seat),
        "hand_size": s.hand_size[seat],
        "hand": _kinds(s.hand[seat]),  # the own hand; of others what the reader has seen
        "shown": _kinds(s.shown[seat]),  # what everybody has seen
        "shown_to": _shown_to(s, seat) if seat == reader else [],
    }


def _kinds(counts: Any) -> dict[str, int]:
    """Equipment cards by their kind."""
    return {kind: counts[n] for n, kind in enumerate(KINDS) if counts[n]}


def _shown_to(s: Any, seat: int) -> list[Shown]:
    """SF-V4: which of the own cards one player alone has seen."""
    found: list[Shown] = []
    for viewer in range(s.players):
        seen = [told >> 2 * viewer & 3 for told in s.told[seat].tolist()]
        if any(seen):
            found.append({"seat": viewer, "cards": _kinds(seen)})
    return found


def round_of(s: Any) -> int:
    return int(s.round_number)
