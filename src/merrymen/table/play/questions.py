"""Asking the people at a table: what to do about who is away, whether something is taken back."""

from __future__ import annotations

import logging
import secrets
from collections import Counter
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection

from merrymen.messages import say
from merrymen.table.play import clock
from merrymen.table.play.live import Live
from merrymen.table.play.roles import Order
from merrymen.table.play.trail import BACK, Trail, effective
from merrymen.table.protocol.facts import Answer, AnswerKind, Question
from merrymen.table.protocol.frames import Frame
from merrymen.table.protocol.incoming import Reply
from merrymen.table.refusal import Refusal
from merrymen.table.storage import queries, seating
from merrymen.table.storage.rows import TableRow
from merrymen.table.storage.stored_games import trail_at
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


def without(connection: Connection, row: TableRow, question: Question, seat: int) -> None:
    """Somebody who was asked has left; with nobody to answer there is no question."""
    asked = [each for each in question.asked if each != seat]
    if question.seat == seat:
        asked = []  # who asked has left
    answers = [each for each in question.answers if each.seat != seat]
    if asked:
        left = msgspec.structs.replace(question, asked=asked, answers=answers)
        queries.update_table(connection, row.id, question=left)
    else:
        queries.update_table(connection, row.id, question=None)
        if question.about == "away":
            _settle_absence(connection, row, question.seat, "bot")


async def _put(house: House, live: Live, question: Question, **more: int | None) -> None:
    def change(connection: Connection) -> None:
        row = queries.locked_table(connection, live.row.id)
        if row is None or row.status != "playing" or row.version != question.version:
            return
        if row.question is None:
            queries.update_table(connection, row.id, question=question, **more)

    await house.write(change)
    await house.follower.refresh(live)


async def ask_undo(house: House, live: Live, seat: int, version: int) -> None:
    """May I take back my last decision? All the other people have to agree."""
    if not live.row.undo:
        raise Refusal("undo-off")
    if live.row.status != "playing" or version != live.version:
        raise Refusal("undo-nothing")
    if live.row.question is not None:
        raise Refusal("question-open")
    others = [each for each in live.row.people() if each != seat]
    if not others or await before_last_of(house, live, seat) is None:
        raise Refusal("undo-nothing")
    question = Question(
        about="undo", seat=seat, asked=others, version=version, asked_at=steady_ms()
    )
    await _put(house, live, question)


async def before_last_of(house: House, live: Live, seat: int) -> Trail | None:
    """The position before a seat's last action that still counts."""

    def find(connection: Connection) -> Trail | None:
        rows = effective(queries.log_rows(connection, live.row.id, 0, live.version))
        own = [each.seq for each in rows if each.seat == seat]
        if not own:
            return None
        return trail_at(connection, live.row, house.editions, own[-1] - 1)[0]

    return await house.read(find)


async def answer(house: House, live: Live, seat: int, reply: Reply) -> None:
    """Note an answer, and do what is wanted once that is clear."""
    here = live.here()

    def change(connection: Connection) -> tuple[Question, bool]:
        row = queries.locked_table(connection, live.row.id)
        question = None if row is None else row.question
        if row is None or question is None or question.about != reply.about:
            raise Refusal("no-question")
        if seat not in question.asked or reply.answer not in CHOICES[question.about]:
            raise Refusal("not-asked", 403)
        answers = [each for each in question.answers if each.seat != seat]
        answers.append(Answer(seat=seat, answer=reply.answer))
        question = msgspec.structs.replace(question, answers=answers)
        if question.about == "undo":
            refused = reply.answer == "no"
            queries.update_table(connection, row.id, question=None if refused else question)
            return question, not refused and len(answers) == len(question.asked)
        queries.update_table(connection, row.id, question=question)
        settled = _settled(question, here)
        if settled is not None:
            _settle_absence(connection, row, question.seat, settled)
        return question, False

    question, agreed = await house.write(change)
    await house.follower.refresh(live)
    if agreed:
        await _take_back(house, live, question)
    elif live.bot_to_move:
        house.minder.think(live)


async def _take_back(house: House, live: Live, question: Question) -> None:
    """Everybody agrees: back to before the asker's last action."""
    back = await before_last_of(house, live, question.seat)
    if back is None:
        return
    order = Order(
        id=f"back-{secrets.token_hex(4)}", seat=question.seat, version=question.version,
        action=BACK, bot=False, at=live.rule.now(), back=back, answer=_ignore,
    )  # fmt: skip
    live.submit(order)


def _ignore(frame: Frame) -> None:
    """The new view tells it."""


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
