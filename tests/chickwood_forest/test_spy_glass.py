"""Chickwood Forest: which castles the spy glass may be turned to, and how often."""

from __future__ import annotations

from chickwood_forest.forest import cleared, do, kind, labels, lay_row, own
from merrymen.games.chickwood_forest.state import PHASES
from merrymen.match import Match


def glass() -> Match:
    """Seat 1 has the spy glass and raids last; face-down cards lie at castles 1, 3 and 4."""
    match = cleared(3, [1, 3, 2], legendary=True)
    own(match, 1, spy_glass=1)
    lay_row(match, 1, [("ring", 1, "down")])
    lay_row(match, 2, [("gown", 0, "up")])
    lay_row(match, 3, [("bust", 1, "down"), ("maid", 0, "down"), ("cape", 2, "up")])
    lay_row(match, 4, [("armour", 2, "down")])
    match.plain.phase, match.plain.seat = PHASES.index("spy"), 1
    return match


def test_castles_with_nothing_new_are_not_offered() -> None:
    """CF-L2: neither own cards nor open ones are worth a look; only one castle is looked at."""
    match = glass()
    assert len(labels(match)) == 3
    assert all("castle 3" in one or "castle 4" in one for one in labels(match)[1:])
    match.apply(match.legal()[1])
    seen = match.hidden(1).plain
    assert seen.row[3].tolist()[:3] == [kind("bust"), kind("maid"), kind("cape")]
    assert seen.row[4, 0] == 0, "the other castle stays unknown"
    assert match.to_move == 0, "the first raid follows, no second look"


def test_the_first_raider_is_not_asked_for_anothers_glass() -> None:
    """CF-L2: its owner decides, whoever raids first; in the same round it is not asked again."""
    match = glass()
    assert match.to_move == 1
    do(match, "Do not look")
    order = []
    while match.plain.phase == PHASES.index("raid") and match.to_move is not None:
        order.append(match.to_move)
        match.apply(match.legal()[0])
    assert order == [0, 2, 1]
