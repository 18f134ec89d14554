"""Sherwood Bandits: the edition file, its checks and its record."""

from __future__ import annotations

import itertools
import pathlib
from collections import Counter
from typing import Any, Literal

import msgspec

from merrymen.editions import EditionFile, Format, Row
from merrymen.games.sherwood_bandits.state import (
    BACKS,
    COIN,
    COLOURS,
    COMPANIONS,
    EDITION,
    ITEMS,
    SPACES,
    TOKEN,
    TOKENS,
    WAGON_KINDS,
    WAGONS,
)

Weight = Literal["light", "medium", "heavy"]
WagonKind = Literal["plain", "beer", "wayfarers", "war", "kings", "sheriffs", "feast"]
Companion = Literal["marian", "john", "robin", "tuck"]
Item = Literal["ring", "bracelet", "necklace", "coin", "token"]
Colour = Literal["red", "green", "blue", "yellow"]


class Back(Row, kw_only=True):
    """The range of defences on the back of a wagon."""

    named_by = ("back",)

    back: Weight
    low: int
    high: int


class Wagon(Row, kw_only=True):
    """One wagon; a defence of 0 is none at all."""

    named_by = ("number",)

    number: int
    back: Weight
    kind: WagonKind
    defence: int = 0
    companion: Companion | None = None


class Loot(Row, kw_only=True):
    """How many tiles (or coin tokens) of a kind there are."""

    named_by = ("item", "colour")

    item: Item
    colour: Colour | None = None
    count: int


class Tables(msgspec.Struct, forbid_unknown_fields=True):
    """The three tables of this game."""

    backs: list[Back]
    wagons: list[Wagon]
    loot: list[Loot]


class File(EditionFile, kw_only=True):
    """The whole file."""

    tables: Tables


TILES = 53  # SB-C3
PLAIN_PER_BACK = 12
PLAIN_WITH_COMPANION = 5  # of each companion
STRONGEST = 33  # SB-W3
FOUR_DICE = 24
# The special wagons: back and defence. SB-W1 to SB-W6; the backs and two defences are ours.
SPECIALS = {
    "beer": ("light", 0),
    "sheriffs": ("light", 6),
    "wayfarers": ("medium", 0),
    "feast": ("medium", 0),
    "kings": ("heavy", 14),
    "war": ("heavy", 33),
}
PRINTED_BY_US = ("sheriffs", "kings")
PER_COLOUR = {"ring": 5, "bracelet": 4, "necklace": 2}
COIN_TILES = 9
# Dice that should usually do, and dice that should usually not do, by the back.
ENOUGH_DICE = {"light": 2, "medium": 3}
TOO_FEW_DICE = {"medium": 2, "heavy": 3}


def kind_index(item: str, colour: str | None) -> int:
    """The kind of loot as the rules count it."""
    if item in ("coin", "token"):
        return COIN if item == "coin" else TOKEN
    assert colour is not None
    return ITEMS.index(item) * len(COLOURS) + COLOURS.index(colour)


def rolls_below(dice: int, total: int) -> int:
    """Of all rolls of some dice, how many stay below a total."""
    return sum(sum(roll) < total for roll in itertools.product(range(1, 7), repeat=dice))


def check(tables: Tables) -> list[str]:
    """What the rulebook says of the wagons and the loot, and what the rules cannot do without."""
    problems = _back_problems(tables.backs) + _numbering_problems(tables.wagons)
    problems = problems or _wagon_problems(tables)
    return problems + _loot_problems(tables.loot)


def remarks(tables: Tables) -> list[str]:
    """What only we decided, or what is known from reviews alone."""
    plain = [wagon for wagon in tables.wagons if wagon.kind == "plain"]
    found = _range_remarks(tables.backs)
    for back in tables.backs:
        found += _weight_remarks(back, Counter(w.defence for w in plain if w.back == back.back))
    if not any(w.back == "light" and w.defence == 5 for w in plain):
        found.append("a wagon with the back 4-7 is known to have the defence 5")
    for companion in COMPANIONS:
        shown = sum(w.companion == companion for w in plain)
        if shown != PLAIN_WITH_COMPANION:
            found.append(f"{shown} plain wagons show {companion}; of ours {PLAIN_WITH_COMPANION}")
    found += _special_remarks([w for w in tables.wagons if w.kind != "plain"])
    return found + _loot_remarks(tables.loot)


