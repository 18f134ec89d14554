"""What people see: the board as data, words for everything, and no secrets."""

from __future__ import annotations

import json
import random

import pytest

from merrymen.games.sherwood_forest import state as st
from merrymen.games.sherwood_forest.view.raid import shares
from merrymen.messages import text
from sherwood_forest.forest import (
    GAME,
    N_INNER,
    NE,
    NW,
    SE,
    SW,
    W_OUTER,
    ask,
    deal,
    do,
    lay,
    raid,
    send,
    show,
    table,
)


def test_the_map_is_all_there() -> None:
    """SF-C1, SF-C2: towns, roads, hideouts, places, oak, quarry, glory, camps."""
    match = table(4)
    send(match, NE, 1, p1=3, p2=1)
    board = json.loads(json.dumps(match.view(0)["board"]))
    assert [town["name"] for town in board["map"]["towns"]] == [
        "York", "Lincoln", "Nottingham", "Derby",
    ]  # fmt: skip
    assert all(len(town["arrows"]) == 4 for town in board["map"]["towns"])
    hideout = board["map"]["hideouts"][NE]
    assert (hideout["leader"], hideout["strength"], hideout["red"]) == (1, 4, True)
    assert [(g["seat"], g["robbers"]) for g in hideout["groups"]] == [(1, 3), (2, 1)]
    assert [place["name"] for place in board["map"]["places"]] == list(st.PLACES)
    assert board["map"]["oak"]["robbers"] == [4, 4, 4, 4]
    assert board["map"]["quarry"]["gold"] == 34
    assert len(board["travel_cards"]) == 5
    assert [seat["camp"] for seat in board["seats"]] == [4, 1, 3, 4]


def test_a_looked_at_card_is_seen_by_its_looker_alone() -> None:
    """SF-P3: everybody sees who has looked, and only the looker sees what."""
    match = table()
    lay(match, 4, 9, None, None, seen={1: 0b10})
    assert match.view(1)["board"]["travel_cards"][1]["card"]["number"] == 9
    for seat in (0, 2, None):
        card = match.view(seat)["board"]["travel_cards"][1]
        assert (card["card"], card["seen_by"], card["back"]) == (None, [1], "A")
    assert match.view(0)["board"]["travel_cards"][0]["card"]["number"] == 4


def test_the_story_of_the_inn_and_the_merchant_is_told_to_their_visitor() -> None:
    """SF-P3: what was seen or bought is told to nobody else."""
    for action, told in ((st.INN + 1, "sf-told-seen"), (st.MERCHANT, "sf-told-bought")):
        match = table()
        after = match.copy()
        after.apply(action)
        assert [told in {m["id"] for m in match.story(action, after, seat)} for seat in (0, 1)] == [
            True,
            False,
        ]


def test_hands_are_hidden_but_for_what_was_shown() -> None:
    match = table()
    deal(match, 1, 0, 2)
    match.plain.shown[1, 2] = 1
    seat = match.view(0)["board"]["seats"][1]
    assert (seat["hand"], seat["hand_size"]) == ({"strength-3": 1}, 2)
    assert match.view(1)["board"]["seats"][1]["hand"] == {"strength-1": 1, "strength-3": 1}


def test_the_fight_and_the_loot_can_be_watched() -> None:
    """SF-R3, SF-L2: what is missing, who decides, what is left."""
    card = {"strength": 5, "glory": 1, "gold": 3, "companions": 1, "origin": 0, "destination": 1}
    match = table(cards={0: card})
    lay(match, 0, 1, 2, 3)
    deal(match, 1, 2)
    send(match, SE, 0, p0=2, p1=1)
    raid(match)
    do(match, st.PICK_CARD)
    fight = match.view(2)["board"]["fight"]
    assert (fight["strength"], fight["order"]) == (3, [1])
    do(match, st.CARD + 2)
    loot = match.view(2)["board"]["loot"]
    assert (loot["gold"], loot["companions"]) == (3, 1)
    assert "3 gold" in text(match.view(2)["prompt"])


