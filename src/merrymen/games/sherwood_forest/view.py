"""Sherwood Forest: what people see on the table."""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest.edition import TOWN_NAMES, Traveller, route, travel_cards
from merrymen.games.sherwood_forest.state import (
    A_ROUNDS,
    CALL_ROBBERS,
    CARDS,
    CONSENT,
    DEFEAT,
    HIDEOUTS,
    KINDS,
    NO_CARD,
    ORDER,
    PHASES,
    PLACES,
    PROMISES,
    REST,
    ROBBERS_EACH,
    SLOT_STATES,
    SLOTS,
    SPLIT,
    TERMS,
)
from merrymen.games.sherwood_forest.words import (
    choice,
    glory,
    prompt,
    refusal,
    story,
    strength_here,
    strengths,
    waiting,
)

__all__ = ["board", "choice", "prompt", "refusal", "secret", "story", "waiting"]


def board(s: Any, edition: Edition, seat: int | None) -> dict[str, Any]:
    """The map, the cards, the camps, and what is being talked or fought about."""
    tables = edition.tables
    return {
        "rules": "advanced" if s.advanced else "basic",
        "round": s.round_number,
        "phase": PHASES[s.phase],
        "map": {
            "towns": [
                {"element": f"town-{n}", "name": arm.town, "arrows": _hideouts(tables, arm.arrows)}
                for n, arm in enumerate(tables.arms)
            ],
            "hideouts": [_hideout(s, tables, n) for n in range(HIDEOUTS)],
            "places": [
                {"element": place, "name": place, "robbers": _seats(s, s.places[n])}
                for n, place in enumerate(PLACES)
            ],
            "oak": {"element": "oak", "robbers": _seats(s, s.oak)},
            "quarry": {"element": "quarry", "gold": s.quarry},
            "glory": [glory(s, other) for other in range(s.players)],
        },
        "travel_cards": [_slot(s, tables, n) for n in range(SLOTS) if s.slot_state[n] != NO_CARD],
        "carriage": _carriage(s, tables),
        "equipment": {
            "element": "equipment",
            "deck": s.deck_left,
            "discards": {kind: s.discards[n] for n, kind in enumerate(KINDS) if s.discards[n]},
        },
        "seats": [_seat(s, other) for other in range(s.players)],
        "first_player": {"marker": s.marker, "card": _some(s.first_card)},
        "talk": _talk(s),
        "fight": _fight(s, edition),
        "loot": _loot(s),
    }


def _some(value: int) -> int | None:
    return None if value == NONE else value


def _seats(s: Any, amounts: Any) -> list[int]:
    return [int(amount) for amount in amounts.tolist()[: s.players]]


def _bits(mask: int) -> list[int]:
    return [seat for seat in range(6) if mask >> seat & 1]


def _hideouts(tables: Any, names: list[str]) -> list[str]:
    """The elements of hideouts by their names."""
    numbers = {row.name: number for number, row in enumerate(tables.hideouts)}
    return [f"hideout-{numbers[name]}" for name in names]


