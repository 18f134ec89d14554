"""OpenSpiel's own tests, for every game, player count and rule set; not every mixture."""

from __future__ import annotations

import random
import unittest
from typing import Any

import numpy as np
import pytest

import merrymen
from extras import need
from tables import TABLES, Table

need("pyspiel", "openspiel")

import pyspiel  # noqa: E402
from absl import flags  # noqa: E402
from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402

from merrymen.adapters import openspiel  # noqa: E402

flags.FLAGS(["x"])  # OpenSpiel's tests read flags that a program must parse first


def is_plain_or_small(table: Table) -> bool:
    """Every player count by the usual rules, every rule set at the smallest table."""
    usual = {name: option.default for name, option in table.game.options.items()}
    return dict(table.options) == usual or table.players == table.game.players[0]


SOME_TABLES = [table for table in TABLES if is_plain_or_small(table)]
at_every_table = pytest.mark.parametrize("table", SOME_TABLES, ids=str)
in_every_game = pytest.mark.parametrize("name", merrymen.games())


def load(table: Table) -> Any:
    options = {name: openspiel.parameter(value) for name, value in table.options}
    return pyspiel.load_game(f"merrymen_{table.name}", {"players": table.players, **options})


def deal(game: Any, seed: int) -> Any:
    state, chance = game.new_initial_state(), random.Random(seed)
    return skip_chance(state, chance)


def skip_chance(state: Any, chance: random.Random) -> Any:
    while state.is_chance_node():
        state.apply_action(chance.choice(state.chance_outcomes())[0])
    return state


@at_every_table
def test_random_simulation(table: Table) -> None:
    game = load(table)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


@at_every_table
def test_simulated_games(table: Table) -> None:
    games_sim_test.GamesSimTest().sim_game(load(table))


@in_every_game
def test_the_api_on_part_of_the_tree(name: str) -> None:
    game = pyspiel.load_game(f"merrymen_{name}")
    base = api_test.EnforceAPIOnPartialTreeBase
    case = type("Case", (base,), {"game": game, "game_name": name})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun == 5
    assert result.wasSuccessful(), result.failures + result.errors


@at_every_table
def test_resampled_states_look_the_same(table: Table) -> None:
    """The same mover, legal actions, observation and memory, all through a game."""
    game = load(table)
    state, chance = deal(game, 5), random.Random(5)
    while not state.is_terminal():
        if chance.random() < 0.2:
            for player in range(table.players):
                other = state.resample_from_infostate(player, chance.random)
                assert other.current_player() == state.current_player()
                for look in ("information_state_string", "observation_string"):
                    assert getattr(other, look)(player) == getattr(state, look)(player)
                assert other.observation_tensor(player) == state.observation_tensor(player)
                if player == state.current_player():
                    assert other.legal_actions() == state.legal_actions()
        state.apply_action(chance.choice(state.legal_actions()))
        skip_chance(state, chance)


@in_every_game
def test_ismcts_plays(name: str) -> None:
    """OpenSpiel's Python search, by way of the resampling, through half a dozen moves."""
    game, chance = pyspiel.load_game(f"merrymen_{name}"), random.Random(1)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game, uct_c=1.4, max_simulations=4, evaluator=rollouts,
        random_state=np.random.RandomState(2),
    )  # fmt: skip
    state = deal(game, 1)
    for _ in range(6):
        if not state.is_terminal():
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            skip_chance(state, chance)


@in_every_game
def test_a_copied_state_does_not_know_the_future(name: str) -> None:
    """The same actions with other outcomes of chance lead elsewhere."""
    game = pyspiel.load_game(f"merrymen_{name}")
    ends = set()
    for seed in range(4):
        state, chance = deal(game, 1), random.Random(seed)
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
            skip_chance(state, chance)
        ends.add(str(state))
    assert len(ends) == 4


@in_every_game
def test_memories_are_kept_apart(name: str) -> None:
    """A seat remembers its own actions: other actions, another information state."""
    game = pyspiel.load_game(f"merrymen_{name}")
    state = deal(game, 1)
    while len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
        skip_chance(state, random.Random(1))
    player, told = state.current_player(), set()
    for action in state.legal_actions():
        child = state.child(action)
        skip_chance(child, random.Random(1))
        told.add(child.information_state_string(player))
    assert len(told) == len(state.legal_actions())
