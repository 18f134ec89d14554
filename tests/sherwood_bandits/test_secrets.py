"""Sherwood Bandits: who knows what."""

from __future__ import annotations

from typing import Any

import pytest

from merrymen.games.sherwood_bandits import state as g
from merrymen.match import Match
from merrymen.messages import text
from sherwood_bandits.scene import (
    finish_raid,
    loot,
    new,
    only_supply,
    pass_on,
    plain,
    raid,
    sheriff,
    tile,
)

ROAD = [plain(4), plain(8), plain(12)]
GOSSIP = (g.GOSSIP, g.SQUEEZE, g.SECOND_CHANCE, g.COME_ALONG)
GUARDS = (g.GUARDS, g.SQUEEZE, g.SECOND_CHANCE, g.COME_ALONG)


def told(match: Match, action: int, seat: int | None) -> str:
    after = match.copy()
    after.apply(action)
    return " ".join(text(message) for message in match.story(action, after, seat))


def fronts(match: Match, seat: int | None) -> list[Any]:
    road = match.view(seat)["board"]["road"]
    return [section["wagon"]["front"] for section in road if section["wagon"]]


def test_backs_are_seen_and_fronts_are_not() -> None:
    """SB-A1: the back shows the range, the front nothing before the reveal."""
    match = new(3, ROAD)
    for seat in (0, 1, 2, None):
        assert fronts(match, seat) == [None, None, None]
    road = match.view(1)["board"]["road"]
    assert [section["wagon"]["back"]["low"] for section in road[:3]] == [4, 8, 12]


def test_what_is_looked_at_is_seen_by_all_and_the_front_by_one() -> None:
    """SB-M1: everybody sees which wagon it is, nobody else what is on it."""
    match = new(3, ROAD, GOSSIP)
    assert "light wagon, defence 4" in told(match, g.LOOK, 0)
    for seat in (1, 2, None):
        assert told(match, g.LOOK + 1, seat) == "Seat 1 looks at wagon 2 in secret."
    match.apply(g.LOOK + 1)
    match.apply(g.ENOUGH)
    assert [front is not None for front in fronts(match, 0)] == [False, True, False]
    for seat in (1, 2, None):
        assert fronts(match, seat) == [None, None, None]
        board = match.view(seat)["board"]
        assert board["gangs"][0]["looks"] == [2]
        assert [section["wagon"]["seen_by"] for section in board["road"][:3]] == [[], [0], []]


def test_after_a_resampling_the_looker_still_knows() -> None:
    """SB-M1: the seen wagon stays, the others are any with the same back."""
    match = new(3, ROAD, GOSSIP)
    match.apply(g.LOOK + 1)
    match.apply(g.ENOUGH)
    seen = set()
    for seed in range(60):
        swapped = match.hidden(0).resampled(0, seed)
        assert swapped.plain.wagon[1] == ROAD[1]
        assert swapped.plain.back.tolist() == match.plain.back.tolist()
        seen.add(swapped.plain.wagon[0])
    assert len(seen) > 9
    looked = {match.hidden(1).resampled(1, seed).plain.peeked[0] for seed in range(9)}
    assert looked == {2}


def test_a_token_tells_where_its_owner_has_looked() -> None:
    """SB-M4: the sign is public, the front is not."""
    match = new(3, ROAD, GUARDS)
    match.apply(g.LOOK + 2)
    assert "put a token" in text(match.view(1)["prompt"])
    assert "12" in text(match.view(0)["prompt"])
    assert "wagon 3" in told(match, g.LOWER_DEFENCE, 1)
    match.apply(g.LOWER_DEFENCE)
    assert match.view(1)["board"]["road"][2]["wagon"]["token"] == -2
    assert match.view(1)["board"]["road"][2]["wagon"]["token_by"] == 0
    assert fronts(match, 1) == [None, None, None]
    for seed in range(10):
        assert match.hidden(1).resampled(1, seed).plain.peeked[0] == 4


