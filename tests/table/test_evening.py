"""An evening with friends: the lobby, the clock's mercy, a rematch, words by a tap."""

from __future__ import annotations

import pathlib
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from rich.console import Console

import merrymen
from merrymen.client import Chair, Client, Refused
from merrymen.table.storage.verify import verify
from table.ground import ROOMY, Ground, Server, running
from table.players import play, seat_people

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


@pytest.fixture
def slowly(ground: Ground, folder: pathlib.Path) -> Server:
    """A server with a countdown that can be watched."""
    return Server(ground, folder, msgspec.structs.replace(ROOMY, countdown_s=0.7))


# The lobby


def test_games_say_whether_they_have_secrets(server: Server) -> None:
    """Only where one seat knows more than another must a screen be covered between two turns."""
    for told in server.client("Robin").games():
        match, chance, seen = merrymen.game(told["name"]).new(seed=1), random.Random(1), set[int]()
        while match.to_move is not None:
            seen.add(len({match.hidden(s).record.tobytes() for s in range(match.players)}))
            match.apply(chance.choice(match.legal()))
        assert told["secrets"] == (max(seen) > 1), told["name"]


def test_the_last_seat_taken_starts_nothing(server: Server) -> None:
    chairs = gather(server, "Robin", "Marian")
    time.sleep(0.4)
    assert chairs[0].client.get(f"/api/tables/{chairs[0].table}")["status"] == "gathering"
    leave_all(chairs)


def test_when_all_are_ready_a_countdown_runs_and_stops(slowly: Server) -> None:
    with running(slowly):
        robin, marian = chairs = gather(slowly, "Robin", "Marian")
        robin.ready()
        told = table_when(marian, lambda t: t["seats"][0]["ready"])
        assert told["starts_at"] is None
        marian.ready()
        told = table_when(robin, lambda t: t["starts_at"])
        assert 0 < told["starts_at"] - told["now"] <= 700
        marian.send({"type": "hold"})
        told = table_when(robin, lambda t: not t["starts_at"])
        assert not told["seats"][1]["ready"]
        time.sleep(0.9)
        assert robin.client.get(f"/api/tables/{robin.table}")["status"] == "gathering"
        marian.ready()
        robin.wait("view")
        marian.wait("view")
        leave_all(chairs)


def test_being_ready_does_not_stop_the_hosts_countdown(slowly: Server) -> None:
    with running(slowly):
        robin, marian = chairs = gather(slowly, "Robin", "Marian", more=[{"kind": "open"}])
        robin.start("squire")
        table_when(marian, lambda t: t["starts_at"])
        marian.ready()
        assert table_when(robin, lambda t: t["seats"][1]["ready"])["starts_at"]
        robin.wait("view")
        leave_all(chairs)


def test_who_leaves_stops_the_countdown(slowly: Server) -> None:
    with running(slowly):
        robin, marian = chairs = gather(slowly, "Robin", "Marian")
        robin.start()
        table_when(marian, lambda t: t["starts_at"])
        marian.send({"type": "leave", "seat": 1})
        assert marian.wait("seated")["seats"] == []
        told = table_when(robin, lambda t: t["seats"][1]["kind"] == "open")
        assert told["starts_at"] is None
        time.sleep(0.9)
        assert robin.client.get(f"/api/tables/{robin.table}")["status"] == "gathering"
        leave_all(chairs)


def test_the_host_changes_what_will_be_played(server: Server) -> None:
    robin, marian = chairs = gather(server, "Robin", "Marian", more=[{"kind": "open"}])
    marian.ready()
    table_when(robin, lambda t: t["seats"][1]["ready"])
    marian.send({"type": "set_seat", "seat": 2, "kind": "bot"})
    assert marian.wait("problem")["code"] == "not-host"
    robin.send({"type": "set_seat", "seat": 2, "kind": "bot", "level": "legend"})
    told = table_when(marian, lambda t: t["seats"][2]["kind"] == "bot")
    assert (told["seats"][2]["level"], told["seats"][1]["ready"]) == ("legend", False)
    robin.send({"type": "set_seat", "seat": 1, "kind": "bot"})
    assert robin.wait("problem")["code"] == "not-free"
    robin.send({"type": "set_table", "players": 4, "clock": {"kind": "slow", "days": 2}})
    told = table_when(marian, lambda t: t["players"] == 4)
    assert [seat["kind"] for seat in told["seats"]] == ["person", "person", "bot", "open"]
    assert (told["clock"]["kind"], told["clock"]["days"]) == ("slow", 2)
    robin.send({"type": "set_table", "players": 2})
    assert len(table_when(marian, lambda t: t["players"] == 2)["seats"]) == 2
    robin.send({"type": "set_table", "players": 9})
    assert robin.wait("problem")["code"] == "bad-request"
    robin.send({"type": "set_table", "clock": {"kind": "live", "decision_s": 0}})
    assert robin.wait("problem")["code"] == "bad-request"
    robin.send({"type": "set_seat", "seat": 2, "kind": "bot"})
    assert robin.wait("problem")["code"] == "no-seat"
    robin.start()
    robin.wait("view")
    assert robin.frame["clock"]["times"] == [2 * 86_400_000] * 2
    leave_all(chairs)


