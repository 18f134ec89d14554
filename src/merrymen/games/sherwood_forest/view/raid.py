"""Sherwood Forest: carriages, fights and loot as people see them, with what would come of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from merrymen.editions import Edition
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest.edition import (
    TOWN_NAMES,
    Sheriff,
    Traveller,
    route,
    travel_cards,
)
from merrymen.games.sherwood_forest.state import (
    BID_GOLD,
    BID_TURN,
    CARDS,
    DEFEAT,
    FEWEST_ROBBERS,
    ORDER,
    PLAIN_KINDS,
    PROMISES,
    RAN,
    REDIRECT,
    REST,
    ROBBERS_EACH,
    ROUNDS,
    SPLIT,
    STAY,
)
from merrymen.games.sherwood_forest.view.shapes import (
    Carriage,
    Fight,
    Forecast,
    Loot,
    Losses,
    News,
    Stop,
    Way,
)
from merrymen.games.sherwood_forest.view.talk_shapes import Card, Gain
from merrymen.games.sherwood_forest.view.words import glory, strength_here, strengths

TURNING = (REDIRECT, BID_TURN, BID_GOLD)  # where the carriage may still be sent elsewhere
Robbers = Mapping[int, int]  # how many robbers each member has in a group


def some(value: int) -> int | None:
    """A choice that may be none."""
    return None if value == NONE else value


def seats_of(s: Any, amounts: Any) -> list[int]:
    """An amount for every player."""
    return [int(amount) for amount in amounts.tolist()[: s.players]]


def hideouts_of(tables: Any, names: list[str]) -> list[str]:
    """The elements of hideouts by their names."""
    numbers = {row.name: number for number, row in enumerate(tables.hideouts)}
    return [f"hideout-{numbers[name]}" for name in names]


def card_of(tables: Any, number: int) -> Card:
    """The figures on a travel card."""
    card = travel_cards(tables)[number]
    shown: Card = {
        "number": number,
        "back": card.back,
        "strength": card.strength,
        "glory": card.glory,
        "from": card.origin,
        "to": card.destination,
        "route": hideouts_of(tables, route(tables, card.origin, card.destination)),
        "kind": "traveller" if isinstance(card, Traveller) else "sheriff",
    }
    if isinstance(card, Traveller):
        shown["gold"], shown["companions"] = card.gold, card.companions
    else:
        shown["lost_glory"], shown["lost_robbers"] = card.lost_glory, card.lost_robbers
    return shown


def members_at(s: Any, hideout: int) -> dict[int, int]:
    """The robbers of each member of a group."""
    there = enumerate(s.group[hideout].tolist())
    return {seat: robbers for seat, robbers in there if robbers}


def standing_strength(s: Any, hideout: int) -> int:
    """SF-R3: robbers and pledged cards; what hands may add is not known."""
    robbers = members_at(s, hideout)
    pledged = sum(sum(strengths(s.pledged[hideout, seat])) for seat in robbers)
    return sum(robbers.values()) + pledged


def stops(s: Any, tables: Any, number: int, destination: str, first: int = 0) -> list[Stop]:
    """SF-R2, SF-V7: the groups that a carriage meets from an arrow on, up to the first strong one.

    A group that a sheriff beats goes home, so that it is met once.
    """
    card = travel_cards(tables)[number]
    met: list[Stop] = []
    way = hideouts_of(tables, route(tables, card.origin, destination))
    for element in way[first:]:
        hideout = int(element.removeprefix("hideout-"))
        seen = any(stop["hideout"] == element for stop in met)
        if s.leader[hideout] == NONE or (seen and isinstance(card, Sheriff)):
            continue
        strength = standing_strength(s, hideout)
        enough = strength >= card.strength
        met.append({"hideout": element, "strength": strength, "enough": enough})
        if enough:
            break
    return met


def shares(robbers: Robbers, loot: int) -> dict[int, tuple[int, int]]:
    """SF-L2: the parts that each member gets for sure, and with the leader's favour."""
    sure = dict.fromkeys(robbers, 0)
    cycle = dict(sure)
    while True:
        takers = [seat for seat in robbers if cycle[seat] < robbers[seat]]
        if not takers:
            cycle = dict.fromkeys(robbers, 0)
            continue
        if loot < len(takers):
            favoured = takers if loot else []
            return {seat: (sure[seat], sure[seat] + (seat in favoured)) for seat in robbers}
        for seat in takers:
            sure[seat] += 1
            cycle[seat] += 1
        loot -= len(takers)


