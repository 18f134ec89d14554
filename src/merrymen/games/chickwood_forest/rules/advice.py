"""Chickwood Forest: how good a choice looks, for the greedy bot and for guided playouts."""

from merrymen.engine.compiling import rule
from merrymen.games.chickwood_forest.rules.alms import are_adjacent, has_free_space
from merrymen.games.chickwood_forest.rules.dealing import castle_count
from merrymen.games.chickwood_forest.rules.raiding import is_raided, unknown_cards
from merrymen.games.chickwood_forest.rules.scoring import castle_glory, loot_glory, village_glory
from merrymen.games.chickwood_forest.rules.scouting import plays_face_down
from merrymen.games.chickwood_forest.rules.worth import UNSEEN_WORTH, row_worth, worth
from merrymen.games.chickwood_forest.state import (
    ALMS,
    BEARD,
    CELLS,
    DO_ALMS,
    DO_BEARD,
    DO_CUBE,
    DO_GIVE,
    DO_LOCK,
    DO_PICK,
    DO_PLACE,
    DO_RAID,
    DO_SPY,
    DO_TAKE,
    FIRST_CUBE,
    GIVE,
    LOCK,
    PASS,
    PICK,
    PLACE,
    RAID,
    SECOND_CUBE,
    SPACES,
    SPY,
    TREASURES,
)

TEMPO = 0.25  # glory that one place earlier in the turn order is worth
KEY_WORTH = 4.0  # what the key must bring to be used
SPITE = 0.5  # how much glory lost by the others counts as won
LURE = 0.05  # how much a castle that draws the others matters for what is laid there


@rule
def appraise(s, cards, action):
    """How much glory an action seems to bring."""
    phase = s.phase
    if phase == PICK:
        return pick_promise(s, cards, action - DO_PICK)
    if phase == PLACE:
        return place_promise(s, action - DO_PLACE)
    if phase == RAID:
        return raid_promise(s, s.seat, action - DO_RAID)
    if phase == ALMS:
        return alms_promise(s, cards, action - DO_ALMS)
    if phase == LOCK:
        return key_promise(s) if action == DO_LOCK else KEY_WORTH
    if action == PASS:
        return pass_promise(s)
    if phase == SPY:
        return float(unknown_cards(s, action - DO_SPY, s.seat))
    return promise_at_the_end(s, cards, action)


@rule
def raid_promise(s, seat, castle):
    """The loot, the castle itself, and the place in the next round's order."""
    return row_worth(s, seat, castle) + (1.0 - TEMPO) * castle


@rule
def pick_promise(s, cards, kind):
    """Face down go the cards worth hiding, good and bad; face up the dull ones."""
    unlike = abs(worth(s, s.seat, kind) - UNSEEN_WORTH)
    return unlike if plays_face_down(s, cards, s.seat) else -unlike


@rule
def place_promise(s, castle):
    """A good card goes to the castle one hopes to raid, a bad one to where the others go."""
    seat = s.seat
    gain = worth(s, seat, s.picked)
    if castle == hoped_for(s, seat):
        return gain
    lure = LURE * (row_worth(s, seat, castle) + castle)
    return -SPITE * gain - lure if gain > 0.0 else -SPITE * gain + lure


@rule
def hoped_for(s, seat):
    """The castle that promises the seat most once those before it have taken theirs."""
    gone = 0
    for other in range(s.players):
        if s.castle[other] < s.castle[seat]:
            gone |= 1 << best_castle(s, other, gone)
    return best_castle(s, seat, gone)


@rule
def best_castle(s, seat, gone):
    """The most promising castle for a seat, by what lies open."""
    best, value = 0, -1000.0
    for castle in range(1, castle_count(s.players) + 1):
        if gone & (1 << castle) == 0:
            promise = raid_promise(s, seat, castle)
            if promise > value:
                best, value = castle, promise
    return best


@rule
def key_promise(s):
    """CF-L3: what the raider loses, and what it saves for the owner's own raid."""
    raider, owner = s.turn, s.seat
    promise = SPITE * loss_without(s, raider, s.named)
    if s.raided[owner] == 0:
        promise += max(0.0, loss_without(s, owner, s.named))
    return promise


@rule
def loss_without(s, seat, castle):
    """How much better a castle is for a seat than the best other one left."""
    best = -1000.0
    for other in range(1, castle_count(s.players) + 1):
        if other != castle and not is_raided(s, other):
            best = max(best, raid_promise(s, seat, other))
    return raid_promise(s, seat, castle) - best


