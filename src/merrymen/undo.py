"""The undo rule, written once.

An action may be taken back while its seat is still the one to move and nothing was rolled, drawn
or revealed by it or since. A live table puts fresh entropy into `rng` before each action, so chance
was used exactly when `rng` is no longer that entropy afterwards.
"""

from __future__ import annotations

import numpy as np

from merrymen.match import Match

TRIAL = 1  # entropy of actions that are only tried


def can_be_taken_back(before: Match, after: Match, entropy: int | None) -> bool:
    """Whether the action between two positions left no trace but the mover's own choice."""
    mover = after.to_move
    return mover is not None and mover == before.to_move and is_silent(before, after, entropy)


def is_silent(before: Match, after: Match, entropy: int | None) -> bool:
    """Whether an action used no chance and revealed nothing to anybody."""
    put_in = int(before.record[0]["rng"]) if entropy is None else entropy
    used_chance = int(after.record[0]["rng"]) != put_in
    return not used_chance and bool(after.record[0]["reveals"] == before.record[0]["reveals"])


def are_final(seen: Match, seat: int, actions: list[int]) -> list[bool]:
    """Of the mover's actions, which could not be taken back, as far as that seat can know.

    Each is tried in one position that looks the same to the seat, so the answer tells no secret.
    """
    before = seen.resampled(seat, TRIAL)
    return [not can_be_taken_back(before, _tried(before, action), TRIAL) for action in actions]


def _tried(before: Match, action: int) -> Match:
    after = before.copy()
    after.record["rng"][0] = np.uint64(TRIAL)
    after.game.verbs.apply(after.position, after.edition.cards, action)
    return after
