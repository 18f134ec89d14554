"""The game's own advice, as a network hears it."""

from __future__ import annotations

import numpy as np
import pytest

import merrymen
from advised import advice_about
from merrymen.bots.greedy import Greedy
from merrymen.learning.advice import LEAST, looks
from merrymen.match import Match
from tables import step_of


def some_match(name: str, steps: int) -> Match:
    game = merrymen.game(name)
    return step_of(game.new(game.players[-1], seed=4), 6, steps)


@pytest.mark.parametrize("name", merrymen.games())
def test_what_greedy_does_is_the_best_advice(name: str) -> None:
    """Nothing looks better than 0, and what greedy takes looks like that to a grain, where advice
    on reflection is no other."""
    told = set()
    for steps in (0, 3, 8, 15, 25):
        match = some_match(name, steps)
        seat = match.to_move
        assert seat is not None
        hidden = match.hidden(seat)
        about = advice_about(hidden)
        assert list(about) == hidden.legal()
        if match.game.verbs.counsel is match.game.verbs.appraise:
            assert about[Greedy(seed=1).choose(hidden, seat)] == 0
        assert max(about.values()) == 0
        told |= set(about.values())
    assert min(told) >= LEAST
    assert len(told) > 3


@pytest.mark.parametrize("name", merrymen.games())
def test_advice_leaves_the_table_as_it_is(name: str) -> None:
    """What is tried in thought is taken back, to the byte."""
    for steps in range(0, 60, 4):
        match = some_match(name, steps)
        if match.to_move is not None:
            hidden = match.hidden(match.to_move)
            before = hidden.record.tobytes()
            for action in hidden.legal():
                looks(hidden.position, hidden.edition.cards, action)
                assert hidden.record.tobytes() == before


@pytest.mark.parametrize("name", merrymen.games())
def test_advice_is_made_from_what_the_mover_may_know(name: str) -> None:
    """It is the same whatever lies where the mover cannot look."""
    match = some_match(name, 8)
    seat = match.to_move
    assert seat is not None
    about = advice_about(match.hidden(seat))
    for seed in range(3):
        assert advice_about(match.hidden(seat).resampled(seat, seed).hidden(seat)) == about
    assert np.array(list(about.values())).dtype.kind == "i"
