"""Sherwood Forest: writing the list of legal actions.

Lists are written without asking about every entry where that is possible: what lies in the array
beyond the count means nothing, so an entry may be written first and counted only where it is legal.
A processor foresees few of these questions, and each one that it does not costs more than an entry.
"""

import numpy as np

from merrymen.engine.compiling import rule
from merrymen.games.sherwood_forest.state import NO_CARD, SLOTS

AT_ONCE = 8  # entries of a long range; every array has room for so many beyond the longest list


@rule
def put_if(is_legal, out, count, action):
    """Write an action that counts only if it is legal; return the new count."""
    out[count] = action
    return count + 1 if is_legal else count


@rule
def put_range(out, count, first, low, high):
    """Write the actions first + low to first + high; return the new count."""
    for number in range(low, high + 1):
        out[count] = first + number
        count += 1
    return count


@rule
def put_long_range(out, count, first, low, high):
    """The same for many actions: eight at once, of which those beyond the last do not count."""
    length, done = high + 1 - low, 0
    while done < length:
        for more in range(AT_ONCE):
            out[np.uint64(count + done + more)] = first + low + done + more
        done += AT_ONCE
    return count + max(0, length)


@rule
def put_slots(s, out, count, first):
    """Write an action for every travel card laid out."""
    for slot in range(SLOTS):
        count = put_if(s.slot_state[slot] != NO_CARD, out, count, first + slot)
    return count
