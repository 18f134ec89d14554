"""What a doctor finds: how bad it is, what it is, and what to do about it."""

from __future__ import annotations

from typing import Literal, NamedTuple

Grade = Literal["well", "mind", "wrong"]


class Finding(NamedTuple):
    """One thing that was looked at."""

    grade: Grade
    what: str
    todo: str = ""


def well(what: str) -> Finding:
    return Finding("well", what)


def mind(what: str, todo: str) -> Finding:
    """Nothing is lost, but it should not stay so."""
    return Finding("mind", what, todo)


def wrong(what: str, todo: str) -> Finding:
    return Finding("wrong", what, todo)


def listed(names: list[str], most: int = 3) -> str:
    """Some names, and how many more there are."""
    more = f" and {len(names) - most} more" if len(names) > most else ""
    return ", ".join(names[:most]) + more
