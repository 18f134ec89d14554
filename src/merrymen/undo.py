"""The undo rule, written once.

An action may be taken back while its seat is still the one to move and nothing was rolled, drawn
or revealed by it or since. A live table puts entropy into `rng` before each action, so chance was
used exactly when `rng` is no longer that entropy afterwards.
"""

from __future__ import annotations

from merrymen.match import Match

TRIAL = 1  # the entropy of actions that are only tried


def can_be_taken_back(before: Match, after: Match, entropy: int | None) -> bool:
    """Whether the action between two positions left no trace but the mover's own choice."""
    mover = after.to_move
    return mover is not None and mover == before.to_move and is_silent(before, after, entropy)


def is_silent(before: Match, after: Match, entropy: int | None) -> bool:
    """Whether an action used no chance and revealed nothing to anybody."""
    if used_chance(before, after, entropy):
        return False
    return after.number("reveals") == before.number("reveals")


def used_chance(before: Match, after: Match, entropy: int | None) -> bool:
    """Whether something was rolled or drawn by an action."""
    put_in = before.number("rng") if entropy is None else entropy
    return after.number("rng") != put_in


def final_ones(seen: Match, seat: int) -> list[int]:
    """The mover's actions that could not be taken back, as far as that seat can know.

    Each is tried in a position that looks the same to the seat, so the answer tells no secret.
    """
    before = seen.resampled(seat, TRIAL)
    return [action for action in before.legal() if not _is_open(before, action)]


def _is_open(before: Match, action: int) -> bool:
    after = before.copy()
    after.apply(action, entropy=TRIAL)
    return can_be_taken_back(before, after, TRIAL)
