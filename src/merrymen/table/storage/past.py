"""What is asked of the database about the games that a guest has played to the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from merrymen.table.protocol.myself import PastGame, PastSeat
from merrymen.table.storage.rows import Result
from merrymen.table.storage.schema import seats, tables

MOST = 2_000  # games, the latest


def games_of(connection: Connection, guest: str, levels: Sequence[str]) -> list[PastGame]:
    """Every game of a guest that came to its end, the latest first.

    `levels` are the bots' from weak to strong. A game that began in the middle of another does not
    count, nor practice, nor a lesson, nor a game at which somebody had several seats.
    """
    rows = connection.execute(_query(guest))
    by_table = groupby(rows, key=lambda row: row.id)
    found = (_game(list(of_table), guest, levels) for _, of_table in by_table)
    return [game for game in found if game is not None]


def _query(guest: str) -> sa.Select[Any]:
    """One row for every seat of every table, the tables from late to early."""
    own = sa.select(seats.c.table_id).where(seats.c.guest == guest, seats.c.kind == "person")
    late = (
        sa.select(tables)
        .where(tables.c.status == "finished", tables.c.id.in_(own))
        .order_by(tables.c.changed_at.desc(), tables.c.id)
        .limit(MOST)
        .subquery()
    )
    return (
        sa.select(
            late.c.id, late.c.game, late.c.changed_at, late.c.result, late.c.origin,
            late.c.marks, late.c.lesson,
            seats.c.seat, seats.c.kind, seats.c.name, seats.c.level, seats.c.guest,
            seats.c.played_on,
        )
        .join(seats, seats.c.table_id == late.c.id)
        .order_by(late.c.changed_at.desc(), late.c.id, seats.c.seat)
    )  # fmt: skip


def _game(rows: list[Any], guest: str, levels: Sequence[str]) -> PastGame | None:
    """A game of its rows; None where its result cannot be read."""
    first, result = rows[0], rows[0].result
    if not isinstance(result, Result) or len(result.scores) != len(rows):
        return None
    mine = [row for row in rows if row.guest == guest]
    own = min(mine, key=lambda row: (_place(result, row.seat), row.seat))
    others = [row for row in rows if row.seat != own.seat]
    as_it_came = first.origin == "live" and first.lesson is None and not _is_practice(first)
    counts = as_it_came and len(mine) == 1
    return PastGame(
        table=first.id,
        game=first.game,
        at=first.changed_at,
        seat=own.seat,
        place=_place(result, own.seat),
        won=own.seat in result.winners and not own.played_on,
        against=_against(others, levels) if counts else None,
        seats=[
            PastSeat(
                name=row.name if row.kind == "person" else "",
                level=row.level if row.kind == "bot" else None,
                score=score,
            )
            for row, score in zip(rows, result.scores, strict=True)
        ],
    )


def _is_practice(row: Any) -> bool:
    return isinstance(row.marks, list) and "practice" in row.marks  # else: not to be read any more


def _place(result: Result, seat: int) -> int:
    """Who won is first; others share a place where their points are the same."""
    if seat in result.winners:
        return 1
    ahead = sum(score > result.scores[seat] for score in result.scores)
    return max(2 if result.winners else 1, 1 + ahead)


def _against(others: Iterable[Any], levels: Sequence[str]) -> str | None:
    """People, or the strongest of the bots."""
    met = [row.level for row in others if row.kind == "bot"]
    if any(row.kind == "person" for row in others):
        return "people"
    known = [level for level in met if level in levels]
    return max(known, key=levels.index) if known else None
