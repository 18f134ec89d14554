"""How it is kept: the log, snapshots, migrations, verification, and what happens on an update."""

from __future__ import annotations

import asyncio
import pathlib
import random
import threading
import time
from collections.abc import Iterator
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from rich.console import Console

import merrymen
from loops import wait_for
from merrymen.table.house import House
from merrymen.table.limits import Limits
from merrymen.table.lobby.rows import first_row, keep_first
from merrymen.table.play.clock import ClockState
from merrymen.table.play.trail import SNAPSHOT_EVERY, UNDO, Trail, checksum
from merrymen.table.processes.news import Notice
from merrymen.table.protocol.facts import Question
from merrymen.table.storage import queries
from merrymen.table.storage.appending import Appender, Entry, InSteps, Kept
from merrymen.table.storage.known_editions import KnownEditions
from merrymen.table.storage.layouts import layout_hash
from merrymen.table.storage.migrations import migrate
from merrymen.table.storage.rows import Result, TableRow, signed, unsigned
from merrymen.table.storage.schema import log, metadata, snapshots, tables
from merrymen.table.storage.store import Outcome, Store, open_engine
from merrymen.table.storage.stored_games import load_trail, trail_at
from merrymen.table.storage.verify import difference, freeze_what_differs, verify
from table.ground import Ground, Server, running
from table.players import play, seat_people
from table.servers_beside import Postgres

GAME = "kings_and_creatures"
EDITIONS = KnownEditions()
quiet = Console(quiet=True)


@pytest.fixture
def store(folder: pathlib.Path) -> Iterator[Store]:
    url = f"sqlite:///{folder / 'tables.sqlite'}"
    migrate(url)
    store = Store(url)
    yield store
    store.close()


def new_table(store: Store, game: str, seed: int = 5) -> tuple[Trail, TableRow]:
    """A table that has just begun."""
    row, match = first_row(merrymen.game(game), seed)

    def change(connection: sa.Connection) -> None:
        queries.insert_table(connection, row)
        keep_first(connection, row.id, match)

    store.write(change).result()
    return Trail(match), row


def entry(row: TableRow, trail: Trail, seat: int, action: int, entropy: Any) -> Entry:
    keeps = trail.version % SNAPSHOT_EVERY == 0
    over = trail.match.to_move is None
    return Entry(
        table_id=row.id, seq=trail.version, seat=seat, action=action, entropy=entropy, at=1,
        bot=False, request=f"r{trail.version}", checksum=checksum(trail.match),
        status="finished" if over else "playing", clock_state=ClockState(1), due_at=None,
        result=None,
        kept=Kept(layout=layout_hash(trail.match.game), record=trail.match.raw, used=trail.used)
        if keeps
        else None,
    )  # fmt: skip


def append(store: Store, one: Entry) -> Outcome:
    outcomes: list[Outcome] = []
    store.append(one, outcomes.append)
    while not outcomes:
        time.sleep(0.0005)
    return outcomes[0]


def play_stored(store: Store, game: str, seed: int) -> tuple[list[Trail], TableRow]:
    """A random game with every undo that is possible now and then; the trail at each version."""
    chance = random.Random(seed)
    trail, row = new_table(store, game, seed)
    trails = [trail]
    while trail.match.to_move is not None:
        mover, entropy = trail.match.to_move, chance.getrandbits(64)
        if trail.can_undo and chance.random() < 0.4:
            trail, action = trail.after_undo(), UNDO
        else:
            action = chance.choice(trail.match.legal())
            trail = trail.after(action, entropy, mover)
        stored = entry(row, trail, mover, action, None if action == UNDO else entropy)
        assert append(store, stored) == "stored"
        trails.append(trail)
    row = store.read(lambda connection: queries.load_table(connection, row.id)) or row
    return trails, row


