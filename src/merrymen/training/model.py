"""The network in training, in PyTorch: the same layers as `inference`, in fractions.

A row of the first layer is what is particular to it, plus what its thing is (from the edition's
figures and a vector of its own) times what its role is, plus how large its number is times what a
number in that place means. So a card that was never seen in some place is not unknown there. The
export folds all of it into plain rows.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from merrymen.editions import Edition
from merrymen.engine.fields import Layout
from merrymen.extras import of_extra
from merrymen.game import Game
from merrymen.learning.inference import FINER, OUTPUT, TOP, UNIT
from merrymen.learning.network import DEPTH, WIDTH, Card, Network, titles_hash
from merrymen.learning.rows import RowMeaning, reader_of

with of_extra("torch"):
    import torch
    from torch import nn

HIGHEST = TOP / UNIT  # of an activation
LARGEST = 7.9  # weight of the inner layers: what the sums of whole numbers have room for
POINTS_UNIT = 32.0


class Model(nn.Module):
    """Rows and advice in; a wish for every action, and for every seat win, lead and points out."""

    def __init__(
        self, game: Game, edition: Edition, width: int = WIDTH, depth: int = DEPTH
    ) -> None:
        super().__init__()
        lines = reader_of(game).lines
        self.game, self.edition, self.width, self.depth = game, edition, width, depth
        self.seats = game.players[-1]
        things, figures = _things(lines, game.edition_format.layout, edition)
        roles, places = (
            _numbers(line.role for line in lines),
            _numbers(line.place for line in lines),
        )
        self.register_buffer("thing", _index(things.get(line.thing, 0) for line in lines))
        self.register_buffer("role", _index(roles[line.role] for line in lines))
        self.register_buffer("place", _index(places[line.place] for line in lines))
        self.register_buffer("slope", torch.tensor([[line.slope] for line in lines]))
        self.register_buffer("figures", figures)
        self.register_buffer("used", torch.zeros(len(lines)))  # rows that training has met
        self._ones: dict[str, Any] = {}
        scale = 0.1
        self.own = nn.Parameter(scale * torch.randn(len(lines), width))
        self.vectors = nn.Parameter(torch.randn(len(figures), width) * scale)
        self.from_figures = nn.Parameter(torch.randn(figures.shape[1], width) * scale)
        self.roles = nn.Parameter(torch.randn(len(roles), width) * scale)
        self.slopes = nn.Parameter(torch.randn(len(places), width) * 3 * scale)
        self.bias = nn.Parameter(torch.full((width,), 0.3))
        self.second = nn.Linear(width, depth)
        self.third = nn.Linear(depth, depth)
        self.policy = nn.Linear(depth, game.actions)
        self.value = nn.Linear(depth, 3 * self.seats + 1)
        with torch.no_grad():
            self.third.weight.mul_(0.3)
            self.policy.weight.mul_(0.1)
            self.value.weight.mul_(0.1)

    def rows(self) -> Any:
        """The first layer as plain rows."""
        identities = self.vectors + self.figures @ self.from_figures
        shared = self._picked(identities, "thing") * self._picked(self.roles, "role")
        shared = shared * (self.thing > 0)[:, None]
        return self.own + 2.0 * shared + self.slope * self._picked(self.slopes, "place")

    def _picked(self, values: Any, name: str) -> Any:
        """The line of values that every row has to do with."""
        index = getattr(self, name)
        if not values.is_cuda:
            return values[index]
        # Thousands of rows pick the same line, and a GPU would add up their gradients one by one.
        if name not in self._ones:
            self._ones[name] = nn.functional.one_hot(index, len(values)).float()
        return self._ones[name] @ values

    def forward(self, rows: Any, advice: Any, first: Any | None = None) -> tuple[Any, Any]:
        """Wishes and outlook of positions, given as rows (from the left, then -1).

        Advice about every action is in whole numbers, as `learning.advice` gives it.
        """
        first = self.rows() if first is None else first
        total = self.bias + _sum_of_rows(rows, first)
        wide = total.clamp(0.0, HIGHEST)
        narrow = self.second(wide).clamp(0.0, HIGHEST)
        last = (self.third(narrow) + narrow).clamp(0.0, HIGHEST)
        value = self.value(last).float()
        wishes = self.policy(last).float() + value[:, -1:] * (advice.float() / UNIT)
        return wishes, value[:, :-1].reshape(-1, 3, self.seats)

    @torch.no_grad()
    def clamp(self) -> None:
        """Keep the weights where whole numbers can follow."""
        for layer in (self.second, self.third, self.policy, self.value):
            layer.weight.clamp_(-LARGEST, LARGEST)

    @torch.no_grad()
    def take(self, network: Network) -> None:
        """Go on from an exported network: its rows become what is particular to each row.

        A smaller one grows: it thinks as before, and what is new in it counts for nothing yet.
        """
        given = [torch.from_numpy(array.astype(np.float32)) for array in network.arrays]
        first, bias = (one.to(self.own.device) / (UNIT * FINER) for one in given[:2])
        self.own[:, : first.shape[1]] += first - self.rows()[:, : first.shape[1]]
        self.bias[: len(bias)] = bias
        for at, layer in enumerate((self.second, self.third, self.policy, self.value)):
            weights, biases = given[2 + 2 * at] / UNIT, given[3 + 2 * at] / OUTPUT
            outputs, inputs = weights.shape
            layer.weight[:outputs, inputs:] = 0.0
            layer.weight[:outputs, :inputs] = weights
            layer.bias[:outputs] = biases
        self.used.copy_((first != 0).any(1).float())

    @torch.no_grad()
    def export(self, trained: dict[str, Any], strength: dict[str, Any]) -> Network:
        """The network in whole numbers. Rows that training never met count for nothing."""
        first = self.rows() * (self.used > 0)[:, None]
        arrays = [_whole(first, UNIT * FINER, np.int16), _whole(self.bias, UNIT * FINER, np.int32)]
        for layer in (self.second, self.third, self.policy, self.value):
            arrays.append(_whole(layer.weight, UNIT, np.int16))
            arrays.append(_whole(layer.bias, OUTPUT, np.int32))
        card = Card(
            game=self.game.name, rules=self.game.rules_version, edition=self.edition.hash,
            reads=titles_hash(self.game), rows=len(self.own), width=self.width, depth=self.depth,
            actions=self.game.actions, seats=self.seats, points_unit=POINTS_UNIT,
            trained=trained, strength=strength,
        )  # fmt: skip
        return Network(card, tuple(arrays))


def chances(win: Any, players: Any) -> Any:
    """Each seat's chance to win, from the outputs; seats that nobody sits at have none."""
    seats = torch.arange(win.shape[1], device=win.device)
    return win.masked_fill(seats[None, :] >= players[:, None], -1e9).softmax(1)


