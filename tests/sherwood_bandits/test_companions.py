"""Sherwood Bandits: Little John, Robin Hood and Friar Tuck, card by card."""

from __future__ import annotations

import pytest

from merrymen.games.sherwood_bandits import state as g
from merrymen.match import Match
from sherwood_bandits.scene import (
    GAME,
    column,
    finish_raid,
    give,
    go,
    loot,
    new,
    only_supply,
    pass_on,
    placed,
    plain,
    points,
    put_bandits,
    raid,
    row,
    set_dice,
    sheriff,
    tile,
)


def johns(effect: int, rows: list[str], players: int = 3) -> Match:
    """Everybody may call Little John; the wagons change no card."""
    wagons = [w for w in GAME.edition.tables.wagons if w.kind == "plain" and not w.companion]
    companions = (g.GOSSIP, effect, g.SECOND_CHANCE, g.COME_ALONG)
    return placed(rows, [w.number - 1 for w in wagons[:players]], companions, players)


def own(section: int, space: int) -> int:
    return g.OWN_BANDIT + section * 4 + space


def partner(section: int, space: int) -> int:
    return g.PARTNER + section * 4 + space


# Little John


def test_insider_swaps_with_an_opponent_on_the_same_position_elsewhere() -> None:
    """SB-J1: same position, another wagon, an opponent; the own bandit lies down."""
    match = johns(g.INSIDER, ["012", "10", "201"])
    assert match.legal() == [own(0, 0), own(1, 1), own(2, 1), g.PASS]
    match.apply(own(0, 0))
    assert match.legal() == [partner(1, 0), partner(2, 0)]
    match.apply(partner(2, 0))
    assert [row(match, i) for i in range(3)] == ["212.", "10..", "001."]
    assert match.plain.lies[2, 0] == 1
    assert match.plain.lies[0, 0] == 0
    assert match.plain.leader[0] == 1 + g.JOHN
    assert match.to_move == 1


def test_insider_with_one_partner_is_done_at_once() -> None:
    """SB-J1, SB-G1: a single partner is not asked for; without one the card cannot be called."""
    match = johns(g.INSIDER, ["01", "1", "0"])
    assert match.to_move == 0
    assert match.legal() == [own(0, 0), own(2, 0), g.PASS]
    match.apply(own(2, 0))
    assert [row(match, i) for i in range(3)] == ["01..", "0...", "1..."]
    assert match.plain.phase != g.JOHN_PARTNER
    assert match.to_move == 1
    match.apply(own(2, 0))  # seat 0 has bandits at both other wagons, one of them lying
    assert match.legal() == [partner(0, 0), partner(1, 0)]


def test_a_lying_bandit_may_be_the_other_one_of_a_swap() -> None:
    """SB-J1, SB-J2: it cannot use the card again, but it is swapped with, and lies on."""
    match = johns(g.JOSTLE, ["01", "2", "2"])
    match.apply(own(0, 0))
    assert row(match, 0) == "10.."
    assert match.plain.lies[0].tolist() == [0, 1, 0, 0]
    assert match.to_move == 1
    match.apply(own(0, 0))
    assert row(match, 0) == "01.."
    assert match.plain.lies[0].tolist() == [1, 1, 0, 0]


def test_a_lying_bandit_is_not_chosen_for_the_card_again() -> None:
    """SB-J2: of two own bandits side by side only the one that stands can be chosen."""
    match = johns(g.JOSTLE, ["00", "1", "2"])
    match.plain.lies[0, 1] = 1
    assert match.legal() == [own(0, 0), g.PASS]


def test_a_squeezed_bandit_is_not_swapped() -> None:
    """SB-J5: who shares a hideout is neither moved again nor swapped with."""
    match = johns(g.JOSTLE, ["012", "1", "2"])
    match.plain.bandit[0, 1, 1] = 2
    assert match.plain.phase == g.JOHN_STEP
    assert match.legal() == [g.PASS]


