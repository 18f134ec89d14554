"""Against bots alone one goes back to any own decision; the game is practice then, and says so."""

from __future__ import annotations

import pathlib

import msgspec
import pytest
from rich.console import Console

from merrymen import verify_fair
from merrymen.chronicle import Chronicle, load
from merrymen.client import Chair
from merrymen.errors import IllegalAction
from merrymen.table.storage.verify import verify
from table.ground import ROOMY, Ground, Server, running
from table.players import seat_people

GAME = "kings_and_creatures"


def decide(chair: Chair, choice: int = 0) -> int:
    """One decision; the version at which it was taken."""
    view = chair.wait_for_turn()
    assert view is not None
    before = chair.version
    chair.act(view["actions"][choice % len(view["actions"])]["action"])
    return before


def finish(chair: Chair) -> None:
    while chair.wait_for_turn() is not None:
        decide(chair)


@pytest.fixture(scope="module")
def alike(ground: Ground, tmp_path_factory: pytest.TempPathFactory) -> Server:
    """A server whose bots always do the same."""
    levels = {level: ("search", {"simulations": 1, "seed": 3}) for level in ("squire", "outlaw")}
    return Server(ground, tmp_path_factory.mktemp("practice"), ROOMY, levels=levels)


def test_back_to_any_own_decision_never_rolls_again(
    alike: Server, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same decisions lead to the same cards: what comes was settled before the game.

    The stored game replays, after a restart too; its file says that it was practice, and the proof
    holds all the same.
    """
    with running(alike):
        client = alike.client("Robin")
        chair = client.play_now(GAME, players=2, level="squire")
        versions, views = [], []
        for _ in range(4):
            chair.wait_for_turn()
            views.append(chair.frame["view"])
            versions.append(decide(chair))
        chair.wait_for_turn()
        views.append(chair.frame["view"])
        assert not client.get(f"/api/tables/{chair.table}")["marks"]
        chair.take_back(versions[1])
        assert chair.frame["view"] == views[1], "the very same position"
        line = chair.frame["story"][-1]
        assert (line["undone"], line["back_to"], line["story"]) == (True, versions[1], [])
        for expected in views[2:]:
            decide(chair)
            chair.wait_for_turn()
            assert chair.frame["view"] == expected, "nothing was rolled or drawn anew"
        alike.stop()
        alike.start()
        chair.take_back(versions[0])
        assert chair.frame["view"] == views[0]
        decide(chair, choice=1)  # and now something else
        finish(chair)
        table = client.get(f"/api/tables/{chair.table}")
        assert (table["status"], table["marks"]) == ("finished", ["practice"])
        path = tmp_path / "game.json"
        told = client.get(f"/api/tables/{chair.table}/chronicle")
        assert told["practice"] is True
        msgspec.convert(told, Chronicle).save(path)
        assert load(path).practice
        assert verify_fair.main(path, None, chair.commitment) == 0
        assert "practice" in capsys.readouterr().out
        brought = client.post("/api/chronicles", told)
        assert brought["marks"] == ["practice"], "from a file, too"
        again = client.get(f"/api/tables/{brought['id']}/chronicle")
        assert again == told
        chair.close()
    assert verify(alike.database, None, Console(), alike.folder / "editions") == 0


def test_only_own_decisions_that_count(alike: Server) -> None:
    with running(alike):
        chair = alike.client("Robin").play_now(GAME, players=2, level="squire")
        first, second = decide(chair), decide(chair)
        chair.wait_for_turn()
        bots = next(v for v in range(chair.version) if v not in (first, second))
        for wrong in (bots, chair.version, chair.version + 3):
            with pytest.raises(IllegalAction):
                chair.take_back(wrong)
        chair.take_back(first)
        with pytest.raises(IllegalAction):
            chair.take_back(second)  # what was taken back counts no more
        chair.close()


def test_not_where_others_play_or_nothing_is_taken_back(alike: Server) -> None:
    with running(alike):
        chairs = seat_people(alike, GAME, 2)
        mover = chairs[chairs[0].frame["view"]["to_move"]]
        before = decide(mover)
        with pytest.raises(IllegalAction, match="other people"):
            mover.take_back(before)
        for chair in chairs:
            chair.close()
        client = alike.client("Robin")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "squire"}]
        chair = client.chair(client.make(GAME, seats, undo=False))
        before = decide(chair)
        chair.wait_for_turn()
        with pytest.raises(IllegalAction, match="nothing is taken back"):
            chair.take_back(before)
        assert client.get(f"/api/tables/{chair.table}")["marks"] == []
        chair.close()
