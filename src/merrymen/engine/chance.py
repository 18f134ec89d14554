"""Chance: splitmix64, a counter and a mixing function, kept in the position itself."""

import numpy as np

from merrymen.engine.compiling import rule

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
FIRST = np.uint64(0xBF58476D1CE4E5B9)
SECOND = np.uint64(0x94D049BB133111EB)
S30, S27, S31, S32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)


@rule
def mix(x):
    """Scatter 64 bits so that neighbouring counters look unrelated."""
    x = np.uint64(x)
    x = (x ^ (x >> S30)) * FIRST
    x = (x ^ (x >> S27)) * SECOND
    return x ^ (x >> S31)


@rule
def draw(s, count):
    """A random number from 0 to count - 1."""
    s.rng = np.uint64(s.rng) + GOLDEN
    high = mix(s.rng) >> S32
    return np.int64((high * np.uint64(count)) >> S32)


@rule
def roll(s):
    """One die."""
    return 1 + draw(s, 6)


@rule
def take_one(s, bag, size):
    """Take a random element out of the first `size` elements of a bag; the caller counts down.

    A shuffled deck is a bag: which card comes is decided when it is drawn. The last element
    fills the gap, so the order of a bag says nothing.
    """
    at = draw(s, size)
    taken = bag[at]
    bag[at] = bag[size - 1]
    return taken


@rule
def reveal(s):
    """Note that a secret became known to somebody: nobody takes an action back across this."""
    s.reveals = s.reveals + 1
