"""Puzzles for tests: made in a moment, checked by nobody."""

from __future__ import annotations

import pathlib

import msgspec

import merrymen
from merrymen.analysis.judging import option_of
from merrymen.bots.search import Search
from merrymen.chronicle import Chronicle
from merrymen.messages import say
from merrymen.puzzles import Puzzle


def a_puzzle(game: str, seed: int = 1, grade: int = 1, decisions: int = 5) -> Puzzle:
    """A decision of a game between hasty bots, with what a very short search thinks of it."""
    room = merrymen.game(game)
    match = room.new(room.players[0], seed=seed)
    played, bot = Chronicle.begin(match, seed), merrymen.bot("greedy", seed=seed)
    while True:
        seat = match.to_move
        assert seat is not None, "the game was too short"
        if len(match.legal()) > 2:
            decisions -= 1
            if decisions < 0:
                break
        action = bot.choose(match.hidden(seat), seat)
        played.add(action)
        match.apply(action)
    thought = Search(simulations=200, seed=seed).evaluate(match, seat)
    options = sorted(map(option_of, thought.actions[:6]), key=lambda each: -each.chance)
    best = msgspec.structs.replace(options[0], chance=0.9)
    rest = [msgspec.structs.replace(each, chance=min(each.chance, 0.8)) for each in options[1:]]
    return Puzzle(
        id=f"made{seed}", game=game, seat=seat, position=match.describe(), played=played,
        options=[best, *rest], why=say("why-chances", chance=90), simulations=200,
        finds={"squire": 0.1, "outlaw": 0.5}, grade=grade,
    )  # fmt: skip


def keep(folder: pathlib.Path, made: list[Puzzle]) -> None:
    """Write puzzles of one game where a house looks for them."""
    folder.mkdir(parents=True, exist_ok=True)
    content = msgspec.json.encode([each.written() for each in made])
    (folder / f"{made[0].game}.json").write_bytes(content)
