"""An evening with friends: a rematch, words by a tap, a decision taken back, files."""

from __future__ import annotations

import pathlib
import time

import pytest
from rich.console import Console

import merrymen
from merrymen.client import Chair, Client
from merrymen.table.storage.verify import verify
from table.evening import GAME, Json, leave_all, table_when
from table.ground import Ground, Server, running
from table.players import play, seat_people


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
