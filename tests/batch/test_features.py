"""Features: everything that a seat may know, and nothing else."""

from __future__ import annotations

import random

import numpy as np
import pytest

import merrymen
from merrymen.batch import Batch
from merrymen.match import Match
from merrymen.observing.observer import Observer
from merrymen.observing.plan import SILENT, plan_of
from tables import TABLES, Table, walk

at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def known(match: Match, seat: int | None) -> bytes:
    """A seat's hidden record without the fields that are no features."""
    record = match.hidden(seat).record.copy()
    for name in SILENT:
        record[name] = 0
    return bytes(record.tobytes())


@at_every_table
def test_features_tell_what_the_seat_knows_and_no_more(table: Table) -> None:
    """The same for every position that looks the same, another for every one that does not."""
    chance, seats = random.Random(1), [*range(table.players), None]
    observer = Observer(table.start(0))
    seen: dict[bytes, tuple[int | None, bytes]] = {}
    for number, (match, _) in enumerate(walk(table.start(3), 3)):
        seat = chance.choice(seats)
        features = observer(match, seat)
        assert features.min() >= 0.0
        assert features.max() <= 1.0
        swapped = match.hidden(seat).resampled(seat, number)
        assert observer(swapped, seat).tobytes() == features.tobytes()
        before = seen.setdefault(features.tobytes(), (seat, known(match, seat)))
        assert before[1] == known(match, seat)
    assert len(seen) > 1


@pytest.mark.parametrize("name", merrymen.games())
def test_columns_have_names(name: str) -> None:
    """One name for each column, the random state in none of them."""
    plan = plan_of(merrymen.game(name))
    assert len(set(plan.names)) == plan.columns == Batch(name).observe().shape[1]
    seats = merrymen.game(name).players[-1]
    assert plan.names[plan.own :] == tuple(f"observer={seat}" for seat in range(seats))
    assert not [title for title in plan.names if title.startswith(SILENT)]


@pytest.mark.parametrize("name", merrymen.games())
def test_a_column_holds_its_field(name: str) -> None:
    """Each field of a record read back from the columns, by their names."""
    game, batch = merrymen.game(name), Batch(name, n=1, seed=3)
    for _ in range(10):
        batch.step(batch.choose())
    seen = batch.match(0).hidden(int(batch.to_move[0])).record[0]
    columns = dict(zip(batch.plan.names, batch.observe()[0].tolist(), strict=True))
    for field_name, field in game.layout.fields.items():
        if field_name in SILENT or field.shape:
            continue
        value = int(seen[field_name])
        if field.kind == "number":
            scaled = (value - field.low) / max(1, field.high - field.low)
            assert columns[field_name] == pytest.approx(scaled)
        elif field.kind == "bits":
            members = range(field.high.bit_length())
            assert [columns[f"{field_name}{{{m}}}"] for m in members] == [
                value >> m & 1 for m in members
            ]
        elif field_name in columns:
            assert columns[field_name] == pytest.approx((value + 1) / (field.high + 1))
        else:
            names = ("none", *(field.names or map(str, range(field.high + 1))))
            assert [columns[f"{field_name}={n}"] for n in names] == [
                float(i == value + 1) for i in range(len(names))
            ]


@at_every_table
def test_relative_features_turn_the_table(table: Table) -> None:
    """For seat 0 nothing turns; for the others the same columns in the same range."""
    batch = Batch(table.name, table.players, n=5, seed=2, **dict(table.options))
    turned = Batch(table.name, table.players, n=5, seed=2, relative=True, **dict(table.options))
    for _ in range(7):
        actions = batch.choose()
        batch.step(actions)
        turned.step(actions)
    assert batch.observe(0).tobytes() == turned.observe(0).tobytes()
    for seat in range(1, table.players):
        straight, own = batch.observe(seat), turned.observe(seat)
        assert own.sum(axis=1) == pytest.approx(straight.sum(axis=1))


def test_one_s_own_cards_come_first_in_relative_features() -> None:
    """Kings & Creatures: seat by seat from the observer on, and owners of cards likewise."""
    batch = Batch("kings_and_creatures", 3, n=1, seed=2, relative=True)
    for _ in range(6):
        batch.step(batch.choose())
    record = batch.records()[0]
    at = {name: i for i, name in enumerate(batch.plan.names)}
    for me in range(3):
        features = batch.observe(me)[0]
        for distance in range(3):
            seat = (me + distance) % 3
            shown = features[at[f"visible_card[{distance}]"]] * 110
            assert round(float(shown)) == record["visible_card"][seat]
            owned = [features[at[f"place[{card}]=seat {distance}"]] for card in range(111)]
            assert (
                np.flatnonzero(owned).tolist() == np.flatnonzero(record["place"] == seat).tolist()
            )
        assert features[at[f"seat={(int(record['seat']) - me) % 3}"]] == 1.0


def test_the_observer_is_told() -> None:
    """Also where everybody sees the same: each seat has its own column, a spectator none."""
    observer = Observer(merrymen.game("kings_and_creatures").new(3, seed=1))
    match = merrymen.game("kings_and_creatures").new(3, seed=1)
    own = [observer(match, seat)[observer.plan.own :].tolist() for seat in (0, 2, None)]
    assert own == [[1, 0, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0], [0, 0, 0, 0, 0, 0]]


def test_only_named_fields_turn() -> None:
    """A choice of fields: these turn, the others stay; an unknown one is refused."""
    game = merrymen.game("kings_and_creatures")
    match = game.new(2, seed=3)
    straight, turned = Observer(match), Observer(match, relative=("visible_card",))
    changed = np.flatnonzero(straight(match, 1) != turned(match, 1))
    assert {straight.plan.names[at] for at in changed} == {"visible_card[0]", "visible_card[1]"}
    with pytest.raises(merrymen.BadSetup, match="no field"):
        plan_of(game, ("colour",))
