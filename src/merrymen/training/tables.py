"""Where the games of a round are played, seen from the network: tensors of the device that learns.

Games in the memory of a GPU never leave it: what the movers see, what they may do and what became
of it are read in place, and the actions are written in place.
"""

from __future__ import annotations

from typing import Any, Protocol

from merrymen.errors import IllegalAction
from merrymen.extras import of_extra
from merrymen.game import Game
from merrymen.training.games import Tables

with of_extra("torch"):
    import torch


class Played(Protocol):
    """Games at every setting, stepped together."""

    game: Game
    n: int
    seats: int
    settings: list[tuple[int, dict[str, Any]]]
    players: Any  # int64[n], a tensor

    def read(self) -> tuple[Any, Any, Any, Any]:
        """What `Tables.read` gives."""

    def greedy(self) -> Any:
        """What greedy would do everywhere: int64[n]."""

    def step(self, actions: Any) -> tuple[Any, Any, Any]:
        """One action everywhere: where a game ended, each seat's part of the win, its points."""

    def check(self) -> None:
        """IllegalAction if a game refused what was chosen for it."""


class OnHost:
    """The CPU plays."""

    def __init__(self, tables: Tables, device: str) -> None:
        self._tables, self._device = tables, device
        self.game, self.n, self.seats = tables.game, tables.n, tables.seats
        self.settings = tables.settings
        self.players = self._there(tables.players)

    def _there(self, array: Any) -> Any:
        return torch.from_numpy(array).to(self._device)

    def read(self) -> tuple[Any, Any, Any, Any]:
        rows, legal, movers, advice = (self._there(array) for array in self._tables.read())
        return rows, legal.clone(), movers, advice.clone()  # the next position is written over both

    def greedy(self) -> Any:
        return self._there(self._tables.greedy()).long()

    def step(self, actions: Any) -> tuple[Any, Any, Any]:
        done, shares, points = self._tables.step(actions.cpu().numpy())
        return self._there(done), self._there(shares), self._there(points)

    def check(self) -> None:
        """The batches refuse at once."""


class OnGpu:
    """A GPU plays, where the network learns."""

    def __init__(self, tables: Any) -> None:
        self._tables = tables
        self.game, self.n, self.seats = tables.game, tables.n, tables.seats
        self.settings = tables.settings
        lent = (tables.rows, tables.counts, tables.mask, tables.movers, tables.advice)
        self._rows, self._counts, self._mask, self._movers, self._advice = map(
            torch.from_dlpack, lent
        )
        told = (tables.chosen, tables.done, tables.rewards, tables.refused)
        self._chosen, self._done, self._rewards, self._refused = map(torch.from_dlpack, told)
        self.players = torch.from_numpy(tables.players).to(self._rows.device)
        seats = torch.arange(self.seats, device=self._rows.device)[None, :]
        self._sits = seats < self.players[:, None]
        # A game's points lie behind the parts of the win of those who sit there.
        self._points = torch.where(self._sits, self.players[:, None] + seats, 0)

    def read(self) -> tuple[Any, Any, Any, Any]:
        self._tables.read()
        rows = self._rows[:, : int(self._counts.max())]
        return rows.clone(), self._mask.clone(), self._movers.clone(), self._advice.clone()

    def greedy(self) -> Any:
        self._tables.greedy()
        return self._chosen.long()

    def step(self, actions: Any) -> tuple[Any, Any, Any]:
        self._chosen.copy_(actions)
        self._tables.step()
        shares = self._rewards[:, : self.seats].masked_fill(~self._sits, 0.0)
        points = self._rewards.gather(1, self._points).masked_fill(~self._sits, 0.0)
        return self._done.clone(), shares, points

    def check(self) -> None:
        if bool(self._refused.any()):
            at = int(self._refused.argmax())
            raise IllegalAction(f"game {at} of {self.game.title} refused an action of the network")


def on_gpu(game: Game, each: int, seed: int, *, restart: bool = True) -> OnGpu:
    """Games on the GPU; needs numba-cuda."""
    from merrymen.training.cuda import CudaTables

    return OnGpu(CudaTables(game, each, seed, restart=restart))


def on_host(
    game: Game, each: int, seed: int, device: str, *, restart: bool = True, copies: int = 1
) -> OnHost:
    """Games on the CPU, for a network that learns on some device."""
    return OnHost(Tables(game, each, seed, restart=restart, copies=copies), device)
