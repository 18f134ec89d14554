"""A network at work, compiled: whole numbers from the rows to the outputs.

So every machine computes the same. The first layer is a sum of rows; an activation is a whole
number from 0 to TOP with UNIT standing for 1; weights of the other layers have the same unit. The
last dense layer adds what it got. Outputs are in units of UNIT * UNIT.

    first    rows int16[rows, width] and bias int32[width], four times finer than an activation
    second   weights int16[depth, width], bias int32[depth]
    third    weights int16[depth, depth], bias int32[depth], added to its input
    policy   weights int16[actions, depth], bias int32[actions]
    value    weights int16[3 * seats + 1, depth], bias int32[3 * seats + 1]: for every seat, from
             the observer on, how likely it wins (before softmax), its lead, its points; and at last
             how far the game's own advice is trusted
"""

import numpy as np

from merrymen.engine.compiling import rule

UNIT = 256
TOP = 4 * UNIT - 1
FINER = 4  # the unit of the first layer is so much finer
OUTPUT = UNIT * UNIT


@rule
def clipped(value):
    """An activation."""
    return min(max(value, 0), TOP)


@rule
def dense(weights, bias, given, at):
    """One output of a layer. Said to have 32 bits at every step, the sum takes half the time."""
    total = np.int32(bias[at])
    line = weights[at]
    for i in range(len(given)):
        total = np.int32(total + np.int32(np.int32(line[i]) * np.int32(given[i])))
    return np.int64(total)


@rule
def add_rows(first, rows, count, total):
    """Add up rows of the first layer, four at a time: the sum is read and written less often."""
    whole = count // 4 * 4
    for at in range(0, whole, 4):
        one, two = first[rows[at]], first[rows[at + 1]]
        three, four = first[rows[at + 2]], first[rows[at + 3]]
        for i in range(len(total)):
            together = np.int32(one[i]) + np.int32(two[i]) + np.int32(three[i]) + np.int32(four[i])
            total[i] += together
    for at in range(whole, count):
        line = first[rows[at]]
        for i in range(len(total)):
            total[i] += line[i]


@rule
def body(network, rows, count, work):
    """From the rows to the last activations, work[2]."""
    first, first_bias, second, second_bias, third, third_bias = network[:6]
    total, wide, narrow, last = work[0], work[1], work[3], work[2]
    for i in range(len(total)):
        total[i] = first_bias[i]
    add_rows(first, rows, count, total)
    for i in range(len(total)):
        wide[i] = clipped(np.int64(total[i]) // FINER)
    for i in range(len(narrow)):
        narrow[i] = clipped(dense(second, second_bias, wide, i) // UNIT)
    for i in range(len(last)):
        last[i] = clipped(dense(third, third_bias, narrow, i) // UNIT + np.int64(narrow[i]))


@rule
def wishes(network, work, trust, actions, count, out):
    """How much each of the legal actions is wished for; out holds the advice about them."""
    for i in range(count):
        out[i] = dense(network[6], network[7], work[2], actions[i]) + trust * out[i] // UNIT


@rule
def outlook(network, work, out):
    """All outputs of the value head."""
    for i in range(len(out)):
        out[i] = dense(network[8], network[9], work[2], i)
