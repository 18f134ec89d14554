"""Sherwood Bandits: the ambush phase. Bandits hide and pick pockets, Will Scarlet's too."""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_bandits.rules.marian import legal_marian, look, scout
from merrymen.games.sherwood_bandits.rules.table import asked_seat, gang_count, take_token
from merrymen.games.sherwood_bandits.rules.wagons import lay_wagon, reveal_wagons
from merrymen.games.sherwood_bandits.state import (
    BANDITS,
    CALL,
    FREE,
    JOHN_STEP,
    LOOK,
    MARIAN,
    PICKPOCKET,
    PICKPOCKETS,
    PLACE,
    PLACING,
    SCOUT,
    SECTIONS,
    SPACES,
    TOKEN,
    WILL,
)


@rule
def start_round(s, cards):
    """SB-A1: one wagon per gang, face down, from the left; all bandits ready."""
    for section in range(gang_count(s)):
        lay_wagon(s, cards, section)
    for gang in range(gang_count(s)):
        s.bandits_left[gang] = BANDITS
    s.phase, s.asked = PLACING, 0


@rule
def placing_step(s, cards):
    """SB-A2: the next player with a bandit; after the last one the wagons are revealed."""
    for _ in range(s.players):
        if s.bandits_left[asked_seat(s)] > 0:
            s.seat = asked_seat(s)
            return
        s.asked = (s.asked + 1) % s.players
    if s.players == 2:
        for _ in range(BANDITS):
            place_for_will(s, cards)
    close_ranks(s)
    reveal_wagons(s, cards)
    s.phase, s.asked = JOHN_STEP, 0


@rule
def is_free_hideout(s, section, space):
    """SB-A2: an empty hideout of a section with a wagon."""
    return s.back[section] != NONE and s.bandit[section, space, 0] == NONE


@rule
def free_pickpocket_space(s):
    """The first free pickpocket space, or NONE."""
    for space in range(PICKPOCKETS):
        if s.pickpocket[space] == NONE:
            return space
    return NONE


@rule
def legal_placing(s, cards, out):
    """SB-A2, SB-A3: every free place, and Lady Marian before it."""
    count = 0
    for section in range(SECTIONS):
        for space in range(SPACES):
            if is_free_hideout(s, section, space):
                out[count] = PLACE + section * SPACES + space
                count += 1
    if free_pickpocket_space(s) != NONE and s.supply[TOKEN] > 0:
        out[count] = PICKPOCKET
        count += 1
    if s.leader[s.seat] == FREE:
        count = legal_marian(s, out, count)
    return count


@rule
def apply_placing(s, cards, action):
    """SB-A2, SB-A3: a bandit hides, picks pockets, or Lady Marian is called first."""
    if action < PICKPOCKET:
        s.bandit[action // SPACES, action % SPACES, 0] = s.seat
        bandit_is_placed(s)
    elif action == PICKPOCKET:
        pick_pocket(s, s.seat)
        bandit_is_placed(s)
    else:
        s.leader[s.seat] = 1 + MARIAN
        if action == CALL:
            s.second_bandit = 1
        elif action < SCOUT:
            look(s, action - LOOK)
        else:
            scout(s, cards, action - SCOUT)


@rule
def bandit_is_placed(s):
    """SB-A2, SB-M2: the turn goes on, unless Clique lets the seat place another one."""
    s.bandits_left[s.seat] -= 1
    if s.second_bandit == 1:
        s.second_bandit = 0
    else:
        s.asked = (s.asked + 1) % s.players


@rule
def pick_pocket(s, seat):
    """SB-A2, SB-J4: a bandit on a pickpocket space brings a coin token at once."""
    s.pickpocket[free_pickpocket_space(s)] = seat
    take_token(s, seat)


@rule
def place_for_will(s, cards):
    """SB-V2: the first free hideout of the section that suits Will Scarlet best."""
    best = NONE
    for section in range(SECTIONS):
        has_room = s.back[section] != NONE and bandits_at(s, section, NONE) < SPACES
        if has_room and (best == NONE or suits_will_better(s, cards, section, best)):
            best = section
    space = 0
    while s.bandit[best, space, 0] != NONE:
        space += 1
    s.bandit[best, space, 0] = WILL
    s.bandits_left[WILL] -= 1


@rule
def suits_will_better(s, cards, section, other):
    """SB-V2: fewer of his bandits; then the lower range; then fewer bandits; then further left."""
    own, others = bandits_at(s, section, WILL), bandits_at(s, other, WILL)
    if own != others:
        return own < others
    low, other_low = cards.low[s.back[section]], cards.low[s.back[other]]
    if low != other_low:
        return low < other_low
    return bandits_at(s, section, NONE) < bandits_at(s, other, NONE)


@rule
def bandits_at(s, section, gang):
    """How many hideouts of a section a gang (NONE: anybody) has taken."""
    count = 0
    for space in range(SPACES):
        owner = s.bandit[section, space, 0]
        if owner != NONE and (gang == NONE or owner == gang):
            count += 1
    return count


@rule
def close_ranks(s):
    """SB-A4: in each section the bandits move up to the left, in their order."""
    for section in range(SECTIONS):
        taken = 0
        for space in range(SPACES):
            owner = s.bandit[section, space, 0]
            s.bandit[section, space, 0] = NONE
            if owner != NONE:
                s.bandit[section, taken, 0] = owner
                taken += 1
