"""Chickwood Forest: the edition file, its checks and its record."""

from __future__ import annotations

import pathlib
from collections import Counter
from typing import Any

import msgspec

from merrymen.editions import EditionFile, Format, Row
from merrymen.games.chickwood_forest.rules.dealing import castle_count, hand_size
from merrymen.games.chickwood_forest.state import (
    CELLS,
    EDITION,
    KINDS,
    LEGENDARY,
    SPACES,
    VILLAGE_ROWS,
)


class Loot(Row, kw_only=True):
    """One kind of loot card."""

    named_by = ("kind",)

    kind: str
    count: int
    five_only: int = 0
    not_two: int = 0


class Castle(Row, kw_only=True):
    """The castles of one value, with their two banners."""

    named_by = ("value",)

    value: int
    count: int
    day: str
    night: str = ""


class Village(Row, kw_only=True):
    """One village card; without spaces it is a forest."""

    named_by = ("name",)

    name: str
    spaces: list[int]
    glory: list[int]
    not_two: int = 0

    @property
    def is_forest(self) -> bool:
        return not self.spaces

    @property
    def size(self) -> int:
        return sum(self.spaces)


class Tables(msgspec.Struct, forbid_unknown_fields=True):
    """The three tables of this game."""

    loot: list[Loot]
    castles: list[Castle]
    villages: list[Village]


class File(EditionFile, kw_only=True):
    """The whole file."""

    tables: Tables


PLAYERS = range(2, 6)
# CF-C1, CF-C2
COUNTS = dict.fromkeys(KINDS[1:5], 7) | dict.fromkeys(KINDS[5:9], 2)
COUNTS |= {"bracelet": 6, "pendant": 4, "ring": 3, "bust": 3, "maid": 3, "henchman": 12}
COUNTS |= {"benefactor-1": 9, "benefactor-2": 9, "benefactor-3": 5}
COUNTS |= dict.fromkeys(KINDS[LEGENDARY:], 1)
# The edition's decision: which cards carry the five-player and the two-player symbol.
FIVE_ONLY = dict.fromkeys(KINDS[1:5], 1) | {"bracelet": 1, "pendant": 1, "ring": 1}
FIVE_ONLY |= {"bust": 1, "maid": 1, "henchman": 3}
FIVE_ONLY |= {"benefactor-1": 3, "benefactor-2": 2, "benefactor-3": 1}
NOT_TWO = dict.fromkeys(KINDS[1:5], 1) | {"bracelet": 1, "henchman": 1}
NOT_TWO |= {"benefactor-1": 1, "benefactor-2": 1}
# The edition's decision: loot and rounds for 2 to 5 players.
LOOT_USED = (64, 72, 72, 90)
ROUNDS = (8, 8, 6, 6)


def check(tables: Tables) -> list[str]:
    """Everything the rulebook says or needs of the cards, as a list of problems."""
    problems = _loot_problems(tables.loot) or _loot_used_problems(tables.loot)
    problems += _castle_problems(tables.castles)
    if not problems:
        problems += _pile_problems(tables)
    return problems + _village_problems(tables.villages)


def _loot_problems(loot: list[Loot]) -> list[str]:
    """CF-C1, CF-C2, CF-S1: the kinds, their numbers and their symbols."""
    problems = []
    found = Counter(row.kind for row in loot)
    problems += [f"there is no loot of the kind {k}" for k in found if k not in COUNTS]
    problems += [f"{k} is there {n} times" for k, n in found.items() if n > 1]
    problems += [f"{kind} is missing" for kind in COUNTS if kind not in found]
    for row in loot:
        for figure, expected in (
            ("count", COUNTS),
            ("five_only", FIVE_ONLY),
            ("not_two", NOT_TWO),
        ):
            right, value = expected.get(row.kind, 0), getattr(row, figure)
            if row.kind in COUNTS and value != right:
                problems.append(f"{row.kind}: {figure} must be {right}, not {value}")
    return problems


def loot_used(loot: list[Loot], players: int) -> int:
    """CF-S1: how many loot cards are used, the legendary ones left out."""
    rows = [row for row in loot if KINDS.index(row.kind) < LEGENDARY]
    used = sum(row.count for row in rows)
    if players < 5:
        used -= sum(row.five_only for row in rows)
    return used - sum(row.not_two for row in rows) if players == 2 else used