def _hideout(s: Any, tables: Any, hideout: int) -> dict[str, Any]:
    row = tables.hideouts[hideout]
    there = zip(
        s.group[hideout].tolist(),
        s.promised_gold[hideout].tolist(),
        s.promised_companions[hideout].tolist(),
        strict=True,
    )
    groups = [
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
    return {
        "element": f"hideout-{hideout}",
        "name": row.name,
        "watches": list(row.watches),
        "red": row.red,
        "leader": _some(s.leader[hideout]),
        "groups": groups,
        "strength": sum(g["robbers"] + sum(g["pledged"]) for g in groups),
        "token": _some(s.planned[hideout]),
        "informer": _some(s.informer[hideout]),
    }


def _card(tables: Any, number: int) -> dict[str, Any]:
    """The figures on a travel card."""
    card = travel_cards(tables)[number]
    shown: dict[str, Any] = {"number": number, "back": card.back}
    shown |= {"strength": card.strength, "glory": card.glory}
    shown |= {"from": card.origin, "to": card.destination}
    shown["route"] = _hideouts(tables, route(tables, card.origin, card.destination))
    if isinstance(card, Traveller):
        return shown | {"kind": "traveller", "gold": card.gold, "companions": card.companions}
    losses = {"lost_glory": card.lost_glory, "lost_robbers": card.lost_robbers}
    return shown | {"kind": "sheriff"} | losses


def _slot(s: Any, tables: Any, slot: int) -> dict[str, Any]:
    return {
        "element": f"travel-{slot}",
        "slot": slot,
        "state": SLOT_STATES[s.slot_state[slot]],
        "back": "A" if s.round_number <= A_ROUNDS else "B",
        "card": None if s.laid[slot] == NONE else _card(tables, s.laid[slot]),
        "seen_by": _bits(s.seen_by[slot]),
        "marked_by": _bits(s.marked[slot]),
        "tokens": [f"hideout-{h}" for h in range(HIDEOUTS) if s.planned[h] == slot],
    }


def _carriage(s: Any, tables: Any) -> dict[str, Any] | None:
    if s.carriage == NONE:
        return None
    card = _card(tables, s.laid[s.carriage])
    destination = TOWN_NAMES[s.destination]
    return {
        "element": "carriage",
        "slot": s.carriage,
        "card": card,
        "from": card["from"],
        "to": destination,
        "arrow": s.arrow,
        "route": _hideouts(tables, route(tables, card["from"], destination)),
        "at": None if s.at_hideout == NONE else f"hideout-{s.at_hideout}",
    }


def _seat(s: Any, seat: int) -> dict[str, Any]:
    hand = {kind: s.hand[seat, n] for n, kind in enumerate(KINDS) if s.hand[seat, n]}
    return {
        "element": f"seat-{seat}",
        "seat": seat,
        "camp": s.camp[seat],
        "robbers": ROBBERS_EACH - s.oak[seat] - _promised(s, seat),
        "oak": s.oak[seat],
        "gold": s.gold[seat],
        "glory": glory(s, seat),
        "hand_size": s.hand_size[seat],
        "hand": hand,  # the own hand; of others what they have shown
    }


def _promised(s: Any, seat: int) -> int:
    return sum(row[seat] for row in s.promised_companions.tolist())


def _talk(s: Any) -> dict[str, Any] | None:
    """SF-P6, SF-V4: the state of the talk as a small table."""
    if not CALL_ROBBERS <= s.phase <= CONSENT:
        return None
    leader = s.turn
    rows = [_talk_row(s, seat) for seat in range(s.players) if s.asked >> seat & 1]
    return {
        "element": "talk",
        "leader": leader,
        "hideout": f"hideout-{s.at_hideout}",
        "call": s.calls,
        "robbers": s.offer_robbers[leader],
        "cards": strengths(s.offer_cards[leader]),
        "aim": _some(s.aim),
        "offers": rows,
        "contract": _contract(s) if s.advanced and any(s.deal_robbers.tolist()) else None,
    }


def _talk_row(s: Any, seat: int) -> dict[str, Any]:
    """What one asked player offers; an open answer is one that is still to come."""
    has_offer = s.offer_robbers[seat] > 0
    answered = bool(s.answered >> seat & 1) or s.phase > TERMS
    state = "offers" if has_offer else ("declines" if answered else "open")
    row: dict[str, Any] = {
        "seat": seat,
        "state": state,
        "wanted": s.wanted[seat],
        "robbers": s.offer_robbers[seat],
        "cards": strengths(s.offer_cards[seat]),
        "accepted": s.deal_robbers[seat] > 0,
    }
    if s.advanced:
        row["informs_on"] = _some(s.offer_slot[seat])
        row["gold"] = s.offer_gold[seat]
        row["companions"] = s.offer_companions[seat]
        row["gold_now"] = s.offer_now[seat]
    return row


def _contract(s: Any) -> dict[str, Any]:
    """SF-V4 (3): what the leader has written so far, and who has said yes."""
    return {
        "travel_card": _some(s.deal_slot),
        "informer": _some(s.deal_informer),
        "members": [
            {
                "seat": seat,
                "robbers": s.deal_robbers[seat],
                "gold": s.deal_gold[seat],
                "companions": s.deal_companions[seat],
                "gold_now": s.deal_now[seat],
                "yes": s.phase == CONSENT and (seat == s.turn or bool(s.answered >> seat & 1)),
            }
            for seat in range(s.players)
            if s.deal_robbers[seat]
        ],
    }


def _fight(s: Any, edition: Edition) -> dict[str, Any] | None:
    """SF-R3: the fight at a hideout, while cards are played."""
    if s.phase not in (ORDER, CARDS, DEFEAT) or s.at_hideout == NONE:
        return None
    card = travel_cards(edition.tables)[s.laid[s.carriage]]
    return {
        "hideout": f"hideout-{s.at_hideout}",
        "needed": card.strength,
        "strength": strength_here(s),
        "order": [seat for seat in s.order.tolist() if seat != NONE],
        "played": [strengths(s.played[seat]) for seat in range(s.players)],
    }


def _loot(s: Any) -> dict[str, Any] | None:
    if s.phase not in (SPLIT, PROMISES, REST):
        return None
    return {
        "gold": s.loot_gold,
        "companions": s.loot_companions,
        "parts": _seats(s, s.parts),
        "owed_gold": _seats(s, s.deal_gold),
        "owed_companions": _seats(s, s.deal_companions),
    }


def secret(s: Any, edition: Edition, action: int, seat: int | None) -> bool:
    """What is done is seen by all; only what is looked at or drawn is not."""
    return False