def gains(s: Any, tables: Any, number: int, robbers: Robbers) -> list[Gain]:
    """SF-L1, SF-L2: what a success brings each member, where nothing was promised."""
    card = travel_cards(tables)[number]
    if isinstance(card, Sheriff):
        return [{"seat": seat, "glory": card.glory} for seat in robbers]
    gold = card.gold if s.round_number == ROUNDS else min(card.gold, s.quarry)
    companions = min(card.companions, sum(s.oak[seat] for seat in robbers))
    if len(robbers) == 1:
        (seat,) = robbers
        return [{"seat": seat, "glory": card.glory, "gold": gold, "companions": companions}]
    parts = shares(robbers, gold + companions)
    return [
        {"seat": seat, "glory": card.glory, "parts": least, "parts_at_most": most}
        for seat, (least, most) in parts.items()
    ]


def promised_gains(
    s: Any, tables: Any, number: int, robbers: Robbers, gold: Any, companions: Any, informer: int
) -> list[Gain]:
    """SF-V5: the same with promises; the informer hands out the rest, or pays what is short."""
    card = travel_cards(tables)[number]
    if isinstance(card, Sheriff):
        return gains(s, tables, number, robbers)
    owed = sum(gold[seat] for seat in robbers if seat != informer)
    left = _gold_there(s, card) - owed
    rows: list[Gain] = []
    for seat in robbers:
        row: Gain = {"seat": seat, "glory": card.glory}
        row["gold"], row["companions"] = int(gold[seat]), int(companions[seat])
        if seat == informer:  # SF-V5: what the informer promised to himself comes last
            own = min(int(gold[seat]), max(0, left))
            row["gold"], row["hands_out"] = own, max(0, left) - own
            row["pays"] = min(max(0, -left), s.gold[seat])
        rows.append(row)
    return rows


def _gold_there(s: Any, card: Traveller) -> int:
    """SF-L4, SF-E2: the gold of a card that can be had; what is promised for it is set aside."""
    set_aside = sum(sum(row) for row in s.promised_gold.tolist())
    return int(card.gold if s.round_number == ROUNDS else min(card.gold, s.quarry + set_aside))


def group_gains(s: Any, tables: Any, slot: int, hideout: int) -> list[Gain]:
    """What the group in a hideout gets for the card in a slot."""
    number, robbers = s.laid[slot], members_at(s, hideout)
    if s.planned[hideout] != slot:
        return gains(s, tables, number, robbers)
    gold, companions = s.promised_gold[hideout], s.promised_companions[hideout]
    return promised_gains(s, tables, number, robbers, gold, companions, s.informer[hideout])


def forecast(s: Any, tables: Any, slot: int) -> Forecast:
    """What happens if a known card is played now and nobody adds cards."""
    number = s.laid[slot]
    met = stops(s, tables, number, travel_cards(tables)[number].destination)
    raided = next((stop["hideout"] for stop in met if stop["enough"]), None)
    hideout = None if raided is None else int(raided.removeprefix("hideout-"))
    return {
        "stops": met,
        "raided": raided,
        "gains": [] if hideout is None else group_gains(s, tables, slot, hideout),
    }


def news(s: Any, tables: Any) -> list[News]:
    """The carriages whose way has just ended, and where they were raided."""
    return [
        {
            "card": card_of(tables, s.ran_card[at]),
            "raided": None if s.ran_raided[at] == NONE else f"hideout-{s.ran_raided[at]}",
        }
        for at in range(RAN)
        if s.ran_card[at] != NONE
    ]


