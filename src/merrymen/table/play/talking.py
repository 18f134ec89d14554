"""Chat and what belongs to it: quick phrases, reminders, mutes, blocks and reports."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from merrymen.table.play.live import Live
from merrymen.table.protocol.frames import ChatNews, Nudged
from merrymen.table.protocol.incoming import Chat, Report
from merrymen.table.refusal import Refusal
from merrymen.table.storage import queries, talk
from merrymen.table.storage.talk import Utterance
from merrymen.table.times import now_ms, steady_ms
from merrymen.table.web.tokens import Guest, clean, same_name, who

if TYPE_CHECKING:
    from merrymen.table.house import House

logger = logging.getLogger("merrymen.table")

PHRASES = (
    "phrase-hello",
    "phrase-good-luck",
    "phrase-well-played",
    "phrase-thanks",
    "phrase-sorry",
    "phrase-moment",
    "phrase-your-turn",
    "phrase-good-game",
    "phrase-again",
    "phrase-bye",
)
MOST_BARRED = 200  # mutes and kicks that one table remembers


async def chat(
    house: House, live: Live, guest: Guest, seat: int | None, address: str, said: Chat
) -> None:
    """Say something to everybody: kept first, then told."""
    if not house.doors.may_chat(guest.id, address):
        raise Refusal("too-fast", 429)
    name = guest.name if seat is None else live.row.seats[seat].name
    if not name:
        raise Refusal("guest-first", 401)
    if seat is None and any(s.name and same_name(s.name, name) for s in live.row.seats):
        raise Refusal("name-taken", name=name)
    speaker = (guest.id if seat is None else live.row.seats[seat].guest) or ""
    if speaker in live.row.muted:
        raise Refusal("muted", 403)
    if said.phrase is not None and said.phrase not in PHRASES:
        raise Refusal("no-phrase", 404)
    text = "" if said.phrase else clean(said.text, house.limits.chat_letters)
    if not (text or said.phrase):
        return
    at, table_id = now_ms(), live.row.id
    line = await house.write(
        lambda c: talk.add_chat(c, table_id, at, seat, speaker, name, text, said.phrase)
    )
    tell(live, line)
    house.others.tell(table_id, "chat", version=line.line.number)


def tell(live: Live, line: Utterance) -> None:
    """A line of chat, to everybody who wants to hear its speaker."""
    live.tell(ChatNews(line=line.line), line.guest)


async def guest_called(house: House, live: Live, name: str) -> str:
    """The guest whom a `who` names at this table."""
    known = [seat.guest for seat in live.row.seats if seat.guest]
    known += await house.read(lambda c: talk.talkers(c, live.row.id))
    for guest in known:
        if who(live.row.id, guest) == name:
            return guest
    raise Refusal("nobody", 404)


async def mute(house: House, live: Live, name: str, muted: bool) -> None:
    """Somebody cannot chat at this table any more, or can again."""
    guest = await guest_called(house, live, name)

    def change(connection: Connection) -> None:
        row = queries.locked_table(connection, live.row.id)
        if row is not None:
            others = [each for each in row.muted if each != guest][-MOST_BARRED:]
            barred = [*others, guest] if muted else others
            queries.update_table(connection, row.id, muted=barred)

    await house.write(change)
    await house.follower.refresh(live)


async def report(house: House, live: Live, guest: Guest, report: Report) -> None:
    """To the server's keeper, in the log: who, about whom, and the words that were said."""
    if not guest.id:
        raise Refusal("guest-first", 401)
    if not house.doors.reports.take(guest.id):
        raise Refusal("too-fast", 429)
    about = await guest_called(house, live, report.who)
    lines = await house.read(lambda c: talk.load_chat(c, live.row.id, 200))
    said = [each.line for each in lines if each.guest == about]
    quoted = [each for each in said if report.line in (None, each.number)][-3:]
    logger.warning(
        "REPORT table=%s by=%s (%r) about=%s names=%r words=%r said=%r",
        live.row.id,
        guest.id,
        guest.name,
        about,
        sorted({s.name for s in live.row.seats if s.guest == about} | {e.name for e in said}),
        clean(report.text, house.limits.chat_letters),
        [each.text or each.phrase for each in quoted],
    )


def nudge(house: House, live: Live, seat: int) -> None:
    """Remind whoever is waited for; not too often."""
    mover, now = live.mover, steady_ms()
    if mover is None or mover == seat or live.row.seats[mover].by_bot:
        raise Refusal("nobody-waits")
    again = (live.nudged_at or 0) + int(1000 * house.limits.nudge_s)
    if live.nudged_at is not None and now < again:
        raise Refusal("too-fast", 429, at=again)
    live.nudged_at = now
    live.tell(Nudged(seat=seat, to=mover))
    house.others.tell(live.row.id, "nudge", here=[seat, mover])
