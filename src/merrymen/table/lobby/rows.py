"""Rows for new tables."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from merrymen.game import Game
from merrymen.match import Match
from merrymen.table.play import clock
from merrymen.table.play.clock import ClockRule
from merrymen.table.storage import queries
from merrymen.table.storage.layouts import layout_hash, layout_of
from merrymen.table.storage.rows import SeatRow, TableRow
from merrymen.table.storage.schema import snapshots
from merrymen.table.times import now_ms
from merrymen.table.web.tokens import Guest, new_id


def new_row(
    game: Game, edition: str, options: dict[str, Any], guest: Guest, seat_rows: list[SeatRow]
) -> TableRow:
    at = now_ms()
    for number, seat in enumerate(seat_rows):
        seat.seat = number
    return TableRow(
        id=new_id(),
        game=game.name,
        rules=game.rules_version,
        edition=edition,
        options=options,
        players=len(seat_rows),
        seed=None,
        status="gathering",
        version=0,
        listed=False,
        undo=True,
        clock=ClockRule(),
        clock_state=clock.ClockState(at),
        due_at=None,
        host=guest.id,
        host_name=guest.name,
        origin="live",
        frozen=None,
        next=None,
        result=None,
        created_at=at,
        changed_at=at,
        seats=seat_rows,
    )


def first_row(game: Game, seed: int) -> tuple[TableRow, Match]:
    """The row and the first position of a table, nobody's in particular, that has just begun."""
    seat_rows = [SeatRow(seat=0, kind="person", name="") for _ in range(game.players[0])]
    row = new_row(game, game.edition.hash, game.choose_options({}), Guest("", ""), seat_rows)
    row.seed, row.status = seed, "playing"
    return row, game.new(row.players, seed=seed)


def keep_first(connection: Connection, table_id: str, first: Match, version: int = 0) -> None:
    """A first snapshot: it says which layout the table's fingerprints were made with."""
    queries.keep_layout(connection, layout_of(first.game))
    connection.execute(
        sa.insert(snapshots).values(
            table_id=table_id,
            seq=version,
            layout=layout_hash(first.game),
            record=first.record.tobytes(),
            used=1,
        )
    )
