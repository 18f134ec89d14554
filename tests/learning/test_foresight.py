"""How far off a network is: the measure itself is right."""

from __future__ import annotations

import statistics

from tools.foresight import TO_THE_END, Outlook, measure, positions

import merrymen
from merrymen.learning.network import shipped

KINGS = "kings_and_creatures"


def test_positions_are_decisions_as_their_seats_see_them() -> None:
    found = positions(merrymen.game(KINGS), 4, seed=1)
    assert len(found) == 4
    for hidden, seat in found:
        assert hidden.erased
        assert hidden.to_move == seat
        assert len(hidden.legal()) > 1


def test_more_games_come_to_the_same() -> None:
    """More games err less, and come to the same."""
    game = merrymen.game(KINGS)
    (hidden, mover), *_ = positions(game, 1, seed=1)
    outlook = Outlook(shipped(KINGS), game.new(2, seed=1))
    action = hidden.legal()[0]
    few, many = (outlook.after(hidden, mover, action, TO_THE_END, games) for games in (100, 1600))
    assert abs(few[0] - many[0]) < 5 * (few[1] + many[1]) ** 0.5 + 1e-9
    assert many[1] < few[1] or few[1] == 0.0
    assert 0.0 <= many[2] <= 1.0


def test_three_thoughts_come_nearer_than_none() -> None:
    """At Kings & Creatures by far: three decisions are a good part of what is left of a round."""
    told = measure(KINGS, 12, 60)
    none, three = told["by the advice"], told["three thoughts, then the advice"]
    assert statistics.fmean(three.actions) < statistics.fmean(none.actions)
    assert statistics.fmean(told["differ"].actions) > 0.0
