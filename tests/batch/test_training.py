"""The example that trains a policy: it runs, and what it does helps."""

from __future__ import annotations

import importlib.util
import pathlib
from typing import Any

import pytest

from extras import need

torch = need("torch", "torch")

EXAMPLE = pathlib.Path(__file__).parents[2] / "examples" / "train_kings.py"


@pytest.fixture(scope="module")
def example() -> Any:
    spec = importlib.util.spec_from_file_location("train_kings", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_short_training_copies_greedy_well_enough_to_improve(example: Any) -> None:
    """A few rounds of copying make greedy's actions likelier and the outcome better known."""
    torch.manual_seed(1)
    torch.set_num_threads(1)
    batch, learners = example.tables(128, "cpu", 1)
    policy = example.Policy(batch.columns, batch.actions)
    optimiser = torch.optim.Adam(policy.parameters(), 1e-3)
    before = example.play(batch, policy, learners, True)
    for _ in range(3):
        example.learn(policy, optimiser, example.play(batch, policy, learners, True), True)
    after = example.play(batch, policy, learners, True)
    assert after[3].mean() > before[3].mean() + 0.1
    example.learn(policy, optimiser, example.play(batch, policy, learners, False), False)
    share, half = example.measure(policy, "cpu", 200, 5)
    assert 0.0 < share < 1.0
    assert 0.0 < half < 0.1


def test_what_is_learned_from_is_legal_and_known(example: Any) -> None:
    batch, learners = example.tables(64, "cpu", 2)
    policy = example.Policy(batch.columns, batch.actions)
    seen, legal, action, chance, outcome = example.play(batch, policy, learners, False)
    assert len(seen) == len(legal) == len(action) == len(chance) == len(outcome) > 500
    assert legal.gather(1, action[:, None]).all()
    assert not outcome.isnan().any()
    assert (outcome.abs() < 10).all()