def _sum_of_rows(rows: Any, first: Any) -> Any:
    if not rows.is_cuda:
        padded = torch.cat([first.new_zeros(1, first.shape[1]), first])
        return nn.functional.embedding_bag(rows.long() + 1, padded, mode="sum", padding_idx=0)
    # On a GPU a product with ones and zeros is quicker, and so is its gradient; as long as it is
    # cut where its memory is, in eights. What is no row counts in columns beyond, one each: many
    # additions to one place would wait for each other.
    length, width = -(-len(first) // 8) * 8, -(-rows.shape[1] // 8) * 8
    beyond = length + torch.arange(rows.shape[1], device=rows.device)[None, :]
    switched = torch.zeros(len(rows), length + width, dtype=torch.bfloat16, device=rows.device)
    place = torch.where(rows < 0, beyond, rows.long())
    switched.scatter_add_(1, place, torch.ones_like(rows, dtype=torch.bfloat16))
    padded = nn.functional.pad(first.to(torch.bfloat16), (0, 0, 0, length - len(first)))
    return (switched[:, :length] @ padded).float()


def _whole(values: Any, unit: int, dtype: Any) -> Any:
    limits = np.iinfo(dtype)
    whole = np.rint(values.cpu().numpy().astype(np.float64) * unit)
    return np.clip(whole, limits.min, limits.max).astype(dtype)


def _index(numbers: Any) -> Any:
    return torch.tensor(list(numbers), dtype=torch.long)


def _numbers(names: Any) -> dict[str, int]:
    return {name: at for at, name in enumerate(dict.fromkeys(names))}


def _things(
    lines: tuple[RowMeaning, ...], layout: Layout, edition: Edition
) -> tuple[dict[tuple[str, int] | None, int], Any]:
    """A number for every thing (0: none), and the figures of each, scaled, as a matrix."""
    known = dict.fromkeys(line.thing for line in lines if line.thing is not None)
    numbers: dict[tuple[str, int] | None, int] = {t: at for at, t in enumerate(known, 1)}
    columns = []
    for name, field in layout.fields.items():
        if not field.axes or not field.axes[0]:
            continue
        values = np.asarray(edition.record[0][name]).reshape(field.shape[0], -1).astype(np.int64)
        parts = [values - field.low] if field.kind == "number" else []
        spans = [max(1, field.high - field.low)] if field.kind == "number" else []
        if field.kind == "choice":
            parts = [values == option for option in range(field.high + 1)]
        elif field.kind == "bits":
            parts = [values >> bit & 1 for bit in range(field.high.bit_length())]
        for at, part in enumerate(parts):
            scaled = part.astype(np.float32) / (spans[at] if spans else 1)
            for number in range(scaled.shape[1]):
                column = np.zeros(len(known) + 1, np.float32)
                for (kind, which), line in zip(known, range(1, len(known) + 1), strict=True):
                    if kind == field.axes[0]:
                        column[line] = scaled[which, number]
                if column.any():
                    columns.append(column)
    matrix = np.stack(columns, 1) if columns else np.zeros((len(known) + 1, 1), np.float32)
    return numbers, torch.from_numpy(matrix)
