"""Sherwood Bandits: the board holds all that a good table shows."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import merrymen
from merrymen import properties
from merrymen.games.sherwood_bandits import state as g
from merrymen.messages import text
from sherwood_bandits.scene import (
    GAME,
    finish_raid,
    only_supply,
    pass_on,
    placed,
    plain,
    raid,
    set_dice,
    sheriff,
)


def elements(data: Any) -> set[str]:
    """Every element that the board names."""
    if isinstance(data, dict):
        own = {data["element"]} if "element" in data else set()
        return own.union(*(elements(value) for value in data.values()))
    return set().union(*(elements(value) for value in data)) if isinstance(data, list) else set()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_action_belongs_to_an_element_of_the_board(players: int) -> None:
    """Each label points at something on the table, in random games."""
    for seed in range(3):
        match, chance = GAME.new(players, seed=seed), random.Random(seed)
        while match.to_move is not None:
            view = match.view(match.to_move)
            named = elements(view["board"])
            for action in view["actions"]:
                assert action["element"] in named, action
            json.dumps(view)
            match.apply(chance.choice(match.legal()))
        json.dumps(match.view(None))


def test_a_wagon_without_defence_is_spoken_of() -> None:
    """SB-M4, SB-W1: two tokens of -2 bring a Beer wagon beside a 4 to 0; the raid is sure."""
    match = GAME.new(3, seed=467)
    for action in (20, 32, 4, 19, 32, 0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 17):
        if action not in match.legal():
            pytest.skip("chance has come out otherwise")
        match.apply(action)
    assert properties.unspoken(match, g.ATTACK) == []
    beer = match.view(0)["board"]["road"][0]
    assert (beer["defence"], beer["odds"]["percent"]) == (0, 100)


def test_a_raid_shows_what_is_missing() -> None:
    """SB-R4: the sum of the dice against the defence."""
    match = raid(["012"], [12])
    set_dice(match, [3, 3, 2])
    section = match.view(0)["board"]["road"][0]
    assert (section["sum"], section["defence"], section["missing"]) == (8, 12, 4)
    assert section["under_attack"]
    assert "needs 12, the dice make 8" in text(match.view(0)["prompt"])
    assert "needs 12, the dice make 8" in text(match.view(1)["prompt"])


def test_late_bandits_are_marked() -> None:
    """SB-R4: what came too late is gone from the board."""
    match = raid(["0120", "1"], [7, 30])
    match.apply(g.ATTACK)
    only_supply(match)
    finish_raid(match, [3, 4, 6, 6])
    section = match.view(None)["board"]["road"][0]
    assert [space["late"] for space in section["attack"]] == [False, False, True, True]
    assert [hideout["late"] for hideout in section["hideouts"]] == [False, False, True, True]
    columns = match.view(None)["board"]["drawbridge"]["columns"]
    assert [c["coming"] for c in columns] == [[3], [4], []]
    assert [c["state"] for c in columns] == ["reward", "reward", "reward"]


def test_the_drawbridge_shows_sums_against_five_and_ten() -> None:
    """SB-H5: under 5 a reward, over 10 the jail."""
    match = sheriff([[4], [4, 6], [5, 6]])
    bridge = match.view(1)["board"]["drawbridge"]
    assert (bridge["under"], bridge["over"]) == (5, 10)
    assert [(c["sum"], c["state"]) for c in bridge["columns"]] == [
        (4, "reward"), (10, "safe"), (11, "jail"),
    ]  # fmt: skip


def test_companions_carry_their_texts() -> None:
    """SB-C3: all 16 cards have a title and a text."""
    seen = set()
    match = GAME.new(3, seed=1)
    for effect in range(4):
        for index in range(4):
            match.plain.face_up[index] = effect
        for companion in match.view(0)["board"]["companions"]:
            seen.add((text(companion["title"]), text(companion["text"])))
    assert len(seen) == 16


def test_the_score_sheet_shows_majorities_and_sets() -> None:
    """SB-F1, SB-F2: at the end for everybody, before that the own sets."""
    match = sheriff([[5], [5], [5]], loot=[["red ring"] * 3, ["blue necklace"]], round_number=4)
    (own,) = match.view(0)["board"]["sheets"]
    assert own["colours"][0]["ring_sets"] == 1
    assert own["set_points"] == 6
    assert "majorities" not in own
    while match.to_move is not None:
        match.apply(g.PASS)
    sheets = match.view(None)["board"]["sheets"]
    assert [sheet["total"] for sheet in sheets] == match.scores()
    assert [[m["points"] for m in sheet["majorities"]] for sheet in sheets] == [
        [2, 0, 0], [0, 0, 2], [0, 0, 0],
    ]  # fmt: skip


def test_refusals_say_why() -> None:
    """A taken hideout, a section without a wagon, a leader in jail."""
    match = GAME.new(3, seed=1)
    match.apply(0)
    for action, words in ((0, "is taken"), (13, "no wagon"), (g.PASS, "cannot be done now")):
        with pytest.raises(merrymen.IllegalAction, match=words):
            match.apply(action)
    match.plain.leader[match.to_move] = g.JAIL
    with pytest.raises(merrymen.IllegalAction, match="in jail"):
        match.apply(g.LOOK if match.plain.face_up[g.MARIAN] == g.GOSSIP else g.CALL)


def test_the_story_of_a_reveal_and_a_raid() -> None:
    """SB-A5, SB-R2, SB-R4: fronts, dice and the outcome are told."""
    match = placed(["01", "2", "0"], [plain(4), plain(8), plain(12)], seed=2)
    while match.plain.phase == g.JOHN_STEP:
        match.apply(g.PASS)
    after = match.copy()
    after.apply(g.ATTACK)
    words = [text(m) for m in match.story(g.ATTACK, after, None)]
    assert words[0] == "Seat 1 chooses wagon 1 for the raid."
    assert "Wagon 1 is attacked" in words[1]
    last = after.copy()
    set_dice(last, [3, 5])
    only_supply(last)
    while last.plain.target == 0:
        before = last.copy()
        last.apply(g.PASS)
    words = [text(m) for m in before.story(g.PASS, last, None)]
    assert "Wagon 1 is robbed: 8 of 4." in words
    assert "Seat 1 gains 1 point." in words
    assert "Seat 2 gains 2 points." in words


def test_the_story_counts_from_the_left() -> None:
    """SB-R4: what the first dice make is told where the others come too late."""
    match = placed(["0120", "1"], [plain(4), plain(12)], seed=2)
    while match.plain.phase == g.JOHN_STEP:
        match.apply(g.PASS)
    after = match.copy()
    after.apply(g.ATTACK)
    set_dice(after, [6, 1, 4, 6])
    words = [text(m) for m in match.story(g.ATTACK, after, None)]
    assert "Wagon 1 is attacked: 6, 1, 4, 6. The first die alone makes 6 of 4." in words
    set_dice(after, [2, 1, 4, 6])
    words = [text(m) for m in match.story(g.ATTACK, after, None)]
    assert "Wagon 1 is attacked: 2, 1, 4, 6. The first 3 dice make 7 of 4." in words


def test_no_wagon_can_be_clicked_before_lady_marian_is_called() -> None:
    """SB-M1, SB-M3: while gangs lie down she is called at her card; wagons come after that."""
    for seed in range(4):
        match, called = merrymen.game("sherwood_bandits").new(3, seed=seed), 0
        while match.plain.phase in (g.PLACING, g.LOOKING, g.MARKING) and called < 2:
            offered = match.view(match.to_move)["actions"]
            elements = {one["element"] for one in offered}
            if match.plain.phase == g.PLACING:
                assert not any(element.startswith("wagon") for element in elements)
            marian = [one["action"] for one in offered if one["element"].startswith("companion")]
            called += bool(marian)
            match.apply(marian[0] if marian else offered[0]["action"])
        assert called


def leads(match: Any, action: int) -> tuple[str, str]:
    """What an action of the one who moves leads to, in words."""
    view = match.view(match.to_move)
    label = next(one["label"] for one in view["actions"] if one["action"] == action)
    parts = (label.get("outcome"), label.get("detail"))
    one, other = (text(part) if part else "" for part in parts)
    return one, other


def test_robin_hood_tells_how_the_raid_would_end() -> None:
    """SB-R4 to SB-R6: sum against defence, points, the first pick, the own drawbridge."""
    match = raid(["120"], [9], (g.GOSSIP, g.INSIDER, g.COVER, g.COME_ALONG))
    set_dice(match, [2, 3, 3])
    up, down = g.PLUS_TWO + 4, g.MINUS_TWO + 4
    share = "You get 2 points and the first pick of 3 tiles. Your drawbridge: 5."
    assert leads(match, up) == ("10 of 9: the raid succeeds", share)
    assert leads(match, down) == ("6 of 9: the wagon escapes", "Nobody gets anything.")
    assert leads(match, g.PASS)[1] == "2 may still call Robin Hood."
    shown = match.view(2)["board"]["raid"]
    assert (shown["sum"], shown["succeeds"], shown["still"]) == (8, False, [1, 2])
    match.apply(up)
    shown = match.view(2)["board"]["raid"]
    assert shown["dice"] == [[5], [2], [3]]
    assert {one["gang"]: one["points"] for one in shown["points"]} == {0: 2, 1: 1, 2: 1}


def test_what_is_told_is_what_happens() -> None:
    """SB-R5, SB-H5: the points told before the click are those that are scored after it."""
    match = raid(["120"], [9], (g.GOSSIP, g.INSIDER, g.COVER, g.COME_ALONG))
    set_dice(match, [2, 3, 3])
    match.apply(g.PLUS_TWO + 4)
    told = {one["gang"]: one["points"] for one in match.view(0)["board"]["raid"]["points"]}
    while match.plain.phase == g.ROBIN_STEP:
        match.apply(g.PASS)
    scored = match.plain.victory_points.tolist()
    assert {gang: scored[gang] for gang in told} == told
    ended = match.view(0)["board"]["road"][0]["raid"]
    assert {one["gang"]: one["points"] for one in ended["points"]} == told


def test_a_second_chance_tells_which_faces_are_enough() -> None:
    """SB-R-2: a new roll is not known, but what it has to show is."""
    match = raid(["012"], [9])
    set_dice(match, [2, 3, 3])
    assert leads(match, g.REROLL)[0] == "Enough with 3 or more (4 of 6)"
    set_dice(match, [6, 1, 1])
    assert leads(match, g.REROLL)[0] == "Even a 6 is not enough"


def test_the_sheriff_is_told_before_a_bribe_or_a_beer() -> None:
    """SB-H4, SB-H5, SB-T1: the column after the choice, and what comes of it."""
    match = sheriff([[2, 4, 6], [5], [5]], loot=[["coin"]])
    assert leads(match, g.TAKE_OFF + 5)[0] == "6 on the drawbridge: the sheriff lets it be"
    assert leads(match, g.PASS)[0] == "12 on the drawbridge: jail next round"
    match = sheriff([[2, 4, 6], [5], [5]], loot=[["coin"]], round_number=4)
    assert leads(match, g.PASS)[0] == "12 on the drawbridge: no point to lose"
    match.plain.victory_points[0] = 3
    assert leads(match, g.PASS)[0] == "12 on the drawbridge: 1 point lost"
    pass_on(match, g.TUCK_STEP)
    assert "Over 10 costs 1 point now" in text(match.view(0)["prompt"])
    match.plain.victory_points[0] = 0
    assert "Over 10 costs nothing now" in text(match.view(0)["prompt"])


def test_the_defence_in_force_is_named() -> None:
    """SB-R1, SB-M4, SB-W1: the label of a raid tells what is needed now, not what is printed."""
    beer = next(w.number for w in GAME.edition.tables.wagons if w.kind == "beer") - 1
    match = placed(["012", "012", "012"], [plain(9), beer, plain(12)])
    pass_on(match, g.JOHN_STEP)
    match.plain.defence[0] = 7
    assert match.label(g.ATTACK).startswith("Raid wagon 1 (medium wagon, defence 7)")
    assert match.label(g.ATTACK + 1).startswith("Raid wagon 2 (Beer wagon, defence 9)")


def test_turned_dice_are_told_one_by_one() -> None:
    """SB-R-3, SB-R-4: the log says which dice turned to what, and that X-marked ones did not."""
    match = raid(["0120"], [20], (g.GOSSIP, g.INSIDER, g.FRONT, g.COME_ALONG))
    set_dice(match, [1, 2, 6, 4])
    match.plain.crossed[0, 0, 0] = 1
    after = match.copy()
    after.apply(g.MODEL + 4)
    told = [text(message) for message in match.story(g.MODEL + 4, after, None)]
    assert told[0] == (
        "Seat 1 calls Robin Hood (In front of you) at wagon 1: the 2 (2) turns to 6, "
        "like the die on position 3."
    )


def test_tight_squeeze_beside_an_own_bandit_brings_both() -> None:
    """SB-J3: tile and points are yours where both bandits are."""
    match = placed(
        ["00", "1", "2"], [plain(4), plain(8), plain(12)],
        (g.GOSSIP, g.SQUEEZE, g.SECOND_CHANCE, g.COME_ALONG),
    )  # fmt: skip
    assert leads(match, g.OWN_BANDIT + 1)[0].endswith("tile and points are yours")


def test_tiles_tell_what_they_add() -> None:
    """SB-F2: to the own sets, as far as one may look into the own chest."""
    loot = [["red ring", "red ring", "coin"]]
    match = sheriff([[6], [5], [5]], g.MARKET, loot=loot)
    best = match.view(0)["board"]["gangs"][0]["wishes"][0]
    assert (best["item"], best["colour"], best["adds"]) == ("ring", "red", 5)
    assert "wishes" not in match.view(1)["board"]["gangs"][0]
    assert leads(match, g.PUT_BACK)[0] == "−1 in your sets"
    match = sheriff([[6], [5], [5]], g.MARKET, loot=loot, own_chest=False)
    assert match.view(0)["board"]["gangs"][0]["wishes"] == []
    assert leads(match, g.PUT_BACK)[0] == ""


def test_a_hideout_tells_its_position_and_the_dice() -> None:
    """SB-A2, SB-A4: where the bandit ends up, and how many would roll."""
    match = GAME.new(3, seed=1)
    match.apply(g.PLACE + 2)
    assert leads(match, g.PLACE + 3)[0] == "Position 2 when the ranks close"
    assert leads(match, g.PLACE + 3)[1].startswith("2 dice here, 7 on average")
    assert leads(match, g.PLACE)[0] == "Position 1 when the ranks close"


def test_backs_tell_what_may_be_under_them() -> None:
    """SB-C2: all wagons not seen yet, by back; a wagon one has looked at is not among them."""
    fronts = GAME.new(4, seed=1).view(None)["board"]["deck"]["fronts"]
    counts = {back: sum(front["count"] for front in fronts[back]) for back in fronts}
    assert counts == {"light": 14, "medium": 14, "heavy": 14}


def test_only_what_is_sure_or_hopeless_has_odds_of_100_or_0() -> None:
    """SB-R4: four dice fail at 5 once in 1296 rolls, and make 24 once."""
    match = raid(["0120", "0121", "0122"], [5, 24, 4])
    road = match.view(None)["board"]["road"]
    assert [section["odds"]["percent"] for section in road[:3]] == [99, 1, 100]
    match = raid(["0120", "01"], [25, 12])
    assert match.view(None)["board"]["road"][0]["odds"]["percent"] == 0
