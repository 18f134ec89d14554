"""The verbs as ordinary Python calls them: over an array that holds one position.

Numba needs several microseconds to take a single record over from Python, and a tenth of that to
take over an array. A live table crosses this border many times for every action.
"""

from merrymen.engine.compiling import rule
from merrymen.engine.playout import seed_game
from merrymen.engine.verbs import apply, hide, legal, resample, score, setup, to_move, winners


@rule
def begin_in(states, cards, seed, players, options):
    """Lay out a new game in an empty record."""
    seed_game(states[0], seed, 0)
    setup(states[0], cards[0], players, options)


@rule
def resample_in(states, cards, seed, seat):
    """Fill in anew what that seat does not know (-1: a spectator)."""
    seed_game(states[0], seed, 1)
    resample(states[0], cards[0], seat)


@rule
def to_move_in(states):
    """Who decides now; -1 when the game is over."""
    return to_move(states[0])


@rule
def legal_in(states, cards, out):
    """Write the mover's legal actions into out; return how many there are."""
    return legal(states[0], cards[0], out)


@rule
def advance_in(states, cards, action, out):
    """Carry out one legal action, and list the next ones: who decides now, and how many there are.

    One crossing of the border instead of three: whoever drives a game from Python does little else.
    """
    s = states[0]
    apply(s, cards[0], action)
    mover = to_move(s)
    return mover, legal(s, cards[0], out) if mover >= 0 else 0


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
