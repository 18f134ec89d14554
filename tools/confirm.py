"""Whether the mistakes that an analysis finds are mistakes: `python -m tools.confirm [FILE …]`.

Without files, four stored games of each game under tests/fixtures. Every mistake among the key
moments is judged again by a search ten times as long, with another seed. It is confirmed where
that, too, finds the played action clearly worse. A game is confirmed where all its mistakes are.
The parts of every result must add up to it.
"""

from __future__ import annotations

import argparse
import pathlib
import sys

import msgspec

import merrymen
from merrymen import chronicle
from merrymen.analysis import Analysis
from merrymen.analysis.judging import judge
from merrymen.chronicle import Chronicle

FIXTURES = pathlib.Path(__file__).resolve().parent.parent / "tests" / "fixtures"
EACH, LONGER = 4, 10


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
        confirmed=sum(is_confirmed(told, step, simulations) for step in steps),
        adds_up=adds_up(found),
    )


def is_confirmed(told: Chronicle, step: int, simulations: int) -> bool:
    """Whether a search ten times as long blames the decision as well."""
    position = list(told.replay())[step]
    judged = judge(position, told.steps[step].action, LONGER * simulations, seed=99)
    return judged is not None and judged.lost > 0


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