def test_options_and_edition_can_be_changed(server: Server) -> None:
    host = server.client("Robin")
    game = merrymen.game("sherwood_forest")
    name, option = next(iter(game.options.items()))
    other = next(choice for choice in option.choices if choice != option.default)
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (game.players[0] - 1)
    made = host.make("sherwood_forest", seats)
    with host.chair(made) as robin:
        robin.send({"type": "set_table", "options": {name: other}})
        assert table_when(robin, lambda t: t["options"].get(name) == other)
        robin.send({"type": "set_table", "options": {name: "nonsense"}})
        assert robin.wait("problem")["code"] == "bad-request"
        robin.send({"type": "set_table", "edition": "feed"})
        assert robin.wait("problem")["code"] == "bad-request"


def test_seats_are_swapped_and_tokens_follow(server: Server) -> None:
    robin, marian = chairs = gather(server, "Robin", "Marian", more=[{"kind": "open"}])
    old = marian.tokens
    marian.send({"type": "swap", "seat": 1, "other": 0})
    assert marian.wait("problem")["code"] == "not-free"
    marian.send({"type": "swap", "seat": 0, "other": 2})
    assert marian.wait("problem")["code"] == "not-yours"
    marian.send({"type": "swap", "seat": 1, "other": 2})
    moved = marian.wait("seated")
    assert moved["seat"] == 2
    robin.send({"type": "swap", "seat": 0, "other": 2})
    moved, mine = marian.wait("seated"), robin.wait("seated")
    assert (moved["seat"], mine["seat"]) == (0, 2)
    with pytest.raises(Refused, match="not valid"):
        Chair(marian.client, marian.table, old)
    with Chair(marian.client, marian.table, [moved["seats"][0]["token"]]) as again:
        assert again.entered["table"]["seats"][0]["name"] == "Marian"
        robin.start()
        again.wait("view")
        assert again.frame["seat"] == 0
    leave_all(chairs)


def test_the_host_closes_the_table(server: Server) -> None:
    robin, marian = chairs = gather(server, "Robin", "Marian")
    robin.send({"type": "close"})
    assert table_when(marian, lambda t: t["status"] == "closed")
    with pytest.raises(Refused, match="no such table"):
        robin.client.get(f"/api/tables/{robin.table}")
    assert robin.table not in [o["table"]["id"] for o in robin.client.get("/api/tables/mine")]
    leave_all(chairs)


def test_a_new_name_is_for_seat_and_chat_at_once(server: Server) -> None:
    robin, marian = chairs = gather(server, "Robin", "Marian")
    marian.client.post("/api/guest", {"name": "Maid Marian"})
    assert table_when(robin, lambda t: t["seats"][1]["name"] == "Maid Marian")
    marian.say("hello")
    assert robin.wait("chat")["line"]["name"] == "Maid Marian"
    robin.start()
    robin.wait("view")
    robin.client.post("/api/guest", {"name": "Robin Hood"})
    assert table_when(marian, lambda t: t["seats"][0]["name"] == t["host"] == "Robin Hood")
    with server.client("Tuck").watch(robin.table) as tuck:
        tuck.client.post("/api/guest", {"name": "Friar"})
        tuck.say("good day")
        assert marian.wait("chat")["line"]["name"] == "Friar"
    leave_all(chairs)


