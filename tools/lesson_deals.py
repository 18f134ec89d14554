"""Deals on which a guided game teaches what it should: `python -m tools.lesson_deals NAME`.

A deal fits where every step finds its moment and what it waits for, the learner doing as the coach
says. Those in which the learner does well are better company: the best come first. Put the number
into the lesson's `lesson.toml`.
"""

from __future__ import annotations

import argparse
import collections

import msgspec

from merrymen.lessons import Lesson, lesson
from merrymen.lessons.playing import DoesNotFit, Told, check


def lead(told: list[Told]) -> int:
    """By how much the learner wins, or how much is missing."""
    mine, *others = told[-1].seen.match.scores()
    return mine - max(others)


def with_deal(taught: Lesson, deal: int) -> Lesson:
    """The same lesson on another deal."""
    return msgspec.structs.replace(taught, deal=deal)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--enough", type=int, default=20, help="stop when so many are found")
    chosen = parser.parse_args()
    taught, found, reasons = lesson(chosen.name), [], collections.Counter[str]()
    for deal in range(chosen.first, chosen.first + chosen.deals):
        try:
            told = check(with_deal(taught, deal))
        except DoesNotFit as error:
            reasons[str(error)[:100]] += 1
            continue
        found.append((lead(told), deal))
        print(f"deal {deal} fits: {found[-1][0]:+d} points to the best other", flush=True)
        if len(found) == chosen.enough:
            break
    for ahead, deal in sorted(found, reverse=True)[:3]:
        print(f"best: deal {deal}, {ahead:+d} points")
    print(f"{len(found)} of {deal - chosen.first + 1} deals fit")
    for reason, count in reasons.most_common(6):
        print(f"  {count} times: {reason}")


if __name__ == "__main__":
    main()
