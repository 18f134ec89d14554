"""A round and the heroes after it: KC-R and KC-H."""

from __future__ import annotations

import pytest

from kings_and_creatures.setting import CARDS, GAME, arrange, finish_round, of_type, take
from kings_and_creatures.test_examples import hero_glory
from merrymen.games.kings_and_creatures.state import GONE, UNSEEN
from tables import walk

COUNTS = pytest.mark.parametrize("players", GAME.players)
SHOWN_CARDS = {2: 5, 3: 6, 4: 7, 5: 8, 6: 9}
STACKS = {2: 7, 3: 10, 4: 14, 5: 17, 6: 20}


@COUNTS
def test_every_round_opens_a_stack(players: int) -> None:
    """KC-R1: five rounds, each with 5 to 9 cards face up and the rest of its stack beside."""
    opened = []
    for position, _ in walk(GAME.new(players, seed=4), 4):
        s = position.plain
        if s.round_number not in opened:
            opened.append(s.round_number)
            assert s.display_count == SHOWN_CARDS[players]
            assert s.stack_left == STACKS[players] - SHOWN_CARDS[players]
    assert opened == [1, 2, 3, 4, 5]


@COUNTS
def test_the_lowest_in_the_round_moves(players: int) -> None:
    """KC-R2: of those still in the round, the lowest visible card; also several times running."""
    again, last = False, None
    for position, _ in walk(GAME.new(players, seed=9), 9):
        s = position.plain
        staying = [seat for seat in range(players) if not s.has_left[seat]]
        assert position.to_move == min(staying, key=lambda seat: int(s.visible_card[seat]))
        again = again or position.to_move == last
        last = position.to_move
    assert again


@COUNTS
def test_a_take_must_be_made_and_is_refilled(players: int) -> None:
    """KC-R3: any face-up card, no pass; a new card comes while there are any; 2 to choose from."""
    for position, action in walk(GAME.new(players, seed=6), 6):
        s = position.plain
        assert position.legal() == [n for n in s.display.tolist() if n]
        assert len(position.legal()) >= 2
        after = position.copy()
        after.apply(action)
        if after.to_move is not None and after.plain.round_number == s.round_number:
            came = set(after.legal()) - set(position.legal())
            assert len(came) == (1 if s.stack_left else 0)
            assert after.plain.stack_left == max(0, s.stack_left - 1)
            assert after.plain.visible_card[s.seat] == action


def test_a_leaver_refills_too() -> None:
    """KC-R3: the display is refilled even if the taker leaves."""
    match = arrange(3, {0: [62], 1: [66], 2: [69]}, [7, 8, 9, 24, 25, 33], round_number=2)
    take(match, 8)
    assert match.plain.has_left[0]
    assert match.plain.display_count == 6


def test_an_empty_stack_refills_nothing() -> None:
    """KC-R3: without a round stack the display shrinks."""
    match = arrange(2, display=[24, 33, 45])
    match.plain.stack_left = 0
    take(match, 24)
    assert match.legal() == [33, 45]


def test_the_third_card_ends_the_round() -> None:
    """KC-R4: on taking the third card of this round, however high it is."""
    match = arrange(2, {0: [7, 8]}, [24, 33, 45], taken={0: 2}, visible={1: 2}, has_left=[1])
    take(match, 45)
    assert match.plain.round_number == 2


def test_a_lower_card_ends_the_round_and_a_higher_one_does_not() -> None:
    """KC-R4: lower than the card it covers."""
    display = [24, 33, 45, 46, 48]
    match = arrange(2, {0: [32], 1: [62]}, display, taken={0: 1})
    higher = match.copy()
    take(match, 24)
    assert match.plain.has_left[0] == 1
    take(higher, 33)
    assert higher.plain.has_left[0] == 0


def test_a_first_take_below_the_kept_card_ends_the_round() -> None:
    """KC-R4: the card kept from an earlier round counts; who left takes no more cards."""
    match = arrange(2, {0: [92], 1: [95]}, [24, 33, 45, 46, 48], round_number=2)
    assert match.plain.taken[0] == 0
    take(match, 48)
    assert match.plain.has_left[0] == 1
    assert match.to_move == 1, "48 is the lowest visible card, but its owner has left"


