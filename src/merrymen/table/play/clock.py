"""Clocks: none, live (seconds per decision and a reserve) or slow (days per turn).

All times are milliseconds. A clock's state is small plain data that is stored with each action.
"""

from __future__ import annotations

from typing import Literal

import msgspec

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


class ClockState(msgspec.Struct, frozen=True):
    """Since when the table waits for the mover, and what every seat has in reserve."""

    since: int
    reserves: tuple[int, ...] = ()


def start(rule: ClockRule, players: int, now: int) -> ClockState:
    """The clock of a game that begins."""
    reserves = (rule.reserve_s * 1000,) * players if rule.kind == "live" else ()
    return ClockState(now, reserves)


def time_for(rule: ClockRule, state: ClockState, seat: int) -> int | None:
    """What a seat has for a decision that begins."""
    if rule.kind == "live":
        return rule.decision_s * 1000 + state.reserves[seat]
    if rule.kind == "slow":
        return rule.days * DAY
    return None


def deadline(rule: ClockRule, state: ClockState, mover: int) -> int | None:
    """When the mover's time is over."""
    time = time_for(rule, state, mover)
    return None if time is None else state.since + time


def moved(
    rule: ClockRule, state: ClockState, mover: int, next_mover: int | None, settled: bool, now: int
) -> ClockState:
    """The clock after an action: what a decision took beyond its free time comes off the reserve.

    An action that can still be taken back is not settled: the decision's time runs on, so that
    nobody can stop the clock by doing and undoing.
    """
    if not settled or (rule.kind == "slow" and next_mover == mover):
        return state
    if rule.kind != "live":
        return ClockState(now)
    over = max(0, now - state.since - rule.decision_s * 1000)
    left = max(0, state.reserves[mover] - over)
    return ClockState(now, (*state.reserves[:mover], left, *state.reserves[mover + 1 :]))


def restarted(state: ClockState, now: int) -> ClockState:
    """The same reserves, with the waiting begun anew: nobody pays for a server that was down."""
    return ClockState(now, state.reserves)
