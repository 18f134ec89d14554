"""The edition: what is checked, and that each broken constraint is named."""

from __future__ import annotations

import pathlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import merrymen
from kings_and_creatures.setting import CARDS, GAME, of_type
from merrymen.games.kings_and_creatures.edition import Card, Tables, check
from tables import walk

Change = Callable[[dict[int, Card]], None]


def alter(number: int, /, **figures: Any) -> Change:
    def change(cards: dict[int, Card]) -> None:
        cards[number] = msgspec.structs.replace(cards[number], **figures)

    return change


def several(*changes: Change) -> Change:
    def change(cards: dict[int, Card]) -> None:
        for one in changes:
            one(cards)

    return change


def every(kind: str, condition: Callable[[Card], bool], /, **figures: Any) -> Change:
    """Change the figures of all cards of a type that meet a condition."""
    return several(
        *(alter(n, **figures) for n in of_type(kind) if condition(CARDS[n])),
    )


def swap(one: int, other: int) -> Change:
    """Two cards exchange their numbers."""

    def change(cards: dict[int, Card]) -> None:
        cards[one], cards[other] = (
            msgspec.structs.replace(cards[other], number=one),
            msgspec.structs.replace(cards[one], number=other),
        )

    return change


def problems_of(change: Change) -> list[str]:
    cards = dict(CARDS)
    change(cards)
    return check(Tables(cards=list(cards.values())))


def test_the_shipped_edition_is_whole() -> None:
    """KC-C1 to KC-C3, KC-S4, and everything that the worked examples show."""
    assert check(GAME.edition.tables) == []


TREASURE, HERO, LEGEND, KING, CREATURE = (
    of_type(kind)[0] for kind in ("treasure", "hero", "legend", "king", "creature")
)