def test_three_words_lead_to_a_table_and_to_an_invitation(server: Server) -> None:
    host = server.client("Robin")
    made = host.make(GAME, [{"kind": "me"}, {"kind": "open"}, {"kind": "invite"}])
    words, invite = made["table"]["code"], made["invites"][0]
    assert len(words.split("-")) == len(invite["code"].split("-")) == 3
    guest = server.client("Marian")
    found = guest.find(words.replace("-", " ").title())
    assert (found["kind"], found["table"]["id"], found["token"]) == (
        "table",
        made["table"]["id"],
        None,
    )
    found = guest.find(invite["code"])
    assert (found["kind"], found["seat"], found["token"]) == ("invite", 2, invite["token"])
    with guest.claim(found["table"]["id"], found["token"]) as chair:
        assert chair.seat == 2
    with pytest.raises(Refused, match="nowhere"):
        guest.find(invite["code"])
    with pytest.raises(Refused, match="nowhere"):
        guest.find("no such words")


def test_who_comes_late_learns_why(server: Server) -> None:
    host = server.client("Robin")
    made = host.make(GAME, [{"kind": "me"}, {"kind": "invite"}, {"kind": "open"}])
    table, link = made["table"]["id"], made["invites"][0]["token"]
    marian = server.client("Marian").claim(table, link)
    tuck = server.client("Tuck")
    with pytest.raises(Refused) as caught:
        tuck.claim(table, link)
    assert caught.value.code == "link-used"
    assert tuck.get(f"/api/tables/{table}")["waiting"] == [2], "and where a seat is free"
    with host.chair(made) as robin:
        robin.start()
        robin.wait("view")
        with pytest.raises(Refused) as caught:
            tuck.sit(table, 2)
        assert caught.value.code == "begun"
    marian.close()


# Time


@pytest.fixture
def hasty(ground: Ground, folder: pathlib.Path) -> Server:
    """A server that pauses and hands over soon."""
    limits = msgspec.structs.replace(ROOMY, pause_s=0.2, away_s=0.5, nudge_s=0.4)
    return Server(ground, folder, limits)


CLOCK = {"kind": "live", "decision_s": 1, "reserve_s": 0}


def until_asked(chairs: list[Chair], absent: int) -> Json:
    """Play, but not in one seat, until the others are asked about it."""
    others = [chair for seat, chair in enumerate(chairs) if seat != absent]
    end = time.monotonic() + 240  # bots may have to compile the game first
    while time.monotonic() < end:
        table: Json = others[0].client.get(f"/api/tables/{others[0].table}")
        if table["question"]:
            return table
        for chair in others:
            while chair.version < table["version"]:
                chair.wait("view")
            if chair.frame["view"].get("actions"):
                chair.act(chair.frame["view"]["actions"][0]["action"])
        time.sleep(0.05)
    raise AssertionError("nobody is asked")


def test_the_second_time_out_asks_the_others_and_waiting_is_possible(hasty: Server) -> None:
    with running(hasty):
        chairs = seat_people(hasty, GAME, clock=CLOCK)
        absent = chairs[0].frame["view"]["to_move"]
        other = chairs[1 - absent]
        table = until_asked(chairs, absent)
        question = table["question"]
        assert (question["about"], question["seat"], question["asked"]) == (
            "away",
            absent,
            [1 - absent],
        )
        assert table["seats"][absent]["late"] == 1
        assert not table["seats"][absent]["played_on"]
        version = table["version"]
        time.sleep(1.5)
        assert other.client.get(f"/api/tables/{other.table}")["version"] == version, (
            "the clock stands"
        )
        chairs[absent].send({"type": "answer", "about": "away", "answer": "wait"})
        assert chairs[absent].wait("problem")["code"] == "not-asked"
        other.send({"type": "answer", "about": "away", "answer": "yes"})
        assert other.wait("problem")["code"] == "not-asked"
        other.send({"type": "answer", "about": "away", "answer": "wait"})
        table_when(other, lambda t: t["question"] is None and t["version"] == version)
        until_asked(chairs, absent)
        other.send({"type": "answer", "about": "away", "answer": "bot"})
        table_when(other, lambda t: t["seats"][absent]["played_on"])
        leave_all(chairs)


def test_who_is_back_ends_the_question_by_one_message_or_by_acting(hasty: Server) -> None:
    with running(hasty):
        chairs = seat_people(hasty, GAME, clock=CLOCK)
        absent = chairs[0].frame["view"]["to_move"]
        until_asked(chairs, absent)
        late, other = chairs[absent], chairs[1 - absent]
        late.send({"type": "return", "seat": absent})
        table_when(other, lambda t: t["question"] is None)
        until_asked(chairs, absent)
        table = late.client.get(f"/api/tables/{late.table}")
        while late.version < table["version"]:
            late.wait("view")
        late.act(late.frame["view"]["actions"][0]["action"])
        table = late.client.get(f"/api/tables/{late.table}")
        assert (table["question"], table["seats"][absent]["late"]) == (None, 0)
        leave_all(chairs)


