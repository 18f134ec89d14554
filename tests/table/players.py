"""People at tables: several clients that play whole games through real sockets."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import merrymen
from merrymen.client import Chair
from table.ground import Server

Json = dict[str, Any]


def seat_people(server: Server, game: str, players: int | None = None, **more: Any) -> list[Chair]:
    """A table with one client for every seat."""
    count = players or merrymen.game(game).players[0]
    host = server.client("Robin")
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (count - 1)
    made = host.make(game, seats, **more)
    table = made["table"]["id"]
    chairs = [host.chair(made)]
    for seat in range(1, count):
        chairs.append(server.client(f"Guest {seat}").sit(table, seat))
    chairs[0].start()
    wait_for_deal(chairs)
    return chairs


def wait_for_deal(chairs: Sequence[Chair]) -> None:
    """The first view of everybody; each opens what they put into the chance meanwhile."""
    for chair in chairs:
        while chair.wait("table", "view")["type"] == "table" and not _all_sealed(chair):
            pass
    for chair in chairs:
        if not chair.frame:
            chair.wait("view")


def _all_sealed(chair: Chair) -> bool:
    """Whether the seals are shown."""
    return bool(chair.heard[-1]["table"]["fairness"]["parts"])


def token_of(server: Server, table: str, seat: int) -> str:
    """A seat's token, made with the server's own secret."""
    from merrymen.table.keeping import secret
    from merrymen.table.storage import queries
    from merrymen.table.storage.store import Store
    from merrymen.table.web.tokens import Keys

    store = Store(server.database)
    try:
        row = store.read(lambda connection: queries.load_table(connection, table))
        assert row is not None
        kept = secret.read_file(secret.file_of(server.folder))
        assert kept is not None
        return Keys(kept).seat_token(table, seat, row.seats[seat].generation)
    finally:
        store.close()


@dataclass
class Played:
    """What the players of one game saw."""

    chairs: Sequence[Chair]
    acked: list[tuple[int, int, int]] = field(default_factory=list)  # version, seat, action


def play(chairs: Sequence[Chair], seed: int = 0, steps: int = 1_000_000) -> Played:
    """Random play to the end, everybody at their own socket."""
    chance, played = random.Random(seed), Played(chairs)
    while steps > 0:
        mover = chairs[0].frame["view"]["to_move"]
        if mover is None:
            break
        view = chairs[mover].wait_for_turn()
        if view is None:
            break
        action = chance.choice(view["actions"])["action"]
        version = chairs[mover].act(action)
        played.acked.append((version, mover, action))
        for chair in chairs:
            while chair.version < version:
                chair.wait("view")
        steps -= 1
    return played
