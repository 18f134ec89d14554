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
MOST_ROUNDS = 29  # what a record counts


def check(tables: Tables) -> list[str]:
    """What the rulebook says of the cards, and what the rules cannot do without."""
    problems = _loot_problems(tables.loot) + _castle_problems(tables.castles)
    if not problems:
        problems += _round_problems(tables)
    return problems + _village_problems(tables.villages)


def remarks(tables: Tables) -> list[str]:
    """What only we decided, or what is known from reviews alone."""
    found = _symbol_remarks(tables.loot) + _banner_remarks(tables.castles)
    return found + _village_remarks(tables.villages)


def _loot_problems(loot: list[Loot]) -> list[str]:
    """CF-C1, CF-C2, CF-S1: the kinds and their numbers; symbols on cards that are there."""
    problems = []
    found = Counter(row.kind for row in loot)
    problems += [f"there is no loot of the kind {k}" for k in found if k not in COUNTS]
    problems += [f"{k} is there {n} times" for k, n in found.items() if n > 1]
    problems += [f"{kind} is missing" for kind in COUNTS if kind not in found]
    for row in loot:
        right = COUNTS.get(row.kind, row.count)
        if row.count != right:
            problems.append(f"{row.kind}: count must be {right}, not {row.count}")
        if min(row.five_only, row.not_two) < 0 or row.five_only + row.not_two > row.count:
            problems.append(f"{row.kind}: there are not so many cards for the symbols")
    return problems + _variant_problems(loot)


def _variant_problems(loot: list[Loot]) -> list[str]:
    """CF-L1: a jewel of each value and a henchman must be there to go out, for all players."""
    replaced = ("bracelet", "pendant", "ring", "henchman")
    rows = [row for row in loot if row.kind in replaced]
    few = [row.kind for row in rows if row.count - row.five_only - row.not_two < 1]
    return [f"{kind}: one must be left for the variant to replace" for kind in few]


def _symbol_remarks(loot: list[Loot]) -> list[str]:
    """Ours: which cards carry which symbol, and so the loot and the rounds."""
    found = []
    for row in loot:
        for figure, ours in (("five_only", FIVE_ONLY), ("not_two", NOT_TWO)):
            value = getattr(row, figure)
            if value != ours.get(row.kind, 0):
                found.append(f"{row.kind}: {figure} is {value}; ours is {ours.get(row.kind, 0)}")
    for players, used, rounds in zip(PLAYERS, LOOT_USED, ROUNDS, strict=True):
        number = loot_used(loot, players)
        if number != used:
            found.append(f"{players} players use {number} loot cards; with ours {used}")
        if rounds_of(loot, players) != rounds:
            played = rounds_of(loot, players)
            found.append(f"{players} players play {played} rounds; with ours {rounds}")
    return found


def loot_used(loot: list[Loot], players: int) -> int:
    """CF-S1: how many loot cards are used, the legendary ones left out."""
    rows = [row for row in loot if KINDS.index(row.kind) < LEGENDARY]
    used = sum(row.count for row in rows)
    if players < 5:
        used -= sum(row.five_only for row in rows)
    return used - sum(row.not_two for row in rows) if players == 2 else used


def rounds_of(loot: list[Loot], players: int) -> int:
    """CF-E1: how often everybody gets a full hand."""
    return loot_used(loot, players) // (players * int(hand_size(players)))


def _castle_problems(castles: list[Castle]) -> list[str]:
    """CF-C2, CF-C3: values 1 to 6, 50 cards, and the banner that the rulebook shows."""
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
    return problems


def _banner_remarks(castles: list[Castle]) -> list[str]:
    """Known from reviews: two banners by night. Ours: banners close as the value rises."""
    found = []
    if castles[0].night != "UUUD":
        found.append("castle 1 by night is known to be up, up, up, down")
    if sorted(castles[1].night) != [*"DDUU"]:
        found.append("castle 2 by night is known to have two up and two down")
    for side in ("day", "night"):
        banners = [getattr(row, side) for row in castles if getattr(row, side)]
        if (closed := [banner.count("D") for banner in banners]) != sorted(closed):
            found.append(f"by {side} a higher castle plays fewer cards face down; ours never does")
    return found


