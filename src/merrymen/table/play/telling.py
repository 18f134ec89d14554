"""What is told of a table and its game: facts for everybody, log lines for each seat."""

from __future__ import annotations

from merrymen.engine.plain import Reading
from merrymen.game import Game
from merrymen.match import Match
from merrymen.table.play.trail import UNDO
from merrymen.table.protocol.facts import LogLine, SeatInfo, TableInfo
from merrymen.table.storage.rows import Result, TableRow


def result_of(match: Match) -> Result:
    """How a game ended, as it is stored."""
    return Result(match.scores(), match.winners())


def log_line(
    before: Match, seen: Reading, action: int, after: Reading, mover: int, seat: int | None,
    version: int, at: int,
) -> LogLine:  # fmt: skip
    """What one step told a seat."""
    if action == UNDO:
        return LogLine(
            version=version, seat=mover, at=at, round=before.round, undone=True, story=[]
        )
    story = before.story_of(seen, action, after, seat)
    return LogLine(version=version, seat=mover, at=at, round=before.round, story=story)


def table_info(
    row: TableRow, game: Game, waiting: list[int], here: set[int], watching: int = 0
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
        seats=[
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                played_on=seat.played_on,
                here=seat.seat in here,
            )
            for seat in row.seats
        ],
        waiting=waiting,
        watching=watching,
        created_at=row.created_at,
        changed_at=row.changed_at,
        origin=row.origin,
        frozen=row.frozen,
        next=row.next,
        scores=row.result.scores if row.result else None,
        winners=row.result.winners if row.result else None,
    )
