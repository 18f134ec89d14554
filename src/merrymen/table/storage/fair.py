"""The secret that settles a table's chance, and the seals of those who will put something in.

Secrets lie in a table of their own: what is read to be told to somebody never contains one.
"""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from merrymen.fairness import Dice, Fairness, Part
from merrymen.lessons import lessons
from merrymen.table.storage.rows import TableRow
from merrymen.table.storage.schema import secrets
from merrymen.table.web.tokens import who


def keep_secret(connection: Connection, table_id: str, secret: str) -> None:
    connection.execute(sa.insert(secrets).values(table_id=table_id, secret=secret, seals={}))


def secret_of(connection: Connection, table_id: str) -> str | None:
    query = sa.select(secrets.c.secret).where(secrets.c.table_id == table_id)
    return connection.execute(query).scalar_one_or_none()


def dice_of(connection: Connection, row: TableRow) -> Dice | None:
    """What settles the chance of a table; none where it was made before there were proofs.

    That of a guided game is known beforehand, and there is nothing to prove.
    """
    if row.lesson is not None:
        taught = lessons().get(row.lesson.name)
        return taught.dice if taught else None
    secret = secret_of(connection, row.id) if row.fairness else None
    return Dice(row.fairness, secret) if row.fairness and secret else None


def opened(connection: Connection, row: TableRow) -> Fairness | None:
    """What a game's file says of its chance: the secret too, once the game is over."""
    if row.fairness is None or row.status != "finished":
        return row.fairness
    return msgspec.structs.replace(row.fairness, secret=secret_of(connection, row.id))


def keep_seal(connection: Connection, row: TableRow, guest: str, seal: str) -> None:
    """Note the seal of somebody who sits here; seals of those who have left are forgotten."""
    here = {who(row.id, seat.guest) for seat in row.seats if seat.kind == "person" and seat.guest}
    kept = {each: known for each, known in _seals(connection, row.id).items() if each in here}
    kept[who(row.id, guest)] = seal
    connection.execute(sa.update(secrets).where(secrets.c.table_id == row.id).values(seals=kept))


def sealed_parts(connection: Connection, row: TableRow) -> list[Part]:
    """The seals of those who sit here now, one for each person, in the order of the seats."""
    seals, parts = _seals(connection, row.id), []
    for seat in row.seats:
        known = seals.pop(who(row.id, seat.guest), None) if seat.guest else None
        if known is not None and seat.kind == "person":
            parts.append(Part(seat=seat.seat, seal=known))
    return parts


def _seals(connection: Connection, table_id: str) -> dict[str, str]:
    query = sa.select(secrets.c.seals).where(secrets.c.table_id == table_id)
    found = connection.execute(query).scalar_one_or_none()
    return found if isinstance(found, dict) else {}  # none, or not to be read any more
