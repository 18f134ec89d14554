"""The properties that hold for every game, at every player count, with every option.

A game gets this suite by being registered. Seeds and choices come from Hypothesis; what is
checked stands in `merrymen.properties`, which the fuzzer uses too.
"""

from __future__ import annotations

import os
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from merrymen import properties
from merrymen.messages import text
from tables import TABLES, Table, walk

SEEDS = st.integers(0, 2**32 - 1)

LONG = os.environ.get("MERRYMEN_PROFILE") == "long"


def due(number: int, seed: int) -> bool:
    """Whether a step is checked: all in the long profile, later ones of long games now and then."""
    return LONG or number < 40 or (number + seed) % 7 == 0


at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@at_every_table
@given(seed=SEEDS)
def test_nothing_leaks(table: Table, seed: int) -> None:
    """Property 1: what a seat knows and sees is free of what it does not know."""
    for number, (match, _) in enumerate(walk(table.start(seed), seed)):
        if not due(number, seed):
            continue
        assert properties.leaks(match, seed + number) == [], f"step {number}"
        if number % 5 == seed % 5:
            assert properties.views_leak(match, seed + number) == [], f"step {number}"


@at_every_table
@given(seed=SEEDS)
def test_resampled_positions_are_whole(table: Table, seed: int) -> None:
    """Property 1: a resampled position is a possible one, and can be played to its end."""
    chance = random.Random(seed)
    for number, (match, _) in enumerate(walk(table.start(seed), seed)):
        if chance.random() < (0.05 if number < 100 else 0.005):
            seat = chance.choice(properties.everybody(match))
            swapped = match.hidden(seat).resampled(seat, seed + number)
            assert properties.misplaced(swapped) == []
            for later, _ in walk(swapped, seed):
                assert properties.stuck(later) == []
            assert properties.misplaced(swapped) == []


@at_every_table
@given(seed=SEEDS)
def test_the_mover_knows_the_legal_actions(table: Table, seed: int) -> None:
    """Property 2: the mover's legal actions depend only on what the mover knows."""
    for number, (match, _) in enumerate(walk(table.start(seed), seed)):
        if due(number, seed):
            assert properties.unknown_choices(match, seed + number) == [], f"step {number}"


@at_every_table
@given(seed=SEEDS)
def test_everything_is_in_one_place(table: Table, seed: int) -> None:
    """Property 3: conservation, and every field within its declared range."""
    match = table.start(seed)
    for number, _ in enumerate(walk(match, seed)):
        if due(number, seed):
            assert properties.misplaced(match) == [], f"step {number}"
    assert properties.misplaced(match) == []


@at_every_table
@given(seed=SEEDS)
def test_the_game_ends(table: Table, seed: int) -> None:
    """Property 4: within the stated number of steps, and nobody is to move without an action."""
    steps, match = 0, table.start(seed)
    for position, _ in walk(match, seed):
        assert properties.stuck(position) == [], f"step {steps}"
        steps += 1
    assert properties.stuck(match) == []
    assert steps <= table.game.longest
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
    assert properties.same(again, match)


@at_every_table
@given(seed=SEEDS, seat=st.integers(0, 5))
def test_round_trips(table: Table, seed: int, seat: int) -> None:
    """Property 6: positions survive being written as data and as bytes, hidden ones too."""
    for number, (match, _) in enumerate(walk(table.start(seed), seed)):
        if due(number, seed) and number % 7 == seed % 7:
            for one in (match, match.hidden(seat % table.players), match.hidden(None)):
                assert properties.lost_in_writing(one) == [], f"step {number}"


@at_every_table
@given(seed=SEEDS)
def test_a_copy_never_changes(table: Table, seed: int) -> None:
    """A copy handed to a player stays as it was, whatever happens later."""
    kept = []
    for match, _ in walk(table.start(seed), seed):
        for copy in (match.copy(), match.hidden(match.to_move)):
            kept.append((copy, copy.record.tobytes()))
    assert all(copy.record.tobytes() == data for copy, data in kept)


@at_every_table
@given(seed=SEEDS)
def test_a_silent_action_reveals_nothing(table: Table, seed: int) -> None:
    """Undo is safe wherever neither chance nor `reveals` moved."""
    for number, (match, action) in enumerate(walk(table.start(seed), seed)):
        if due(number, seed):
            assert properties.silent_reveals(match, action, seed + number) == [], f"step {number}"
            assert properties.undo_crosses(match, action, seed + number) == [], f"step {number}"


@at_every_table
@given(seed=SEEDS)
def test_everything_can_be_read(table: Table, seed: int) -> None:
    """Every label, prompt, story and refusal has words."""
    for number, (match, action) in enumerate(walk(table.start(seed), seed)):
        if due(number, seed) and number % 3 == seed % 3:
            assert properties.unspoken(match, action) == [], f"step {number}"
            wrong = set(range(table.game.actions)) - set(match.legal())
            for refused in sorted(wrong)[:3]:
                seen = match.hidden(match.to_move).plain
                assert text(table.game.window.refusal(seen, match.edition, refused))
