"""Train a network for Kings & Creatures, then let it play a game against greedy.

    python examples/train_kings.py --minutes 8

`merrymen train` does the same for every game, and more (see docs/training.md).
"""

from __future__ import annotations

import argparse
import pathlib
from typing import Any

import torch

import merrymen
from merrymen.bots.learned import Sage
from merrymen.learning import network
from merrymen.training.train import Plan, Trainer

GAME = "kings_and_creatures"


def train(minutes: float, folder: pathlib.Path, **plan: Any) -> float:
    """Train, keep the network in a folder, and return its wins among greedy bots; 1 is fair."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    trainer = Trainer(merrymen.game(GAME), Plan(device=device, minutes=minutes, **plan))
    trainer.run(folder / f"{GAME}.pt")
    network.save(trainer.network(), folder)
    return trainer.measure()


def play(folder: pathlib.Path, seed: int) -> tuple[int, ...]:
    """The points of one game: the network opens, greedy answers."""
    match = merrymen.game(GAME).new(2, seed=seed)
    bots = [Sage(seed, weights=folder), merrymen.bot("greedy", seed=seed)]
    while (seat := match.to_move) is not None:
        match.apply(bots[seat].choose(match.hidden(seat), seat))
    return tuple(match.scores())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--folder", type=pathlib.Path, default=pathlib.Path("trained"))
    chosen = parser.parse_args()
    print(f"{train(chosen.minutes, chosen.folder):.2f} fair shares of the wins among greedy bots")
    print("a game, the network first:", play(chosen.folder, seed=1))
