"""Doors that were tried: each way in that once worked, tried again and found closed."""

from __future__ import annotations

import pathlib
import time
import urllib.error
import urllib.request
from typing import Any

import msgspec
import pytest

from merrymen.client import Chair, Client, Refused
from table.ground import ROOMY, Ground, Server, running
from table.players import play, seat_people

GAME = "kings_and_creatures"


def invited(server: Server) -> tuple[Client, dict[str, Any]]:
    host = server.client("Robin")
    return host, host.make(GAME, [{"kind": "me"}, {"kind": "invite"}])


# Seats


def test_the_invitation_is_void_once_it_is_taken(server: Server) -> None:
    """Neither the host nor a stranger who has the link can enter the guest's seat with it."""
    host, made = invited(server)
    table, link = made["table"]["id"], made["invites"][0]["token"]
    with pytest.raises(Refused, match="not free"):
        server.client("Sheriff").sit(table, 1)
    with pytest.raises(Refused, match="not valid"):
        server.client("Sheriff").claim(table, "guessed" * 4)
    with server.client("Marian").claim(table, link) as marian:
        assert marian.seat == 1
        assert marian.tokens != [link]
        for client in (host, server.client("Sheriff")):
            with pytest.raises(Refused, match="taken this seat"):
                client.claim(table, link)
            with pytest.raises(Refused, match="not valid"):
                Chair(client, table, [link])
    mine = next(own for own in host.get("/api/tables/mine") if own["table"]["id"] == table)
    assert mine["invites"] == []
    assert [held["seat"] for held in mine["seats"]] == [0]


def test_only_the_owner_lets_another_device_in_and_is_told(server: Server) -> None:
    host, made = invited(server)
    table = made["table"]["id"]
    marian = server.client("Marian")
    phone, stranger = server.client("Phone"), server.client("Sheriff")
    with marian.claim(table, made["invites"][0]["token"]) as chair:
        for client in (host, stranger):
            with pytest.raises(Refused, match="not yours"):
                client.post(f"/api/tables/{table}/seats/1/code", {})
        words = marian.post(f"/api/tables/{table}/seats/1/code", {})["code"]
        found = phone.find(words.upper().replace("-", "  "))
        assert (found["kind"], found["seat"], found["table"]["id"]) == ("device", 1, table)
        with phone.claim(table, found["token"]) as second:
            assert second.seat == 1
            assert second.entered["table"]["seats"][1]["name"] == "Marian"
            assert chair.wait("device")["seat"] == 1
        with pytest.raises(Refused, match="not valid"):
            stranger.claim(table, words)
        with pytest.raises(Refused, match="nowhere"):
            stranger.find(words)


def test_a_code_for_another_device_does_not_last(ground: Ground, folder: pathlib.Path) -> None:
    limits = msgspec.structs.replace(ROOMY, code_s=0.2)
    with running(Server(ground, folder, limits)) as server:
        _, made = invited(server)
        marian, table = server.client("Marian"), made["table"]["id"]
        marian.claim(table, made["invites"][0]["token"]).close()
        words = marian.post(f"/api/tables/{table}/seats/1/code", {})["code"]
        time.sleep(0.3)
        with pytest.raises(Refused, match="nowhere"):
            marian.find(words)
        with pytest.raises(Refused, match="not valid"):
            server.client("Phone").claim(table, words)


def test_one_guest_has_one_seat(server: Server) -> None:
    host = server.client("Robin")
    made = host.make(GAME, [{"kind": "me"}, {"kind": "open"}, {"kind": "invite"}])
    table, link = made["table"]["id"], made["invites"][0]["token"]
    assert not made["table"]["hot_seat"]
    with pytest.raises(Refused, match="one is enough"):
        host.sit(table, 1)
    with pytest.raises(Refused, match="one is enough"):
        host.claim(table, link)
    tuck = server.client("Tuck")
    with tuck.sit(table, 1) as chair:
        with pytest.raises(Refused, match="one is enough"):
            tuck.claim(table, link)
        with pytest.raises(Refused, match="one is enough"):
            Chair(tuck, table, [*chair.tokens, made["seats"][0]["token"]])
    both = host.make(GAME, [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}])
    assert both["table"]["hot_seat"]
    with host.chair(both) as chair:
        assert chair.entered["seats"] == [0, 1]


def test_seats_are_not_squatted(ground: Ground, folder: pathlib.Path) -> None:
    """A guest holds a few seats at tables that gather, a network takes a few at a time."""
    limits = msgspec.structs.replace(ROOMY, seats_per_guest=3, seats_per_network=8)
    with running(Server(ground, folder, limits)) as server:
        host = server.client("Robin")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        tables = [host.make(GAME, seats)["table"]["id"] for _ in range(10)]
        greedy = server.client("Sheriff")
        for table in tables[:3]:
            greedy.post(f"/api/tables/{table}/seats/1", {})
        for table in tables[3:8]:
            with pytest.raises(Refused, match="many seats"):
                greedy.sit(table, 1)
        with pytest.raises(Refused, match="many seats"):
            server.client("Gisbourne").sit(tables[9], 1)


