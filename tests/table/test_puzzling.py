"""Puzzles over HTTP: nothing is given away, nothing illegal is judged, one can play on."""

from __future__ import annotations

import json
import pathlib

import pytest

from merrymen.client import Client, Refused
from puzzles import a_puzzle, keep
from table.ground import Ground, Server, running

GAME = "sherwood_bandits"  # it has secrets


@pytest.fixture
def asked(ground: Ground, folder: pathlib.Path) -> Server:
    keep(folder / "puzzles", [a_puzzle(GAME, seed) for seed in (1, 2)])
    return Server(ground, folder)


def test_the_answer_is_told_to_whoever_has_tried(asked: Server) -> None:
    puzzle = a_puzzle(GAME)
    with running(asked):
        client = asked.client("Robin")
        listed = client.get("/api/puzzles")
        own = [each for each in listed["puzzles"] if each["game"] == GAME]
        assert {"made1", "made2"} <= {each["id"] for each in own}
        assert listed["day"] in [{"game": e["game"], "id": e["id"]} for e in listed["puzzles"]]
        shown = client.get(f"/api/puzzles/{GAME}/made1")
        match = puzzle.match()
        assert shown["view"] == json.loads(json.dumps(match.view(puzzle.seat)))
        assert not {"options", "answer", "why", "position"} & shown.keys()
        legal = [each["action"] for each in shown["view"]["actions"]]
        assert legal == match.legal()
        for action in legal[:4]:
            told = client.post(f"/api/puzzles/{GAME}/made1", {"action": action})
            assert told["right"] == (action == puzzle.answer)
            assert told["answer"] == puzzle.answer
        assert client.post(f"/api/puzzles/{GAME}/made1", {"action": puzzle.answer})["right"]


def test_only_legal_moves_are_judged(asked: Server) -> None:
    legal = a_puzzle(GAME).match().legal()
    wrong = next(action for action in range(10_000) if action not in legal)
    with running(asked):
        client = asked.client("Robin")
        with pytest.raises(Refused, match="not possible"):
            client.post(f"/api/puzzles/{GAME}/made1", {"action": wrong})
        for nowhere in (f"{GAME}/nothing", "nothing/made1"):
            with pytest.raises(Refused, match="no such puzzle"):
                client.get(f"/api/puzzles/{nowhere}")


def test_one_plays_on_from_a_puzzle(asked: Server) -> None:
    puzzle = a_puzzle(GAME)
    assert puzzle.played is not None
    with running(asked):
        client: Client = asked.client("Robin")
        made = client.post(f"/api/puzzles/{GAME}/made1/table", {"level": "squire"})
        table = made["table"]
        assert table["origin"] == "continued"
        assert table["version"] == len(puzzle.played.steps)
        assert [each["seat"] for each in made["seats"]] == [puzzle.seat]
        assert [each["kind"] for each in table["seats"]].count("person") == 1
