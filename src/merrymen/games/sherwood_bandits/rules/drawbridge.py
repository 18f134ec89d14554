"""Sherwood Bandits: the dice on the drawbridge, a column for each gang."""

from merrymen.engine.compiling import rule
from merrymen.games.sherwood_bandits.state import SECTIONS, SPACES, TUCK_STEP


@rule
def begin_sheriff_phase(s):
    """SB-H1: the counting dice go to the drawbridge, unchanged; all X marks go.

    What was rolled stays written at the attack spaces until the round ends, to be told and shown.
    """
    for section in range(SECTIONS):
        for space in range(SPACES):
            for guest in range(2):
                value = s.die[section, space, guest]
                if value > 0 and space < s.counting[section]:
                    s.drawbridge[s.bandit[section, space, guest], value - 1] += 1
                s.crossed[section, space, guest] = 0
    s.phase, s.asked = TUCK_STEP, 0


@rule
def column_dice(s, gang):
    """How many dice are in a gang's column."""
    count = 0
    for value in range(6):
        count += s.drawbridge[gang, value]
    return count


@rule
def column_sum(s, gang):
    """SB-H5: what they show together."""
    total = 0
    for value in range(6):
        total += s.drawbridge[gang, value] * (value + 1)
    return total


@rule
def column_values(s, gang):
    """How many different values a column shows."""
    count = 0
    for value in range(6):
        count += 1 if s.drawbridge[gang, value] > 0 else 0
    return count


@rule
def remove_lowest(s, gang):
    """SB-H4: the lowest die of a column goes."""
    value = 0
    while s.drawbridge[gang, value] == 0:
        value += 1
    s.drawbridge[gang, value] -= 1
