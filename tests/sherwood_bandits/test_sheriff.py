"""Sherwood Bandits: drawbridge, bribes, jail, reward, and the end of a round."""

from __future__ import annotations

import pytest

from merrymen.games.sherwood_bandits import state as g
from merrymen.match import Match
from sherwood_bandits.scene import (
    column,
    finish_raid,
    give,
    go,
    loot,
    only_supply,
    pass_on,
    plain,
    points,
    raid,
    sheriff,
    tile,
)


def bribes(columns: list[list[int]], loots: list[list[str]], **more: int) -> Match:
    """Nobody calls Friar Tuck; the bribes begin."""
    return pass_on(sheriff(columns, loot=loots, **more), g.TUCK_STEP)


def test_marks_go_with_the_dice() -> None:
    """SB-H1: one column per player; X tokens are removed."""
    match = raid(["01"], [6])
    match.apply(g.REROLL)
    only_supply(match)
    finish_raid(match, [3, 5])
    assert match.plain.phase == g.TUCK_STEP
    assert not any(x for space in match.plain.crossed[0].tolist() for x in space)
    assert [column(match, 0), column(match, 1), column(match, 2)] == [[3], [5], []]


def test_friar_tuck_goes_round_from_the_start_player() -> None:
    """SB-H2: each may use him once."""
    match = sheriff([[2], [3], [4]])
    asked = []
    while match.plain.phase == g.TUCK_STEP:
        asked.append(match.to_move)
        match.apply(g.PASS)
    assert asked == [0, 1, 2]


def test_the_jail_opens_before_the_bribes() -> None:
    """SB-H3: all leaders come back after Friar Tuck, and may be jailed again."""
    match = sheriff([[6, 6], [2], [3]], loot=[["coin"]])
    match.plain.leader[0] = match.plain.leader[1] = g.JAIL
    match.plain.asked = 0
    match.plain.seat = 2
    match.apply(g.PASS)
    while match.plain.phase == g.TUCK_STEP:
        assert match.to_move == 2
        match.apply(g.PASS)
    assert match.plain.phase == g.BRIBING
    assert match.plain.leader.tolist()[:3] == [g.FREE, g.FREE, g.FREE]
    match.apply(g.PASS)
    assert match.plain.leader[0] == g.JAIL


def test_one_tile_removes_the_lowest_die() -> None:
    """SB-H4: a tile goes back to the supply, the lowest die leaves."""
    match = bribes([[2, 5, 6], [5], [5]], [["red ring", "coin"]])
    assert match.to_move == 0
    assert match.legal() == [g.PASS, g.BRIBE_ONE]
    match.apply(g.BRIBE_ONE)
    assert column(match, 0) == [5, 6]
    assert match.legal() == [g.PUT_BACK + tile("red ring"), g.PUT_BACK + tile("coin")]
    before = match.plain.supply_size
    match.apply(g.PUT_BACK + tile("coin"))
    assert match.plain.supply_size == before + 1
    assert match.plain.supply[tile("coin")] == 9
    assert match.plain.round_number == 2
    assert match.plain.chest[0].tolist() == [int(k == tile("red ring")) for k in range(g.KINDS)]
    assert match.plain.leader[0] == g.JAIL  # 5 and 6 are still too much


def test_three_tiles_remove_the_two_lowest() -> None:
    """SB-H4: coins count as tiles, tokens go back to their own supply."""
    match = bribes([[2, 5, 6], [5], [5]], [["red ring", "coin", "token", "token"]])
    assert match.legal() == [g.PASS, g.BRIBE_ONE, g.BRIBE_TWO]
    match.apply(g.BRIBE_TWO)
    assert column(match, 0) == [6]
    match.apply(g.PUT_BACK + g.TOKEN)
    assert match.plain.supply[g.TOKEN] == 12
    match.apply(g.PUT_BACK + tile("coin"))
    assert match.to_move == 0
    match.apply(g.PUT_BACK + g.TOKEN)
    assert match.plain.supply[g.TOKEN] == 13


def test_who_must_give_all_is_not_asked() -> None:
    """SB-H4: with exactly as many tiles as the bribe costs they all go."""
    match = bribes([[2, 5, 6], [5], [6]], [["red ring", "coin", "token"], [], ["coin"]])
    match.apply(g.BRIBE_TWO)
    assert loot(match, 0) == []
    assert match.to_move == 2
    match.apply(g.BRIBE_ONE)
    assert match.plain.chest_size[2] == 0


def test_bribes_need_tiles_and_dice() -> None:
    """SB-H4: paying 3 requires two dice; without tiles, or under 5 already, nobody is asked."""
    match = bribes([[6], [4], [6]], [["coin"] * 4, ["coin"], []])
    assert match.to_move == 0
    assert match.legal() == [g.PASS, g.BRIBE_ONE]
    match.apply(g.PASS)
    assert match.plain.phase == g.REWARDING
    assert match.to_move == 1


def test_a_bribe_is_paid_once() -> None:
    """SB-H4: the turn goes on after a bribe."""
    match = bribes([[5, 5], [5], [6]], [["coin", "red ring"], ["coin"], []])
    match.apply(g.BRIBE_ONE)
    match.apply(g.PUT_BACK + tile("coin"))
    assert match.to_move == 1


