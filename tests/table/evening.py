"""A table of friends, for the tests of an evening."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from merrymen.client import Chair
from table.ground import Server

GAME = "kings_and_creatures"
Json = dict[str, Any]


def table_when(chair: Chair, wanted: Callable[[Json], bool]) -> Json:
    """The table as it is told once something about it is so."""
    while not wanted(table := chair.wait("table")["table"]):
        pass
    found: Json = table
    return found


def gather(server: Server, *names: str, more: list[Json] | None = None) -> list[Chair]:
    """A host and guests at a table that gathers, with further seats."""
    host = server.client(names[0])
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (len(names) - 1) + (more or [])
    made = host.make(GAME, seats)
    chairs = [host.chair(made)]
    for seat, name in enumerate(names[1:], 1):
        chairs.append(server.client(name).sit(made["table"]["id"], seat))
    return chairs


def leave_all(chairs: list[Chair]) -> None:
    for chair in chairs:
        chair.close()
