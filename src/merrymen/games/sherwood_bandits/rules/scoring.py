"""Sherwood Bandits: majorities, sets and the winner."""

from merrymen.engine.chance import draw, reveal
from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.engine.standing import total
from merrymen.games.sherwood_bandits.rules.table import gang_count
from merrymen.games.sherwood_bandits.state import (
    BRACELET,
    BRACELET_PAIRS,
    COIN,
    COINS,
    HEADINGS,
    MAJORITIES,
    NECKLACE,
    NECKLACES,
    OVER,
    RING,
    RING_SETS,
    TOKEN,
    TRACK,
    TRIOS,
    WILL,
)

HEADING_COUNT = len(HEADINGS)
COLOUR_COUNT = 4
# SB-F1, SB-F2
MAJORITY, SHARED_MAJORITY = 2, 1
RINGS_OF_A_SET, RING_SET = 3, 6
BRACELETS_OF_A_PAIR, BRACELET_PAIR = 2, 3
TRIO = 4
COINS_OF_A_POINT = 3


@rule
def holding(s, gang, kind):
    """What a gang has of a kind, in the chest and as this round's loot."""
    return s.chest[gang, kind] + s.loot[gang, kind]


@rule
def pieces(s, gang, item, colour):
    """Rings, bracelets or necklaces of one colour."""
    return holding(s, gang, item * COLOUR_COUNT + colour)


@rule
def tile_count(s, gang):
    """SB-F3: all tiles of a gang, coin tokens included."""
    tokens = holding(s, gang, TOKEN)
    return s.chest_size[gang] + s.loot_size[gang] + tokens


@rule
def majority_points(s, gang, item):
    """SB-F1: 2 for the most of an item, 1 each for a tie, nothing for none at all."""
    most, ties, own = 0, 0, 0
    for other in range(gang_count(s)):
        count = 0
        for colour in range(COLOUR_COUNT):
            count += pieces(s, other, item, colour)
        if other == gang:
            own = count
        if count > most:
            most, ties = count, 1
        elif count == most:
            ties += 1
    if own < most or most == 0:
        return 0
    return MAJORITY if ties == 1 else SHARED_MAJORITY


@rule
def most_trios(s, gang, colour):
    """How many trios one colour could give."""
    rings, bracelets = pieces(s, gang, RING, colour), pieces(s, gang, BRACELET, colour)
    return min(rings, bracelets, pieces(s, gang, NECKLACE, colour))


@rule
def ring_sets(s, gang, colour, trios):
    """SB-F2: sets of three rings, of those that no trio uses."""
    return (pieces(s, gang, RING, colour) - trios) // RINGS_OF_A_SET


@rule
def bracelet_pairs(s, gang, colour, trios):
    """SB-F2: pairs of bracelets, of those that no trio uses."""
    return (pieces(s, gang, BRACELET, colour) - trios) // BRACELETS_OF_A_PAIR


@rule
def single_necklaces(s, gang, colour, trios):
    """SB-F2: necklaces that count by themselves."""
    return pieces(s, gang, NECKLACE, colour) - trios


@rule
def left_over(s, gang, colour, trios):
    """SB-F2: rings and bracelets that count as coins."""
    rings = (pieces(s, gang, RING, colour) - trios) % RINGS_OF_A_SET
    return rings + (pieces(s, gang, BRACELET, colour) - trios) % BRACELETS_OF_A_PAIR


@rule
def trios_in(s, gang, plan, colour):
    """How many trios of a colour a plan makes: its digit in a number of mixed bases."""
    for before in range(colour):
        plan //= most_trios(s, gang, before) + 1
    return plan % (most_trios(s, gang, colour) + 1)


@rule
def plan_coins(s, gang, plan):
    """SB-F2: coins, and all that counts as one under a plan."""
    coins = holding(s, gang, COIN) + holding(s, gang, TOKEN)
    for colour in range(COLOUR_COUNT):
        coins += left_over(s, gang, colour, trios_in(s, gang, plan, colour))
    return coins


