"""Sherwood Bandits: two players and Will Scarlet's gang."""

from __future__ import annotations

from merrymen.games.sherwood_bandits import state as g
from sherwood_bandits.scene import (
    GAME,
    card,
    column,
    finish_raid,
    loot,
    only_supply,
    pass_on,
    placed,
    plain,
    points,
    raid,
    row,
    sheriff,
    tile,
)

JOHN_IDLE = (g.GOSSIP, g.SQUEEZE, g.SECOND_CHANCE, g.COME_ALONG)


def test_three_gangs_for_two_players() -> None:
    """SB-V1: three wagons, a gang for Will, who never moves."""
    match = GAME.new(2, seed=4)
    assert match.plain.bandits_left.tolist()[:3] == [4, 4, 4]
    seen = set()
    while match.to_move is not None:
        seen.add(match.to_move)
        match.apply(match.legal()[0])
    assert seen == {0, 1}
    gangs = match.view(None)["board"]["gangs"]
    assert [gang["will"] for gang in gangs] == [False, False, True]


def test_wills_bandits_spread_out() -> None:
    """SB-V2: fewest of his own, then the lower range, then fewer bandits, then the left."""
    match = placed(["01", "", "0"], [plain(8), plain(12), plain(4)], JOHN_IDLE, players=2)
    # first the light wagon, then the medium, then the heavy one, then light again
    assert [row(match, i) for i in range(3)] == ["012.", "2...", "022."]


def test_wills_ties_by_occupied_hideouts_and_then_the_left() -> None:
    """SB-V2: equal ranges compare the hideouts taken; equal in all, the leftmost."""
    match = placed(["0", "01", "1"], [plain(4), plain(5), plain(6)], JOHN_IDLE, players=2)
    # first round: sections 1 and 3 have one bandit each: 1, then 3, then 2; the fourth to 1
    assert [row(match, i) for i in range(3)] == ["022.", "012.", "12.."]


def test_will_takes_the_first_free_hideout() -> None:
    """SB-V2, SB-A4: into the gap, before the ranks close."""
    match = placed([".0.1", "0011", "0.11"], [plain(4), plain(5), plain(6)], JOHN_IDLE, players=2)
    assert row(match, 0) == "2021"
    assert row(match, 1) == "0011"  # full: none for him there
    assert row(match, 2) == "0211"


def test_will_rolls_and_scores() -> None:
    """SB-V3, SB-V4, SB-R5: his dice count; his points stand on the track."""
    match = raid(["022"], [12], players=2)
    assert all(match.plain.die[0, space, 0] > 0 for space in range(3))
    only_supply(match, "red ring", "coin", "coin")
    finish_raid(match, [4, 4, 4])
    assert points(match) == [1, 0, 3]


def test_everybody_draws_unseen() -> None:
    """SB-V4: a tile per own die from the right, no passing; Will's go into his chest."""
    match = raid(["0120"], [12], players=2)
    only_supply(match, *["coin"] * 9)
    finish_raid(match, [2, 2, 2, 6])
    assert match.plain.loot_size.tolist() == [2, 1, 0, 0]
    assert match.plain.chest_size[g.WILL] == 1
    assert match.plain.loot_size[g.WILL] == 0
    assert match.plain.supply_size == 5


def test_a_short_supply_is_drawn_from_the_right() -> None:
    """SB-V4, SB-R6: the left may get none."""
    match = raid(["021"], [6], players=2)
    only_supply(match, "red ring", "red ring")
    finish_raid(match, [2, 2, 2])
    assert loot(match, 1) == [tile("red ring")]
    assert match.plain.chest_size[g.WILL] == 1
    assert loot(match, 0) == []


def test_the_kings_wagon_with_will() -> None:
    """SB-V4, SB-W4: two tiles per die."""
    match = raid(["02"], [6], players=2, wagons=[card("kings"), plain(4), plain(5)])
    only_supply(match, *["coin"] * 9)
    finish_raid(match, [3, 3])
    assert loot(match, 0) == [g.COIN, g.COIN]
    assert match.plain.chest_size[g.WILL] == 2


def test_players_look_at_their_tiles_and_nobody_at_wills() -> None:
    """SB-V4: his chest is closed to all until the end."""
    match = raid(["02"], [6], players=2)
    only_supply(match, "red ring", "red ring", "coin")
    finish_raid(match, [3, 3])
    for seat in (0, 1, None):
        assert sum(match.hidden(seat).plain.chest[g.WILL].tolist()) == 0
    assert match.hidden(0).plain.loot_size[0] == 1
    assert sum(match.hidden(0).plain.loot[0].tolist()) == 1
    assert sum(match.hidden(1).plain.loot[0].tolist()) == 0


def test_the_start_marker_alternates() -> None:
    """SB-V5: whatever the points."""
    match = sheriff([[5], [5], [5]], players=2)
    match.plain.victory_points = [1, 9, 0, 0]
    pass_on(match, g.TUCK_STEP)
    assert match.plain.start == 1
    match = sheriff([[5], [5], [5]], players=2)
    match.plain.start, match.plain.victory_points = 1, [9, 1, 0, 0]
    pass_on(match, g.TUCK_STEP)
    assert match.plain.start == 0


def test_will_before_the_sheriff() -> None:
    """SB-V6: under 5 a point, over 10 in the last round a point less; never a bribe."""
    match = sheriff([[5], [5], [1]], players=2)
    pass_on(match, g.TUCK_STEP)
    assert points(match) == [0, 0, 1]
    last = sheriff([[5], [5], [6, 6]], players=2, round_number=4)
    last.plain.victory_points[g.WILL] = 4
    pass_on(last, g.TUCK_STEP)
    assert points(last) == [0, 0, 3]


def test_will_is_an_opponent_for_little_john() -> None:
    """SB-V7, SB-J1: his bandits may be swapped with."""
    wagons = [w.number - 1 for w in GAME.edition.tables.wagons if not w.companion][:3]
    match = placed(["0", "", ""], wagons, players=2)
    assert match.plain.phase == g.JOHN_STEP
    before = [row(match, i) for i in range(3)]
    assert before[1][0] == "2"
    match.apply(g.OWN_BANDIT)
    match.apply(g.PARTNER + 4)
    assert [row(match, 0)[0], row(match, 1)[0]] == ["2", "0"]


def test_will_is_never_asked_for_his_column() -> None:
    """SB-V6: he neither calls nor bribes, though his column is full."""
    match = sheriff([[], [], [6, 6, 6]], players=2)
    assert match.plain.phase == g.REWARDING
    assert column(match, g.WILL) == [6, 6, 6]
