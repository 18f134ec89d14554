"""Kings & Creatures: what is hidden.

Taken and shown cards lie open, and the rest of the stacks is one bag of unseen cards that
nobody knows (see `rules.draw_unseen`). So the only secret is the random state.
"""

from merrymen.engine.compiling import rule


@rule
def hide(s, cards, seat):
    """Everybody knows the same: everything but what chance brings."""
    s.rng = 0


@rule
def resample(s, cards, seat):
    """Nothing to fill in: the caller has put in a random state."""
