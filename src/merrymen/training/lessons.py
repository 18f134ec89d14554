"""What a round of play teaches: copying at first, then proximal policy optimisation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

from merrymen.extras import of_extra
from merrymen.training.lived import Lived
from merrymen.training.model import Model, chances

with of_extra("torch"):
    import torch
    from torch import nn

CLIP = 0.2  # how far a policy moves in one round
ENTROPY = 0.01
WARM = 3  # parts that a GPU learns from before one is recorded
WIDER = 32  # rows by which a recorded step is wider than the last one that was too narrow


@dataclass
class Part:
    """Some decisions of a round, to take one step of learning from."""

    rows: Any
    advice: Any
    legal: Any
    action: Any
    likely: Any
    better: Any  # than expected, in spreads of the round
    mine: Any  # whether the learner decided, and had a choice
    players: Any
    share: Any
    lead: Any
    points: Any

    def take(self, chosen: Any) -> Part:
        """These decisions of them."""
        return Part(*(getattr(self, field.name)[chosen] for field in fields(self)))

    def write(self, other: Part) -> None:
        """Put other decisions in the place of these; there may be fewer rows to each."""
        self.rows.fill_(-1)
        self.rows[:, : other.rows.shape[1]] = other.rows
        for field in fields(self)[1:]:
            getattr(self, field.name).copy_(getattr(other, field.name))


class Teacher:
    """Learns from rounds, part by part.

    A step of learning is some two hundred small works for a GPU, which takes longer to be told of
    them than to do them. So it is recorded once and then only told to do that again.
    """

    def __init__(self, model: Model, optimiser: Any, say: Callable[[str], None]) -> None:
        self.model, self.optimiser, self.say = model, optimiser, say
        self._sums = torch.zeros(3, device=model.bias.device)
        self._recorded: dict[tuple[int, int, bool], tuple[Part, Any]] = {}
        self._records = self._sums.is_cuda

    def learn(self, lived: Lived, *, copying: bool, passes: int, part: int) -> dict[str, float]:
        """A few passes over the decisions, in parts; return what it came to."""
        whole, count = _as_one(lived), len(lived.action)
        part = min(part, count)
        self._sums.zero_()
        done = 0
        for _ in range(passes):
            order = torch.randperm(count, device=lived.action.device)
            for chosen in order[: count // part * part].split(part):
                self._part(whole, chosen, copying)
                done += 1
        met = torch.bincount(lived.rows.flatten().long() + 1, minlength=len(self.model.used) + 1)[
            1:
        ]
        self.model.used += met.to(self.model.used.dtype)
        surprise, entropy, moved = (self._sums / max(1, done)).tolist()
        return {"value_loss": surprise, "entropy": entropy, "moved": moved}

    def _part(self, whole: Part, chosen: Any, copying: bool) -> None:
        key = (len(chosen), -(-whole.rows.shape[1] // WIDER) * WIDER, copying)
        if self._records and key not in self._recorded:
            self._record(whole, key)
        if key not in self._recorded:
            self._step(whole.take(chosen), copying)
            return
        place, recorded = self._recorded[key]
        place.write(whole.take(chosen))
        recorded.replay()

    def _step(self, part: Part, copying: bool) -> None:
        self.optimiser.zero_grad()
        loss, told = _loss(self.model, part, copying)
        loss.backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        self.optimiser.step()
        self.model.clamp()
        self._sums += told

    def _record(self, whole: Part, key: tuple[int, int, bool]) -> None:
        """Record a step of learning; where that fails, every step is told anew."""
        size, width, copying = key
        place = whole.take(torch.arange(size, device="cuda"))
        place.rows = place.rows.new_full((size, width), -1)
        before = torch.cuda.current_stream()
        aside = torch.cuda.Stream()
        aside.wait_stream(before)
        with torch.cuda.stream(aside):
            order = torch.randperm(len(whole.action), device="cuda")
            for chosen in order[: len(order) // size * size].split(size)[:WARM]:
                place.write(whole.take(chosen))
                self._step(place, copying)
        before.wait_stream(aside)
        graph = torch.cuda.CUDAGraph()
        self.optimiser.zero_grad(set_to_none=True)
        try:
            with torch.cuda.graph(graph, capture_error_mode="thread_local"):
                self._step(place, copying)
        except RuntimeError as error:
            self.say(f"{self.model.game.name}: no recorded steps of learning: {error}")
            self._records = False
            return
        self._recorded[key] = (place, graph)


def _as_one(lived: Lived) -> Part:
    mine = lived.own & (lived.legal.sum(1) > 1)
    gain = lived.gain[mine]
    better = (lived.gain - gain.mean()) / (gain.std() + 1e-6)
    return Part(
        lived.rows, lived.advice, lived.legal, lived.action, lived.likely, better, mine,
        lived.players, lived.share, lived.lead, lived.points,
    )  # fmt: skip


def _loss(model: Model, part: Part, copying: bool) -> tuple[Any, Any]:
    wishes, outlook = model(part.rows, part.advice)
    spread = torch.log_softmax(wishes.masked_fill(~part.legal, -1e9), 1)
    now = spread.gather(1, part.action[:, None])[:, 0]
    counted = part.mine.float() / part.mine.float().sum().clamp(min=1.0)
    entropy = -(spread.exp() * spread.clamp(min=-50.0)).sum(1)
    ratio = (now - part.likely).clamp(-5.0, 5.0).exp()
    if copying:
        policy = -now
    else:
        held = ratio.clamp(1 - CLIP, 1 + CLIP)
        policy = -torch.min(ratio * part.better, held * part.better) - ENTROPY * entropy
    value = _value_loss(outlook, part)
    loss = (policy * counted).sum() + value
    told = torch.stack([value, (entropy * counted).sum(), ((ratio - 1).abs() * counted).sum()])
    return loss, told.detach()


def _value_loss(outlook: Any, part: Part) -> Any:
    """Who wins, by how much, with how many points."""
    players = part.players
    seats = torch.arange(outlook.shape[2], device=outlook.device)
    there = (seats[None, :] < players[:, None]).float() / players[:, None]
    expected = chances(outlook[:, 0], players).clamp(min=1e-6)
    win = -(part.share * expected.log()).sum(1)
    lead = ((outlook[:, 1] - part.lead).square() * there).sum(1)
    points = nn.functional.smooth_l1_loss(outlook[:, 2], part.points, reduction="none")
    return (0.5 * win + lead + 0.1 * (points * there).sum(1)).mean()
