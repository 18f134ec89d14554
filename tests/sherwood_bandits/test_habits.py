"""Sherwood Bandits: the advice of the greedy bot, and the measure of what bots do."""

from __future__ import annotations

from merrymen.arena.habits.sherwood_bandits import watch
from merrymen.bots import bot
from merrymen.games.sherwood_bandits import state as g
from merrymen.games.sherwood_bandits.rules.advice import appraise
from merrymen.match import Match
from sherwood_bandits.scene import (
    finish_raid,
    give,
    new,
    only_supply,
    pass_on,
    plain,
    raid,
    set_dice,
    sheriff,
    tile,
)


def greedy(match: Match) -> int:
    seat = match.to_move
    assert seat is not None
    return bot("greedy", seed=1).choose(match.hidden(seat), seat)


def test_every_bandit_is_counted() -> None:
    """SB-A2: 12 bandits a round with three players, four rounds, two games."""
    habits = watch("greedy", 3, 2)
    assert habits.offered["bandit"] == 2 * 4 * 12
    bandits = [done for name, done, _ in habits.rows() if name.startswith("bandit:")]
    assert sum(bandits) == 96
    assert all(done <= whole for _, done, whole in habits.rows())


def test_greedy_completes_a_set() -> None:
    """SB-F2, SB-R6: the third ring of a colour before anything else."""
    match = raid(["210"], [9])
    give(match, 0, "red ring", chest=True)
    give(match, 0, "red ring", chest=True)
    only_supply(match, "red ring", "blue necklace", "green bracelet")
    finish_raid(match, [3, 3, 3])
    assert greedy(match) == g.KEEP + tile("red ring")


def test_greedy_saves_its_raid() -> None:
    """SB-R-1: two pips too few, and an own die that can be raised."""
    match = raid(["00"], [8], (g.GOSSIP, g.INSIDER, g.COVER, g.COME_ALONG))
    set_dice(match, [2, 4])
    assert greedy(match) in (g.PLUS_TWO, g.PLUS_TWO + 2)
    set_dice(match, [4, 4])
    assert greedy(match) == g.PASS


def test_greedy_bribes_its_way_out_of_jail() -> None:
    """SB-H4, SB-H5: a coin for the die that makes it 11; nothing where it would not help."""
    match = sheriff([[2, 4, 5], [5], [5]], loot=[["coin", "red ring"]])
    pass_on(match, g.TUCK_STEP)
    assert greedy(match) == g.BRIBE_ONE
    match.apply(g.BRIBE_ONE)
    assert greedy(match) == g.PUT_BACK + g.COIN
    safe = sheriff([[5, 5], [5], [5]], loot=[["coin", "red ring"]])
    pass_on(safe, g.TUCK_STEP)
    assert greedy(safe) == g.PASS


def test_greedy_prefers_wagons_that_can_be_robbed() -> None:
    """SB-R4: the last bandit does not go alone to a heavy wagon."""
    match = new(3, [plain(15), plain(5), plain(14)], (g.CLIQUE, 0, 0, 0))
    match.plain.bandits_left = [1, 0, 0, 0]
    for space in range(2):
        match.plain.bandit[1, space, 0] = 1
    assert greedy(match) // 4 == 1


def test_advice_reads_only_what_the_mover_knows() -> None:
    """SB-A1: a face-down wagon counts by its back, whatever its front is."""
    cards = new(3).edition.cards
    values = set()
    for defence in (4, 5, 6, 7):
        match = new(3, [plain(defence), plain(8), plain(12)], (g.CLIQUE, 0, 0, 0))
        values.add(float(appraise(match.position, cards, 0)))
    assert len(values) == 1
