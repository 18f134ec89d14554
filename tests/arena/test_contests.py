"""Long contests are played a little at a time, and nothing that was played is lost."""

from __future__ import annotations

import json
import pathlib

import pytest
from tools import contests
from tools.contests import Contest, Kind

QUICK = Kind("quick", "quick ones", "greedy", "random", 4, 0.5)
CROWD = Kind("crowd", "one alone", "greedy", "random", 8, 1.25, crowd=True)
KINGS = "kings_and_creatures"


@pytest.fixture
def kept(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    monkeypatch.setattr(contests, "KEPT", tmp_path / "contests.json")
    monkeypatch.setattr(contests, "KINDS", (QUICK, CROWD))
    return tmp_path / "contests.json"


def of(everything: list[Contest], kind: Kind) -> Contest:
    return next(one for one in everything if one.game == KINGS and one.kind is kind)


def test_whoever_is_furthest_from_its_goal_plays_next() -> None:
    near, far = Contest(KINGS, QUICK, "x"), Contest(KINGS, CROWD, "x")
    near.end(near.begin(), [1.0, 0.0], 0.0, 1.0)
    jobs = contests.coming([near, far])
    played = [(which, deal) for which, _, _, deal, _ in jobs]
    assert played == [(1, 0), (0, 1), (1, 1)]  # four of eight, four of four, eight of eight
    assert [len(seats[0]) for seats in (near.seats, far.seats)] == [2, 4]


def test_more_games_than_asked_can_be_wanted() -> None:
    contest = Contest(KINGS, QUICK, "x", [[deal, [1.0, 0.0], 0.0, 1.0, 0.5] for deal in (0, 1)])
    assert contest.done == 1.0
    contest.more = 8
    assert [deal for _, _, _, deal, _ in contests.coming([contest])] == [2, 3]


def test_a_contest_goes_on_where_it_was(kept: pathlib.Path) -> None:
    everything = contests.contests()
    quick = of(everything, QUICK)
    contests.run([quick], everything, 1, 5.0)
    first = json.loads(kept.read_text(encoding="utf-8"))
    assert [deal for deal, *_ in first[0]["deals"]] == [0, 1]
    again = contests.contests()
    assert of(again, QUICK).deals == first[0]["deals"]
    assert list(contests.coming([of(again, QUICK)])) == []
    assert "% to " in contests.page(again)


def test_what_other_weights_played_does_not_count(kept: pathlib.Path) -> None:
    other = Contest(KINGS, QUICK, "of another time", [[0, [1.0, 1.0], 5.0, 1.0, 0.5]])
    contests.keep([other])
    assert of(contests.contests(), QUICK).deals == []
    legend = Kind("legend", "legends", "legend", "greedy", 4, 0.5)
    now = [
        contests.of_now(game, kind) for game in (KINGS, "castle_combo") for kind in (QUICK, legend)
    ]
    assert len(set(now)) == 4


def test_what_is_asked_and_reached_is_bold() -> None:
    won = [[deal, [1.0, 0.5], 3.0, 1.0, 0.5] for deal in range(20)]
    asked = Kind("quick", "quick ones", "greedy", "random", 40, 0.7, by_low=True)
    assert Contest(KINGS, QUICK, "x", won).told()[1].startswith("**75%")
    assert not Contest(KINGS, asked, "x", won[:2]).told()[1].startswith("**")
    assert Contest(KINGS, QUICK, "x").told()[1] == "not played yet"
