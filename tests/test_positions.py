"""Positions as values: kept, compared, sent to other processes; and the first use of the rules."""

from __future__ import annotations

import copy
import os
import pathlib
import pickle
import subprocess
import sys
from typing import Any

import numba
import pytest

import merrymen
from merrymen import chronicle
from merrymen.arena import play
from merrymen.batch import Batch
from merrymen.engine import speaking
from tables import TABLES, Table, walk

GAME = "kings_and_creatures"
at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@at_every_table
def test_a_match_is_a_value(table: Table) -> None:
    """Pickled, copied and deep-copied ones are equal, hash alike, and play on alike."""
    match = table.start(3)
    for twin in (pickle.loads(pickle.dumps(match)), copy.copy(match), copy.deepcopy(match)):
        assert twin == match
        assert hash(twin) == hash(match)
        assert twin.to_bytes() == match.to_bytes()
        action = match.legal()[-1]
        twin.apply(action)
        assert twin != match
        after = match.copy()
        after.apply(action)
        assert twin == after


def test_a_match_differs_by_what_is_known_and_by_its_rules() -> None:
    game = merrymen.game(GAME)
    match = game.new(3, seed=1)
    assert match != game.new(3, seed=2)
    assert match != match.hidden(0)
    assert pickle.loads(pickle.dumps(match.hidden(0))).erased
    assert match != "a match"
    assert len({match, match.copy(), game.new(3, seed=1), game.new(3, seed=2)}) == 2


def test_a_match_keeps_an_edition_of_its_own(tmp_path: pathlib.Path) -> None:
    game = merrymen.game(GAME)
    own = tmp_path / "own.toml"
    text = game.edition_format.shipped.read_text()
    own.write_text(text.replace("heroes = 1", "heroes = 2", 1))
    match = game.new(2, seed=1, edition=str(own))
    own.unlink()
    assert pickle.loads(pickle.dumps(match)) == match
    assert match != game.new(2, seed=1)


PLAY_ON = """
import pickle, sys
match = pickle.load(sys.stdin.buffer)
match.apply(match.legal()[0])
pickle.dump(match, sys.stdout.buffer)
"""


def test_a_match_goes_to_another_process_and_back() -> None:
    match = merrymen.game(GAME).new(3, seed=1)
    command = [sys.executable, "-c", PLAY_ON]
    there = subprocess.run(command, input=pickle.dumps(match), capture_output=True, check=True)
    match.apply(match.legal()[0])
    assert pickle.loads(there.stdout) == match


@at_every_table
def test_what_was_worked_out_is_never_stale(table: Table) -> None:
    """Whoever writes into the record gets the actions of what stands there now."""
    match, other = table.start(1), table.start(2)
    for number, (there, action) in enumerate(walk(other, 2)):
        if number > 25:
            break
        match.record[:] = there.record
        assert match.to_move == there.to_move
        assert match.legal() == there.legal()
        match.apply(action)
        match.legal().clear()
        assert match.to_move == match.copy().to_move
        assert match.legal() == match.copy().legal()


@at_every_table
def test_one_position_has_a_batch_s_columns(table: Table) -> None:
    match = table.start(5)
    batch = Batch(table.name, table.players, 1, seed=5, **dict(table.options))
    turned = Batch(table.name, table.players, 1, seed=5, relative=True, **dict(table.options))
    for number, (_, action) in enumerate(walk(match, 5)):
        if number > 20:
            break
        assert (match.mask() == batch.legal()[0]).all()
        for seat in range(table.players):
            assert (match.observe(seat) == batch.observe(seat)[0]).all()
            assert (match.observe(seat, relative=True) == turned.observe(seat)[0]).all()
        batch.step([action])
        turned.step([action])
    with pytest.raises(merrymen.BadSetup, match="there is no seat"):
        match.observe(9)
    assert match.observe(None).shape == (batch.columns,)


def test_a_chronicle_is_a_value(tmp_path: pathlib.Path) -> None:
    """Paths may be strings, positions of a replay are matches of their own."""
    game = merrymen.game(GAME)
    told = play(game, [merrymen.bot("random", seed=s) for s in range(2)], seed=4)
    assert pickle.loads(pickle.dumps(told)) == copy.deepcopy(told) == told
    assert hash(copy.deepcopy(told)) == hash(told)
    path = str(tmp_path / "game.json")
    told.save(path)
    assert chronicle.load(path) == told
    positions = list(told.replay(str(game.edition_format.shipped)))
    assert len(set(positions)) == len(told.steps) + 1
    assert positions[-1].scores() == told.scores
    positions[0].apply(positions[0].legal()[-1])
    assert positions[1].to_bytes() == list(told.replay())[1].to_bytes()


FIRST_USE = """
import numba, merrymen
assert not numba.config.CACHE_DIR, numba.config.CACHE_DIR
merrymen.engine.speaking.PATIENCE = 0.05
@numba.njit(cache=True)
def own(x):
    return x + 1
own(1)
match = merrymen.game("{game}").new(2, seed=1)
while match.to_move is not None:
    match.apply(match.legal()[0])
assert "merrymen" not in str(own.stats.cache_path), own.stats.cache_path
"""


def first_use(folder: pathlib.Path, game: str) -> str:
    script = folder / "use.py"
    script.write_text(FIRST_USE.format(game=game))
    env = {k: v for k, v in os.environ.items() if k not in ("NUMBA_CACHE_DIR", "NUMBA_DISABLE_JIT")}
    env["MERRYMEN_CACHE"] = str(folder / "kept")
    ran = subprocess.run(
        [sys.executable, str(script)], env=env, capture_output=True, text=True, check=True
    )
    assert ran.stdout == ""
    return ran.stderr


def test_the_first_use_speaks_and_leaves_other_caches_alone(tmp_path: pathlib.Path) -> None:
    """It says which game is compiled and that it is kept; the second use says nothing."""
    folder = tmp_path / "mine"  # nothing of it may hold our name
    folder.mkdir()
    said = first_use(folder, GAME)
    assert "compiling Kings & Creatures for this machine" in said
    assert "what is compiled is kept" in said
    assert "Kings & Creatures compiled in" in said
    assert first_use(folder, GAME) == ""
    assert list((folder / "kept").rglob("*.nbi"))


def test_what_is_partly_kept_is_compiled_further_without_a_promise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Every command that needs another part of a game said again that it was only this once."""
    said: list[str] = []
    monkeypatch.setattr(speaking, "silent", False)
    monkeypatch.setattr(speaking, "_told", set())
    monkeypatch.setattr(speaking, "_tell", said.append)
    typeof: Any = numba.typeof
    one, other = ((typeof(merrymen.game(name).layout.zeros()),) for name in (GAME, "castle_combo"))
    speaking.met(one)  # as in a process that finds a part of it compiled
    for signature in (one, other, other):
        with speaking.first_use():
            speaking.missed(signature)
            speaking._say()
    told = [words for words in said if "compiling" in words]
    assert told[0] == "compiling more of Kings & Creatures"
    assert told[1].startswith("compiling Castle Combo for this machine")
    assert told[2] == "compiling more of Castle Combo"
    assert "once" not in " ".join(said)


def test_compiled_code_that_cannot_be_kept_is_a_word_and_no_error(
    tmp_path: pathlib.Path,
) -> None:
    blocked = tmp_path / "kept"
    blocked.write_text("a file where a folder should be")
    said = first_use(tmp_path, GAME)
    assert "cannot be written" in said
    assert "MERRYMEN_CACHE" in said
    assert said.count("cannot be written") == 1
