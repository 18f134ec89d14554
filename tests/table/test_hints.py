"""Hints: from the asker's own hidden record, quick, and only where they are allowed."""

from __future__ import annotations

import random
from typing import Any

import pytest

import merrymen
from merrymen.analysis.advising import Budget, advise, compare, why
from merrymen.client import Chair, Refused
from merrymen.match import Match
from merrymen.messages import text
from merrymen.table.bots.worker import Counsel, sent
from table.ground import Server
from table.players import seat_people

FEW = Budget(simulations=60, seed=4)
GAME = "kings_and_creatures"


def a_position(game: str, seed: int = 5) -> Match:
    """Somewhere in a game, where its mover has a choice."""
    chance, match = random.Random(seed), merrymen.game(game).new(seed=seed)
    for _ in range(9):
        match.apply(chance.choice(match.legal()))
    while len(match.legal()) < 2:
        match.apply(match.legal()[0])
    return match


def ask(chair: Chair, action: int | None = None) -> dict[str, Any]:
    chair.send({"type": "ask_hint", "version": chair.version, "action": action})
    return chair.wait("hint")


def a_choice(chair: Chair) -> dict[str, Any]:
    """Play on until there is more than one thing to do."""
    while (view := chair.wait_for_turn()) is not None:
        if len(view["actions"]) > 1:
            return view
        chair.act(view["actions"][0]["action"])
    raise AssertionError("the game is over")


@pytest.mark.parametrize("game", ["kings_and_creatures", "chickwood_forest"])
def test_a_hint_reads_the_hidden_record_only(game: str) -> None:
    """Change what is hidden: what leaves for the bots' process is the same, and so is the hint."""
    match = a_position(game)
    seat = match.to_move
    assert seat is not None
    worlds = [match.hidden(seat).resampled(seat, seed) for seed in range(1, 8)]
    assert len({world.raw for world in worlds}) > 1, "something is hidden here"
    asked = Counsel(*sent(match.hidden(seat)), seat, FEW)
    first = advise(match.hidden(seat), seat, FEW)
    for world in worlds:
        assert Counsel(*sent(world.hidden(seat)), seat, FEW) == asked
    assert advise(worlds[0].hidden(seat), seat, FEW) == first
    assert len(first.judgement.options) >= 2


def test_a_hint_names_the_best_first_and_why() -> None:
    match = a_position(GAME)
    seat = match.to_move
    assert seat is not None
    seen = match.hidden(seat)
    advice = advise(seen, seat, FEW)
    judged = advice.judgement
    assert judged.played == judged.best == judged.options[0]
    assert abs(sum(advice.chances) - 1) < 0.01
    names = ["Robin", "Marian", "Tuck", "John"]
    for language in ("en", "de", "fr", "it"):
        for message in why(seen, advice):
            assert text(message, language, names=names)
    other = judged.options[-1].action
    beside = compare(seen, seat, other, judged.best.action, FEW).judgement
    assert (beside.played.action, beside.best.action) == (other, judged.best.action)


def test_a_hint_is_given_against_bots_and_marks_the_game(server: Server) -> None:
    client = server.client("Robin")
    with client.play_now(GAME, level="squire") as chair:
        view = a_choice(chair)
        assert chair.entered["table"]["hints"]
        assert chair.entered["table"]["marks"] == []
        hint = ask(chair)
        legal = {one["action"] for one in view["actions"]}
        assert {one["action"] for one in hint["options"]} <= legal
        assert hint["version"] == chair.version
        assert hint["why"]
        again = ask(chair)
        assert again == hint, "the same question is not thought over twice"
        best = hint["options"][0]["action"]
        other = next(iter(legal - {best}))
        answer = ask(chair, other)
        assert answer["about"]["action"] == other
        assert answer["options"] == hint["options"]
        assert answer["why"]
        assert client.get(f"/api/tables/{chair.table}")["marks"] == ["hints"]
        chair.send({"type": "ask_hint", "version": chair.version + 1})
        assert chair.wait("problem")["code"] == "hint-late"


def test_no_hints_where_others_play(server: Server) -> None:
    """Among people the host has to allow them, for everybody."""
    for hints in (False, True):
        chairs = seat_people(server, GAME, 2, hints=hints)
        mover = chairs[chairs[0].frame["view"]["to_move"]]
        assert mover.client.get(f"/api/tables/{mover.table}")["hints"] is hints
        a_choice(mover)
        if hints:
            assert ask(mover)["options"]
        else:
            mover.send({"type": "ask_hint", "version": mover.version})
            assert mover.wait("problem")["code"] == "no-hints"
        other = next(each for each in chairs if each is not mover)
        other.send({"type": "ask_hint", "version": other.version})
        assert other.wait("problem")["code"] == ("hint-late" if hints else "no-hints")
        for chair in chairs:
            chair.close()


def test_who_only_watches_gets_no_hint(server: Server) -> None:
    client = server.client("Robin")
    with client.play_now(GAME, level="squire") as chair:
        a_choice(chair)
        with server.client("Tuck").watch(chair.table) as watching:
            watching.send({"type": "ask_hint", "version": chair.version})
            assert watching.wait("problem")["code"] == "not-seated"


def test_the_record_counts_wins_by_level(server: Server) -> None:
    """Games against bots of one level count; practice is finished, and counts for nothing."""
    client = server.client("Robin of the record")
    with pytest.raises(Refused):
        type(client)(server.url).get("/api/record")
    assert client.get("/api/record") == {"finished": [], "fared": []}
    won = 0
    for level, practice in (("squire", False), ("squire", False), ("outlaw", True)):
        with client.play_now(GAME, players=2, level=level) as chair:
            first = chair.wait_for_turn()
            assert first is not None
            start = chair.version
            chair.act(first["actions"][0]["action"])
            if practice:
                chair.wait_for_turn()
                chair.take_back(start)
            while (view := chair.wait_for_turn()) is not None:
                chair.act(view["actions"][0]["action"])
            won += 0 in chair.frame["view"]["winners"] and not practice
    assert client.get("/api/record") == {
        "finished": [GAME],
        "fared": [{"game": GAME, "level": "squire", "games": 2, "wins": won}],
    }
