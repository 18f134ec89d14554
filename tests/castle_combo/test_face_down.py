"""Face-down cards tempt every counter: beside each scorer lies a card that would count face up."""

from __future__ import annotations

from typing import Any

import pytest

from castle_combo.laying import Tableau, buy, lay_table, points_of

FACE_DOWN = 5

# A scorer comes first; the starred card would change its points if it lay face up.
POINTS: list[tuple[list[str | None], int, int]] = [
    (["Cardinal", "*Mother Superior"], 3, 9),  # purple shields in the row
    (["Nun", None, None, "*Mother Superior"], 3, 9),  # in the column
    (["Jester", "*Duchess"], 2, 6),  # blue shields in the row and the column
    (["Jester", None, None, "*Duchess"], 2, 6),
    (["Pilgrim", "*Duchess"], 4, 8),  # shield types in the row
    (["Lookout", None, None, "*Duchess"], 4, 8),  # in the column
    (["Architect", "*Duchess"], 2, 4),  # anywhere
    (["His Holiness", "*Duchess"], 30, 24),  # missing types
    (["Philosopher", "*Captain"], 10, 0),  # no red shield
    (["Officer", "*Duchess"], 0, 4),  # sets of blue and red
    (["General", "*Captain"], 0, 6),  # three equal shields
    (["Judge", "*Baker"], 0, 3),  # a castle and a village card
    (["Brigand", "Baker", "*Witch"], 0, 7),  # three village cards
    (["Chancellor", "*Duchess"], 2, 4),  # castle cards
    (["Chaplain", "*Baker"], 0, 2),  # village cards
    (["Blacksmith", "*Duchess"], 2, 4),  # cards with two shields
    (["Pawnbroker", "*Judge"], 3, 6),  # cards that cost 4
    (["Traveler", "*Baker"], 2, 4),  # cards that cost nothing
    (["Patron", "*Duchess"], 5, 10),  # cards that cost 5 or more
    (["Alchemist", "*Baron"], 4, 8),  # cards with a discount
]


def turned_up(tableau: Tableau) -> Tableau:
    return [name and name.lstrip("*") for name in tableau]


@pytest.mark.parametrize(("tableau", "points", "face_up"), POINTS, ids=lambda value: str(value))
def test_points_do_not_see_it(tableau: Tableau, points: int, face_up: int) -> None:
    """CC-T4, CC-E4: without cost, shields, banner or discount, whatever is counted."""
    assert points_of(lay_table(tableau, (), gold=0, keys=0))[0] == points
    assert points_of(lay_table(turned_up(tableau), (), gold=0, keys=0))[0] == face_up


# What a new card brings beside the starred one, in gold and keys, and what if that lay face up.
GAINS: list[tuple[str, str, tuple[int, int], tuple[int, int]]] = [
    ("Cardinal", "*Duchess", (0, 1), (0, 2)),  # castle cards
    ("Vicar", "*Baker", (1, 0), (2, 0)),  # village cards
    ("Chaplain", "*Nun", (1, 0), (2, 0)),  # cards with one shield
    ("Goldsmith", "*Duchess", (0, 1), (0, 2)),  # cards with two
    ("Professor", "*Duchess", (1, 0), (2, 0)),  # shield types
    ("Carpenter", "*Duchess", (0, 5), (0, 4)),  # missing types
    ("Officer", "*Duchess", (1, 0), (3, 0)),  # blue and red shields
    ("Pawnbroker", "*Judge", (1, 0), (2, 0)),  # cards that cost 4
    ("Traveler", "*Baker", (3, 0), (6, 0)),  # cards that cost nothing
    ("Miraculously cured", "*Beekeeper", (0, 1), (0, 2)),  # purses
]


def gains(card: str, *tableaus: Tableau) -> tuple[int, int]:
    """The gold and keys that the first seat has gained by a card's ability."""
    match = buy(card, *tableaus, gold=20, keys=0)
    paid = 20 - match.plain.gold[0]
    if match.plain.held >= 0:
        match.apply(match.legal()[0])
    else:
        paid = match.edition.tables.cards[match.plain.tableau[0, 0]].cost
    return int(match.plain.gold[0] + paid - 20), int(match.plain.keys[0])


@pytest.mark.parametrize(("card", "beside", "expected", "face_up"), GAINS)
def test_abilities_do_not_see_it(
    card: str, beside: str, expected: tuple[int, int], face_up: tuple[int, int]
) -> None:
    """CC-T4, CC-E4: the ability counts the new card itself, and nothing that lies face down."""
    assert gains(card, [beside], ()) == expected
    assert gains(card, [beside.lstrip("*")], ()) == face_up


def test_a_neighbours_banner_is_not_seen() -> None:
    """CC-T4: of a neighbour, too, only face-up cards are counted."""
    assert gains("Brigand", (), ["*Duchess", "Nun"]) == (0, 1)
    assert gains("Brigand", (), ["Duchess", "Nun"]) == (0, 2)


# What a card would do if it were bought.
UNUSED = [
    ("Judge", "castle"),  # 2 keys
    ("Patron", "castle"),  # 2 gold for all opponents
    ("Guildmaster", "castle"),  # a card to discard
    ("Banker", "castle"),  # an option to choose
    ("Steward", "castle"),  # purses to fill
    ("Templar", "castle"),  # a neighbour to choose
    ("Barbarian", "village"),  # an option, then a neighbour
    ("Baker", "village"),  # gold and keys
    ("Innkeeper", "village"),  # gold on all purses
]


@pytest.mark.parametrize(("name", "location"), UNUSED)
def test_its_ability_is_not_used(name: str, location: str) -> None:
    """CC-T2, CC-T4: 6 gold and 2 keys, and nothing else, for nobody; no question is asked."""
    rows: dict[str, Any] = {location: [name]}
    own = ["Beekeeper", "Sculptor", "Potter"]  # three purses with room
    match = lay_table(own, (), (), messenger=location, gold=9, keys=3, **rows)
    match.apply(FACE_DOWN)
    match.apply(match.legal()[0])
    s = match.plain
    assert match.to_move == 1
    assert s.phase == 0
    assert s.gold.tolist()[:3] == [9 + 6, 9, 9]
    assert s.keys.tolist()[:3] == [3 + 2, 3, 3]
    assert s.stored[0].tolist() == [0] * 9
    assert s.messenger == ("castle", "village").index(location)


def test_its_purse_takes_no_gold() -> None:
    """CC-T4, CC-T5, CC-E1: neither Steward nor the end of the game fills it."""
    match = buy("Steward", ["*Beekeeper", "Potter"], ())
    match.apply(match.legal()[0])
    assert match.to_move == 1
    assert sorted(match.plain.stored[0].tolist()) == [0] * 7 + [3, 4]
    assert lay_table(["*Steward"], (), gold=50, keys=0).scores() == [0, 0]
    assert lay_table(["Steward"], (), gold=50, keys=0).scores() == [6, 0]
