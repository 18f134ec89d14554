"""The weights that come with the house: small, for these rules and editions, and worth having."""

from __future__ import annotations

import pytest

import merrymen
from merrymen.bots.learned import Sage
from merrymen.learning.network import MOST_BYTES, SHIPPED, load, why_not
from merrymen.training.ladder import climb

NAMES = sorted(path.stem for path in SHIPPED.glob("*.json"))
for_all_shipped = pytest.mark.parametrize("name", NAMES)


@for_all_shipped
def test_shipped_weights_fit_these_rules(name: str) -> None:
    """A network for other rules is dead weight: train it anew or take it out."""
    game, network = merrymen.game(name), load(SHIPPED, name)
    assert why_not(network.card, game, game.edition) is None
    assert (SHIPPED / f"{name}.xz").stat().st_size <= MOST_BYTES
    assert network.card.trained["steps"] > 0
    assert network.card.strength["greedy"]


@for_all_shipped
def test_a_sage_answers_from_the_shipped_weights(name: str) -> None:
    """At every player count, from the hidden record, and not by the search that stands in."""
    game = merrymen.game(name)
    for players in game.players:
        match, sage = game.new(players, seed=1), Sage()
        seat = match.to_move
        assert seat is not None
        assert sage.choose(match.hidden(seat), seat) in match.legal()
        assert sage._mind is not None


@pytest.mark.long
@for_all_shipped
def test_a_shipped_sage_is_better_than_greedy(name: str) -> None:
    """At the smallest table, clearly above a fair share."""
    game = merrymen.game(name)
    found = climb(game, SHIPPED, "greedy", 90, 11)
    assert found["share"] * found["players"] > 1.15
