"""Counting: how a sum comes about."""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.messages import say, who
from merrymen.shapes import Working, scored


def workings(s: Any, edition: Edition, seat: int | None, topic: str) -> list[Working]:
    player = scored(topic)
    if player is None or player >= s.players:
        return []
    points = s.sums[player]
    how = say("counting-how", sum=points)
    thing = say("counting-who", seat=who(player))
    return [{"thing": thing, "points": points, "how": how, "heading": "sum"}]
