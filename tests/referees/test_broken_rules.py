"""Referees can fail: a clause broken in one of them shows within a few games.

The game that shows it is then followed by the whole referee, who agrees to the end.
"""

from __future__ import annotations

import itertools

import pytest

import merrymen
from merrymen.chronicle import Chronicle
from referees import lockstep
from referees.broken import BANDITS, CHICKWOOD, Break
from tables import tables_of

MOST_GAMES = 400
RULES = [("chickwood_forest", *rule) for rule in CHICKWOOD.items()]
RULES += [("sherwood_bandits", *rule) for rule in BANDITS.items()]


def follow(name: str, number: int) -> list[str]:
    """One game, in a way and at a table that its number tells."""
    tables, module = tables_of(name), lockstep.referee_of(merrymen.game(name))
    way = ("biased", "random")[number // len(tables) % 2]
    match = tables[number % len(tables)].start(number)
    choose = lockstep.chooser(way, module, number)
    return lockstep.play(match, Chronicle.begin(match, number), module, choose)


@pytest.mark.parametrize(
    ("name", "rule", "change"), RULES, ids=[rule.replace(" ", "-") for _, rule, _ in RULES]
)
def test_a_broken_rule_is_found(
    name: str, rule: str, change: Break, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Mover, legal actions, public state, score or winners tell."""
    with monkeypatch.context() as patch:
        change(patch)
        number = next(
            (n for n in itertools.islice(itertools.count(), MOST_GAMES) if follow(name, n)), None
        )
    assert number is not None, f"nobody noticed in {MOST_GAMES} games: {rule}"
    assert not follow(name, number)