def test_jostle_swaps_with_a_neighbour() -> None:
    """SB-J2, SB-J5: the neighbour of the same section, also an own bandit."""
    match = johns(g.JOSTLE, ["0120", "1", "02"])
    assert own(2, 0) in match.legal()
    match.apply(own(0, 3))  # its only neighbour: no question
    assert row(match, 0) == "0102"
    assert match.plain.lies[0, 2] == 1
    assert match.to_move == 1
    match.apply(own(0, 1))  # the right neighbour lies and may be chosen all the same
    match.apply(partner(0, 0))
    assert row(match, 0) == "1002"
    assert match.plain.lies[0, 0] == 1
    assert match.plain.lies[0].tolist() == [1, 0, 1, 0]


def test_jostle_asks_for_the_side() -> None:
    """SB-J2: with two neighbours the player chooses one."""
    match = johns(g.JOSTLE, ["101", "2", "2"])
    match.apply(own(0, 1))
    assert match.legal() == [partner(0, 0), partner(0, 2)]
    match.apply(partner(0, 2))
    assert row(match, 0) == "110."


def test_adjacent_means_the_same_section() -> None:
    """SB-J5: position 4 of a section and position 1 of the next are no neighbours."""
    match = johns(g.JOSTLE, ["1220", "0", "12"])
    assert own(1, 0) not in match.legal()


def test_tight_squeeze_moves_onto_the_left_neighbour() -> None:
    """SB-J3: both share the hideout, the space left behind stays empty."""
    match = johns(g.SQUEEZE, ["1201", "2", "0"])
    assert match.legal() == [own(0, 2), g.PASS]  # position 1 has nobody to its left
    match.apply(own(0, 2))
    s = match.plain
    assert row(match, 0) == "12.1"
    assert s.bandit[0, 1].tolist() == [2, 0]
    # SB-J5: nobody joins the pair; the bandit on position 4 has an empty space to its left
    assert s.phase != g.JOHN_STEP


def squeezed(dice: list[int], guests: list[int], defence: int, rows: str = "12.1") -> Match:
    """Seat 0 has squeezed in with seat 2 on position 2."""
    match = raid([rows], [defence])
    match.plain.bandit[0, 1, 1] = 0
    set_dice(match, dice, guests)
    return match


def test_squeezed_dice_are_rolled_together() -> None:
    """SB-J3, SB-R2: two dice on one attack space, and none on the empty one."""
    match = johns(g.SQUEEZE, ["120"])
    match.apply(own(0, 2))
    pass_on(match, g.JOHN_STEP)
    s = match.plain
    assert s.target == 0
    assert s.die[0, 1, 0] > 0
    assert s.die[0, 1, 1] > 0
    assert s.die[0, 2].tolist() == [0, 0]


def test_squeezed_dice_count_as_one() -> None:
    """SB-J3: their sum, one point and one tile; the mover loots, the other owner scores."""
    match = squeezed([2, 3, 0, 6], [0, 4], 9)
    only_supply(match, "red ring", "coin")
    finish_raid(match, [2, 3, 0, 6], [0, 4])
    assert match.plain.counting[0] == 2  # 2 + (3 + 4) reaches 9
    assert points(match) == [0, 1, 2]  # the last die's bonus is the owner's, too
    assert match.to_move == 0  # the mover draws, keeps and passes for the space, SB-J5
    match.apply(g.KEEP + tile("red ring"))
    assert loot(match, 0) == [tile("red ring")]
    assert loot(match, 1) == [tile("coin")]
    assert loot(match, 2) == []


def test_a_squeezed_bandit_brings_no_lying_bonus() -> None:
    """SB-J3, SB-R5: one point and one more, though the mover lies."""
    match = squeezed([2, 3, 0, 6], [0, 4], 9)
    only_supply(match)
    finish_raid(match, [2, 3, 0, 6], [0, 4])
    assert points(match)[2] == 2


def test_squeezed_dice_are_two_on_the_drawbridge() -> None:
    """SB-J5: each die goes to its owner's column."""
    match = squeezed([2, 3, 0, 6], [0, 4], 9)
    only_supply(match)
    finish_raid(match, [2, 3, 0, 6], [0, 4])
    assert match.plain.phase == g.TUCK_STEP
    assert [column(match, gang) for gang in range(3)] == [[4], [2], [3]]


