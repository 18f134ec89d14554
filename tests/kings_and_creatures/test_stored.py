"""What the stored games are there to show (that they replay is tested for all games)."""

from __future__ import annotations

import pathlib

import pytest

from kings_and_creatures.setting import GAME
from merrymen import chronicle

GAMES = pathlib.Path(__file__).parent.parent / "fixtures" / "kings_and_creatures"


@pytest.mark.parametrize("players", GAME.players)
def test_a_game_for_every_number_of_players(players: int) -> None:
    """KC-R3, KC-R4: nobody takes fewer than 5 cards or more than 15."""
    stored = chronicle.load(GAMES / f"{players}-players.json")
    *_, last = stored.replay()
    assert stored.players == players
    assert len(stored.winners) == 1
    for cards in last.plain.cards_of_type.tolist()[:players]:
        assert 5 <= sum(cards[1:]) <= 15


def test_a_shared_victory() -> None:
    """KC-E5: a tie is a shared victory."""
    stored = chronicle.load(GAMES / "shared-victory.json")
    first, second = stored.winners
    assert stored.scores[first] == stored.scores[second] == max(stored.scores)
