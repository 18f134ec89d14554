"""The house's own finished games, with all that was done in them, by one question."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Connection

from merrymen.table.play.trail import Row
from merrymen.table.storage.queries import load_tables
from merrymen.table.storage.rows import TableRow, unsigned
from merrymen.table.storage.schema import log, tables


def finished_games(
    connection: Connection, game: str, most: int
) -> list[tuple[TableRow, list[Row]]]:
    """The latest games that were played here to their end, each with its log.

    What was brought as a file or played on from elsewhere is practice, and not among them.
    """
    own = sa.and_(
        tables.c.game == game,
        tables.c.status == "finished",
        tables.c.origin == "live",
        tables.c.result.is_not(None),
        tables.c.ended.is_(None),
    )
    found = {row.id: (row, list[Row]()) for row in load_tables(connection, own, most)}
    latest = sa.select(tables.c.id).where(own).order_by(tables.c.changed_at.desc()).limit(most)
    query = sa.select(log).where(log.c.table_id.in_(latest)).order_by(log.c.table_id, log.c.seq)
    for each in connection.execute(query):
        values = dict(each._mapping)
        row = found.get(values.pop("table_id"))
        if row is not None:
            values["entropy"] = unsigned(values["entropy"])
            row[1].append(Row(**values))
    return list(found.values())
