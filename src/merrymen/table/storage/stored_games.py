"""From stored rows to positions: loading a table, its log lines, its replay, its chronicle."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

import merrymen
from merrymen.chronicle import Chronicle
from merrymen.errors import DamagedPosition, IllegalAction
from merrymen.match import Match
from merrymen.table.play.telling import log_line
from merrymen.table.play.trail import BACK, Row, Trail, checksum, effective, steps_of
from merrymen.table.protocol.facts import LogLine
from merrymen.table.storage import fair, queries
from merrymen.table.storage.known_editions import KnownEditions
from merrymen.table.storage.layouts import layout_hash, restore
from merrymen.table.storage.rows import TableRow


def first_position(row: TableRow, editions: KnownEditions) -> Match:
    """The position that a table's game began with."""
    game = merrymen.game(row.game)
    edition = editions.get(game, row.edition)
    return game.new(row.players, seed=row.seed, edition=edition, **row.options)


def trail_at(
    connection: Connection, row: TableRow, editions: KnownEditions, version: int
) -> tuple[Trail, list[Row]]:
    """The trail at a version, and the rows that were followed to get there.

    Begins at the last snapshot from which everything that can be taken back is still in sight.
    """
    first = first_position(row, editions)
    most = version
    while True:
        kept = queries.snapshot_at(connection, row.id, most, layout_hash(first.game))
        start = Trail(restore(first, kept[1]), kept[0], kept[2]) if kept else Trail(first)
        rows = queries.log_rows(connection, row.id, start.version, version)
        trail = _follow(connection, row, editions, start, rows)
        if trail is not None and trail.rooted:
            return trail, rows
        most = start.version - 1


def _follow(
    connection: Connection, row: TableRow, editions: KnownEditions, start: Trail, rows: list[Row]
) -> Trail | None:
    """Follow rows, or None where something is taken back that was done before the start."""
    trail = start
    try:
        for each in rows:
            trail = after(connection, row, editions, trail, each)
    except DamagedPosition:
        if start.version == 0:
            raise
        return None
    return trail


def after(
    connection: Connection, row: TableRow, editions: KnownEditions, trail: Trail, each: Row
) -> Trail:
    """The trail one row of the log further; back in the game where its players agreed to that."""
    if each.action != BACK:
        return trail.after_row(each)
    if each.entropy is None or each.entropy >= each.seq:
        raise DamagedPosition(f"step {each.seq} leads nowhere")
    back, _ = trail_at(connection, row, editions, each.entropy)
    return back.as_version(each.seq)


def load_trail(
    connection: Connection, row: TableRow, editions: KnownEditions
) -> tuple[Trail, list[Row]]:
    """A table's present position, checked against the last stored fingerprint."""
    trail, rows = trail_at(connection, row, editions, row.version)
    if trail.version != row.version:
        raise DamagedPosition(f"step {trail.version + 1} is missing")
    if rows and rows[-1].checksum != checksum(trail.match):
        raise DamagedPosition("the log leads to another position than it did")
    return trail, rows


def log_lines(
    connection: Connection,
    row: TableRow,
    editions: KnownEditions,
    seat: int | None,
    before: int,
    count: int,
) -> list[LogLine]:
    """What a seat saw of the steps up to a version, oldest first."""
    first = max(0, before - count)
    trail, _ = trail_at(connection, row, editions, first)
    lines = []
    for each in queries.log_rows(connection, row.id, first, before):
        further = after(connection, row, editions, trail, each)
        seen, seen_after = trail.match.hidden(seat).reading, further.match.hidden(seat).reading
        lines.append(
            log_line(
                trail.match,
                seen,
                each.action,
                seen_after,
                each.seat,
                seat,
                each.seq,
                each.at,
                each.bot and row.seats[each.seat].kind == "person",
                each.entropy if each.action == BACK else None,
            )
        )
        trail = further
    return lines


def chronicle_of(connection: Connection, row: TableRow, editions: KnownEditions) -> Chronicle:
    """A finished game as a file."""
    first = first_position(row, editions)
    assert row.seed is not None
    told = Chronicle.begin(first, row.seed, names=[seat.name for seat in row.seats])
    told.steps = steps_of(queries.log_rows(connection, row.id))
    match = first
    for step in told.steps:
        match.apply(step.action, entropy=step.entropy)
    told.close(match)
    told.fairness = fair.opened(connection, row)
    told.practice = "practice" in row.marks
    return told


class StoredGame:
    """Every position of a stored game, to step through."""

    def __init__(self, connection: Connection, row: TableRow, editions: KnownEditions) -> None:
        match = first_position(row, editions)
        self.rows = effective(queries.log_rows(connection, row.id))
        self.positions = [match.copy()]
        for each in self.rows:
            match.apply(each.action, entropy=each.entropy)
            self.positions.append(match.copy())

    def story(self, step: int, seat: int | None) -> list[dict[str, Any]]:
        """What the step that led here told a seat."""
        if step == 0:
            return []
        before, after = self.positions[step - 1], self.positions[step]
        return before.story(self.rows[step - 1].action, after, seat)


def rows_of(told: Chronicle, editions: KnownEditions, at: int) -> tuple[Match, list[Row]]:
    """A chronicle's last position and its steps as rows of a log, or DamagedPosition."""
    game = merrymen.game(told.game)
    if len(told.steps) > game.longest:
        raise DamagedPosition(f"no game of {game.title} has {len(told.steps)} steps")
    chances = [told.seed, *(s.entropy for s in told.steps if s.entropy is not None)]
    if any(not 0 <= chance < 1 << 64 for chance in chances):
        raise DamagedPosition("seeds and entropies have 64 bits")
    rows, match = [], told.start(editions.get(game, told.edition))
    for number, step in enumerate(told.steps, 1):
        seat = match.to_move
        try:
            match.apply(step.action, entropy=step.entropy)
        except IllegalAction as error:
            raise DamagedPosition(f"step {number} does not replay: {error}") from None
        assert seat is not None
        rows.append(
            Row(
                seq=number, seat=seat, action=step.action, entropy=step.entropy, at=at, bot=False,
                request=None, checksum=checksum(match),
            )
        )  # fmt: skip
    return match, rows
