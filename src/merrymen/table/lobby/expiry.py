"""Tables that nobody goes on with: who is there hears a word before, then they are put away.

What never began is closed. A game that has begun is stored: it can be looked at and gone on from.
"""

from __future__ import annotations

import logging
import weakref
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy import Connection

from merrymen.messages import say
from merrymen.table.limits import Limits
from merrymen.table.play.company import encode
from merrymen.table.play.roles import Audience
from merrymen.table.protocol.frames import Problem
from merrymen.table.storage import queries
from merrymen.table.storage.rows import TableRow
from merrymen.table.storage.schema import tables
from merrymen.table.times import now_ms

if TYPE_CHECKING:
    from merrymen.table.house import House

logger = logging.getLogger("merrymen.table")

_told: weakref.WeakSet[Audience] = weakref.WeakSet()


async def expire(house: House) -> None:
    """Put away what nobody has gone on with for long enough, and say so before."""
    now, limits = now_ms(), house.limits
    word = int(1000 * limits.word_s)
    shortest = min(limits.gathering_s, limits.gathering_slow_s, limits.practice_s)
    before = now + word - int(1000 * min(shortest, limits.abandoned_s))
    old = sa.and_(tables.c.status.in_(queries.LIVE), tables.c.changed_at < before)
    for row in await house.read(lambda c: queries.load_tables(c, old)):
        if row.damaged:
            continue
        end = row.changed_at + int(1000 * life_of(row, limits))
        if end <= now:
            if house.others.mine(row.id):
                await put_away(house, row)
        elif end <= now + word:
            _say(house, row.id, end - now)


def life_of(row: TableRow, limits: Limits) -> float:
    """For how many seconds a table waits for somebody to go on."""
    slow = row.clock.kind == "slow"
    if row.status == "gathering":
        return limits.gathering_slow_s if slow else limits.gathering_s
    return limits.practice_s if is_practice(row) else limits.abandoned_s


def is_practice(row: TableRow) -> bool:
    """Nobody else plays: against bots, or alone at a screen."""
    return all(seat.kind == "bot" or seat.guest == row.host for seat in row.seats)


def _say(house: House, table_id: str, left: int) -> None:
    """A word to everybody who is there, once to each, however late they come."""
    live = house.tables.lives.get(table_id)
    for each in list(live.audience) if live else []:
        if each not in _told:
            _told.add(each)
            minutes = max(1, round(left / 60_000))
            each.send(encode(Problem(code="expires", reason=say("table-expires", minutes=minutes))))


async def put_away(house: House, row: TableRow) -> None:
    """Close or store a table, unless somebody has gone on with it just now."""
    status = "closed" if row.status == "gathering" else "stored"

    def change(connection: Connection) -> bool:
        same = sa.and_(
            tables.c.id == row.id,
            tables.c.status == row.status,
            tables.c.changed_at == row.changed_at,
        )
        values = {"status": status, "due_at": None}
        return connection.execute(sa.update(tables).where(same).values(**values)).rowcount == 1

    if not await house.write(change):
        return
    logger.info("table %s: nobody went on with it, it is %s", row.id, status)
    live = house.tables.lives.get(row.id)
    if live is not None:
        await house.follower.refresh(live)
    else:
        house.others.tell(row.id, "table")


async def make_room(house: House, guest: str) -> bool:
    """Put a guest's oldest table away that nobody looks at and nobody else plays at."""
    mine = sa.and_(tables.c.host == guest, tables.c.status.in_(queries.LIVE))
    rows = await house.read(lambda c: queries.load_tables(c, mine))
    for row in reversed(rows):
        live = house.tables.lives.get(row.id)
        seen = live is not None and (live.here() or live.watching())
        if row.status == "playing" and is_practice(row) and not seen:
            await put_away(house, row)
            return True
    return False
