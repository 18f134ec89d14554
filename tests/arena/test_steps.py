"""Every decision of a tournament as a dataset, and back."""

from __future__ import annotations

import pathlib

import numpy as np
import pytest

import merrymen
from merrymen import cli
from merrymen.arena import series, steps
from merrymen.arena.results import Results
from merrymen.batch import Batch

GAME = "kings_and_creatures"


def results(games: int = 4) -> Results:
    made = [
        (n, lambda seed, n=n: merrymen.bot(n, seed=seed)) for n in ("greedy", "random", "random")
    ]
    return series(merrymen.game(GAME), made, games, seed=5)


def test_the_rows_are_what_was_played(tmp_path: pathlib.Path) -> None:
    """Played again in a batch from the seeds, every observation, mask and reward is the same."""
    played = results()
    told = steps.read(steps.write(played, str(tmp_path), command="by hand"))
    assert len(told["action"]) == sum(len(c.steps) for c in played.chronicles)
    game = merrymen.game(GAME)
    for outcome in played.outcomes:
        mine = told["number"] == outcome.number
        assert set(told["seed"][mine]) == {outcome.chronicle.seed}
        seed = told["seed"][mine][0]  # as the card says, as it is
        assert game.new(3, seed=seed) == next(outcome.chronicle.replay())
        batch = Batch(GAME, 3, 1, seed=seed, restart=False)
        earned = np.zeros((int(mine.sum()), 3), np.float32)
        for at, row in enumerate(np.flatnonzero(mine)):
            seat = int(told["seat"][row])
            assert seat == batch.to_move[0]
            assert (told["observation"][row] == batch.observe()[0]).all()
            assert (told["legal"][row] == batch.legal()[0]).all()
            assert told["bot"][row] == played.names[outcome.order[seat]]
            assert told["points"][row] == outcome.chronicle.scores[seat]
            batch.step([told["action"][row]])
            earned[at] = batch.rewards()[0]
        assert told["last"][mine].tolist() == [False] * (len(earned) - 1) + [True]
        expected = earned[-1][told["seat"][mine]]
        assert told["reward"][mine] == pytest.approx(expected)
    assert set(told["edition"]) == {game.edition.hash}
    assert set(told["rules"]) == {game.rules_version}
    card = (tmp_path / steps.CARD).read_text()
    assert "by hand" in card
    for name in told:
        assert f"| `{name}` |" in card


def test_records_hold_what_the_seat_may_know_and_no_more(tmp_path: pathlib.Path) -> None:
    played = results(1)
    told = steps.read(steps.write(played, tmp_path, seen="records"))
    game, match = merrymen.game(GAME), next(played.chronicles[0].replay())
    record = np.frombuffer(told["record"][0], game.layout.dtype)
    assert record.tobytes() == match.hidden(int(told["seat"][0])).record.tobytes()
    assert record.tobytes() != match.record.tobytes()
    with pytest.raises(merrymen.BadSetup, match="observations or records"):
        steps.write(played, tmp_path, seen="everything")


def test_the_command_and_polars(tmp_path: pathlib.Path) -> None:
    arguments = ["arena", GAME, "--bots", "greedy,random", "--games", "2", "--seed", "3"]
    assert cli.main([*arguments, "--steps", str(tmp_path)]) == 0
    assert (
        "merrymen arena kings_and_creatures --bots greedy,random"
        in (tmp_path / steps.CARD).read_text()
    )
    with pytest.raises(merrymen.BadSetup, match="no steps"):
        steps.read(tmp_path / "elsewhere")
    import pyarrow.parquet

    assert pyarrow.parquet.read_table(tmp_path).num_rows == len(steps.read(tmp_path)["action"])
    polars = pytest.importorskip("polars")
    frame = polars.read_parquet(f"{tmp_path}/*.parquet")
    assert frame["observation"].to_numpy().shape[0] == len(frame) > 20
    assert frame["legal"].to_numpy().any(axis=1).all()


def test_the_examples_are_copied(tmp_path: pathlib.Path) -> None:
    assert cli.main(["examples", str(tmp_path / "here")]) == 0
    assert (tmp_path / "here" / "gumbel_search.py").exists()
    assert merrymen.bot(f"{tmp_path / 'here' / 'lowest.py'}:Lowest")
