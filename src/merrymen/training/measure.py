"""How strong a policy is: one seat of every game, all others greedy."""

from __future__ import annotations

from typing import Any

import numpy as np

from merrymen.extras import of_extra
from merrymen.game import Game
from merrymen.training.games import Tables
from merrymen.training.model import Model

with of_extra("torch"):
    import torch


@torch.no_grad()
def against_greedy(
    model: Model, game: Game, games: int, seed: int, device: str
) -> list[dict[str, Any]]:
    """For every setting: the share of wins, and how many times a fair share that is."""
    tables = Tables(game, games, seed, restart=False)
    first = model.rows()
    learner = torch.arange(tables.n, device=device) % torch.from_numpy(tables.players).to(device)
    won = np.zeros(tables.n, np.float64)
    seat = learner.cpu().numpy()
    steps = 0
    while tables.going_on and steps < game.longest:
        rows, legal, movers = (torch.from_numpy(a).to(device) for a in tables.read())
        wishes = model(rows, first)[0].masked_fill(~legal, -1e9)
        greedy = torch.from_numpy(tables.greedy()).to(device).long()
        action = torch.where(movers == learner, wishes.argmax(1), greedy)
        done, share, _ = tables.step(action.cpu().numpy())
        won += np.where(done, share[np.arange(tables.n), seat], 0.0)
        steps += 1
    found = []
    for at, (players, options) in enumerate(tables.settings):
        share = float(won[at * games : (at + 1) * games].mean())
        found.append(
            {"players": players, **options, "share": share, "fair": share * players, "games": games}
        )
    return found
