"""Chickwood Forest: the glory at the end."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence

import pytest

from chickwood_forest.forest import cleared, lay_cubes, lay_villages, own, sheet

CHESTS = ("chest_gold", "chest_silver", "chest_emerald", "chest_ruby")


def all_ends(counts: tuple[int, ...], busts: int) -> set[tuple[int, ...]]:
    """CF-F1, word for word: every choice among tied kinds, one bust after another."""
    if busts == 0 or max(counts) == 0:
        return {counts}
    ends: set[tuple[int, ...]] = set()
    for at in range(4):
        if counts[at] == max(counts):
            less = tuple(n - (k == at) for k, n in enumerate(counts))
            ends |= all_ends(less, busts - 1)
    return ends


def best_chests(counts: Sequence[int]) -> int:
    """CF-F2, word for word: the best choice among the most frequent kinds."""
    tied = [n for n in counts if n == max(counts)]
    return max(n * n - (sum(counts) - n) for n in tied)


@pytest.mark.parametrize("busts", [0, 1, 2, 3])
def test_ties_of_busts_and_chests_are_settled_for_the_best(busts: int) -> None:
    """CF-F1, CF-F2, CF-F5: no choice among tied kinds changes the score, for all collections."""
    match = cleared(3, [1, 2, 3])
    own(match, 0, bust=busts, maid=1)
    for counts in itertools.product(range(8), repeat=4):
        if list(counts) != sorted(counts, reverse=True) and sum(counts) % 5:
            continue  # every multiset in falling order, and a fifth of all other orders
        own(match, 0, **dict(zip(CHESTS, counts, strict=True)))
        outcomes = {(best_chests(end), sum(n > 0 for n in end)) for end in all_ends(counts, busts)}
        assert len(outcomes) == 1, (counts, outcomes)
        found = sheet(match)
        assert {(found["chests"], found["maid"])} == outcomes, counts


def test_busts_without_chests_do_nothing() -> None:
    """CF-F1: no chests, no loss."""
    match = cleared(3, [1, 2, 3])
    own(match, 0, bust=3, armour=1)
    assert match.scores()[0] == 5 + 1
    own(match, 0, chest_gold=1)
    assert sheet(match)["chests"] == 0


def test_garments_in_pairs_are_worth_nothing() -> None:
    """CF-F3: exactly one of a kind."""
    match = cleared(3, [1, 2, 3])
    for counts, glory in (((1, 1, 1, 1), 20), ((2, 2, 2, 2), 0), ((2, 1, 0, 1), 10)):
        armour, jerkin, gown, cape = counts
        own(match, 0, armour=armour, jerkin=jerkin, gown=gown, cape=cape)
        assert sheet(match)["garments"] == glory


def test_more_maids_add_nothing() -> None:
    """CF-F5: up to 11 kinds, once, and none without a maid."""
    match = cleared(3, [1, 2, 3])
    own(match, 0, **dict.fromkeys((*CHESTS, "armour", "jerkin", "gown", "cape"), 1))
    own(match, 0, bracelet=1, pendant=1, ring=1)
    for maids, glory in ((0, 0), (1, 11), (3, 11)):
        own(match, 0, maid=maids)
        assert sheet(match)["maid"] == glory


def test_the_maid_looks_after_the_busts() -> None:
    """CF-F5, CF-F1: a kind whose only chest a bust removed does not count."""
    match = cleared(3, [1, 2, 3])
    own(match, 0, maid=1, chest_gold=1, bust=1, ring=1)
    assert sheet(match)["maid"] == 1


def test_jewels_and_henchmen() -> None:
    """CF-F4, CF-F6: 2, 3 and 4 each; 3 lost for each henchman."""
    match = cleared(3, [1, 2, 3])
    own(match, 0, bracelet=1, henchman=1)
    own(match, 1, pendant=2, henchman=3)
    own(match, 2, ring=3)
    assert [sheet(match, n)["jewels"] for n in (0, 1, 2)] == [2, 6, 12]
    assert [sheet(match, n)["henchmen"] for n in (0, 1, 2)] == [-3, -9, 0]


def test_the_first_castle_counts() -> None:
    """CF-F7: all castles taken, the starting castle included."""
    match = cleared(3, [4, 2, 1])
    assert [sheet(match, n)["castles"] for n in (0, 1, 2)] == [4, 2, 1]
    match.plain.castles_taken[1, 3] = 2
    assert sheet(match, 1)["castles"] == 8


def village_glory(
    spaces: Sequence[int], glory: Sequence[int], cubes: Sequence[int], players: int
) -> list[int]:
    """CF-F8, word for word."""
    unlocked, first = [], 0
    for size, worth in zip(spaces, glory, strict=True):
        if any(cubes[first : first + size]) or len(cubes) > first:
            unlocked.append(worth)
        first += size
    unlocked.sort(reverse=True)
    present = [seat for seat in range(players) if seat in cubes]
    last = {seat: max(at for at, cube in enumerate(cubes) if cube == seat) for seat in present}
    present.sort(key=lambda seat: (cubes.count(seat), last[seat]), reverse=True)
    ranked = dict(zip(present, unlocked, strict=False))
    return [ranked.get(seat, 0) for seat in range(players)]


def test_villages_against_the_rule_as_written() -> None:
    """CF-F8, CF-C4: random cubes in all villages, with all numbers of players."""
    chance = random.Random(5)
    for players in (3, 4, 5):
        match = cleared(players, range(1, players + 1))
        cells = lay_villages(match, "VVV/FFV/VVV")
        for _ in range(60):
            expected = [0] * players
            for village in match.edition.tables.villages[:7]:
                count = chance.randint(0, village.size)
                cubes = [chance.randrange(players) for _ in range(count)]
                lay_cubes(match, cells[village.name], cubes)
                for seat, glory in enumerate(
                    village_glory(village.spaces, village.glory, cubes, players)
                ):
                    expected[seat] += glory
            assert [sheet(match, n)["villages"] for n in range(players)] == expected


def test_an_unlocked_zero_is_a_rank_like_any_other() -> None:
    """CF-F8: the 0 of a large village goes to the last of those who get something."""
    match = cleared(3, [1, 2, 3])
    cells = lay_villages(match, "VVV/FFV/VVV")
    lay_cubes(match, cells["Cluckton"], [0, 1, 1, 1])
    assert [sheet(match, n)["villages"] for n in (0, 1, 2)] == [0, 4, 0]
    standing = match.view(None)["board"]["villages"]["cells"][cells["Cluckton"]]["standing"]
    assert [(one["seat"], one["cubes"], one["glory"]) for one in standing] == [(1, 3, 4), (0, 1, 0)]


def test_most_glory_wins_and_ties_share() -> None:
    """CF-F9: a shared victory."""
    match = cleared(3, [1, 2, 3])
    own(match, 0, ring=1)
    own(match, 2, bracelet=1)
    assert match.scores() == [5, 2, 5]
    assert match.leaders() == [0, 2]
    own(match, 1, ring=2)
    assert match.leaders() == [1]
