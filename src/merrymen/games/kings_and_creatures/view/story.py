"""Kings & Creatures: what happened, in words."""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.games.kings_and_creatures.view.cards import objects
from merrymen.games.kings_and_creatures.view.words import leaves
from merrymen.messages import Message, say, who


def story(
    before: Any, action: int | None, after: Any, edition: Edition, seat: int | None
) -> list[Message]:
    """KC-R3 to KC-R5, KC-H1: who took what, who left, what the heroes brought."""
    assert action is not None, "every take is seen by everybody"
    mover = before.seat
    told = [say("kc-took", seat=who(mover), card=objects(edition)[action])]
    if leaves(before, action):
        told.append(say("kc-left", seat=who(mover)))
    if after.seat < 0 or after.round_number > before.round_number:
        told.append(say("kc-round-ends", round=before.round_number))
        for other in range(before.players):
            glory = after.hero_glory[other] - before.hero_glory[other]
            if glory:
                told.append(say("kc-hero-glory", seat=who(other), glory=glory))
    return told


def secret(s: Any, edition: Edition, action: int, seat: int | None) -> bool:
    """Nothing that is done is hidden from anybody."""
    return False