@pytest.mark.parametrize("game", merrymen.games())
@pytest.mark.parametrize("seed", range(2))
def test_every_version_loads_as_it_was(store: Store, game: str, seed: int) -> None:
    """Position and what can be taken back, at every version, undone steps and all."""
    trails, row = play_stored(store, game, seed)
    for version in {*range(0, len(trails), 3), len(trails) - 1}:
        loaded, _ = store.read(
            lambda connection, version=version: trail_at(connection, row, EDITIONS, version)  # type: ignore[misc]
        )
        assert loaded.version == version
        for one, other in zip(
            [loaded.match, *loaded.taken_back_to],
            [trails[version].match, *trails[version].taken_back_to],
            strict=True,
        ):
            assert one.record.tobytes() == other.record.tobytes()
    assert store.read(lambda connection: difference(connection, row, EDITIONS)) is None


def test_loading_a_late_game_costs_a_few_actions(store: Store) -> None:
    """However long the game: not more than what two snapshots lie apart."""
    for seed in range(5):
        trails, row = play_stored(store, GAME, seed)
        _, rows = store.read(lambda connection, row=row: load_trail(connection, row, EDITIONS))  # type: ignore[misc]
        assert len(rows) <= 2 * SNAPSHOT_EVERY
        assert len(trails) > 2


def test_a_version_is_taken_once(store: Store) -> None:
    """The second to store the same version is told so, and nothing of it stays."""
    trail, row = new_table(store, GAME)
    seat = trail.match.to_move
    assert seat is not None
    further = [trail.after(action, 3, seat) for action in trail.match.legal()[:2]]
    outcomes: list[Outcome] = []
    for each in further:
        store.append(entry(row, each, seat, 0, 3), outcomes.append)
    while len(outcomes) < 2:
        time.sleep(0.001)
    assert sorted(outcomes) == ["conflict", "stored"]
    rows = store.read(lambda connection: queries.log_rows(connection, row.id))
    assert [each.checksum for each in rows] == [checksum(further[0].match)]
    gap = entry(row, Trail(trail.match, 5), seat, 0, 3)
    assert append(store, gap) == "conflict"


def test_one_bad_entry_does_not_hold_back_the_others(store: Store) -> None:
    one, two = new_table(store, GAME), new_table(store, GAME)
    outcomes: dict[str, Outcome] = {}
    seat = one[0].match.to_move or 0
    good = one[0].after(one[0].match.legal()[0], 3)
    blocked = time.monotonic() + 0.05
    store.write(lambda _: time.sleep(max(0.0, blocked - time.monotonic())))
    bad = entry(two[1], Trail(two[0].match, 9), seat, 0, 3)
    store.append(bad, lambda outcome: outcomes.update(bad=outcome))
    store.append(entry(one[1], good, seat, 0, 3), lambda outcome: outcomes.update(good=outcome))
    while len(outcomes) < 2:
        time.sleep(0.001)
    assert outcomes == {"good": "stored", "bad": "conflict"}


@pytest.mark.parametrize("count", [1, 3, 64, 131, 257])
def test_many_share_a_commit(store: Store, count: int) -> None:
    """Each row of all of them is what was asked for, at its own table."""
    asked, outcomes = [], list[Outcome]()
    for number in range(count):
        trail, row = new_table(store, "kings_and_creatures", number)
        seat, action = trail.mover or 0, trail.match.legal()[0]
        asked.append(entry(row, trail.after(action, number, seat), seat, action, number))
    ready = threading.Event()
    store.write(lambda _: ready.wait(30))
    for one in asked:
        store.append(one, outcomes.append)
    ready.set()
    while len(outcomes) < count:
        time.sleep(0.0005)
    assert outcomes == ["stored"] * count
    for one in asked:
        assert _log(store, one.table_id) == [
            (one.seq, one.seat, one.action, one.entropy, one.at, one.bot, one.request, one.checksum)
        ]
        table = store.read(lambda c, one=one: queries.load_table(c, one.table_id))  # type: ignore[misc]
        assert table is not None
        assert (table.version, table.clock_state) == (one.seq, one.clock_state)


