"""Tournaments: the same outcomes on one core, on two and on a cluster that loses a node."""

from __future__ import annotations

import pathlib

import pytest
from rich.console import Console

import merrymen
from merrymen.arena import report, series, tasks, workers
from merrymen.arena.outcome import Outcome
from merrymen.arena.pairs import pair
from merrymen.arena.results import Results
from merrymen.arena.series import lineups

GAME = "kings_and_creatures"
QUIET = Console(quiet=True)


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
    assert deals == sorted(deals)
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


def test_a_series_takes_bots_made_by_functions() -> None:
    made = [
        (name, lambda seed, name=name: merrymen.bot(name, seed=seed))
        for name in ("greedy", "random")
    ]
    results = series(merrymen.game(GAME), made, 6, seed=1)
    assert results.games == 6


def test_a_cluster_that_loses_a_node_gives_the_same_games() -> None:
    """Two Ray nodes on this machine; one is lost in the middle of the tournament."""
    ray = pytest.importorskip("ray")
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
    ray = pytest.importorskip("ray")

    def nobody(**_: object) -> None:
        raise ConnectionError("nobody there")

    monkeypatch.setattr(ray, "init", nobody)
    with pytest.raises(merrymen.BadSetup, match="ray start --head"):
        list(workers.run([], ray="auto"))
