"""Sherwood Bandits: what a gang's tiles bring, set by set."""

from __future__ import annotations

from typing import Any

from merrymen.games.sherwood_bandits.rules import scoring
from merrymen.games.sherwood_bandits.state import BRACELET, COLOURS, ITEMS, NECKLACE, OVER, RING
from merrymen.games.sherwood_bandits.view.outcomes import gang_name
from merrymen.games.sherwood_bandits.view.tile_shapes import ColourSets, Sheet
from merrymen.games.sherwood_bandits.view.tiles import as_record


def sheet_of(s: Any, gang: int) -> Sheet:
    """SB-F1, SB-F2: majorities and the sets that bring the most, from what is seen."""
    record = as_record(s)
    plan = int(scoring.best_plan(record, gang))
    colours: list[ColourSets] = []
    for colour, name in enumerate(COLOURS):
        trios = int(scoring.trios_in(record, gang, plan, colour))
        colours.append(
            {
                "colour": name,
                "rings": int(scoring.pieces(record, gang, RING, colour)),
                "bracelets": int(scoring.pieces(record, gang, BRACELET, colour)),
                "necklaces": int(scoring.pieces(record, gang, NECKLACE, colour)),
                "trios": trios,
                "ring_sets": int(scoring.ring_sets(record, gang, colour, trios)),
                "bracelet_pairs": int(scoring.bracelet_pairs(record, gang, colour, trios)),
                "single_necklaces": int(scoring.single_necklaces(record, gang, colour, trios)),
                "as_coins": int(scoring.left_over(record, gang, colour, trios)),
            }
        )
    coins = int(scoring.plan_coins(record, gang, plan))
    shown: Sheet = {
        "gang": gang,
        "name": gang_name(s, gang),
        "track": s.victory_points[gang],
        "colours": colours,
        "coins": coins,
        "coin_points": coins // scoring.COINS_OF_A_POINT,
        "set_points": int(scoring.plan_points(record, gang, plan)),
        "worth": {
            "ring_set": scoring.RING_SET,
            "bracelet_pair": scoring.BRACELET_PAIR,
            "trio": scoring.TRIO,
            "necklace": 1,
            "three_coins": 1,
        },
    }
    if s.phase == OVER:  # before that nobody knows who has the most
        shown["majorities"] = [
            {
                "item": item,
                "count": sum(int(scoring.pieces(record, gang, i, c)) for c in range(len(COLOURS))),
                "points": int(scoring.majority_points(record, gang, i)),
            }
            for i, item in enumerate(ITEMS)
        ]
        shown["tiles"] = int(scoring.tile_count(record, gang))
        shown["total"] = int(scoring.final_points(record, gang))
    return shown