def test_all_that_an_action_changes_is_stored_with_it(store: Store) -> None:
    """The end of a game, its result, its clock, a snapshot; what people were asked is answered."""
    trail, row = new_table(store, GAME)
    asked = Question(about="undo", seat=0, asked=[1], version=0, asked_at=1)
    change = sa.update(tables).where(tables.c.id == row.id).values(question=asked)
    store.write(lambda c: c.execute(change)).result()
    last = msgspec.structs.replace(
        entry(row, trail.after(trail.match.legal()[0], 3), trail.mover or 0, 0, 3),
        status="finished", clock_state=ClockState(7, (5, 6), (0, 1)), due_at=9, at=8,
        result=Result([3, 4], [1]), request="007",
        kept=Kept(layout="made up", record=b"\0\xff", used=2),
    )  # fmt: skip
    assert append(store, last) == "stored"
    found = store.read(lambda c: queries.load_table(c, row.id))
    assert found is not None
    assert (found.status, found.version, found.result) == ("finished", 1, last.result)
    assert (found.clock_state, found.due_at, found.changed_at) == (last.clock_state, 9, 8)
    assert (found.question, _log(store, row.id)[0][6]) == (None, "007")
    kept = store.read(lambda c: c.execute(sa.select(snapshots).filter_by(seq=1)).one())
    assert (kept.table_id, kept.record, kept.used, kept.layout) == (row.id, b"\0\xff", 2, "made up")
    assert append(store, msgspec.structs.replace(last, seq=2)) == "conflict", "it is over"


def test_what_is_taken_leaves_nothing_of_those_beside_it(store: Store) -> None:
    """One statement for many is all or nothing."""
    tables_of = [new_table(store, GAME, seed) for seed in range(3)]
    entries = [
        entry(row, trail.after(trail.match.legal()[0], 3), trail.mover or 0, 0, 3)
        for trail, row in tables_of
    ]
    appender = Appender(open_engine(store.url, writing=True))
    try:
        gap = msgspec.structs.replace(entries[1], seq=5)
        assert not appender.append([entries[0], gap, entries[2]])
        assert [_log(store, row.id) for _, row in tables_of] == [[], [], []]
        assert appender.append(entries)
        assert [len(_log(store, row.id)) for _, row in tables_of] == [1, 1, 1]
    finally:
        appender.close()


def test_postgresql_finds_a_table_by_its_id_from_the_first_action_on(postgres: Postgres) -> None:
    """As long as it has no figures of a database, it took what plays for rare, and read it all."""
    url = postgres.database()
    migrate(url)
    engine = open_engine(url, writing=True)
    values = ("playing", 1, "{}", 0, None, 0, "a", 0)
    with engine.connect() as connection:
        take = InSteps(type(engine.dialect)).take
        plan = str(connection.exec_driver_sql(f"EXPLAIN {take.words}", values).all())
    engine.dispose()
    assert "tables_pkey" in plan
    assert "tables_due" not in plan


def test_two_that_write_wait_for_one_another(store: Store) -> None:
    """Statements that are transactions of their own take their turns, as long ones do."""
    other, outcomes = Store(store.url), list[Outcome]()
    try:
        for seed in range(30):
            trail, row = new_table(store, GAME, seed)
            further = trail.after(trail.match.legal()[0], 3)
            changing = other.write(lambda c: c.execute(sa.update(tables).values(listed=True)))
            (store, other)[seed % 2].append(entry(row, further, 0, 0, 3), outcomes.append)
            changing.result()
        while len(outcomes) < 30:
            time.sleep(0.001)
    finally:
        other.close()
    assert outcomes == ["stored"] * 30


def _log(store: Store, table: str) -> list[tuple[Any, ...]]:
    rows = store.read(lambda c: queries.log_rows(c, table, 0, 99))
    return [msgspec.structs.astuple(row) for row in rows]


def test_it_is_durable(store: Store) -> None:
    """SQLite with a write-ahead log and full sync, as promised."""
    assert (
        store.write(lambda c: c.exec_driver_sql("PRAGMA journal_mode").scalar()).result() == "wal"
    )
    assert store.write(lambda c: c.exec_driver_sql("PRAGMA synchronous").scalar()).result() == 2


def test_migrations_lead_to_the_schema(folder: pathlib.Path) -> None:
    url = f"sqlite:///{folder / 'tables.sqlite'}"
    migrate(url)
    migrate(url)  # a second time changes nothing
    engine = open_engine(url, writing=False)
    with engine.connect() as connection:
        found = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()
    assert found == []