@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_every_choice_belongs_to_a_named_element(rules: str) -> None:
    """Every action's element is on the board of that moment."""
    for seed in range(4):
        match, chance = GAME.new(4, seed=seed, rules=rules), random.Random(seed)
        while match.to_move is not None:
            view = match.view(match.to_move)
            elements = set(_elements(view["board"]))
            for entry in view["actions"]:
                assert entry["element"] in elements, entry
            match.apply(chance.choice(match.legal()))


def _elements(data: object) -> list[str]:
    if isinstance(data, dict):
        own = [data["element"]] if "element" in data else []
        return own + [e for value in data.values() for e in _elements(value)]
    if isinstance(data, list):
        return [e for value in data for e in _elements(value)]
    return []


@pytest.mark.parametrize("name", ["church", "inn", "merchant", "market"])
def test_places_are_elements(name: str) -> None:
    assert name in _elements(table().view(0)["board"])


def test_an_offer_says_what_it_leads_to() -> None:
    """SF-P6, SF-L2: strength agreed and offered against what is needed, and everybody's part."""
    match = table(4)
    lay(match, 16, 9, None, None, None)  # strength 9, 4 glory, 3 gold, 1 companion; York to Derby
    deal(match, 1, 1)
    do(match, st.CALL + NE, ask(1, 3), ask(2), ask(3, 2), st.SLOT, st.ROBBERS + 2)
    talk = match.view(1)["board"]["talk"]
    assert (talk["needed"], talk["agreed"], talk["about"]) == (9, 3, 1)
    steps = [(step["robbers"], step["sure"], step["enough"]) for step in talk["steps"]]
    assert steps == [(1, 4, False), (2, 5, False), (3, 6, False), (4, 7, False)]
    do(match, st.CARD + 1)
    steps = match.view(1)["board"]["talk"]["steps"]
    assert [(step["sure"], step["said"]) for step in steps] == [(6, 0), (7, 0), (8, 0), (9, 0)]
    do(match, st.ROBBERS + 1, st.ROBBERS + 3, st.DECLINE, st.ACCEPT)
    talk = match.view(2)["board"]["talk"]
    assert (talk["agreed"], talk["sure"], talk["said"], talk["about"]) == (7, 11, 0, 2)
    assert [(row["seat"], row["accepted"], row["left_out"]) for row in talk["offers"]] == [
        (1, True, False), (2, False, False), (3, False, False),
    ]  # fmt: skip
    gains = {gain.pop("seat"): gain for gain in talk["gains"]}
    assert gains[0] == {"glory": 4, "parts": 1, "parts_at_most": 2}
    assert gains[2] == {"glory": 4, "parts": 1, "parts_at_most": 2}
    assert talk["emptied"] == [{"seat": 2, "place": 1}]
    do(match, st.REJECT)
    talk = match.view(2)["board"]["talk"]
    assert (talk["sure"], [row["left_out"] for row in talk["offers"]]) == (7, [False, True, False])


def test_what_is_sure_and_what_is_only_said() -> None:
    """SF-V3, SF-V4: a claim nobody can check counts for nothing; a card that was seen is sure."""
    match = table(rules="advanced")
    lay(match, 16, 9, None, None)  # strength 9
    deal(match, 1, 2, 0)
    do(match, st.CALL + NE, st.SLOT, st.ROBBERS + 3, st.CARD + 2, st.CARD + 2)
    steps = {seat: match.view(seat)["board"]["talk"]["steps"] for seat in (0, 1, 2)}
    assert [(step["sure"], step["said"], step["enough"]) for step in steps[0]] == [
        (5, 6, False), (6, 6, False), (7, 6, False), (8, 6, False),
    ]  # fmt: skip
    assert (steps[1][0]["sure"], steps[1][0]["said"]) == (8, 3)  # one of them is true
    do(match, show(2, 2))
    steps = {seat: match.view(seat)["board"]["talk"]["steps"][1] for seat in (0, 1, 2)}
    assert [steps[seat]["enough"] for seat in (0, 1, 2)] == [False, True, True]
    do(match, st.ROBBERS + 1)
    talk = match.view(2)["board"]["talk"]
    assert (talk["sure"], talk["said"]) == (9, 3)
    assert talk["offers"][0]["cards"] == [
        {"strength": 3, "sure": True}, {"strength": 3, "sure": False},
    ]  # fmt: skip


