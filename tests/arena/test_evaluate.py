"""What a search thinks of a position."""

from __future__ import annotations

import pytest

import merrymen
from merrymen.bots import evaluator
from merrymen.errors import BadSetup
from tables import walk

KINGS = "kings_and_creatures"


def test_every_action_is_weighed() -> None:
    """Chances and points of every action, visits that are the budget, and how all seats stand."""
    match = merrymen.game(KINGS).new(3, seed=1)
    seat = match.to_move
    assert seat is not None
    found = evaluator("search", simulations=400, seed=1).evaluate(match, seat)
    assert sorted(one.action for one in found.actions) == match.legal()
    assert sum(one.visits for one in found.actions) == 400
    assert all(one.visits > 0 and one.chance is not None for one in found.actions)
    assert sum(found.chances) == pytest.approx(1.0)
    assert len(found.points) == 3
    assert found.best == max(found.actions, key=lambda one: one.visits)
    mean = sum((one.chance or 0.0) * one.visits for one in found.actions) / 400
    assert found.chances[seat] == pytest.approx(mean)


def test_a_won_game_is_seen_as_won() -> None:
    """At the last decision the chances are what the end will bring."""
    last = None
    for match, _ in walk(merrymen.game(KINGS).new(2, seed=3), 5):
        if match.to_move is not None:
            last = match.copy()
    assert last is not None
    assert last.to_move is not None
    found = evaluator("search", simulations=50, seed=1).evaluate(last, last.to_move)
    for one in found.actions:
        after = last.copy()
        after.apply(one.action)
        if after.to_move is None and one.visits:
            won = after.winners()
            expected = (last.to_move in won) / len(won)
            assert one.chance == pytest.approx(expected)
            assert one.points == pytest.approx(after.scores()[last.to_move])


def test_one_evaluates_from_what_a_seat_may_know() -> None:
    """A whole match and its hidden record give the same; a seat that waits has chances as well."""
    match = merrymen.game("sherwood_bandits").new(3, seed=1)
    seat = match.to_move
    assert seat is not None
    whole = evaluator("search", simulations=30, seed=1).evaluate(match, seat)
    hidden = evaluator("search", simulations=30, seed=1).evaluate(match.hidden(seat), seat)
    assert whole == hidden
    waiting = evaluator("squire", seed=1).evaluate(match, (seat + 1) % 3)
    assert 0.0 < sum(waiting.chances) <= 1.0 + 1e-9  # Will Scarlet may win as well


def test_not_every_bot_evaluates() -> None:
    with pytest.raises(BadSetup, match="greedy does not evaluate"):
        evaluator("greedy")
