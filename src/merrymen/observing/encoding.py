"""A hidden record as numbers for a learner, compiled: the same source for the CPU and the GPU."""

import numpy as np

from merrymen.engine.compiling import rule
from merrymen.engine.verbs import hide

# How a value becomes columns of features.
SCALED, ONE_HOT, BITS = range(3)
# The columns of a plan: one row for each run of like numbers in the record (see `plan`).
OFFSET, WIDTH, COUNT, KIND, LOW, FIRST, SIZE, SEAT, STRIDE, POINTS = range(10)
NO_SEAT = -1


@rule
def wide(raw, at, width):
    """A number of several bytes, little-endian: the last one carries the sign."""
    value = np.int64(raw[at + width - 1])
    for byte in range(width - 2, -1, -1):
        value = value * 256 + (np.int64(raw[at + byte]) & 255)
    return value


@rule
def place_of(at, seat, stride, me, players):
    """Where a seat's numbers begin once the table is turned; `at` where nothing turns."""
    if seat < 0 or seat >= players:
        return at
    turned = me if me + seat < players else me - players
    return at + turned * stride


@rule
def value_of(raw, place, width, points, me, players):
    """A number of the record; one that points at a seat is turned with the table."""
    value = np.int64(raw[place]) if width == 1 else wide(raw, place, width)
    if not points or value < 0 or value >= players:
        return value
    return value - me if value >= me else value - me + players


@rule
def encode(raw, plan, scales, me, players, i, features):
    """Write a record's numbers into row i of the features, which is clear before.

    `me` is the seat that counts as seat 0 where the plan says that seats turn.
    """
    for run in range(len(plan)):
        width, seat = plan[run, WIDTH], plan[run, SEAT]
        at = place_of(plan[run, OFFSET], seat, plan[run, STRIDE], me, players)
        kind, low, first = plan[run, KIND], plan[run, LOW], plan[run, FIRST]
        size, points, scale = plan[run, SIZE], plan[run, POINTS], scales[run]
        for number in range(plan[run, COUNT]):
            value = value_of(raw, at + number * width, width, points, me, players)
            column = first + number * size
            if kind == ONE_HOT:
                features[i, column + value - low] = 1.0
            elif kind == BITS:
                for member in range(size):
                    features[i, column + member] = np.float32((value >> member) & 1)
            else:
                features[i, column] = np.float32(value - low) * scale


@rule
def look(words, i, cards, seat, seen, seen_words, at):
    """Copy record i into record `at` of another array, as a seat may see it."""
    size = len(seen_words) // len(seen)
    for word in range(size):
        seen_words[at * size + word] = words[i * size + word]
    hide(seen[at], cards, seat)


@rule
def observe_one(i, words, cards, plan, scales, own, seat, seen, raw, features):
    """The features of game i, as a seat may see it.

    `own` is the first of the columns that say which seat that is.
    """
    copies, copied_words = seen
    look(words, i, cards, seat, copies, copied_words, 0)
    for column in range(features.shape[1]):
        features[i, column] = 0.0
    encode(raw, plan, scales, max(0, seat), copies[0].players, i, features)
    if seat >= 0:
        features[i, own + seat] = 1.0


@rule
def observe_in(words, cards, plan, scales, own, seat, seen, raw, features):
    """The features of a single position, from ordinary Python (see `engine.calls`)."""
    observe_one(0, words, cards[0], plan, scales, own, seat, seen, raw, features)
