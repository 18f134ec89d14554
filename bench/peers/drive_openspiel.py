"""Random play of OpenSpiel's card games from Python; steps of chance are counted too."""

import random
from typing import Any

import pyspiel
from timing import report

GAMES = ("kuhn_poker", "leduc_poker", "gin_rummy", "hearts", "euchre", "crazy_eights", "oh_hell")


def play(game: Any) -> int:
    """One game; chance is drawn like an action, the quickest way."""
    state, steps = game.new_initial_state(), 0
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        steps += 1
    return steps


for name in GAMES:
    report(name, play, pyspiel.load_game(name))
