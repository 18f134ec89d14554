"""Sherwood Bandits: the ambush phase. Wagons arrive, bandits hide, Lady Marian helps."""

from merrymen.engine.chance import draw, reveal
from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_bandits.rules.table import (
    asked_seat,
    draw_wagon,
    gang_count,
    take_token,
)
from merrymen.games.sherwood_bandits.state import (
    BANDITS,
    BEER_WAGON,
    CALL,
    CLIQUE,
    ENOUGH,
    ESCAPED,
    FEAST,
    FREE,
    GOSSIP,
    GUARDS,
    JAIL,
    JOHN_STEP,
    LOOK,
    LOOKING,
    LOWER_DEFENCE,
    MARIAN,
    MARKING,
    NO_TOKEN,
    PICKPOCKET,
    PICKPOCKETS,
    PLACE,
    PLACING,
    RAISE_DEFENCE,
    SCOUT,
    SCOUT_AHEAD,
    SECTIONS,
    SHERIFFS,
    SPACES,
    TOKEN,
    WAITING,
    WAYFARERS,
    WILL,
)

NO_OTHER_WAGON = 10  # SB-W1, SB-W2
ALL_FOUR = 15  # a companion's cards as a set


@rule
def start_round(s, cards):
    """SB-A1: one wagon per gang, face down, from the left; all bandits ready."""
    for section in range(gang_count(s)):
        lay_wagon(s, cards, section)
    for gang in range(gang_count(s)):
        s.bandits_left[gang] = BANDITS
    s.phase, s.asked = PLACING, 0


@rule
def lay_wagon(s, cards, section):
    """SB-A1: the deck's top wagon, face down."""
    card = draw_wagon(s, cards)
    s.wagon[section] = card
    s.back[section] = cards.back[card]
    s.outcome[section] = WAITING


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
def legal_marian(s, out, count):
    """SB-M1 to SB-M4, SB-G1: the targets of Lady Marian's card."""
    effect = s.face_up[MARIAN]
    if effect == CLIQUE:
        if s.bandits_left[s.seat] > 1:
            out[count] = CALL
            count += 1
        return count
    for section in range(SECTIONS):
        if s.back[section] == NONE or (effect == SCOUT_AHEAD and s.scouted[section] == 1):
            continue
        out[count] = (SCOUT if effect == SCOUT_AHEAD else LOOK) + section
        count += 1
    return count


@rule
def legal_looking(s, out):
    """SB-M1: a second wagon, or no more."""
    count = 0
    for section in range(SECTIONS):
        if s.back[section] != NONE and s.peeked[s.seat] >> section & 1 == 0:
            out[count] = LOOK + section
            count += 1
    out[count] = ENOUGH
    return count + 1


@rule
def legal_marking(s, out):
    """SB-M4: +2, -2 or nothing."""
    out[0], out[1], out[2] = RAISE_DEFENCE, LOWER_DEFENCE, NO_TOKEN
    return 3


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
def look(s, section):
    """SB-M1, SB-M4: look at a wagon in secret; a second one, or a token, may follow."""
    s.peeked[s.seat] |= 1 << section
    reveal(s)
    if s.face_up[MARIAN] == GOSSIP and s.phase == PLACING:
        s.phase = LOOKING
    elif s.face_up[MARIAN] == GUARDS and s.token[section] == 0:
        s.phase = MARKING
    else:
        s.phase = PLACING


@rule
def apply_looking(s, action):
    """SB-M1: the second look, or none."""
    if action == ENOUGH:
        s.phase = PLACING
    else:
        look(s, action - LOOK)


@rule
def apply_marking(s, action):
    """SB-M4: one token on the wagon that was looked at; everybody sees its sign."""
    if action != NO_TOKEN:
        section = 0
        while s.peeked[s.seat] >> section & 1 == 0:
            section += 1
        s.token[section] = 2 if action == RAISE_DEFENCE else -2
        s.token_by[section] = s.seat
    s.phase = PLACING


@rule
def scout(s, cards, section):
    """SB-M3: the wagon is discarded, for all to see, and replaced face down for good."""
    s.wagon[section] = NONE
    lay_wagon(s, cards, section)
    s.scouted[section] = 1
    reveal(s)


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


@rule
def reveal_wagons(s, cards):
    """SB-A5: all fronts are seen; companions change, defences stand, leaders are caught."""
    s.revealed = 1
    reveal(s)
    for seat in range(s.players):
        s.peeked[seat] = 0
    for section in range(gang_count(s)):
        card = s.wagon[section]
        s.defence[section] = defence_of(s, cards, section)
        if cards.companion[card] != NONE:
            replace_companion(s, cards.companion[card])
        if cards.kind[card] == SHERIFFS:
            catch_leaders(s, section)


@rule
def replace_companion(s, companion):
    """SB-A5: the next card; an empty deck is its discards without the one just replaced."""
    if s.companion_deck[companion] == 0:
        s.companion_deck[companion] = ALL_FOUR ^ 1 << s.face_up[companion]
    turn_up_companion(s, companion)


@rule
def turn_up_companion(s, companion):
    """SB-S1: a random card of a companion's deck lies face up."""
    count = 0
    for effect in range(4):
        count += s.companion_deck[companion] >> effect & 1
    n, effect = draw(s, count), 0
    while s.companion_deck[companion] >> effect & 1 == 0 or n > 0:
        n -= s.companion_deck[companion] >> effect & 1
        effect += 1
    s.companion_deck[companion] ^= 1 << effect
    s.face_up[companion] = effect


@rule
def defence_of(s, cards, section):
    """SB-M4, SB-W1 to SB-W3: what stands on the front, with the token; 0 for the Feast."""
    kind = cards.kind[s.wagon[section]]
    if kind == FEAST:
        return 0
    if kind in (BEER_WAGON, WAYFARERS):
        return copied_defence(s, cards, section, kind == BEER_WAGON) + s.token[section]
    return cards.defence[s.wagon[section]] + s.token[section]


@rule
def renew_copies(s, cards):
    """SB-W1, SB-W2: a wagon has left the board; those that are still to be attacked look again."""
    for section in range(gang_count(s)):
        kind = cards.kind[s.wagon[section]]
        if s.outcome[section] == WAITING and kind in (BEER_WAGON, WAYFARERS):
            s.defence[section] = defence_of(s, cards, section)


@rule
def copied_defence(s, cards, section, lowest):
    """SB-W1, SB-W2: the lowest or highest of the others with a printed number, or 10.

    A wagon that escaped has left the board; a robbed one is there until the round is tidied up.
    """
    found, best = False, NO_OTHER_WAGON
    for other in range(gang_count(s)):
        printed = cards.defence[s.wagon[other]]
        if other == section or printed == 0 or s.outcome[other] == ESCAPED:
            continue
        value = printed + s.token[other]
        if not found or (value < best if lowest else value > best):
            found, best = True, value
    return best


@rule
def catch_leaders(s, section):
    """SB-W5: leaders of the gangs that lie in wait there go to jail, unless on a card."""
    for space in range(SPACES):
        gang = s.bandit[section, space, 0]
        if gang != NONE and s.leader[gang] == FREE:
            s.leader[gang] = JAIL
