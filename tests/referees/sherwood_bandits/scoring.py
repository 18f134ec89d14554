"""The final scoring of Sherwood Bandits: SB-F1 to SB-F3 and SB-V7."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator

from merrymen.games.sherwood_bandits.state import COIN, TOKEN
from referees.sherwood_bandits.table import Gang, Table

Ways = Iterator[tuple[int, int, int, int, int]]


def majorities(gangs: list[Gang]) -> list[int]:
    """SB-F1: 2 points for most rings, bracelets, necklaces; 1 each where tied; none for none."""
    points = [0] * len(gangs)
    for item in range(3):
        held = [sum(gang.chest[item * 4 + colour] for colour in range(4)) for gang in gangs]
        first = [n for n, count in enumerate(held) if count == max(held) > 0]
        for n in first:
            points[n] += 2 if len(first) == 1 else 1
    return points


def of_one_colour(rings: int, bracelets: int, necklaces: int) -> Ways:
    """Every way to use the tiles of a colour: triples, pairs, trios, necklaces, and the rest."""
    for trios in range(min(rings, bracelets, necklaces) + 1):
        for triples in range((rings - trios) // 3 + 1):
            for pairs in range((bracelets - trios) // 2 + 1):
                left = rings - trios - 3 * triples + bracelets - trios - 2 * pairs
                yield triples, pairs, trios, necklaces - trios, left


def best_sets(chest: Counter[int]) -> dict[str, int]:
    """SB-F2: all ways of all colours, the best of them."""
    colours = [
        list(of_one_colour(chest[colour], chest[4 + colour], chest[8 + colour]))
        for colour in range(4)
    ]
    coins = chest[COIN] + chest[TOKEN]
    sheets = []
    for ways in itertools.product(*colours):
        triples, pairs, trios, necklaces, left = (sum(column) for column in zip(*ways, strict=True))
        sheets.append(
            {
                "ring sets": 6 * triples,
                "bracelet pairs": 3 * pairs,
                "trios": 4 * trios,
                "necklaces": necklaces,
                "coins": (coins + left) // 3,
            }
        )
    return max(sheets, key=lambda sheet: sum(sheet.values()))


def sheets(table: Table) -> list[dict[str, int]]:
    """All gangs, Will's too (SB-V7)."""
    return [
        {"track": gang.points, "majorities": points, **best_sets(gang.chest)}
        for gang, points in zip(table.gangs, majorities(table.gangs), strict=True)
    ]


def tied(table: Table) -> list[int]:
    """SB-F3: of the players those with most points, and of them those with the fewest tiles."""
    totals = [sum(sheet.values()) for sheet in sheets(table)][: table.players]
    first = [seat for seat, total in enumerate(totals) if total == max(totals)]
    fewest = min(table.gangs[seat].chest.total() for seat in first)
    return [seat for seat in first if table.gangs[seat].chest.total() == fewest]


def will_wins(table: Table) -> bool:
    """SB-V7: strictly more than each player."""
    *totals, will = (sum(sheet.values()) for sheet in sheets(table))
    return table.will() is not None and will > max(totals)
