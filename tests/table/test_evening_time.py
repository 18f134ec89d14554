"""An evening with friends: the clock's mercy."""

from __future__ import annotations

import time

from merrymen.client import Chair
from table.evening import GAME, Json, leave_all, table_when
from table.ground import Server, running
from table.players import seat_people

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