def _round_problems(tables: Tables) -> list[str]:
    """CF-S4, CF-B1, CF-L1: a round at least, and no pile runs out if it is raided in each."""
    problems = []
    for players in PLAYERS:
        used, deal = loot_used(tables.loot, players), players * int(hand_size(players))
        rounds = (used + 1) // deal  # the variant adds a card
        if not 1 <= rounds <= MOST_ROUNDS:
            problems.append(f"{players} players: {used} loot cards make {rounds} rounds")
        for row in tables.castles[: int(castle_count(players))]:
            if row.count < rounds + 1:
                problems.append(
                    f"castle {row.value}: {players} players may need {rounds + 1}, not {row.count}"
                )
    return problems


def _village_problems(villages: list[Village]) -> list[str]:
    """CF-C2, CF-C4, CF-S3: 7 villages and 2 forests, 6 cards of them for two players."""
    problems = []
    forests = [v for v in villages if v.is_forest]
    real = [v for v in villages if not v.is_forest]
    if (len(real), len(forests)) != (7, 2):
        problems.append("there are 7 villages and 2 forests")
    if sum(v.not_two for v in villages) != 3:
        problems.append("three village cards carry the two-player symbol: two rows of three remain")
    if len({v.name for v in villages}) != len(villages):
        problems.append("every village card has a name of its own")
    for v in villages:
        if len(v.spaces) != len(v.glory):
            problems.append(f"{v.name}: every row has spaces and a glory")
        if len(v.spaces) > VILLAGE_ROWS or v.size > SPACES:
            problems.append(f"{v.name}: there is room for {VILLAGE_ROWS} rows and {SPACES} spaces")
        if min(v.spaces, default=1) < 1 or any(not 0 <= glory <= 30 for glory in v.glory):
            problems.append(f"{v.name}: a row has at least one space and a glory from 0 to 30")
        if v.not_two not in (0, 1):
            problems.append(f"{v.name}: not_two is 0 or 1")
    return problems or _example_problems(real)


def _example_problems(villages: list[Village]) -> list[str]:
    """What the worked examples of the rulebook print of the villages."""
    problems = []
    if not any(v.glory == [3, 6] and v.spaces[0] >= 2 for v in villages):
        problems.append("a village 3/6 with at least 2 spaces in the first row exists")
    if not any({2, 4, 8} <= set(v.glory) and v.size >= 6 for v in villages):
        problems.append("a village with 2, 4 and 8 glory and at least 6 spaces exists")
    if not any({2, 5, 9} <= set(v.glory) for v in villages):
        problems.append("a village with 2, 5 and 9 glory exists")
    if not any(v.glory[0] == 0 and v.spaces[0] >= 2 for v in villages):
        problems.append("a large village exists: first row 0 glory, at least 2 spaces")
    return problems


def _village_remarks(villages: list[Village]) -> list[str]:
    """Known from reviews: 5 villages and 1 forest for two. Ours: the rest of the examples."""
    found, real = [], [v for v in villages if not v.is_forest]
    if sum(v.not_two for v in real) != 2:
        found.append("two players are known to use 5 villages and 1 forest")
    if not any(v.glory == [2, 4, 8] and sum(v.spaces[:2]) <= 5 for v in real):
        found.append("no village 2/4/8 has at most 5 spaces above its last row, as ours has")
    if not any(v.glory == [2, 5, 9] for v in real):
        found.append("no village is 2/5/9 from the top, as one of ours")
    if sum(v.glory[0] == 0 for v in real) < 2:
        found.append("fewer than two villages begin with a row of 0 glory; of ours two do")
    return found


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
    remarks=remarks,
    fill=fill,
    shipped=pathlib.Path(__file__).with_name("edition.toml"),
)
