"""Games that are over are analysed behind play, kept, and told as far as they are known."""

from __future__ import annotations

import asyncio
import pathlib
import time
from typing import Any

import msgspec
import pytest

import merrymen
from loops import wait_for
from merrymen.analysis.work import Found, Piece
from merrymen.chronicle import Chronicle
from merrymen.client import Client, Refused
from merrymen.table.bots.thinker import Thinker
from merrymen.table.bots.worker import LATER, PLAY, Look, is_idlers, sent
from table.ground import ROOMY, Ground, Server, running
from table.processes_of import bots_of, kill
from tables import told_by_greedy

GAME = "kings_and_creatures"
Json = dict[str, Any]


def a_game() -> Chronicle:
    return told_by_greedy(merrymen.game(GAME).new(2, seed=6), 6, ["Robin", "Marian"])


@pytest.fixture
def quick(ground: Ground, folder: pathlib.Path) -> Server:
    """A server that looks back as briefly as can be."""
    return Server(ground, folder, msgspec.structs.replace(ROOMY, analysis_s=0.1))


def analysed(client: Client, table: str) -> list[Json]:
    """Everything that was told on the way to the analysis, the last of it whole."""
    told: list[Json] = [client.post(f"/api/tables/{table}/analysis", {})]
    end = time.monotonic() + 120
    while told[-1]["wanted"]:
        assert time.monotonic() < end
        time.sleep(0.05)
        told.append(client.get(f"/api/tables/{table}/analysis"))
    return told


def test_a_game_is_analysed_once_and_kept(quick: Server) -> None:
    with running(quick):
        client = quick.client("Robin")
        table = client.post("/api/chronicles", a_game().written())["id"]
        assert client.get(f"/api/tables/{table}/analysis") == {
            "wanted": False, "done": 0, "total": 0, "analysis": None,
        }  # fmt: skip
        told = analysed(client, table)
        found = told[-1]["analysis"]
        assert found["names"] == ["Robin", "Marian"]
        assert all(each is not None for each in found["judged"])
        done = [each["done"] for each in told[:-1]]
        assert done == sorted(done), "it only goes forward"
        quick.stop()
        quick.start()
        again = quick.client("Marian").post(f"/api/tables/{table}/analysis", {})
        assert not again["wanted"], "nothing is computed twice"
        assert again["analysis"] == found


def test_the_curve_comes_first(quick: Server) -> None:
    """What is told before the end has all chances, and some decisions judged."""
    with running(quick):
        client = quick.client("Robin")
        table = client.post("/api/chronicles", a_game().written())["id"]
        partly = [each["analysis"] for each in analysed(client, table)[:-1] if each["analysis"]]
        for each in partly:
            assert len(each["curve"]) == len(each["movers"]) + 1
            assert all(abs(sum(chances) - 1) < 0.01 for chances in each["curve"])


def test_a_process_that_dies_is_replaced(quick: Server) -> None:
    with running(quick):
        client = quick.client("Robin")
        table = client.post("/api/chronicles", a_game().written())["id"]
        client.post(f"/api/tables/{table}/analysis", {})
        kill(bots_of(quick.pid))
        assert analysed(client, table)[-1]["analysis"] is not None


def test_what_is_not_over_is_not_judged(quick: Server) -> None:
    with running(quick):
        client = quick.client("Robin")
        chair = client.play_now(GAME, players=2, level="squire")
        with chair, pytest.raises(Refused, match="not finished"):
            client.post(f"/api/tables/{chair.table}/analysis", {})
        unfinished = a_game()
        unfinished.steps, unfinished.digest = unfinished.steps[:6], ""
        unfinished.scores, unfinished.winners = [], []
        brought = client.post("/api/chronicles", unfinished.written())
        with pytest.raises(Refused, match="not finished"):
            client.post(f"/api/tables/{brought['id']}/analysis", {})


def test_a_games_file_tells_its_moves_and_what_is_known_about_them(quick: Server) -> None:
    """Who, when, in words; with chances and comments once it was analysed; and all of it again."""
    with running(quick):
        client = quick.client("Robin")
        chair = client.play_now(GAME, players=2, level="squire")
        with chair:
            while (view := chair.wait_for_turn()) is not None:
                chair.act(view["actions"][0]["action"])
        told = client.get(f"/api/tables/{chair.table}/chronicle")
        assert len(told["moves"]) == len(told["steps"])
        assert {move["seat"]: move.get("bot", False) for move in told["moves"]} == {
            0: False, 1: True,
        }  # fmt: skip
        times = [move["at"] for move in told["moves"]]
        assert times == sorted(times)
        brought = client.post("/api/chronicles", told)["id"]
        assert client.get(f"/api/tables/{brought}/chronicle") == told
        assert [seat["kind"] for seat in client.get(f"/api/tables/{brought}")["seats"]] == [
            "person", "bot",
        ]  # fmt: skip
        found = analysed(client, brought)[-1]["analysis"]
        known = client.get(f"/api/tables/{brought}/chronicle")
        assert all(len(move["chances"]) == 2 for move in known["moves"])
        commented = {step for step, move in enumerate(known["moves"]) if move.get("comment")}
        assert commented == {key["moment"]["step"] for key in found["moments"]}
        client.post("/api/chronicles", known)


def test_looking_back_idles_where_there_is_time_to_spare() -> None:
    """Bots never do, and where every core is wanted looking back gets its small share."""
    assert is_idlers(LATER, load=0.4, count=2)
    assert not is_idlers(LATER, load=6.0, count=2)
    assert not is_idlers(PLAY, load=0.0, count=2)


def test_an_answer_that_came_too_late_is_not_taken_for_the_next() -> None:
    """A question that ran past its time ends the process, so that nothing of it is left over."""
    match = merrymen.game(GAME).new(2, seed=1)
    patient = msgspec.structs.replace(ROOMY, bot_warm_s=600.0, look_s=600.0)

    def look(step: int, simulations: int) -> Look:
        return Look(*sent(match), Piece("watch", step, simulations), match.legal()[0])

    async def ask() -> Found:
        thinker = Thinker(patient)
        await thinker.make_ready(GAME)
        first = thinker._process
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await thinker.look(look(7, 20_000))
        found = await thinker.look(look(8, 10))
        second = thinker._process
        thinker.end()
        for process in (first, second):
            assert process is not None
            await process.wait()
        return found

    assert wait_for(ask(), 600).step == 8
