"""Sherwood Bandits: every step begins with the start player, whoever that is."""

from __future__ import annotations

import pytest

from merrymen.games.sherwood_bandits import state as g
from merrymen.match import Match
from sherwood_bandits.scene import (
    GAME,
    card,
    finish_raid,
    only_supply,
    pass_on,
    placed,
    plain,
    points,
    raid,
    row,
    set_dice,
    sheriff,
)

QUIET = [w.number - 1 for w in GAME.edition.tables.wagons if w.kind == "plain" and not w.companion]
SEATS = [0, 1, 2]


def round_from(start: int) -> list[int]:
    return [(start + step) % 3 for step in range(3)]


def asked_in(match: Match, phase: int, action: int = g.PASS) -> list[int | None]:
    """Who is asked in a step, one after the other."""
    asked = []
    while match.plain.phase == phase:
        asked.append(match.to_move)
        match.apply(action)
    return asked


@pytest.mark.parametrize("start", SEATS)
def test_little_john_is_asked_for_from_the_start_player_on(start: int) -> None:
    """SB-A6: clockwise, once each."""
    match = placed(["012", "120", "201"], QUIET[:3], start=start)
    assert asked_in(match, g.JOHN_STEP) == round_from(start)


@pytest.mark.parametrize("start", SEATS)
def test_the_start_player_chooses_and_robin_hood_follows(start: int) -> None:
    """SB-R1, SB-R3: the wagon is the start player's, then everybody is asked clockwise."""
    match = raid(["0", "1", "2"], [30, 30, 30], start=start)
    assert match.to_move == start
    match.apply(g.ATTACK + 1)
    asked = []
    while match.plain.phase == g.ROBIN_STEP and match.plain.target == 1:
        asked.append(match.to_move)
        match.apply(g.PASS)
    assert asked == round_from(start)
    assert match.to_move == start


@pytest.mark.parametrize("start", SEATS)
def test_the_sheriff_begins_with_the_start_player(start: int) -> None:
    """SB-H2, SB-H4: Friar Tuck and the bribes go round."""
    match = sheriff([[2, 5]] * 3, loot=[["coin"]] * 3, start=start)
    assert asked_in(match, g.TUCK_STEP) == round_from(start)
    assert asked_in(match, g.BRIBING) == round_from(start)


@pytest.mark.parametrize("start", SEATS)
def test_the_last_tile_rewards_the_first_in_order(start: int) -> None:
    """SB-H5: in start order, so who comes first has the choice; the others get a point."""
    match = sheriff([[1], [2], [3]], start=start, round_number=4)
    only_supply(match, "red ring")
    pass_on(match, g.TUCK_STEP)
    assert match.to_move == start
    match.apply(g.REWARD_TILE)
    assert match.to_move is None
    assert points(match) == [int(seat != start) for seat in SEATS]


def test_the_jailed_of_the_sheriffs_wagon_are_back_for_the_next_round() -> None:
    """SB-W5, SB-H3: jailed at the reveal, they miss this round only; over 10 is jail again."""
    match = placed(["012", "012", "2"], [card("sheriffs"), plain(15), plain(14)])
    assert match.plain.leader.tolist()[:3] == [g.JAIL] * 3
    assert match.plain.phase == g.ATTACKING
    only_supply(match)
    while match.plain.round_number == 1 and match.plain.phase == g.ATTACKING:
        # Nobody has a leader for Robin Hood, so a raid is over at once: too strong a wagon.
        match.plain.defence[:3] = [33, 33, 33]
        match.apply(match.legal()[0])
    assert match.plain.round_number == 2
    assert match.plain.leader.tolist()[:3] == [g.FREE] * 3
    assert points(match) == [1, 1, 1], "no dice, no supply: a point each"


def test_insider_takes_no_own_bandit_for_the_other() -> None:
    """SB-J1: an own bandit on the same position at another wagon is no partner."""
    match = placed(["01", "10", "20"], QUIET[:3])
    match.apply(g.OWN_BANDIT + 5)  # position 2 of wagon 2; at wagon 3 stands an own bandit
    assert [row(match, i) for i in range(3)] == ["00..", "11..", "20.."]
    assert match.plain.lies[0].tolist() == [0, 1, 0, 0]


def test_a_bandit_that_squeezes_in_lies_and_earns_no_more() -> None:
    """SB-J3, SB-R5: after the move itself, the rightmost pair brings its owner 2 points."""
    companions = (g.GOSSIP, g.SQUEEZE, g.SECOND_CHANCE, g.COME_ALONG)
    match = placed(["120", "", ""], QUIET[:3], companions)
    match.apply(g.OWN_BANDIT + 2)
    pass_on(match, g.JOHN_STEP)
    assert match.plain.target == 0
    match.plain.defence[0] = 9
    only_supply(match)
    finish_raid(match, [2, 3], [0, 4])
    assert match.plain.outcome[0] == g.ROBBED
    assert points(match)[2] == 2


def test_a_die_of_a_pair_is_turned_with_what_lies_beside_the_pair() -> None:
    """SB-J5, SB-R-3: both dice of a pair are left of the space beside it."""
    companions = (g.GOSSIP, g.SQUEEZE, g.FRONT, g.COME_ALONG)
    match = raid(["12.1"], [30], companions)
    match.plain.bandit[0, 1, 1] = 0
    set_dice(match, [6, 3, 0, 2], [0, 4])
    assert match.legal() == [g.MODEL + 2, g.MODEL + 3, g.MODEL + 6, g.PASS]
    match.apply(g.MODEL + 6)
    assert match.plain.die[0].tolist() == [[2, 0], [2, 2], [0, 0], [2, 0]]


def test_will_does_not_fall_below_zero() -> None:
    """SB-V6, SB-H5: over 10 in the last round without a point costs nothing."""
    match = sheriff([[5], [5], [6, 6]], players=2, round_number=4)
    pass_on(match, g.TUCK_STEP)
    assert points(match) == [0, 0, 0]
