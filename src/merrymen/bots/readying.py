"""Have everything compiled or loaded that a bot needs for a game, before anybody waits for it."""

from __future__ import annotations

from merrymen.bots import bot
from merrymen.game import Game


def get_ready(game: Game, name: str) -> None:
    """Let one bot decide once, in the first position in which there is a choice."""
    match = game.new(seed=1)
    while (seat := match.to_move) is not None and len(match.legal()) == 1:
        match.apply(match.legal()[0])
    assert seat is not None
    bot(name, seed=1).choose(match.hidden(seat), seat)
