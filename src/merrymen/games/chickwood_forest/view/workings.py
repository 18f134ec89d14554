"""Chickwood Forest: how glory comes about, heading by heading and village by village."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from merrymen.editions import Edition
from merrymen.engine.compiling import INTERPRETED
from merrymen.engine.plain import unwrap
from merrymen.games.chickwood_forest.rules import scoring
from merrymen.games.chickwood_forest.rules.dealing import castle_count
from merrymen.games.chickwood_forest.state import (
    BENEFACTOR,
    BENEFACTOR_KINDS,
    BUST,
    CELLS,
    GARMENT,
    GARMENT_KINDS,
    HENCHMAN,
    JEWEL,
    JEWEL_KINDS,
    KINDS,
    MAID,
)
from merrymen.games.chickwood_forest.view import outlook
from merrymen.messages import Message, say
from merrymen.shapes import Working, numbered, scored


def workings(s: Any, edition: Edition, seat: int | None, topic: str) -> list[Working]:
    """A seat's glory, what raiding a castle would bring, or what a village brings to whom."""
    player = scored(topic)
    if player is not None and player < s.players:
        return [*_loot(s, player), *_castles(s, player), *_villages(s, edition, player)]
    castle = numbered(topic, "castle")
    if castle is not None and seat is not None and 1 <= castle <= castle_count(s.players):
        return list(_raid(s, castle, seat))
    return []


def _card(kind: int) -> Message:
    return say(f"cf-kind-{KINDS[kind]}")


def _line(heading: str, thing: Message, points: int, how: Message) -> Working:
    return {"thing": thing, "points": points, "how": how, "heading": heading}


def _loot(s: Any, seat: int) -> Iterator[Working]:
    """CF-F1 to CF-F6: what the collection brings."""
    record = s if INTERPRETED else unwrap(s)
    collection, sums = s.collection[seat].tolist(), outlook.sums(s, seat)
    chests = int(scoring.chest_glory(scoring.chests_after_busts(record, seat)))
    if sums["most"] or collection[BUST]:
        how = say("cf-how-chests", most=sums["most"], others=sums["others"], busts=collection[BUST])
        yield _line("chests", say("heading-chickwood_forest-chests"), chests, how)
    for kind in range(GARMENT, GARMENT + GARMENT_KINDS):
        if count := collection[kind]:
            how = say("cf-how-garment", count=count)
            yield _line("garments", _card(kind), 5 if count == 1 else 0, how)
    for worth, kind in enumerate(range(JEWEL, JEWEL + JEWEL_KINDS), 2):
        if count := collection[kind]:
            how = say("cf-how-each", count=count, each=worth)
            yield _line("jewels", _card(kind), count * worth, how)
    if collection[MAID]:
        how = say("cf-how-maid", kinds=sums["kinds"])
        yield _line("maid", _card(MAID), sums["kinds"], how)
    if count := collection[HENCHMAN]:
        how = say("cf-how-each", count=count, each=-3)
        yield _line("henchmen", _card(HENCHMAN), -3 * count, how)


def _castles(s: Any, seat: int) -> Iterator[Working]:
    """CF-F7: every castle raided brings its value."""
    for value, count in enumerate(s.castles_taken[seat].tolist()):
        if count:
            how = say("cf-how-each", count=count, each=value)
            yield _line("castles", say("cf-how-castle", castle=value), value * count, how)


def _villages(s: Any, edition: Edition, seat: int) -> Iterator[Working]:
    """CF-F8: by rank, from what is unlocked."""
    record = s if INTERPRETED else unwrap(s)
    for cell in range(CELLS):
        own = int(scoring.standing_in(record, cell, seat))
        if not own:
            continue
        ahead = sum(int(scoring.standing_in(record, cell, o)) > own for o in range(s.players))
        village = edition.tables.villages[s.village[cell]]
        glory = int(scoring.village_glory(record, edition.cards, cell, seat))
        how = say("cf-how-village", cubes=own // 16, place=1 + ahead)
        yield _line("villages", say("cf-how-place", village=village.name), glory, how)


def _raid(s: Any, castle: int, seat: int) -> Iterator[Working]:
    """What a raid brings: the castle, then card after card of those that the seat knows."""
    yield {
        "thing": say("cf-how-castle", castle=castle),
        "points": castle,
        "how": say("cf-how-raided"),
    }
    thought = outlook.thought_of(s)
    unknown = 0
    for kind in s.row[castle].tolist()[: s.row_count[castle]]:
        if not kind:
            unknown += 1
        elif BENEFACTOR <= kind < BENEFACTOR + BENEFACTOR_KINDS:
            how = say("cf-how-alms", alms=kind - BENEFACTOR + 1)
            yield {"thing": _card(kind), "points": 0, "how": how}
        else:
            before = int(scoring.loot_glory(thought, seat))
            thought.collection[seat, kind] += 1
            points = int(scoring.loot_glory(thought, seat)) - before
            how = say("cf-how-added", count=int(thought.collection[seat, kind]))
            yield {"thing": _card(kind), "points": points, "how": how}
    if unknown:
        thing = say("cf-how-unknown", count=unknown)
        yield {"thing": thing, "points": None, "how": say("cf-how-unseen")}