def _back_problems(backs: list[Back]) -> list[str]:
    """SB-C2: the backs that the rules know, each with a range."""
    if [b.back for b in backs] != list(BACKS):
        return ["the backs are light, medium and heavy, in this order"]
    wrong = [b for b in backs if not 1 <= b.low <= b.high <= STRONGEST]
    return [f"the {b.back} range is from a low to a high value up to {STRONGEST}" for b in wrong]


def _range_remarks(backs: list[Back]) -> list[str]:
    """Ours: three ranges of four values that do not overlap; a back reads 4-7."""
    found = [f"the {b.back} range has not four values" for b in backs if b.high != b.low + 3]
    if any(one.high >= two.low for one, two in itertools.pairwise(backs)):
        found.append("the ranges of the backs do not rise without overlapping")
    if (backs[0].low, backs[0].high) != (4, 7):
        found.append("the light range is known to be 4-7")
    if backs[-1].high > FOUR_DICE:
        found.append(f"a range goes above {FOUR_DICE}, the most that four dice show")
    return found


def _numbering_problems(wagons: list[Wagon]) -> list[str]:
    """SB-C2: 42 wagons, numbered 1 to 42."""
    numbers = Counter(wagon.number for wagon in wagons)
    problems = [f"wagon {n} is there {c} times" for n, c in sorted(numbers.items()) if c > 1]
    problems += [f"wagon {n} is missing" for n in range(1, WAGONS + 1) if n not in numbers]
    extra = [n for n in numbers if not 1 <= n <= WAGONS]
    return problems + [f"there is no wagon {n}: wagons are 1 to {WAGONS}" for n in extra]


def _wagon_problems(tables: Tables) -> list[str]:
    """SB-C2: a plain wagon's defence is in the range of its back; six wagons are special."""
    problems, ranges = [], {b.back: range(b.low, b.high + 1) for b in tables.backs}
    for wagon in tables.wagons:
        if wagon.kind == "plain" and wagon.defence not in ranges[wagon.back]:
            problems.append(f"wagon {wagon.number}: its defence is not in the range of its back")
    return problems + _special_problems([w for w in tables.wagons if w.kind != "plain"])


def _weight_remarks(back: Back, defences: Counter[int]) -> list[str]:
    """Ours: 12 plain wagons with each back, every value of its range, fit for the dice."""
    found = []
    if defences.total() != PLAIN_PER_BACK:
        number = defences.total()
        found.append(f"{number} plain wagons are {back.back}; of ours {PLAIN_PER_BACK}")
    if any(value not in defences for value in range(back.low, back.high + 1)):
        found.append(f"not every value of the {back.back} range occurs")
    return found + dice_remarks(back.back, defences)


def dice_remarks(back: str, defences: Counter[int]) -> list[str]:
    """Light wagons usually fall to two dice, medium to three, heavy ones need four and help."""

    def success(dice: int) -> float:
        fails = sum(rolls_below(dice, d) * n for d, n in defences.items())
        return 1.0 - fails / float(pow(6, dice) * max(1, defences.total()))

    found = []
    if back in ENOUGH_DICE and success(ENOUGH_DICE[back]) <= 0.5:
        found.append(f"{back} wagons do not usually fall to {ENOUGH_DICE[back]} dice, as ours do")
    if back in TOO_FEW_DICE and success(TOO_FEW_DICE[back]) >= 0.5:
        found.append(f"{back} wagons do not usually resist {TOO_FEW_DICE[back]} dice, as ours do")
    return found