def looting(**options: Any) -> Match:
    """Seat 0 holds three tiles, then seat 1, then seat 2."""
    match = raid(["210"], [9], **options)
    only_supply(match, "red ring", "blue ring", "coin")
    return finish_raid(match, [3, 3, 3])


def test_the_pile_is_seen_by_its_holder() -> None:
    """SB-R6: hidden from the others; they see how many tiles there are."""
    match = looting()
    assert sum(tile["count"] for tile in match.view(0)["board"]["pile"]["tiles"]) == 3
    for seat in (1, 2, None):
        pile = match.view(seat)["board"]["pile"]
        assert pile["tiles"] is None
        assert pile["size"] == 3


def test_who_passed_tiles_on_knows_what_was_in_them() -> None:
    """SB-R6: as a set; who kept which of them is not known."""
    match = looting()
    match.apply(g.KEEP + tile("red ring"))
    assert match.plain.passed[0].tolist() == [int(k in (2, 12)) for k in range(13)]
    match.apply(g.KEEP + tile("blue ring"))
    knows = match.view(0)["board"]["gangs"][0]["knows"]["tiles"]
    assert [(t["item"], t["colour"]) for t in knows] == [("ring", "blue"), ("coin", None)]
    kept = set()
    for seed in range(40):
        swapped = match.hidden(0).resampled(0, seed)
        assert sorted(loot(swapped, 1) + loot(swapped, 2)) == [tile("blue ring"), tile("coin")]
        kept.add(loot(swapped, 1)[0])
    assert kept == {tile("blue ring"), tile("coin")}
    assert match.hidden(1).plain.passed[0].tolist() == [0] * 13
    assert match.plain.passed[1].tolist() == [int(k == 12) for k in range(13)]
    assert match.plain.passed[2].tolist() == [0] * 13


def test_tiles_that_come_back_are_not_with_the_others() -> None:
    """SB-R6: red, blue, red: the first knows exactly what the one between has kept."""
    match = raid(["010"], [9])
    only_supply(match, "red ring", "blue ring", "coin")
    finish_raid(match, [3, 3, 3])
    match.apply(g.KEEP + tile("red ring"))
    match.apply(g.KEEP + tile("blue ring"))
    assert loot(match, 0) == [tile("red ring"), tile("coin")]
    assert match.plain.passed[0].tolist() == [int(k == tile("blue ring")) for k in range(13)]


def test_kept_tiles_are_hidden() -> None:
    """SB-R6: the keep itself is secret, and so is the loot."""
    match = looting()
    assert "red ring" in told(match, g.KEEP + tile("red ring"), 0)
    for seat in (1, 2, None):
        assert "ring" not in told(match, g.KEEP + tile("red ring"), seat)
    match.apply(g.KEEP + tile("red ring"))
    assert match.view(1)["board"]["gangs"][0]["loot"]["tiles"] is None
    assert match.view(1)["board"]["gangs"][0]["loot"]["size"] == 1


def test_open_loot_lies_open() -> None:
    """SB-H6: with the option everybody sees this round's tiles, but not the pile or chests."""
    match = looting(open_loot=True)
    assert "red ring" in told(match, g.KEEP + tile("red ring"), 2)
    match.apply(g.KEEP + tile("red ring"))
    shown = match.view(2)["board"]
    assert [t["kind"] for t in shown["gangs"][0]["loot"]["tiles"]] == [tile("red ring")]
    assert shown["pile"]["tiles"] is None
    assert shown["gangs"][0]["chest"]["tiles"] is None
    match.apply(g.KEEP + tile("coin"))
    assert match.plain.passed[0].tolist() == [0] * 13  # all lie open now


def test_open_loot_is_remembered_in_the_chests() -> None:
    """SB-H6: what went into the chests before everybody's eyes is known to lie there."""
    match = sheriff([[5], [5], [5]], loot=[["red ring"], ["coin"], []], open_loot=True)
    pass_on(match, g.TUCK_STEP)
    pass_on(match, g.BRIBING)
    assert match.plain.round_number == 2
    for seed in range(10):
        swapped = match.hidden(2).resampled(2, seed)
        together = [swapped.plain.chest[0, k] + swapped.plain.chest[1, k] for k in range(13)]
        assert together == [int(k in (tile("red ring"), g.COIN)) for k in range(13)]