def test_squeezing_onto_the_leftmost_from_the_rightmost_space() -> None:
    """SB-J3: the rightmost bandit joins the third; nothing is left on the fourth space."""
    match = johns(g.SQUEEZE, ["1210", "2", "2"])
    match.apply(own(0, 3))
    assert row(match, 0) == "121."
    assert match.plain.bandit[0, 2, 1] == 0
    match.plain.leader[0] = g.FREE
    while match.plain.phase != g.ROBIN_STEP:
        match.apply(g.ATTACK if match.plain.phase == g.ATTACKING else g.PASS)
    match.plain.defence[0] = 12
    only_supply(match, "coin", "coin", "blue ring")
    finish_raid(match, [3, 3, 1, 0], [0, 0, 5])
    assert match.plain.counting[0] == 3
    assert points(match) == [0, 1 + 1 + 1, 1]


def test_weasel_picks_a_pocket_and_leaves_a_two() -> None:
    """SB-J4: a coin at once, a die showing 2 that is not rolled and counts as the player's."""
    match = johns(g.WEASEL, ["01", "2", "2"])
    match.apply(own(0, 0))
    s = match.plain
    assert s.pickpocket[0] == 0
    assert s.loot[0, g.TOKEN] == 1
    assert s.die[0, 0, 0] == 2
    assert s.weasel[0, 0] == 1
    while s.phase != g.ROBIN_STEP:
        match.apply(g.ATTACK if s.phase == g.ATTACKING else g.PASS)
    assert s.target == 0
    assert s.die[0, 0, 0] == 2
    s.defence[0] = 2
    only_supply(match, "coin")
    finish_raid(match, [2, 5])
    assert points(match) == [2, 0, 0]  # it scores
    assert loot(match, 0) == [tile("coin"), g.TOKEN]  # and loots


def test_weasel_needs_a_free_space() -> None:
    """SB-J4, SB-G1: with three pickpockets at work nobody can slip away."""
    match = johns(g.WEASEL, ["01", "2", "2"])
    match.apply(own(0, 0))
    match.apply(own(0, 1))
    match.apply(own(1, 0))
    assert match.plain.pickpocket.tolist() == [0, 1, 2]
    assert match.plain.phase != g.JOHN_STEP
    match = johns(g.WEASEL, ["0", "1", "2"])
    match.plain.pickpocket = [1, 1, 2]
    assert match.legal() == [g.PASS]


# Robin Hood


def robins(effect: int, dice: list[int], rows: str = "0120", defence: int = 30) -> Match:
    match = raid([rows], [defence], (g.GOSSIP, g.INSIDER, effect, g.COME_ALONG))
    assert match.plain.phase == g.ROBIN_STEP
    set_dice(match, dice)
    return match


def dice_of(match: Match) -> list[int]:
    return [int(match.plain.die[0, space, 0]) for space in range(4)]


def test_take_cover_changes_an_own_die_by_two() -> None:
    """SB-R-1, SB-R-5: +2 or -2 where it stays within 1 to 6; no clamping."""
    match = robins(g.COVER, [1, 3, 3, 5])
    assert match.legal() == [g.PLUS_TWO, g.MINUS_TWO + 6, g.PASS]
    match.apply(g.PLUS_TWO)
    assert dice_of(match) == [3, 3, 3, 5]
    assert match.to_move == 1
    assert match.legal() == [g.PLUS_TWO + 2, g.MINUS_TWO + 2, g.PASS]
    match.apply(g.MINUS_TWO + 2)
    assert dice_of(match) == [3, 1, 3, 5]


@pytest.mark.parametrize(
    ("value", "up", "down"),
    [(1, True, False), (2, True, False), (3, True, True), (4, True, True), (5, False, True),
     (6, False, True)],
)  # fmt: skip
def test_take_cover_stays_within_the_die(value: int, up: bool, down: bool) -> None:
    """SB-R-5: a change that would leave 1 to 6 is not possible."""
    match = robins(g.COVER, [value], "0")
    assert (g.PLUS_TWO in match.legal(), g.MINUS_TWO in match.legal()) == (up, down)


