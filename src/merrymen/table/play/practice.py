"""Against bots alone: back to any decision of one's own, and the marks that a game bears for it.

What was rolled and drawn stays as it was settled before the game, so going back never rolls again:
but whoever has seen what comes knows it now. Such a game is practice, and says so for ever.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from merrymen.messages import Message, say
from merrymen.table.play.live import Live
from merrymen.table.play.roles import Order
from merrymen.table.play.trail import BACK, Trail, effective
from merrymen.table.protocol.facts import Mark
from merrymen.table.protocol.frames import Frame, Refused
from merrymen.table.protocol.incoming import TakeBack
from merrymen.table.storage import queries
from merrymen.table.storage.stored_games import trail_at

if TYPE_CHECKING:
    from merrymen.table.house import House


async def take_back(
    house: House, live: Live, seat: int, wish: TakeBack, answer: Callable[[Frame], None]
) -> None:
    """Go back to a decision of the seat's own, and mark the game as practice before that.

    An old version is answered like any other old request.
    """
    back = None
    if wish.version == live.version:
        reason = _refusal(live, seat)
        back = None if reason else await _own_decision(house, live, seat, wish.to)
        if back is None:
            reason = reason or say("table-undo-nothing")
            answer(Refused(id=wish.id, version=live.version, reason=reason))
            return
        await mark(house, live, "practice")
    live.submit(
        Order(
            id=wish.id, seat=seat, version=wish.version, action=BACK, bot=False,
            at=live.rule.now(), back=back, answer=answer,
        )
    )  # fmt: skip


def _refusal(live: Live, seat: int) -> Message | None:
    if not live.row.undo:
        return say("table-undo-off")
    if not live.row.alone:
        return say("table-undo-ask")
    if live.row.seats[seat].by_bot:
        return say("table-bot-plays")
    return None


async def _own_decision(house: House, live: Live, seat: int, version: int) -> Trail | None:
    """The position at a version, where the seat itself had to decide and what it did counts."""

    def find(connection: Connection) -> Trail | None:
        rows = effective(queries.log_rows(connection, live.row.id, 0, live.version))
        if not any(each.seq == version + 1 and each.seat == seat and not each.bot for each in rows):
            return None
        return trail_at(connection, live.row, house.editions, version)[0]

    return await house.read(find)


async def mark(house: House, live: Live, how: Mark) -> None:
    """Note how a game is played: stored before it is so, and never taken off again."""
    if how in live.row.marks:
        return

    def change(connection: Connection) -> None:
        row = queries.locked_table(connection, live.row.id)
        if row is not None and how not in row.marks:
            queries.update_table(connection, row.id, marks=[*row.marks, how])

    await house.write(change)
    await house.follower.refresh(live)
