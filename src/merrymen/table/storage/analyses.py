"""What is asked of the database about games that were looked back upon.

Names are not kept with an analysis: they are read from the table, where they can be erased.
"""

from __future__ import annotations

import zlib

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from merrymen.analysis import Analysis
from merrymen.table.storage.queries import upsert
from merrymen.table.storage.schema import analyses


def keep(connection: Connection, table_id: str, made_at: int, analysis: Analysis) -> None:
    """Keep an analysis in place of an older one, unless another process is first."""
    connection.execute(sa.delete(analyses).where(analyses.c.table_id == table_id))
    found = msgspec.json.encode(msgspec.structs.replace(analysis, names=[]))
    values = {"table_id": table_id, "made_at": made_at, "found": zlib.compress(found)}
    upsert(connection, analyses, values)


def load(connection: Connection, table_id: str, names: list[str]) -> Analysis | None:
    """The analysis of a table; None where there is none, or only one in an older form."""
    query = sa.select(analyses.c.found).where(analyses.c.table_id == table_id)
    found = connection.execute(query).scalar()
    if found is None:
        return None
    try:
        analysis = msgspec.json.decode(zlib.decompress(found), type=Analysis)
    except msgspec.DecodeError:
        return None
    return msgspec.structs.replace(analysis, names=names)
