"""Sherwood Bandits: raids, loot and the special wagons."""

from __future__ import annotations

import pytest

from merrymen.games.sherwood_bandits import state as g
from merrymen.match import Match
from sherwood_bandits.scene import (
    GAME,
    card,
    column,
    finish_raid,
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
    set_dice,
    tile,
)

KEEP_RED_RING = g.KEEP + tile("red ring")


def test_the_example_of_the_rulebook() -> None:
    """SB-R5, SB-R6: red, blue, red from the right; ring, bracelet and coin are shared out."""
    red, blue = 0, 1
    match = raid(["010"], [12])
    only_supply(match, "red ring", "green bracelet", "coin")
    finish_raid(match, [4, 4, 4])
    assert points(match) == [3, 1, 0]
    assert match.to_move == red
    assert match.plain.pile_size == 3
    match.apply(KEEP_RED_RING)
    assert match.to_move == blue
    assert match.legal() == [g.KEEP + tile("green bracelet"), g.KEEP + tile("coin")]
    match.apply(g.KEEP + tile("green bracelet"))  # the coin goes to red without a question
    assert loot(match, red) == [tile("red ring"), tile("coin")]
    assert loot(match, blue) == [tile("green bracelet")]


def test_the_start_player_chooses_the_wagon() -> None:
    """SB-R1: any wagon not attacked yet; the last one is not asked for."""
    match = raid(["0", "1", "2"], [30, 30, 30])
    assert match.to_move == 0
    assert match.legal() == [g.ATTACK, g.ATTACK + 1, g.ATTACK + 2]
    match.apply(g.ATTACK + 1)
    assert match.plain.target == 1
    finish_raid(match, [1])
    assert match.to_move == 0
    assert match.legal() == [g.ATTACK, g.ATTACK + 2]
    match.apply(g.ATTACK + 2)
    finish_raid(match, [1])
    assert match.plain.target == 0


def test_every_bandit_gets_a_die() -> None:
    """SB-R2: one die each, on the attack space of its hideout."""
    values = set()
    for seed in range(30):
        match = raid(["012"], [30], seed=seed)
        dice = [match.plain.die[0, space, 0] for space in range(4)]
        assert dice[3] == 0
        assert all(1 <= die <= 6 for die in dice[:3])
        values |= set(dice[:3])
    assert values == {1, 2, 3, 4, 5, 6}


def test_robin_hood_is_offered_from_the_start_player_on() -> None:
    """SB-R3: everybody with a free leader, also without a bandit there."""
    match = raid(["00"], [30])
    asked = []
    while match.plain.phase == g.ROBIN_STEP:
        asked.append(match.to_move)
        match.apply(g.PASS)
    assert asked == [0, 1, 2]


@pytest.mark.parametrize(
    ("dice", "defence", "counting"),
    [([4, 4, 4], 4, 1), ([4, 4, 4], 5, 2), ([4, 4, 4], 8, 2), ([4, 4, 4], 12, 3),
     ([4, 4, 4], 13, 0), ([1, 1, 1, 1], 4, 4), ([6], 0, 1)],
)  # fmt: skip
def test_dice_are_added_from_the_left(dice: list[int], defence: int, counting: int) -> None:
    """SB-R4: success as soon as the defence is reached; the rest came too late."""
    match = raid(["0120"[: len(dice)]], [defence])
    only_supply(match, *[] if counting else ["coin"])
    set_dice(match, dice)
    pass_on(match, g.ROBIN_STEP)
    assert match.plain.counting[0] == counting
    assert match.plain.outcome[0] == (g.ROBBED if counting else g.ESCAPED)
    owners = [0, 1, 2, 0][:counting]
    for gang in range(3):
        assert len(column(match, gang)) == owners.count(gang)  # SB-R7: they stay on the board


def test_an_escaped_wagon_brings_nothing() -> None:
    """SB-R4: nobody gets points or tiles, and no die goes to the drawbridge."""
    match = raid(["012"], [30])
    finish_raid(match, [6, 6, 6])
    assert points(match) == [0, 0, 0]
    assert match.plain.loot_size.tolist() == [0, 0, 0, 0]
    assert [column(match, gang) for gang in range(3)] == [[], [], []]
    section = match.view(None)["board"]["road"][0]
    assert section["outcome"] == "escaped"
    assert all(space["gone"] for space in section["attack"])