@pytest.mark.parametrize("own_chest", [True, False])
def test_the_own_chest(own_chest: bool) -> None:
    """SB-H6: with the option one may look into the own chest, without it not even there."""
    match = sheriff([[5], [5], [5]], loot=[["red ring"]], own_chest=own_chest)
    pass_on(match, g.TUCK_STEP)
    pass_on(match, g.BRIBING)
    chest = match.view(0)["board"]["gangs"][0]["chest"]
    assert chest["size"] == 1
    assert (chest["tiles"] is not None) == own_chest
    assert match.view(1)["board"]["gangs"][0]["chest"]["tiles"] is None


def test_at_the_end_the_chests_are_opened() -> None:
    """SB-F1, SB-H6: everything is seen, with or without the option."""
    match = sheriff([[5], [5], [5]], loot=[["red ring"]], round_number=4, own_chest=False)
    pass_on(match, g.TUCK_STEP)
    pass_on(match, g.BRIBING)
    assert match.to_move is None
    shown = match.view(2)["board"]["gangs"][0]["chest"]["tiles"]
    assert [t["kind"] for t in shown] == [tile("red ring")]
    assert len(match.view(None)["board"]["sheets"]) == 3


def test_a_tile_put_back_is_unseen_and_a_token_is_not() -> None:
    """SB-H4: which tile pays the bribe is nobody's business; a coin token is seen."""
    match = sheriff([[6], [5], [5]], loot=[["red ring", "coin", "token"]])
    pass_on(match, g.TUCK_STEP)
    match.apply(g.BRIBE_ONE)
    assert "ring" not in told(match, g.PUT_BACK + tile("red ring"), 1)
    assert "coin token" in told(match, g.PUT_BACK + g.TOKEN, 1)


def test_a_tile_put_back_loosens_what_the_others_know() -> None:
    """SB-H4, SB-R6: a passed-on tile may be back in the supply."""
    match = sheriff([[5], [6], [5]], loot=[[], ["blue ring", "coin"], []])
    match.plain.passed[0] = [int(k in (tile("blue ring"), g.COIN)) for k in range(13)]
    pass_on(match, g.TUCK_STEP)
    match.apply(g.BRIBE_ONE)
    match.apply(g.PUT_BACK + g.COIN)
    assert match.plain.slack[0] == 1
    held = set()
    for seed in range(60):
        held.add(match.hidden(0).resampled(0, seed).plain.loot[1].tolist().index(1))
    assert {tile("blue ring"), g.COIN} <= held


def test_alike_tiles_are_asked_for_all_the_same() -> None:
    """SB-H4: not to be asked would tell the others that the tiles are alike."""
    match = sheriff([[6], [5], [5]], loot=[["coin", "coin"]])
    pass_on(match, g.TUCK_STEP)
    match.apply(g.BRIBE_ONE)
    assert match.to_move == 0
    assert match.legal() == [g.PUT_BACK + g.COIN]
    seen = sheriff([[6], [5], [5]], loot=[["coin", "coin"]], open_loot=True)
    pass_on(seen, g.TUCK_STEP)
    seen.apply(g.BRIBE_ONE)
    assert seen.plain.phase == g.REWARDING  # with open loot all see that there is no choice


def test_the_discarded_wagon_is_shown() -> None:
    """SB-M3: everybody sees what was scouted away, nobody what came."""
    match = new(3, ROAD, (g.SCOUT_AHEAD, g.SQUEEZE, g.SECOND_CHANCE, g.COME_ALONG))
    for seat in (0, 1, None):
        assert "defence 8" in told(match, g.SCOUT + 1, seat)
    match.apply(g.SCOUT + 1)
    assert fronts(match, 0) == [None, None, None]
    unseen = match.view(0)["board"]["deck"]["unseen"]
    assert sum(unseen.values()) == 41
    assert match.view(0)["board"]["deck"]["left"] == 38
