"""Train a small network to beat the greedy bot at Kings & Creatures, with PyTorch on a batch.

    python examples/train_kings.py --device cuda --minutes 3

The network first copies greedy for a few rounds, then improves by proximal policy optimisation:
it plays many games at once against greedy, and actions that ended better than it had expected
become more likely. Everything it reads is what its seat may know.
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any

import torch
from torch import nn

from merrymen.batch import Batch

GAME, PLAYERS = "kings_and_creatures", 2
STEPS = 64  # of every game in one round of training, about three games
LEAD = 20.0  # points of lead that count as one
PASSES, PARTS = 3, 16  # over what was played in one round


class Policy(nn.Module):
    """Features in; a preference for every action and the expected outcome out."""

    def __init__(self, columns: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(columns, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.preference = nn.Linear(width, actions)
        self.outcome = nn.Linear(width, 1)

    def forward(self, seen: Any, legal: Any) -> tuple[Any, Any]:
        hidden = self.body(seen)
        wishes = self.preference(hidden).masked_fill(~legal, -1e9)
        return torch.distributions.Categorical(logits=wishes), self.outcome(hidden).squeeze(-1)


def tables(n: int, device: str, seed: int, **settings: Any) -> tuple[Batch, Any]:
    """Games in which half of the learners sit first and half second, and who sits where."""
    batch = Batch(GAME, PLAYERS, n, device, seed, reward="lead", relative=True, **settings)
    return batch, torch.arange(n, device=device) % PLAYERS


def look(batch: Batch) -> Any:
    """What the movers see, what they may do, and who they are: no copies."""
    arrays = (batch.observe(), batch.legal(), batch.to_move)
    return tuple(torch.from_dlpack(array) for array in arrays)


def play(batch: Batch, policy: Policy, learners: Any, copying: bool) -> list[Any]:
    """STEPS steps of every game; return the learners' decisions whose outcome is known.

    Each is what was seen, what was legal, the action, how likely it was, and how the game ended.
    """
    decisions, ends = [], []
    for _ in range(STEPS):
        seen, legal, movers = look(batch)
        mine = (movers == learners).nonzero()[:, 0]
        seen, legal = seen[mine], legal[mine]
        action = torch.from_dlpack(batch.choose("greedy")).long()
        with torch.no_grad():
            wish, _ = policy(seen, legal)
            if not copying:
                action[mine] = wish.sample()
        decisions.append((mine, seen, legal, action[mine], wish.log_prob(action[mine])))
        batch.step(action)
        earned = torch.from_dlpack(batch.rewards()).gather(1, learners[:, None])[:, 0]
        ends.append((torch.from_dlpack(batch.done).clone(), earned / LEAD))
    outcome = torch.full_like(ends[0][1], math.nan)  # unknown where the game has not ended
    parts = []
    for (mine, *decision), (done, reward) in zip(decisions[::-1], ends[::-1], strict=True):
        outcome = torch.where(done, reward, outcome)
        parts.append((*decision, outcome[mine]))
    lived = [torch.cat(values) for values in zip(*parts, strict=True)]
    known = ~lived[-1].isnan()
    return [values[known] for values in lived]


def learn(policy: Policy, optimiser: Any, lived: list[Any], copying: bool) -> None:
    """A few passes over the decisions, in parts."""
    count, device = len(lived[0]), lived[0].device
    order = torch.cat([torch.randperm(count, device=device) for _ in range(PASSES)])
    for part in order.chunk(PASSES * PARTS):
        seen, legal, action, chance, outcome = (values[part] for values in lived)
        wish, expected = policy(seen, legal)
        now = wish.log_prob(action)
        better = outcome - expected.detach()
        better = (better - better.mean()) / (better.std() + 1e-6)
        ratio = (now - chance).exp()
        gain = torch.min(ratio * better, ratio.clamp(0.8, 1.2) * better)
        loss = -(now if copying else gain + 0.01 * wish.entropy()).mean()
        loss = loss + 0.5 * (outcome - expected).square().mean()
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
        optimiser.step()


@torch.no_grad()
def measure(policy: Policy, device: str, games: int, seed: int) -> tuple[float, float]:
    """The learner's share of the wins against greedy, and half its 95% interval."""
    batch, learners = tables(games, device, seed, restart=False)
    result = torch.full((games,), 0.5, device=device)
    while bool((torch.from_dlpack(batch.to_move) >= 0).any()):
        seen, legal, movers = look(batch)
        wish, _ = policy(seen, legal)
        greedy = torch.from_dlpack(batch.choose("greedy")).long()
        batch.step(torch.where(movers == learners, wish.logits.argmax(1), greedy))
        earned = torch.from_dlpack(batch.rewards()).gather(1, learners[:, None])[:, 0]
        result += 0.5 * earned.sign()
    share = float(result.mean())
    return share, 1.96 * float(result.std()) / math.sqrt(games)


def train(
    device: str, minutes: float, n: int, copying: int, seed: int, games: int
) -> tuple[float, float]:
    """Copy greedy, then learn until the time is up; print the progress."""
    torch.manual_seed(seed)
    batch, learners = tables(n, device, seed)
    policy = Policy(batch.columns, batch.actions).to(device)
    optimiser = torch.optim.Adam(policy.parameters(), 1e-3)
    start, number = time.monotonic(), 0
    while time.monotonic() - start < 60 * minutes:
        for group in optimiser.param_groups:
            group["lr"] = 1e-3 if number < copying else 5e-4
        learn(policy, optimiser, play(batch, policy, learners, number < copying), number < copying)
        number += 1
        if number % 10 == 0:
            share, half = measure(policy, device, 2000, seed + 1)
            spent = time.monotonic() - start
            print(f"{spent:5.0f} s, round {number:4}: wins {share:.3f} ± {half:.3f}", flush=True)
    share, half = measure(policy, device, games, seed + 2)
    return share, half


def main() -> None:
    """Read the command line, train, and say how it went."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=None, help="games at once")
    parser.add_argument("--copying", type=int, default=20, help="rounds of copying greedy")
    parser.add_argument("--games", type=int, default=10_000, help="games of the last measurement")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    n = given.tables or (8192 if given.device == "cuda" else 512)
    share, half = train(given.device, given.minutes, n, given.copying, given.seed, given.games)
    print(f"wins {share:.3f} ± {half:.3f} against greedy in {given.games} games")


if __name__ == "__main__":
    main()
