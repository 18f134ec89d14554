"""A batch plays the same games as matches do, whatever the threads, and hands out its arrays."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import merrymen
from extras import need
from merrymen.batch import Batch
from merrymen.match import Match
from tables import TABLES, Table

at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)
in_every_game = pytest.mark.parametrize("name", merrymen.games())


def batch_of(table: Table, n: int, **settings: Any) -> Batch:
    return Batch(table.name, table.players, n, **settings, **dict(table.options))


def shares(match: Match) -> list[float]:
    """What the end of a match is worth, by its winners."""
    won, players = match.winners(), match.players
    if players == 1 or not won:
        return [1.0 if seat in won else -1.0 for seat in range(players)]
    gain = {seat: 1 / len(won) for seat in won}
    return [(players * gain.get(seat, 0.0) - 1) / (players - 1) for seat in range(players)]


@at_every_table
def test_a_batch_plays_what_matches_play(table: Table) -> None:
    """Bytes, masks, movers, rewards and ends, over a restart and into the next game."""
    n, ended = 3, 0
    batch = batch_of(table, n, seed=11)
    matches = [batch.match(i) for i in range(n)]
    assert matches[0].record.tobytes() == table.start(11).record.tobytes()
    while ended < 4:
        assert [m.record.tobytes() for m in matches] == [r.tobytes() for r in batch.records()]
        assert batch.to_move.tolist() == [m.to_move for m in matches]
        assert [np.flatnonzero(row).tolist() for row in batch.legal()] == [
            sorted(m.legal()) for m in matches
        ]
        actions = batch.choose().tolist()
        batch.step(actions)
        for i, (match, action) in enumerate(zip(matches, actions, strict=True)):
            match.apply(action)
            over = match.to_move is None
            assert batch.done[i] == over
            assert batch.rewards()[i].tolist() == pytest.approx(
                shares(match) if over else [0.0] * table.players
            )
            if over:
                matches[i] = batch.match(i)
                ended += 1


@in_every_game
def test_threads_change_nothing(name: str) -> None:
    """What is played does not depend on how the games are cut up."""
    one, three = (Batch(name, n=1000, seed=3, threads=count) for count in (1, 3))
    for _ in range(60):
        for batch in (one, three):
            batch.step(batch.choose("greedy" if batch.to_move[0] else "random"))
        assert one.records().tobytes() == three.records().tobytes()
    assert one.observe().tobytes() == three.observe().tobytes()


@in_every_game
def test_games_of_a_batch_differ_and_repeat(name: str) -> None:
    """Every game has its own deal, a restarted one another; a reset begins again."""
    batch = Batch(name, n=64, seed=5)
    first = batch.records().copy()
    assert len({record.tobytes() for record in first}) == 64
    while not batch.done[7]:
        batch.step(batch.choose())
    assert batch.records()[7].tobytes() not in {record.tobytes() for record in first}
    batch.reset()
    assert batch.records().tobytes() == first.tobytes()
    batch.reset(6)
    assert batch.records().tobytes() != first.tobytes()


@in_every_game
def test_an_illegal_action_changes_nothing(name: str) -> None:
    """One wrong action in a batch, and no game moves; the reason is told."""
    batch = Batch(name, n=600, seed=1)
    batch.step(batch.choose())
    before, good = batch.records().tobytes(), batch.choose().copy()
    for wrong in (np.flatnonzero(~batch.legal()[599])[0], batch.actions, -2):
        bad = good.copy()
        bad[599] = wrong
        with pytest.raises(merrymen.IllegalAction, match="game 599: "):
            batch.step(bad)
        assert batch.records().tobytes() == before
    batch.step(good)
    assert batch.records().tobytes() != before


@in_every_game
def test_a_game_can_be_left_and_stay_ended(name: str) -> None:
    """-1 leaves a game as it is; without restart a finished game stays and takes no action."""
    batch = Batch(name, n=4, seed=2, restart=False)
    still = batch.records()[2].tobytes()
    while batch.to_move[0] >= 0:
        actions = batch.choose()
        actions[2] = -1
        batch.step(actions)
    assert batch.records()[2].tobytes() == still
    ended = batch.records()[0].tobytes()
    assert batch.match(0).to_move is None
    assert not batch.legal()[0].any()
    batch.step([0, -1, -1, -1])
    assert batch.records()[0].tobytes() == ended
    assert not batch.done.any()
    batch.restart(batch.to_move < 0)
    assert batch.to_move[0] >= 0


@in_every_game
def test_rewards_can_be_points_or_the_lead(name: str) -> None:
    """The same game, paid in three ways."""
    earned = {}
    for reward in ("win", "points", "lead"):
        batch = Batch(name, seed=8, reward=reward, restart=False)
        while batch.to_move[0] >= 0:
            batch.step(batch.choose())
        earned[reward] = batch.rewards()[0].tolist()
    match = batch.match(0)
    points = match.scores()
    others = [max([*points[:i], *points[i + 1 :]], default=0) for i in range(match.players)]
    assert earned["points"] == points
    assert earned["lead"] == [own - best for own, best in zip(points, others, strict=True)]
    assert earned["win"] == pytest.approx(shares(match))


@in_every_game
def test_greedy_beats_random(name: str) -> None:
    """The batch's greedy is the greedy bot: it wins more than its share."""
    batch = Batch(name, n=400, seed=4, restart=False)
    while (batch.to_move >= 0).any():
        actions = np.where(batch.to_move == 0, batch.choose("greedy"), batch.choose())
        batch.step(actions)
    won = np.mean([0 in batch.match(i).winners() for i in range(400)])
    assert won > 1 / batch.players + 0.1