def test_take_cover_needs_an_own_die() -> None:
    """SB-G1, SB-R3: who has no die in the raid cannot use it."""
    match = robins(g.COVER, [1, 2, 3], "112")
    assert match.to_move == 1


def test_second_chance_rerolls_any_die_once() -> None:
    """SB-R-2: any player's die; a die is never rolled again twice."""
    results = set()
    for seed in range(40):
        match = raid(["12"], [30], seed=seed)
        set_dice(match, [3, 4])
        assert match.to_move == 0  # also without a bandit there, SB-R3
        assert match.legal() == [g.REROLL, g.REROLL + 2, g.PASS]
        match.apply(g.REROLL)
        results.add(match.plain.die[0, 0, 0])
        assert match.plain.die[0, 1, 0] == 4
        assert match.legal() == [g.REROLL + 2, g.PASS]
    assert results == {1, 2, 3, 4, 5, 6}


def test_second_chance_ends_when_all_are_marked() -> None:
    """SB-R-2, SB-R-5, SB-G1: with every die marked nobody is asked any more."""
    match = robins(g.SECOND_CHANCE, [3], "1")
    match.apply(g.REROLL)
    assert match.plain.phase != g.ROBIN_STEP


def test_in_front_of_you_turns_the_dice_to_the_left() -> None:
    """SB-R-3: all dice to the left of the chosen one show its value."""
    match = robins(g.FRONT, [1, 2, 5, 3])
    assert match.legal() == [g.MODEL + 2, g.MODEL + 4, g.MODEL + 6, g.PASS]
    match.apply(g.MODEL + 4)
    assert dice_of(match) == [5, 5, 5, 3]
    assert [int(x[0]) for x in match.plain.crossed[0].tolist()] == [1, 1, 0, 0]


def test_behind_you_turns_the_dice_to_the_right() -> None:
    """SB-R-4: all dice to the right of the chosen one show its value."""
    match = robins(g.BEHIND, [1, 2, 5, 3])
    assert match.legal() == [g.MODEL, g.MODEL + 2, g.MODEL + 4, g.PASS]
    match.apply(g.MODEL + 2)
    assert dice_of(match) == [1, 2, 2, 2]


def test_a_marked_die_is_not_turned_again_but_may_be_the_model() -> None:
    """SB-R-5: an X protects a die from being turned; a marked die can be chosen."""
    match = robins(g.FRONT, [1, 2, 5, 3])
    match.apply(g.MODEL + 2)  # position 1 shows 2 now, marked
    assert dice_of(match) == [2, 2, 5, 3]
    assert match.to_move == 1
    # position 2 has only the marked die to its left: nothing to turn
    assert match.legal() == [g.MODEL + 4, g.MODEL + 6, g.PASS]
    match.apply(g.MODEL + 6)
    assert dice_of(match) == [2, 3, 3, 3]
    assert match.plain.phase != g.ROBIN_STEP or g.MODEL not in match.legal()
    marked = robins(g.BEHIND, [4, 2, 5, 3])
    marked.plain.crossed[0, 1, 0] = 1
    marked.apply(g.MODEL + 2)  # the marked die is the model
    assert dice_of(marked) == [4, 2, 2, 2]


def test_squeezed_dice_are_two_for_robin_hood() -> None:
    """SB-J5: each can be chosen; neither is left or right of the other."""
    companions = (g.GOSSIP, g.SQUEEZE, g.BEHIND, g.COME_ALONG)
    match = raid(["12.1"], [30], companions)
    match.plain.bandit[0, 1, 1] = 0
    set_dice(match, [6, 3, 0, 2], [0, 4])
    assert match.legal() == [g.MODEL, g.MODEL + 2, g.MODEL + 3, g.PASS]
    match.apply(g.MODEL + 3)
    assert match.plain.die[0].tolist() == [[6, 0], [3, 4], [0, 0], [4, 0]]
    match.apply(g.MODEL)
    assert match.plain.die[0].tolist() == [[6, 0], [6, 6], [0, 0], [4, 0]]