def test_the_others_may_end_the_game(hasty: Server) -> None:
    with running(hasty):
        chairs = seat_people(hasty, GAME, clock=CLOCK)
        absent = chairs[0].frame["view"]["to_move"]
        until_asked(chairs, absent)
        other = chairs[1 - absent]
        other.send({"type": "answer", "about": "away", "answer": "end"})
        table = table_when(other, lambda t: t["status"] == "stored")
        assert table["ended"]["id"] == "table-ended-vote"
        assert other.client.get(f"/api/tables/{other.table}/replay?step=1")["view"]
        leave_all(chairs)


def test_who_was_asked_may_leave_and_the_game_goes_on(hasty: Server) -> None:
    with running(hasty):
        chairs = seat_people(hasty, GAME, clock=CLOCK)
        absent = chairs[0].frame["view"]["to_move"]
        until_asked(chairs, absent)
        other = chairs[1 - absent]
        other.send({"type": "leave", "seat": 1 - absent})
        told = table_when(other, lambda t: t["seats"][1 - absent]["played_on"])
        assert (told["question"], told["seats"][absent]["played_on"]) == (None, True)
        leave_all(chairs)


def test_a_game_with_nobody_there_pauses(hasty: Server) -> None:
    with running(hasty):
        chairs = seat_people(hasty, GAME, clock={**CLOCK, "decision_s": 2})
        table, client = chairs[0].table, chairs[0].client
        leave_all(chairs)
        watcher = hasty.client("Tuck").watch(table)
        time.sleep(3.0)
        told = client.get(f"/api/tables/{table}")
        assert (told["paused"], told["version"]) == (True, 0)
        with Chair(client, table, chairs[0].tokens) as back:
            told = table_when(back, lambda t: not t["paused"])
            face = back.wait("table", "view")["clock"] or {}
            assert face.get("deadline") is None or face["deadline"] > face["now"]
        watcher.close()


def test_bots_wait_when_nobody_is_there(hasty: Server) -> None:
    with running(hasty):
        client = hasty.client("Robin")
        with client.play_now(GAME, players=4, level="squire") as chair:
            table, tokens = chair.table, chair.tokens
            chair.send({"type": "leave", "seat": 0})
            table_when(chair, lambda t: t["seats"][0]["played_on"])
        end = time.monotonic() + 20
        while not client.get(f"/api/tables/{table}")["paused"]:
            assert time.monotonic() < end, "bots play on with nobody there"
            time.sleep(0.1)
        told = client.get(f"/api/tables/{table}")
        time.sleep(2.0)  # a thought that was under way is not carried out either
        assert client.get(f"/api/tables/{table}")["version"] == told["version"]
        with Chair(client, table, tokens) as back:
            back.send({"type": "return", "seat": 0})
            table_when(back, lambda t: not t["paused"] and not t["seats"][0]["played_on"])
            assert back.wait_for_turn() is not None


def test_it_is_told_when_a_seat_may_be_handed_over(hasty: Server) -> None:
    with running(hasty):
        chairs = seat_people(hasty, GAME)
        mover = chairs[0].frame["view"]["to_move"]
        stays = chairs[1 - mover]
        chairs[mover].close()
        told = table_when(stays, lambda t: t["hand_over_at"])
        assert 0 < told["hand_over_at"] - told["now"] <= 500
        stays.send({"type": "hand_over", "seat": mover})
        problem = stays.wait("problem")
        assert (problem["code"], problem["at"]) == ("not-away", told["hand_over_at"])
        time.sleep(0.6)
        stays.send({"type": "hand_over", "seat": mover})
        assert table_when(stays, lambda t: t["seats"][mover]["played_on"])
        assert stays.wait_for_turn() is not None
        stays.close()


# Together