def _loot_used_problems(loot: list[Loot]) -> list[str]:
    """CF-S2, CF-E1, CF-L1: the deck closes exactly, and the variant adds a card but no round."""
    problems = []
    for players, used, rounds in zip(PLAYERS, LOOT_USED, ROUNDS, strict=True):
        found, deal = loot_used(loot, players), players * int(hand_size(players))
        if found != used:
            problems.append(f"{players} players use {used} loot cards, not {found}")
        if (found // deal, (found + 1) // deal) != (rounds, rounds):
            problems.append(f"{players} players must play {rounds} rounds, not {found // deal}")
    return problems


def _castle_problems(castles: list[Castle]) -> list[str]:
    """CF-C2, CF-C3: values 1 to 6, 50 cards, and what is known of the banners."""
    if [row.value for row in castles] != [1, 2, 3, 4, 5, 6]:
        return ["castles have the values 1 to 6, in this order"]
    problems = []
    if (cards := sum(row.count for row in castles)) != 50:
        problems.append(f"there must be 50 castles, not {cards}")
    for row in castles:
        nights = (4,) if row.value <= 3 else (0, 4)
        if len(row.day) != 3 or len(row.night) not in nights or set(row.day + row.night) - {*"UD"}:
            problems.append(f"castle {row.value}: a banner is 3 of U and D by day, 4 by night")
    if castles[3].day != "UDD":
        problems.append("castle 4 by day is up, down, down")
    if castles[0].night != "UUUD":
        problems.append("castle 1 by night is up, up, up, down")
    if sorted(castles[1].night) != [*"DDUU"]:
        problems.append("castle 2 by night has two up and two down")
    for side in ("day", "night"):
        banners = [getattr(row, side) for row in castles if getattr(row, side)]
        if (closed := [banner.count("D") for banner in banners]) != sorted(closed):
            problems.append(f"by {side} a higher castle never plays fewer cards face down")
    return problems


def _pile_problems(tables: Tables) -> list[str]:
    """CF-S4, CF-B1: no pile runs out, even if a castle is raided in every round."""
    problems = []
    for players, rounds in zip(PLAYERS, ROUNDS, strict=True):
        for row in tables.castles[: int(castle_count(players))]:
            if row.count < rounds + 1:
                problems.append(
                    f"castle {row.value}: {players} players may need {rounds + 1}, not {row.count}"
                )
    return problems


def _village_problems(villages: list[Village]) -> list[str]:
    """CF-C2, CF-C4, CF-S3: 7 villages and 2 forests, 5 and 1 of them for two players."""
    problems = []
    forests = [v for v in villages if v.is_forest]
    real = [v for v in villages if not v.is_forest]
    if (len(real), len(forests)) != (7, 2):
        problems.append("there are 7 villages and 2 forests")
    if [sum(v.not_two for v in cards) for cards in (real, forests)] != [2, 1]:
        problems.append("two villages and one forest carry the two-player symbol")
    if len({v.name for v in villages}) != len(villages):
        problems.append("every village card has a name of its own")
    for v in villages:
        if len(v.spaces) != len(v.glory):
            problems.append(f"{v.name}: every row has spaces and a glory")
        if len(v.spaces) > VILLAGE_ROWS or v.size > SPACES:
            problems.append(f"{v.name}: at most {VILLAGE_ROWS} rows and {SPACES} spaces")
        if min(v.spaces, default=1) < 1 or any(not 0 <= glory <= 30 for glory in v.glory):
            problems.append(f"{v.name}: a row has at least one space and a glory from 0 to 30")
        if v.not_two not in (0, 1):
            problems.append(f"{v.name}: not_two is 0 or 1")
    return problems or _example_problems(real)


def _example_problems(villages: list[Village]) -> list[str]:
    """What the worked examples of the rulebook show of the villages."""
    problems = []
    if not any(v.glory == [3, 6] and v.spaces[0] >= 2 for v in villages):
        problems.append("a village 3/6 with at least 2 spaces in the first row exists")
    if not any(v.glory == [2, 4, 8] and v.size >= 6 and sum(v.spaces[:2]) <= 5 for v in villages):
        problems.append("a village 2/4/8 exists: at most 5 spaces above the last row, 6 in all")
    if not any(v.glory == [2, 5, 9] for v in villages):
        problems.append("a village 2/5/9 exists")
    if sum(v.glory[0] == 0 and v.spaces[0] >= 2 for v in villages) < 2:
        problems.append("two large villages exist: first row 0 glory, at least 2 spaces")
    return problems


def fill(tables: Tables, record: Any) -> None:
    """The cards as the rules read them."""
    for row in tables.loot:
        kind = KINDS.index(row.kind)
        record.copies[kind] = row.count
        record.five_only[kind], record.not_two[kind] = row.five_only, row.not_two
    for castle in tables.castles:
        for at, symbol in enumerate(castle.day):
            record.day_down[castle.value, at] = symbol == "D"
        for at, symbol in enumerate(castle.night):
            record.night_down[castle.value, at] = symbol == "D"
    for card in range(CELLS):
        village = tables.villages[card]
        record.village_not_two[card], record.size[card] = village.not_two, village.size
        for at, (spaces, glory) in enumerate(zip(village.spaces, village.glory, strict=True)):
            record.spaces[card, at], record.glory[card, at] = spaces, glory


FORMAT = Format(
    file=File,
    layout=EDITION,
    check=check,
    fill=fill,
    shipped=pathlib.Path(__file__).with_name("edition.toml"),
)
