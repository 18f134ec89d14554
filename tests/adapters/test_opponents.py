"""Who may sit in the other seats: anybody who can choose, checked when the table is made."""

from __future__ import annotations

import copy
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import merrymen
from extras import need

need("gymnasium", "gymnasium")
need("pettingzoo", "pettingzoo")

import gymnasium  # noqa: E402
from gymnasium.error import ResetNeeded  # noqa: E402

from merrymen.adapters.gymnasium import IDS, Seat, VectorSeat  # noqa: E402
from merrymen.adapters.pettingzoo import env  # noqa: E402
from merrymen.adapters.scene import scene  # noqa: E402

GAME = "kings_and_creatures"


class Highest:
    """A bot of somebody's own."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, hidden_match: merrymen.Match, seat: int) -> int:
        assert hidden_match.erased
        self.asked += 1
        return max(hidden_match.legal())


class Policy:
    """What a learner has: observations and masks in, actions out, for many tables at once."""

    def __init__(self) -> None:
        self.rows = 0

    def act(self, seen: Any, legal: Any) -> Any:
        assert seen.shape[0] == legal.shape[0]
        self.rows += len(seen)
        return legal.argmax(axis=1)


class Model(Policy):
    """The same as sb3-contrib's models have it."""

    act = None  # type: ignore[assignment]

    def predict(self, seen: Any, action_masks: Any) -> Any:
        return action_masks.argmax(axis=1), None


def lowest(hidden_match: merrymen.Match, seat: int) -> int:
    return min(hidden_match.legal())


def play_through(tables: VectorSeat, ends: int = 4) -> list[float]:
    _, info = tables.reset(seed=3)
    over = np.zeros(tables.num_envs, bool)
    earned: list[float] = []
    while len(earned) < ends:
        actions = np.where(over, 0, info["action_mask"].argmax(axis=1))
        _, rewards, over, _, info = tables.step(actions)
        earned += rewards[over].tolist()
    return earned


@pytest.mark.parametrize(
    "opponents",
    ["random", "greedy", "search:5", Highest, Highest(), lowest, Policy(), Model(),
     ["greedy", lowest], [Policy(), "search:5"]],
    ids=["random", "greedy", "search", "class", "bot", "function", "policy", "model",
         "list", "list with a policy"],
)  # fmt: skip
def test_anybody_can_sit_in_the_other_seats(opponents: Any) -> None:
    assert len(play_through(VectorSeat(GAME, 3, 3, seat=1, opponents=opponents))) >= 4


def test_the_same_seed_gives_the_same_games_whoever_was_named() -> None:
    one, other = (
        play_through(VectorSeat(GAME, 3, 2, opponents=["search:5", "squire"])) for _ in range(2)
    )
    assert one == other


def test_a_function_and_a_bot_play_alike_in_one_seat_and_at_many_tables() -> None:
    earned = [
        play_through(VectorSeat(GAME, 2, 2, opponents=o)) for o in (lowest, Lowest(), Policy())
    ]
    assert earned[0] == earned[1] == earned[2]


class Lowest:
    def choose(self, hidden_match: merrymen.Match, seat: int) -> int:
        return min(hidden_match.legal())


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ("gredy", "there is no bot 'gredy'"),
        (["greedy"], "2 opponents are needed"),
        (7, "cannot play"),
        ("nowhere.py:Bot", "there is no file"),
    ],
)
def test_a_wrong_opponent_is_said_when_the_table_is_made(wrong: Any, words: str) -> None:
    for make in (Seat, VectorSeat):
        with pytest.raises(merrymen.BadSetup, match=words):
            make(GAME, 3, opponents=wrong)
    with pytest.raises(merrymen.BadSetup):
        env(GAME, 3, bots={1: wrong})


def test_an_opponent_s_mistake_is_told_as_its_own() -> None:
    seat = Seat(GAME, 2, opponents=lambda hidden, seat: -3)
    with pytest.raises(merrymen.IllegalAction, match="the opponent in seat 1"):
        play_on(seat)


def play_on(seat: Seat) -> None:
    seat.reset(seed=1)
    seat.step(int(np.argmax(seat.action_masks())))


def test_self_play_sits_down_later() -> None:
    policy = Policy()
    tables = VectorSeat(GAME, 2, 2, opponents="random")
    tables.set_opponents(policy)
    play_through(tables)
    assert policy.rows > 10
    seat = Seat(GAME, 2)
    seat.set_opponents([policy])
    with pytest.raises(merrymen.BadSetup):
        seat.set_opponents(["greedy", "greedy"])


