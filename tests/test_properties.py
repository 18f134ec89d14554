"""The properties that hold for every game, at every player count, with every option.

A game gets this suite by being registered. Seeds and choices come from Hypothesis; what is
checked stands in `merrymen.properties`, which the fuzzer uses too.
"""

from __future__ import annotations

import os
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import merrymen
from merrymen import properties
from merrymen.match import Match
from tables import TABLES, Table, Walk, greedy_walk, walk

SEEDS = st.integers(0, 2**32 - 1)

LONG = os.environ.get("MERRYMEN_PROFILE") == "long"
EVERY_WORD = 90  # steps after which words are read now and then only, see `due`


def games(number: int) -> settings:
    """How many games a property takes that looks at every step; many more in the long profile."""
    return settings(max_examples=20 * number if LONG else number)


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


def with_one_thing_changed(match: Match, chance: random.Random) -> Match:
    """The position with one entry of one field at another value, in its range."""
    changed = match.copy()
    fields = {n: f for n, f in match.game.layout.fields.items() if f.kind != "chance"}
    name = chance.choice([name for name in fields if name != "players"])
    field, entries = fields[name], changed.record[0:1][name].reshape(-1)
    at = chance.randrange(len(entries))
    entries[at] = chance.randint(field.low, field.high)
    changed.record[0:1][name] = entries.reshape(1, *field.shape)
    return changed


@at_every_table
@given(seed=SEEDS)
def test_what_cannot_be_is_refused(table: Table, seed: int) -> None:
    """A written position is read back where the audit finds nothing, and refused in its words."""
    chance = random.Random(seed)
    apart = 5 if LONG else 11
    for number, (match, _) in enumerate(walk(table.start(seed), seed)):
        if number % apart != seed % apart or not due(number // apart, seed):
            continue
        changed = with_one_thing_changed(match, chance)
        problems = table.game.audit(changed.plain, changed.edition)
        for written in (changed.describe(), changed.to_bytes()):
            assert read_back(changed, written, problems), f"step {number}: {problems}"


def read_back(match: Match, written: dict[str, Any] | bytes, problems: list[str]) -> bool:
    """Whether a position is read as it was written, or refused with one of its problems."""
    game = match.game
    try:
        found = game.from_bytes(written) if isinstance(written, bytes) else game.position(written)
    except merrymen.DamagedPosition as refused:
        return any(reason in str(refused) for reason in (*problems, "to move, but there are"))
    return properties.same(found, match) and not problems


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


def readers(match: Match, number: int) -> list[int | None]:
    """Who reads along at a step: everybody in turn, all of them in the long profile."""
    seats = properties.everybody(match)
    return seats if LONG else [seats[number % len(seats)]]


# Bots come to other moments than chance does; how many of them there are changes no word.
PLAYED = [(table, walk) for table in TABLES]
PLAYED += [
    (table, greedy_walk) for table in TABLES if LONG or table.players == table.game.players[-1]
]


@pytest.mark.parametrize(
    ("table", "play"), PLAYED, ids=lambda one: getattr(one, "__name__", str(one))
)
@games(1)
@given(seed=SEEDS)
def test_every_word_at_every_step(table: Table, play: Walk, seed: int) -> None:
    """Labels, prompts, stories, refusals and boards read well in all four languages."""
    for number, (match, action) in enumerate(play(table.start(seed), seed)):
        if number >= EVERY_WORD and not due(number, seed):
            continue
        problems = properties.unspoken(match, action, readers(match, number))
        assert problems == [], f"step {number}"
