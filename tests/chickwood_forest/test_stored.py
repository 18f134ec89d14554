"""Chickwood Forest: what each stored game is there to show."""

from __future__ import annotations

import pathlib
from collections.abc import Iterator

import pytest

from merrymen import chronicle
from merrymen.games.chickwood_forest.state import (
    BEARD,
    DO_LOCK,
    FIRST_CUBE,
    GIVE,
    LOCK,
    PASS,
    SPY,
)
from merrymen.match import Match

STORED = pathlib.Path(__file__).parents[1] / "fixtures" / "chickwood_forest"


def steps_of(name: str) -> Iterator[tuple[Match, int, Match]]:
    """Every step of a stored game: before, the action, after."""
    game, before = chronicle.load(STORED / f"{name}.json"), None
    for number, match in enumerate(game.replay()):
        if before is not None:
            yield before, game.steps[number - 1].action, match
        before = match.copy()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_at_every_table(players: int) -> None:
    """CF-E1, CF-S4: all rounds are played, by night for two players."""
    *_, (before, _, last) = steps_of(f"{players}-players")
    assert last.players == players
    assert before.plain.round_number == {2: 8, 3: 8, 4: 6, 5: 6}[players]
    assert last.view(None)["board"]["side"] == ("night" if players == 2 else "day")
    for seat in range(players):
        assert sum(last.plain.castles_taken[seat].tolist()) == before.plain.round_number + 1


@pytest.mark.parametrize(
    ("name", "phase"),
    [
        ("spy-glass", SPY),
        ("key", LOCK),
        ("entertainers", FIRST_CUBE),
        ("golden-arrow", GIVE),
        ("fake-beard", BEARD),
    ],
)
def test_each_legendary_card_is_used(name: str, phase: int) -> None:
    """CF-L2 to CF-L4: somebody uses it, and does not pass."""
    uses = [
        (before, action, after)
        for before, action, after in steps_of(name)
        if before.plain.phase == phase and action != PASS
    ]
    assert uses
    before, action, _ = uses[0]
    assert before.options == {"legendary": True}
    if phase == LOCK:
        assert action == DO_LOCK
        assert before.plain.collection[before.plain.seat, 19] == 1


def test_a_line_that_dead_ends_on_purpose() -> None:
    """CF-D3: alms are kept although another choice would have led on."""
    kept = [
        before
        for before, action, after in steps_of("dead-end")
        if len(before.legal()) > 1
        and any(told["id"] == "cf-kept" for told in before.story(action, after, None))
    ]
    assert any(
        not any(
            told["id"] == "cf-kept" for told in before.story(other, after_of(before, other), None)
        )
        for before in kept
        for other in before.legal()
    )


def after_of(match: Match, action: int) -> Match:
    after = match.copy()
    after.apply(action)
    return after


def test_a_shared_victory() -> None:
    """CF-F9: two winners with equal glory."""
    *_, (_, _, last) = steps_of("shared-victory")
    first, second = last.winners()
    assert last.scores()[first] == last.scores()[second] == max(last.scores())