@rule
def plan_points(s, gang, plan):
    """SB-F2: what the tiles bring under a plan."""
    points = plan_coins(s, gang, plan) // COINS_OF_A_POINT
    for colour in range(COLOUR_COUNT):
        trios = trios_in(s, gang, plan, colour)
        points += TRIO * trios
        points += RING_SET * ring_sets(s, gang, colour, trios)
        points += BRACELET_PAIR * bracelet_pairs(s, gang, colour, trios)
        points += single_necklaces(s, gang, colour, trios)
    return points


@rule
def best_plan(s, gang):
    """SB-F2: the plan with the highest total.

    Once the trios are chosen the rest is clear: three rings or two bracelets always bring more
    as a set than as coins. So a plan is the number of trios in each colour.
    """
    plans = 1
    for colour in range(COLOUR_COUNT):
        plans *= most_trios(s, gang, colour) + 1
    best, points = 0, plan_points(s, gang, 0)
    for plan in range(1, plans):
        value = plan_points(s, gang, plan)
        if value > points:
            best, points = plan, value
    return best


@rule
def final_points(s, gang):
    """SB-F1, SB-F2, SB-V7: everything together, for Will Scarlet too."""
    points = s.victory_points[gang] + plan_points(s, gang, best_plan(s, gang))
    for item in range(3):
        points += majority_points(s, gang, item)
    return points


@rule
def score(s, cards, sheet):
    """SB-F1, SB-F2: every player's points under their headings."""
    for seat in range(s.players):
        for heading in range(HEADING_COUNT):
            sheet[seat, heading] = 0
        sheet[seat, TRACK] = s.victory_points[seat]
        for item in range(3):
            sheet[seat, MAJORITIES] += majority_points(s, seat, item)
        plan = best_plan(s, seat)
        sheet[seat, COINS] = plan_coins(s, seat, plan) // COINS_OF_A_POINT
        for colour in range(COLOUR_COUNT):
            trios = trios_in(s, seat, plan, colour)
            sheet[seat, TRIOS] += TRIO * trios
            sheet[seat, RING_SETS] += RING_SET * ring_sets(s, seat, colour, trios)
            sheet[seat, BRACELET_PAIRS] += BRACELET_PAIR * bracelet_pairs(s, seat, colour, trios)
            sheet[seat, NECKLACES] += single_necklaces(s, seat, colour, trios)


@rule
def winners(s, cards, sheet, out):
    """SB-F3, SB-V7: most points, then fewest tiles, then the roll; nobody if Will has more."""
    best, count = NONE, 0
    for seat in range(s.players):
        out[seat] = 0
        if best == NONE or goes_before(s, total(sheet, seat), seat, total(sheet, best), best):
            best = seat
    if s.players == 2 and final_points(s, WILL) > total(sheet, best):
        return 0
    if s.lot != NONE:
        out[s.lot] = 1
        return 1
    for seat in range(s.players):
        if not goes_before(s, total(sheet, best), best, total(sheet, seat), seat):
            out[seat] = 1
            count += 1
    return count


@rule
def goes_before(s, points, seat, other_points, other):
    """SB-F3: more points, or as many with fewer tiles."""
    if points != other_points:
        return points > other_points
    return tile_count(s, seat) < tile_count(s, other)


@rule
def end_game(s):
    """SB-F1, SB-F3: the chests are opened; a tie in points and tiles is rolled for."""
    reveal(s)
    best, ties = 0, 1
    for seat in range(1, s.players):
        if goes_before(s, final_points(s, seat), seat, final_points(s, best), best):
            best, ties = seat, 1
        elif not goes_before(s, final_points(s, best), best, final_points(s, seat), seat):
            ties += 1
            if draw(s, ties) == 0:
                s.lot = seat
            elif ties == 2:
                s.lot = best
    if ties == 1:
        s.lot = NONE
    s.phase, s.seat = OVER, NONE
