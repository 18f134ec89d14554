"""How long looking back takes, and what tables of live play notice of it.

    python -m bench.looking [GAME …] [--json FILE]
    python -m bench.looking --tables [--seconds 20] [--rounds 3]

The first form analyses a whole game of each at a server of its own, at the largest table there is:
right after the server's start (cold), then another one (warm). It tells when the first curve and
when everything was there, from the asking on, and the processor time of the server with its
processes: on a machine that does other things as well that says more than the clock on the wall.

The second offers actions to many tables, by turns with and without an analysis beside them
(`bench/beside.py` says how). It takes about four minutes, and wants a quiet machine: whether it was
one stands beside the figures.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import sys
import time
from collections.abc import Sequence
from typing import Any

import merrymen
from bench.beside import beside_play
from bench.table.command import HOST, Measured, server
from merrymen.arena import play
from merrymen.chronicle import Chronicle
from merrymen.client import Client

POLL_S = 0.05
NAMES = ["Robin", "Marian", "Much", "Alan", "Will", "Tuck"]


def whole_game(name: str, seed: int) -> Chronicle:
    """A game of as many greedy players as there may be, with the rules in full."""
    game = merrymen.game(name)
    options = {each: option.choices[-1] for each, option in game.options.items()}
    names = NAMES[: game.players[-1]]
    return play(game, ["greedy"] * len(names), seed, names=names, **options)


def look_back(measured: Measured, client: Client, told: Chronicle) -> dict[str, Any]:
    """Bring a game, ask for its analysis, and wait."""
    table = client.post("/api/chronicles", told.written())["id"]
    path, cpu, begun = (
        f"/api/tables/{table}/analysis",
        measured.cpu_s(family=True),
        time.perf_counter(),
    )
    client.post(path, {})
    curve, curve_cpu = None, 0.0
    while True:
        so_far = client.get(path)
        spent = time.perf_counter() - begun
        if curve is None and so_far["analysis"] is not None:
            curve, curve_cpu = spent, measured.cpu_s(family=True) - cpu
        if not so_far["wanted"]:
            break
        time.sleep(POLL_S)
    if so_far["analysis"] is None:
        raise SystemExit("the server could not analyse the game; its log says why")
    return {
        "game": told.game,
        "players": told.players,
        "steps": len(told.steps),
        "curve_s": round(curve or spent, 1),
        "all_s": round(spent, 1),
        "curve_cpu_s": round(curve_cpu, 1),
        "all_cpu_s": round(measured.cpu_s(family=True) - cpu, 1),
        "simulations": so_far["analysis"]["simulations"],
    }


def timings(games: Sequence[str]) -> list[dict[str, Any]]:
    """Every game at a fresh server, cold and warm."""
    found = []
    for name in games:
        told = [whole_game(name, seed) for seed in (1, 2)]
        with server() as measured, Client(f"http://{HOST}:{measured.port}", "Robin") as client:
            for state, each in zip(("cold", "warm"), told, strict=True):
                found.append({"state": state, **look_back(measured, client, each)})
                print(", ".join(f"{key} {value}" for key, value in found[-1].items()), flush=True)
    return found


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.looking", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--tables", action="store_true", help="beside live tables")
    parser.add_argument("--rate", type=float, default=100.0, help="actions offered a second")
    parser.add_argument("--seconds", type=float, default=20.0, help="of a round of play alone")
    parser.add_argument("--rounds", type=int, default=3, help="of each kind")
    parser.add_argument("--json", type=pathlib.Path, help="write the figures to this file")
    chosen = parser.parse_args(argv)
    games = [merrymen.game(name).name for name in chosen.games]
    if chosen.tables:
        game = games[0] if games else "kings_and_creatures"
        told = [whole_game(game, seed) for seed in range(1, 2 + chosen.rounds)]
        rounds, together = beside_play(told, game, chosen.rate, chosen.seconds)
        print(", ".join(f"{key} {value}" for key, value in together.items()))
        figures: Any = {**together, "rounds": rounds}
    else:
        figures = timings(games or merrymen.games())
    if chosen.json:
        chosen.json.write_text(json.dumps(figures, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
