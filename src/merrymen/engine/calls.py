"""The verbs as ordinary Python calls them: over an array that holds one position.

Numba needs several microseconds to take a single record over from Python, and a tenth of that to
take over an array. A live table crosses this border many times for every action.
"""

from merrymen.engine.compiling import rule
from merrymen.engine.verbs import apply, hide, legal, score, to_move, winners


@rule
def to_move_in(states):
    """Who decides now; -1 when the game is over."""
    return to_move(states[0])


@rule
def legal_in(states, cards, out):
    """Write the mover's legal actions into out; return how many there are."""
    return legal(states[0], cards[0], out)


@rule
def apply_in(states, cards, action):
    """Carry out one legal action."""
    apply(states[0], cards[0], action)


@rule
def hide_in(states, cards, seat):
    """Erase what that seat may not know (-1: a spectator)."""
    hide(states[0], cards[0], seat)


@rule
def score_in(states, cards, sheet):
    """Points so far: sheet[seat, heading]."""
    score(states[0], cards[0], sheet)


@rule
def winners_in(states, cards, sheet, out):
    """out[seat] = 1 for each winner by that sheet, 0 for others."""
    winners(states[0], cards[0], sheet, out)
