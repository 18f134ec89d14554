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
MOST_USED = 18  # cards of each back that a game of five or six uses, SF-S2
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
    """What the rulebook says of board and cards, and what the rules cannot do without."""
    problems = _board_problems(tables)
    problems += _equipment_problems(tables.equipment)
    problems += _count_problems(tables)
    for number, card in enumerate(tables.travellers, 1):
        problems += [f"traveller {number}: {p}" for p in _traveller_problems(card)]
    for number, sheriff in enumerate(tables.sheriffs, 1):
        problems += [f"sheriff {number}: {p}" for p in _sheriff_problems(sheriff)]
    return problems or _example_problems(tables)


def remarks(tables: Tables) -> list[str]:
    """What only we decided about the cards, which the rulebook does not print."""
    found = _back_remarks("traveller", tables.travellers, TRAVELLERS)
    found += _back_remarks("sheriff", tables.sheriffs, SHERIFFS)
    found += _equipment_remarks(tables.equipment)
    for number, card in enumerate(tables.travellers, 1):
        if card.glory + card.gold + card.companions == 0:
            found.append(f"traveller {number} brings nothing; each of ours brings something")
    return found + _spread_remarks(tables)


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
    """SF-C3: 24 cards, 18 of them plain with strength 1 to 3 and 6 special."""
    counts: dict[str, int] = {row.kind: row.count for row in equipment}
    if tuple(row.kind for row in equipment) != KINDS:
        return [f"the kinds of equipment are {', '.join(KINDS)}, in this order"]
    problems = []
    if min(counts.values()) < 0:
        problems.append("there is no less than no equipment card of a kind")
    if sum(counts[kind] for kind in PLAIN) != 18:
        problems.append("there must be 18 plain equipment cards")
    if sum(counts[kind] for kind in SPECIAL) != 6:
        problems.append("there must be 6 special equipment cards")
    return problems


def _equipment_remarks(equipment: list[Equipment]) -> list[str]:
    """SF-C3: two of each special kind, and some of each strength, are our figures."""
    counts: dict[str, int] = {row.kind: row.count for row in equipment}
    found = [
        f"ours has two cards of {kind}, not {counts[kind]}" for kind in SPECIAL if counts[kind] != 2
    ]
    return found + [f"ours has cards of {kind}" for kind in PLAIN if counts[kind] == 0]


def _count_problems(tables: Tables) -> list[str]:
    """SF-C3, SF-S2: 45 travellers and 10 sheriffs, and enough of each back for six players."""
    problems = []
    for name, cards, count in (
        ("traveller", tables.travellers, sum(TRAVELLERS.values())),
        ("sheriff", tables.sheriffs, sum(SHERIFFS.values())),
    ):
        if len(cards) != count:
            problems.append(f"there must be {count} {name} cards, not {len(cards)}")
    found: Counter[str] = Counter(card.back for card in tables.travellers)
    return problems + [
        f"six players need {MOST_USED} traveller cards with back {back}, not {found[back]}"
        for back in BACKS
        if found[back] < MOST_USED
    ]


def _back_remarks(name: str, cards: Any, expected: dict[str, int]) -> list[str]:
    """How many cards have which back is our decision."""
    found = Counter(card.back for card in cards)
    return [
        f"ours has {count} {name} cards with back {back}, not {found[back]}"
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
    return problems


def _sheriff_problems(card: Sheriff) -> list[str]:
    """SF-V7: only B sheriffs cost glory."""
    problems = _card_problems(card)
    if (card.lost_glory > 0) != (card.back == "B") or not 0 <= card.lost_glory <= 9:
        problems.append("B sheriffs cost glory, from 1 to 9; A sheriffs cost none")
    if not 0 <= card.lost_robbers <= 4:
        problems.append(f"a sheriff costs at most 4 robbers, not {card.lost_robbers}")
    return problems


def _worth(card: Traveller) -> int:
    return card.glory + card.gold + COMPANION_WORTH * card.companions


def _example_problems(tables: Tables) -> list[str]:
    """The rulebook's example of a split: twelve robbers take 9 gold, 1 companion and 1 glory."""
    shown = (9, 1, 1)
    if any(
        (c.gold, c.companions, c.glory) == shown and c.strength <= 12 for c in tables.travellers
    ):
        return []
    return ["a card with 9 gold, 1 companion, 1 glory and strength 12 at most exists"]


def _spread_remarks(tables: Tables) -> list[str]:
    """What we decided about the travellers as a whole, after reviews of the game."""
    found = []
    routes = Counter((card.origin, card.destination) for card in tables.travellers)
    if len(routes) != 12 or not set(routes.values()) <= {3, 4}:
        found.append("with ours each of the 12 routes is on 3 or 4 travellers")
    strength = {b: [c.strength for c in tables.travellers if c.back == b] for b in BACKS}
    worth = {b: [_worth(c) for c in tables.travellers if c.back == b] for b in BACKS}
    for what, of in (("stronger", strength), ("richer", worth)):
        if sum(of["B"]) * len(of["A"]) <= sum(of["A"]) * len(of["B"]):
            found.append(f"with ours B travellers are {what} than A travellers on average")
    if sum(card.strength >= 10 for card in tables.travellers) < 10:
        found.append("with ours at least 10 travellers need ten robbers or more")
    if min(min(strength["A"]), min(strength["B"])) > 4:
        found.append("with ours some travellers can be raided by four robbers")
    return found


def fill(tables: Tables, record: Any) -> None:
    """Board and cards as the rules read them."""
    _fill_board(tables, record)
    for number, card in enumerate(travel_cards(tables)):
        record.back[number] = BACKS.index(card.back)
        record.with_back[BACKS.index(card.back)] |= 1 << number
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
    remarks=remarks,
    shipped=pathlib.Path(__file__).with_name("edition.toml"),
)