@pytest.mark.parametrize(
    ("effect", "action", "dice"),
    [
        (g.COVER, g.PLUS_TWO, [4, 5]),
        (g.FRONT, g.MODEL + 2, [5, 5]),
        (g.BEHIND, g.MODEL, [2, 2]),
    ],
)
def test_a_weasels_die_under_robin_hood(effect: int, action: int, dice: list[int]) -> None:
    """SB-J4: the die of 2 may be changed, turned or be the model like any other."""
    match = raid(["01"], [30], (g.GOSSIP, g.WEASEL, effect, g.COME_ALONG))
    match.plain.weasel[0, 0] = 1
    set_dice(match, [2, 5])
    assert g.MINUS_TWO not in match.legal()
    match.apply(action)
    assert dice_of(match)[:2] == dice


def test_a_weasels_die_can_be_rolled_again() -> None:
    """SB-J4, SB-R-2: Second chance may take it."""
    results = set()
    for seed in range(30):
        match = raid(["01"], [30], (g.GOSSIP, g.WEASEL, g.SECOND_CHANCE, 0), seed=seed)
        match.plain.weasel[0, 0] = 1
        set_dice(match, [2, 5])
        match.apply(g.REROLL)
        results.add(match.plain.die[0, 0, 0])
    assert len(results) > 3


def test_only_dice_of_this_raid_can_be_chosen() -> None:
    """SB-R3: neither earlier raids' dice nor the Feast wagon's."""
    match = raid(["01", "12"], [3, 30])
    match.apply(g.ATTACK)
    only_supply(match, "coin")
    finish_raid(match, [3, 5])
    assert match.plain.target == 1
    set_dice(match, [4, 4])
    assert match.legal() == [g.REROLL, g.REROLL + 2, g.PASS]
    match.apply(g.REROLL)
    assert match.plain.die[0, 0, 0] == 3
    assert match.plain.crossed[0].tolist() == [[0, 0]] * 4


def test_robin_hood_may_be_called_in_every_raid_but_once() -> None:
    """SB-R3, SB-G1: asked again in the next raid, unless the leader has been used."""
    match = raid(["01", "12"], [20, 30])
    match.apply(g.ATTACK)
    assert match.to_move == 0
    match.apply(g.PASS)
    match.apply(g.REROLL)
    pass_on_in_this_raid(match, 0)
    assert match.plain.target == 1
    asked = []
    while match.plain.phase == g.ROBIN_STEP:
        asked.append(match.to_move)
        match.apply(g.PASS)
    assert asked == [0, 2]


def pass_on_in_this_raid(match: Match, target: int) -> None:
    while match.plain.phase == g.ROBIN_STEP and match.plain.target == target:
        match.apply(g.PASS)


# Friar Tuck


def test_come_along_takes_an_own_die_off() -> None:
    """SB-T1, SB-H2: any own die; who has none is not asked."""
    match = sheriff([[2, 6, 6], [], [4]], g.COME_ALONG)
    assert match.legal() == [g.TAKE_OFF + 1, g.TAKE_OFF + 5, g.PASS]
    match.apply(g.TAKE_OFF + 5)
    assert column(match, 0) == [2, 6]
    assert match.plain.leader[0] == 1 + g.TUCK
    assert match.to_move == 2


def test_let_us_swap_draws_then_puts_another_back() -> None:
    """SB-T2: the drawn tile is not the one that goes back."""
    match = sheriff([[], [], []], g.SWAP, loot=[["red ring", "coin"]])
    only_supply(match, "blue necklace")
    assert match.legal() == [g.CALL, g.PASS]
    match.apply(g.CALL)
    assert match.plain.phase == g.SWAPPING
    assert match.legal() == [g.PUT_BACK + tile("red ring"), g.PUT_BACK + tile("coin")]
    match.apply(g.PUT_BACK + tile("coin"))
    assert loot(match, 0) == [tile("red ring"), tile("blue necklace")]
    assert match.plain.supply[tile("coin")] == 1
    assert match.plain.supply_size == 1


