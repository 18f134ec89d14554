"""The undo rule, written once.

An action may be taken back while its seat is still the one to move and nothing was rolled, drawn
or revealed by it or since. A live table puts fresh entropy into `rng` before each action, so chance
was used exactly when `rng` is no longer that entropy afterwards.
"""

from __future__ import annotations

from merrymen.match import Match


def can_be_taken_back(before: Match, after: Match, entropy: int | None) -> bool:
    """Whether the action between two positions left no trace but the mover's own choice."""
    return (
        after.to_move is not None
        and after.to_move == before.to_move
        and not drew(before, after, entropy)
        and int(after.record[0]["reveals"]) == int(before.record[0]["reveals"])
    )


def drew(before: Match, after: Match, entropy: int | None) -> bool:
    """Whether the action used chance."""
    put_in = int(before.record[0]["rng"]) if entropy is None else entropy
    return int(after.record[0]["rng"]) != put_in