@rule
def alms_promise(s, cards, cell):
    """CF-F8: what a cube here changes, and whether the line can go on."""
    promise = cube_promise(s, cards, cell)
    if s.alms > 1:
        for other in range(CELLS):
            if are_adjacent(cell, other) and can_go_on(s, cards, other):
                promise += 0.4
    return promise


@rule
def can_go_on(s, cards, cell):
    """Whether the line could enter a village later."""
    return s.line & (1 << cell) == 0 and has_free_space(s, cards, cell)


@rule
def cube_promise(s, cards, cell):
    """Lay the cube in thought, compare, take it back."""
    before = village_balance(s, cards, cell, s.seat)
    at = s.cubes_in[cell]
    s.cube[cell, at] = s.seat
    s.cubes_in[cell] = at + 1
    after = village_balance(s, cards, cell, s.seat)
    s.cube[cell, at] = -1
    s.cubes_in[cell] = at
    return after - before


@rule
def village_balance(s, cards, cell, seat):
    """Own glory in a village, less some of what the others have there."""
    balance = 0.0
    for other in range(s.players):
        glory = village_glory(s, cards, cell, other)
        balance += glory if other == seat else -SPITE * glory
    return balance


@rule
def pass_promise(s):
    """What an unused card is worth: the less, the more readily it is used."""
    if s.phase == GIVE:
        return -6.0
    return -100.0 if s.phase == BEARD else 0.0


@rule
def promise_at_the_end(s, cards, action):
    """CF-L4: the legendary cards before scoring."""
    phase = s.phase
    if phase == FIRST_CUBE:
        return first_cube_promise(s, cards, action - DO_CUBE)
    if phase == SECOND_CUBE:
        return swap_promise(s, cards, action - DO_CUBE)
    if phase == GIVE:
        return offer_promise(s, action - DO_GIVE)
    if phase == BEARD:
        return float(loot_glory(s, action - DO_BEARD) + castle_glory(s, action - DO_BEARD))
    return exchange_promise(s, action - DO_TAKE)


@rule
def first_cube_promise(s, cards, spot):
    """What it would bring if this cube were an own one."""
    cell, space = spot // SPACES, spot % SPACES
    owner = s.cube[cell, space]
    before = village_glory(s, cards, cell, s.seat)
    s.cube[cell, space] = s.seat
    after = village_glory(s, cards, cell, s.seat)
    s.cube[cell, space] = owner
    return after - before - 1.0


@rule
def swap_promise(s, cards, spot):
    """What the swap brings in the one or two villages that it touches."""
    cell, other = spot // SPACES, s.first_cube // SPACES
    before = two_villages(s, cards, cell, other)
    exchange_cubes(s, spot, s.first_cube)
    after = two_villages(s, cards, cell, other)
    exchange_cubes(s, spot, s.first_cube)
    return after - before


@rule
def two_villages(s, cards, cell, other):
    """The balance of two villages, or of one."""
    balance = village_balance(s, cards, cell, s.seat)
    return balance if cell == other else balance + village_balance(s, cards, other, s.seat)


@rule
def exchange_cubes(s, one, other):
    """Swap two cubes in thought."""
    owner = s.cube[one // SPACES, one % SPACES]
    s.cube[one // SPACES, one % SPACES] = s.cube[other // SPACES, other % SPACES]
    s.cube[other // SPACES, other % SPACES] = owner


@rule
def offer_promise(s, kind):
    """What the own collection is worth without the treasure, compared with now."""
    before = loot_glory(s, s.seat)
    s.collection[s.seat, kind] -= 1
    after = loot_glory(s, s.seat)
    s.collection[s.seat, kind] += 1
    return float(after - before)


@rule
def exchange_promise(s, wanted):
    """The whole exchange in thought: own gain, and some of the opponent's loss."""
    other, kind = wanted // (TREASURES + 1), wanted % (TREASURES + 1)
    before = loot_glory(s, s.seat) - SPITE * loot_glory(s, other)
    exchange_treasures(s, other, kind, 1)
    after = loot_glory(s, s.seat) - SPITE * loot_glory(s, other)
    exchange_treasures(s, other, kind, -1)
    return after - before


@rule
def exchange_treasures(s, other, kind, count):
    """The offered treasure goes, the wanted one comes; with -1 the other way round."""
    s.collection[s.seat, s.offered] -= count
    s.collection[other, s.offered] += count
    s.collection[other, kind] -= count
    s.collection[s.seat, kind] += count
