"""What people see: the board, the choices, the story."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import merrymen
from castle_combo.laying import GAME, NUMBER, buy, choose, labels, lay_table
from merrymen.games.castle_combo.view.board import space_element
from merrymen.games.castle_combo.view.characters import ability, summary
from merrymen.messages import text
from tables import walk

FILL, DISCARD = 31, 28


def told(match: merrymen.Match, action: int) -> list[str]:
    """The story of one action, as a spectator reads it."""
    after = match.copy()
    after.apply(action)
    return [text(message) for message in match.story(action, after, None)]


def test_rows_decks_and_discards() -> None:
    """Both rows with prices for everybody, the sizes of the decks, the discards, the messenger."""
    match = lay_table(["Squire"], (), castle=["Duchess"], village=["Baker", "Spy", "Witch"], keys=1)
    match.apply(1)
    castle, village = match.view(1)["board"]["locations"]
    assert (castle["name"], castle["deck"]["left"], castle["messenger"]) == ("castle", 36, False)
    assert (village["name"], village["deck"]["left"], village["messenger"]) == ("village", 32, True)
    discarded = [card["name"]["en"] for card in village["discards"]["cards"]]
    assert discarded == ["Spy", "Witch", "Baker"]
    duchess = castle["row"][0]
    assert duchess["prices"] == [4, 5]
    assert duchess["card"]["name"] == {
        "en": "Duchess", "de": "Herzogin", "fr": "Duchesse", "it": "Duchessa",
    }  # fmt: skip
    assert duchess["card"]["shields"] == ["blue", "blue"]
    assert text(duchess["card"]["ability_words"]) == "Gain 2 keys"
    assert text(duchess["card"]["points_words"]) == "8 points if in the top row"


def test_tableaus_with_purses() -> None:
    """Every card with its points and gold, and the totals of its owner."""
    match = lay_table(["Beekeeper", "*Baker"], ["Spy"], gold=1, stored={"Beekeeper": 4})
    seat = match.view(None)["board"]["seats"][0]
    bees, baker, empty = seat["tableau"][:3]
    assert (bees["stored"], bees["card"]["purse"], bees["points"]) == (4, 9, 10)
    assert (baker["face_down"], baker["points"]) == (True, 0)
    assert empty["card"] is None
    assert (seat["stored"], seat["gold"], seat["keys"], seat["cards"]) == (4, 1, 2, 2)
    assert seat["points"] == 10 + 2
    assert seat["shields"]["yellow"] == 1


def test_labels_and_elements() -> None:
    """Every choice has words and an element of its own that is on the board."""
    match = lay_table((), (), village=["Baker", "Spy", "Brigand"], gold=5)
    view = match.view(0)
    assert [text(entry["label"]) for entry in view["actions"]] == [
        "Spend a key: the messenger goes to the castle",
        "Spend a key: three new cards for the village row",
        "Buy Baker for 0",
        "Take Baker face down and get 6 gold and 2 keys",
        "Buy Spy for 4",
        "Take Spy face down and get 6 gold and 2 keys",
        "Take Brigand face down and get 6 gold and 2 keys",
    ]


def elements_in(data: Any) -> set[str]:
    if isinstance(data, dict):
        own = {data["element"]} if "element" in data else set()
        return own.union(*map(elements_in, data.values()))
    return set().union(*map(elements_in, data)) if isinstance(data, list) else set()


@pytest.mark.parametrize("seed", range(6))
def test_every_choice_belongs_to_an_element_of_the_board(seed: int) -> None:
    """Also within abilities; no two choices share an element; the view is plain data."""
    match = GAME.new(2 + seed % 4, seed=seed)
    step = 0
    while match.to_move is not None:
        view = match.view(match.to_move)
        chosen = [entry["element"] for entry in view["actions"]]
        assert len(set(chosen)) == len(chosen)
        assert set(chosen) <= elements_in(json.loads(json.dumps(view["board"])))
        step += 1
        match.apply(match.legal()[(step * 7) % len(match.legal())])


def test_spaces_say_what_they_add() -> None:
    """The held card, what it gains anywhere, and the points that each space adds."""
    match = buy("Farmer", ["Spy", None, None, "Shepherd"], (), keys=0)
    turn = match.view(1)["board"]["turn"]
    assert turn["held"]["name"]["en"] == "Farmer"
    assert turn["gains"] == {"gold": 0, "keys": 3}
    adds = {(space["row"], space["column"]): space["adds"] for space in turn["spaces"]}
    # Three keys anywhere. Beside Shepherd: 2 yellow shields in its row; below all others: the
    # bottom row is certain.
    assert adds == {
        (-1, 0): 3, (0, -1): 3, (0, 1): 3, (1, -1): 9, (1, 1): 9, (2, 0): 10,
    }  # fmt: skip
    assert "Place Farmer in a new row below, column 1 (+10)" in labels(match)


def test_what_a_card_adds_counts_the_keys_that_it_brings() -> None:
    """CC-E2, CC-E4: Locksmith and Templar score every key, and each key is a point as well."""
    tableau = ["Locksmith", "Templar"]
    match = buy("Duchess", tableau, (), keys=0)
    before = match.scores()[0]
    for action, space in zip(match.legal(), match.view(0)["board"]["turn"]["spaces"], strict=True):
        after = match.copy()
        after.apply(action)
        assert space["adds"] == after.scores()[0] - before > 0


@pytest.mark.parametrize("seed", range(6))
def test_what_a_card_adds_comes_true(seed: int) -> None:
    """Where no choice follows, the figure on a space is what placing the card there does."""
    checked = 0
    for match, action in walk(GAME.new(3, seed=seed), seed):
        seat, turn = match.to_move, match.view(0)["board"]["turn"]
        if turn["phase"] != "place":
            continue
        assert seat is not None
        after = match.copy()
        after.apply(action)
        if after.to_move == seat or after.to_move is None:
            continue  # a choice follows, or the game is over
        (space,) = [s for s in turn["spaces"] if s["element"] == space_element(action)]
        assert space["adds"] == after.scores()[seat] - match.scores()[seat]
        checked += 1
    assert checked > 5


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Judge", "It sends the messenger to the village."),
        ("Executioner", "It sends the messenger to the castle."),
        ("Sculptor", "Its purse holds 7 gold. It sends the messenger to the castle."),
        ("Steward", "Its purse holds 3 gold."),
    ],
)
def test_a_card_says_what_else_it_has(name: str, words: str) -> None:
    """CC-C1, CC-T5, CC-T7: the purse and the messenger, also for those who do not see the card."""
    card = GAME.edition.tables.cards[NUMBER[name]]
    assert f". {words} " in text(summary(card))
    assert "purse holds" not in text(summary(GAME.edition.tables.cards[NUMBER["Prince"]]))


def test_two_effects_are_one_sentence() -> None:
    """No capital after a semicolon, in any language."""
    cards = GAME.edition.tables.cards
    for language in ("en", "de", "fr", "it"):
        for card in cards:
            said = text(ability(card), language)
            assert not re.search(r"; ?[A-ZÄÖÜÉ]", said), said


def test_an_either_or_shows_its_options() -> None:
    match = buy("Barbarian", (), (), ())
    turn = match.view(0)["board"]["turn"]
    assert turn["phase"] == "option"
    assert [text(option["words"]) for option in turn["options"]] == [
        "Gain 1 gold for each green shield of one neighbour",
        "Gain 2 keys",
    ]


def test_a_story() -> None:
    """What was bought, what it brought to whom, where the messenger went, what came."""
    match = lay_table((), (), village=["Vicar"])
    story = told(match, 2)
    assert story[:3] == [
        "Seat 1 buys Vicar for 0.",
        "Seat 1 gains 1 gold.",
        "The messenger goes to the castle.",
    ]
    assert story[3].endswith("comes to the village row.")
    match = buy("Innkeeper", ["Spy"], ())
    assert told(match, match.legal()[0])[:3] == [
        "Seat 1 places Innkeeper in row 1, column 1.",
        "Seat 1 gets 2 gold on purses.",
        "Seat 2 gains 2 gold.",
    ]


def test_stories_of_keys() -> None:
    """A spent key is no gain."""
    match = lay_table((), ())
    assert told(match, 0) == ["Seat 1 spends a key: the messenger goes to the castle."]
    story = told(match, 1)
    assert story[0] == "Seat 1 spends a key for three new cards in the village row."
    assert len(story) == 4
    assert not any("gains" in line for line in story)


def test_stories_of_choices() -> None:
    match = buy("Guildmaster", (), (), village=["Spy", "Baker", "Witch"])
    assert told(match, DISCARD)[:2] == [
        "Seat 1 chooses: Discard Spy for 4 keys.",
        "Seat 1 gains 4 keys.",
    ]
    match = buy("Steward", ["Beekeeper", "Potter", "Vicar"], ())
    choose(match, "Place Steward in a new row below, left")
    assert told(match, FILL)[:2] == [
        "Seat 1 chooses: Fill the purse of Beekeeper with 9 gold.",
        "Seat 1 gets 9 gold on purses.",
    ]


def test_a_shuffle_before_a_renewal_is_told() -> None:
    """CC-T1, CC-T8: also where the pile holds but the row itself, and where a card comes back."""
    match = lay_table((), (), village=["Vicar", "Spy", "Baker"])
    s = match.plain
    for card in range(39, 78):
        if s.place[card] == 0:
            s.place[card] = 4
    s.closed[1] = 0
    story = told(match, 1)
    assert story[1] == "The village discards are shuffled into a new deck."
    names = ("Vicar", "Spy", "Baker")
    assert sorted(story[2:]) == sorted(f"{name} comes to the village row." for name in names)


def test_a_card_that_comes_back_to_its_own_place_is_told() -> None:
    """CC-T6, CC-T8: the Guildmaster discards a card, and the shuffle brings it back."""
    match = buy("Guildmaster", (), (), village=["Spy", "Baker", "Witch"])
    s = match.plain
    for card in range(39, 78):
        if s.place[card] == 0:
            s.place[card] = 4
    story = told(match, DISCARD)
    assert "The village discards are shuffled into a new deck." in story
    assert "Spy comes to the village row." in story


def test_the_story_of_a_shuffle_and_of_an_end() -> None:
    """CC-T8: everybody is told."""
    match = lay_table((), ())
    s = match.plain
    for card in range(39, 78):
        if s.place[card] == 0:
            s.place[card] = 2
    assert "The village discards are shuffled into a new deck." in told(match, 5)
    for card in range(39, 78):
        if s.place[card] == 2:
            s.place[card] = 4
    assert told(match, 5)[-1].startswith("The village cards run out and leave the game")


def test_refusals() -> None:
    """A refused action says why."""
    match = buy("Baker", ["Spy"], ())
    with pytest.raises(merrymen.IllegalAction, match="Choose a space for Baker"):
        match.apply(2)
    with pytest.raises(merrymen.IllegalAction, match="touch another one by a side"):
        match.apply(8)
