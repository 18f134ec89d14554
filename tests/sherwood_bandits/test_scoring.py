"""Sherwood Bandits: majorities, sets, ties and Will Scarlet's end."""

from __future__ import annotations

import functools
import random

import pytest

from merrymen.games.sherwood_bandits import state as g
from merrymen.games.sherwood_bandits.rules import scoring
from merrymen.match import Match
from sherwood_bandits.scene import give, new, pass_on, points, sheriff, tile

COLOURS = 4


def with_chests(*chests: list[str], players: int = 3) -> Match:
    """The end of a game: everybody's column is between 5 and 10."""
    match = sheriff([[5], [5], [5], [5]][: max(3, players)], players=players, round_number=4)
    for gang, tiles in enumerate(chests):
        for name in tiles:
            give(match, gang, name, chest=True)
    return match


def sheet(match: Match, seat: int) -> dict[str, int]:
    return {heading: n for heading, n in match.score_sheet()[seat].items() if n}


def test_majorities() -> None:
    """SB-F1: 2 for the most of each, 1 each for a tie, nothing where nobody has any."""
    match = with_chests(
        ["red ring", "blue ring", "red bracelet"], ["green ring", "yellow bracelet"], ["coin"]
    )
    assert [sheet(match, seat).get("majorities", 0) for seat in range(3)] == [3, 1, 0]


def test_three_way_tie() -> None:
    """SB-F1: all tied players get 1."""
    match = with_chests(["red necklace"], ["blue necklace"], ["blue necklace"])
    assert [sheet(match, seat)["majorities"] for seat in range(3)] == [1, 1, 1]


@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        (["red ring"] * 3, {"ring sets": 6}),
        (["red bracelet"] * 2, {"bracelet pairs": 3}),
        (["red necklace"], {"necklaces": 1}),
        (["red ring", "red bracelet", "red necklace"], {"trios": 4}),
        (["red ring", "blue bracelet", "green ring"], {"coins": 1}),
        (["coin", "coin", "token"], {"coins": 1}),
        (["coin", "red ring", "red ring"], {"coins": 1}),
        (["red ring"] * 5, {"ring sets": 6}),
        (["red ring", "red ring", "blue ring", "coin"], {"coins": 1}),
        (["red necklace", "red necklace", "coin", "coin"], {"necklaces": 2}),
        # three rings and a pair beat a trio: 9 and 1 against 4, 1 and 1
        (["red ring"] * 3 + ["red bracelet"] * 2 + ["red necklace"],
         {"ring sets": 6, "bracelet pairs": 3, "necklaces": 1}),
        # four rings, three bracelets, a necklace: the trio takes what the sets do not need
        (["red ring"] * 4 + ["red bracelet"] * 3 + ["red necklace"],
         {"ring sets": 6, "bracelet pairs": 3, "trios": 4}),
    ],
)  # fmt: skip
def test_sets(tiles: list[str], expected: dict[str, int]) -> None:
    """SB-F2: each set's worth, every tile used once, for the highest total."""
    match = with_chests(tiles)
    found = sheet(match, 0)
    found.pop("majorities", None)
    assert found == expected


def brute_force(tiles: tuple[int, ...]) -> int:
    """SB-F2: the best total over every way to put the tiles into sets, one tile at a time."""

    @functools.cache
    def best(left: tuple[int, ...], coins: int) -> int:
        if not any(left):
            return coins // 3
        first = next(i for i in range(12) if left[i])

        def without(*kinds: int) -> tuple[int, ...] | None:
            rest = list(left)
            for kind in kinds:
                rest[kind] -= 1
            return tuple(rest) if min(rest) >= 0 else None

        item, colour = divmod(first, COLOURS)
        trio = tuple(i * COLOURS + colour for i in range(3))
        options = [(without(*trio), 4, 0)] if first in trio else []
        if item == g.RING:
            options += [(without(first, first, first), 6, 0), (without(first), 0, 1)]
        elif item == g.BRACELET:
            options += [(without(first, first), 3, 0), (without(first), 0, 1)]
        else:
            options += [(without(first), 1, 0)]
        return max(
            value + best(rest, coins + more) for rest, value, more in options if rest is not None
        )

    return best(tiles[:12], tiles[12] + tiles[13])


