"""Trouble with the database: what passes, what stays, and what a full disk is."""

from __future__ import annotations

import sqlite3
from typing import Any

import sqlalchemy as sa

# A database that does not answer any more is found out in seconds, not in hours.
CONNECTING: dict[str, Any] = {
    "connect_timeout": 3,
    "keepalives_idle": 2,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 6_000,
}
PASSING = ("OperationalError", "InterfaceError", "InternalError")  # as every driver calls them
FULL = ("disk is full", "no space left", "disk i/o error", "disk full")


def cause_of(error: BaseException) -> BaseException:
    """What the driver said, under SQLAlchemy's wrapping."""
    return error.orig if isinstance(error, sa.exc.DBAPIError) and error.orig else error


def is_passing(error: BaseException) -> bool:
    """Whether the same may go through a moment later: the database is away, busy or full."""
    if isinstance(error, sa.exc.TimeoutError | OSError):
        return True
    cause = cause_of(error)
    if isinstance(cause, sqlite3.OperationalError):
        return "no such" not in str(cause) and "syntax" not in str(cause)
    return any(each.__name__ in PASSING for each in type(cause).__mro__)


def is_full(error: BaseException) -> bool:
    """Whether there is no room left on the disk."""
    said = str(cause_of(error)).lower()
    return any(words in said for words in FULL)
