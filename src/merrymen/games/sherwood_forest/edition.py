"""Sherwood Forest: the edition file, its checks and its record."""

from __future__ import annotations

import pathlib
from collections import Counter
from typing import Any, Literal

import msgspec

from merrymen.editions import EditionFile, Format, Row
from merrymen.games.sherwood_forest.state import (
    BACKS,
    EDITION,
    KINDS,
    MOST_COMPANIONS,
    MOST_LOOT,
    ROUTE,
)

Town = Literal["York", "Lincoln", "Nottingham", "Derby"]
Back = Literal["A", "B"]
Kind = Literal["strength-1", "strength-2", "strength-3", "cloak", "garment", "provisions"]

TOWN_NAMES = ("York", "Lincoln", "Nottingham", "Derby")
TRAVELLERS = {"A": 22, "B": 23}
SHERIFFS = {"A": 5, "B": 5}
PLAIN, SPECIAL = KINDS[:3], KINDS[3:]
COMPANION_WORTH = 2  # in glory, for the bots; so it is in the last round


class Arm(Row, kw_only=True):
    """The road between a town and the crossing, with its arrows from the town inwards."""

    named_by = ("town",)

    town: Town
    arrows: list[str]


class Hideout(Row, kw_only=True):
    """A hideout and the arms that its arrows point at."""

    named_by = ("name",)

    name: str
    watches: list[Town]
    red: bool = False


class TravelCard(Row, kw_only=True):
    """What a traveller card and a sheriff card have in common."""

    back: Back
    strength: int
    glory: int
    origin: Town
    destination: Town


class Traveller(TravelCard, kw_only=True):
    """Travellers worth a raid."""

    gold: int = 0
    companions: int = 0


class Sheriff(TravelCard, kw_only=True):
    """A sheriff: glory if beaten, losses if not."""

    lost_glory: int = 0
    lost_robbers: int = 0


class Equipment(Row, kw_only=True):
    """How many cards of a kind there are."""

    named_by = ("kind",)

    kind: Kind
    count: int


class Tables(msgspec.Struct, forbid_unknown_fields=True):
    """Board and cards."""

    arms: list[Arm]
    hideouts: list[Hideout]
    travellers: list[Traveller]
    sheriffs: list[Sheriff]
    equipment: list[Equipment]


class File(EditionFile, kw_only=True):
    """The whole file."""

    tables: Tables


def travel_cards(tables: Tables) -> list[Traveller | Sheriff]:
    """All travel cards in the order of their numbers: travellers first."""
    return [*tables.travellers, *tables.sheriffs]


def route(tables: Tables, origin: str, destination: str) -> list[str]:
    """SF-R2: the hideouts whose arrows a carriage passes, in order."""
    arrows: dict[str, list[str]] = {arm.town: arm.arrows for arm in tables.arms}
    return [*arrows[origin], *reversed(arrows[destination])]


def check(tables: Tables) -> list[str]:
    """Everything the rules say or need of the board and the cards, as a list of problems."""
    problems = _board_problems(tables)
    problems += _equipment_problems(tables.equipment)
    problems += _count_problems("traveller", tables.travellers, TRAVELLERS)
    problems += _count_problems("sheriff", tables.sheriffs, SHERIFFS)
    for number, card in enumerate(tables.travellers, 1):
        problems += [f"traveller {number}: {p}" for p in _traveller_problems(card)]
    for number, sheriff in enumerate(tables.sheriffs, 1):
        problems += [f"sheriff {number}: {p}" for p in _sheriff_problems(sheriff)]
    return problems or _spread_problems(tables)


def _board_problems(tables: Tables) -> list[str]:
    """SF-C1: arms and hideouts tell the same story, and every route has eight arrows."""
    problems = []
    names = [hideout.name for hideout in tables.hideouts]
    if len(names) != 12 or len(set(names)) != 12:
        problems.append("there must be 12 hideouts with different names")
    if tuple(arm.town for arm in tables.arms) != TOWN_NAMES:
        problems.append(f"the arms must be those of {', '.join(TOWN_NAMES)}, clockwise")
    if sum(hideout.red for hideout in tables.hideouts) != 4:
        problems.append("four hideouts have a red line")
    for hideout in tables.hideouts:
        if len(hideout.watches) != (2 if hideout.red else 1):
            problems.append(f"{hideout.name}: a red-lined hideout watches two arms, others one")
    for arm in tables.arms:
        watching = sorted(h.name for h in tables.hideouts if arm.town in h.watches)
        if sorted(arm.arrows) != watching:
            problems.append(f"the arm of {arm.town} must have the arrows of {', '.join(watching)}")
        if 2 * len(arm.arrows) != ROUTE:
            problems.append(f"the arm of {arm.town} must have {ROUTE // 2} arrows")
    return problems


def _equipment_problems(equipment: list[Equipment]) -> list[str]:
    """SF-C3: 18 plain cards, two of each special kind."""
    counts: dict[str, int] = {row.kind: row.count for row in equipment}
    if tuple(row.kind for row in equipment) != KINDS:
        return [f"the kinds of equipment are {', '.join(KINDS)}, in this order"]
    problems = []
    plain = [counts[kind] for kind in PLAIN]
    if sum(plain) != 18 or min(plain) < 1:
        problems.append("there must be 18 plain equipment cards, some of each strength 1 to 3")
    if any(counts[kind] != 2 for kind in SPECIAL):
        problems.append("there must be two of each special kind of equipment")
    return problems


