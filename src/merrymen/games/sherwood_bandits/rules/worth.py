"""Sherwood Bandits: what tiles and columns of the drawbridge promise, in victory points."""

from merrymen.engine.compiling import rule
from merrymen.games.sherwood_bandits.rules.scoring import COLOUR_COUNT, holding
from merrymen.games.sherwood_bandits.state import (
    BRACELET,
    COIN,
    HIGH_COLUMN,
    KINDS,
    LOW_COLUMN,
    RING,
    ROUNDS,
)

A_TILE = 1.3  # what a tile brings in the end, one with another
A_COIN = 0.5
JAIL_COST = 0.8


@rule
def tile_worth(s, seat, kind):
    """SB-F2: what one more tile of a kind adds to a gang's sets, or promises to."""
    if kind >= COIN:
        return A_COIN
    item, colour = kind // COLOUR_COUNT, kind % COLOUR_COUNT
    rings = holding(s, seat, colour)
    bracelets = holding(s, seat, COLOUR_COUNT + colour)
    necklaces = holding(s, seat, 2 * COLOUR_COUNT + colour)
    if item == RING:
        in_hand = rings % 3
        return 4.5 if in_hand == 2 else 2.2 if in_hand == 1 else 1.1 + 0.4 * necklaces
    if item == BRACELET:
        return 2.7 if bracelets % 2 == 1 else 1.2 + 0.4 * necklaces
    return 1.6 + 0.5 * min(1, rings) + 0.5 * min(1, bracelets)


@rule
def held_worth(s, seat, kind):
    """What the tile adds that the gang has already."""
    s.loot[seat, kind] -= 1
    worth = tile_worth(s, seat, kind)
    s.loot[seat, kind] += 1
    return worth


@rule
def cheapest(s, seat):
    """The least that a tile of this round's loot is worth to its owner."""
    least = 9.0
    for kind in range(KINDS):
        if s.loot[seat, kind] > 0:
            least = min(least, held_worth(s, seat, kind))
    return least


@rule
def column_promise(s, total):
    """SB-H5: what a column's sum brings or costs."""
    if total < LOW_COLUMN:
        return A_TILE
    if total <= HIGH_COLUMN:
        return 0.0
    return -1.0 if s.round_number == ROUNDS else -JAIL_COST


@rule
def lowest_dice(s, count):
    """SB-H4: what the lowest dice of the mover's column show together."""
    total = 0
    for value in range(6):
        taken = min(count, s.drawbridge[s.seat, value])
        total += taken * (value + 1)
        count -= taken
    return total
