"""What was taken counts at the end, for every seat around the table: KC-E and KC-H in play."""

from __future__ import annotations

import pytest

from kings_and_creatures.setting import CARDS, arrange, of_type, take
from kings_and_creatures.test_examples import hero_glory
from merrymen.games.kings_and_creatures.edition import CardType

ROUND_THE_TABLE = pytest.mark.parametrize("players", [3, 4, 5, 6])


def test_taken_creatures_count_with_their_kinds() -> None:
    """KC-E2: a kind counts from the take on; a second creature of it adds no kind."""
    one = of_type("creature", 2)[0]
    other = next(n for n in of_type("creature", 2) if CARDS[n].kind != CARDS[one].kind)
    again = next(
        n for n in of_type("creature", 2) if n > other and CARDS[n].kind == CARDS[one].kind
    )
    match = arrange(2, display=[one, other, again], visible={1: 110})
    worth = []
    for card in (one, other, again):
        assert match.to_move == 0
        take(match, card)
        worth.append(match.score_sheet()[0]["creatures"])
    assert worth == [1 * 1, 2 * 2, 3 * 2]
    assert match.score_sheet()[1]["creatures"] == 0


def test_taken_cards_serve_kings_and_legends() -> None:
    """KC-E1, KC-E3, KC-E4: treasures, a king of treasures and a legend of two, as they come."""
    legend = next(n for n in of_type("legend") if CARDS[n].needs == {"treasure": 2})
    king = [n for n in of_type("king", 2) if CARDS[n].rules == "treasure"][-1]
    first, second = [n for n in of_type("treasure", 2) if legend < n < king][:2]
    match = arrange(2, {0: [legend]}, [first, second, king], visible={1: 110})
    sheets = []
    for card in (first, second, king):
        assert match.to_move == 0
        take(match, card)
        sheets.append(match.score_sheet()[0])
    glory = [CARDS[first].glory, CARDS[first].glory + CARDS[second].glory]
    assert [sheet["treasures"] for sheet in sheets] == [glory[0], glory[1], glory[1]]
    assert [sheet["legends"] for sheet in sheets] == [0, CARDS[legend].glory, CARDS[legend].glory]
    assert [sheet["kings"] for sheet in sheets] == [0, 0, sum(CARDS[king].crowns)]


@ROUND_THE_TABLE
def test_a_kings_neighbours_around_the_table(players: int) -> None:
    """KC-E3: left is the next seat, right the one before, also past the end of the table."""
    rulers = [n for n in of_type("king", 2) if CARDS[n].rules == "treasure"]
    king = next(n for n in rulers if CARDS[n].crowns[0] != CARDS[n].crowns[1])
    left, right = CARDS[king].crowns
    mine, theirs = of_type("treasure", 2)[:2]
    for seat in range(players):
        after, before = (seat + 1) % players, (seat - 1) % players
        sheets = [
            arrange(players, {seat: [king, mine], other: [theirs]}).score_sheet()[seat]["kings"]
            for other in (after, before)
        ]
        assert sheets == [right, left]


@ROUND_THE_TABLE
def test_heroes_around_the_table(players: int) -> None:
    """KC-H1, KC-H2: the first and the last seat are neighbours."""
    for seat in range(players):
        heroes = [2] * players
        heroes[seat] = 3
        expected = [0] * players
        expected[seat] = 2
        assert hero_glory(players, 2, heroes) == expected
        heroes[seat] = 5
        expected[seat] = 4
        assert hero_glory(players, 2, heroes) == expected


SHORT = [(n, kind) for n in of_type("legend") for kind in CARDS[n].needs]


@pytest.mark.parametrize(("legend", "short"), SHORT)
def test_a_legend_lacks_any_one_type(legend: int, short: CardType) -> None:
    """KC-E4: each shown type is needed, not only one of them; one card less brings nothing."""
    hand, needs = [legend], {**CARDS[legend].needs}
    incomplete = [n for n in of_type("legend") if sum(CARDS[n].needs.values()) > 3 and n != legend]
    for kind, count in needs.items():
        cards = [legend, *incomplete] if kind == "legend" else of_type(kind)
        hand += [n for n in cards[: count - (kind == short)] if n != legend]
    assert arrange(6, {0: hand}).score_sheet()[0]["legends"] == 0
    cards = [legend, *incomplete] if short == "legend" else of_type(short)
    last = cards[needs[short] - 1]
    assert arrange(6, {0: [*hand, last]}).score_sheet()[0]["legends"] == CARDS[legend].glory