def _count_problems(name: str, cards: Any, expected: dict[str, int]) -> list[str]:
    """The edition's decision: how many cards of each back."""
    found = Counter(card.back for card in cards)
    return [
        f"there must be {count} {name} cards with back {back}, not {found[back]}"
        for back, count in expected.items()
        if found[back] != count
    ]


def _card_problems(card: TravelCard) -> list[str]:
    problems = []
    if not 1 <= card.strength <= 14:
        problems.append(f"strength is from 1 to 14, not {card.strength}")
    if not 0 <= card.glory <= 9:
        problems.append(f"glory is from 0 to 9, not {card.glory}")
    if card.origin == card.destination:
        problems.append("it goes from one town to another")
    return problems


def _traveller_problems(card: Traveller) -> list[str]:
    problems = _card_problems(card)
    if not 0 <= card.gold <= MOST_LOOT or not 0 <= card.companions <= MOST_COMPANIONS:
        most = f"gold is from 0 to {MOST_LOOT} and companions from 0 to {MOST_COMPANIONS}"
        problems.append(most)
    elif card.glory + card.gold + card.companions == 0:
        problems.append("it brings something")
    return problems


def _sheriff_problems(card: Sheriff) -> list[str]:
    """SF-V7: only B sheriffs cost glory."""
    problems = _card_problems(card)
    if (card.lost_glory > 0) != (card.back == "B") or not 0 <= card.lost_glory <= 9:
        problems.append("B sheriffs cost glory, from 1 to 9; A sheriffs cost none")
    if not 1 <= card.lost_robbers <= 4:
        problems.append("a sheriff costs 1 to 4 robbers")
    return problems


def _worth(card: Traveller) -> int:
    return card.glory + card.gold + COMPANION_WORTH * card.companions


def _spread_problems(tables: Tables) -> list[str]:
    """What is known or decided about the travellers as a whole."""
    problems = []
    routes = Counter((card.origin, card.destination) for card in tables.travellers)
    if len(routes) != 12 or not set(routes.values()) <= {3, 4}:
        problems.append("each of the 12 routes is on 3 or 4 travellers")
    strength = {b: [c.strength for c in tables.travellers if c.back == b] for b in BACKS}
    worth = {b: [_worth(c) for c in tables.travellers if c.back == b] for b in BACKS}
    for what, of in (("stronger", strength), ("richer", worth)):
        if sum(of["B"]) * len(of["A"]) <= sum(of["A"]) * len(of["B"]):
            problems.append(f"B travellers are {what} than A travellers on average")
    if sum(card.strength >= 10 for card in tables.travellers) < 10:
        problems.append("many groups need ten robbers or more: at least 10 travellers")
    if min(min(strength["A"]), min(strength["B"])) > 4:
        problems.append("some travellers can be raided by four robbers")
    shown = (9, 1, 1)
    if not any(
        (c.gold, c.companions, c.glory) == shown and c.strength <= 12 for c in tables.travellers
    ):
        problems.append("a card with 9 gold, 1 companion, 1 glory and strength 12 at most exists")
    return problems


def fill(tables: Tables, record: Any) -> None:
    """Board and cards as the rules read them."""
    _fill_board(tables, record)
    for number, card in enumerate(travel_cards(tables)):
        record.back[number] = BACKS.index(card.back)
        record.sheriff[number] = int(isinstance(card, Sheriff))
        record.strength[number] = card.strength
        record.glory[number] = card.glory
        record.origin[number] = TOWN_NAMES.index(card.origin)
        record.destination[number] = TOWN_NAMES.index(card.destination)
        if isinstance(card, Traveller):
            record.gold[number], record.companions[number] = card.gold, card.companions
        else:
            record.lost_glory[number] = card.lost_glory
            record.lost_robbers[number] = card.lost_robbers
    for kind, row in enumerate(tables.equipment):
        record.equipment[kind] = row.count
    _fill_prospects(tables, record)


def _fill_board(tables: Tables, record: Any) -> None:
    """SF-C1, SF-R2: the routes follow from the board."""
    names = [hideout.name for hideout in tables.hideouts]
    for hideout in range(12):
        record.red[hideout] = int(tables.hideouts[hideout].red)
    for start, origin in enumerate(TOWN_NAMES):
        for end, destination in enumerate(TOWN_NAMES):
            if start != end:
                arrows = [names.index(name) for name in route(tables, origin, destination)]
                record.arrows[start, end] = arrows
                record.passes[start, end] = sum(1 << hideout for hideout in set(arrows))


def _fill_prospects(tables: Tables, record: Any) -> None:
    """What an unseen traveller brings on average, by hideout and strength, in hundredths."""
    for back, letter in enumerate(BACKS):
        cards = [card for card in tables.travellers if card.back == letter]
        for hideout, row in enumerate(tables.hideouts):
            for strength in range(15):
                caught = [
                    card
                    for card in cards
                    if card.strength <= strength
                    and row.name in route(tables, card.origin, card.destination)
                ]
                glory = sum(card.glory for card in caught)
                loot = sum(card.gold + COMPANION_WORTH * card.companions for card in caught)
                record.prospect[0, back, hideout, strength] = 100 * glory // len(cards)
                record.prospect[1, back, hideout, strength] = 100 * loot // len(cards)


FORMAT = Format(
    file=File,
    layout=EDITION,
    check=check,
    fill=fill,
    shipped=pathlib.Path(__file__).with_name("edition.toml"),
)
