"""Oneself: the games one has played, how one fared, what one can be proud of; and leaving."""

from __future__ import annotations

import pathlib
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

import merrymen
from merrymen.client import Client, Refused
from merrymen.table import myself
from merrymen.table.lobby.rows import first_row
from merrymen.table.protocol.facts import Origin
from merrymen.table.protocol.myself import Milestone, PastGame, PastSeat
from merrymen.table.storage import past, queries
from merrymen.table.storage.migrations import migrate
from merrymen.table.storage.rows import Result, SeatRow
from merrymen.table.storage.store import Store
from table.evening import gather, leave_all, table_when
from table.ground import Server
from table.players import wait_for_deal
from table.stored import MARIAN, ROBIN, sqlite_in

LEVELS = ["squire", "outlaw", "legend"]
GAME = "kings_and_creatures"


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, folder: pathlib.Path) -> Any:
    postgres = request.param == "postgres"
    url = request.getfixturevalue("postgres").database() if postgres else sqlite_in(folder)
    migrate(url)
    store = Store(url)
    yield store
    store.close()


def person(name: str = ROBIN.name, guest: str = ROBIN.id, **more: Any) -> SeatRow:
    return SeatRow(seat=0, kind="person", name=name, guest=guest, **more)


def bot(level: str) -> SeatRow:
    return SeatRow(seat=0, kind="bot", name="", level=level)


def keep(
    store: Store, at: int, scores: list[int], seats: list[SeatRow], *, origin: Origin = "live",
    winners: list[int] | None = None, status: Any = "finished",
) -> str:  # fmt: skip
    """A table at which a game is over."""
    row, _ = first_row(merrymen.game(GAME), at)
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    row.seats = [msgspec.structs.replace(seat, seat=n) for n, seat in enumerate(seats)]
    row.players, row.status, row.origin, row.changed_at = len(seats), status, origin, at
    row.result = Result(scores, best if winners is None else winners)
    store.write(lambda c: queries.insert_table(c, row)).result()
    return row.id


def past_of(store: Store, guest: str = ROBIN.id) -> list[PastGame]:
    return store.read(lambda c: past.games_of(c, guest, LEVELS))


def test_games_are_told_from_late_to_early_with_ones_own_place(store: Store) -> None:
    first = keep(store, 10, [50, 70, 60], [person(), bot("squire"), bot("legend")])
    second = keep(store, 20, [80, 70], [person(), person(MARIAN.name, MARIAN.id)])
    keep(store, 30, [80, 70], [person(), bot("squire")], status="playing")
    games = past_of(store)
    assert [(one.table, one.place, one.won, one.against) for one in games] == [
        (second, 1, True, "people"),
        (first, 3, False, "legend"),
    ]
    assert games[1].seats[2] == PastSeat(name="", level="legend", score=60)
    assert [one.table for one in past_of(store, MARIAN.id)] == [second]
    assert past_of(store, "nobody") == []


def test_what_was_not_played_as_it_came_does_not_count(store: Store) -> None:
    """A game from the middle of another, one alone at a screen, and a bot's win in one's seat."""
    keep(store, 10, [80, 70], [person(), bot("squire")], origin="continued")
    keep(store, 20, [80, 70], [person(), person("Much")])
    keep(store, 30, [80, 70], [person(played_on=True), bot("squire")])
    played_on, alone, continued = past_of(store)
    assert (continued.against, alone.against) == (None, None)
    assert (played_on.against, played_on.won) == ("squire", False)
    assert [one.played for one in myself.tallies(past_of(store), LEVELS)] == [1]


def test_a_result_that_cannot_be_read_hides_no_other(store: Store) -> None:
    bad = keep(store, 10, [80, 70], [person(), bot("squire")])
    good = keep(store, 20, [80, 70], [person(), bot("squire")])

    def spoil(connection: sa.Connection) -> None:
        connection.execute(sa.text(f"UPDATE tables SET result = 'nonsense' WHERE id = '{bad}'"))

    store.write(spoil).result()
    assert [one.table for one in past_of(store)] == [good]


