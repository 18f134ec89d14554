"""Whole games of every registered game through real sockets; nothing unseen in any frame."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import merrymen
from merrymen.client import Chair
from merrymen.match import Match
from merrymen.table.play.live import Live
from merrymen.table.play.telling import log_line
from merrymen.table.play.trail import Row, Trail
from merrymen.table.protocol.frames import View
from merrymen.table.storage import queries
from merrymen.table.storage.known_editions import KnownEditions
from merrymen.table.storage.rows import TableRow
from merrymen.table.storage.store import Store
from merrymen.table.storage.stored_games import StoredGame
from table.ground import Server
from table.players import play, seat_people

every_game = pytest.mark.parametrize("game", merrymen.games())


class Listener(Chair):
    """A chair that keeps every frame as it came over the socket."""

    def receive(self, timeout: float | None = None) -> dict[str, Any]:
        frame = super().receive(timeout)
        self.__dict__.setdefault("frames", []).append(frame)
        return frame


@every_game
@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
def test_whole_game_without_a_leak(server: Server, game: str, most: bool) -> None:
    """No frame to a seat changes when only facts unseen by it change."""
    found = merrymen.game(game)
    players = found.players[-1 if most else 0]
    chairs = seat_people(server, game, players)
    listeners = [Listener(c.client, c.table, c.tokens) for c in chairs]
    listeners.append(Listener(chairs[0].client, chairs[0].table, []))
    for chair in chairs:
        chair.close()
    play(listeners[:-1], seed=1)
    while listeners[-1].frame["view"]["to_move"] is not None:
        listeners[-1].wait("view")
    row, stored, editions = stored_game(server, chairs[0].table)
    assert stored.positions[-1].to_move is None
    for seat, listener in enumerate(listeners):
        seen = listener.__dict__["frames"]
        check_frames(seat if seat < players else None, seen, row, stored, editions)
        listener.close()


def stored_game(server: Server, table: str) -> tuple[TableRow, StoredGame, KnownEditions]:
    store, editions = Store(server.database), KnownEditions()
    try:
        row = store.read(lambda connection: queries.load_table(connection, table))
        assert row is not None
        return row, store.read(lambda connection: StoredGame(connection, row, editions)), editions
    finally:
        store.close()


def check_frames(
    seat: int | None,
    frames: list[dict[str, Any]],
    row: TableRow,
    stored: StoredGame,
    editions: KnownEditions,
) -> None:
    """Every view is made anew from other hidden facts, and must be the same."""
    views = [frame for frame in frames if frame["type"] == "view"]
    assert [frame["version"] for frame in views] == list(range(len(stored.positions)))
    for frame in views:
        version = frame["version"]
        after = swapped(stored.positions[version], seat, version)
        lines = []
        if version:
            before = swapped(stored.positions[version - 1], seat, version)
            each: Row = stored.rows[version - 1]
            told = log_line(
                before, before.hidden(seat).reading, each.action, after.hidden(seat).reading,
                each.seat, seat, version, each.at,
            )  # fmt: skip
            lines = [told]
        assert without_undo(frame) == without_undo(shown(row, after, version, seat, lines))
    secrets = {str(row.seed), *(str(each.entropy) for each in stored.rows)}
    for frame in frames:
        words = msgspec.json.encode(frame).decode()
        assert not any(secret in words for secret in secrets)


def swapped(match: Match, seat: int | None, seed: int) -> Match:
    """Another position that looks the same to a seat."""
    return match.hidden(seat).resampled(seat, random.Random(seed).getrandbits(62))


def shown(row: TableRow, match: Match, version: int, seat: int | None, lines: Any) -> Any:
    row = msgspec.structs.replace(row, status="playing")
    live = Live(None, match.game, row, Trail(match, version))  # type: ignore[arg-type]
    frame: View = live.view(seat, lines)
    return msgspec.json.decode(msgspec.json.encode(frame))


def without_undo(frame: dict[str, Any]) -> dict[str, Any]:
    """Whether the mover can take something back is about what was done, not about what is."""
    return {key: value for key, value in frame.items() if key != "undo"}


@every_game
def test_a_spectator_and_a_hot_seat(server: Server, game: str) -> None:
    """One browser with several seats gets one view at a time, and only the views of its seats."""
    players = merrymen.game(game).players[0]
    client = server.client("Robin")
    made = client.make(game, [{"kind": "me", "name": f"P{n}"} for n in range(players)])
    chair = client.chair(made)
    assert chair.entered["seats"] == list(range(players))
    while (mover := chair.frame["view"]["to_move"]) is not None:
        frame = chair.look(mover)
        assert frame["seat"] == mover
        chair.act(random.Random(chair.version).choice(frame["view"]["actions"])["action"])
    views = [chair.frame["view"]["scores"]]
    watcher = client.watch(chair.table)
    assert watcher.frame["view"]["scores"] == views[0]
    assert watcher.frame["seat"] is None
    watcher.close()
    chair.close()
