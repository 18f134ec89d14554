"""What the learner asks of the coach: on, back, alone, and again."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection

from merrymen.lessons.lesson import LEARNER
from merrymen.table.play.questions import before_last_of
from merrymen.table.play.roles import Order
from merrymen.table.play.trail import BACK
from merrymen.table.refusal import Refusal
from merrymen.table.storage import queries
from merrymen.table.storage.rows import LessonState

if TYPE_CHECKING:
    from merrymen.table.house import House
    from merrymen.table.play.live import Live
    from merrymen.table.protocol.frames import Frame
    from merrymen.table.protocol.incoming import Learn


async def hear(house: House, live: Live, seat: int, said: Learn) -> None:
    """Do what the learner wants; Refusal where nobody learns here."""
    if live.coach is None or seat != LEARNER:
        raise Refusal("no-lesson", 404)
    if said.deed == "back":
        await _take_back(house, live)
    else:
        await _note(house, live, said)


async def _note(house: House, live: Live, said: Learn) -> None:
    """Remember it, show the learner what is said now, and let the bots go on if it is nothing."""
    version = live.version

    def change(connection: Connection) -> None:
        row = queries.locked_table(connection, live.row.id)
        if row is not None and row.lesson is not None:
            later = _after(row.lesson, said, version)
            queries.update_table(connection, row.id, lesson=later)

    await house.write(change)
    await house.follower.refresh(live)
    for each in list(live.audience):
        if each.seat == LEARNER:
            each.show()
    if live.bot_to_move:
        house.minder.think(live)


def _after(state: LessonState, said: Learn, version: int) -> LessonState:
    if said.deed == "next":
        passed = max(state.passed, said.step + 1)
        return msgspec.structs.replace(state, passed=passed, heard=version)
    return msgspec.structs.replace(state, left=said.deed == "leave", heard=version)


async def _take_back(house: House, live: Live) -> None:
    """Back to the learner's last decision, whatever was drawn or shown since: it is a lesson."""
    back = await before_last_of(house, live, LEARNER)
    if back is None or live.row.status != "playing":
        raise Refusal("undo-nothing")
    live.submit(
        Order(
            id=f"back-{secrets.token_hex(4)}", seat=LEARNER, version=live.version, action=BACK,
            bot=False, at=live.rule.now(), back=back, answer=_ignore,
        )
    )  # fmt: skip


def _ignore(frame: Frame) -> None:
    """The new view tells it."""
