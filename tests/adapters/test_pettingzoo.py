"""PettingZoo's own tests, for every game, player count and rule set."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import merrymen
from extras import need
from tables import TABLES, Table

need("pettingzoo", "pettingzoo")

from pettingzoo.test import api_test, render_test, seed_test  # noqa: E402

from merrymen.adapters.pettingzoo import env  # noqa: E402

at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def table_env(table: Table, **settings: Any) -> Any:
    return env(table.name, table.players, **settings, **dict(table.options))


@at_every_table
def test_the_api(table: Table) -> None:
    """With the mask in the infos there is nothing to warn about either."""
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        api_test(table_env(table, mask_in="info"), num_cycles=20)


@at_every_table
@pytest.mark.filterwarnings("ignore:Observation")
def test_the_api_with_the_mask_in_the_observation(table: Table) -> None:
    api_test(table_env(table), num_cycles=20)


@at_every_table
def test_seeds(table: Table) -> None:
    seed_test(lambda: table_env(table), num_cycles=30)


@at_every_table
def test_rendering(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: table_env(table, render_mode=render_mode))
    assert merrymen.game(table.name).title in capsys.readouterr().out


@pytest.mark.parametrize("name", merrymen.games())
def test_a_whole_game(name: str) -> None:
    """The rewards of the last step are the outcome, and every agent leaves."""
    table: Any = env(name)
    table.reset(seed=4)
    earned: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, over, _, info = table.last()
        assert seen["action_mask"].tolist() == info["action_mask"].tolist()
        if over:
            earned[agent] = reward
        table.step(None if over else int(np.flatnonzero(info["action_mask"])[-1]))
    assert sorted(earned) == table.possible_agents
    assert max(earned.values()) > 0 or sum(earned.values()) == pytest.approx(0)


@pytest.mark.parametrize("name", merrymen.games())
def test_an_illegal_action_is_refused(name: str) -> None:
    table: Any = env(name)
    table.reset(seed=4)
    wrong = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    before = table.observe(table.agent_selection)["observation"]
    with pytest.raises(merrymen.IllegalAction):
        table.step(wrong)
    assert (table.observe(table.agent_selection)["observation"] == before).all()


def test_a_mask_has_its_places() -> None:
    with pytest.raises(merrymen.BadSetup, match="observation, info"):
        env(merrymen.games()[0], mask_in="pocket")