@pytest.mark.parametrize(("dice", "place"), [([6, 5], g.JAIL), ([5, 5], g.FREE), ([5], g.FREE)])
def test_over_ten_is_jail(dice: list[int], place: int) -> None:
    """SB-H5: over 10 the leader is jailed for the next round; 5 to 10 nothing happens."""
    match = bribes([dice, [5], [5]], [])
    assert match.plain.round_number == 2
    assert match.plain.leader[0] == place
    assert points(match) == [0, 0, 0]


def test_in_the_last_round_a_point_is_lost_instead() -> None:
    """SB-H5: 1 point, but never below 0."""
    match = sheriff([[6, 5], [6, 6], [5]], round_number=4)
    match.plain.victory_points[0] = 3
    pass_on(match, g.TUCK_STEP)
    assert match.to_move is None
    assert points(match) == [2, 0, 0]


def test_under_five_is_rewarded() -> None:
    """SB-H5: a tile for this round's loot, or a point, also without dice; in start order."""
    match = bribes([[4], [], [5]], [])
    assert match.to_move == 0
    assert match.legal() == [g.REWARD_TILE, g.REWARD_POINT]
    match.apply(g.REWARD_TILE)
    assert match.plain.loot_size[0] == 1
    assert match.to_move == 1
    match.apply(g.REWARD_POINT)
    assert points(match) == [0, 1, 0]
    assert match.plain.chest_size.tolist()[:3] == [1, 0, 0]


def test_without_supply_the_reward_is_a_point() -> None:
    """SB-H5: nothing to choose."""
    match = sheriff([[4], [5], [5]])
    only_supply(match)
    pass_on(match, g.TUCK_STEP)
    assert points(match) == [1, 0, 0]
    assert match.plain.round_number == 2


def test_loot_goes_into_the_chest() -> None:
    """SB-H6: tiles and tokens."""
    match = sheriff([[5], [5], [5]], loot=[["red ring", "token"]])
    give(match, 0, "coin", chest=True)
    pass_on(match, g.TUCK_STEP)
    match.apply(g.PASS)
    s = match.plain
    assert s.round_number == 2
    assert s.chest[0, tile("red ring")] == s.chest[0, tile("coin")] == s.chest[0, g.TOKEN] == 1
    assert s.chest_size[0] == 2
    assert loot(match, 0) == []
    assert s.loot_size[0] == 0


def test_the_fewest_points_begin_the_next_round() -> None:
    """SB-H7: and a tie is rolled for."""
    match = sheriff([[5], [5], [5]])
    match.plain.victory_points = [4, 2, 3, 0]
    pass_on(match, g.TUCK_STEP)
    assert match.plain.start == 1
    starts = set()
    for seed in range(30):
        tied = sheriff([[5], [5], [5]], seed=seed)
        tied.plain.victory_points = [4, 2, 2, 0]
        starts.add(pass_on(tied, g.TUCK_STEP).plain.start)
    assert starts == {1, 2}


def test_everything_comes_back_for_the_next_round() -> None:
    """SB-H7: bandits, dice, tokens and free leaders; new wagons from the deck."""
    match = raid(["01", "20", "12"], [3, 30, 30])
    match.plain.token[1] = 2
    match.plain.token_by[1] = 1
    match.plain.pickpocket[0] = 2
    old = [w for w in match.plain.wagon.tolist() if w >= 0]
    match.plain.leader[1] = 1 + g.MARIAN
    only_supply(match)
    match.apply(g.ATTACK)
    finish_raid(match, [3, 3])
    while match.plain.round_number == 1:
        match.apply(match.legal()[0] if match.plain.phase == g.ATTACKING else g.PASS)
    s = match.plain
    assert s.phase == g.PLACING
    assert s.bandits_left.tolist()[:3] == [4, 4, 4]
    assert s.leader.tolist()[:3] == [g.FREE] * 3
    assert s.token.tolist() == [0, 0, 0, 0]
    assert s.token_by.tolist() == [-1] * 4
    assert s.pickpocket.tolist() == [-1] * 3
    assert all(owner < 0 for a in s.bandit.tolist() for b in a for owner in b)
    assert not any(die for a in s.die.tolist() for b in a for die in b)
    assert not set(old) & set(s.wagon.tolist())
    assert all(not s.deck >> w & 1 for w in old)  # they lie in the discards
    assert [column(match, gang) for gang in range(3)] == [[], [], []]
    assert plain(4) in old


def test_a_jailed_leader_misses_one_round() -> None:
    """SB-H3, SB-H5: jailed in one round, free again after Friar Tuck in the next."""
    match = bribes([[6, 6], [5], [5]], [])
    assert match.plain.leader[0] == g.JAIL
    s = match.plain
    s.phase, s.start, s.asked, s.revealed = g.TUCK_STEP, 0, 0, 1
    s.drawbridge[0, 4] = s.drawbridge[1, 4] = s.drawbridge[2, 4] = 1
    go(match)
    assert match.to_move == 1  # seat 0 cannot call Friar Tuck
    pass_on(match, g.TUCK_STEP)
    assert match.plain.leader[0] == g.FREE


def test_four_rounds() -> None:
    """SB-S1, SB-H7: after the fourth round the game is over."""
    match = sheriff([[5], [5], [5]], round_number=4)
    pass_on(match, g.TUCK_STEP)
    assert match.to_move is None
    assert match.legal() == []
    assert match.plain.phase == g.OVER
