"""The command `merrymen train`."""

from __future__ import annotations

import argparse
import pathlib

from merrymen import choosing
from merrymen.errors import BadSetup
from merrymen.extras import need, of_extra
from merrymen.game import Game
from merrymen.games import game as find_game
from merrymen.games import names

LADDER = ("greedy", "search:100")


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(names()))
    parser.add_argument("--all", action="store_true", help="every game, one after another")
    parser.add_argument("--device", choices=("cpu", "cuda"), help="cuda, where PyTorch finds a GPU")
    parser.add_argument("--minutes", type=float, default=10.0, help="for each game (10)")
    parser.add_argument("--folder", type=pathlib.Path, default=pathlib.Path("trained"))
    parser.add_argument(
        "--resume",
        action="store_true",
        help="go on from the folder's checkpoint or network, or from what ships",
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--games-at-once", type=choosing.count, help="over all player counts and options"
    )
    parser.add_argument(
        "--cpu-games", action="store_true", help="play on the CPU even where a GPU could"
    )
    parser.add_argument("--copying", type=int, default=30, help="rounds of copying greedy (30)")
    parser.add_argument(
        "--fade", type=float, default=0.25, help="of the time, to learn slower and slower (0.25)"
    )
    parser.add_argument(
        "--light", type=pathlib.Path, help="a folder for a small copy of every checkpoint"
    )
    parser.add_argument("--rung-games", type=int, default=40, help="on every rung of the ladder")


def run(chosen: argparse.Namespace) -> None:
    """Train every game that is named."""
    games = [find_game(name) for name in (names() if chosen.all else chosen.games)]
    if not games:
        raise BadSetup("name a game to train, or --all")
    need("torch", "matplotlib", "pyarrow")  # before an hour of training, not after
    with of_extra("torch"):
        import torch
    device = chosen.device or ("cuda" if torch.cuda.is_available() else "cpu")
    for game in games:
        _train(game, chosen, device)


def _train(game: Game, chosen: argparse.Namespace, device: str) -> None:
    """Train, export, and measure what was exported."""
    from merrymen.learning import network
    from merrymen.training import curve
    from merrymen.training.ladder import climb
    from merrymen.training.train import Plan, Trainer

    folder: pathlib.Path = chosen.folder
    plan = Plan(
        device=device, seed=chosen.seed, minutes=chosen.minutes, games=chosen.games_at_once,
        copying=chosen.copying, fade=chosen.fade, cpu_games=chosen.cpu_games,
    )  # fmt: skip
    trainer = Trainer(game, plan, lambda line: print(line, flush=True))
    checkpoint = folder / f"{game.name}.pt"
    if chosen.resume and checkpoint.is_file():
        trainer.resume(checkpoint)
    elif chosen.resume:
        exported = (folder / f"{game.name}.json").is_file()
        trainer.take(network.load(folder if exported else network.SHIPPED, game.name))
    trainer.run(checkpoint, chosen.light and chosen.light / f"{game.name}.pt")
    try:
        curve.write(trainer.curve, game.title, folder, f"{game.name}-curve")
    except ImportError as missing:  # a machine lent for its GPU alone
        print(f"no curve was drawn: {missing}")
    network.save(trainer.network(), folder)
    rungs = {}
    for rung in LADDER if chosen.rung_games > 0 else ():
        rungs[rung] = climb(game, folder, rung, chosen.rung_games, plan.seed)
        print(f"sage against {rung}: {rungs[rung]['share']:.0%} of {rungs[rung]['games']} games")
    size = network.save(trainer.network({"sage": rungs}), folder)
    if size > network.MOST_BYTES:
        print(f"{size / 1e6:.2f} MB is more than a game may ship with")
    print(f"{folder / game.name}.json and .xz ({size / 1e6:.2f} MB): bots take them with weights=")
