"""What a search over batches needs: copies, positions from elsewhere, guesses at the unknown."""

from __future__ import annotations

import pathlib
import pickle
from typing import Any

import numpy as np
import pytest

import merrymen
from loading import module_at
from merrymen.arena import play
from merrymen.batch import Batch
from tables import TABLES, Table

GAME = "kings_and_creatures"
EXAMPLE = pathlib.Path(__file__).parents[2] / "examples" / "gumbel_search.py"
at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def batch_of(table: Table, n: int = 6, steps: int = 9, **settings: Any) -> Batch:
    batch = Batch(table.name, table.players, n, seed=3, **settings, **dict(table.options))
    for _ in range(steps):
        batch.step(batch.choose())
    return batch


def state(batch: Batch) -> tuple[bytes, ...]:
    arrays = (batch.legal(), batch.to_move, batch.rewards(), batch.done, batch.observe())
    return (batch.records().tobytes(), *(np.asarray(array).tobytes() for array in arrays))


def test_a_copy_plays_on_alike_and_apart() -> None:
    """Into the next deals as well; and what happens to the copy does not touch the batch."""
    batch = batch_of(Table(GAME, 3, ()))
    twin = batch.copy()
    kept = state(batch)
    assert state(twin) == kept
    for _ in range(60):
        twin.step(twin.choose("greedy"))
    assert state(batch) == kept
    for _ in range(60):
        batch.step(batch.choose("greedy"))
    assert state(batch) == state(twin)
    still = batch.copy(restart=False)
    while (still.to_move >= 0).any():
        still.step(still.choose())


@pytest.mark.parametrize("name", merrymen.games())
def test_a_pickled_batch_plays_on_alike(name: str) -> None:
    """Games, counters and rewards are kept; the threads are found again."""
    batch = Batch(name, n=5, seed=3, reward="points", restart=False, relative=True)
    for _ in range(4):
        batch.step(batch.choose())
    batch.resample(0)
    twin = pickle.loads(pickle.dumps(batch))
    for _ in range(6):
        for one in (batch, twin):
            one.step(one.choose("random"))
        batch.resample()
        twin.resample()
        assert twin.records().tobytes() == batch.records().tobytes()
    assert twin.observe().tobytes() == batch.observe().tobytes()
    assert (twin.rewards() == batch.rewards()).all()
    assert (twin.seed, twin.options, twin.edition.hash) == (3, batch.options, batch.edition.hash)


@at_every_table
def test_positions_come_from_matches_records_and_batches(table: Table) -> None:
    batch = batch_of(table)
    matches = [batch.match(at) for at in range(batch.n)]
    for other in (Batch.from_matches(matches), batch_of(table, steps=2)):
        other.load(batch.records())
        assert other.records().tobytes() == batch.records().tobytes()
        assert other.legal().tobytes() == batch.legal().tobytes()
        assert other.to_move.tobytes() == batch.to_move.tobytes()
    rows = [5, 0, 0, 3, 3, 1]
    other.load(batch, rows=rows)
    assert [other.match(at) for at in range(6)] == [matches[row] for row in rows]
    wide = Batch(table.name, table.players, 3, seed=9, **dict(table.options))
    wide.load(batch.records(), rows=np.array([2, 2, 4]))
    assert wide.match(1) == matches[2]


@at_every_table
def test_guesses_look_the_same_to_the_seat_and_differ_elsewhere(table: Table) -> None:
    """Every guess is a whole, sound position that its seat cannot tell from the true one."""
    batch = batch_of(table)
    for seats in (None, 0, np.arange(6) % table.players):
        guessed = batch.copy()
        guessed.resample(seats)
        for at in range(batch.n):
            seat = int(np.broadcast_to(batch.to_move if seats is None else seats, 6)[at])
            true, guess = batch.match(at), guessed.match(at)
            assert guess.hidden(seat).view(seat) == true.hidden(seat).view(seat)
            assert table.game.audit(guess.plain, guess.edition) == []
            assert (guess.mask() == guessed.legal()[at]).all()
        assert guessed.records().tobytes() != batch.records().tobytes()


def test_guesses_follow_their_seed_and_know_nothing_that_is_hidden() -> None:
    """From two true positions that look alike to a seat the same guesses are made."""
    batch = batch_of(Table("castle_combo", 3, ()), 4)
    other = batch.copy()
    other.resample(1, seed=8)
    assert other.records().tobytes() != batch.records().tobytes()
    for one in (batch, other):
        one.resample(1, seed=5)
    assert batch.records().tobytes() == other.records().tobytes()
    before = batch.records().tobytes()
    batch.resample(-1)
    assert batch.records().tobytes() == before
    batch.resample(1)
    once = batch.records().tobytes()
    batch.resample(1)
    assert batch.records().tobytes() != once, "each call draws on"


def test_a_hidden_match_becomes_many_worlds() -> None:
    match = merrymen.game("castle_combo").new(3, seed=1)
    seat = match.to_move
    assert seat is not None
    worlds = Batch.from_matches([match.hidden(seat)] * 5, seat=seat, restart=False, seed=2)
    assert len({worlds.match(at) for at in range(5)}) == 5
    for at in range(5):
        assert worlds.match(at).view(seat) == match.view(seat)
    with pytest.raises(merrymen.BadSetup, match="seat"):
        Batch.from_matches([match.hidden(seat)])


def test_what_does_not_fit_is_refused() -> None:
    batch = batch_of(Table(GAME, 3, ()))
    other = merrymen.game("castle_combo").new(3, seed=1)
    four = merrymen.game(GAME).new(4, seed=1)
    for wrong, words in (
        (lambda: batch.load(other.record), "no records of Kings"),
        (lambda: batch.load(four.record, rows=[0] * 6), "for 3 players"),
        (lambda: batch.load(batch.records()[:2]), "6 positions are needed, not 2"),
        (lambda: batch.load(batch, rows=[0, 1]), "6 rows are needed"),
        (lambda: batch.load(batch, rows=[0, 1, 2, 3, 4, 6]), "rows are 0 to 5"),
        (lambda: batch.resample(3), "seats are 0 to 2"),
        (lambda: Batch.from_matches([]), "at least one"),
        (lambda: Batch.from_matches([four, merrymen.game(GAME).new(3, seed=1)]), "share game"),
    ):
        with pytest.raises(merrymen.BadSetup, match=words):
            wrong()
    with pytest.raises(merrymen.BadSetup, match="same game, players and device"):
        batch.load(batch_of(Table(GAME, 2, ())))


def test_a_gpu_that_is_not_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    cuda = pytest.importorskip("numba.cuda")
    monkeypatch.setattr(cuda, "is_available", lambda: False)
    with pytest.raises(
        merrymen.BadSetup, match=r"needs an NVIDIA GPU|pip install 'merrymen\[gpu\]'"
    ):
        Batch(GAME, device="cuda")


def test_the_example_searches_in_under_150_lines() -> None:
    """It beats random play, and the same seed makes the same choices."""
    assert len(EXAMPLE.read_text().splitlines()) < 150
    module = module_at(EXAMPLE)
    game, won = merrymen.game(GAME), 0
    for seed in range(4):
        seats = [module.Gumbel(64, seed=1), merrymen.bot("random", seed=seed)]
        won += 0 in play(game, seats, seed=seed).winners
    assert won >= 3
    match = game.new(2, seed=4)
    chosen = {module.Gumbel(64, seed=7).choose(match.hidden(0), 0) for _ in range(3)}
    assert len(chosen) == 1
