"""The advice about every legal action of a position."""

from __future__ import annotations

import numpy as np

from merrymen.learning.advice import advise
from merrymen.match import Match


def advice_about(hidden: Match) -> dict[int, int]:
    """By action, in the order of the legal list."""
    actions = np.array(hidden.legal(), np.int32)
    out = np.zeros(len(actions), np.int64)
    advise(hidden.copy().position, hidden.edition.cards, actions, len(actions), out)
    return dict(zip(actions.tolist(), out.tolist(), strict=True))
