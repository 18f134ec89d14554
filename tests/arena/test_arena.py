"""Tournaments: the same outcomes on one core, on two and on a cluster that loses a node."""

from __future__ import annotations

import io
import pathlib
import random

import pytest
from rich.console import Console

import merrymen
from extras import need
from merrymen.arena import play, report, series, tasks, workers
from merrymen.arena.outcome import Outcome
from merrymen.arena.pairs import pair
from merrymen.arena.results import Results, interval, interval_by_deal
from merrymen.arena.series import lineups

GAME = "kings_and_creatures"
QUIET = Console(quiet=True)
LONG = ("bots/of_mine/my_own_bot.py:LooksAhead", "search:500;exploration=0.25;guided=0.5")


def outcomes(**how: object) -> list[Outcome]:
    todo = tasks.tasks(GAME, ["search:20", "greedy", "random"], 12, seed=4)
    return sorted(workers.run(todo, **how), key=lambda o: o.number)  # type: ignore[arg-type]


def test_two_processes_give_the_same_games() -> None:
    assert outcomes(workers=2) == outcomes()


def test_seats_rotate_and_deals_are_paired() -> None:
    played = outcomes()
    for bot in range(3):
        seats = [outcome.order.index(bot) for outcome in played]
        assert {seats.count(seat) for seat in range(3)} == {4}
    deals = [outcome.chronicle.seed for outcome in played]
    assert [len(set(deals[at : at + 3])) for at in range(0, 12, 3)] == [1, 1, 1, 1]
    assert {deals.count(deal) for deal in deals} == {3}


def test_results_add_up(tmp_path: pathlib.Path) -> None:
    results = Results.of(merrymen.game(GAME), ["search:20", "greedy", "random"], outcomes())
    assert sum(results.wins) == pytest.approx(results.games)
    assert sum(results.seat_wins) == pytest.approx(results.games)
    ratings = results.ratings()
    assert ratings["random"][0] < ratings["greedy"][0]
    import pyarrow.parquet

    parquet, page = report.write(results, tmp_path)
    rows = pyarrow.parquet.read_table(parquet).to_pylist()
    assert rows == results.rows()
    assert len(rows) == 36
    text = page.read_text()
    for heading in ("Ratings", "Seat balance", "Points by heading", "Length of games"):
        assert f"<h2>{heading}</h2><svg" in text
    assert "src=" not in text
    assert results.owners()


def test_pairs_have_equal_seats() -> None:
    assert lineups(merrymen.game(GAME), "a", "b") == [["a", "b"]]
    seats = [
        name for lineup in lineups(merrymen.game("sherwood_forest"), "a", "b") for name in lineup
    ]
    assert seats.count("a") == seats.count("b")
    found = pair(merrymen.game(GAME), "greedy", "random", 10, console=QUIET)
    assert found.games == 10
    assert found.share > 0.5


def test_intervals_hold_what_they_promise() -> None:
    """Rotations of one deal are alike, so an interval that counts them as games of their own misses
    far too often; over the deals it holds the truth in about 95 of 100 tournaments."""
    chance = random.Random(5)

    def deal() -> list[float]:
        """Two games that come out alike in nine of ten deals; the truth is a share of 0.3."""
        first, second = float(chance.random() < 0.3), float(chance.random() < 0.3)
        return [first, first if chance.random() < 0.9 else second]

    held = {"deals": 0, "games": 0}
    for _ in range(1000):
        deals = [deal() for _ in range(60)]
        low, high = interval_by_deal(deals)
        held["deals"] += low <= 0.3 <= high
        low, high = interval(sum(map(sum, deals)), 120)
        held["games"] += low <= 0.3 <= high
    assert held["games"] < 880
    assert 930 <= held["deals"] <= 985


def test_intervals_of_few_deals_promise_little() -> None:
    """One deal, deals that all came out alike, and deals that say as much as games of their own."""
    assert interval_by_deal([[1.0, 1.0]]) == interval(1.0, 1)
    assert interval_by_deal([[1.0, 0.0]] * 5) == interval(2.5, 5)
    assert interval_by_deal([[0.0, 0.0]] * 50) == interval(0.0, 50)
    low, high = interval_by_deal([[1.0], [0.0]] * 50)
    wilson = interval(50.0, 100)
    assert low == pytest.approx(wilson[0], abs=0.005)
    assert high == pytest.approx(wilson[1], abs=0.005)
    two, fifty = (interval_by_deal([[1.0, 1.0], [0.0, 0.0]] * n) for n in (1, 25))
    assert two[1] - two[0] > 0.9 > 0.4 > fifty[1] - fifty[0]


