"""Clocks: none, live (seconds per decision and a reserve) or slow (days per turn).

All times are milliseconds: steady ones for live clocks, the time of day for turns of days. A
clock's state is small plain data that is stored with each action.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from merrymen.table.times import now_ms, steady_ms

DAY = 86_400_000


class ClockRule(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table plays with."""

    kind: Literal["none", "live", "slow"] = "none"
    decision_s: int = 30  # live: free seconds for every decision
    reserve_s: int = 300  # live: seconds on top, for the whole game
    days: int = 3  # slow: for a whole turn

    def problems(self) -> list[str]:
        """What cannot be played with."""
        found = []
        if not 1 <= self.decision_s <= 3_600:
            found.append("decision_s must be from 1 to 3600")
        if not 0 <= self.reserve_s <= 86_400:
            found.append("reserve_s must be from 0 to 86400")
        if not 1 <= self.days <= 30:
            found.append("days must be from 1 to 30")
        return found

    def now(self) -> int:
        """The time that this clock goes by."""
        return now_ms() if self.kind == "slow" else steady_ms()


class ClockState(msgspec.Struct, frozen=True):
    """Since when the table waits for the mover, and what every seat has in reserve."""

    since: int
    reserves: tuple[int, ...] = ()
    late: tuple[int, ...] = ()  # for every seat: decisions in a row that time took from it
    paused_at: int | None = None  # nobody is there: since then nothing runs

    def late_of(self, seat: int) -> int:
        return self.late[seat] if seat < len(self.late) else 0


def start(rule: ClockRule, players: int, now: int) -> ClockState:
    """The clock of a game that begins."""
    reserves = (rule.reserve_s * 1000,) * players if rule.kind == "live" else ()
    return ClockState(now, reserves, (0,) * players)


def time_for(rule: ClockRule, state: ClockState, seat: int) -> int | None:
    """What a seat has for a decision that begins."""
    if rule.kind == "live":
        return rule.decision_s * 1000 + state.reserves[seat]
    if rule.kind == "slow":
        return rule.days * DAY
    return None


def deadline(rule: ClockRule, state: ClockState, mover: int) -> int | None:
    """When the mover's time is over; never while nothing runs."""
    time = time_for(rule, state, mover)
    return None if time is None or state.paused_at is not None else state.since + time


def moved(
    rule: ClockRule, state: ClockState, mover: int, next_mover: int | None, settled: bool, now: int
) -> ClockState:
    """The clock after an action: what a decision took beyond its free time comes off the reserve.

    An action that can still be taken back is not settled: the decision's time runs on, so that
    nobody can stop the clock by doing and undoing.
    """
    state = resumed(state, now)
    if not settled or (rule.kind == "slow" and next_mover == mover):
        return state
    if rule.kind != "live":
        return ClockState(now, (), state.late)
    over = max(0, now - state.since - rule.decision_s * 1000)
    left = max(0, state.reserves[mover] - over)
    reserves = (*state.reserves[:mover], left, *state.reserves[mover + 1 :])
    return ClockState(now, reserves, state.late)


def counted(state: ClockState, seat: int, players: int, in_time: bool) -> ClockState:
    """Note whether a seat's owner has decided in time, or time has taken the decision."""
    late = list(state.late or (0,) * players)
    late[seat] = 0 if in_time else late[seat] + 1
    return msgspec.structs.replace(state, late=tuple(late))


def restarted(state: ClockState, now: int) -> ClockState:
    """The same reserves, with the waiting begun anew: nobody pays for a server that was down."""
    return msgspec.structs.replace(state, since=now, paused_at=None)


def paused(state: ClockState, now: int) -> ClockState:
    """Nobody is there: nothing runs from now on."""
    return state if state.paused_at is not None else msgspec.structs.replace(state, paused_at=now)


def resumed(state: ClockState, now: int) -> ClockState:
    """Somebody is there again: the waiting goes on where it stopped."""
    if state.paused_at is None:
        return state
    waited = state.paused_at - state.since
    return msgspec.structs.replace(state, since=now - waited, paused_at=None)
