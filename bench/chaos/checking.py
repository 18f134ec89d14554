"""After the storm: what players were told, compared with what is stored."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rich.console import Console

from bench.chaos.people import ROOMY, Told
from merrymen.table.storage import queries
from merrymen.table.storage.rows import TableRow
from merrymen.table.storage.store import Store
from merrymen.table.storage.verify import verify

TOO_LATE = "refused: table-too-late"


@dataclass
class Verdict:
    """Figures; all but the first three and `after_all` should be 0 or empty."""

    acknowledged: int = 0
    tables: int = 0
    by_bots: int = 0
    lost: int = 0
    doubled: int = 0
    unasked: list[str] = field(default_factory=list)
    after_all: int = 0  # too late, one process said, while another had it in time
    unfinished: list[str] = field(default_factory=list)
    clocks: list[str] = field(default_factory=list)
    replay: int = 0


def judge(database: str, tables: list[Told]) -> Verdict:
    """Every acknowledged action is there once; every game is over; every clock was right."""
    verdict, store = Verdict(), Store(database)
    try:
        for told in tables:
            row = store.read(lambda c, told=told: queries.load_table(c, told.table))  # type: ignore[misc]
            rows = store.read(lambda c, told=told: queries.log_rows(c, told.table))  # type: ignore[misc]
            assert row is not None
            _judge_actions(verdict, told, row, rows)
            if told.kind == "clocks":
                _judge_clock(verdict, told, row, rows)
    finally:
        store.close()
    verdict.replay = verify(database, None, Console(quiet=True))
    return verdict


def _judge_actions(verdict: Verdict, told: Told, row: TableRow, rows: list[Any]) -> None:
    verdict.tables += 1
    verdict.acknowledged += len(told.acked)
    stored = {each.seq: (each.seat, each.action, each.request) for each in rows}
    verdict.lost += sum(stored.get(version) != action for version, action in told.acked.items())
    requests = [each.request for each in rows]
    verdict.doubled += len(requests) - len(set(requests))
    verdict.doubled += len(rows) - len(stored)
    verdict.by_bots += sum(each.bot for each in rows)
    asked = {request for _, _, request in told.acked.values()}
    for each in rows:
        if not each.bot and each.request not in asked:
            why = told.denied.get(each.request, "nobody asked for it")
            if why == TOO_LATE:
                verdict.after_all += 1
            else:
                verdict.unasked.append(f"{told.table}, version {each.seq}: {why}")
    if row.status != "finished" or not told.finished:
        verdict.unfinished.append(f"{row.game} at {row.id} is {row.status}, version {row.version}")
    if [each.seq for each in rows] != list(range(1, row.version + 1)):
        verdict.lost += 1


def _judge_clock(verdict: Verdict, told: Told, row: TableRow, rows: list[Any]) -> None:
    """These players never took long: no decision was taken from them, no reserve touched."""
    state, full = row.clock_state, 1000 * ROOMY["reserve_s"]
    if any(each.bot for each in rows):
        verdict.clocks.append(f"{told.table}: a decision was taken from somebody in time")
    if any(reserve != full for reserve in state.reserves) or any(state.late):
        verdict.clocks.append(f"{told.table}: {state}")
