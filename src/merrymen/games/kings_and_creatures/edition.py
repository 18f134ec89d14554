"""Kings & Creatures: the edition file, its checks and its record."""

from __future__ import annotations

import pathlib
from collections import Counter
from typing import Any, Literal

import msgspec

from merrymen.editions import EditionFile, Format, Row
from merrymen.games.kings_and_creatures.state import EDITION, KINDS, TYPES

CardType = Literal["castle", "treasure", "hero", "legend", "king", "creature"]
Kind = Literal["centaur", "minotaur", "griffon", "chimera", "dragon", "unicorn"]


class Card(Row, kw_only=True):
    """One card; which figures it has depends on its type."""

    named_by = ("number",)

    number: int
    type: CardType
    mark: Literal[0, 3, 4, 5, 6] = 0
    glory: int = 0
    heroes: int = 0
    kind: Kind | None = None
    rules: CardType | None = None
    crowns: tuple[int, int] = (0, 0)
    needs: dict[CardType, int] = {}


class Tables(msgspec.Struct, forbid_unknown_fields=True):
    """The one table of this game."""

    cards: list[Card]


class File(EditionFile, kw_only=True):
    """The whole file."""

    tables: Tables


# KC-C1
TYPE_COUNTS = {"castle": 6, "treasure": 23, "hero": 21, "legend": 19, "king": 16, "creature": 25}
# KC-S4: cards without a mark, and marked 3+ / 4+ / 5+ / 6+, legends and castles aside.
MARK_COUNTS = (32, 12, 17, 12, 12)
# KC-C3: how the marks are spread over the types; only our decision.
OUR_MARKS = {
    "treasure": (9, 3, 5, 3, 3),
    "hero": (8, 3, 4, 3, 3),
    "king": (6, 2, 3, 2, 3),
    "creature": (9, 4, 5, 4, 3),
}
# Numbers that the rulebook shows at a table of three.
AT_THREE = (8, 15, 16, 19, 23, 24, 32, 33, 62, 76)


def check(tables: Tables) -> list[str]:
    """Everything the rulebook says or needs of the cards, as a list of problems."""
    cards = tables.cards
    numbers = Counter(card.number for card in cards)
    problems = [f"card {n} is there {c} times" for n, c in sorted(numbers.items()) if c > 1]
    problems += [f"card {n} is missing" for n in range(1, 111) if n not in numbers]
    problems += [f"there is no card {n}: cards are 1 to 110" for n in numbers if not 0 < n < 111]
    problems += _count_problems(cards)
    for card in cards:
        problems += [f"card {card.number}: {problem}" for problem in _card_problems(card)]
    return problems or _example_problems({card.number: card for card in cards})


def _count_problems(cards: list[Card]) -> list[str]:
    """KC-C1, KC-S4: how many of each type and of each mark."""
    problems = []
    for kind, expected in TYPE_COUNTS.items():
        count = sum(card.type == kind for card in cards)
        if count != expected:
            problems.append(f"there must be {expected} cards of type {kind}, not {count}")
    found = _by_mark([card for card in cards if card.type not in ("castle", "legend")])
    if found != MARK_COUNTS:
        problems.append(f"cards by mark (none, 3+ to 6+) must be {MARK_COUNTS}, not {found}")
    return problems


def _by_mark(cards: list[Card]) -> tuple[int, ...]:
    return tuple(sum(card.mark == mark for card in cards) for mark in (0, 3, 4, 5, 6))


def remarks(tables: Tables) -> list[str]:
    """KC-C3: where the marks are on other types than we thought."""
    told = []
    for kind, ours in OUR_MARKS.items():
        found = _by_mark([card for card in tables.cards if card.type == kind])
        if found != ours:
            told.append(f"{kind} cards by mark (none, 3+ to 6+) are {found}; ours are {ours}")
    return told


