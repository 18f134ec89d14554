"""What seats may know of a table's position: read once, shared only where it is the same."""

from __future__ import annotations

import random

import msgspec
import numpy as np
import pytest

import merrymen
from merrymen import properties
from merrymen.engine.plain import Grid, Reading, Row
from merrymen.seen import Fields, Seen
from merrymen.table.play.trail import Trail
from tables import walk

GAMES = merrymen.games()
encode = msgspec.json.encode


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


@pytest.mark.parametrize("game", [game for game in GAMES if not merrymen.game(game).secrets])
def test_where_nobody_has_secrets_no_action_is_one(game: str) -> None:
    first = merrymen.game(game).new(seed=5)
    for match, action in walk(first, 5):
        for seat in properties.everybody(first):
            secret = match.game.presentation.secret(match.reading, match.edition, action, seat)
            assert not secret, "nobody is asked there"


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


@pytest.mark.parametrize("game", GAMES)
def test_what_is_looked_at_reads_like_any_record(game: str) -> None:
    """Numbers that are taken at once, arrays that are read when they are asked for, once."""
    trail = Trail(merrymen.game(game).new(seed=5))
    hidden = trail.match.hidden(0).reading
    for name in merrymen.game(game).layout.fields:
        value = getattr(trail.seen_by(0), name)
        assert value == getattr(hidden, name), name
        assert isinstance(value, int) or value is getattr(trail.seen_by(0), name), name


@pytest.mark.parametrize("game", GAMES)
def test_fields_taken_at_once_are_what_numpy_says(game: str) -> None:
    match = merrymen.game(game).new(seed=5)
    names = [*merrymen.game(game).layout.fields]
    random.Random(5).shuffle(names)
    for some in (names, names[: len(names) // 2]):
        for name, value in zip(some, match.reading.fields(*some), strict=True):
            expected = match.record[name][0]
            assert np.array_equal(np.ravel(expected), np.ravel(value)), name


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sent_is_what_is_seen(game: str) -> None:
    """Parts that are encoded once and shared make the same bytes as a view made for one seat."""
    last: tuple[Trail, int] | None = None
    first = merrymen.game(game).new(merrymen.game(game).players[-1], seed=7)
    lookers = properties.everybody(first)
    for step, (match, action) in enumerate(walk(first, 7)):
        trail = Trail(match.copy())
        looker = lookers[step % len(lookers)]
        for seat in {looker, match.to_move}:  # the one who moves sees most
            sent = trail.match.view_of(trail.seen_by(seat), seat, trail.mover)
            assert encode(sent) == encode(match.view(seat))
            if last is not None:
                before, did = last
                told = before.match.story_of(before.seen_by(seat), did, trail.seen_by(seat), seat)
                assert encode(told) == encode(before.match.story(did, match, seat))
        last = trail, action
        trail.shown()


def test_a_piece_is_encoded_once_for_all_tables() -> None:
    made: list[int] = []

    def make(number: int) -> dict[str, int]:
        made.append(number)
        return {"number": number}

    for seed in (1, 2):
        seen = Trail(merrymen.game("kings_and_creatures").new(seed=seed)).seen_by(0)
        assert encode([seen.piece(make, 7)]) == b'[{"number":7}]'
    assert made == [7]


def test_a_part_is_made_once_from_its_fields_alone() -> None:
    """Two records that differ elsewhere share it, and what is elsewhere cannot get into it."""
    made: list[int] = []

    def make(seen: Seen, row: int) -> dict[str, int]:
        made.append(row)
        return {"row": seen.heroes[row], "beside": seen.heroes[1 - row], "round": seen.round_number}

    fields, match = Fields(("players",), ("heroes",)), merrymen.game("kings_and_creatures").new()
    match.plain.round_number = 3
    for beside in (4, 5):
        match.plain.heroes[0], match.plain.heroes[1] = 2, beside
        seen = Trail(match.copy()).seen_by(0)
        assert encode([seen.part(make, fields, 0)]) == b'[{"row":2,"beside":0,"round":0}]'
    assert made == [0]
    assert encode([seen.part(make, fields, 1)]) == b'[{"row":5,"beside":0,"round":0}]'
