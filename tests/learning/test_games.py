"""Games to learn from, all tables at once; no PyTorch needed."""

from __future__ import annotations

import numpy as np
import pytest

import merrymen
from advised import advice_about
from merrymen.learning.eye import Eye
from merrymen.training.games import Tables

KINGS = "kings_and_creatures"


def test_all_tables_are_played_together() -> None:
    """Every player count in one batch, rows within the reader, outcomes that add up."""
    assert Tables(merrymen.game(KINGS), 3, 1, copies=2).n == 30
    tables = Tables(merrymen.game(KINGS), 3, 1)
    assert tables.n == 15
    assert sorted(set(tables.players.tolist())) == [2, 3, 4, 5, 6]
    ended = 0
    for _ in range(100):
        rows, legal, movers, advice = tables.read()
        assert advice[legal].max() == 0
        assert not advice[~legal].any()
        assert legal[np.arange(15), tables.greedy()].all()
        assert rows.max() < 4902 <= 32767
        assert (movers < tables.players).all()
        done, shares, points = tables.step(tables.greedy())
        assert shares[done].sum(axis=1) == pytest.approx(np.ones(int(done.sum())))
        assert (points[done].max(axis=1) > 0).all()
        ended += int(done.sum())
    assert ended > 15


def test_a_line_of_rows_is_what_the_mover_sees() -> None:
    """The same as reading that one position, and -1 after it."""
    tables = Tables(merrymen.game(KINGS), 2, 3)
    for _ in range(5):
        tables.step(tables.greedy())
    rows, _, movers, advice = tables.read()
    for at in range(tables.n):
        match = tables.batches[at // 2].match(at % 2)
        assert match.to_move == movers[at]
        read = Eye(match)(match, match.to_move)
        assert rows[at, : len(read)].tolist() == read.tolist()
        assert (rows[at, len(read) :] == -1).all()
        about = advice_about(match.hidden(match.to_move))
        assert advice[at, list(about)].tolist() == list(about.values())
