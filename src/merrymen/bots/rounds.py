"""Sherwood Forest: play the round under way to its end, compiled."""

from merrymen.engine.compiling import rule
from merrymen.engine.playout import best_looking
from merrymen.engine.verbs import apply, legal, to_move


@rule
def play_round(s, cards, actions, number):
    """Everybody follows the game's advice until that round is over; who moves then, if anybody."""
    while to_move(s) >= 0 and s.round_number == number:
        count = legal(s, cards, actions)
        apply(s, cards, best_looking(s, cards, actions, count))
    return to_move(s)
