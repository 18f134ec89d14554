"""Two server processes on PostgreSQL and Redis: any of them serves any table, any may die."""

from __future__ import annotations

import random

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from merrymen.client import Chair, Client
from merrymen.table.storage.migrations import migrate
from merrymen.table.storage.schema import metadata
from merrymen.table.storage.store import open_engine
from table.ground import Server
from table.players import play
from table.servers_beside import Postgres
from table.test_kill import Pair, check, kill_under

GAME = "kings_and_creatures"


def table_across(two: tuple[Server, Server], **more: object) -> list[Chair]:
    """One player at each process, one spectator at the second."""
    made = two[0].client("Robin").make(GAME, [{"kind": "me"}, {"kind": "me"}], **more)
    table = made["table"]["id"]
    return [
        Chair(Client(server.url), table, tokens)
        for server, tokens in (
            (two[0], [made["seats"][0]["token"]]),
            (two[1], [made["seats"][1]["token"]]),
            (two[1], []),
        )
    ]


def test_a_game_across_two_processes(two: tuple[Server, Server]) -> None:
    chairs = table_across(two)
    play(chairs)
    assert chairs[2].frame["view"]["scores"] == chairs[0].frame["view"]["scores"]
    chairs[0].say("well played")
    assert chairs[1].wait("chat")["line"]["text"] == "well played"
    for chair in chairs:
        chair.close()


def test_presence_is_seen_across_processes(two: tuple[Server, Server]) -> None:
    chairs = table_across(two)
    seats = chairs[1].entered["table"]["seats"]
    while not all(seat["here"] for seat in seats):
        seats = chairs[1].wait("table")["table"]["seats"]
    chairs[0].close()
    while seats[0]["here"]:
        seats = chairs[1].wait("table")["table"]["seats"]
    for chair in chairs:
        chair.close()


def test_those_who_watch_are_counted_across_processes(two: tuple[Server, Server]) -> None:
    """Those of a process that dies without a word are no longer counted."""
    chairs = table_across(two)
    table, host = chairs[0].table, chairs[0]

    def wait_for_watchers(count: int) -> None:
        while host.wait("table")["table"]["watching"] != count:
            pass

    with Client(two[0].url).watch(table):
        wait_for_watchers(2)
        two[1].kill()
        wait_for_watchers(1)
    wait_for_watchers(0)
    host.close()


def test_one_dies_the_other_goes_on(two: tuple[Server, Server]) -> None:
    """Players of a dead process come to the other one with the same tokens."""
    chairs = table_across(two)
    play(chairs, steps=5)
    two[0].kill()
    chairs[0].client = Client(two[1].url)
    chairs[0]._enter()
    play(chairs)
    assert chairs[0].frame["view"]["to_move"] is None
    two[0].start()
    with Client(two[0].url).watch(chairs[0].table) as late:
        assert late.frame["view"]["scores"] == chairs[0].frame["view"]["scores"]
    for chair in chairs:
        chair.close()


def test_a_bot_goes_on_when_its_process_dies(two: tuple[Server, Server]) -> None:
    robin = two[0].client("Robin")
    made = robin.make(GAME, [{"kind": "me"}, {"kind": "bot", "level": "squire"}])
    chair = robin.chair(made)
    view = chair.wait_for_turn()
    assert view is not None
    two[0].kill()
    chair.client = Client(two[1].url)
    chair._enter()
    for _ in range(4):
        view = chair.wait_for_turn()
        if view is None:
            break
        chair.act(view["actions"][0]["action"])
    assert chair.version >= 4
    chair.close()


@pytest.mark.parametrize("kills", [4, pytest.param(16, marks=pytest.mark.long)])
def test_either_may_be_killed_at_any_moment(two: tuple[Server, Server], kills: int) -> None:
    pairs = [Pair(list(two), number) for number in range(4)]
    kill_under(pairs, list(two), kills, random.Random(3))
    assert check(two[0].database, pairs) > 0


def test_migrations_lead_to_the_schema_on_postgresql(postgres: Postgres) -> None:
    url = postgres.database()
    migrate(url)
    migrate(url)
    engine = open_engine(url, writing=False)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.execute(sa.text("SELECT count(*) FROM tables")).scalar() == 0
    engine.dispose()
