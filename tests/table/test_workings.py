"""Workings over HTTP: each seat is told what it may know, and nobody more."""

from __future__ import annotations

from typing import Any

import pytest

from merrymen.client import Refused
from table.ground import Server
from table.players import play, seat_people

GAME = "sherwood_bandits"


def lines(chair: Any, of: str, **more: Any) -> list[dict[str, Any]]:
    wish = {"of": of, **more}
    found: list[dict[str, Any]] = chair.client.post(f"/api/tables/{chair.table}/workings", wish)[
        "lines"
    ]
    return found


def test_a_token_opens_ones_own_chest_and_no_other(server: Server) -> None:
    """SB-F1: chests are closed until the end."""
    chairs = seat_people(server, GAME, 3)
    play(chairs, steps=60)
    for number, chair in enumerate(chairs):
        token = chair.tokens[0]
        for other in range(3):
            told = lines(chair, f"score-{other}", token=token)
            closed = all(one.get("heading") == "track" or one["points"] is None for one in told)
            assert other == number or closed
        unknown = lines(chair, f"score-{number}")
        assert all(one.get("heading") == "track" or one["points"] is None for one in unknown)
        with pytest.raises(Refused) as refused:
            lines(chair, "score-0", step=3, seat=1)
        assert refused.value.code == "not-finished"
    for chair in chairs:
        chair.close()


def test_a_finished_game_tells_everything(server: Server) -> None:
    chairs = seat_people(server, "kings_and_creatures", 2)
    played = play(chairs)
    sheet = chairs[0].frame["view"]["scores"]
    last = len(played.acked)
    for seat, score in enumerate(sheet):
        for more in ({}, {"step": last, "seat": 0}, {"step": last}):
            told = lines(chairs[0], f"score-{seat}", **more)
            assert sum(one["points"] for one in told) == score
    for more, code in (({"step": 9999}, "no-step"), ({"step": 1, "seat": 7}, "no-seat")):
        with pytest.raises(Refused) as refused:
            lines(chairs[0], "score-0", **more)
        assert refused.value.code == code
    for chair in chairs:
        chair.close()
