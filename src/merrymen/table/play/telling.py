"""What is told of a table and its game: facts for everybody, log lines for each seat."""

from __future__ import annotations

from merrymen.bots.characters import at_table
from merrymen.game import Game
from merrymen.match import Match
from merrymen.seen import Seen
from merrymen.table.play import clock
from merrymen.table.play.clock import ClockRule, ClockState
from merrymen.table.play.trail import BACK, UNDO
from merrymen.table.protocol.facts import ClockFace, LogLine, Preparing, SeatInfo, TableInfo
from merrymen.table.storage.rows import Result, SeatRow, TableRow
from merrymen.table.times import steady_ms
from merrymen.table.web.tokens import who


def result_of(match: Match) -> Result:
    """How a game ended, as it is stored."""
    return Result(match.scores(), match.winners())


def log_line(
    before: Match, seen: Seen, action: int, after: Seen, mover: int, seat: int | None,
    version: int, at: int, stand_in: bool = False, back_to: int | None = None,
) -> LogLine:  # fmt: skip
    """What one step told a seat."""
    round_number = before.game.presentation.round_of(seen)
    if action in (UNDO, BACK):
        return LogLine(
            version=version,
            seat=mover,
            at=at,
            round=round_number,
            undone=True,
            back_to=back_to,
            story=[],
        )
    story = before.story_of(seen, action, after, seat)
    return LogLine(
        version=version, seat=mover, at=at, round=round_number, stand_in=stand_in, story=story
    )


def clock_face(
    row: TableRow, rule: ClockRule, state: ClockState, mover: int | None, deadline: int | None
) -> ClockFace:
    """What the clock of a table shows."""
    return ClockFace(
        now=rule.now(),
        seat=None if deadline is None else mover,
        since=state.since,
        deadline=deadline,
        times=tuple(
            None if seat.by_bot else clock.time_for(rule, state, seat.seat) for seat in row.seats
        ),
        reserves=state.reserves,
    )


def table_info(
    row: TableRow,
    game: Game,
    waiting: list[int],
    here: set[int],
    watching: int = 0,
    hand_over_at: int | None = None,
    preparing: Preparing | None = None,
) -> TableInfo:
    """What everybody may know of a table."""
    return TableInfo(
        id=row.id,
        game=row.game,
        title=game.title,
        rules=row.rules,
        edition=row.edition,
        options=row.options,
        players=row.players,
        status=row.status,
        version=row.version,
        listed=row.listed,
        undo=row.undo,
        clock=row.clock,
        host=row.host_name,
        seats=[_seat_info(row, seat, seat.seat in here) for seat in row.seats],
        waiting=waiting,
        watching=watching,
        created_at=row.created_at,
        changed_at=row.changed_at,
        origin=row.origin,
        frozen=row.frozen,
        next=row.next,
        scores=row.result.scores if row.result else None,
        winners=row.result.winners if row.result else None,
        now=steady_ms(),
        code=row.code if row.status in ("gathering", "playing") else None,
        hot_seat=row.hot_seat,
        starts_at=row.due_at if row.status == "gathering" and not row.opening else None,
        paused=row.status == "playing" and row.clock_state.paused_at is not None,
        question=row.question,
        hand_over_at=hand_over_at,
        preparing=preparing,
        ended=row.ended,
        hints=row.may_be_helped,
        free_undo=row.undo and row.alone,
        marks=row.marks,
        fairness=row.fairness,
        lesson=row.lesson.name if row.lesson else None,
    )


def _seat_info(row: TableRow, seat: SeatRow, here: bool) -> SeatInfo:
    """What everybody may know of a seat."""
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        character=at_table(row.game, row.id, seat.seat) if seat.level else None,
        played_on=seat.played_on,
        here=here,
        ready=seat.ready,
        late=row.clock_state.late_of(seat.seat),
        who=who(row.id, seat.guest) if seat.guest else None,
        muted=seat.guest in row.muted,
        kept_for=seat.kept_for,
    )
