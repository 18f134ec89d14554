"""Rows: what a network reads is what the seat may know, turned to it."""

from __future__ import annotations

import pathlib
import random

import numpy as np
import pytest

import merrymen
from merrymen.learning.eye import Eye
from merrymen.learning.listing import page
from merrymen.learning.rows import is_read, reader_of
from merrymen.match import Match
from merrymen.observing.plan import SILENT
from tables import TABLES, Table, step_of, walk

at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)
in_every_game = pytest.mark.parametrize("name", merrymen.games())


def titles(match: Match, seat: int | None) -> list[str]:
    lines = reader_of(match.game).lines
    return [lines[row].title for row in Eye(match)(match, seat)]


def known(match: Match, seat: int | None) -> bytes:
    """A seat's hidden record without what is not read and the order of heaps."""
    record = match.hidden(seat).record.copy()
    for name, field in match.game.layout.fields.items():
        if name in SILENT or not is_read(name, field):
            record[name] = 0
        elif field.reading == "alike":
            record[name] = np.sort(record[name])
    return bytes(record.tobytes())


@at_every_table
def test_rows_tell_what_the_seat_knows_and_no_more(table: Table) -> None:
    """The same for every position that looks the same, others for every one that does not."""
    chance, seats = random.Random(1), [*range(table.players), None]
    eye = Eye(table.start(0))
    seen: dict[bytes, tuple[int | None, bytes]] = {}
    for number, (match, _) in enumerate(walk(table.start(3), 3)):
        seat = chance.choice(seats)
        rows = eye(match, seat)
        assert 0 <= rows.min() <= rows.max() < eye.reader.rows
        swapped = match.hidden(seat).resampled(seat, number)
        assert eye(swapped, seat).tobytes() == rows.tobytes()
        before = seen.setdefault(rows.tobytes(), (seat, known(match, seat)))
        assert before == (seat, known(match, seat))
    assert len(seen) > 1


@in_every_game
def test_rows_have_names_of_their_own(name: str) -> None:
    """One title for each row; nothing of the random state, of traces or of what is skipped."""
    game = merrymen.game(name)
    reader = reader_of(game)
    assert len({line.title for line in reader.lines}) == reader.rows
    fields = {line.place.partition("[")[0] for line in reader.lines}
    unread = {n for n, f in game.layout.fields.items() if not is_read(n, f)}
    assert fields == set(game.layout.fields) - unread | {"points", "observer"}


@in_every_game
def test_every_place_of_a_field_is_read_back(name: str) -> None:
    """For seat 0 nothing turns: the titles say what stands in the record."""
    game = merrymen.game(name)
    match = step_of(game.new(game.players[-1], seed=5), 4, 25)
    said = set(titles(match, 0))
    record = match.hidden(0).record[0]
    for field_name, field in game.layout.fields.items():
        if not is_read(field_name, field) or field.reading == "alike":
            continue
        for at in np.ndindex(field.shape):
            value = int(record[field_name][at] if at else record[field_name])
            place = field_name + "".join(f"[{i}]" for i in at)
            if field.kind == "bits":
                members = [m for m in range(62) if value >> m & 1]
                assert all(f"{place}{{{m}}}" in said for m in members)
            elif value != field.low and (field.high - field.low < 17 or field.kind == "choice"):
                shown = field.names[value] if field.names else value
                assert f"{place}={shown}" in said
            elif value != field.low and not field.of:
                above = value - field.low
                assert f"{place}~{field.low + above // 8 * 8}" in said
                assert f"{place}+{above % 8}" in said


def test_the_table_turns_with_the_observer() -> None:
    """Kings & Creatures: own things stand under 0, the left neighbour's under 1."""
    match = step_of(merrymen.game("kings_and_creatures").new(3, seed=2), 4, 7)
    record = match.record[0]
    for me in range(3):
        said = set(titles(match, me))
        for distance in range(3):
            seat = (me + distance) % 3
            shown = int(record["visible_card"][seat])
            assert (f"visible_card[{distance}]={shown}" in said) == (shown > 0)
            owned = {card for card in range(111) if f"place[{card}]=seat {distance}" in said}
            assert owned == set(np.flatnonzero(record["place"] == seat).tolist())
        assert f"seat={(int(record['seat']) - me) % 3}" in said
        assert f"observer={me}" in said


def test_sets_of_seats_and_second_axes_turn() -> None:
    """Sherwood Forest: who has seen a card, and robbers in the places, by distance from me."""
    for match, _ in walk(merrymen.game("sherwood_forest").new(4, seed=1), 2):
        record = match.record[0]
        if record["places"].any() and (record["seen_by"] > 0).any():
            break
    for me in range(4):
        said = set(titles(match, me))
        seen_by = match.hidden(me).record[0]["seen_by"]
        for slot in range(6):
            seats = {s for s in range(4) if int(seen_by[slot]) >> s & 1}
            turned = {d for d in range(6) if f"seen_by[{slot}]{{{d}}}" in said}
            assert turned == {(s - me) % 4 for s in seats}
        for place, seat in np.argwhere(record["places"] > 0).tolist():
            count = int(record["places"][place, seat])
            assert f"places[{place}][{(seat - me) % 4}]={count}" in said


def test_what_belongs_together_is_said() -> None:
    """A card is the same thing wherever it lies; its place in a tableau has one role for all."""
    lines = {line.title: line for line in reader_of(merrymen.game("castle_combo")).lines}
    assert lines["row[0][1]=5"].thing == lines["tableau[2][4]=5"].thing == ("card", 5)
    assert lines["row[0][1]=5"].role == lines["row[0][1]=6"].role != lines["row[0][2]=5"].role
    assert lines["place[5]=taken"].thing == ("card", 5)
    assert lines["place[5]=taken"].role == lines["place[6]=taken"].role
    assert lines["gold[0]~8"].slope == pytest.approx(8 / 400)


def test_the_page_of_what_is_read_is_up_to_date() -> None:
    """docs/reads.md is what the declarations say today."""
    written = (pathlib.Path(__file__).parents[2] / "docs/reads.md").read_text(encoding="utf-8")
    assert written == page()