@in_every_game
def test_arrays_are_contiguous_and_shared_with_torch(name: str) -> None:
    """torch reads the batch's own memory: what the next step writes, it sees."""
    torch = need("torch", "torch")
    batch = Batch(name, n=8, seed=1)
    arrays = [batch.legal(), batch.observe(), batch.rewards(), batch.done, batch.to_move]
    for array in arrays:
        assert array.flags.c_contiguous
        assert torch.from_dlpack(array).data_ptr() == array.ctypes.data
    mask = torch.from_dlpack(batch.legal())
    chosen = torch.multinomial(mask.float(), 1)[:, 0]
    batch.step(chosen)
    assert mask.numpy().tobytes() == batch.legal().tobytes()


@pytest.mark.parametrize(
    "wrong",
    [{"n": 0}, {"players": 77}, {"device": "abacus"}, {"reward": "honour"}, {"no_option": 1}],
    ids=str,
)
def test_a_bad_setup_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(merrymen.BadSetup):
        Batch(merrymen.games()[0], **wrong)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(merrymen.BadSetup, match="random, greedy"):
        Batch(merrymen.games()[0]).choose("oracle")


SHORT_RUN = """
import hashlib, sys
from merrymen.batch import Batch
batch = Batch(sys.argv[1], n=2, seed=9)
for step in range(12):
    batch.step(batch.choose("greedy" if step % 2 else "random"))
total = batch.records().tobytes() + batch.legal().tobytes() + batch.observe().tobytes()
print(hashlib.sha256(total).hexdigest())
"""


@in_every_game
def test_interpreted_and_native_agree(name: str) -> None:
    """The same source without the compiler gives the same bytes."""
    command = [sys.executable, "-c", SHORT_RUN, name]
    told = [
        subprocess.run(command, env={**os.environ, **more}, capture_output=True, text=True)
        for more in ({}, {"NUMBA_DISABLE_JIT": "1"})
    ]
    assert told[0].stdout, told[0].stderr
    assert told[1].stdout == told[0].stdout, told[1].stderr


def test_bots_of_a_batch_leave_the_games_chance_alone() -> None:
    """Asking a bot changes no position."""
    batch = Batch(random.Random(1).choice(merrymen.games()), n=4, seed=1)
    before = batch.records().tobytes()
    batch.choose("greedy")
    batch.choose("random")
    batch.observe()
    assert batch.records().tobytes() == before