def test_what_is_left_goes_out() -> None:
    """KC-R5: the round ends when all have left; the display is out, the stack out unseen."""
    match = arrange(2, {0: [92], 1: [95]}, [24, 33, 45, 46, 48], round_number=2)
    before = match.copy()
    take(match, 24, 33)
    s = match.plain
    assert s.round_number == 3
    assert all(s.place[n] == GONE for n in (45, 46, 48))
    unseen = sum(before.plain.place[n] == UNSEEN for n in CARDS)
    # One card refilled the display after the first take, one after the second, five opened.
    assert sum(s.place[n] == UNSEEN for n in CARDS) == unseen - 2 - 5


def test_visible_cards_stay_for_the_next_round() -> None:
    """KC-R6: the next round begins with the cards of the last, and the lowest starts."""
    match = arrange(3, {0: [92], 1: [95], 2: [81]}, [8, 15, 24, 33, 45, 46], round_number=2)
    take(match, 33, 15, 24)  # seat 2 has 81, then seat 0, then seat 1
    s = match.plain
    assert s.round_number == 3
    assert s.visible_card.tolist()[:3] == [15, 24, 33]
    assert match.to_move == 0
    assert s.taken.tolist()[:3] == [0, 0, 0]
    assert s.has_left.tolist()[:3] == [0, 0, 0]


def test_the_game_ends_after_five_rounds() -> None:
    """KC-R1, KC-E5: nobody is to move after round 5, and heroes are compared before the end."""
    match = arrange(2, {0: [76, 92], 1: [95]}, [24, 33, 45, 46, 48], round_number=5)
    take(match, 24, 33)
    assert match.to_move is None
    assert match.legal() == []
    assert match.score_sheet()[0]["heroes"] == 5


@pytest.mark.parametrize("number", range(1, 6))
def test_heroes_bring_the_number_of_the_round(number: int) -> None:
    """KC-H1: strictly more than at least one neighbour: r glory; ties bring nothing."""
    assert hero_glory(4, number, [3, 2, 3, 4]) == [number, 0, number, number]
    assert hero_glory(4, number, [2, 2, 2, 2]) == [0, 0, 0, 0]


def test_only_neighbours_count() -> None:
    """KC-H1: the seat across is not compared with."""
    assert hero_glory(4, 2, [5, 5, 1, 5]) == [0, 2, 0, 2]


def test_more_than_both_together_is_double() -> None:
    """KC-H2: 2r instead, and the same sum is not more."""
    assert hero_glory(4, 4, [0, 5, 3, 1]) == [0, 8, 4, 4]
    assert hero_glory(3, 4, [2, 2, 4]) == [0, 0, 4]
    assert hero_glory(3, 4, [2, 2, 5]) == [0, 0, 8]


def test_two_players_never_double() -> None:
    """KC-H2: one neighbour, one comparison."""
    assert hero_glory(2, 5, [9, 0]) == [5, 0]
    assert hero_glory(2, 5, [4, 4]) == [0, 0]


def test_heroes_on_covered_cards_count() -> None:
    """KC-H1: the heroes on all cards taken so far, not only on the visible one."""
    low, high = of_type("hero", 2)[:2]
    match = arrange(2, {0: [low, high, 92], 1: [95]}, [7, 22, 25, 33, 45])
    assert match.plain.heroes[0] == CARDS[low].heroes + CARDS[high].heroes
    take(match, 7, 22)
    assert match.plain.hero_glory.tolist()[:2] == [1, 0]


def test_taking_heroes_counts_them() -> None:
    """KC-H1, KC-H2: a hero card adds its heroes at once, and glory adds up over the rounds."""
    match = arrange(2, {0: [92], 1: [95]}, [24, 45, 46, 48, 76], round_number=1)
    for number, lead in ((1, 0), (2, 0), (3, 0)):
        before = int(match.plain.hero_glory[lead])
        match.plain.heroes[lead] = 50
        finish_round(match)
        assert match.plain.hero_glory[lead] == before + number
    match = arrange(2, {0: [92], 1: [95]}, [24, 45, 46, 48, 76], round_number=1)
    take(match, 76)
    assert match.plain.heroes[0] == CARDS[76].heroes > 0
