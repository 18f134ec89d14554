"""What a client says at a table beside its moves, and who does what about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from merrymen.table.lobby import again, hosting, joining, sealing
from merrymen.table.play import practice, questions, talking
from merrymen.table.play.live import Live
from merrymen.table.protocol.frames import Weighed
from merrymen.table.protocol.incoming import (
    AskFinal,
    AskHint,
    AskUndo,
    Block,
    Chat,
    Close,
    HandOver,
    Hold,
    Incoming,
    Kick,
    Leave,
    Log,
    Look,
    Mute,
    Nudge,
    Ready,
    Rematch,
    Reply,
    Report,
    Return,
    Seal,
    SetSeat,
    SetTable,
    Start,
    Swap,
    TakeBack,
    Unseal,
)
from merrymen.table.refusal import Refusal
from merrymen.table.storage import talk
from merrymen.table.times import steady_ms
from merrymen.table.web.tokens import Guest
from merrymen.undo import final_ones

if TYPE_CHECKING:
    from merrymen.table.house import House
    from merrymen.table.play.session import Session


def hear(house: House, session: Session, live: Live, message: Incoming) -> None:
    """Find who answers a message; Refusal where the asker may not say it."""
    match message:
        case Look(seat=seat):
            session.look(seat)
        case Log(before=before):
            session.later(session.log(live, before))
        case AskFinal():
            _weigh(session, live)
        case AskHint(version=version, action=action):
            session.later(house.hints.tell(session, live, version, action))
        case TakeBack():
            seat = session.seated()
            session.later(practice.take_back(house, live, seat, message, session.answer))
        case Leave(seat=seat):
            session.later(_leave(house, session, live, session.own(seat)))
        case Return(seat=seat):
            session.later(house.minder.play_on(live, session.own(seat), False))
        case HandOver(seat=seat):
            session.later(_hand_over(house, session, live, seat))
        case AskUndo(version=version):
            session.later(questions.ask_undo(house, live, session.seated(), version))
        case Reply():
            session.later(questions.answer(house, live, session.seated(), message))
        case Rematch(seal=seal):
            session.later(_rematch(house, session, live, seal))
        case Ready() | Swap() | Hold() | Seal() | Unseal():
            _hear_in_lobby(house, session, live, message)
        case SetSeat() | SetTable() | Kick() | Close() | Start() | Mute():
            session.check_host(live)
            _hear_host(house, session, live, message)
        case _:
            _hear_talk(house, session, live, message)


def _hear_in_lobby(
    house: House, session: Session, live: Live, message: Ready | Swap | Hold | Seal | Unseal
) -> None:
    seated = session.seated()
    match message:
        case Seal(seal=seal):
            session.later(sealing.seal(house, live, seated, seal))
        case Unseal(nonce=nonce):
            session.later(sealing.unseal(house, live, session.held, nonce))
        case Ready(ready=ready):
            session.later(hosting.be_ready(house, live, session.held, ready))
        case Hold():
            session.later(hosting.hold(house, live, session.held))
        case Swap(seat=seat, other=other):
            host = bool(session.guest.id) and session.guest.id == live.row.host
            one = seat if host else session.own(seat)
            session.later(hosting.swap(house, live, one, other, host))


def _hear_host(
    house: House,
    session: Session,
    live: Live,
    message: SetSeat | SetTable | Kick | Close | Start | Mute,
) -> None:
    match message:
        case SetSeat():
            session.later(hosting.set_seat(house, live, message))
        case SetTable():
            session.later(hosting.set_table(house, live, message))
        case Kick(seat=seat):
            session.later(hosting.kick(house, live, seat))
        case Close():
            session.later(hosting.close(house, live))
        case Start(level=level):
            session.later(hosting.start(house, live, level))
        case Mute(who=who, muted=muted):
            session.later(talking.mute(house, live, who, muted))


def _hear_talk(house: House, session: Session, live: Live, message: Incoming) -> None:
    match message:
        case Chat():
            work = talking.chat(house, live, session.guest, session.seat, session.address, message)
            session.later(work, message.id)
        case Nudge():
            talking.nudge(house, live, session.seated())
        case Block(who=who, blocked=blocked):
            session.later(_block(house, session, live, who, blocked))
        case Report():
            session.later(talking.report(house, live, session.guest, message))


def _weigh(session: Session, live: Live) -> None:
    """Of what is offered to who decides; at a table without undo everything is final."""
    final: list[int] = []
    if live.trail is not None and session.seat is not None and live.trail.mover == session.seat:
        seen = live.trail.match.hidden(session.seat)
        final = final_ones(seen, session.seat) if live.row.undo else seen.legal()
    session.tell(Weighed(version=live.version, final=final))


async def _leave(house: House, session: Session, live: Live, seat: int) -> None:
    if live.row.status == "gathering" and not live.row.opening:
        session.hold_now(live, set(session.held) - {seat})
    await joining.get_up(house, live, seat)


async def _hand_over(house: House, session: Session, live: Live, seat: int) -> None:
    """Nobody is stuck: who is away too long is played on."""
    session.seated()
    if seat >= live.row.players or live.row.seats[seat].kind != "person":
        raise Refusal("no-seat", 404)
    possible = live.hand_over_at() if live.mover == seat else None
    if possible is None or possible > steady_ms():
        raise Refusal("not-away", at=possible)
    await house.minder.play_on(live, seat, True)


async def _rematch(house: House, session: Session, live: Live, seal: str | None) -> None:
    seat, host = session.seated(), session.guest
    if not host.id:
        host = Guest(live.row.seats[seat].guest or live.row.host, live.row.seats[seat].name)
    table_id = await again.rematch(house, live, host, session.held, session.address, seal)
    for each in list(live.audience):
        each.invite(table_id, seat)
    house.others.tell(live.row.id, "rematch", here=[seat], words=[table_id])


async def _block(house: House, session: Session, live: Live, who: str, blocked: bool) -> None:
    guest = session.guest.id
    if not guest:
        raise Refusal("guest-first", 401)
    other = await talking.guest_called(house, live, who)
    await house.write(lambda c: talk.set_block(c, guest, other, blocked))
    house.sessions.block(guest, await house.read(lambda c: talk.blocked_by(c, guest)))