BROKEN: dict[str, tuple[Change, str]] = {
    "a number twice": (alter(50, number=51), "card 51 is there 2 times"),
    "a number missing": (alter(50, number=51), "card 50 is missing"),
    "a number too high": (alter(50, number=111), "there is no card 111"),
    "too many of a type": (
        alter(KING, type="treasure", rules=None, crowns=(0, 0), glory=3),
        "there must be 16 cards of type king, not 15",
    ),
    "wrong marks": (
        alter(TREASURE, mark=6),
        "cards by mark (none, 3+ to 6+) must be (32, 12, 17, 12, 12), not (31, 12, 17, 12, 13)",
    ),
    "a castle beyond 6": (swap(6, 50), "card 50: castles are the numbers 1 to 6"),
    "another card below 7": (swap(6, 50), "card 6: castles are the numbers 1 to 6"),
    "a marked castle": (alter(3, mark=4), "card 3: a castle carries no mark"),
    "a marked legend": (alter(LEGEND, mark=4), f"card {LEGEND}: a legend carries no mark"),
    "no glory": (alter(TREASURE, glory=0), "a treasure has glory from 1 to 20, not 0"),
    "too much glory": (alter(LEGEND, glory=21), "a legend has glory from 1 to 20, not 21"),
    "glory elsewhere": (alter(HERO, glory=2), "a hero has no glory"),
    "no heroes": (alter(HERO, heroes=0), "a hero has heroes from 1 to 8, not 0"),
    "heroes elsewhere": (alter(CREATURE, heroes=1), "a creature has no heroes"),
    "no crowns": (alter(KING, crowns=(0, 0)), "a king has crowns from 1 to 18, not 0"),
    "crowns elsewhere": (alter(HERO, crowns=(1, 1)), "a hero has no crowns"),
    "too many crowns": (alter(KING, crowns=(10, 1)), "crowns are 0 to 9 on each side"),
    "no needs": (alter(LEGEND, needs={}), "a legend has needs from 1 to 9, not 0"),
    "needs elsewhere": (alter(HERO, needs={"king": 1}), "a hero has no needs"),
    "a need of nothing": (
        alter(LEGEND, needs={"king": 0, "hero": 1}),
        "needs at least 1 of a type",
    ),
    "a legend of castles": (alter(LEGEND, needs={"castle": 1}), "no legend shows castles"),
    "a creature without a kind": (alter(CREATURE, kind=None), "a creature has a kind"),
    "a kind elsewhere": (alter(HERO, kind="dragon"), "a creature has a kind"),
    "a king of nothing": (alter(KING, rules=None), "a king rules a type other than castles"),
    "a king of castles": (alter(KING, rules="castle"), "a king rules a type other than castles"),
    "a ruler elsewhere": (alter(HERO, rules="king"), "a king rules a type other than castles"),
    "card 8": (swap(8, 9), "card 8 is a treasure and card 76 a hero card"),
    "card 76": (swap(76, 72), "card 8 is a treasure and card 76 a hero card"),
    "a card of an example": (swap(32, 28), "card 32 occurs with three players"),
    "no example heroes": (
        every("hero", lambda card: card.mark <= 3, heroes=1),
        "at least 9 hero cards are unmarked or 3+, some with two or more heroes",
    ),
    "no treasure of 3": (
        every("treasure", lambda card: card.glory == 3, glory=2),
        "a treasure of 3 glory, unmarked or 3+, exists",
    ),
    "no treasure of 4": (
        every("treasure", lambda card: card.glory == 4, glory=2),
        "a treasure of 4 glory, unmarked or 3+, exists",
    ),
    "no treasure of 4 at three": (
        several(alter(13, mark=4), alter(18, mark=3)),
        "a treasure of 4 glory, unmarked or 3+, exists",
    ),
    "no treasure of 6": (
        every("treasure", lambda card: card.glory == 6, glory=5),
        "a treasure of 6 glory, unmarked or 3+, exists",
    ),
    "no legend of 3": (
        every("legend", lambda card: card.glory == 3, glory=2),
        "legends of 3 and of 5 glory exist for which the same cards count",
    ),
    "no legend of 5": (
        every("legend", lambda card: card.glory == 5, glory=6),
        "legends of 3 and of 5 glory exist for which the same cards count",
    ),
    "legends that share nothing": (
        alter(20, needs={"creature": 2}),
        "legends of 3 and of 5 glory exist for which the same cards count",
    ),
    "too few kinds": (
        every("creature", lambda card: card.mark <= 3, kind="dragon"),
        "six creatures of four kinds are unmarked or 3+",
    ),
    "no example king": (
        every("king", lambda card: card.rules == "hero", crowns=(3, 4)),
        "a king of heroes, unmarked or 3+, has crowns on both sides, 3 of them right",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_constraint_is_named(name: str) -> None:
    """KC-C1, KC-C2, KC-C3, KC-S4: each in words, with the card where it is one card's."""
    change, problem = BROKEN[name]
    found = problems_of(change)
    assert any(problem in line for line in found), found


def test_marks_on_other_types_are_a_remark(tmp_path: pathlib.Path) -> None:
    """KC-C3, KC-S3: the rulebook fixes how many cards bear a mark, not on which type they are."""
    treasure = next(n for n in of_type("treasure") if not CARDS[n].mark and n > 100)
    king = next(n for n in of_type("king") if CARDS[n].mark == 4)
    change = several(alter(treasure, mark=4), alter(king, mark=0))
    assert problems_of(change) == []
    shipped = GAME.edition.path.read_text(encoding="utf-8")
    plain, marked = f"number = {treasure}, type", f'number = {king}, type = "king", mark = 4'
    corrected = shipped.replace(plain, plain.replace(", type", ", mark = 4, type"))
    corrected = corrected.replace(marked, marked.replace(", mark = 4", ""))
    own = tmp_path / "own.toml"
    own.write_text(corrected, encoding="utf-8")
    edition = GAME.load_edition(own)
    assert edition.remarks == (
        "treasure cards by mark (none, 3+ to 6+) are (8, 3, 6, 3, 3); ours are (9, 3, 5, 3, 3)",
        "king cards by mark (none, 3+ to 6+) are (7, 2, 2, 2, 3); ours are (6, 2, 3, 2, 3)",
    )
    for players in GAME.players:
        for _ in walk(GAME.new(players, seed=4, edition=edition), 4):
            pass


def test_the_shipped_edition_has_no_remarks() -> None:
    assert GAME.edition.remarks == ()


def test_all_problems_are_told_at_once() -> None:
    found = problems_of(several(alter(TREASURE, glory=0), alter(HERO, heroes=0)))
    assert len(found) == 2


def test_a_corrected_file_is_played_with(tmp_path: pathlib.Path) -> None:
    """An owner of the box changes a figure; the position knows the other edition."""
    shipped = GAME.edition.path.read_text(encoding="utf-8")
    line = next(text for text in shipped.splitlines() if "number = 109," in text)
    corrected = tmp_path / "mine.toml"
    glory = CARDS[109].glory
    better = line.replace(f"glory = {glory}", f"glory = {glory + 1}")
    corrected.write_text(shipped.replace(line, better), encoding="utf-8")
    match = GAME.new(2, seed=1, edition=corrected)
    assert match.edition.hash != GAME.edition.hash
    assert match.edition.record[0]["glory"][109] == glory + 1


def test_a_damaged_file_is_refused(tmp_path: pathlib.Path) -> None:
    shipped = GAME.edition.path.read_text(encoding="utf-8")
    damaged = tmp_path / "damaged.toml"
    damaged.write_text(shipped.replace('kind = "unicorn"', 'kind = "lion"'), encoding="utf-8")
    with pytest.raises(merrymen.BadEdition, match="lion"):
        GAME.load_edition(damaged)


def test_every_king_and_legend_is_listed_by_what_serves_it() -> None:
    """The lists that the advice reads hold every king and every need, once."""
    served = GAME.edition.record[0]["served"]
    types = ("castle", "treasure", "hero", "legend", "king", "creature")
    for kind, name in enumerate(types):
        listed = [int(n) for n in served[kind] if n]
        expected = {n for n, c in CARDS.items() if c.rules == name or name in c.needs}
        assert len(listed) == len(set(listed))
        assert set(listed) == expected


def test_strength_grows_with_the_number() -> None:
    """Low numbers buy tempo, so they are weaker: glory, heroes and crowns rise with the number."""
    glory = [CARDS[n].glory for n in of_type("treasure")]
    heroes = [CARDS[n].heroes for n in of_type("hero")]
    for figures in (glory, heroes):
        assert figures == sorted(figures)
        assert figures[0] < figures[-1]
    crowns = [sum(CARDS[n].crowns) for n in of_type("king")]
    assert sum(crowns[:8]) < sum(crowns[8:])