def test_a_rematch_is_by_consent(server: Server) -> None:
    chairs = seat_people(server, GAME, 3)
    chairs[0].send({"type": "rematch"})
    assert chairs[0].wait("problem")["code"] == "not-finished"
    play(chairs)
    chairs[1].send({"type": "rematch"})
    found = [chair.wait("rematch") for chair in chairs]
    table = found[0]["table"]
    assert {each["table"] for each in found} == {table} != {chairs[0].table}
    assert [each["seat"] for each in found] == [1, 1, 1]
    told = chairs[0].client.get(f"/api/tables/{table}")
    assert told["status"] == "gathering"
    assert [seat["kept_for"] for seat in told["seats"]] == ["Robin", "", "Guest 2"]
    assert [seat["kind"] for seat in told["seats"]] == ["invite", "person", "invite"]
    asker = Chair(chairs[1].client, table, [found[1]["seats"][0]["token"]])
    robin = chairs[0].client.claim(table, found[0]["seats"][0]["token"])
    time.sleep(0.3)
    assert asker.client.get(f"/api/tables/{table}")["status"] == "gathering", "one is still missing"
    chairs[2].send({"type": "chat", "phrase": "phrase-thanks"})
    assert chairs[0].wait("chat")["line"]["phrase"] == "phrase-thanks", "the score sheet is open"
    with Chair(chairs[2].client, chairs[2].table, chairs[2].tokens) as again:
        assert again.entered["table"]["next"] == table
        assert [held["seat"] for held in again.entered["rematch"]] == [2]
    third = chairs[2].client.claim(table, found[2]["seats"][0]["token"])
    again_all = [robin, asker, third]
    for chair in again_all:
        if not chair.frame:
            chair.wait("view")
    play(again_all, steps=3)
    assert robin.version == 3
    leave_all([*chairs, *again_all])


