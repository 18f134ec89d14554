"""Tuning: a candidate replaces a setting only if it clearly wins."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

import merrymen
from merrymen.arena import tune
from merrymen.arena.pairs import Pair
from merrymen.arena.settings import chosen

QUIET = Console(quiet=True)


def test_a_clear_winner_is_kept_and_challenged_by_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    game = merrymen.game("kings_and_creatures")
    asked: list[tuple[str, str]] = []

    def played(_game: Any, first: str, second: str, games: int, **more: Any) -> Pair:
        asked.append((first, second))
        wins = 0.9 if "guided=0.5" in first and "guided=0.5" not in second else 0.52
        won = round(wins * games)
        return Pair(first, second, dict(enumerate([[1.0]] * won + [[0.0]] * (games - won))))

    monkeypatch.setattr(tune, "pair", played)
    best = tune.run(game, 100, 50, 1, QUIET, ["guided", "exploration"])
    assert best == chosen(game) | {"guided": 0.5}
    assert "guided=1" in asked[0][1]
    assert all("guided=0.5" in second for _, second in asked[-3:])


def test_it_plays(capsys: pytest.CaptureFixture[str]) -> None:
    game = merrymen.game("kings_and_creatures")
    best = tune.run(game, 2, 2, 1, Console(), ["guided"])
    assert best == chosen(game)  # two games are never a clear win
    assert "{'guided': 0.5} against" in capsys.readouterr().out


def test_an_unknown_setting_is_refused_by_name() -> None:
    with pytest.raises(merrymen.MerrymenError, match="'luck'; there are widening, guided"):
        tune.run(merrymen.game("castle_combo"), 2, 2, 1, QUIET, ["luck"])