def _special_problems(wagons: list[Wagon]) -> list[str]:
    """SB-W1 to SB-W6: one of each; who copies or rolls has no number, the War wagon has 33."""
    problems = []
    for kind, (_, defence) in SPECIALS.items():
        own = [w for w in wagons if w.kind == kind]
        if len(own) != 1:
            problems.append(f"there is one wagon of the kind {kind}, not {len(own)}")
        for wagon in own:
            if kind in PRINTED_BY_US:
                if not 1 <= wagon.defence <= STRONGEST:
                    problems.append(f"the {kind} wagon has a defence from 1 to {STRONGEST}")
            elif wagon.defence != defence:
                problems.append(f"the {kind} wagon has the defence {defence}")
    return problems


def _special_remarks(wagons: list[Wagon]) -> list[str]:
    """Ours: the backs of the special wagons, two defences, and that they show no companion."""
    found = []
    for wagon in wagons:
        back, defence = SPECIALS[wagon.kind]
        if wagon.back != back:
            found.append(f"the {wagon.kind} wagon has a {wagon.back} back; ours has a {back} one")
        if wagon.kind in PRINTED_BY_US and wagon.defence != defence:
            found.append(f"the {wagon.kind} wagon has the defence {wagon.defence}; ours {defence}")
        if wagon.companion:
            found.append(f"the {wagon.kind} wagon shows a companion; ours shows none")
    return found


def _loot_problems(loot: list[Loot]) -> list[str]:
    """SB-C3: 53 tiles and 13 coin tokens, all of kinds that the rules know."""
    problems, counts = [], Counter[tuple[str, str | None]]()
    for row in loot:
        if (row.item in ITEMS) != (row.colour is not None):
            problems.append(f"a {row.item} has {'a' if row.item in ITEMS else 'no'} colour")
        elif (row.item, row.colour) in counts:
            problems.append(f"{row.colour or ''} {row.item} is there twice".strip())
        elif row.count < 0:
            problems.append(f"{row.colour or ''} {row.item}: a count is not below 0".strip())
        counts[row.item, row.colour] += row.count
    if counts["token", None] != TOKENS:
        problems.append(f"there are {TOKENS} coin tokens, not {counts['token', None]}")
    tiles = sum(count for (item, _), count in counts.items() if item != "token")
    if tiles != TILES:
        problems.append(f"there are {TILES} loot tiles, not {tiles}")
    return problems


def _loot_remarks(loot: list[Loot]) -> list[str]:
    """Ours: how the 53 tiles are split."""
    counts: dict[tuple[str, str | None], int] = {(row.item, row.colour): row.count for row in loot}
    ours: dict[tuple[str, str | None], int] = {
        (item, colour): n for item, n in PER_COLOUR.items() for colour in COLOURS
    }
    ours[("coin", None)] = COIN_TILES
    return [
        f"there are {counts.get((item, colour), 0)} {colour or ''} {item} tiles; of ours {number}"
        for (item, colour), number in ours.items()
        if counts.get((item, colour), 0) != number
    ]


def fill(tables: Tables, record: Any) -> None:
    """The wagons and the loot as the rules read them, and the odds of the dice."""
    for back in tables.backs:
        index = BACKS.index(back.back)
        record.low[index], record.high[index] = back.low, back.high
    for wagon in tables.wagons:
        card = wagon.number - 1
        record.back[card] = BACKS.index(wagon.back)
        record.kind[card] = WAGON_KINDS.index(wagon.kind)
        record.defence[card] = wagon.defence
        record.companion[card] = COMPANIONS.index(wagon.companion) if wagon.companion else -1
    for row in tables.loot:
        record.tiles[kind_index(row.item, row.colour)] = row.count
    for dice in range(SPACES + 1):
        for total in range(record.below.shape[1]):
            record.below[dice, total] = rolls_below(dice, total)


FORMAT = Format(
    file=File,
    layout=EDITION,
    check=check,
    remarks=remarks,
    fill=fill,
    shipped=pathlib.Path(__file__).with_name("edition.toml"),
)