def test_let_us_swap_with_a_kind_that_is_there_already() -> None:
    """SB-T2: of two alike, the older one may go."""
    match = sheriff([[], [], []], g.SWAP, loot=[["red ring", "coin"]])
    only_supply(match, "red ring")
    match.apply(g.CALL)
    assert g.PUT_BACK + tile("red ring") in match.legal()


def test_let_us_swap_needs_a_tile_first() -> None:
    """SB-G1, SB-T2: one tile before drawing, and a supply; a coin token will do."""
    match = sheriff([[], [], []], g.SWAP, loot=[[], ["token"]])
    assert match.to_move == 1
    only_supply(match, "blue ring", "blue ring")
    match.apply(g.CALL)  # the token is all there is to put back: no question
    assert loot(match, 1) == [tile("blue ring")]
    assert match.plain.supply[g.TOKEN] == 13
    empty = sheriff([[], [], []], g.SWAP)
    assert empty.plain.phase == g.REWARDING


def test_to_market_sells_a_tile() -> None:
    """SB-T3: one tile of this round back for a victory point; coin tokens count."""
    match = sheriff([[], [], []], g.MARKET, loot=[["red ring", "token"]])
    kinds = [g.PUT_BACK + tile("red ring"), g.PUT_BACK + g.TOKEN]
    assert match.legal() == [*kinds, g.PASS]
    match.apply(kinds[0])
    assert points(match)[0] == 1
    assert loot(match, 0) == [g.TOKEN]
    assert match.plain.supply[tile("red ring")] == 5


def test_to_market_only_this_rounds_tiles() -> None:
    """SB-T3: the chest is closed."""
    match = sheriff([[], [], []], g.MARKET)
    give(match, 0, "red ring", chest=True)
    assert match.plain.phase == g.REWARDING


def test_a_beer_for_every_opponent_with_dice() -> None:
    """SB-T4: one die of each goes up by 2, at most to 6; single values are not asked for."""
    match = sheriff([[1], [2, 5], [], [4, 4]], g.A_BEER, players=4)
    assert match.legal() == [g.CALL, g.PASS]
    match.apply(g.CALL)
    assert match.legal() == [g.SERVE + 6 + 1, g.SERVE + 6 + 4]
    match.apply(g.SERVE + 6 + 4)
    assert [column(match, gang) for gang in range(4)] == [[1], [2, 6], [], [4, 6]]
    assert match.plain.phase == g.TUCK_STEP
    assert match.to_move == 1


def test_a_beer_needs_an_opponent_with_dice() -> None:
    """SB-G1, SB-T4: the own dice do not count."""
    match = sheriff([[3], [], []], g.A_BEER)
    assert match.to_move == 1  # seat 0 is not asked: nobody else has dice
    pass_on(match, g.TUCK_STEP)


def test_will_scarlet_drinks_too() -> None:
    """SB-V7, SB-T4: he is an opponent for all effects."""
    match = sheriff([[3], [], [1, 1]], g.A_BEER, players=2)
    match.apply(g.CALL)
    assert column(match, 2) == [1, 3]


def test_a_leader_on_a_replaced_card_has_been_used() -> None:
    """SB-G1: the leader stands on a card even after it is replaced."""
    marians = next(w.number - 1 for w in GAME.edition.tables.wagons if w.companion == "marian")
    match = new(3, [marians, plain(15), plain(14)])
    match.plain.leader[0] = 1 + g.MARIAN
    put_bandits(match.plain, ["012", "120", "201"])
    match.plain.bandits_left = [0, 0, 0, 0]
    go(match)
    assert match.plain.face_up[g.MARIAN] != g.GOSSIP
    assert match.plain.leader[0] == 1 + g.MARIAN
    assert match.to_move == 1  # seat 0 is not asked for Little John
