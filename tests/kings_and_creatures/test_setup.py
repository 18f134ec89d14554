"""The cards and the setup: KC-C and KC-S."""

from __future__ import annotations

from collections import Counter

import pytest

from kings_and_creatures.setting import CARDS, GAME
from merrymen.games.kings_and_creatures.state import GONE, UNSEEN
from tables import walk

COUNTS = pytest.mark.parametrize("players", GAME.players)
STACKS = {2: 7, 3: 10, 4: 14, 5: 17, 6: 20}
WITHOUT_LEGENDS = {2: 32, 3: 44, 4: 61, 5: 73, 6: 85}


def test_the_cards() -> None:
    """KC-C1, KC-C2, KC-C3: 110 numbers, so many of each type, each with its own figures."""
    assert sorted(CARDS) == list(range(1, 111))
    count = Counter(card.type for card in CARDS.values())
    for card in CARDS.values():
        assert card.mark in (0, 3, 4, 5, 6)
        assert (card.type == "hero") == (card.heroes >= 1)
        assert (card.type in ("treasure", "legend")) == (card.glory >= 1)
        assert (card.type == "king") == (card.rules is not None)
    assert count == {"castle": 6, "treasure": 23, "hero": 21} | {
        "legend": 19,
        "king": 16,
        "creature": 25,
    }
    assert {n for n, c in CARDS.items() if c.type == "castle"} == set(range(1, 7))
    kinds = {c.kind for c in CARDS.values() if c.kind}
    assert kinds == {"centaur", "minotaur", "griffon", "chimera", "dragon", "unicorn"}


@COUNTS
def test_castles_are_dealt_at_random(players: int) -> None:
    """KC-S1: castles 1 to n, one each; every seat may get every one; the others are out."""
    seen = set()
    for seed in range(150):
        s = GAME.new(players, seed=seed).plain
        castles = s.visible_card.tolist()[:players]
        assert sorted(castles) == list(range(1, players + 1))
        assert all(s.place[castle] == seat for seat, castle in enumerate(castles))
        assert all(s.place[castle] == GONE for castle in range(players + 1, 7))
        seen |= set(enumerate(castles))
    assert len(seen) == players * players


@COUNTS
def test_three_legends_per_player(players: int) -> None:
    """KC-S2: never more than 3n legends come up, and any of the 19 may be among them."""
    ever: set[int] = set()
    legends = [n for n, card in CARDS.items() if card.type == "legend"]
    for seed in range(40):
        for position, _ in walk(GAME.new(players, seed=seed), seed):
            place = position.plain.place.tolist()
            seen = {n for n in legends if place[n] != UNSEEN}
            assert position.plain.legends_in_stacks == 3 * players - len(seen) >= 0
            ever |= seen
    assert len(ever) == 19


@COUNTS
def test_marked_cards_need_players(players: int) -> None:
    """KC-S3: unmarked cards always, k+ from k players on; the rest are out."""
    s = GAME.new(players, seed=5).plain
    for number, card in CARDS.items():
        if card.type not in ("castle", "legend"):
            assert (s.place[number] == GONE) == (card.mark > players)
    unseen = {n for n in CARDS if s.place[n] == UNSEEN and CARDS[n].type != "legend"}
    assert unseen == {n for n in s.others.tolist() if n}


@COUNTS
def test_five_stacks_and_three_left_over(players: int) -> None:
    """KC-S4: five stacks of 7 to 20 cards; exactly 3 used cards are in none."""
    view = GAME.new(players, seed=2).view(None)["board"]
    assert view["stack"]["size"] == STACKS[players]
    others = sum(c.type not in ("castle", "legend") and c.mark <= players for c in CARDS.values())
    assert others == WITHOUT_LEGENDS[players]
    assert others + 3 * players == 5 * STACKS[players] + 3


def test_every_stack_is_as_likely_to_hold_a_card() -> None:
    """KC-S4: shuffled: legends come up as often as their share of the cards, in every round."""
    shown = [0] * 6
    legends = [0] * 6
    for seed in range(300):
        match, last = GAME.new(2, seed=seed), 0
        for position, _ in walk(match, seed):
            s = position.plain
            if s.round_number != last:
                last = s.round_number
                first = [n for n in s.display.tolist() if n]
                shown[last] += len(first)
                legends[last] += sum(CARDS[n].type == "legend" for n in first)
    for number in range(1, 6):
        assert legends[number] / shown[number] == pytest.approx(6 / 38, abs=0.035)
