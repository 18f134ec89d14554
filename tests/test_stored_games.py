"""Whole stored games: chronicles replay to the same end, playthroughs line by line."""

from __future__ import annotations

import pathlib
import random

import pytest

import merrymen
from merrymen import chronicle
from merrymen.editions import load
from merrymen.playthrough import playthrough

HERE = pathlib.Path(__file__).parent
FIXTURES = sorted((HERE / "fixtures").rglob("*.json"))
PLAYTHROUGH_SEED = 1


@pytest.mark.parametrize("path", FIXTURES, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_a_stored_game_replays(path: pathlib.Path) -> None:
    """Every finished game ends in the position, with the scores and winners it had.

    Games of an earlier shipped edition have its file beside them, under its hash.
    """
    stored = chronicle.load(path)
    game, own = merrymen.game(stored.game), path.with_name(f"{stored.edition}.toml")
    edition = load(game.name, game.edition_format, own, kept=True) if own.exists() else None
    *_, last = stored.replay(edition)
    assert last.to_move is None
    assert stored.scores == last.scores()
    assert stored.winners == last.winners()
    assert stored.digest == chronicle.digest(last)


@pytest.mark.parametrize("name", merrymen.games())
def test_a_playthrough_reads_as_stored(name: str) -> None:
    """After a wanted change: `merrymen playthrough GAME --store tests/playthroughs`."""
    game = merrymen.game(name)
    stored = (HERE / "playthroughs" / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(playthrough(game, game.players[1], PLAYTHROUGH_SEED)):
        assert line == stored[number], f"line {number + 1}"
    assert number + 1 == len(stored)


def test_a_changed_chronicle_is_refused(tmp_path: pathlib.Path) -> None:
    """A chronicle with another action does not replay in silence."""
    shipped = [path for path in FIXTURES if "first-edition" not in path.stem]
    stored = chronicle.load(random.Random(1).choice(shipped))
    stored.steps[-1] = stored.steps[0]
    with pytest.raises(merrymen.DamagedPosition):
        list(stored.replay())
