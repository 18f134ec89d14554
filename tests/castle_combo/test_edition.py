"""The edition: the printed table, and files that must be refused."""

from __future__ import annotations

import pathlib
from collections import Counter

import pytest

import merrymen
from castle_combo.laying import GAME

SHIPPED = GAME.edition_format.shipped.read_text(encoding="utf-8")
COLOURS = ("blue", "purple", "green", "red", "orange", "yellow")


def test_shields_of_the_printed_table() -> None:
    """CC-C1: 39 cards of each deck, and their shields by colour."""
    cards = GAME.edition.tables.cards
    assert Counter(card.deck for card in cards) == {"castle": 39, "village": 39}
    shields = {
        deck: Counter(c for card in cards if card.deck == deck for c in card.shields)
        for deck in ("castle", "village")
    }
    assert [shields["castle"][colour] for colour in COLOURS] == [14, 12, 11, 8, 7, 0]
    assert [shields["village"][colour] for colour in COLOURS] == [1, 5, 6, 10, 11, 20]


def test_names_in_four_languages() -> None:
    """Every card has a name of its own in each language."""
    for language in ("en", "de", "fr", "it"):
        assert len({getattr(card, language) for card in GAME.edition.tables.cards}) == 78


def test_all_purses_score_two_per_gold() -> None:
    """CC-E1: so it does not matter on which of the 11 purses gold is stored."""
    purses = [card for card in GAME.edition.tables.cards if card.purse]
    assert len(purses) == 11
    assert all(card.points == 2 and card.per.count == "gold_here" for card in purses)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('shields = ["blue"]', 'shields = ["red"]', "castle shields"),
        ('en = "Baker"', 'en = "Witch"', "two cards are called Witch"),
        ('deck = "castle"', 'deck = "village"', "39 castle cards, then 39 village cards"),
        ("purse = 3", "purse = 10", "Steward: a purse holds at most 9"),
        ("purse = 3\n", "", "Steward: a card with a purse scores its stored gold"),
        ('discount = ["castle"]\n', "", "Astronomer: a card has either an ability or a discount"),
        ('position = "left column"', 'position = "left column", number = 2', "has no number"),
        ('count = "shields", colour = "purple"', 'count = "shields"', "shields needs a colour"),
        ('row = "village"', 'row = "castle"', "Gravedigger: discarding is from the other row"),
        ('count = "empty_spaces"', 'count = "keys"', "Devout: an ability does not read keys"),
        ("cost = 0", "cost = 12", "Steward: a cost is from 0 to 9"),
        ('set = ["blue", "red"]', 'set = ["blue", "village"]', "Officer: a set is made of"),
    ],
)
def test_a_wrong_edition_is_refused(
    old: str, new: str, problem: str, tmp_path: pathlib.Path
) -> None:
    """CC-C1: a file that cannot be the game's cards says why."""
    assert old in SHIPPED
    path = tmp_path / "edition.toml"
    path.write_text(SHIPPED.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(merrymen.BadEdition, match=problem):
        GAME.load_edition(path)


def test_a_purse_that_scores_otherwise_is_a_remark(tmp_path: pathlib.Path) -> None:
    """CC-E1: the order in which gold is stored is ours; the edition plays."""
    path = tmp_path / "edition.toml"
    path.write_text(SHIPPED.replace("points = 2", "points = 3", 1), encoding="utf-8")
    edition = GAME.load_edition(path)
    assert len(edition.remarks) == 1
    assert edition.remarks[0].startswith("Steward: stored gold scores 3 each; ours scores 2")
    assert GAME.edition.remarks == ()
    assert GAME.new(2, seed=1, edition=edition).edition.remarks == edition.remarks
