"""The game's own advice as a network hears it, compiled: in whole numbers, below the best.

Advice looks one step ahead, at points that are hard to see in a list of rows. How much a network
trusts it is one of its outputs, so it may follow it, think further, or leave it.
"""

import math

import numpy as np

from merrymen.engine.compiling import rule
from merrymen.engine.verbs import counsel
from merrymen.learning.inference import UNIT

POINT = UNIT // 4  # what advice calls a point: an activation of 1 is four of them
LEAST = -4 * UNIT  # sixteen points below the best or more: as good as none
MOST = 1 << 14


@rule
def looks(s, cards, action):
    """What an action promises to a sensible player, as a whole number."""
    return min(max(np.int64(math.floor(POINT * counsel(s, cards, action))), -MOST), MOST)


@rule
def advise(s, cards, actions, count, out):
    """How far each of the legal actions looks below the best; s is what their player sees."""
    best = -MOST
    for i in range(count):
        out[i] = looks(s, cards, actions[i])
        best = max(best, out[i])
    for i in range(count):
        out[i] = max(out[i] - best, LEAST)
