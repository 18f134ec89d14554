"""The command `merrymen train`."""

from __future__ import annotations

import argparse
import pathlib

from merrymen.errors import BadSetup
from merrymen.games import game as find_game

LADDER = ("greedy", "search:100")


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes beside the game."""
    parser.add_argument("--device", choices=("cpu", "cuda"), help="cuda, where PyTorch finds a GPU")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--folder", type=pathlib.Path, default=pathlib.Path("trained"))
    parser.add_argument("--resume", action="store_true", help="go on from the folder's checkpoint")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games-at-once", type=int, help="over all player counts and options")
    parser.add_argument("--copying", type=int, default=8, help="rounds of copying greedy (8)")
    parser.add_argument("--rung-games", type=int, default=40, help="on every rung of the ladder")


def run(chosen: argparse.Namespace) -> None:
    """Train, export, and measure what was exported."""
    try:
        import torch
    except ImportError:
        raise BadSetup("training needs PyTorch: pip install 'merrymen[torch]'") from None
    from merrymen.learning import curve, network
    from merrymen.learning.ladder import climb
    from merrymen.learning.train import Plan, Trainer

    game, folder = find_game(chosen.game), chosen.folder
    device = chosen.device or ("cuda" if torch.cuda.is_available() else "cpu")
    plan = Plan(
        device=device, seed=chosen.seed, minutes=chosen.minutes, games=chosen.games_at_once,
        copying=chosen.copying,
    )  # fmt: skip
    trainer = Trainer(game, plan, lambda line: print(line, flush=True))
    checkpoint = folder / f"{game.name}.pt"
    if chosen.resume:
        if not checkpoint.is_file():
            raise BadSetup(f"there is no checkpoint {checkpoint} to go on from")
        trainer.resume(checkpoint)
    trainer.run(checkpoint)
    curve.write(trainer.curve, game.title, folder, f"{game.name}-curve")
    network.save(trainer.network(), folder)
    rungs = {
        rung: climb(game, folder, rung, chosen.rung_games, plan.seed)
        for rung in LADDER
        if chosen.rung_games > 0
    }
    for rung, found in rungs.items():
        print(f"sage against {rung}: {found['share']:.0%} of {found['games']} games")
    size = network.save(trainer.network({"sage": rungs}), folder)
    print(f"{folder / game.name}.json and .xz ({size / 1e6:.2f} MB): bots use them with weights=")
