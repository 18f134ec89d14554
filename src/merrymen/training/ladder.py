"""A fixed ladder for a trained network: `sage` against bots that do not change."""

from __future__ import annotations

import pathlib
from typing import Any

from merrymen.arena import play
from merrymen.bots import bot
from merrymen.bots.learned import Sage
from merrymen.game import Game
from merrymen.whole import derived


def climb(game: Game, weights: pathlib.Path, rung: str, games: int, seed: int) -> dict[str, Any]:
    """Sage's share of the wins at the smallest table, every deal in all rotations of seats."""
    players = game.players[0]
    won, played = 0.0, 0
    for number in range(games):
        place, deal = number % players, derived(seed, number // players)
        bots = [bot(rung, seed=derived(deal, seat)) for seat in range(players)]
        bots[place] = Sage(weights=weights)
        outcome = play(game, bots, seed=deal)
        # Nobody may have won: at Sherwood Bandits Will Scarlet can.
        won += (place in outcome.winners) / max(1, len(outcome.winners))
        played += 1
    return {"players": players, "share": round(won / max(1, played), 3), "games": played}
