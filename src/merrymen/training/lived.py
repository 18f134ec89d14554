"""A round of play to learn from: whole games of all tables, and what became of every decision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from merrymen.extras import of_extra
from merrymen.learning.network import LEAD_WEIGHT
from merrymen.training.model import POINTS_UNIT, Model, chances
from merrymen.training.tables import Played

with of_extra("torch"):
    import torch

LEAD = 10.0  # points of lead that count as half of a clear win
TRACE = 0.95  # how far the outcome reaches back past the next expectations
ENDED = 0.9  # of all games must have ended at least once in a round
PAST_GAMES = 0.25  # of the games have past selves at some seats
CARELESS = 0.5  # of the games have mistakes in them,
SLIPS = 0.02  # so many a decision,
MILD = 6.0  # by wishes divided by that: what looks passable is done rather than nonsense
ASKED = 8  # steps between two looks at how many games have ended: a GPU waits at each


@dataclass
class Lived:
    """Decisions whose end is known. `gain` is how much better it went than expected."""

    steps: int
    games: int
    rows: Any
    advice: Any
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
def live(tables: Played, model: Model, past: Model | None, *, copying: bool, most: int) -> Lived:
    """Play until nearly every game has ended at least once; at most so many steps.

    Copying, every decision is greedy's; but half of the games go on as the network would have
    them, so that it also learns what greedy does where greedy would not have come. Later, a
    mistake is made now and then on purpose: who never sees what comes of one thinks it harmless,
    and a search that asks about it believes that.
    """
    n, seats, players = tables.n, tables.seats, tables.players
    device = players.device
    first, past_first = model.rows(), past.rows() if past is not None else None
    stranger = torch.rand(n, seats, device=device) < 0.5
    stranger &= (torch.rand(n, 1, device=device) < PAST_GAMES) & (past is not None)
    astray = torch.rand(n, device=device) < 0.5
    careless = (torch.rand(n, device=device) < CARELESS) & (not copying)
    ended = torch.zeros(n, dtype=torch.bool, device=device)
    games = torch.zeros((), dtype=torch.int64, device=device)
    steps: list[tuple[Any, ...]] = []
    while len(steps) < most:
        if len(steps) >= 16 and len(steps) % ASKED == 0 and float(ended.float().mean()) >= ENDED:
            break
        rows, legal, movers, advice = tables.read()
        wishes, outlook = model(rows, advice, first)
        mine = ~stranger.gather(1, movers[:, None])[:, 0]
        if past is not None:
            theirs = (~mine).nonzero()[:, 0]
            wishes[theirs] = past(rows[theirs], advice[theirs], past_first)[0]
        slips = careless & (torch.rand(n, device=device) < SLIPS)
        wishes = torch.where(slips[:, None], wishes / MILD, wishes)
        spread = torch.log_softmax(wishes.masked_fill(~legal, -1e9), 1)
        action = played = torch.multinomial(spread.exp(), 1)[:, 0]
        if copying:
            action = tables.greedy()
            played = torch.where(astray, played, action)
        foreseen = (chances(outlook[:, 0], players), outlook[:, 1].clamp(0, 1), outlook[:, 2])
        done, share, points = tables.step(played)
        likely = spread.gather(1, action[:, None])[:, 0]
        seen = (rows, advice, legal, movers)
        steps.append((*seen, action, likely, mine & ~slips, slips, foreseen, done, share, points))
        ended |= done
        games += done.sum()
    tables.check()
    return _looking_back(steps, players, int(games))


def _looking_back(steps: list[tuple[Any, ...]], players: Any, games: int) -> Lived:
    """From the last step to the first: what every decision led to.

    A mistake on purpose is not held against what went before it: that led to what was foreseen.
    """
    n, seats, device = len(players), steps[0][-1].shape[1], players.device
    known = torch.zeros(n, dtype=torch.bool, device=device)
    share, lead, points = (torch.zeros(n, seats, device=device) for _ in range(3))
    ahead, carried = torch.zeros(n, seats, device=device), torch.zeros(n, seats, device=device)
    widest = max(step[0].shape[1] for step in steps)
    kept: list[tuple[Any, ...]] = []
    for rows, *others, movers, action, likely, mine, slips, foreseen, done, won, scored in steps[
        ::-1
    ]:
        known = known | done
        over = done[:, None]
        share, points = torch.where(over, won, share), torch.where(over, scored, points)
        lead = torch.where(over, leads(scored, players), lead)
        ahead = torch.where(over, worth(share, lead), ahead)
        slip = slips[:, None]
        would = [turned(v, players - movers, players) for v in foreseen]
        share, lead = torch.where(slip, would[0], share), torch.where(slip, would[1], lead)
        points = torch.where(slip, POINTS_UNIT * would[2], points)
        ahead = torch.where(slip, worth(share, lead), ahead)
        carried = carried.masked_fill(over | slip, 0.0)
        seat = movers[:, None]
        expected = worth(foreseen[0], foreseen[1])[:, 0]
        surprise = ahead.gather(1, seat)[:, 0] - expected
        gain = surprise + TRACE * carried.gather(1, seat)[:, 0]
        carried = carried.scatter(1, seat, gain[:, None])
        ahead = ahead.scatter(1, seat, expected[:, None])
        rows = torch.nn.functional.pad(rows, (0, widest - rows.shape[1]), value=-1)
        from_here = [turned(v, movers, players) for v in (share, lead, points / POINTS_UNIT)]
        parts = (rows, *others, action, likely, gain, mine, players, *from_here)
        which = known.nonzero()[:, 0]
        kept.append(tuple(part[which] for part in parts))
    joined = [torch.cat(parts) for parts in zip(*kept, strict=True)]
    return Lived(len(steps) * n, games, *joined)
