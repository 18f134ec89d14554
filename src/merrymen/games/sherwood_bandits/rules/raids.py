"""Sherwood Bandits: the raid phase. Dice, the outcome, victory points and loot."""

from merrymen.engine.chance import reveal, roll
from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_bandits.rules.ambush import bandits_at
from merrymen.games.sherwood_bandits.rules.table import (
    draw_tile,
    gain,
    is_will,
    take_loot,
)
from merrymen.games.sherwood_bandits.rules.wagons import renew_copies
from merrymen.games.sherwood_bandits.state import (
    ATTACK,
    ATTACKING,
    ESCAPED,
    FEAST,
    KEEP,
    KINGS,
    LOOTING,
    ROBBED,
    ROBIN_STEP,
    SECTIONS,
    SPACES,
    TILE_KINDS,
    UNDER_ATTACK,
    WAITING,
)


@rule
def attacking_step(s, cards):
    """SB-R1, SB-R4: the next wagon; the Feast wagon first, and no question if one is left.

    A wagon at which nobody waits would escape at once. There are as many hideouts as bandits and
    only three pickpocket spaces, so when it would be chosen need not be asked.
    """
    waiting, last, feast = 0, NONE, NONE
    for section in range(SECTIONS):
        if s.outcome[section] != WAITING or s.back[section] == NONE:
            continue
        if bandits_at(s, section, NONE) == 0:
            s.outcome[section] = ESCAPED
            renew_copies(s, cards)
            continue
        waiting += 1
        last = section
        if cards.kind[s.wagon[section]] == FEAST:
            feast = section
    if waiting == 0:
        return False
    if feast != NONE:
        begin_raid(s, cards, feast)
    elif waiting == 1:
        begin_raid(s, cards, last)
    else:
        s.seat = s.start
    return True


@rule
def legal_attack(s, out):
    """SB-R1: any wagon that waits; an empty one is no choice."""
    count = 0
    for section in range(SECTIONS):
        if s.back[section] != NONE and s.outcome[section] == WAITING:
            out[count] = ATTACK + section
            count += 1
    return count


@rule
def begin_raid(s, cards, section):
    """SB-R2, SB-V3, SB-W6: the Feast wagon's dice, then a die for every bandit from the left."""
    s.target = section
    s.outcome[section] = UNDER_ATTACK
    if cards.kind[s.wagon[section]] == FEAST:
        s.defence[section] = s.token[section]
        for i in range(3):
            s.feast_dice[i] = roll(s)
            s.defence[section] += s.feast_dice[i]
    for space in range(SPACES):
        for guest in range(2):
            if s.bandit[section, space, guest] != NONE and s.weasel[section, space] == 0:
                s.die[section, space, guest] = roll(s)
    s.phase, s.asked = ROBIN_STEP, 0


@rule
def dice_at(s, section, space):
    """SB-J3: the dice of an attack space count as one."""
    return s.die[section, space, 0] + s.die[section, space, 1]


@rule
def resolve_raid(s, cards):
    """SB-R4: add from the left until the defence is reached; otherwise the wagon escapes."""
    section, total = s.target, 0
    for i in range(3):
        s.feast_dice[i] = 0  # SB-W6: they return
    for space in range(SPACES):
        total += dice_at(s, section, space)
        if dice_at(s, section, space) > 0 and total >= s.defence[section]:
            s.outcome[section] = ROBBED
            s.counting[section] = space + 1
            score_raid(s, section)
            open_wagon(s, cards, section)
            return
    s.outcome[section] = ESCAPED
    renew_copies(s, cards)
    end_raid(s)


@rule
def end_raid(s):
    """SB-R7: the counting dice stay; the next wagon is chosen."""
    s.target, s.phase = NONE, ATTACKING


@rule
def score_raid(s, section):
    """SB-R5, SB-J3: a point per counting die, one more for the last, one more if it lies."""
    last = s.counting[section] - 1
    for space in range(last + 1):
        if dice_at(s, section, space) > 0:
            gain(s, s.bandit[section, space, 0], 1)
    gain(s, s.bandit[section, last, 0], 1 + s.lies[section, last])