def test_the_asker_of_a_rematch_can_go_on_without_the_others(server: Server) -> None:
    chairs = seat_people(server, GAME, 2)
    play(chairs)
    chairs[0].send({"type": "rematch"})
    found = chairs[0].wait("rematch")
    with Chair(chairs[0].client, found["table"], [found["seats"][0]["token"]]) as robin:
        robin.start("squire")
        robin.wait("view")
        seats = robin.client.get(f"/api/tables/{found['table']}")["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "bot"]
    leave_all(chairs)


def test_against_bots_a_rematch_begins_at_once(server: Server) -> None:
    with server.client("Robin").play_now(GAME, players=2, level="squire") as chair:
        while (view := chair.wait_for_turn()) is not None:
            chair.act(view["actions"][0]["action"])
        chair.send({"type": "rematch"})
        found = chair.wait("rematch")
        with Chair(chair.client, found["table"], [found["seats"][0]["token"]]) as again:
            assert again.entered["table"]["status"] == "playing"


def test_phrases_are_said_in_the_readers_language(server: Server) -> None:
    chairs = seat_people(server, GAME)
    phrases = chairs[0].client.get("/api/")["phrases"]
    assert "phrase-thanks" in phrases
    for language in merrymen.messages.LANGUAGES:
        assert all(merrymen.text({"id": phrase}, language) for phrase in phrases)
    chairs[0].send({"type": "chat", "phrase": "phrase-hello"})
    line = chairs[1].wait("chat")["line"]
    assert (line["phrase"], line["text"], line["name"]) == ("phrase-hello", "", "Robin")
    chairs[0].send({"type": "chat", "phrase": "table-frozen"})
    assert chairs[0].wait("problem")["code"] == "no-phrase"
    leave_all(chairs)


def test_a_spectators_first_message_is_not_lost(server: Server) -> None:
    chairs = seat_people(server, GAME)
    nameless = Client(server.url)
    with nameless.watch(chairs[0].table) as watcher:
        watcher.send({"type": "chat", "text": "good day", "id": "first"})
        problem = watcher.wait("problem")
        assert (problem["code"], problem["about"]) == ("guest-first", "first")
    nameless.post("/api/guest", {"name": "Tuck"})
    with nameless.watch(chairs[0].table) as watcher:
        watcher.send({"type": "chat", "text": "good day", "id": "first"})
        assert chairs[0].wait("chat")["line"]["name"] == "Tuck"
    leave_all(chairs)


def test_a_nudge_for_who_is_waited_for(hasty: Server) -> None:
    with running(hasty):
        chairs = seat_people(hasty, GAME)
        mover = chairs[0].frame["view"]["to_move"]
        chairs[mover].send({"type": "nudge"})
        assert chairs[mover].wait("problem")["code"] == "nobody-waits"
        chairs[1 - mover].send({"type": "nudge"})
        nudge = chairs[mover].wait("nudge")
        assert (nudge["seat"], nudge["to"]) == (1 - mover, mover)
        chairs[1 - mover].send({"type": "nudge"})
        problem = chairs[1 - mover].wait("problem")
        assert problem["code"] == "too-fast"
        assert problem["at"] is not None
        leave_all(chairs)


def test_a_decision_is_taken_back_when_all_agree(ground: Ground, folder: pathlib.Path) -> None:
    """Also across what was drawn since; the log keeps it, and the game replays without it."""
    server = Server(ground, folder)
    with running(server):
        chairs = seat_people(server, GAME, 3)
        play(chairs, seed=5, steps=7)
        asker = chairs[0].frame["view"]["to_move"]
        board = chairs[asker].frame["view"]["board"]
        play(chairs, seed=6, steps=1)
        while chairs[0].frame["view"]["to_move"] == asker:
            play(chairs, seed=6, steps=1)
        play(chairs, seed=7, steps=1)
        own, version = chairs[asker], chairs[asker].version
        last_own = max(line["version"] for line in entered_log(own) if line["seat"] == asker)
        others = [chair for seat, chair in enumerate(chairs) if seat != asker]
        own.send({"type": "ask_undo", "version": version - 1})
        assert own.wait("problem")["code"] == "undo-nothing"
        own.send({"type": "ask_undo", "version": version})
        question = table_when(others[0], lambda t: t["question"])["question"]
        assert (question["about"], question["seat"]) == ("undo", asker)
        others[0].send({"type": "answer", "about": "undo", "answer": "no"})
        asked_until(own, False)
        own.send({"type": "ask_undo", "version": version})
        asked_until(own, True)
        for other in others:
            other.send({"type": "answer", "about": "undo", "answer": "yes"})
        for chair in chairs:
            while chair.version < version + 1:
                chair.wait("view")
            assert chair.frame["view"]["to_move"] == asker
            assert chair.frame["story"][0]["undone"]
        if last_own == 8:
            assert own.frame["view"]["board"] == board
        server.kill()
        server.start()
        for chair in chairs:
            chair._enter()
        assert own.frame["view"]["to_move"] == asker
        play(chairs, seed=8)
        client = own.client
        told = client.get(f"/api/tables/{own.table}/chronicle")
        assert len(told["steps"]) == own.version - 1 - (version - last_own + 1)
        client.post("/api/chronicles", told)
        leave_all(chairs)
        server.stop()
        assert verify(server.database, None, Console(quiet=True)) == 0


def asked_until(chair: Chair, asked: bool) -> None:
    end = time.monotonic() + 20
    while bool(chair.client.get(f"/api/tables/{chair.table}")["question"]) != asked:
        assert time.monotonic() < end
        time.sleep(0.02)


def entered_log(chair: Chair) -> list[Json]:
    with Chair(chair.client, chair.table, chair.tokens) as again:
        lines: list[Json] = again.entered["log"]
        return lines


def test_nobody_to_ask_means_nothing_is_taken_back(server: Server) -> None:
    with server.client("Robin").play_now(GAME, players=2, level="squire") as chair:
        view = chair.wait_for_turn()
        assert view is not None
        chair.act(view["actions"][0]["action"])
        chair.send({"type": "ask_undo", "version": chair.version})
        assert chair.wait("problem")["code"] == "undo-nothing"
    chairs = seat_people(server, GAME, undo=False)
    chairs[0].send({"type": "ask_undo", "version": 0})
    assert chairs[0].wait("problem")["code"] == "undo-off"
    leave_all(chairs)


# Files


@pytest.mark.parametrize("game", merrymen.games())
def test_a_file_opens_again_byte_for_byte_and_after_a_browser_read_it(
    server: Server, game: str
) -> None:
    """Seeds and entropies are texts: a reader that knows only doubles changes nothing."""
    client = server.client("Robin")
    players = merrymen.game(game).players[0]
    made = client.make(game, [{"kind": "me", "name": f"P{n}"} for n in range(players)])
    with client.chair(made) as chair:
        while (mover := chair.frame["view"]["to_move"]) is not None:
            view = chair.look(mover)["view"]
            chair.act(view["actions"][-1]["action"])
    told = client.get(f"/api/tables/{chair.table}/chronicle")
    entropies = [entropy for _, entropy in told["steps"] if entropy is not None]
    assert isinstance(told["seed"], str)
    assert entropies
    assert all(isinstance(each, str) for each in entropies)
    as_numbers = {**told, "seed": int(told["seed"])}
    as_numbers["steps"] = [[a, None if e is None else int(e)] for a, e in told["steps"]]
    for file in (told, as_numbers):
        brought = client.post("/api/chronicles", file)
        again = client.get(f"/api/tables/{brought['id']}/chronicle")
        assert again["steps"] == told["steps"]
        assert again["digest"] == told["digest"]
