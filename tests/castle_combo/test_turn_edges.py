"""The edges of a turn: the second key, seats at the end of the table, what others have."""

from __future__ import annotations

import pytest

import merrymen
from castle_combo.laying import DECK, ROW, buy, choose, labels, lay_table, row_of

MOVE, RENEW, BUY, FACE_DOWN, ASK_LEFT, ASK_RIGHT = 0, 1, 2, 5, 26, 27
CASTLE, VILLAGE = range(2)


@pytest.mark.parametrize("first", [MOVE, RENEW])
def test_one_key_a_turn_whatever_it_did(first: int) -> None:
    """CC-T1: once a turn, with keys to spare; the next player may spend one again."""
    match = lay_table((), (), keys=5)
    match.apply(first)
    assert match.legal() == [BUY, FACE_DOWN, BUY + 1, FACE_DOWN + 1, BUY + 2, FACE_DOWN + 2]
    with pytest.raises(merrymen.IllegalAction, match="already spent a key"):
        match.apply(RENEW)
    match.apply(FACE_DOWN)
    assert match.to_move == 1
    assert {MOVE, RENEW} <= set(match.legal())
    assert match.plain.keys.tolist()[:2] == [5 - 1 + 2, 5]


def test_discounts_of_others_are_theirs() -> None:
    """CC-T2: only cards of one's own tableau make a card cheaper."""
    match = lay_table((), ["Baron", "Squire"], village=["Witch"], gold=4)
    assert "Buy Witch for 4" in labels(match)
    match.apply(FACE_DOWN + 1)
    assert match.to_move == 1
    assert "Buy Witch for 2" in labels(match)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_neighbours_around_the_table(players: int) -> None:
    """CC-T4: left is the next seat clockwise, right the one before, for every seat."""
    purple = ["Miraculously cured", "Cardinal", "Nun", "Monk", "Pilgrim"]
    many = [2, 1, 0, 1, 1]
    tableaus = [[name] for name in purple[:players]]
    tableaus[2 % players] = ["Duchess"]
    for seat in range(players):
        for ask, neighbour in ((ASK_LEFT, seat + 1), (ASK_RIGHT, seat - 1)):
            match = lay_table(*tableaus, seat=seat, messenger="castle", castle=["Templar"])
            choose(match, "Buy Templar for")
            match.apply(match.legal()[0])
            gold = match.plain.gold[seat]
            match.apply(ask)
            assert match.plain.gold[seat] - gold == many[neighbour % players]
            assert match.to_move == (seat + 1) % players


def test_steward_alone_fills_itself() -> None:
    """CC-T5: with fewer than two purses there is nothing to choose either."""
    match = buy("Steward", (), ())
    assert match.plain.stored[0].tolist() == [3, 0, 0, 0, 0, 0, 0, 0, 0]
    assert match.plain.fills_left == 0
    assert match.to_move == 1


@pytest.mark.parametrize("rng", range(20, 30))
def test_the_castle_draws_before_the_village(rng: int) -> None:
    """CC-T8: with both rows to fill, the castle's card is the one it draws when alone."""
    both = buy("Executioner", (), ())
    alone = both.copy()
    s = alone.plain
    spare = next(card for card in range(39, 78) if s.place[card] == DECK)
    s.row[VILLAGE, s.row[VILLAGE].tolist().index(-1)] = spare
    s.place[spare] = ROW
    for match in (both, alone):
        match.plain.rng = rng * 1_000_003
        choose(match, "Discard Steward")
    assert row_of(both, "castle") == row_of(alone, "castle")
