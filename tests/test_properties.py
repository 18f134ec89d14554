"""The properties that hold for every game, at every player count, with every option.

A game gets this suite by being registered. Seeds and choices come from Hypothesis.
"""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from merrymen.match import Match
from tables import TABLES, Table, walk

SEEDS = st.integers(0, 2**32 - 1)

at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def seats_of(match: Match) -> list[int | None]:
    return [*range(match.players), None]


def same(one: Match, other: Match) -> bool:
    return bool(one.record.tobytes() == other.record.tobytes())


@at_every_table
@given(seed=SEEDS)
def test_nothing_leaks(table: Table, seed: int) -> None:
    """Property 1: what a seat knows does not change when all it does not know is drawn anew."""
    for number, (match, _) in enumerate(walk(table.start(seed), seed)):
        look = number % 5 == seed % 5
        for seat in seats_of(match):
            hidden = match.hidden(seat)
            swapped = hidden.resampled(seat, seed + number)
            assert same(swapped.hidden(seat), hidden), f"step {number}, seat {seat}"
            assert swapped.to_move == match.to_move
            if look:
                assert swapped.view(seat) == match.view(seat), f"step {number}, seat {seat}"


@at_every_table
@given(seed=SEEDS)
def test_resampled_positions_are_whole(table: Table, seed: int) -> None:
    """Property 1: a resampled position is a possible one, and can be played to its end."""
    chance = random.Random(seed)
    for number, (match, _) in enumerate(walk(table.start(seed), seed)):
        if chance.random() < 0.05:
            seat = chance.choice(seats_of(match))
            swapped = match.hidden(seat).resampled(seat, seed + number)
            assert table.game.audit(swapped.plain, swapped.edition) == []
            for later, _ in walk(swapped, seed):
                assert later.legal()
            assert table.game.audit(swapped.plain, swapped.edition) == []


@at_every_table
@given(seed=SEEDS)
def test_the_mover_knows_the_legal_actions(table: Table, seed: int) -> None:
    """Property 2: the mover's legal actions depend only on what the mover knows."""
    for number, (match, _) in enumerate(walk(table.start(seed), seed)):
        mover = match.to_move
        hidden = match.hidden(mover)
        assert hidden.legal() == match.legal()
        assert hidden.resampled(mover, seed + number).legal() == match.legal()


@at_every_table
@given(seed=SEEDS)
def test_everything_is_in_one_place(table: Table, seed: int) -> None:
    """Property 3: conservation, and every field within its declared range."""
    match = table.start(seed)
    for number, _ in enumerate(walk(match, seed)):
        assert table.game.audit(match.plain, match.edition) == [], f"step {number}"
        for name, field in table.game.layout.fields.items():
            if field.kind != "chance":
                values = match.record[0][name]
                assert field.low <= np.min(values), name
                assert np.max(values) <= field.high, name
    assert table.game.audit(match.plain, match.edition) == []


@at_every_table
@given(seed=SEEDS)
def test_the_game_ends(table: Table, seed: int) -> None:
    """Property 4: within the stated number of steps, and nobody is to move without an action."""
    steps, match = 0, table.start(seed)
    for position, _ in walk(match, seed):
        actions = position.legal()
        assert actions
        assert len(set(actions)) == len(actions)
        assert all(0 <= action < table.game.actions for action in actions)
        steps += 1
    assert steps <= table.game.longest
    assert match.legal() == []
    assert set(match.winners()) <= set(range(match.players))


@at_every_table
@given(seed=SEEDS)
def test_stored_actions_replay(table: Table, seed: int) -> None:
    """Property 5: the same seed and actions give the same bytes."""
    match = table.start(seed)
    actions = [action for _, action in walk(match, seed)]
    again = table.start(seed)
    for action in actions:
        again.apply(action)
    assert same(again, match)


@at_every_table
@given(seed=SEEDS, seat=st.integers(0, 5))
def test_round_trips(table: Table, seed: int, seat: int) -> None:
    """Property 6: positions survive being written as data and as bytes, hidden ones too."""
    game, seat = table.game, seat % table.players
    for number, (match, _) in enumerate(walk(table.start(seed), seed)):
        if number % 7 == seed % 7:
            for one in (match, match.hidden(seat), match.hidden(None)):
                assert same(game.position(one.describe()), one)
                assert same(game.from_bytes(one.to_bytes()), one)


@at_every_table
@given(seed=SEEDS)
def test_a_copy_never_changes(table: Table, seed: int) -> None:
    """A copy handed to a player stays as it was, whatever happens later."""
    match, kept = table.start(seed), []
    for position, _ in walk(match, seed):
        copy = position.copy()
        kept.append((copy, copy.record.tobytes()))
        seen = position.hidden(position.to_move)
        kept.append((seen, seen.record.tobytes()))
    assert all(copy.record.tobytes() == data for copy, data in kept)


@at_every_table
@given(seed=SEEDS)
def test_a_silent_action_reveals_nothing(table: Table, seed: int) -> None:
    """Where neither chance nor `reveals` moved, nobody can have learned a secret: undo is safe."""
    for number, (match, action) in enumerate(walk(table.start(seed), seed)):
        after = match.copy()
        after.apply(action)
        moved = [after.record[0][name] != match.record[0][name] for name in ("rng", "reveals")]
        if any(moved):
            continue
        for seat in seats_of(match):
            swapped = match.hidden(seat).resampled(seat, seed + number)
            if action in swapped.legal():
                swapped.apply(action)
                assert same(swapped.hidden(seat), after.hidden(seat)), f"step {number}, {seat}"


@at_every_table
@given(seed=SEEDS)
def test_everything_can_be_read(table: Table, seed: int) -> None:
    """Every label, prompt and story has words, and every label of a position differs."""
    from merrymen.messages import text

    for number, (match, action) in enumerate(walk(table.start(seed), seed)):
        view = match.view(match.to_move)
        labels = [text(entry["label"]) for entry in view["actions"]]
        assert len(set(labels)) == len(labels), labels
        assert text(view["prompt"])
        if number % 5 == seed % 5:
            assert text(match.view(None)["prompt"])
            after = match.copy()
            after.apply(action)
            for seat in seats_of(match):
                assert all(text(told) for told in match.story(action, after, seat))
            wrong = next((a for a in range(table.game.actions) if a not in match.legal()), None)
            if wrong is not None:
                assert text(table.game.window.refusal(match.plain, match.edition, wrong))