def test_a_step_after_the_end_is_refused() -> None:
    seat = Seat(GAME, 2)
    with pytest.raises(ResetNeeded):
        seat.step(0)
    seat.reset(seed=1)
    seat.step(int(np.argmin(seat.action_masks())))
    with pytest.raises(ResetNeeded, match="reset"):
        seat.step(int(np.argmax(seat.action_masks())))
    seat.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, _ = seat.step(int(np.argmax(seat.action_masks())))
    with pytest.raises(ResetNeeded):
        seat.step(0)


def test_a_seat_is_copied_with_its_game() -> None:
    seat = Seat(GAME, 2, opponents="random")
    seat.reset(seed=1)
    twin = copy.deepcopy(seat)
    action = int(np.argmax(seat.action_masks()))
    first, second = seat.step(action), twin.step(action)
    assert (first[0] == second[0]).all()
    assert seat.action_masks().tolist() == twin.action_masks().tolist()


def test_games_are_made_by_their_ids() -> None:
    """The version is that of the rules: results compare only where it is the same."""
    assert len(IDS) == len(merrymen.games())
    assert "merrymen/KingsAndCreatures-v1" in IDS
    made = gymnasium.make("merrymen/KingsAndCreatures-v1", players=3, opponents=["greedy", lowest])
    seen, info = made.reset(seed=1)
    assert seen.shape == made.observation_space.shape
    made.step(int(np.argmax(info["action_mask"])))
    many = gymnasium.make_vec("merrymen/KingsAndCreatures-v1", num_envs=3, players=2)
    assert many.reset(seed=1)[0].shape[0] == 3


def test_bots_at_a_pettingzoo_table_are_no_agents() -> None:
    """The same game as with agents in all seats who choose as the bots do."""
    table: Any = env(GAME, 3, bots={0: "search:5", 2: Policy()})
    table.reset(seed=5)
    assert table.possible_agents == ["player_1"]
    steps = 0
    for _ in table.agent_iter():
        _, reward, over, _, info = table.last()
        table.step(None if over else int(info["action_mask"].argmax()))
        steps += not over
    assert steps > 5
    assert -1.0 <= reward <= 1.0
    with pytest.raises(merrymen.BadSetup, match="agent"):
        env(GAME, 2, bots={0: "greedy", 1: "greedy"})
    with pytest.raises(merrymen.BadSetup, match="no seat 5"):
        env(GAME, 2, bots={5: "greedy"})


@pytest.mark.parametrize("name", merrymen.games())
def test_a_table_in_words_is_short_and_leaves_nothing_out(name: str) -> None:
    """Every seat stands in it, no container of plain data does, and it fits on a screen or two."""
    game = merrymen.game(name)
    match = game.new(game.players[-1], seed=2)
    shown = scene(match, match.to_move)
    assert len(shown.splitlines()) < 110
    assert max(map(len, shown.splitlines())) <= 140
    assert "{" not in shown
    assert "None" not in shown
    for seat in range(1, match.players):
        assert f"seat {seat}" in shown


MISSING = """
import sys
sys.modules["{module}"] = None
try:
    import merrymen.adapters.{adapter}
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("adapter", "module", "extra"),
    [
        ("pettingzoo", "gymnasium", "pettingzoo"),
        ("gymnasium", "gymnasium", "gymnasium"),
        ("openspiel", "pyspiel", "openspiel"),
        ("sb3", "stable_baselines3", "sb3"),
    ],
)
def test_a_missing_library_names_the_extra_that_brings_it(
    adapter: str, module: str, extra: str
) -> None:
    script = MISSING.format(adapter=adapter, module=module)
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert f"pip install 'merrymen[{extra}]'" in ran.stdout


def test_a_vector_environment_of_stable_baselines() -> None:
    """Masks, terminal observations and self-play, as MaskablePPO uses them."""
    need("sb3_contrib", "sb3")
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported

    from merrymen.adapters.sb3 import SeatVecEnv

    tables = SeatVecEnv(GAME, 2, 8, opponents="random")
    assert is_masking_supported(tables)
    model = MaskablePPO("MlpPolicy", tables, n_steps=32, batch_size=64, n_epochs=1, seed=1)
    model.learn(256)
    tables.set_opponents([model])
    model.learn(256)
    tables.seed(3)
    seen = tables.reset()
    assert get_action_masks(tables).shape == (8, merrymen.game(GAME).actions)
    ended = 0
    while not ended:
        seen, _, done, infos = tables.step(get_action_masks(tables).argmax(axis=1))
        ended = int(done.sum())
        for at in np.flatnonzero(done):
            assert infos[at]["terminal_observation"].shape == seen[at].shape
            assert (infos[at]["terminal_observation"] != seen[at]).any()
