"""Sherwood Bandits: the board holds all that a good table shows."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import merrymen
from merrymen.games.sherwood_bandits import state as g
from merrymen.messages import text
from sherwood_bandits.scene import (
    GAME,
    finish_raid,
    only_supply,
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
