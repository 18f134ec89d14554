"""Whether the mistakes that an analysis finds are mistakes.

    python -m tools.confirm [FILE …]
    python -m tools.confirm --play 7 --game castle_combo

Without files, four stored games of each game under tests/fixtures, or with --play four new ones of
each, which the levels play at tables of all sizes from that seed on. At every mistake among the key
moments what was played and what was called better are tried again, ten times as long as in the
analysis and with another seed. It is confirmed where the better one is clearly ahead again. A game
is confirmed where all its mistakes are. The parts of every result must add up to it.
"""

from __future__ import annotations

import argparse
import pathlib
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import msgspec

import merrymen
from merrymen import chronicle
from merrymen.analysis import Analysis
from merrymen.analysis.judging import CLEAR, try_long
from merrymen.arena import play
from merrymen.chronicle import Chronicle
from merrymen.machine import cores

FIXTURES = pathlib.Path(__file__).resolve().parent.parent / "tests" / "fixtures"
EACH, TEN = 4, 10
LEVELS = ("squire", "outlaw", "sage", "greedy")


class Checked(msgspec.Struct, frozen=True):
    """What came of one game."""

    name: str
    mistakes: int
    confirmed: int
    adds_up: bool


def stored(count: int) -> list[pathlib.Path]:
    """Some games of each game that were played with the edition that ships."""
    found = []
    for name in merrymen.games():
        edition = merrymen.game(name).edition.hash
        files = sorted((FIXTURES / name).glob("*.json"))
        fitting = [each for each in files if chronicle.load(each).edition == edition]
        found += fitting[:count]
    return found


def played(name: str, seed: int) -> Chronicle:
    """A new game between the levels, each at a seat that chance gives it."""
    game, chance = merrymen.game(name), random.Random(f"{name} {seed}")
    options = {each: chance.choice(option.choices) for each, option in game.options.items()}
    levels = [chance.choice(LEVELS) for _ in range(chance.choice(game.players[:3]))]
    bots = [merrymen.bot(level, seed=seed + seat) for seat, level in enumerate(levels)]
    return play(game, bots, seed, names=levels, **options)


def check(name: str, told: Chronicle, simulations: int | None) -> Checked:
    """Analyse one game, and judge its mistakes again."""
    found = merrymen.analyse(told, simulations, seed=1)
    steps = [key.moment.step for key in found.moments if key.moment.kind == "mistake"]
    with ThreadPoolExecutor(cores()) as pool:
        confirmed = sum(pool.map(lambda step: is_confirmed(told, found, step), steps))
    return Checked(
        name=name,
        mistakes=len(steps),
        confirmed=confirmed,
        adds_up=adds_up(found),
    )


def is_confirmed(told: Chronicle, found: Analysis, step: int) -> bool:
    """Whether a search ten times as long prefers the better action as well."""
    judged = found.judged[step]
    assert judged is not None
    position, simulations = list(told.replay())[step], TEN * judged.simulations
    asked = (judged.played.action, judged.best.action)
    tried = try_long(position.hidden(judged.seat), judged.seat, asked, simulations, seed=99)
    played, best = (tried[each].chance for each in asked)
    is_so = best - played >= CLEAR
    print(
        f"  move {step + 1}: {judged.played.chance:.3f} or {judged.best.chance:.3f}"
        f" by {judged.simulations}, {played:.3f} or {best:.3f} by {simulations}"
        f"{'' if is_so else '  NOT CONFIRMED'}",
        flush=True,
    )
    return is_so


def adds_up(found: Analysis) -> bool:
    """Whether luck and decisions make the result, for every seat."""
    return all(
        abs(share.own + share.others + share.luck - share.result) < 1e-9 for share in found.shares
    )


def games(chosen: argparse.Namespace) -> Iterator[tuple[str, Chronicle]]:
    """The games to check, with what they are called."""
    if chosen.play is None:
        for file in chosen.files or stored(chosen.each):
            yield f"{file.parent.name}/{file.name}", chronicle.load(file)
        return
    for name in chosen.game or merrymen.games():
        for seed in range(chosen.play, chosen.play + chosen.each):
            told = played(name, seed)
            yield f"{name} {seed} ({', '.join(told.names)})", told


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Confirm what an analysis calls mistakes.")
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    parser.add_argument("--simulations", type=int, help="of one look (what half a minute allows)")
    parser.add_argument("--each", type=int, default=EACH, help="games of each game")
    parser.add_argument("--play", type=int, metavar="SEED", help="new games instead of stored ones")
    parser.add_argument("--game", action="append", help="only this game, of new ones")
    chosen = parser.parse_args(arguments)
    results = []
    for name, told in games(chosen):
        results.append(check(name, told, chosen.simulations))
        one = results[-1]
        print(
            f"{one.name}: {one.confirmed} of {one.mistakes} mistakes confirmed,"
            f" {'adds up' if one.adds_up else 'DOES NOT ADD UP'}",
            flush=True,
        )
    whole = sum(each.confirmed == each.mistakes for each in results)
    print(
        f"{whole} of {len(results)} games confirmed as a whole,"
        f" {sum(each.confirmed for each in results)} of"
        f" {sum(each.mistakes for each in results)} mistakes"
    )
    return 0 if all(each.adds_up for each in results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