@pytest.mark.parametrize("number", [0, 1, 2**63 - 1, 2**63, 2**64 - 1])
def test_64_bits_come_back(number: int) -> None:
    kept = signed(number)
    assert kept is not None
    assert -(2**63) <= kept < 2**63
    assert unsigned(kept) == number


# Verifying


def change_log(store: Store, table: str, seq: int, **values: Any) -> None:
    where = (log.c.table_id == table) & (log.c.seq == seq)
    store.write(lambda c: c.execute(sa.update(log).where(where).values(**values))).result()


def test_verify_names_the_step_that_differs(store: Store) -> None:
    trails, row = play_stored(store, GAME, 3)
    assert verify(store.url, None, quiet) == 0
    change_log(store, row.id, 7, entropy=12345)
    found = store.read(lambda connection: difference(connection, row, EDITIONS))
    assert found == {"id": "table-frozen-step", "step": 7}
    assert verify(store.url, None, quiet) == 1
    assert len(trails) > 7


def test_other_rules_or_editions_freeze(store: Store) -> None:
    _, row = new_table(store, GAME)
    assert store.write(lambda c: freeze_what_differs(c, EDITIONS)).result() == []
    for values, message in (
        ({"rules": 99}, "table-frozen-rules"),
        ({"edition": "feed"}, "table-frozen-edition"),
    ):
        kept = {name: getattr(row, name) for name in values}
        store.write(lambda c, values=values: queries.update_table(c, row.id, **values)).result()  # type: ignore[misc]
        found = store.write(lambda c: freeze_what_differs(c, EDITIONS)).result()
        assert [(table, reason["id"]) for table, reason in found] == [(row.id, message)]
        frozen = store.read(lambda c: queries.load_table(c, row.id))
        assert frozen is not None
        assert frozen.status == "frozen"
        store.write(lambda c, kept=kept: queries.update_table(c, row.id, **kept)).result()  # type: ignore[misc]
        assert store.write(lambda c: freeze_what_differs(c, EDITIONS)).result() == []
        thawed = store.read(lambda c: queries.load_table(c, row.id))
        assert thawed is not None
        assert (thawed.status, thawed.frozen) == ("playing", None)


def test_a_new_field_freezes_nothing(store: Store) -> None:
    """A record with other fields is compared by the names that both have."""
    _, row = play_stored(store, GAME, 4)
    from merrymen.table.storage.layouts import LayoutInfo, layout_of

    now = layout_of(merrymen.game(GAME))
    name, kind, shape, offset = now.fields[-1]
    older = LayoutInfo(now.itemsize, [*now.fields[:-1], ("gone_since", kind, shape, offset)])

    def change(connection: sa.Connection) -> None:
        queries.keep_layout(connection, older)
        connection.execute(sa.update(snapshots).values(layout=older.hash))
        connection.execute(sa.update(log).values(checksum=1))

    store.write(change).result()
    assert store.read(lambda connection: difference(connection, row, EDITIONS)) is None
    assert name not in ("rng", "seat")


def test_a_frozen_table_says_so_to_its_players(ground: Ground, folder: pathlib.Path) -> None:
    server = Server(ground, folder)
    with running(server):
        chairs = seat_people(server, GAME)
        play(chairs, steps=5)
        server.kill()
        store = Store(server.database)
        change_log(store, chairs[0].table, 3, action=1)
        server.start()
        again = chairs[0].client.watch(chairs[0].table)
        table = again.entered["table"]
        assert table["status"] == "frozen"
        assert table["frozen"]["id"] == "table-frozen-step"
        assert "another course at step 3" in merrymen.text(table["frozen"])
        row = store.read(lambda c: queries.load_table(c, chairs[0].table))
        store.close()
        assert row is not None
        assert row.version == 5, "a frozen table is not changed"
        again.close()


def test_an_edition_that_was_played_with_is_kept(store: Store, folder: pathlib.Path) -> None:
    game = merrymen.game(GAME)
    file = game.edition.path.read_bytes()
    store.write(lambda c: queries.keep_edition(c, GAME, game.edition.hash, file)).result()
    editions = KnownEditions()
    editions._found.clear()
    store.read(editions.remember)
    assert editions.get(game, game.edition.hash).hash == game.edition.hash


