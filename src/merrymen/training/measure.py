"""How strong a policy is: one seat of every game, all others greedy."""

from __future__ import annotations

from typing import Any

from merrymen.extras import of_extra
from merrymen.training.model import Model
from merrymen.training.tables import Played

with of_extra("torch"):
    import torch


@torch.no_grad()
def against_greedy(model: Model, tables: Played) -> list[dict[str, Any]]:
    """For every setting: the share of wins, and how many times a fair share that is.

    The tables are fresh, and their games are not dealt anew when they end.
    """
    first, n = model.rows(), tables.n
    learner = torch.arange(n, device=tables.players.device) % tables.players
    won = torch.zeros(n, dtype=torch.float64, device=learner.device)
    for _ in range(tables.game.longest):
        rows, legal, movers, advice = tables.read()
        if bool((movers < 0).all()):
            break
        wishes = model(rows, advice, first)[0].masked_fill(~legal, -1e9)
        action = torch.where(movers == learner, wishes.argmax(1), tables.greedy())
        done, share, _ = tables.step(action)
        won += torch.where(done, share.gather(1, learner[:, None])[:, 0], 0.0)
    tables.check()
    each = n // len(tables.settings)
    found = []
    for at, (players, options) in enumerate(tables.settings):
        share = float(won[at * each : (at + 1) * each].mean())
        found.append(
            {"players": players, **options, "share": share, "fair": share * players, "games": each}
        )
    return found
