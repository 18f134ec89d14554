"""Everything is taken from two servers while people play; nothing is lost. In small."""

from __future__ import annotations

import pathlib

import pytest
from bench.chaos import command
from rich.console import Console

from merrymen import cli


@pytest.mark.timeout(1_800)  # a busy machine takes its time; a quiet one half a minute
@pytest.mark.parametrize("minutes", [0.15, pytest.param(0.5, marks=pytest.mark.long)])
def test_a_short_storm(minutes: float) -> None:
    """Many faults at tables of all five games: nothing lost, doubled, stuck or wrong."""
    figures, log = command.run(
        minutes, 3, companies=5, pause=0.4, console=Console(quiet=True), faults=6
    )
    wrong = {name: figures[name] for name in command.WRONG if figures[name]}
    print(figures)
    assert not wrong, (wrong, log[-4_000:])
    assert figures["acknowledged"] > 0
    assert sum(figures["faults"].values()) > 5


def test_an_installed_package_says_that_it_needs_the_repository(
    folder: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "__file__", str(folder / "site-packages" / "merrymen" / "cli.py"))
    assert cli.main(["chaos", "--minutes", "1"]) == 2
    assert "needs a checkout" in capsys.readouterr().err
