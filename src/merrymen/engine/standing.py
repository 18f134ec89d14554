"""Who is ahead: counting and comparing that several games share."""

from merrymen.engine.compiling import rule


@rule
def total(sheet, seat):
    """All headings of one seat together."""
    points = 0
    for heading in range(sheet.shape[1]):
        points += sheet[seat, heading]
    return points


@rule
def mark_best(standing, players):
    """Turn each seat's standing into 1 for the highest and 0 for the rest; count the highest."""
    best = standing[0]
    for seat in range(1, players):
        best = max(best, standing[seat])
    count = 0
    for seat in range(players):
        standing[seat] = 1 if standing[seat] == best else 0
        count += standing[seat]
    return count


@rule
def count_bits(mask):
    """How many things are in a set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
