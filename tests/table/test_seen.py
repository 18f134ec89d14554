"""What seats may know of a table's position: read once, shared only where it is the same."""

from __future__ import annotations

import random

import pytest

import merrymen
from merrymen.engine.plain import Grid, Reading, Row
from merrymen.table.play.trail import Trail

GAMES = merrymen.games()


@pytest.mark.parametrize("game", GAMES)
def test_a_reading_is_of_what_the_seat_may_know(game: str) -> None:
    trail = Trail(merrymen.game(game).new(seed=5))
    for seat in (*range(trail.match.players), None):
        seen = trail.seen_by(seat)
        assert seen.array.tobytes() == trail.match.hidden(seat).raw
        assert seen is trail.seen_by(seat), "read once"


@pytest.mark.parametrize("game", GAMES)
def test_seats_share_a_reading_only_where_they_know_the_same(game: str) -> None:
    match, chance, apart = merrymen.game(game).new(seed=5), random.Random(5), 0
    for _ in range(40):
        if match.to_move is None:
            break
        trail = Trail(match.copy())
        same = trail.seen_by(0) is trail.seen_by(1)
        assert same == (match.hidden(0).raw == match.hidden(1).raw)
        apart += not same
        match.apply(chance.choice(match.legal()))
    assert bool(apart) == merrymen.game(game).secrets


def test_what_was_worked_out_is_let_go_when_it_is_shown() -> None:
    trail = Trail(merrymen.game("kings_and_creatures").new(seed=5))
    asked: list[Reading] = []
    for _ in range(2):
        trail.seen_by(0).once(asked.append)
        trail.seen_by(1).once(asked.append)
        trail.shown()
    assert len(asked) == 2, "once for each time that it was shown"


@pytest.mark.parametrize("game", GAMES)
def test_every_field_reads_as_numpy_says(game: str) -> None:
    match = merrymen.game(game).new(seed=5)
    for name in merrymen.game(game).layout.fields:
        value = getattr(match.reading, name)
        expected = match.record[name][0].tolist()
        assert (value.tolist() if isinstance(value, Row | Grid) else value) == expected, name
