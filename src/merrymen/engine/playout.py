"""Play games to the end with random or guided choices."""

import numpy as np

from merrymen.engine.chance import draw, mix
from merrymen.engine.compiling import rule
from merrymen.engine.verbs import apply, appraise, legal, setup, to_move


@rule
def best_looking(s, cards, actions, count):
    """The legal action that looks best to a sensible player; ties are broken by chance."""
    best, value, ties = actions[0], appraise(s, cards, actions[0]), 1
    for i in range(1, count):
        looks = appraise(s, cards, actions[i])
        if looks > value:
            best, value, ties = actions[i], looks, 1
        elif looks == value:
            ties += 1
            if draw(s, ties) == 0:
                best = actions[i]
    return best


@rule
def choose(s, cards, actions, count, guided):
    """One action of a playout: the best looking one in `guided` of 256 cases, else any."""
    if count > 1 and guided > 0 and draw(s, 256) < guided:
        return best_looking(s, cards, actions, count)
    return any_of(s, actions, count)


@rule
def any_of(s, actions, count):
    """One of the legal actions by chance; a single one needs none."""
    return actions[0] if count == 1 else actions[draw(s, count)]


@rule
def random_steps(first, end, states, cards, actions):
    """A random step in each of the games from first to end - 1."""
    for i in range(first, end):
        s = states[i]
        count = legal(s, cards, actions)
        apply(s, cards, any_of(s, actions, count))


@rule
def play_out(s, cards, actions, guided):
    """Play a position to its end; return the number of steps."""
    steps = 0
    while to_move(s) >= 0:
        count = legal(s, cards, actions)
        apply(s, cards, choose(s, cards, actions, count, guided))
        steps += 1
    return steps


@rule
def seed_game(s, seed, number):
    """Give game `number` of a run its own random state."""
    s.rng = mix(np.uint64(seed) + mix(np.uint64(number)))


@rule
def play_many(states, blank, cards, players, options, seed, first, actions):
    """Play one random game in each record of an array; return the number of steps.

    `blank` is an array of one empty record, in which every game begins. Game i of the array gets
    the random state of game first + i, so a run can be cut into pieces (threads, machines, GPU)
    without changing a byte of it.
    """
    steps = 0
    for i in range(len(states)):
        states[i] = blank[0]
        s = states[i]
        seed_game(s, seed, first + i)
        setup(s, cards, players, options)
        steps += play_out(s, cards, actions, 0)
    return steps
