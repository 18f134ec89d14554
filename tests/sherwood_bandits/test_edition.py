"""Sherwood Bandits: the edition, and what its checks refuse."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from merrymen.games.sherwood_bandits.edition import check, dice_remarks, remarks, rolls_below
from sherwood_bandits.scene import GAME


def tables() -> Any:
    return copy.deepcopy(GAME.edition.tables)


def test_the_shipped_edition() -> None:
    """SB-C2, SB-C3: 42 wagons, 14 with each back, 53 tiles and 13 tokens."""
    shipped = GAME.edition.tables
    assert check(shipped) == []
    assert remarks(shipped) == []
    assert GAME.edition.remarks == ()
    assert Counter(w.back for w in shipped.wagons) == {"light": 14, "medium": 14, "heavy": 14}
    assert sum(w.kind == "plain" for w in shipped.wagons) == 36
    assert sum(w.companion is not None for w in shipped.wagons) == 20
    assert sum(row.count for row in shipped.loot if row.item != "token") == 53
    assert [row.count for row in shipped.loot if row.item == "token"] == [13]


def test_the_odds_of_the_dice() -> None:
    """SB-R4: of 36 rolls of two dice 15 stay below 7."""
    assert rolls_below(2, 7) == 15
    assert GAME.edition.record[0]["below"][2, 7] == 15
    assert GAME.edition.record[0]["below"][0, 1] == 1
    assert GAME.edition.record[0]["below"][4, 40] == 1296


def wagon(data: Any, kind: str) -> Any:
    return next(w for w in data.wagons if w.kind == kind)


def plain(data: Any, back: str, defence: int) -> list[Any]:
    return [w for w in data.wagons if (w.kind, w.back, w.defence) == ("plain", back, defence)]


def set_all(rows: list[Any], **figures: Any) -> None:
    for row in rows:
        for name, value in figures.items():
            setattr(row, name, value)


def more_of_the_first(data: Any) -> None:
    """A red ring more, a green one less."""
    set_all(data.loot[:1], count=6)
    set_all(data.loot[1:2], count=4)


BREAKS: list[tuple[Callable[[Any], Any], str]] = [
    (lambda d: d.wagons.pop(), "wagon 42 is missing"),
    (lambda d: set_all(d.wagons[:1], number=2), "wagon 2 is there 2 times"),
    (lambda d: set_all(d.wagons[:1], number=43), "there is no wagon 43"),
    (lambda d: d.backs.reverse(), "light, medium and heavy"),
    (lambda d: set_all(d.backs[1:2], low=12), "from a low to a high value"),
    (lambda d: set_all(plain(d, "light", 4)[:1], defence=8), "not in the range of its back"),
    (lambda d: set_all([wagon(d, "war")], defence=30), "the war wagon has the defence 33"),
    (lambda d: set_all([wagon(d, "kings")], defence=0), "kings wagon has a defence from 1 to 33"),
    (lambda d: set_all([wagon(d, "feast")], defence=9), "the feast wagon has the defence 0"),
    (lambda d: set_all([wagon(d, "beer")], kind="war"), "one wagon of the kind beer, not 0"),
    (lambda d: set_all(d.loot[:1], count=-1), "a count is not below 0"),
    (lambda d: set_all(d.loot[-1:], count=12), "there are 13 coin tokens, not 12"),
    (lambda d: set_all(d.loot[:1], colour=None), "a ring has a colour"),
    (lambda d: set_all(d.loot[1:2], colour="red"), "red ring is there twice"),
    (lambda d: set_all(d.loot[-2:-1], count=10), "there are 53 loot tiles, not 54"),
]  # fmt: skip

DIFFERS: list[tuple[Callable[[Any], Any], str]] = [
    (lambda d: set_all(d.backs[1:2], high=12), "medium range has not four values"),
    (lambda d: set_all(d.backs[1:2], low=7), "without overlapping"),
    (lambda d: set_all(d.backs[:1], low=3), "known to be 4-7"),
    (lambda d: set_all(d.backs[2:], high=25), "the most that four dice show"),
    (lambda d: set_all(plain(d, "light", 4), defence=5), "not every value of the light range"),
    (lambda d: set_all(plain(d, "light", 5), defence=6), "known to have the defence 5"),
    (lambda d: set_all(plain(d, "light", 4)[:1], back="heavy", defence=12), "plain wagons are"),
    (lambda d: set_all([w for w in d.wagons if w.companion][:1], companion=None), "wagons show"),
    (lambda d: set_all([wagon(d, "beer")], back="heavy"), "has a heavy back; ours has a light one"),
    (lambda d: set_all([wagon(d, "kings")], defence=15), "the defence 15; ours 14"),
    (lambda d: set_all([wagon(d, "sheriffs")], defence=7), "the defence 7; ours 6"),
    (lambda d: set_all([wagon(d, "wayfarers")], companion="john"), "ours shows none"),
    (more_of_the_first, "of ours 5"),
]  # fmt: skip


@pytest.mark.parametrize(("damage", "problem"), BREAKS)
def test_what_the_rulebook_fixes_is_an_error(damage: Callable[[Any], Any], problem: str) -> None:
    """SB-C2, SB-C3, SB-W1 to SB-W6: a damaged edition is refused, with the reason."""
    data = tables()
    damage(data)
    assert any(problem in found for found in check(data)), check(data)


@pytest.mark.parametrize(("correction", "remark"), DIFFERS)
def test_what_only_we_decided_is_a_remark(correction: Callable[[Any], Any], remark: str) -> None:
    """An owner of the box corrects our figures: the edition plays, and says where it differs."""
    data = tables()
    correction(data)
    assert check(data) == []
    assert any(remark in found for found in remarks(data)), remarks(data)


@pytest.mark.parametrize(
    ("back", "low", "problem"),
    [("medium", 14, "medium wagons do not usually fall to 3 dice, as ours do"),
     ("medium", 8, None), ("heavy", 8, "heavy wagons do not usually resist 3 dice, as ours do")],
)  # fmt: skip
def test_the_weights_fit_the_dice(back: str, low: int, problem: str | None) -> None:
    """SB-C2: light falls to two dice, medium to three, heavy needs four and help."""
    found = dice_remarks(back, Counter({low + i: 3 for i in range(4)}))
    assert found == ([problem] if problem else [])