@rule
def looter(s, section, space):
    """SB-R6, SB-J3: who gets the tile of an attack space: the one squeezed in, or the owner."""
    guest = s.bandit[section, space, 1]
    return s.bandit[section, space, 0] if guest == NONE else guest


@rule
def tiles_per_die(s, cards, section):
    """SB-W4: two from the King's wagon."""
    return 2 if cards.kind[s.wagon[section]] == KINGS else 1


@rule
def open_wagon(s, cards, section):
    """SB-R6, SB-V4: draw the pile for all counting dice, or each its own with Will Scarlet."""
    each = tiles_per_die(s, cards, section)
    if s.players == 2:
        share_unseen(s, section, each)
        end_raid(s)
        return
    for space in range(s.counting[section]):
        if dice_at(s, section, space) > 0:
            for _ in range(min(each, s.supply_size)):
                s.pile[draw_tile(s)] += 1
                s.pile_size += 1
    s.keeping_space, s.to_keep = s.counting[section], 0
    s.phase = LOOTING


@rule
def share_unseen(s, section, each):
    """SB-V4: from the right, each owner draws for each own die; Will's go into his chest."""
    for space in range(s.counting[section] - 1, -1, -1):
        if dice_at(s, section, space) == 0:
            continue
        gang = looter(s, section, space)
        for _ in range(min(each, s.supply_size)):
            kind = draw_tile(s)
            if is_will(s, gang):
                s.chest[gang, kind] += 1
                s.chest_size[gang] += 1
            else:
                take_loot(s, gang, kind)


@rule
def looting_step(s, cards):
    """SB-R6: the pile goes from the right to the left; who must take all is not asked."""
    if s.pile_size == 0:
        s.pile_seen, s.keeping_space, s.to_keep = 0, 0, 0
        end_raid(s)
        return
    if s.to_keep == 0:
        pass_pile(s)
        s.to_keep = tiles_per_die(s, cards, s.target)
    owner = looter(s, s.target, s.keeping_space)
    if s.pile_size <= s.to_keep:
        for kind in range(TILE_KINDS):
            while s.pile[kind] > 0:
                keep(s, owner, kind)
        s.to_keep = 0
    else:
        s.seat = owner


@rule
def pass_pile(s):
    """SB-R6: on to the next die to the left; whoever held the pile knows what was in it."""
    giver = NONE
    if s.pile_seen != 0:
        giver = looter(s, s.target, s.keeping_space)
    s.keeping_space -= 1
    while dice_at(s, s.target, s.keeping_space) == 0:
        s.keeping_space -= 1
    taker = looter(s, s.target, s.keeping_space)
    if taker == giver:
        return
    reveal(s)
    for kind in range(TILE_KINDS):
        if giver != NONE:
            s.passed[giver, kind] += s.pile[kind]
        if s.pile_seen >> taker & 1:
            s.passed[taker, kind] -= s.pile[kind]
    s.pile_seen |= 1 << taker


@rule
def legal_keep(s, out):
    """SB-R6: any kind of tile in the pile."""
    count = 0
    for kind in range(TILE_KINDS):
        if s.pile[kind] > 0:
            out[count] = KEEP + kind
            count += 1
    return count


@rule
def apply_keep(s, action):
    """SB-R6: keep one tile as this round's loot."""
    keep(s, s.seat, action - KEEP)
    s.to_keep -= 1


@rule
def keep(s, owner, kind):
    """SB-R6, SB-H6: a tile from the pile; with open loot everybody sees it from now on."""
    s.pile[kind] -= 1
    s.pile_size -= 1
    take_loot(s, owner, kind)
    if s.open_loot == 0:
        return
    reveal(s)
    for seat in range(s.players):
        if seat != owner and s.pile_seen >> seat & 1:
            s.passed[seat, kind] -= 1