def test_an_edition_from_before_a_stricter_check_is_kept(
    store: Store, folder: pathlib.Path
) -> None:
    """Its tables go on, though nobody could bring it as a new one."""
    name, fingerprint = "kings_and_creatures", "f0cea9536311fdda"
    first = pathlib.Path(__file__).parent.parent / "fixtures" / name / f"{fingerprint}.toml"
    game = merrymen.game(name)
    with pytest.raises(merrymen.BadEdition, match="a treasure of 4 glory"):
        game.load_edition(first)
    file = first.read_bytes()
    store.write(lambda c: queries.keep_edition(c, name, fingerprint, file)).result()
    editions = KnownEditions()
    store.read(editions.remember)
    assert len(editions.get(game, fingerprint).remarks) == 2
    assert [offer.shipped for offer in editions.offered(name)] == [True]


def test_clocks_do_not_run_while_the_server_is_down(ground: Ground, folder: pathlib.Path) -> None:
    server = Server(ground, folder)
    with running(server):
        clock = {"kind": "live", "decision_s": 2, "reserve_s": 2}
        chairs = seat_people(server, GAME, clock=clock)
        server.kill()
        time.sleep(4.5)
        server.start()
        mover = chairs[0].frame["view"]["to_move"]
        time.sleep(0.7)  # long enough for a look at the clocks
        seat = chairs[0].client.get(f"/api/tables/{chairs[0].table}")["seats"][mover]
        assert not seat["played_on"]
        for chair in chairs:
            chair.close()


def test_the_log_is_one_row_per_action(store: Store) -> None:
    trails, row = play_stored(store, GAME, 2)
    count = store.read(
        lambda c: c.execute(sa.select(sa.func.count()).where(log.c.table_id == row.id)).scalar()
    )
    version = store.read(
        lambda c: c.execute(sa.select(tables.c.version).where(tables.c.id == row.id)).scalar()
    )
    assert count == version == len(trails) - 1
    assert row.options == {}


def test_steps_of_several_tables_are_read_by_one_question(store: Store) -> None:
    """Each table's own, from its own version on, up to the version that its row was read with."""
    ids = [play_stored(store, GAME, seed)[1].id for seed in (2, 3, 4, 5)]
    asked = dict(zip(ids, [(0, 3), (7, 9), (4, 4), (20, 21)], strict=True))
    found = store.read(lambda c: queries.steps_between(c, asked))
    assert found == {
        table: store.read(lambda c, t=table, v=versions: queries.log_rows(c, t, *v))  # type: ignore[misc]
        for table, versions in asked.items()
    }
    assert [len(rows) for rows in found.values()] == [3, 2, 0, 1]


def test_news_that_come_together_are_followed_once(store: Store) -> None:
    """Another process stores two actions; both news arrive before the first one is looked into."""
    trail, row = new_table(store, GAME)

    async def follow_news() -> None:
        house = House(store, Limits())
        await house.open()
        live = await house.tables.find(row.id)
        further = trail
        for _ in range(2):
            seat, action = further.mover or 0, further.match.legal()[0]
            further = further.after(action, 7, seat)
            done = asyncio.get_running_loop().create_future()
            stored = entry(row, further, seat, action, 7)
            same_clock = msgspec.structs.replace(stored, clock_state=row.clock_state)
            store.append(same_clock, done.set_result)
            assert await done == "stored"
        for version in (1, 2):
            house.others.hear(Notice(worker="other", table=row.id, kind="moved", version=version))
        assert not live.busy, "nobody looks from here: it is read when somebody needs it"
        live.audience.add(Mock(seat=None, held=(), blocked=frozenset()))
        for version in (1, 2):
            house.others.hear(Notice(worker="other", table=row.id, kind="moved", version=version))
        while live.version < 2 or live.busy:
            await asyncio.sleep(0.05)
        assert house.tables.lives.get(row.id) is live, "it was read anew"
        await house.close()

    wait_for(follow_news(), 30)
