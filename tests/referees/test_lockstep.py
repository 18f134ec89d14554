"""Every game that has a referee, in lockstep with it: all player counts, options and ways."""

from __future__ import annotations

import os
import pathlib

import pytest

from merrymen.chronicle import Chronicle
from referees import lockstep
from tables import Table, tables_of

LONG = os.environ.get("MERRYMEN_PROFILE") == "long"
QUICK_GAMES, LONG_FACTOR = 200, 45  # of each game, over all its tables and ways

TABLES = [table for name in lockstep.referees() for table in tables_of(name)]


def games_at(table: Table) -> int:
    """The share of one table, played in one way."""
    module = lockstep.referee_of(table.game)
    games: int = getattr(module, "GAMES", QUICK_GAMES)
    share = max(2, games // (len(tables_of(table.name)) * len(lockstep.WAYS)))
    return share * LONG_FACTOR if LONG else share


@pytest.mark.parametrize("way", lockstep.WAYS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_referee_agrees(table: Table, way: str, tmp_path: pathlib.Path) -> None:
    """Mover, legal actions, public state, score by heading and winners, at every step."""
    module = lockstep.referee_of(table.game)
    for seed in range(games_at(table)):
        match = table.start(seed)
        chronicle = Chronicle.begin(match, seed)
        choose = lockstep.chooser(way, module, seed)
        wrong = lockstep.play(match, chronicle, module, choose)
        if wrong:
            chronicle.note = "; ".join(wrong)
            stored = tmp_path / f"{table}-{way}-{seed}.json"
            chronicle.save(stored)
            steps = len(chronicle.steps)
            pytest.fail(
                f"{table}, {way} play, seed {seed}, after {steps} actions ({stored}):\n"
                + "\n".join(wrong)
            )