def carriage(s: Any, tables: Any) -> Carriage | None:
    """SF-R1, SF-R2: the travellers on the road."""
    if s.carriage == NONE:
        return None
    card = card_of(tables, s.laid[s.carriage])
    destination = TOWN_NAMES[s.destination]
    return {
        "element": "carriage",
        "slot": s.carriage,
        "card": card,
        "from": card["from"],
        "to": destination,
        "arrow": s.arrow,
        "route": hideouts_of(tables, route(tables, card["from"], destination)),
        "at": None if s.at_hideout == NONE else f"hideout-{s.at_hideout}",
        "answers": {"element": "raid-answer"},
        "ways": _ways(s, tables, card["from"]) if s.phase in TURNING else [],
    }


def _ways(s: Any, tables: Any, origin: str) -> list[Way]:
    """SF-V8: whom the carriage would meet on its way to each town."""
    number = s.laid[s.carriage]
    return [
        {"town": town, "to": f"town-{n}", "stops": stops(s, tables, number, town, s.arrow)}
        for n, town in enumerate(TOWN_NAMES)
        if town != origin
    ]


def fight(s: Any, edition: Edition) -> Fight | None:
    """SF-R3: the fight at a hideout, while cards are played."""
    if s.phase not in (ORDER, CARDS, STAY, DEFEAT) or s.at_hideout == NONE:
        return None
    card = travel_cards(edition.tables)[s.laid[s.carriage]]
    strength = strength_here(s)
    return {
        "hideout": f"hideout-{s.at_hideout}",
        "needed": card.strength,
        "strength": strength,
        "order": [seat for seat in s.order.tolist() if seat != NONE],
        "played": [strengths(s.played[seat]) for seat in range(s.players)],
        "pledged": [strengths(s.pledged[s.at_hideout, seat]) for seat in range(s.players)],
        "robbers": seats_of(s, s.group[s.at_hideout]),
        "with_card": [strength + kind + 1 for kind in range(PLAIN_KINDS)],
        "cards": {"element": "raid-cards"},
        "next": {"element": "raid-order"},
        "spent_anyway": isinstance(card, Sheriff) or s.planned[s.at_hideout] == s.carriage,
        "gains": group_gains(s, edition.tables, s.carriage, s.at_hideout),
        "losses": [
            _losses(s, card, seat) for seat in members_at(s, s.at_hideout)
        ] if isinstance(card, Sheriff) else [],
    }  # fmt: skip


def _losses(s: Any, card: Sheriff, seat: int) -> Losses:
    """SF-V7: what a sheriff takes from a member without a cloak."""
    robbers = ROBBERS_EACH - s.oak[seat] - promised(s, seat)
    lost = min(card.lost_robbers, s.group[s.at_hideout, seat], robbers - FEWEST_ROBBERS)
    spared = bool(s.cloaked[s.at_hideout] >> seat & 1)
    return {
        "seat": seat,
        "glory": 0 if spared else min(card.lost_glory, max(0, glory(s, seat))),
        "robbers": 0 if spared else lost,
        "spared": spared,
    }


def promised(s: Any, seat: int) -> int:
    """Robbers of a player that lie promised in hideouts, neither under the oak nor at hand."""
    return int(sum(row[seat] for row in s.promised_companions.tolist()))


def loot(s: Any) -> Loot | None:
    """SF-L2, SF-V5: what is left to hand out."""
    if s.phase not in (SPLIT, PROMISES, REST):
        return None
    return {
        "by": s.seat,
        "gold": s.loot_gold,
        "companions": s.loot_companions,
        "robbers": seats_of(s, s.group[s.at_hideout]),
        "parts": seats_of(s, s.parts),
        "owed_gold": seats_of(s, s.deal_gold),
        "owed_companions": seats_of(s, s.deal_companions),
        "give_gold": {"element": "loot-gold"},
        "give_companion": {"element": "loot-companion"},
    }
