"""Gymnasium's own test, and the vector environment beside single ones."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import merrymen
from extras import need

need("gymnasium", "gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from merrymen.adapters.gymnasium import Seat, VectorSeat  # noqa: E402

in_every_game = pytest.mark.parametrize("name", merrymen.games())


@in_every_game
@pytest.mark.filterwarnings("ignore:.*alternative render modes")
def test_the_environment(name: str) -> None:
    """With the fewest and the most players."""
    game = merrymen.game(name)
    for players in (game.players[0], game.players[-1]):
        check_env(Seat(name, players, seat=players - 1, opponents="random", render_mode="ansi"))


def first_legal(masks: Any) -> Any:
    return np.argmax(masks, axis=-1)


@in_every_game
def test_a_game_is_won_or_lost_at_its_end(name: str) -> None:
    """Rewards come with the end, and only then; the bots' moves are played in between."""
    seat = Seat(name, opponents="random")
    _, info = seat.reset(seed=1)
    over, rewards = False, []
    while not over:
        assert (seat.action_masks() == info["action_mask"]).all()
        _, reward, over, _, info = seat.step(first_legal(info["action_mask"]))
        rewards.append(reward)
    assert not any(rewards[:-1])
    assert -1.0 <= rewards[-1] <= 1.0


@in_every_game
def test_an_illegal_action_forfeits_the_game(name: str) -> None:
    seat = Seat(name)
    _, info = seat.reset(seed=1)
    wrong = int(np.argmin(info["action_mask"]))
    _, reward, over, _, info = seat.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


@in_every_game
def test_a_vector_environment_restarts_at_the_next_step(name: str) -> None:
    """Every table is its own game: ends pay, and the step after an end begins anew."""
    many = VectorSeat(name, num_envs=6, opponents="random")
    seen, info = many.reset(seed=3)
    again, _ = VectorSeat(name, num_envs=6, opponents="random").reset(seed=3)
    assert seen.tobytes() == again.tobytes()
    over = np.zeros(6, bool)
    ended = 0
    while ended < 12:
        actions = np.where(over, 0, first_legal(info["action_mask"]))
        seen, rewards, now_over, truncated, info = many.step(actions)
        assert seen.shape == many.observation_space.shape
        assert not now_over[over].any() or (rewards[over & now_over] != 0).any()
        assert not rewards[~now_over].any()
        assert not truncated.any()
        assert (info["action_mask"].any(axis=1) == ~now_over).all()
        over, ended = now_over, ended + int(now_over.sum())


@in_every_game
def test_rendering_shows_the_seat_s_own_view(name: str) -> None:
    seat = Seat(name, render_mode="ansi")
    seat.reset(seed=1)
    assert merrymen.game(name).title in seat.render()


def test_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(merrymen.BadSetup):
        Seat(merrymen.games()[0], seat=9)
    with pytest.raises(merrymen.BadSetup, match="one seed"):
        VectorSeat(merrymen.games()[0]).reset(seed=[1])
