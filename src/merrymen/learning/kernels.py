"""Which rows of a network's first layer a position switches on, compiled.

A position is a short list of rows (see `rows`), so that the first layer is a sum of them.
"""

import numpy as np

from merrymen.engine.compiling import rule
from merrymen.engine.standing import total
from merrymen.engine.verbs import score
from merrymen.observing.encoding import look, wide

# How a value switches on rows: one row for each value but the lowest; two digits, a row for each;
# a row for each member of a set.
ONE, DIGITS, MEMBERS = range(3)
# The columns of a plan: one line for each place in the record.
WIDTH, KIND, LOW, FIRST, SIZE, SEATS = range(6)
BASE = 8  # of the two digits

# Points so far, as two digits: what lies outside is read as the nearest of these.
LOWEST, HIGHEST = -64, 191
POINT_ROWS = (HIGHEST - LOWEST) // BASE + 1 + BASE


@rule
def digits(value, first, high_digits, out, count):
    """Two rows for a number: its eights, and what is left over."""
    out[count] = first + value // BASE
    out[count + 1] = first + high_digits + value % BASE
    return count + 2


@rule
def record_rows(raw, plan, offsets, me, players, out):
    """Write the rows of a hidden record into out; return how many there are."""
    count = 0
    for place in range(len(plan)):
        at, width = offsets[place], plan[place, WIDTH]
        value = np.int64(raw[at]) if width == 1 else wide(raw, at, width)
        low, first = plan[place, LOW], plan[place, FIRST]
        if value == low:
            continue
        turns, kind = plan[place, SEATS], plan[place, KIND]
        if kind == ONE:
            if turns and 0 <= value < players:
                value = (value - me + players) % players
            out[count] = first + value - low - 1
            count += 1
        elif kind == DIGITS:
            count = digits(value - low, first, plan[place, SIZE] - BASE, out, count)
        else:
            for member in range(plan[place, SIZE]):
                if (value >> member) & 1:
                    shown = member
                    if turns and member < players:
                        shown = (member - me + players) % players
                    out[count] = first + shown
                    count += 1
    return count


@rule
def point_rows(sheet, me, players, first, out, count):
    """The rows of every seat's points so far: under each heading, then all together."""
    for place in range(players):
        seat = (me + place) % players
        for heading in range(sheet.shape[1] + 1):
            if heading < sheet.shape[1]:
                points = np.int64(sheet[seat, heading])
            else:
                points = np.int64(total(sheet, seat))
            if points != 0:
                value = min(max(points, LOWEST), HIGHEST) - LOWEST
                at = first + (place * (sheet.shape[1] + 1) + heading) * POINT_ROWS
                count = digits(value, at, POINT_ROWS - BASE, out, count)
    return count


@rule
def rows_of(s, raw, cards, seat, reader, sheet, out):
    """All rows of a record that was hidden for that seat (-1: a spectator); return their number.

    `raw` are the bytes of the same record.
    """
    plan, offsets, first_view, points, observer = reader
    players, me = np.int64(s.players), max(0, seat)
    view = first_view[players] + me
    count = record_rows(raw, plan, offsets[view], me, players, out)
    score(s, cards, sheet)
    count = point_rows(sheet, me, players, points, out, count)
    if seat >= 0:
        out[count] = observer + seat
        count += 1
    return count


@rule
def rows_range(first, end, words, cards, seats, seen, raw, reader, sheet, work, out, counts):
    """The rows of each of the games from first to end - 1, as its seat may see it.

    They fill out[i] from the left; the rest of the line is -1.
    """
    copies, copied_words = seen
    for i in range(first, end):
        look(words, i, cards, seats[i], copies, copied_words, 0)
        count = rows_of(copies[0], raw, cards, seats[i], reader, sheet, work)
        counts[i] = count
        for at in range(out.shape[1]):
            out[i, at] = work[at] if at < count else -1
