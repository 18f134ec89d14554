"""What a round of play teaches: copying at first, then proximal policy optimisation."""

from __future__ import annotations

from typing import Any

from merrymen.extras import of_extra
from merrymen.training.lived import Lived
from merrymen.training.model import Model, chances

with of_extra("torch"):
    import torch
    from torch import nn

CLIP = 0.2  # how far a policy moves in one round
ENTROPY = 0.01


def learn(
    model: Model, optimiser: Any, lived: Lived, *, copying: bool, passes: int, part: int
) -> dict[str, float]:
    """A few passes over the decisions, in parts; return what it came to."""
    count, device = len(lived.action), lived.action.device
    mine = lived.own & (lived.legal.sum(1) > 1)
    gain = lived.gain[mine]
    middle, spread = gain.mean(), gain.std() + 1e-6
    sums = torch.zeros(3, device=device)
    done = 0
    for _ in range(passes):
        for chosen in torch.randperm(count, device=device).split(part):
            loss, told = _loss(model, lived, chosen, mine[chosen], (middle, spread), copying)
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            model.clamp()
            sums += told
            done += 1
    met = torch.bincount(lived.rows.flatten().long() + 1, minlength=len(model.used) + 1)[1:]
    model.used += met.to(model.used.dtype)
    surprise, entropy, moved = (sums / max(1, done)).tolist()
    return {"value_loss": surprise, "entropy": entropy, "moved": moved}


def _loss(
    model: Model, lived: Lived, chosen: Any, mine: Any, scale: tuple[Any, Any], copying: bool
) -> tuple[Any, Any]:
    wishes, outlook = model(lived.rows[chosen], lived.advice[chosen])
    legal, action = lived.legal[chosen], lived.action[chosen]
    spread = torch.log_softmax(wishes.masked_fill(~legal, -1e9), 1)
    now = spread.gather(1, action[:, None])[:, 0]
    counted = mine.float() / mine.float().sum().clamp(min=1.0)
    entropy = -(spread.exp() * spread.clamp(min=-50.0)).sum(1)
    ratio = (now - lived.likely[chosen]).clamp(-5.0, 5.0).exp()
    better = (lived.gain[chosen] - scale[0]) / scale[1]
    if copying:
        policy = -now
    else:
        policy = -torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better)
        policy = policy - ENTROPY * entropy
    value = _value_loss(outlook, lived, chosen)
    loss = (policy * counted).sum() + value
    told = torch.stack([value, (entropy * counted).sum(), ((ratio - 1).abs() * counted).sum()])
    return loss, told.detach()


def _value_loss(outlook: Any, lived: Lived, chosen: Any) -> Any:
    """Who wins, by how much, with how many points."""
    players = lived.players[chosen]
    seats = torch.arange(outlook.shape[2], device=outlook.device)
    there = (seats[None, :] < players[:, None]).float() / players[:, None]
    expected = chances(outlook[:, 0], players).clamp(min=1e-6)
    win = -(lived.share[chosen] * expected.log()).sum(1)
    lead = ((outlook[:, 1] - lived.lead[chosen]).square() * there).sum(1)
    points = nn.functional.smooth_l1_loss(outlook[:, 2], lived.points[chosen], reduction="none")
    return (0.5 * win + lead + 0.1 * (points * there).sum(1)).mean()