def test_an_open_hideout_is_seen_as_open() -> None:
    """SF-P6: what the offers name, with how many robbers."""
    match = table()
    do(match, st.CALL_OPEN, st.ROBBERS + 1, st.HIDEOUT + NE, st.ROBBERS)
    talk = match.view(2)["board"]["talk"]
    assert (talk["open"], talk["hideout"]) == (True, None)
    assert talk["hideouts"] == [{"element": f"hideout-{NE}", "seats": [1], "robbers": 3}]
    assert talk["offers"][0]["hideout"] == f"hideout-{NE}"
    assert "still to be named" in text(match.view(2)["prompt"])


def test_a_card_nobody_knows_tells_nothing_of_its_strength() -> None:
    """SF-P6: who has not seen the card aimed at is not told what it needs."""
    match = table()
    lay(match, 4, 9, None, None, seen={1: 0b1})
    do(match, st.CALL + NE, st.SLOT + 1, st.ROBBERS)
    assert match.view(0)["board"]["talk"]["needed"] is not None
    for seat in (1, 2, None):
        talk = match.view(seat)["board"]["talk"]
        assert (talk["subject"], talk["needed"], talk["card"], talk["gains"]) == (1, None, None, [])


def test_a_contract_says_who_pays_what_is_short() -> None:
    """SF-V5: promises to others beyond the loot are the informer's to pay, own ones are not."""
    match = table(4, "advanced")
    lay(match, 16, 1, 2, 3, 4)  # 3 gold
    do(match, st.CALL + NW, st.SLOT, ask(1), st.ROBBERS + 3, st.ROBBERS + 3, st.GOLD + 5)
    gains = {gain["seat"]: gain for gain in match.view(1)["board"]["talk"]["gains"]}
    assert (gains[1]["gold"], gains[0]["pays"], gains[0]["hands_out"]) == (5, 2, 0)
    do(match, st.ACCEPT, st.GOLD + 4)
    gains = {gain["seat"]: gain for gain in match.view(1)["board"]["talk"]["gains"]}
    assert (gains[0]["gold"], gains[0]["pays"], gains[0]["hands_out"]) == (0, 2, 0)
    pay = st.PAY + 2 * st.SEATS + 1
    do(match, pay, st.NOW + 1)
    contract = match.view(3)["board"]["talk"]["contract"]
    assert contract["payments"] == [{"from": 2, "to": 1, "gold": 1}]
    assert contract["payers"] == [{"seat": 2, "yes": False}]


def test_a_known_card_foretells_its_way() -> None:
    """SF-R2: the groups on its way, up to the first that is strong enough."""
    match = table()
    lay(match, 4, None, None, None)  # York to Derby, strength 3
    send(match, N_INNER, 1, p1=2)
    send(match, SW, 0, p0=4)
    send(match, W_OUTER, 2, p2=4)
    forecast = match.view(0)["board"]["travel_cards"][0]["forecast"]
    assert [(stop["hideout"], stop["enough"]) for stop in forecast["stops"]] == [
        (f"hideout-{N_INNER}", False), (f"hideout-{SW}", True),
    ]  # fmt: skip
    assert forecast["raided"] == f"hideout-{SW}"
    assert forecast["gains"] == [{"seat": 0, "glory": 1, "gold": 0, "companions": 1}]
    assert match.view(0)["board"]["travel_cards"][1]["forecast"] is None


def test_parts_are_shared_as_in_the_rulebook() -> None:
    """SF-L2, the worked example: 10 parts over 5, 1 and 6 robbers, the last by favour."""
    assert shares({0: 5, 1: 1, 2: 6}, 10) == {0: (4, 5), 1: (1, 1), 2: (4, 5)}
    assert shares({0: 1, 1: 1}, 5) == {0: (2, 3), 1: (2, 3)}
