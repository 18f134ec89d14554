"""Sherwood Forest: where glory came from, and what a group's strength is made of."""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.games.sherwood_forest.state import HEADINGS, HIDEOUTS
from merrymen.games.sherwood_forest.view.raid import members_at
from merrymen.games.sherwood_forest.view.words import strengths
from merrymen.messages import say, who
from merrymen.shapes import Working, numbered, scored


def workings(s: Any, edition: Edition, seat: int | None, topic: str) -> list[Working]:
    """A seat's glory, or the strength of those who lie in a hideout."""
    player = scored(topic)
    if player is not None and player < s.players:
        return _glory(s, player)
    hideout = numbered(topic, "hideout")
    if hideout is not None and hideout < HIDEOUTS:
        return _strength(s, hideout)
    return []


def _glory(s: Any, seat: int) -> list[Working]:
    """SF-E3: the glory track, by where the glory came from."""
    return [
        {
            "thing": say(f"heading-sherwood_forest-{heading.replace(' ', '-')}"),
            "points": s.glory[seat, number],
            "how": say(f"sf-how-{heading.replace(' ', '-')}"),
            "heading": heading,
        }
        for number, heading in enumerate(HEADINGS)
        if s.glory[seat, number]
    ]


def _strength(s: Any, hideout: int) -> list[Working]:
    """SF-R3: robbers, and cards that are pledged; what hands may add nobody knows."""
    found: list[Working] = []
    for seat, robbers in members_at(s, hideout).items():
        pledged = sum(strengths(s.pledged[hideout, seat]))
        how = say("sf-how-strength", robbers=robbers, pledged=pledged)
        thing = say("sf-how-member", seat=who(seat))
        found.append({"thing": thing, "points": robbers + pledged, "how": how})
    return found
