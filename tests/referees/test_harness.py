"""The lockstep itself: it agrees with one who copies the rules, and catches one who lies."""

from __future__ import annotations

import itertools
import pathlib
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest

import merrymen
from merrymen import cli, fuzz
from merrymen.chronicle import Chronicle, load
from merrymen.match import Match
from referees import lockstep

GAME = "kings_and_creatures"


class Parrot:
    """Says whatever the rules say."""

    def __init__(
        self, start: lockstep.Position, tables: Any, players: int, options: Mapping[str, Any]
    ) -> None:
        assert tables == merrymen.game(GAME).edition.tables
        assert (players, options) == (3, {})
        self.steps = 0
        self.hear(start)

    def hear(self, position: lockstep.Position) -> None:
        whole = merrymen.game(GAME).new(3).describe() | {"position": position}
        self.match: Match = merrymen.game(GAME).position(whole)

    def play(self, action: int, after: lockstep.Position) -> None:
        self.steps += 1
        self.hear(after)

    def mover(self) -> int | None:
        return self.match.to_move

    def legal(self) -> set[int]:
        return set(self.match.legal())

    def public(self) -> Mapping[str, Any]:
        return dict(self.match.describe()["position"])

    def sheet(self) -> list[dict[str, int]]:
        return self.match.score_sheet()

    def winners(self) -> set[int]:
        return set(self.match.winners())


class WrongMover(Parrot):
    def mover(self) -> int | None:
        return 7 if self.steps == 5 else super().mover()


class OneTooMany(Parrot):
    def legal(self) -> set[int]:
        return super().legal() | ({110} if self.steps == 5 else set())


class OneTooFew(Parrot):
    def legal(self) -> set[int]:
        return set() if self.steps == 5 else super().legal()


class OtherState(Parrot):
    def public(self) -> Mapping[str, Any]:
        return {"round_number": 77} if self.steps == 5 else super().public()


class OtherSheet(Parrot):
    def sheet(self) -> list[dict[str, int]]:
        return []


class OtherWinners(Parrot):
    def winners(self) -> set[int]:
        return {5}


class Doubting(Parrot):
    def play(self, action: int, after: lockstep.Position) -> None:
        super().play(action, after)
        if self.steps == 5:
            raise lockstep.Impossible("that card has been drawn before")


class Giving(Parrot):
    def legal(self) -> set[int]:
        return {1 // (self.steps - 5)} and super().legal()


def module_of(referee: type) -> SimpleNamespace:
    return SimpleNamespace(Referee=referee, BIASES={"last": {range(50, 111): 1000.0}})


def played(referee: type, way: str = "random") -> tuple[list[str], Chronicle]:
    module = module_of(referee)
    match = merrymen.game(GAME).new(3, seed=4)
    chronicle = Chronicle.begin(match, 4)
    return lockstep.play(match, chronicle, module, lockstep.chooser(way, module, 4)), chronicle


@pytest.mark.parametrize("way", lockstep.WAYS)
def test_one_who_says_the_same_agrees(way: str) -> None:
    wrong, chronicle = played(Parrot, way)
    assert wrong == []
    assert len(chronicle.steps) > 10


def test_ways_of_playing_differ() -> None:
    actions = [[step.action for step in played(Parrot, way)[1].steps] for way in lockstep.WAYS]
    assert all(one != other for one, other in itertools.combinations(actions, 2))


def test_a_bias_may_be_a_function() -> None:
    module = module_of(Parrot)
    module.BIASES = {"lowest": lambda match, action: float(action == min(match.legal()))}
    match = merrymen.game(GAME).new(3, seed=4)
    choose = lockstep.chooser("biased", module, 4)
    for _ in range(5):
        assert choose(match) == min(match.legal())
        match.apply(choose(match))


@pytest.mark.parametrize(
    ("referee", "words"),
    [
        (WrongMover, "the referee seat 7"),
        (OneTooMany, "only the referee allows 110"),
        (OneTooFew, "only the rules allow"),
        (OtherState, "round_number: the rules 1, the referee 77"),
        (Doubting, "that card has been drawn before"),
        (Giving, "ZeroDivisionError"),
    ],
)
def test_a_difference_is_found_where_it_is(referee: type, words: str) -> None:
    wrong, chronicle = played(referee)
    assert words in wrong[0]
    assert len(chronicle.steps) == 5


@pytest.mark.parametrize(
    ("referee", "words"), [(OtherSheet, "score sheet: the rules"), (OtherWinners, "winners")]
)
def test_the_end_is_compared(referee: type, words: str) -> None:
    assert played(referee)[0][0].startswith(words)


def test_places_within_a_field_are_named() -> None:
    found = list(lockstep._unlike("gold", [[1, 2], [3, 4]], ((1, 2), (3, 5))))
    assert found == ["gold[1][1]: the rules 4, the referee 5"]


def stand_in(monkeypatch: pytest.MonkeyPatch, referee: type) -> None:
    """The CLI finds this referee; the fuzzer sits at tables of three only."""
    monkeypatch.setattr(lockstep, "referee_of", lambda game: module_of(referee))
    monkeypatch.setattr(fuzz, "setups", lambda game: itertools.repeat((3, {})))


def test_fuzzing_with_a_referee(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stand_in(monkeypatch, Parrot)
    monkeypatch.setattr(lockstep, "referees", lambda: [GAME])
    assert cli.main(["fuzz", GAME, "--referee", "--games", "4", "--folder", str(tmp_path)]) == 0
    assert "4 games" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []


def test_a_difference_is_stored_and_replays(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stand_in(monkeypatch, OtherState)
    monkeypatch.setattr(lockstep, "referees", lambda: [GAME])
    assert cli.main(["fuzz", GAME, "--referee", "--games", "4", "--folder", str(tmp_path)]) == 1
    assert "the referee 77" in capsys.readouterr().out
    (stored,) = tmp_path.iterdir()
    assert "round_number: the rules 1, the referee 77" in load(stored).note
    assert len(load(stored).steps) == 5
    assert cli.main(["replay", str(stored)]) == 0


def test_a_game_without_a_referee(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(lockstep, "referees", lambda: ["chess"])
    assert cli.main(["fuzz", GAME, "--referee"]) == 2
    assert "has no referee yet" in capsys.readouterr().err


def test_referees_need_a_checkout(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fuzz, "TESTS", tmp_path)
    assert cli.main(["fuzz", GAME, "--referee"]) == 2
    assert "needs a checkout" in capsys.readouterr().err
