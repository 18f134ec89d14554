"""What is erased by itself after so many days, where the keeper wants it so.

Closed tables that never began hold nothing but names and chat: they go after a week. Games, chat
and guests stay for ever unless a setting says otherwise.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy import Connection

from merrymen.table.keeping.erasing import erase_tables, forget
from merrymen.table.storage.queries import LIVE
from merrymen.table.storage.schema import chats, seats, tables
from merrymen.table.times import now_ms, steady_ms

if TYPE_CHECKING:
    from merrymen.table.house import House

logger = logging.getLogger("merrymen.table")

DAY = 86_400_000
HOUR = 3_600_000
AT_ONCE = 100  # tables or guests in one transaction: actions of players wait for it
NAME = "retention"  # one process of all sees to it


class Retention:
    """Looks once an hour, and when the server starts."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._next = 0

    async def look(self) -> None:
        if steady_ms() < self._next or not self._house.others.mine(NAME):
            return
        self._next = steady_ms() + HOUR
        limits = self._house.limits
        await self._tables(("closed",), limits.keep_closed_days)
        await self._tables(("finished", "stored"), limits.keep_games_days)
        await self._chats(limits.keep_chats_days)
        await self._guests(limits.keep_guests_days)

    async def _tables(self, statuses: tuple[str, ...], days: float) -> None:
        if not days:
            return
        old = sa.and_(tables.c.status.in_(statuses), tables.c.changed_at < _before(days))

        def change(connection: Connection) -> list[str]:
            some = sa.select(tables.c.id).where(old).limit(AT_ONCE)
            ids = list(connection.execute(some).scalars())
            erase_tables(connection, ids)
            return ids

        while ids := await self._house.write(change):
            logger.info("%d tables that nobody has touched for %g days are erased", len(ids), days)
            self._house.let_go(ids)

    async def _chats(self, days: float) -> None:
        if not days:
            return
        old = chats.c.at < _before(days)

        def change(connection: Connection) -> list[str]:
            some = sa.select(chats.c.table_id).where(old).distinct().limit(AT_ONCE)
            ids = list(connection.execute(some).scalars())
            connection.execute(sa.delete(chats).where(old, chats.c.table_id.in_(ids)))
            return ids

        while ids := await self._house.write(change):
            logger.info("chat of %d tables older than %g days is erased", len(ids), days)
            self._house.let_go(ids)

    async def _guests(self, days: float) -> None:
        if not days:
            return
        before = _before(days)
        for guest in await self._house.read(lambda c: unseen(c, before)):
            erased = await self._house.write(lambda c, guest=guest: forget(c, guest))  # type: ignore[misc]
            logger.info("a guest not seen for %g days is forgotten", days)
            self._house.let_go(erased.tables)


def _before(days: float) -> int:
    return now_ms() - int(days * DAY)


def unseen(connection: Connection, before: int) -> list[str]:
    """The guests of whom nothing has happened since: no table of theirs, no word."""
    sat = sa.select(seats.c.guest.label("guest"), tables.c.status, tables.c.changed_at.label("at"))
    hosted = sa.select(tables.c.host, tables.c.status, tables.c.changed_at)
    said = sa.select(chats.c.guest, sa.literal("finished"), chats.c.at)
    seen = sa.union_all(sat.select_from(seats.join(tables)), hosted, said).subquery()
    live = sa.func.max(sa.case((seen.c.status.in_((*LIVE, "frozen")), 1), else_=0))
    query = (
        sa.select(seen.c.guest)
        .where(seen.c.guest.is_not(None), seen.c.guest != "")
        .group_by(seen.c.guest)
        .having(sa.func.max(seen.c.at) < before, live == 0)
    )
    return list(connection.execute(query).scalars())