def _card_problems(card: Card) -> list[str]:
    """KC-C2, KC-C3: a card has the figures of its type and no others."""
    kind, problems = card.type, []
    if (kind == "castle") != (1 <= card.number <= 6):
        problems.append("castles are the numbers 1 to 6")
    if kind in ("castle", "legend") and card.mark:
        problems.append(f"a {kind} carries no mark")
    for figure, value, owners, most in (
        ("glory", card.glory, ("treasure", "legend"), 20),
        ("heroes", card.heroes, ("hero",), 8),
        ("crowns", sum(card.crowns), ("king",), 18),
        ("needs", sum(card.needs.values()), ("legend",), 9),
    ):
        if kind in owners and not 1 <= value <= most:
            problems.append(f"a {kind} has {figure} from 1 to {most}, not {value}")
        if kind not in owners and value:
            problems.append(f"a {kind} has no {figure}")
    if min(card.crowns) < 0 or max(card.crowns) > 9 or min(card.needs.values(), default=1) < 1:
        problems.append("crowns are 0 to 9 on each side, and needs at least 1 of a type")
    if (card.kind is not None) != (kind == "creature"):
        problems.append("a creature has a kind, and nothing else has one")
    if (card.rules is not None) != (kind == "king") or card.rules == "castle":
        problems.append("a king rules a type other than castles, and nothing else rules")
    if "castle" in card.needs:
        problems.append("no legend shows castles")
    return problems


def _example_problems(cards: dict[int, Card]) -> list[str]:
    """What the worked examples of the rulebook show, all but one of them for three players."""
    problems = []
    at_three = [card for card in cards.values() if card.mark <= 3]
    if cards[8].type != "treasure" or cards[76].type != "hero":
        problems.append("card 8 is a treasure and card 76 a hero card")
    for number in AT_THREE:
        if cards[number].mark > 3:
            problems.append(f"card {number} occurs with three players: unmarked, 3+ or a legend")
    heroes = [c for c in at_three if c.type == "hero"]
    if len(heroes) < 9 or all(c.heroes < 2 for c in heroes):
        problems.append("at least 9 hero cards are unmarked or 3+, some with two or more heroes")
    for glory in (3, 4, 6):
        if not any(c.type == "treasure" and c.glory == glory for c in at_three):
            problems.append(f"a treasure of {glory} glory, unmarked or 3+, exists")
    three, five = ([c for c in at_three if c.type == "legend" and c.glory == g] for g in (3, 5))
    if not any(one.needs.keys() & other.needs.keys() for one in three for other in five):
        problems.append("legends of 3 and of 5 glory exist for which the same cards count")
    kinds = Counter(c.kind for c in at_three if c.kind)
    if len(kinds) < 4 or sum(count for _, count in kinds.most_common(4)) < 6:
        problems.append("six creatures of four kinds are unmarked or 3+")
    if not any(c.rules == "hero" and c.crowns[1] == 3 and c.crowns[0] for c in at_three):
        problems.append(
            "a king of heroes, unmarked or 3+, has crowns on both sides, 3 of them right"
        )
    return problems


def fill(tables: Tables, record: Any) -> None:
    """The cards as the rules read them."""
    for card in tables.cards:
        n = card.number
        record.type[n] = TYPES.index(card.type)
        record.mark[n] = card.mark
        record.glory[n] = card.glory
        record.heroes[n] = card.heroes
        record.kind[n] = KINDS.index(card.kind) if card.kind else -1
        record.rules[n] = TYPES.index(card.rules) if card.rules else -1
        record.crowns_left[n], record.crowns_right[n] = card.crowns
        for kind, count in card.needs.items():
            record.needs[n, TYPES.index(kind)] = count
    for index, name in enumerate(TYPES):
        served = [card.number for card in tables.cards if card.rules == name or name in card.needs]
        for at, number in enumerate(sorted(served)):
            record.served[index, at] = number


FORMAT = Format(
    file=File,
    layout=EDITION,
    check=check,
    fill=fill,
    shipped=pathlib.Path(__file__).with_name("edition.toml"),
    remarks=remarks,
)
