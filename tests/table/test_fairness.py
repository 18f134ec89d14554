"""Provable fairness of live tables: neither the server nor a player steers the chance of a game."""

from __future__ import annotations

import contextlib
import io
import itertools
import json
import pathlib
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

import merrymen
from merrymen import verify_fair
from merrymen.chronicle import Chronicle
from merrymen.client import Chair, Client, Refused
from merrymen.fairness import Dice, new_secret, seal_of
from merrymen.table.play.trail import Row
from merrymen.table.storage import fair, migrations, queries
from merrymen.table.storage.rows import TableRow
from merrymen.table.storage.store import Store, open_engine
from table.evening import table_when
from table.ground import ROOMY, Ground, Server, running
from table.players import Json, play, seat_people, wait_for_deal

GAME = "castle_combo"
QUICK: dict[str, Any] = {
    level: ("greedy", {}) for level in ("squire", "outlaw")
}  # bots that answer at once
PATIENT = msgspec.structs.replace(ROOMY, opening_s=60.0)  # nobody is left out by a slow machine


@pytest.fixture(scope="module")
def patient(ground: Ground, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("data")
    with running(Server(ground, folder, PATIENT, levels=QUICK)) as server:
        yield server


@contextlib.contextmanager
def stored(server: Server) -> Iterator[Store]:
    store = Store(server.database)
    yield store
    store.close()


def row_of(server: Server, table: str) -> TableRow:
    with stored(server) as store:
        row = store.read(lambda c: queries.load_table(c, table))
    assert row is not None
    return row


def secret_of(server: Server, table: str) -> str:
    with stored(server) as store:
        secret = store.read(lambda c: fair.secret_of(c, table))
    assert secret is not None
    return secret


def rows_of(server: Server, table: str) -> list[Row]:
    with stored(server) as store:
        return store.read(lambda c: queries.log_rows(c, table))


def file_of(client: Client, table: str) -> Chronicle:
    return msgspec.convert(client.get(f"/api/tables/{table}/chronicle"), Chronicle)


def proven(told: Chronicle, noted: str | None = None) -> int:
    return verify_fair.check(told, told.start(), noted)


def parts_of(told: Chronicle) -> dict[int, bool]:
    """Which seats sealed something, and whether they opened it."""
    assert told.fairness is not None
    return {part.seat: part.nonce is not None for part in told.fairness.parts}


class Silent(Chair):
    """Somebody who seals something and never opens it."""

    def _put_in(self, table: Json, *, entered: bool = False) -> bool:
        return super()._put_in(table, entered=entered) if entered else False


def gathered(server: Server, kind: type[Chair] = Chair) -> list[Chair]:
    """Two people at a table that gathers; the second may be of another kind."""
    host, guest = server.client("Robin"), server.client("Marian")
    made = host.make(GAME, [{"kind": "me"}, {"kind": "open"}])
    own = guest.post(f"/api/tables/{made['table']['id']}/seats/1", {})
    tokens = [held["token"] for held in own["seats"]]
    return [host.chair(made), kind(guest, made["table"]["id"], tokens)]


def test_what_people_put_in_settles_the_whole_game(patient: Server) -> None:
    """The commitment stands from the first moment; the file of the finished game opens it."""
    chairs = seat_people(patient, GAME)
    noted = chairs[0].commitment
    assert noted == chairs[1].commitment == chairs[0].entered["table"]["fairness"]["commitment"]
    play(chairs)
    told = file_of(chairs[0].client, chairs[0].table)
    assert parts_of(told) == {0: True, 1: True}
    assert proven(told, noted) > 1
    nonces = {part.nonce for part in told.fairness.parts} if told.fairness else set()
    assert nonces == {chair._nonce for chair in chairs}


def test_who_does_not_open_in_time_is_left_out(ground: Ground, folder: pathlib.Path) -> None:
    hasty = msgspec.structs.replace(ROOMY, opening_s=0.3)
    with running(Server(ground, folder, hasty)) as server:
        chairs = gathered(server, Silent)
        chairs[0].start()
        table_when(chairs[0], lambda t: t["fairness"]["parts"])
        for chair in chairs:
            chair.wait("view")
        play(chairs)
        told = file_of(chairs[0].client, chairs[0].table)
        assert parts_of(told) in ({0: True, 1: False}, {0: False, 1: False})
        assert proven(told) > 1


def test_while_seals_are_opened_nothing_else_changes(patient: Server) -> None:
    """Who could stop it now, knowing the others' nonces, could ask for another deal."""
    robin, silent = gathered(patient, Silent)
    robin.start()
    told = table_when(silent, lambda t: t["fairness"]["parts"])
    assert told["starts_at"] is None
    shown = [part["seal"] for part in told["fairness"]["parts"]]
    for said in ({"type": "hold"}, {"type": "leave", "seat": 1}):
        silent.send(said)
        assert silent.wait("problem")["code"] == "begun"
    robin.send({"type": "kick", "seat": 1})
    assert robin.wait("problem")["code"] == "begun"
    silent.send({"type": "seal", "seal": seal_of(new_secret())})
    silent.send({"type": "open", "nonce": new_secret()})
    assert silent.wait("problem")["code"] == "bad-request"
    silent.send({"type": "open", "nonce": silent._nonce})
    silent.wait("view")
    robin.wait("view")
    row = row_of(patient, robin.table)
    assert row.fairness is not None
    assert [part.seal for part in row.fairness.parts] == shown
    assert all(part.nonce for part in row.fairness.parts)
    silent.send({"type": "open", "nonce": new_secret()})  # too late: nothing happens
    silent.send({"type": "seal", "seal": seal_of(new_secret())})
    silent.send({"type": "ping"})
    silent.wait("pong")
    assert row_of(patient, robin.table).fairness == row.fairness


def test_those_who_watch_or_have_left_put_nothing_in(patient: Server) -> None:
    robin, marian = gathered(patient)
    watcher = patient.client("Tuck").watch(robin.table)
    watcher.send({"type": "seal", "seal": seal_of(new_secret())})
    assert watcher.wait("problem")["code"] == "not-seated"
    marian.send({"type": "leave", "seat": 1})
    assert marian.wait("seated")["seats"] == []
    robin.start()
    robin.wait("view")
    row = row_of(patient, robin.table)
    assert row.fairness is not None
    assert [part.seat for part in row.fairness.parts] == [0]


def test_seals_move_with_people(patient: Server) -> None:
    robin, marian = gathered(patient)
    robin.send({"type": "swap", "seat": 0, "other": 1})
    marian.wait("seated")
    robin.start()
    wait_for_deal([robin, marian])
    row = row_of(patient, robin.table)
    assert row.fairness is not None
    assert [part.nonce for part in row.fairness.parts] == [marian._nonce, robin._nonce]


def test_against_bots_it_begins_when_the_maker_has_opened(patient: Server) -> None:
    """The seal comes before the commitment, the nonce after it: neither knew the other's."""
    client, nonce = patient.client("Robin"), new_secret()
    own = client.post("/api/play", {"game": GAME, "level": "squire", "seal": seal_of(nonce)})
    assert own["table"]["status"] == "gathering"
    assert own["table"]["fairness"]["parts"][0]["seal"] == seal_of(nonce)
    with client.chair(own, nonce) as chair:
        assert chair.frame["view"]["board"]
        while (view := chair.wait_for_turn()) is not None:
            chair.act(view["actions"][0]["action"])
    told = file_of(client, chair.table)
    assert parts_of(told) == {0: True}
    assert proven(told, own["table"]["fairness"]["commitment"]) > 1


def test_who_seals_nothing_waits_for_nothing(patient: Server) -> None:
    """Hot-seat or against bots without a seal: the server's secret alone, committed to before."""
    client = patient.client("Robin")
    made = client.make(GAME, [{"kind": "me"}, {"kind": "me"}])
    assert (made["table"]["status"], made["table"]["fairness"]["parts"]) == ("playing", [])
    with client.chair(made) as chair:
        finish_at_one_screen(chair)
    told = file_of(client, chair.table)
    assert parts_of(told) == {}
    assert proven(told, made["table"]["fairness"]["commitment"]) > 1


def finish_at_one_screen(chair: Chair, steps: int = 10_000) -> None:
    chance = random.Random(5)
    while steps and (mover := chair.frame["view"]["to_move"]) is not None:
        chair.act(chance.choice(chair.look(mover)["view"]["actions"])["action"])
        steps -= 1


def test_a_rematch_has_a_secret_and_seals_of_its_own(patient: Server) -> None:
    client = patient.client("Robin")
    with client.chair(client.make(GAME, [{"kind": "me"}, {"kind": "bot"}])) as chair:
        while (view := chair.wait_for_turn()) is not None:
            chair.act(view["actions"][0]["action"])
        nonce = new_secret()
        chair.send({"type": "rematch", "seal": seal_of(nonce)})
        offer = chair.wait("rematch")
        before = chair.entered["table"]["fairness"]
    with Chair(client, offer["table"], [held["token"] for held in offer["seats"]], nonce) as again:
        assert again.frame["view"]["board"]
        settled = again.entered["table"]["fairness"]
    assert settled["commitment"] != before["commitment"]
    assert [part["seal"] for part in settled["parts"]] == [seal_of(nonce)]


def test_what_is_taken_back_is_not_rolled_again(patient: Server) -> None:
    """By oneself or with consent: the same action finds the same chance, to the last byte."""
    chairs = seat_people(patient, GAME)
    table, chance = chairs[0].table, random.Random(3)
    own = with_consent = 0
    while not (own and with_consent):
        mover = chairs[0].frame["view"]["to_move"]
        view = chairs[mover].wait_for_turn()
        assert view is not None
        action = chance.choice(view["actions"])["action"]
        version = act(chairs, mover, action)
        if chairs[mover].frame["undo"]:
            chairs[mover].undo()
            own += 1
        else:
            take_back_with_consent(chairs, mover, version)
            with_consent += 1
        for chair in chairs:
            until_version(chair, version + 1)
        act(chairs, mover, action)
        rows = {row.seq: row for row in rows_of(patient, table)}
        assert rows[version].entropy == rows[version + 2].entropy
        assert rows[version].checksum == rows[version + 2].checksum
    play(chairs, seed=4)
    assert proven(file_of(chairs[0].client, table)) > 1


def act(chairs: list[Chair], mover: int, action: int) -> int:
    version = chairs[mover].act(action)
    for chair in chairs:
        until_version(chair, version)
    return version


def until_version(chair: Chair, version: int) -> None:
    while chair.version < version:
        chair.wait("view")


def take_back_with_consent(chairs: list[Chair], asker: int, version: int) -> None:
    chairs[asker].send({"type": "ask_undo", "version": version})
    table_when(chairs[1 - asker], lambda t: t["question"])
    chairs[1 - asker].send({"type": "answer", "about": "undo", "answer": "yes"})


def test_a_detour_changes_no_chance(patient: Server) -> None:
    """What comes next depends on how much chance is used up, and on nobody's choices."""
    chairs = seat_people(patient, "sherwood_bandits")
    play(chairs, seed=2, steps=40)
    row, rows = row_of(patient, chairs[0].table), rows_of(patient, chairs[0].table)
    assert row.fairness is not None
    dice = Dice(row.fairness, secret_of(patient, row.id))
    settled = [dice.chance(number) for number in range(len(rows) + 2)]
    assert row.seed == settled[0]
    used = [settled.index(each.entropy or 0) for each in rows]
    assert used[0] == 1
    assert all(later - before in (0, 1) for before, later in itertools.pairwise(used))
    assert used[-1] < len(rows)  # some actions used none


def test_the_server_dies_while_seals_are_opened(ground: Ground, folder: pathlib.Path) -> None:
    """The seals that were shown stay: no restart asks for another deal."""
    server = Server(ground, folder, PATIENT)
    with running(server):
        robin, silent = gathered(server, Silent)
        robin.start()
        shown = table_when(silent, lambda t: t["fairness"]["parts"])["fairness"]["parts"]
        server.kill()
        server.start()
        robin._enter()
        silent._enter()
        for chair in (robin, silent):
            if not chair.frame:
                chair.wait("view")
        row = row_of(server, robin.table)
        assert row.fairness is not None
        assert [part.seal for part in row.fairness.parts] == [part["seal"] for part in shown]
        play([robin, silent], steps=20)
        server.kill()
        server.start()
        for chair in (robin, silent):
            chair._enter()
        play([robin, silent])
        assert proven(file_of(robin.client, robin.table), robin.commitment) > 1


def test_two_processes_deal_once(
    two: tuple[Server, Server],
) -> None:
    """One player at each: whoever opens last has it dealt, and both draw from the same secret."""
    host, guest = two[0].client("Robin"), two[1].client("Marian")
    made = host.make(GAME, [{"kind": "me"}, {"kind": "open"}])
    chairs = [host.chair(made), guest.sit(made["table"]["id"], 1)]
    chairs[0].start()
    wait_for_deal(chairs)
    play(chairs)
    told = file_of(host, chairs[0].table)
    assert set(parts_of(told)) == {0, 1}
    assert proven(told, chairs[1].commitment) > 1


def hunted(server: Server, table: str, heard: list[str]) -> None:
    """Neither the secret nor what is made of it may be in anything that was told."""
    row, secret = row_of(server, table), secret_of(server, table)
    assert row.fairness is not None
    dice = Dice(row.fairness, secret)
    chances = [dice.chance(number) for number in range(60)]
    hidden = [secret, dice._key.hex(), *map(str, chances), *(f"{each:016x}" for each in chances)]
    for words in heard:
        for each in hidden:
            assert each not in words, words[:300]


def test_nothing_shows_the_secret_before_the_end(
    patient: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every frame of players and spectators, and every answer over HTTP, of all that is stored."""
    heard: list[str] = []
    receive, ask = Chair.receive, Client._ask

    def receiving(self: Chair, timeout: float | None = None) -> Json:
        heard.append(json.dumps(frame := receive(self, timeout)))
        return frame

    def asking(self: Client, request: Any) -> Any:
        heard.append(json.dumps(answer := ask(self, request)))
        return answer

    monkeypatch.setattr(Chair, "receive", receiving)
    monkeypatch.setattr(Client, "_ask", asking)
    chairs = seat_people(patient, GAME, listed=True)
    table, client = chairs[0].table, chairs[0].client
    watcher = patient.client("Tuck").watch(table)
    chance = random.Random(6)
    for _ in range(1_000):
        mover = chairs[0].frame["view"]["to_move"]
        if mover is None:
            break
        look_everywhere(client, chairs[0], table)
        view = chairs[mover].wait_for_turn()
        assert view is not None
        version = act([*chairs, watcher], mover, chance.choice(view["actions"])["action"])
        assert version
    assert len(heard) > 200
    hunted(patient, table, heard)
    opened = json.dumps(client.get(f"/api/tables/{table}/chronicle"))
    assert secret_of(patient, table) in opened
    heard.clear()
    client.get(f"/api/tables/{table}")
    client.get(f"/api/tables/{table}/replay?step=3&seat=0")
    hunted(patient, table, heard)


def look_everywhere(client: Client, chair: Chair, table: str) -> None:
    """All that can be read of a game that is played."""
    code = chair.entered["table"]["code"]
    for path in ("tables", "tables/mine", f"tables/{table}", f"code/{code}"):
        client.get(f"/api/{path}")
    for path in ("chronicle", "replay"):
        with pytest.raises(Refused):
            client.get(f"/api/tables/{table}/{path}")
    chair.send({"type": "log", "before": chair.version + 1})
    chair.wait("log")
    chair.send({"type": "ask_final"})
    chair.wait("weighed")


def test_a_game_that_does_not_end_keeps_its_secret(ground: Ground, folder: pathlib.Path) -> None:
    """Put away before its end: the file tells the commitment and the parts, and no more."""
    server = Server(ground, folder)
    with running(server):
        client = server.client("Robin")
        with client.chair(client.make(GAME, [{"kind": "me"}, {"kind": "me"}])) as chair:
            finish_at_one_screen(chair, 4)
    with stored(server) as store:
        store.write(lambda c: queries.update_table(c, chair.table, status="stored")).result()
    with running(server):
        told = file_of(client, chair.table)
    assert told.fairness is not None
    assert told.fairness.secret is None
    assert secret_of(server, chair.table) not in json.dumps(told.written())
    with pytest.raises(verify_fair.Unproven, match="not played to its end"):
        proven(told)


def test_a_file_keeps_its_proof_elsewhere_and_what_goes_on_from_it_has_none(
    patient: Server, ground: Ground, folder: pathlib.Path
) -> None:
    chairs = seat_people(patient, GAME)
    play(chairs)
    path = f"/api/tables/{chairs[0].table}/chronicle"
    told = chairs[0].client.get(path)
    with running(Server(ground, folder)) as other:
        client = other.client("Tuck")
        brought = client.post("/api/chronicles", told)
        again = client.get(f"/api/tables/{brought['id']}/chronicle")
        assert again == told
        assert brought["fairness"]["secret"] is None
        wish = {"step": 5, "seats": [0, 1], "level": "squire"}
        with client.chair(client.post(f"/api/tables/{brought['id']}/continue", wish)) as chair:
            assert chair.entered["table"]["fairness"] is None
            finish_at_one_screen(chair)
        with pytest.raises(verify_fair.Unproven, match="gone on from"):
            proven(file_of(client, chair.table))
        unfinished = {**told, "steps": told["steps"][:9], "digest": "", "scores": []}
        cut = client.post("/api/chronicles", unfinished)
        assert cut["status"] == "stored"
        assert client.get(f"/api/tables/{cut['id']}/chronicle")["fairness"]["secret"] is None
        for field, bad in (("secret", "zz"), ("table", "../x"), ("commitment", "0" * 65)):
            broken = {**told, "fairness": {**told["fairness"], field: bad}}
            with pytest.raises(Refused):
                client.post("/api/chronicles", broken)


def test_a_table_from_before_plays_on_without_a_proof(ground: Ground, folder: pathlib.Path) -> None:
    """A database of the last release, with a game in it, is brought to this one's shape."""
    server = Server(ground, folder)
    with running(server):
        client = server.client("Robin")
        made = client.make(GAME, [{"kind": "me"}, {"kind": "me"}])
        table, tokens = made["table"]["id"], [held["token"] for held in made["seats"]]
        with client.chair(made) as chair:
            finish_at_one_screen(chair, 20)
    as_it_was_before(server.database)
    with running(server):
        with Chair(client, table, tokens) as chair:
            assert chair.entered["table"]["fairness"] is None
            finish_at_one_screen(chair)
        told = file_of(client, table)
        assert "fairness" not in told.written()
        with pytest.raises(verify_fair.Unproven, match="before there were proofs"):
            proven(told)


def as_it_was_before(url: str) -> None:
    """Undo the migrations from the one that brought proofs on, as if they had not been run yet."""
    engine = open_engine(url, writing=True)
    with engine.begin() as connection:
        connection.execute(sa.text("DROP TABLE analyses"))
        connection.execute(sa.text("DROP TABLE secrets"))
        for column in ("lesson", "marks", "hints", "fairness"):
            connection.execute(sa.text(f"ALTER TABLE tables DROP COLUMN {column}"))
        connection.execute(sa.text("ALTER TABLE snapshots DROP COLUMN used"))
        settings = Config(stdout=io.StringIO())
        settings.set_main_option("script_location", str(migrations.HERE))
        settings.attributes["connection"] = connection
        command.stamp(settings, "0002")
    engine.dispose()


def test_every_game_is_proven_from_its_table(patient: Server) -> None:
    """All five games at one screen, to the end."""
    client = patient.client("Robin")
    for name in merrymen.games():
        seats = [{"kind": "me"}] * merrymen.game(name).players[0]
        with client.chair(client.make(name, seats)) as chair:
            finish_at_one_screen(chair)
        assert proven(file_of(client, chair.table)) > 1