def test_an_empty_wagon_escapes_without_robin_hood() -> None:
    """SB-R4: nobody waits there, nobody is asked."""
    match = raid(["012", "", "1"], [30, 4, 30])
    assert match.plain.outcome[1] == g.ESCAPED
    assert match.legal() == [g.ATTACK, g.ATTACK + 2]
    nobody = raid([], [4, 4, 4])
    assert nobody.plain.outcome.tolist()[:3] == [g.ESCAPED] * 3
    assert nobody.plain.phase == g.REWARDING


def test_points_for_dice_and_for_the_last_one() -> None:
    """SB-R5: 1 per counting die, 1 more for the last."""
    match = raid(["0012"], [11])
    only_supply(match)
    finish_raid(match, [4, 4, 4, 6])
    assert points(match) == [2, 2, 0]


def test_a_lying_bandit_on_the_last_die_brings_three() -> None:
    """SB-R5: 3 points in all for the last die; a lying one further left brings only 1."""
    match = raid(["0102"], [12])
    match.plain.lies[0, 2] = 1
    match.plain.lies[0, 1] = 1
    only_supply(match)
    finish_raid(match, [4, 4, 4, 6])
    assert points(match) == [1 + 3, 1, 0]


def test_tiles_go_from_the_right_to_the_left() -> None:
    """SB-R6: as many tiles as counting dice; each keeps one, the last takes what is left."""
    match = raid(["210"], [9])
    only_supply(match, "red ring", "blue ring", "coin", "coin")
    finish_raid(match, [3, 3, 3])
    assert match.plain.pile_size == 3
    assert match.plain.supply_size == 1
    order = []
    while match.plain.phase == g.LOOTING:
        order.append(match.to_move)
        match.apply(match.legal()[0])
    assert order == [0, 1]
    assert match.plain.loot_size.tolist()[:3] == [1, 1, 1]


def test_a_short_supply_serves_the_right_first() -> None:
    """SB-R6: as many as there are; the left may get none."""
    match = raid(["210"], [9])
    only_supply(match, "red ring", "coin")
    finish_raid(match, [3, 3, 3])
    match.apply(KEEP_RED_RING)
    assert loot(match, 0) == [tile("red ring")]
    assert loot(match, 1) == [tile("coin")]
    assert match.plain.loot_size[2] == 0


def test_dice_stay_for_the_drawbridge_unchanged() -> None:
    """SB-R7, SB-H1: every counting die of all raids, in its owner's column."""
    match = raid(["01", "120"], [5, 9])
    match.apply(g.ATTACK)
    only_supply(match)
    finish_raid(match, [2, 6])
    finish_raid(match, [4, 5, 1])
    assert match.plain.phase == g.TUCK_STEP
    assert [column(match, gang) for gang in range(3)] == [[2], [4, 6], [5]]


# Special wagons


def defences(wagons: list[int], tokens: tuple[int, ...] = ()) -> list[int]:
    """What the wagons need once they are revealed."""
    players = len(wagons)
    match = new(players, wagons)
    put_bandits(match.plain, ["0"] * players)
    for section, token in enumerate(tokens):
        match.plain.token[section] = token
    for seat in range(players):
        match.plain.bandits_left[seat] = 0
    go(match)
    return [int(d) for d in match.plain.defence.tolist()[:players]]


def test_the_beer_wagon_is_as_weak_as_the_weakest() -> None:
    """SB-W1: the lowest of the others with a printed number, tokens included."""
    assert defences([card("beer"), plain(9), plain(13)]) == [9, 9, 13]
    assert defences([plain(9), card("beer"), plain(8)], (-2, 0, 0)) == [7, 7, 8]


def test_the_wayfarers_wagon_is_as_strong_as_the_strongest() -> None:
    """SB-W2: the highest of the others with a printed number."""
    assert defences([plain(9), card("wayfarers"), plain(13)]) == [9, 13, 13]
    assert defences([plain(9), card("wayfarers"), card("war")]) == [9, 33, 33]


