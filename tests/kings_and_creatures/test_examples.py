"""The worked examples of the rulebook."""

from __future__ import annotations

import json
import pathlib
from typing import Any

from kings_and_creatures.setting import CARDS, GAME, arrange, take
from merrymen.match import Match

A, B, C = 0, 1, 2
BOARD = pathlib.Path(__file__).parents[2] / "web" / "src" / "boards" / "kings_and_creatures"
DRAWN: dict[str, list[dict[str, Any]]] = json.loads((BOARD / "examples.json").read_text())
"""The examples as the rules page draws them: rows of cards, most of them in front of a seat."""

Hands = dict[int, list[int]]


def drawn(clause: str) -> list[Hands]:
    return [{row["seat"]: row["cards"]} for row in DRAWN[clause]]


def together(clause: str) -> Hands:
    return {seat: cards for hand in drawn(clause) for seat, cards in hand.items()}


def at_the_end(hands: Hands) -> Match:
    """KC-S3: what an example shows is in a game of three."""
    for hand in hands.values():
        assert all(CARDS[n].mark <= 3 for n in hand)
    return arrange(3, hands, round_number=5)


def test_example_1_a_round_of_three() -> None:
    """KC-R2, KC-R3, KC-R4: the lowest moves, also twice in a row; the third card and a lower
    number end the round for their taker."""
    match = arrange(3, display=[8, 16, 19, 32, 62, 76])
    assert match.to_move == A
    take(match, 62)
    assert match.to_move == B
    take(match, 8)
    assert match.to_move == C
    take(match, 76)
    assert match.to_move == B
    take(match, 16)
    assert match.to_move == B
    assert rows_seen(match) == [(row["cards"], row.get("raised", 0)) for row in DRAWN["KC-R3"]]
    take(match, 32)
    assert match.plain.has_left.tolist()[:3] == [0, 1, 0]
    assert match.to_move == A
    take(match, 19)
    assert match.plain.has_left.tolist()[:3] == [1, 1, 0]
    assert match.to_move == C
    assert rows_seen(match) == [(row["cards"], row.get("raised", 0)) for row in DRAWN["KC-R4"]]


def rows_seen(match: Match) -> list[tuple[list[int], int]]:
    """What lies in front of everybody, in the order of taking, and how many cards are raised."""
    seats = match.view(None)["board"]["seats"]
    return [([card["number"] for card in seat["cards"]], seat["raised"]) for seat in seats]


def test_example_1_shows_a_treasure_and_a_hero() -> None:
    """KC-C2: card 8 is a treasure, card 76 a hero card."""
    assert CARDS[8].type == "treasure"
    assert CARDS[76].type == "hero"


def hero_glory(players: int, round_number: int, heroes: list[int]) -> list[int]:
    """What each seat gains when a round ends with so many heroes."""
    last = 110  # whoever has it visible takes a lower card, and the round is over
    match = arrange(
        players,
        {0: [last]},
        display=[7, 25],
        round_number=round_number,
        has_left=range(1, players),
    )
    for seat, count in enumerate(heroes):
        match.plain.heroes[seat] = count
    take(match, 7)
    return [int(glory) for glory in match.plain.hero_glory.tolist()[:players]]


def test_example_2_heroes_after_round_three() -> None:
    """KC-H1, KC-H2: more than one neighbour is 3; more than both together would be 6."""
    heroes = [at_the_end(together("KC-H2")).plain.heroes[seat] for seat in (A, B, C)]
    assert heroes == [row["heroes"] for row in DRAWN["KC-H2"]] == [6, 3, 7]
    glory = hero_glory(3, 3, heroes)
    assert glory == [row["glory"] for row in DRAWN["KC-H2"]] == [3, 0, 3]
    assert hero_glory(3, 3, [6, 3, 10]) == [3, 0, 6]


def test_example_3_the_lowest_starts_and_goes_on() -> None:
    """KC-R6: last cards 15, 24, 33; the 15 starts, takes 23 and is on turn again."""
    hands = {A: [15], B: [33], C: [24]}
    match = arrange(3, hands, display=[17, 22, 23, 45, 46, 66], round_number=2)
    assert match.to_move == A
    take(match, 23)
    assert match.to_move == A
    assert [
        cards[-len(row["cards"]) :]
        for row, (cards, _) in zip(
            sorted(DRAWN["KC-R6"], key=lambda row: row["seat"]), rows_seen(match), strict=True
        )
    ] == [[15, 23], [33], [24]]


def test_example_4_treasures() -> None:
    """KC-E1: 3 + 4 + 6 = 13."""
    (hand,) = drawn("KC-E1")
    assert [CARDS[n].glory for n in hand[C]] == [3, 4, 6]
    assert at_the_end(hand).score_sheet()[C]["treasures"] == 13


def test_example_5_creatures() -> None:
    """KC-E2: six creatures of four kinds are worth 24."""
    (hand,) = drawn("KC-E2")
    assert len(hand[A]) == 6
    assert len({CARDS[n].kind for n in hand[A]}) == 4
    assert at_the_end(hand).score_sheet()[A]["creatures"] == 24


def test_example_6_a_king_of_heroes() -> None:
    """KC-E3: the left neighbour also has 4 hero cards, the right one fewer: 3 crowns count.

    It does not matter that the right neighbour's cards show more heroes.
    """
    hands = together("KC-E3")
    king, *heroes = hands[A]
    assert CARDS[king].rules == "hero"
    assert CARDS[king].crowns[0] > 0
    assert (len(heroes), len(hands[B])) == (4, 4)
    match = at_the_end(hands)
    assert match.plain.heroes[C] > match.plain.heroes[A]
    assert match.score_sheet()[A]["kings"] == 3


def test_example_7_two_legends_from_the_same_cards() -> None:
    """KC-E4: legends of 3 and of 5 glory, both complete, and the same cards count for both: 8."""
    (hand,) = drawn("KC-E4")
    three, five, *others = hand[C]
    assert [CARDS[n].glory for n in (three, five)] == [3, 5]
    assert at_the_end(hand).score_sheet()[C]["legends"] == 8
    needed = sum(sum(CARDS[n].needs.values()) for n in (three, five))
    assert len(others) < needed


def test_example_8_four_players() -> None:
    """KC-S1 to KC-S3: castles 1 to 4, 12 legends, unmarked, 3+ and 4+ cards."""
    match = GAME.new(4, seed=3)
    s = match.plain
    castles = sorted(s.visible_card.tolist()[:4])
    castles_drawn, others_drawn = (row["cards"] for row in DRAWN["KC-S3"])
    assert castles == castles_drawn == [1, 2, 3, 4]
    assert [CARDS[n].mark for n in others_drawn] == [4, 3, 0]
    shown = s.display.tolist()[: s.display_count]
    legends_shown = sum(CARDS[n].type == "legend" for n in shown)
    assert s.legends_in_stacks + legends_shown == 12
    others = {n for n in s.others.tolist() if n} | {n for n in shown if CARDS[n].type != "legend"}
    assert others == {
        n for n, c in CARDS.items() if c.type not in ("castle", "legend") and c.mark in (0, 3, 4)
    }
