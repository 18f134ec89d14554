"""Castle Combo: what is hidden.

Rows, discards, tableaus, gold and keys lie open. Everybody saw a card before it was placed face
down, and which card of a deck comes next is decided when it is drawn. So the only secret is the
random state.
"""

from merrymen.engine.compiling import rule


@rule
def hide(s, cards, seat):
    """Everybody knows the same: everything but what chance brings."""
    s.rng = 0


@rule
def resample(s, cards, seat):
    """Nothing to fill in: the caller has put in a random state."""
