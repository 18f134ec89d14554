"""Whether the mistakes that an analysis finds are mistakes: `python -m tools.confirm [FILE …]`.

Without files, four stored games of each game under tests/fixtures. At every mistake among the key
moments what was played and what was called better are tried again, ten times as long and with
another seed. It is confirmed where the better one is clearly ahead again. A game is confirmed where
all its mistakes are. The parts of every result must add up to it.
"""

from __future__ import annotations

import argparse
import pathlib
import sys

import msgspec

import merrymen
from merrymen import chronicle
from merrymen.analysis import Analysis
from merrymen.analysis.judging import CLEAR, LONGER
from merrymen.bots.search import Search
from merrymen.chronicle import Chronicle

FIXTURES = pathlib.Path(__file__).resolve().parent.parent / "tests" / "fixtures"
EACH, TEN = 4, 10


class Checked(msgspec.Struct, frozen=True):
    """What came of one game."""

    file: str
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


def check(file: pathlib.Path, simulations: int) -> Checked:
    """Analyse one game, and judge its mistakes again."""
    told = chronicle.load(file)
    found = merrymen.analyse(told, simulations, seed=1)
    steps = [key.moment.step for key in found.moments if key.moment.kind == "mistake"]
    return Checked(
        file=f"{file.parent.name}/{file.name}",
        mistakes=len(steps),
        confirmed=sum(is_confirmed(told, found, step) for step in steps),
        adds_up=adds_up(found),
    )


def is_confirmed(told: Chronicle, found: Analysis, step: int) -> bool:
    """Whether a search ten times as long prefers the better action as well."""
    judged = found.judged[step]
    assert judged is not None
    position = list(told.replay())[step].hidden(judged.seat)
    search = Search(simulations=TEN * LONGER * found.simulations, seed=99)
    played, best = (
        search.try_out(position, judged.seat, each.action).chances[judged.seat]
        for each in (judged.played, judged.best)
    )
    return best - played >= CLEAR


def adds_up(found: Analysis) -> bool:
    """Whether luck and decisions make the result, for every seat."""
    return all(
        abs(share.own + share.others + share.luck - share.result) < 1e-9 for share in found.shares
    )


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Confirm what an analysis calls mistakes.")
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    parser.add_argument("--simulations", type=int, default=400)
    parser.add_argument("--each", type=int, default=EACH, help="stored games of each game")
    chosen = parser.parse_args(arguments)
    results = []
    for file in chosen.files or stored(chosen.each):
        results.append(check(file, chosen.simulations))
        one = results[-1]
        print(
            f"{one.file}: {one.confirmed} of {one.mistakes} mistakes confirmed,"
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
