"""A guided game at a real table: the coach speaks, waits, answers, and remembers."""

from __future__ import annotations

import json
from typing import Any

import pytest

from merrymen.client import Chair, Refused
from merrymen.lessons import lesson
from table.ground import Server

Json = dict[str, Any]


def begin(server: Server, name: str = "kings") -> tuple[Chair, Json]:
    client = server.client("Robin")
    made = client.post("/api/lessons", {"lesson": name})
    return client.chair(made), made


def coach(chair: Chair) -> Json:
    found: Json = chair.frame["coach"]
    return found


def step_of(chair: Chair) -> str:
    return str(coach(chair)["steps"][coach(chair)["at"]])


def say(chair: Chair, deed: str, step: int = 0) -> None:
    """Ask the coach for something, and see what is said then."""
    chair.send({"type": "learn", "deed": deed, "step": step})
    chair.wait("view")


def act(chair: Chair, action: int) -> None:
    """Carry an action out, and see what is said then."""
    version = chair.act(action)
    while chair.version < version:
        chair.wait("view")


def to_the_first_act(chair: Chair) -> None:
    while not coach(chair)["wants"]:
        say(chair, "next", coach(chair)["at"])


def test_a_lesson_deals_as_it_says_and_speaks_to_the_learner_alone(server: Server) -> None:
    chair, made = begin(server)
    table = made["table"]
    assert (table["lesson"], table["fairness"], table["code"]) == ("kings", None, None)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert coach(chair)["say"]["id"] == "teach-kings-aim"
    watching = server.client("Watcher").watch(table["id"])
    assert watching.frame["coach"] is None


def test_one_thought_after_the_other(server: Server) -> None:
    chair, _ = begin(server)
    shown = [step_of(chair)]
    while not coach(chair)["wants"]:
        say(chair, "next", coach(chair)["at"])
        shown.append(step_of(chair))
    assert shown == ["aim", "turn", "take"]
    assert coach(chair)["ring"] == ["element:card-72"]


def test_bots_wait_while_something_is_answered_and_it_can_be_taken_back(server: Server) -> None:
    chair, _ = begin(server)
    to_the_first_act(chair)
    [wanted] = coach(chair)["wants"]
    before = chair.frame["view"]
    other = next(one["action"] for one in before["actions"] if one["action"] != wanted)
    act(chair, other)
    assert coach(chair)["answer"]
    assert coach(chair)["say"]["id"] == "teach-kings-take-other"
    assert chair.frame["view"]["to_move"] != 0, "a bot is to move, and waits"
    say(chair, "back")
    assert chair.frame["view"]["actions"] == before["actions"]
    assert (step_of(chair), coach(chair)["answer"]) == ("take", False)
    assert coach(chair)["wants"] == [wanted]


def test_who_goes_on_is_followed_by_the_bots(server: Server) -> None:
    chair, _ = begin(server)
    to_the_first_act(chair)
    [wanted] = coach(chair)["wants"]
    other = next(one["action"] for one in chair.frame["view"]["actions"] if one["action"] != wanted)
    act(chair, other)
    say(chair, "next")
    assert chair.wait_for_turn() is not None
    assert coach(chair)["at"] >= 3


def test_a_lesson_can_be_left_and_taken_up_again(server: Server) -> None:
    chair, _ = begin(server)
    say(chair, "leave")
    assert (coach(chair)["left"], coach(chair)["say"]) == (True, None)
    say(chair, "resume")
    assert (coach(chair)["left"], step_of(chair)) == (False, "aim")


def test_a_server_that_comes_back_knows_the_step(server: Server) -> None:
    chair, made = begin(server)
    to_the_first_act(chair)
    [wanted] = coach(chair)["wants"]
    act(chair, wanted)
    chair.wait_for_turn()
    said, version = coach(chair)["say"], chair.version
    assert said["id"] == "teach-kings-lowest"
    chair.close()
    server.stop()
    server.start()
    back = chair.client.chair(made)
    assert (coach(back)["say"], back.version) == (said, version)


def test_the_whole_lesson_as_the_coach_says(server: Server) -> None:
    """The table plays the same game as the check without one, to the score sheet."""
    chair, _ = begin(server)
    shown: list[str] = []
    while True:
        if coach(chair)["say"] is not None and step_of(chair) not in shown:
            shown.append(step_of(chair))
        if chair.frame["view"]["to_move"] is None:
            break
        wants = coach(chair)["wants"]
        if coach(chair)["say"] is not None and not wants:
            say(chair, "next", coach(chair)["at"])
        elif chair.frame["view"]["to_move"] == 0:
            act(chair, wants[0] if wants else chair.frame["view"]["actions"][0]["action"])
        else:
            chair.wait("view")
    names = [step.name for step in lesson("kings").steps]
    assert shown == [name for name in names if name in shown]
    assert {"aim", "take", "leave", "free", "sheet"} <= set(shown)


def test_elsewhere_there_is_no_coach(server: Server) -> None:
    client = server.client("Robin")
    with pytest.raises(Refused):
        client.post("/api/lessons", {"lesson": "nothing"})
    chair = client.play_now("kings_and_creatures", level="squire", players=2)
    assert chair.wait_for_turn() is not None
    assert chair.frame["coach"] is None
    chair.send({"type": "learn", "deed": "next", "step": 0})
    assert chair.wait("problem")["code"] == "no-lesson"
    assert "teach" not in json.dumps(chair.frame)
