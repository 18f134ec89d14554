"""Beginning a guided game: a table of one's own with bots, dealt as the lesson has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import merrymen
from merrymen.lessons import lesson
from merrymen.lessons.lesson import LEARNER
from merrymen.table.lobby.beginning import begin_at_once
from merrymen.table.lobby.joining import own
from merrymen.table.lobby.making import check_room
from merrymen.table.lobby.rows import new_row
from merrymen.table.protocol.requests import OwnTable, StartLesson
from merrymen.table.storage import queries
from merrymen.table.storage.rows import LessonState, SeatRow
from merrymen.table.web.tokens import Guest

if TYPE_CHECKING:
    from merrymen.table.house import House

LEVEL = "squire"  # what the bots of a lesson are called


async def start(house: House, guest: Guest, wish: StartLesson, address: str) -> OwnTable:
    """A guided game; there is no secret and no proof, for its chance is known beforehand."""
    taught = lesson(wish.lesson)
    game = merrymen.game(taught.game)
    await check_room(house, guest, address)
    learner = SeatRow(seat=LEARNER, kind="person", name=guest.name, guest=guest.id)
    bots = [SeatRow(seat=0, kind="bot", name="", level=LEVEL) for _ in range(taught.players - 1)]
    options = game.choose_options(taught.options)
    row = new_row(game, game.edition.hash, options, guest, [learner, *bots])
    row.lesson = LessonState(taught.name)
    await house.write(lambda connection: queries.insert_table(connection, row))
    live = await house.tables.find(row.id)
    await begin_at_once(house, live)
    return own(house, live, guest)
