"""Asking the people at a table: what to do about who is away, whether something is taken back."""

from __future__ import annotations

import logging
from collections import Counter
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection

from merrymen.messages import say
from merrymen.table.play import clock
from merrymen.table.play.live import Live
from merrymen.table.protocol.facts import Answer, AnswerKind, Question
from merrymen.table.protocol.incoming import Reply
from merrymen.table.refusal import Refusal
from merrymen.table.storage import queries, seating
from merrymen.table.storage.rows import TableRow
from merrymen.table.times import now_ms, steady_ms

if TYPE_CHECKING:
    from merrymen.table.house import House

logger = logging.getLogger("merrymen.table")

CHOICES = {"away": ("wait", "bot", "end"), "undo": ("yes", "no")}


async def ask_about_absence(house: House, live: Live, seat: int, others: list[int]) -> None:
    """The clock stops, and the others say whether to wait, to let a bot play on, or to end."""
    question = Question(
        about="away", seat=seat, asked=others, version=live.version, asked_at=steady_ms()
    )
    await _put(house, live, question, due_at=None)


async def _put(house: House, live: Live, question: Question, **more: int | None) -> None:
    def change(connection: Connection) -> None:
        row = queries.locked_table(connection, live.row.id)
        if row is None or row.status != "playing" or row.version != question.version:
            return
        if row.question is None:
            queries.update_table(connection, row.id, question=question, **more)

    await house.write(change)
    await house.follower.refresh(live)


async def answer(house: House, live: Live, seat: int, reply: Reply) -> None:
    """Note an answer, and do what is wanted once that is clear."""
    here = live.here()

    def change(connection: Connection) -> None:
        row = queries.locked_table(connection, live.row.id)
        question = None if row is None else row.question
        if row is None or question is None or question.about != reply.about:
            raise Refusal("no-question")
        if seat not in question.asked or reply.answer not in CHOICES[question.about]:
            raise Refusal("not-asked", 403)
        answers = [each for each in question.answers if each.seat != seat]
        answers.append(Answer(seat=seat, answer=reply.answer))
        question = msgspec.structs.replace(question, answers=answers)
        queries.update_table(connection, row.id, question=question)
        settled = _settled(question, here)
        if settled is not None:
            _settle_absence(connection, row, question.seat, settled)

    await house.write(change)
    await house.follower.refresh(live)
    if live.bot_to_move:
        house.minder.think(live)


def _settled(question: Question, here: set[int]) -> AnswerKind | None:
    """What more than half of those asked who are here want; waiting, where they are divided."""
    voters = [seat for seat in question.asked if seat in here]
    counted = Counter(each.answer for each in question.answers if each.seat in voters)
    for choice, votes in counted.items():
        if 2 * votes > len(voters):
            return choice
    return "wait" if counted.total() >= len(voters) else None


def _settle_absence(connection: Connection, row: TableRow, seat: int, choice: AnswerKind) -> None:
    now = row.clock.now()
    queries.update_table(connection, row.id, question=None)
    if choice == "end":
        ended = say("table-ended-vote")
        queries.update_table(
            connection, row.id, status="stored", ended=ended, due_at=None, changed_at=now_ms()
        )
        logger.info("table %s is ended by its players", row.id)
        return
    state = clock.restarted(row.clock_state, now)
    due = now if choice == "bot" else clock.deadline(row.clock, state, seat)
    queries.update_table(connection, row.id, clock_state=state, due_at=due)
    if choice == "bot":
        seating.update_seat(connection, row.id, seat, "person", played_on=True)
