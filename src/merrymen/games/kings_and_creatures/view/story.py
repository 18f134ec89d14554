"""Kings & Creatures: what happened, in words."""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.games.kings_and_creatures.state import CARDS_PER_ROUND
from merrymen.games.kings_and_creatures.view.cards import objects
from merrymen.messages import Message, say, who

FIELDS = ("players", "seat", "visible_card", "taken", "round_number", "hero_glory")


def story(
    before: Any, action: int | None, after: Any, edition: Edition, seat: int | None
) -> list[Message]:
    """KC-R3 to KC-R5, KC-H1: who took what, who left, what the heroes brought."""
    assert action is not None, "every take is seen by everybody"
    told: list[Message] = after.shared(_told, before, action, edition)
    return told


def _told(after: Any, before: Any, action: int, edition: Edition) -> list[Message]:
    """The same for everybody."""
    players, mover, visible, taken, round_number, glory = before.fields(*FIELDS)
    _, next_mover, *_, next_round, glory_after = after.fields(*FIELDS)
    told = [say("kc-took", seat=who(mover), card=objects(edition)[action])]
    if action < visible[mover] or taken[mover] == CARDS_PER_ROUND - 1:
        told.append(say("kc-left", seat=who(mover)))
    if next_mover < 0 or next_round > round_number:
        told.append(say("kc-round-ends", round=round_number))
        for other in range(players):
            gained = glory_after[other] - glory[other]
            if gained:
                told.append(say("kc-hero-glory", seat=who(other), glory=gained))
    return told


def secret(s: Any, edition: Edition, action: int, seat: int | None) -> bool:
    """Nothing that is done is hidden from anybody."""
    return False