def game_of(
    at: int, score: int, *, won: bool, game: str = GAME, against: str | None = "squire"
) -> PastGame:
    seats = [PastSeat(name="Robin", level=None, score=score)]
    place = 1 if won else 2
    return PastGame(
        table=f"t{at}", game=game, at=at, seat=0, place=place, won=won, against=against, seats=seats
    )


def test_tallies_are_by_game_and_by_who_one_played_against() -> None:
    games = [
        game_of(4, 90, won=True, against="legend"),
        game_of(3, 70, won=False),
        game_of(2, 85, won=True),
        game_of(1, 999, won=True, against=None),
    ]
    found = [msgspec.structs.astuple(one) for one in myself.tallies(games, LEVELS)]
    assert found == [(GAME, "legend", 1, 1, 90.0, 90), (GAME, "squire", 2, 1, 77.5, 85)]


def reached(games: list[PastGame]) -> set[tuple[str, str | None, str | None]]:
    found: list[Milestone] = myself.milestones(games, LEVELS)
    return {(one.kind, one.game, one.table) for one in found if one.table}


def test_milestones_name_the_first_game_that_reached_them() -> None:
    proud = merrymen.game(GAME).proud
    assert reached([]) == set()
    games = [
        game_of(1, proud, won=False),
        game_of(2, proud + 9, won=True),
        game_of(3, 10, won=True, against="legend"),
        game_of(4, 999, won=True, game="castle_combo", against=None),
    ]
    assert reached(games) == {
        ("points", GAME, "t1"), ("first-win", None, "t2"), ("legend", GAME, "t3"),
    }  # fmt: skip
    everywhere = [game_of(n, 1, won=True, game=name) for n, name in enumerate(merrymen.games())]
    assert ("all-games", None, "t4") in reached(everywhere)


def test_every_game_has_a_score_to_be_proud_of() -> None:
    assert all(merrymen.game(name).proud > 0 for name in merrymen.games())


def test_a_page_about_oneself_needs_a_name(server: Server) -> None:
    with pytest.raises(Refused):
        Client(server.url).get("/api/me")
    told = server.client("Robin").get("/api/me")
    assert (told["name"], told["games"], told["count"]) == ("Robin", [], 0)
    assert all(one["table"] is None for one in told["milestones"])


def mine(client: Client) -> list[str]:
    return [own["table"]["id"] for own in client.get("/api/tables/mine")]


def test_a_table_that_everybody_leaves_is_closed(server: Server) -> None:
    client = server.client("Robin")
    with client.play_now(GAME, level="squire") as chair:
        assert client.post(f"/api/tables/{chair.table}/leave", {})["status"] == "closed"
    assert mine(client) == []
    with pytest.raises(Refused) as refused:
        client.post(f"/api/tables/{chair.table}/leave", {})
    assert refused.value.code == "no-table"


def test_who_leaves_for_good_gives_the_seat_to_a_bot_and_the_table_to_another(
    server: Server,
) -> None:
    chairs = gather(server, "Robin", "Marian")
    for chair in chairs:
        chair.ready()
    wait_for_deal(chairs)
    host, other = chairs
    host.client.post(f"/api/tables/{host.table}/leave", {})
    table = table_when(other, lambda table: table["seats"][0]["kind"] == "bot")
    assert table["host"] == "Marian"
    assert (mine(host.client), mine(other.client)) == ([], [host.table])
    while (view := other.wait_for_turn()) is not None:
        other.act(view["actions"][0]["action"])
    leave_all(chairs)


def test_only_who_sits_there_can_leave(server: Server) -> None:
    with server.client("Robin").play_now(GAME, level="squire") as chair:
        with pytest.raises(Refused) as refused:
            server.client("Marian").post(f"/api/tables/{chair.table}/leave", {})
        assert refused.value.code == "not-seated"


def test_before_the_game_a_guest_gets_up_and_a_host_closes(server: Server) -> None:
    chairs = gather(server, "Robin", "Marian")
    host, guest = chairs
    guest.client.post(f"/api/tables/{host.table}/leave", {})
    table_when(host, lambda table: table["seats"][1]["kind"] == "open")
    assert mine(guest.client) == []
    assert host.client.post(f"/api/tables/{host.table}/leave", {})["status"] == "closed"
    leave_all(chairs)
