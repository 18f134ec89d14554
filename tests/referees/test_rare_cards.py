"""Sherwood Forest in lockstep with decks that make the rare things common.

Two provisions among 24 cards seldom meet a plan whose informer stays, SF-V8, and oaks are seldom
empty when companions come, SF-L2. These editions would be refused by the checks of an edition
file; to the rules they are as good as any.
"""

from __future__ import annotations

import copy
import dataclasses
import pathlib
from collections.abc import Callable
from typing import Any

import pytest

import merrymen
from merrymen.chronicle import Chronicle
from merrymen.editions import Edition
from merrymen.engine.plain import Plain
from referees import lockstep
from referees.test_lockstep import LONG, LONG_FACTOR

GAME = merrymen.game("sherwood_forest")
GAMES = 2 * LONG_FACTOR if LONG else 1  # at each table, in each way


def easy(row: Any) -> None:
    """Travellers that small groups can rob: robbers are left for other plans."""
    row.strength = max(1, row.strength // 3)


def freed(row: Any) -> None:
    """Prisoners everywhere: oaks run empty and companions are left over."""
    row.strength, row.gold = max(1, row.strength // 2), max(0, row.gold - 3)
    row.companions = min(4, row.companions + 2)


def poor(row: Any) -> None:
    """Little gold: promises fall short."""
    row.strength, row.gold = max(1, row.strength // 2), row.gold // 2


def as_they_are(row: Any) -> None:
    """The travellers of the shipped edition."""


# Strengths 1, 2 and 3, cloaks, garments, provisions: 24 cards.
EDITIONS: dict[str, tuple[tuple[int, ...], Callable[[Any], None]]] = {
    "provisions": ((4, 4, 4, 1, 1, 10), easy),
    "cloaks": ((4, 4, 2, 10, 3, 1), as_they_are),
    "garments": ((3, 3, 2, 1, 14, 1), easy),
    "prisoners": ((7, 6, 5, 2, 2, 2), freed),
    "short promises": ((7, 5, 2, 2, 2, 6), poor),
}


def bent(name: str) -> Edition:
    counts, change = EDITIONS[name]
    data = copy.deepcopy(GAME.edition.data)
    for row, count in zip(data.tables.equipment, counts, strict=True):
        row.count = count
    for row in data.tables.travellers:
        change(row)
    record = GAME.edition_format.layout.zeros()
    GAME.edition_format.fill(data.tables, Plain(record[0]))
    return dataclasses.replace(GAME.edition, data=data, record=record, hash=name)


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("name", EDITIONS)
def test_the_referee_agrees_with_rare_cards(
    name: str, players: int, tmp_path: pathlib.Path
) -> None:
    """SF-L2, SF-L3, SF-V5 to SF-V8: mover, legal actions, public state, sheet and winners."""
    edition, module = bent(name), lockstep.referee_of(GAME)
    for seed in range(GAMES):
        for way in lockstep.WAYS:
            match = GAME.new(players, seed=seed, edition=edition, rules="advanced")
            chronicle = Chronicle.begin(match, seed)
            wrong = lockstep.play(match, chronicle, module, lockstep.chooser(way, module, seed))
            if wrong:
                chronicle.note = "; ".join(wrong)
                chronicle.save(tmp_path / "game.json")
                pytest.fail(
                    f"{name}, {players} players, {way} play, seed {seed}, after"
                    f" {len(chronicle.steps)} actions ({tmp_path / 'game.json'}):\n"
                    + "\n".join(wrong)
                )
