"""What is asked of the database about chat, and about whom a guest does not want to hear."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from merrymen.table.protocol.facts import ChatLine
from merrymen.table.storage.queries import upsert
from merrymen.table.storage.schema import blocks, chats, tables
from merrymen.table.web.tokens import who


class Utterance(NamedTuple):
    """A line of chat, and whose it is."""

    guest: str
    line: ChatLine


def add_chat(
    connection: Connection,
    table_id: str,
    at: int,
    seat: int | None,
    guest: str,
    name: str,
    text: str,
    phrase: str | None,
) -> Utterance:
    """Number a line of chat and keep it; the table's row is locked, so numbers never clash."""
    connection.execute(sa.update(tables).where(tables.c.id == table_id).values(id=table_id))
    last = sa.select(sa.func.max(chats.c.number)).where(chats.c.table_id == table_id)
    number = (connection.execute(last).scalar() or 0) + 1
    said = who(table_id, guest) if guest else ""
    line = ChatLine(number=number, at=at, seat=seat, name=name, text=text, phrase=phrase, who=said)
    values = msgspec.structs.asdict(line)
    del values["who"]
    connection.execute(sa.insert(chats).values(table_id=table_id, guest=guest, **values))
    return Utterance(guest, line)


def load_chat(connection: Connection, table_id: str, most: int, after: int = 0) -> list[Utterance]:
    """The last lines of chat, oldest first."""
    query = (
        sa.select(chats)
        .where(chats.c.table_id == table_id, chats.c.number > after)
        .order_by(chats.c.number.desc())
        .limit(most)
    )
    found = []
    for row in connection.execute(query):
        values = dict(row._mapping)
        del values["table_id"]
        guest = values.pop("guest")
        values["who"] = who(table_id, guest) if guest else ""
        found.append(Utterance(guest, ChatLine(**values)))
    return found[::-1]


def talkers(connection: Connection, table_id: str) -> list[str]:
    """The guests who have said something at a table."""
    query = sa.select(chats.c.guest).where(chats.c.table_id == table_id).distinct()
    return [guest for guest in connection.execute(query).scalars() if guest]


def set_block(connection: Connection, guest: str, other: str, blocked: bool) -> None:
    """A guest does not want to hear another, or does again."""
    if blocked:
        upsert(connection, blocks, {"guest": guest, "blocked": other})
    else:
        both = sa.and_(blocks.c.guest == guest, blocks.c.blocked == other)
        connection.execute(sa.delete(blocks).where(both))


def blocked_by(connection: Connection, guest: str) -> frozenset[str]:
    """Whom a guest does not want to hear."""
    query = sa.select(blocks.c.blocked).where(blocks.c.guest == guest)
    return frozenset(connection.execute(query).scalars())


def is_blocked(connection: Connection, guest: str, other: str) -> bool:
    both = sa.and_(blocks.c.guest == guest, blocks.c.blocked == other)
    return connection.execute(sa.select(blocks.c.guest).where(both)).first() is not None
