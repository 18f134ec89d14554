"""Sherwood Bandits: how points come about, and how likely a raid is to succeed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from merrymen.editions import Edition
from merrymen.games.sherwood_bandits.rules import scoring
from merrymen.games.sherwood_bandits.state import OVER, SECTIONS
from merrymen.games.sherwood_bandits.view.outcomes import gangs_of, odds
from merrymen.games.sherwood_bandits.view.sheets import sheet_of
from merrymen.games.sherwood_bandits.view.tile_shapes import ColourSets
from merrymen.messages import Message, say
from merrymen.shapes import Working, numbered, scored


def workings(s: Any, edition: Edition, seat: int | None, topic: str) -> list[Working]:
    """A gang's points as far as they are seen, or a wagon's chances."""
    gang = scored(topic)
    if gang is not None and gang in gangs_of(s):
        return list(_points(s, seat, gang))
    wagon = numbered(topic, "wagon")
    if wagon is not None and 1 <= wagon <= SECTIONS:
        return _chances(s, edition, wagon - 1)
    return []


def _line(heading: str, thing: Message, points: int, how: Message) -> Working:
    return {"thing": thing, "points": points, "how": how, "heading": heading}


def _points(s: Any, seat: int | None, gang: int) -> Iterator[Working]:
    """SB-F1, SB-F2: the track, then the tiles, where the record shows them."""
    track = say("heading-sherwood_bandits-track")
    yield _line("track", track, s.victory_points[gang], say("sb-how-track"))
    if s.phase != OVER and gang != seat:
        if s.chest_size[gang]:
            thing = say("sb-how-chest", tiles=s.chest_size[gang])
            yield {"thing": thing, "points": None, "how": say("sb-how-closed")}
        return
    sheet = sheet_of(s, gang)
    for majority in sheet.get("majorities", []):
        if majority["count"]:
            item = say(f"sb-how-{majority['item']}s", count=majority["count"])
            how = say("sb-how-most", points=majority["points"])
            yield _line("majorities", item, majority["points"], how)
    for colour in sheet["colours"]:
        yield from _sets(colour)
    coins = sheet["coins"]
    if coins:
        how = say("sb-how-coins", coins=coins)
        yield _line("coins", say("heading-sherwood_bandits-coins"), sheet["coin_points"], how)


def _sets(colour: ColourSets) -> Iterator[Working]:
    """SB-F2: the sets of one colour, as they bring the most."""
    for heading, key, each in (
        ("ring sets", "ring_sets", scoring.RING_SET),
        ("bracelet pairs", "bracelet_pairs", scoring.BRACELET_PAIR),
        ("trios", "trios", scoring.TRIO),
        ("necklaces", "single_necklaces", 1),
    ):
        count: int = colour[key]  # type: ignore[literal-required]
        if count:
            thing = say("sb-how-sets", hue=colour["colour"], set=key)
            yield _line(heading, thing, count * each, say("sb-how-each", count=count, each=each))


def _chances(s: Any, edition: Edition, section: int) -> list[Working]:
    """SB-R4: the dice of those who wait there, against the defence."""
    found = odds(s, edition, section)
    if not found["dice"]:
        return []
    dice = say("sb-how-dice", dice=found["dice"])
    lines: list[Working] = [
        {"thing": dice, "points": None, "how": say("sb-how-average", average=found["average"])}
    ]
    if "percent" in found:
        defence = say("sb-how-defence", defence=s.defence[section])
        how = say("sb-how-chance", percent=found["percent"])
        lines.append({"thing": defence, "points": None, "how": how})
    return lines