def test_a_seat_that_nobody_sits_in_is_freed(ground: Ground, folder: pathlib.Path) -> None:
    limits = msgspec.structs.replace(ROOMY, seat_idle_s=1.0)
    with running(Server(ground, folder, limits)) as server:
        host = server.client("Robin")
        made = host.make(GAME, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
        table = made["table"]["id"]
        here = server.client("Tuck").sit(table, 1)
        server.client("Sheriff").sit(table, 2).close()
        end = time.monotonic() + 30
        while host.get(f"/api/tables/{table}")["seats"][2]["kind"] != "open":
            assert time.monotonic() < end, "the seat stays taken"
            time.sleep(0.2)
        kinds = [seat["kind"] for seat in host.get(f"/api/tables/{table}")["seats"]]
        assert kinds == ["person", "person", "open"], "who is there, and the host, keep theirs"
        here.close()


# Codes


def test_codes_are_tried_slowly(ground: Ground, folder: pathlib.Path) -> None:
    limits = msgspec.structs.replace(ROOMY, code_tries=5)
    with running(Server(ground, folder, limits)) as server:
        client, codes = server.client("Sheriff"), []
        for _ in range(8):
            with pytest.raises(Refused) as caught:
                client.find("acorn actor adobe")
            codes.append(caught.value.code)
        assert codes == ["no-code"] * 5 + ["too-fast"] * 3


def test_device_codes_are_tried_slowly_too(ground: Ground, folder: pathlib.Path) -> None:
    limits = msgspec.structs.replace(ROOMY, code_tries=5)
    with running(Server(ground, folder, limits)) as server:
        _, made = invited(server)
        client, codes = server.client("Sheriff"), []
        for _ in range(8):
            with pytest.raises(Refused) as caught:
                client.claim(made["table"]["id"], "acorn-actor-adobe")
            codes.append(caught.value.code)
        assert codes == ["bad-token"] * 5 + ["too-fast"] * 3


# Clocks


@pytest.fixture
def quick(ground: Ground, folder: pathlib.Path) -> Server:
    return Server(ground, folder, msgspec.structs.replace(ROOMY, pause_s=0.2))


def test_returning_and_leaving_refill_no_clock(quick: Server) -> None:
    """`return` once a second, and `leave` and `return`, change nothing about the deadline."""
    with running(quick):
        clock = {"kind": "live", "decision_s": 30, "reserve_s": 30}
        chairs = seat_people(quick, GAME, clock=clock)
        mover = chairs[0].frame["view"]["to_move"]
        deadline = chairs[mover].frame["clock"]["deadline"]
        time.sleep(0.3)
        for _ in range(3):
            chairs[mover].send({"type": "return", "seat": mover})
        face = chairs[mover].wait("table")["clock"]
        assert face["deadline"] == deadline
        chairs[mover].send({"type": "leave", "seat": mover})
        chairs[mover].send({"type": "return", "seat": mover})
        chairs[mover].send({"type": "ping"})
        chairs[mover].wait("pong")
        time.sleep(0.3)
        with Chair(chairs[mover].client, chairs[mover].table, chairs[mover].tokens) as again:
            if again.frame["version"] == 0:  # the bot was not quicker
                assert again.frame["clock"]["deadline"] == deadline
            spent = again.frame["clock"]["reserves"][mover]
            assert spent <= 30_000
        for chair in chairs:
            chair.close()


def test_a_late_action_is_refused_and_a_bot_decides_once(quick: Server) -> None:
    """The deadline holds when an action is taken, not when somebody looks at the clock."""
    with running(quick):
        clock = {"kind": "live", "decision_s": 1, "reserve_s": 0}
        chairs = seat_people(quick, GAME, clock=clock)
        mover = chairs[0].frame["view"]["to_move"]
        late, other = chairs[mover], chairs[1 - mover]
        action = late.frame["view"]["actions"][0]["action"]
        time.sleep(1.02)
        late.send({"type": "act", "id": "late", "version": 0, "action": action})
        answer = late.wait("refused", "ack")
        assert answer["type"] == "refused" or not answer["applied"]
        while other.version < 1:
            other.wait("view")
        line = other.frame["story"][0]
        assert (line["seat"], line["stand_in"]) == (mover, True)
        seat = other.client.get(f"/api/tables/{other.table}")["seats"][mover]
        assert (seat["played_on"], seat["late"]) == (False, 1), "it is the owner's again"
        for chair in chairs:
            chair.close()


# Names, chat and people


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u115f", "\ufe0f", "\u0301", "\u200b \u034f"]
)
def test_names_can_be_seen(server: Server, name: str) -> None:
    with pytest.raises(Refused, match="name"):
        server.client(name)