def test_beer_and_wayfarers_together() -> None:
    """SB-W1, SB-W2: neither looks at the other, nor at the Feast; with none left it is 10."""
    beer, wayfarers, feast = card("beer"), card("wayfarers"), card("feast")
    assert defences([beer, wayfarers, plain(7)]) == [7, 7, 7]
    assert defences([beer, wayfarers, feast])[:2] == [10, 10]
    assert defences([beer, wayfarers, feast], (2, -2, 0))[:2] == [12, 8]
    assert defences([beer, wayfarers, plain(5), plain(14)], (0, 2, 0, 0)) == [5, 16, 5, 14]


def escape(match: Match, section: int) -> Match:
    """A raid with dice of 1 and no help."""
    match.apply(g.ATTACK + section)
    return finish_raid(match, [1, 1, 1])


def test_beer_and_wayfarers_look_at_the_board_of_now() -> None:
    """SB-W1, SB-W2: what escaped has left the board; with none left it is 10, and the token."""
    rows, beer = ["012", "012", "012"], card("beer")
    match = raid(rows, [9, 9, 13], wagons=[beer, plain(9), plain(13)])
    match.plain.token[0] = 2
    escape(match, 1)
    assert match.plain.outcome[1] == g.ESCAPED
    assert match.plain.defence[0] == 15
    match = raid(rows, [13, 9, 13], wagons=[card("wayfarers"), plain(9), plain(13)])
    assert escape(match, 2).plain.defence[0] == 9
    match = raid(
        [*rows, "012"], [9, 9, 13, 12], players=4, wagons=[beer, plain(9), plain(13), plain(12)]
    )
    assert escape(escape(match, 1), 2).plain.defence[0] == 12


def test_a_robbed_wagon_is_still_looked_at() -> None:
    """SB-W1: it lies there until the round is tidied up."""
    match = raid(["012"] * 3, [9, 9, 13], wagons=[card("beer"), plain(9), plain(13)])
    match.apply(g.ATTACK + 1)
    finish_raid(match, [6, 6, 6])
    assert match.plain.outcome[1] == g.ROBBED
    assert match.plain.defence[0] == 9


def test_an_attacked_beer_wagon_stays_as_it_was() -> None:
    """SB-W1: its value stands once it has been attacked."""
    match = raid(["012"] * 3, [9, 9, 13], wagons=[card("beer"), plain(9), plain(13)])
    escape(escape(match, 0), 1)
    assert match.plain.defence[0] == 9


def test_the_war_wagon_needs_33() -> None:
    """SB-W3: four dice are not enough, and a section has no more."""
    assert defences([card("war"), plain(4), plain(5)]) == [33, 4, 5]
    match = raid(["0000"], [33], wagons=[card("war"), plain(4), plain(5)])
    finish_raid(match, [6, 6, 6, 6])
    assert match.plain.outcome[0] == g.ESCAPED
    assert defences([card("kings"), card("sheriffs"), plain(5)]) == [14, 6, 5]


def kings_wagon(*supply: str) -> Match:
    match = raid(["210"], [9], wagons=[card("kings"), plain(4), plain(5)])
    only_supply(match, *supply)
    return finish_raid(match, [3, 3, 3])


def test_the_kings_wagon_gives_two_per_die() -> None:
    """SB-W4: six tiles for three dice; each keeps two."""
    match = kings_wagon("red ring", "blue ring", "coin", "coin", "coin", "coin", "green ring")
    assert match.plain.pile_size == 6
    order = []
    while match.plain.phase == g.LOOTING:
        order.append(match.to_move)
        match.apply(match.legal()[0])
    assert order == [0, 0, 1, 1]
    assert match.plain.loot_size.tolist()[:3] == [2, 2, 2]


