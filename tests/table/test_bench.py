"""The bench measures what it says, in small."""

from __future__ import annotations

import json
import pathlib

import pytest
from bench.table.command import closed, loading, offered, server

from merrymen import cli
from table.own_loop import in_uvloop


@pytest.mark.timed
def test_a_late_game_loads_at_once() -> None:
    assert loading(actions=500, times=20)["median_ms"] < 60


def test_offered_load_and_closed_loop() -> None:
    """Every offered action is answered with everybody's view."""
    with server() as measured:
        live = in_uvloop(offered(measured, "kings_and_creatures", 20, 100, 1.0))
        assert live["offered"] == live["answered"] > 50
        assert 0 < live["p50_ms"] <= live["p99_ms"]
        loop = in_uvloop(closed(measured, "counting", 10, 1.0))
        assert loop["moves_per_s"] > 10


@pytest.mark.long
def test_the_command_takes_its_options(folder: pathlib.Path) -> None:
    """`merrymen bench table` in small, with its figures in a file."""
    small = ["--tables", "10", "--rate", "50", "--seconds", "0.5", "--no-boardgame-io"]
    file = folder / "figures.json"
    assert cli.main(["bench", "table", *small, "--json", str(file)]) == 0
    figures = json.loads(file.read_text())
    assert figures["live"]["tables"] == 10
    assert figures["closed, trivial game"]["moves_per_s"] > 0