def test_results_count_by_deal() -> None:
    results = Results.of(merrymen.game(GAME), ["search:20", "greedy", "random"], outcomes())
    shares = [
        [o.shares[o.order.index(0)] for o in results.outcomes[at : at + 3]] for at in (0, 3, 6, 9)
    ]
    assert results.interval(0) == interval_by_deal(shares)
    seats = [[o.shares[2] for o in results.outcomes[at : at + 3]] for at in (0, 3, 6, 9)]
    assert results.seat_interval(2) == interval_by_deal(seats)
    found = pair(merrymen.game(GAME), "greedy", "random", 6, console=QUIET)
    won = [o.shares[o.order.index(0)] for o in found.results[0].outcomes]
    assert found.span == interval_by_deal([won[0:2], won[2:4], won[4:6]])


def test_whoever_is_named_plays() -> None:
    """More bots than seats are refused with the names of those left out; a filled seat is told."""
    game, shown = merrymen.game(GAME), Console(record=True, width=200, file=io.StringIO())
    with pytest.raises(merrymen.BadSetup, match=r"3 bots do not fit .* for 2: squire would not"):
        report.tournament(game, ["greedy", "random", "squire"], 4, players=2, console=shown)
    report.tournament(game, ["greedy"], 1, console=shown)
    assert "only greedy is named: it plays against itself in all 2 seats" in shown.export_text()
    report.tournament(game, ["greedy", "random"], 1, players=4, console=shown)
    assert "random sits in 3" in shown.export_text()
    report.tournament(game, ["greedy", "random"], 1, console=shown)
    assert "named" not in shown.export_text()


def test_bots_are_given_as_names_too() -> None:
    game = merrymen.game(GAME)
    told = play(game, ["greedy", "random"], seed=3)
    assert told == play(game, ["greedy", "random"], seed=3)
    assert told.winners
    with pytest.raises(merrymen.BadSetup, match="in seat 1 is no bot but None"):
        play(game, ["greedy", None], seed=3)  # type: ignore[list-item]
    for games in (0, -3, 1.5):
        with pytest.raises(merrymen.BadSetup, match="at least one game"):
            series(game, [("a", lambda seed: merrymen.bot("greedy", seed=seed))] * 2, games)  # type: ignore[arg-type]


@pytest.mark.parametrize("width", [60, 80, 100])
def test_names_are_never_cut(width: int) -> None:
    """A bot's name is what one types; it may be folded."""
    results = series(
        merrymen.game(GAME),
        [(name, lambda seed: merrymen.bot("greedy", seed=seed)) for name in LONG],
        2,
    )
    shown = Console(record=True, width=width, file=io.StringIO())
    shown.print(report.table_of(results))
    text = shown.export_text()
    assert "…" not in text
    first = "".join(line.split("│")[1].strip() for line in text.splitlines() if line[:1] == "│")
    assert first == "".join(LONG)


def test_a_series_takes_bots_made_by_functions() -> None:
    made = [
        (name, lambda seed, name=name: merrymen.bot(name, seed=seed))
        for name in ("greedy", "random")
    ]
    results = series(merrymen.game(GAME), made, 6, seed=1)
    assert results.games == 6


def test_a_cluster_that_loses_a_node_gives_the_same_games() -> None:
    """Two Ray nodes on this machine; one is lost in the middle of the tournament."""
    ray = need("ray", "ray")
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    lost = cluster.add_node(num_cpus=1)
    try:
        ray.init(address=cluster.address, log_to_driver=False)
        todo = tasks.tasks(GAME, ["search:300", "greedy", "random"], 24, seed=4)
        found = []
        for outcome in workers.run(todo, ray=cluster.address):
            found.append(outcome)
            if len(found) == 4:
                cluster.remove_node(lost)
        alone = list(tasks.here(todo))
        assert sorted(found, key=lambda o: o.number) == alone
    finally:
        ray.shutdown()
        cluster.shutdown()  # type: ignore[no-untyped-call]


def test_no_cluster_is_one_clear_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = need("ray", "ray")

    def nobody(**_: object) -> None:
        raise ConnectionError("nobody there")

    monkeypatch.setattr(ray, "init", nobody)
    with pytest.raises(merrymen.BadSetup, match="ray start --head"):
        list(workers.run([], ray="auto"))