def test_the_kings_wagon_with_few_tiles_left() -> None:
    """SB-W4, SB-R6: up to two each from the right; the left gets what remains, or nothing."""
    match = kings_wagon("red ring", "blue ring", "coin")
    assert match.plain.pile_size == 3
    match.apply(KEEP_RED_RING)
    match.apply(g.KEEP + tile("coin"))
    assert match.plain.loot_size.tolist()[:3] == [2, 1, 0]
    assert loot(match, 1) == [tile("blue ring")]
    alone = kings_wagon("red ring")
    assert alone.plain.loot_size.tolist()[:3] == [1, 0, 0]
    nothing = kings_wagon()
    assert nothing.plain.loot_size.tolist()[:3] == [0, 0, 0]
    assert points(nothing) == [2, 1, 1]


def test_the_sheriffs_wagon_with_leaders_in_use() -> None:
    """SB-W5, SB-H3: who stands on a card stays; the jailed miss the rest of this round only."""
    match = new(3, [card("sheriffs"), plain(15), plain(14)])
    put_bandits(match.plain, ["012", "012", "012"])
    match.plain.leader[2] = 1 + g.MARIAN
    for seat in range(3):
        match.plain.bandits_left[seat] = 0
    go(match)
    assert match.plain.leader.tolist()[:3] == [g.JAIL, g.JAIL, 1 + g.MARIAN]
    assert match.plain.phase == g.ATTACKING  # nobody can call Little John
    only_supply(match)
    while match.plain.phase == g.ATTACKING:
        match.apply(match.legal()[0])
    assert match.plain.round_number == 2  # nobody could decide anything any more
    over_ten = [gang for gang in range(3) if match.plain.leader[gang] == g.JAIL]
    before = [gang for gang in range(3) if match.plain.leader[gang] == g.FREE]
    assert sorted(over_ten + before) == [0, 1, 2]  # nobody stands on a card any more


def test_pickpockets_are_not_at_the_sheriffs_wagon() -> None:
    """SB-W5: only gangs with a bandit in that section."""
    match = new(3, [card("sheriffs"), plain(15), plain(14)])
    put_bandits(match.plain, ["11", "022", "0"])
    match.plain.pickpocket = [0, 2, -1]
    for seat in range(3):
        match.plain.bandits_left[seat] = 0
    go(match)
    assert match.plain.leader.tolist()[:3] == [g.FREE, g.JAIL, g.FREE]


def test_the_feast_wagon_goes_first() -> None:
    """SB-R1, SB-W6: no choice; three dice and the token are its defence, rolled first."""
    totals = set()
    for seed in range(40):
        match = placed(
            ["01", "2", "0"], [plain(15), card("feast"), plain(14)],
            (g.GOSSIP, g.SQUEEZE, g.SECOND_CHANCE, g.COME_ALONG), seed=seed,
        )  # fmt: skip
        match.plain.token[1] = 2
        pass_on(match, g.JOHN_STEP)
        s = match.plain
        assert s.target == 1
        assert s.phase == g.ROBIN_STEP
        rolled = s.feast_dice.tolist()
        assert s.defence[1] == sum(rolled) + 2
        totals.add(sum(rolled))
        shown = match.view(None)["board"]["road"][1]
        assert shown["wagon"]["feast_dice"] == rolled
        assert shown["defence"] == sum(rolled) + 2
    assert len(totals) > 6
    assert min(totals) >= 3


def test_the_feast_dice_return() -> None:
    """SB-W6: they go neither to the drawbridge nor stay."""
    wagons = [plain(15), card("feast"), plain(14)]
    match = raid(["", "2", "0"], [30, 0, 30], wagons=wagons)
    assert match.plain.target == 1
    match.plain.defence[1] = 3
    only_supply(match)
    finish_raid(match, [4])
    assert match.plain.feast_dice.tolist() == [0, 0, 0]
    assert match.plain.target == 2
    finish_raid(match, [1])
    assert [column(match, gang) for gang in range(3)] == [[], [], [4]]


def test_no_defence_of_the_feast_before_it_is_rolled() -> None:
    """SB-W6: nobody knows it before the attack."""
    match = placed(["01", "20", "12"], [plain(15), card("feast"), plain(14)])
    assert match.plain.phase == g.JOHN_STEP
    assert match.view(0)["board"]["road"][1]["defence"] is None
    assert match.view(0)["board"]["road"][0]["defence"] == 15
    assert GAME.edition.tables.wagons[card("feast")].defence == 0
