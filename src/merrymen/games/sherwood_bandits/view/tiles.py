"""Sherwood Bandits: tiles as plain data, and what one more or less would be worth."""

from __future__ import annotations

import functools
from typing import Any

from merrymen.engine.compiling import INTERPRETED
from merrymen.engine.plain import Plain, unwrap
from merrymen.games.sherwood_bandits.rules import scoring
from merrymen.games.sherwood_bandits.state import (
    COIN,
    COLOURS,
    ITEMS,
    POSITION,
    TILE_KINDS,
    TOKEN,
)
from merrymen.games.sherwood_bandits.view.tile_shapes import TileFace, Tiles, Wish
from merrymen.messages import Message, say

HOLDINGS = 16_384  # kept: about 4 MB at most
WORTH_A_WISH = 2  # points that a tile must bring to be named


def as_record(s: Any) -> Any:
    """A position as the rules take it."""
    return s if INTERPRETED else unwrap(s)


def tile_name(kind: int) -> Message:
    """A kind of loot in words."""
    element = f"tile-{kind}"
    if kind >= COIN:
        return say("sb-coin" if kind == COIN else "sb-token", element=element)
    item, colour = ITEMS[kind // len(COLOURS)], COLOURS[kind % len(COLOURS)]
    return say("sb-tile", item=item, hue=colour, element=element)


def face(kind: int) -> TileFace:
    """What is on a tile."""
    return {
        "kind": kind,
        "item": "token" if kind == TOKEN else "coin" if kind == COIN else ITEMS[kind // 4],
        "colour": COLOURS[kind % 4] if kind < COIN else None,
        "name": tile_name(kind),
    }


def tiles(counts: list[int], prefix: str) -> list[Tiles]:
    """Tiles by kind, as far as they are known."""
    return [
        {
            "element": f"{prefix}-{kind}",
            "count": count,
            **face(kind),
            "summary": say("sb-tiles-of", count=count, tile=tile_name(kind)),
        }
        for kind, count in enumerate(counts)
        if count
    ]


def set_points(s: Any, gang: int) -> int:
    """SB-F2: what the sets of a gang bring, as far as they are seen."""
    return sets_with(s, gang, 0, 0)


def sets_with(s: Any, gang: int, kind: int, change: int) -> int:
    """The same with some tiles of a kind more or less."""
    held = [a + b for a, b in zip(s.chest[gang], s.loot[gang], strict=True)]
    held[kind] += change
    return _points_for(*held)


@functools.lru_cache(maxsize=HOLDINGS)
def _points_for(*held: int) -> int:
    """The rules' word about so many tiles of each kind: every view asks about the same ones."""
    record = POSITION.zeros()[0]
    record["loot"][0] = held
    alone = Plain(record) if INTERPRETED else record
    return int(scoring.plan_points(alone, 0, scoring.best_plan(alone, 0)))


def wishes(s: Any, gang: int) -> list[Wish]:
    """The tiles that would bring the most now, the best first."""
    now = set_points(s, gang)
    found: list[Wish] = [
        {**face(kind), "adds": sets_with(s, gang, kind, 1) - now} for kind in range(TILE_KINDS)
    ]
    worthy = [wish for wish in found if wish["adds"] >= WORTH_A_WISH]
    return sorted(worthy, key=lambda wish: -wish["adds"])
