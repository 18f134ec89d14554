"""A round of play to learn from: whole games of all tables, and what became of every decision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from merrymen.extras import of_extra
from merrymen.learning.network import LEAD_WEIGHT
from merrymen.training.games import Tables
from merrymen.training.model import POINTS_UNIT, Model, chances

with of_extra("torch"):
    import torch

LEAD = 10.0  # points of lead that count as half of a clear win
TRACE = 0.95  # how far the outcome reaches back past the next expectations
ENDED = 0.9  # of all games must have ended at least once in a round
PAST_GAMES = 0.25  # of the games have past selves at some seats


@dataclass
class Lived:
    """Decisions whose end is known. `gain` is how much better it went than expected."""

    steps: int
    games: int
    rows: Any
    legal: Any
    action: Any
    likely: Any  # the logarithm of how likely the action was
    gain: Any
    own: Any  # False where a past self decided
    players: Any
    share: Any  # every seat's part of the win, from the decider on
    lead: Any
    points: Any


def worth(share: Any, lead: Any) -> Any:
    """What a seat plays for."""
    return (1.0 - LEAD_WEIGHT) * share + LEAD_WEIGHT * lead


def leads(points: Any, players: Any) -> Any:
    """Every seat's lead over the best other, squeezed between 0 and 1."""
    seats = torch.arange(points.shape[1], device=points.device)
    there = seats[None, :] < players[:, None]
    top = points.masked_fill(~there, -1e6).topk(2, dim=1).values
    best_other = torch.where(points == top[:, :1], top[:, 1:], top[:, :1])
    margin = points - best_other
    return (0.5 + 0.5 * margin / (margin.abs() + LEAD)).masked_fill(~there, 0.0)


def turned(values: Any, seat: Any, players: Any) -> Any:
    """Columns of seats, counted from a seat on."""
    seats = torch.arange(values.shape[1], device=values.device)[None, :]
    index = torch.where(seats < players[:, None], (seat[:, None] + seats) % players[:, None], seats)
    return values.gather(1, index)


@torch.no_grad()
def live(
    tables: Tables, model: Model, past: Model | None, *, copying: bool, most: int, device: str
) -> Lived:
    """Play until nearly every game has ended at least once; at most so many steps."""
    n, seats = tables.n, tables.seats
    first, past_first = model.rows(), past.rows() if past is not None else None
    players = torch.from_numpy(tables.players).to(device)
    stranger = torch.rand(n, seats, device=device) < 0.5
    stranger &= (torch.rand(n, 1, device=device) < PAST_GAMES) & (past is not None)
    ended = np.zeros(n, np.bool_)
    steps: list[tuple[Any, ...]] = []
    games = 0
    while len(steps) < most and (ended.mean() < ENDED or len(steps) < 16):
        rows, legal, movers = (torch.from_numpy(a).to(device) for a in tables.read())
        legal = legal.clone()
        wishes, outlook = model(rows, first)
        mine = ~stranger.gather(1, movers[:, None])[:, 0]
        if past is not None:
            theirs = (~mine).nonzero()[:, 0]
            wishes[theirs] = past(rows[theirs], past_first)[0]
        spread = torch.log_softmax(wishes.masked_fill(~legal, -1e9), 1)
        if copying:
            action = torch.from_numpy(tables.greedy()).to(device).long()
        else:
            action = torch.multinomial(spread.exp(), 1)[:, 0]
        expected = worth(chances(outlook[:, 0], players)[:, 0], outlook[:, 1, 0].clamp(0, 1))
        done, share, points = tables.step(action.cpu().numpy())
        likely = spread.gather(1, action[:, None])[:, 0]
        steps.append((rows, legal, movers, action, likely, mine, expected, done, share, points))
        ended |= done
        games += int(done.sum())
    return _looking_back(steps, players, games, device)


def _looking_back(steps: list[tuple[Any, ...]], players: Any, games: int, device: str) -> Lived:
    """From the last step to the first: what every decision led to."""
    n, seats = len(players), steps[0][8].shape[1]
    known = torch.zeros(n, dtype=torch.bool, device=device)
    share, lead, points = (torch.zeros(n, seats, device=device) for _ in range(3))
    ahead, carried = torch.zeros(n, seats, device=device), torch.zeros(n, seats, device=device)
    widest = max(step[0].shape[1] for step in steps)
    kept: list[tuple[Any, ...]] = []
    for rows, legal, movers, action, likely, mine, expected, done, won, scored in steps[::-1]:
        if done.any():
            over = torch.from_numpy(done).to(device)
            known |= over
            won, scored = torch.from_numpy(won).to(device), torch.from_numpy(scored).to(device)
            share = torch.where(over[:, None], won, share)
            points = torch.where(over[:, None], scored, points)
            lead = torch.where(over[:, None], leads(scored, players), lead)
            ahead = torch.where(over[:, None], worth(share, lead), ahead)
            carried = torch.where(over[:, None], torch.zeros_like(carried), carried)
        seat = movers[:, None]
        surprise = ahead.gather(1, seat)[:, 0] - expected
        gain = surprise + TRACE * carried.gather(1, seat)[:, 0]
        carried = carried.scatter(1, seat, gain[:, None])
        ahead = ahead.scatter(1, seat, expected[:, None])
        rows = torch.nn.functional.pad(rows, (0, widest - rows.shape[1]), value=-1)
        from_here = [turned(v, movers, players) for v in (share, lead, points / POINTS_UNIT)]
        parts = (rows, legal, action, likely, gain, mine, players, *from_here)
        kept.append(tuple(part[known] for part in parts))
    joined = [torch.cat(parts) for parts in zip(*kept, strict=True)]
    return Lived(len(steps) * n, games, *joined)