def test_nobody_is_called_like_another_player(server: Server) -> None:
    host = server.client("Robin")
    made = host.make(GAME, [{"kind": "me"}, {"kind": "open"}])
    table = made["table"]["id"]
    for name in ("Robin", "ROBIN", "\uff32obin"):
        with pytest.raises(Refused, match="already"):
            server.client(name).sit(table, 1)
    with host.chair(made) as robin, server.client("robin").watch(table) as false:
        false.say("I am the host")
        problem = false.wait("problem")
        assert problem["code"] == "name-taken"
        marian = server.client("Marian")
        with marian.sit(table, 1) as chair:
            with pytest.raises(Refused, match="already"):
                marian.post("/api/guest", {"name": "Robin"})
            chair.say("well met")
            assert robin.wait("chat")["line"]["name"] == "Marian"


def test_chat_is_limited_over_all_connections_of_a_guest(
    ground: Ground, folder: pathlib.Path
) -> None:
    limits = msgspec.structs.replace(ROOMY, chats_burst=8, chats_per_network=20)
    with running(Server(ground, folder, limits)) as server:
        host = server.client("Robin")
        table = host.make(GAME, [{"kind": "me"}, {"kind": "open"}])["table"]["id"]
        ears = Client(server.url).watch(table)
        noisy = server.client("Sheriff")
        mouths = [noisy.watch(table) for _ in range(6)]
        mouths += [server.client(f"Sheriff {n}").watch(table) for n in range(6)]
        for number in range(20):
            for mouth in mouths:
                mouth.say(f"line {number}")
        for mouth in mouths:
            mouth.send({"type": "ping"})
            mouth.wait("pong")
            mouth.close()
        time.sleep(1.0)
        with Client(server.url).watch(table) as late:
            said = late.entered["chat"]
        assert 8 <= len(said) <= 24
        assert sum(line["name"] == "Sheriff" for line in said) <= 10
        ears.close()


def test_the_host_mutes_and_kicks_and_a_guest_blocks(server: Server) -> None:
    host = server.client("Robin")
    made = host.make(GAME, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    table = made["table"]["id"]
    sheriff, tuck = server.client("Sheriff"), server.client("Tuck")
    robin, bad, good = host.chair(made), sheriff.sit(table, 1), tuck.sit(table, 2)
    bad.say("pay your taxes")
    line = good.wait("chat")["line"]
    good.send({"type": "block", "who": line["who"]})
    bad.send({"type": "mute", "who": line["who"]})
    assert bad.wait("problem")["code"] == "not-host"
    time.sleep(0.2)
    bad.say("all of them")
    assert robin.wait("chat")["line"]["text"] == "pay your taxes"
    assert robin.wait("chat")["line"]["text"] == "all of them"
    robin.say("no")
    assert good.wait("chat")["line"]["text"] == "no", "who is blocked is not heard"
    with tuck.watch(table) as again:
        assert [each["text"] for each in again.entered["chat"]] == ["no"]
        assert again.entered["blocked"] == [line["who"]]
    robin.send({"type": "mute", "who": line["who"]})
    while not robin.wait("table")["table"]["seats"][1]["muted"]:
        pass
    bad.send({"type": "chat", "text": "!", "id": "x"})
    problem = bad.wait("problem")
    assert (problem["code"], problem["about"]) == ("muted", "x")
    robin.send({"type": "kick", "seat": 1})
    lost = bad.wait("seated")
    assert (lost["seats"], lost["seat"], lost["reason"]["id"]) == ([], None, "table-not-welcome")
    with pytest.raises(Refused, match="does not want you"):
        sheriff.sit(table, 1)
    for chair in (robin, bad, good):
        chair.close()


def test_a_report_reaches_the_log(server: Server, capfd: pytest.CaptureFixture[str]) -> None:
    chairs = seat_people(server, GAME)
    chairs[1].say("a foul word")
    line = chairs[0].wait("chat")["line"]
    chairs[0].send({"type": "report", "who": line["who"], "text": "this", "line": line["number"]})
    chairs[0].send({"type": "report", "who": "nobody"})
    assert chairs[0].wait("problem")["code"] == "nobody"
    for chair in chairs:
        chair.close()


# Odd requests


def test_odd_requests_are_refused_not_failed(server: Server) -> None:
    client = server.client("Robin")
    request = urllib.request.Request(server.url + "/api/guest", data=b'{"name":"x"}')
    request.add_header("origin", "http://[")
    request.add_header("content-type", "application/json")
    with pytest.raises(urllib.error.HTTPError) as caught:
        urllib.request.urlopen(request)
    assert caught.value.code == 403
    mine = urllib.request.Request(server.url + "/api/tables/mine")
    mine.add_header("cookie", client.cookie)
    with urllib.request.urlopen(mine) as answer:
        assert answer.headers["cache-control"] == "no-store"
    chairs = seat_people(server, GAME)
    play(chairs)
    told = client.get(f"/api/tables/{chairs[0].table}/chronicle")
    for number in (2**64, -1, "18446744073709551616", "x"):
        for place in ("seed", "steps"):
            odd = msgspec.json.decode(msgspec.json.encode(told))
            if place == "seed":
                odd["seed"] = number
            else:
                odd["steps"][0][1] = number
            with pytest.raises(Refused) as refused:
                client.post("/api/chronicles", odd)
            assert refused.value.code == "bad-request"
    for chair in chairs:
        chair.close()
