"""The end of the game: KC-E."""

from __future__ import annotations

import pytest

from kings_and_creatures.setting import CARDS, Hands, arrange, of_type


def king_of(kind: str) -> int:
    """A king of that type with crowns on both sides."""
    return next(n for n in of_type("king") if CARDS[n].rules == kind and min(CARDS[n].crowns))


def kings(players: int, hands: Hands) -> int:
    return arrange(players, hands).score_sheet()[0]["kings"]


def legends(hands: Hands) -> int:
    return arrange(6, hands).score_sheet()[0]["legends"]


def test_every_treasure_counts() -> None:
    """KC-E1: the glory shown."""
    hand = of_type("treasure")[3:8]
    assert arrange(6, {2: hand}).score_sheet()[2] == {
        "heroes": 0,
        "treasures": sum(CARDS[n].glory for n in hand),
        "creatures": 0,
        "kings": 0,
        "legends": 0,
    }


@pytest.mark.parametrize("kinds", range(7))
def test_creatures_count_their_kinds(kinds: int) -> None:
    """KC-E2: each creature is worth the number of different kinds; a second one of a kind too."""
    names = ["centaur", "minotaur", "griffon", "chimera", "dragon", "unicorn"][:kinds]
    hand = [next(n for n in of_type("creature") if CARDS[n].kind == name) for name in names]
    assert arrange(6, {1: hand}).score_sheet()[1]["creatures"] == kinds * kinds
    if kinds:
        second = [n for n in of_type("creature") if CARDS[n].kind == "centaur"][1]
        sheet = arrange(6, {1: [*hand, second]}).score_sheet()[1]
        assert sheet["creatures"] == (kinds + 1) * kinds


def test_a_king_looks_to_each_side() -> None:
    """KC-E3: left crowns against the next seat, right crowns against the one before."""
    king = king_of("treasure")
    left, right = CARDS[king].crowns
    one, two, three, four = of_type("treasure")[:4]
    assert kings(6, {0: [king, one]}) == left + right
    assert kings(6, {0: [king, one], 1: [two]}) == right
    assert kings(6, {0: [king, one], 5: [two]}) == left
    assert kings(6, {0: [king, one], 1: [two], 5: [three]}) == 0
    assert kings(6, {0: [king, one, four], 1: [two], 5: [three]}) == left + right
    assert kings(6, {0: [king, one], 3: [two, three, four]}) == left + right
    assert kings(6, {0: [king]}) == 0, "not more than nothing"


def test_a_king_is_no_card_of_the_type_he_rules() -> None:
    """KC-E3: he counts as a king card only."""
    king = king_of("hero")
    assert kings(6, {0: [king]}) == 0


def test_a_king_of_kings_counts_himself() -> None:
    """KC-E3: and other kings; a neighbour's king makes it even."""
    king = king_of("king")
    left, right = CARDS[king].crowns
    assert kings(6, {0: [king]}) == left + right
    assert kings(6, {0: [king], 1: [king_of("hero")]}) == right


def test_legends_count_for_a_king_whether_complete_or_not() -> None:
    """KC-E3: a king of legends counts legend cards."""
    king = king_of("legend")
    hard = next(n for n in of_type("legend") if sum(CARDS[n].needs.values()) > 3)
    hands = {0: [king, hard]}
    assert arrange(6, hands).score_sheet()[0]["legends"] == 0
    assert kings(6, hands) == sum(CARDS[king].crowns)


def test_castles_count_for_nothing() -> None:
    """KC-E3, KC-E4: no king rules them, no legend shows them, they bring no glory."""
    assert all(card.rules != "castle" for card in CARDS.values())
    assert all("castle" not in card.needs for card in CARDS.values())
    assert arrange(4).scores() == [0, 0, 0, 0]


def test_two_players_compare_both_sides_with_the_one_opponent() -> None:
    """KC-E3: both sides' crowns, or none."""
    king = next(n for n in of_type("king", 2) if CARDS[n].rules == "creature")
    assert min(CARDS[king].crowns) > 0
    mine, theirs = of_type("creature", 2)[:2]
    assert kings(2, {0: [king, mine]}) == sum(CARDS[king].crowns)
    assert kings(2, {0: [king, mine], 1: [theirs]}) == 0


@pytest.mark.parametrize("legend", of_type("legend"))
def test_a_legend_needs_all_its_cards(legend: int) -> None:
    """KC-E4: at least the shown number of each shown type; one card less brings nothing."""
    hand = [legend]
    for kind, count in CARDS[legend].needs.items():
        own = [n for n in of_type(kind) if n != legend and kind != "legend"]
        spare = [n for n in of_type("legend") if n != legend and sum(CARDS[n].needs.values()) > 3]
        hand += (spare[: count - 1]) if kind == "legend" else own[:count]
    assert legends({0: hand}) == CARDS[legend].glory
    assert legends({0: hand[:-1]}) < CARDS[legend].glory


def test_more_cards_than_shown_complete_a_legend_too() -> None:
    """KC-E4: at least the shown number."""
    legend = next(n for n in of_type("legend") if CARDS[n].needs == {"treasure": 2})
    assert legends({0: [legend, *of_type("treasure")[:5]]}) == CARDS[legend].glory


def test_a_legend_counts_itself() -> None:
    """KC-E4: where legends are shown; and a king counts as a king card where kings are shown."""
    legend = next(n for n in of_type("legend") if CARDS[n].needs == {"legend": 2})
    other = next(n for n in of_type("legend") if CARDS[n].needs == {"king": 3})
    assert legends({0: [legend]}) == 0
    assert legends({0: [legend, other]}) == CARDS[legend].glory
    of_kings = next(n for n in of_type("legend") if CARDS[n].needs == {"king": 2})
    hand = [of_kings, king_of("hero"), king_of("king")]
    assert legends({0: hand}) == CARDS[of_kings].glory


def test_the_most_glory_wins_and_a_tie_is_shared() -> None:
    """KC-E5: a tie is a shared victory, whatever the cards."""
    treasures = of_type("treasure")
    same = next(
        (a, b) for a in treasures for b in treasures if a < b and CARDS[a].glory == CARDS[b].glory
    )
    assert arrange(6, {3: [treasures[-1]]}).leaders() == [3]
    assert arrange(6, {1: [same[0]], 4: [same[1]]}).leaders() == [1, 4]
    assert arrange(3).leaders() == [0, 1, 2]
