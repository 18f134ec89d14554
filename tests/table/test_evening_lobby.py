"""An evening with friends: the lobby."""

from __future__ import annotations

import random
import time

import pytest

import merrymen
from merrymen.client import Chair, Refused
from table.evening import GAME, gather, leave_all, table_when
from table.ground import Server, running


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
