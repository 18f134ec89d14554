"""How a guest has fared so far, from the games that are stored."""

from __future__ import annotations

from collections import Counter
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from merrymen.table.protocol.requests import Fared, OwnRecord
from merrymen.table.storage.rows import Result
from merrymen.table.storage.schema import seats, tables

MOST = 2_000  # games, the latest


def record_of(connection: Connection, guest: str) -> OwnRecord:
    """The games that a guest has finished, and wins against each level where all others were bots.

    Practice counts as finished, but neither as won nor as played; so do games that were gone on
    from a point of another.
    """
    finished: set[str] = set()
    games, wins = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for row in connection.execute(_query(guest)):
        finished.add(row.game)
        if _counts(row):
            games[row.game, row.weakest] += 1
            wins[row.game, row.weakest] += row.seat in row.result.winners
    fared = [
        Fared(game=game, level=level, games=count, wins=wins[game, level])
        for (game, level), count in sorted(games.items())
    ]
    return OwnRecord(finished=sorted(finished), fared=fared)


def _counts(row: Any) -> bool:
    """Whether it was a game against bots of one level, played through as it came."""
    against_one_level = row.players - 1 == row.bots and row.weakest == row.strongest
    as_it_came = row.origin == "live" and "practice" not in _marks(row)
    return against_one_level and as_it_came and isinstance(row.result, Result)


def _marks(row: Any) -> list[str]:
    return row.marks if isinstance(row.marks, list) else []  # or not to be read any more


def _query(guest: str) -> sa.Select[tuple[object, ...]]:
    mine, bots = seats.alias("mine"), seats.alias("bots")
    return (
        sa.select(
            tables.c.game, tables.c.players, tables.c.result, tables.c.marks, tables.c.origin,
            mine.c.seat, sa.func.count(bots.c.seat).label("bots"),
            sa.func.min(bots.c.level).label("weakest"),
            sa.func.max(bots.c.level).label("strongest"),
        )
        .join(mine, sa.and_(mine.c.table_id == tables.c.id, mine.c.guest == guest))
        .outerjoin(bots, sa.and_(bots.c.table_id == tables.c.id, bots.c.kind == "bot"))
        .where(tables.c.status == "finished", mine.c.kind == "person")
        .group_by(tables.c.id, mine.c.seat)
        .order_by(tables.c.changed_at.desc())
        .limit(MOST)
    )  # fmt: skip