def test_sets_against_brute_force() -> None:
    """SB-F2: the chosen plan is the best of all ways to cash in, in hundreds of random chests."""
    chance = random.Random(5)
    match = new(3)
    most = [5] * 4 + [4] * 4 + [2] * 4 + [9, 13]
    richest = 0
    for number in range(600):
        size = chance.randint(0, 22) if number % 2 else chance.randint(5, 14)
        supply = [kind for kind in range(g.KINDS) for _ in range(most[kind])]
        if number % 3 == 0:  # two colours only: sets compete for the same tiles
            supply = [kind for kind in supply if kind >= 12 or kind % COLOURS < 2]
        counts = [0] * g.KINDS
        for kind in chance.sample(supply, min(size, len(supply))):
            counts[kind] += 1
        match.plain.chest[0] = counts
        plan = scoring.best_plan(match.position, 0)
        found = scoring.plan_points(match.position, 0, plan)
        assert found == brute_force(tuple(counts)), counts
        richest = max(richest, found)
    assert richest > 20


def test_this_rounds_loot_counts_as_well() -> None:
    """SB-F2: a score in the middle of a round is what the end would bring now."""
    match = with_chests(["red ring", "red ring"])
    give(match, 0, "red ring")
    assert sheet(match, 0)["ring sets"] == 6


def test_most_points_win() -> None:
    """SB-F3: track, majorities and sets together."""
    match = with_chests([], ["red ring"] * 3, [])
    match.plain.victory_points[0] = 7
    pass_on(match, g.TUCK_STEP)
    assert match.scores() == [7, 8, 0]
    assert match.leaders() == [1]


def test_a_tie_goes_to_fewer_tiles() -> None:
    """SB-F3: coin tokens count as tiles."""
    match = with_chests(["token"], ["coin", "coin"], [])
    match.plain.victory_points = [5, 5, 4, 0]
    pass_on(match, g.TUCK_STEP)
    assert match.scores()[:2] == [5, 5]
    assert match.leaders() == [0]
    assert match.plain.lot == -1


def test_the_last_tie_is_rolled_for() -> None:
    """SB-F3: one winner, by chance among the tied."""
    winners = set()
    for seed in range(40):
        match = sheriff([[5], [5], [5]], round_number=4, seed=seed)
        match.plain.victory_points = [5, 4, 5, 0]
        pass_on(match, g.TUCK_STEP)
        assert len(match.leaders()) == 1
        assert match.plain.lot == match.leaders()[0]
        winners |= set(match.leaders())
    assert winners == {0, 2}


def test_a_tie_among_three_is_even() -> None:
    """SB-F3: each of three tied players wins about as often."""
    wins = [0, 0, 0]
    for seed in range(150):
        match = sheriff([[5], [5], [5]], round_number=4, seed=seed)
        pass_on(match, g.TUCK_STEP)
        wins[match.leaders()[0]] += 1
    assert min(wins) > 30


def test_will_scarlet_scores_like_everybody() -> None:
    """SB-V7, SB-F1, SB-F2: majorities and sets; with more than each player both lose."""
    match = with_chests(["red ring"], [], ["blue ring"] * 3 + ["coin"] * 3, players=2)
    match.plain.victory_points = [8, 3, 1, 0]
    pass_on(match, g.TUCK_STEP)
    assert scoring.final_points(match.position, g.WILL) == 1 + 2 + 6 + 1
    assert match.scores() == [8, 3]
    assert match.leaders() == []


def test_will_scarlet_must_have_strictly_more() -> None:
    """SB-V7: on a tie with him the player wins; between the two SB-F3 decides."""
    match = with_chests([], [], ["blue ring"] * 3, players=2)
    match.plain.victory_points = [8, 3, 0, 0]
    pass_on(match, g.TUCK_STEP)
    assert scoring.final_points(match.position, g.WILL) == 8
    assert match.leaders() == [0]


def test_will_scarlets_majority_counts_against_the_players() -> None:
    """SB-F1, SB-V7: he is one of the gangs compared."""
    match = with_chests(["red ring"], ["red bracelet"], ["blue ring", "green ring"], players=2)
    assert sheet(match, 0).get("majorities", 0) == 0
    assert sheet(match, 1)["majorities"] == 2


def test_will_scarlets_sets_against_brute_force() -> None:
    """SB-V7, SB-F2: his chest is cashed in for the highest total too."""
    match = with_chests([], [], players=2)
    tiles = ["red ring"] * 4 + ["red bracelet"] * 3 + ["red necklace"] * 2 + ["blue ring", "coin"]
    for name in tiles:
        give(match, g.WILL, name, chest=True)
    counts = [0] * g.KINDS
    for name in tiles:
        counts[tile(name)] += 1
    plan = scoring.best_plan(match.position, g.WILL)
    assert scoring.plan_points(match.position, g.WILL, plan) == brute_force(tuple(counts))
    assert points(match) == [0, 0, 0]
