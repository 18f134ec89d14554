"""Sherwood Bandits: Little John moves bandits about once the wagons are revealed."""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_bandits.rules.ambush import free_pickpocket_space, pick_pocket
from merrymen.games.sherwood_bandits.rules.table import asked_seat
from merrymen.games.sherwood_bandits.state import (
    ATTACKING,
    FREE,
    JOHN,
    JOHN_PARTNER,
    JOHN_STEP,
    JOSTLE,
    OWN_BANDIT,
    PARTNER,
    PASS,
    SPACES,
    SPOTS,
    SQUEEZE,
    TOKEN,
    WEASEL,
)


@rule
def john_step(s):
    """SB-A6: from the start player on, each may use Little John once."""
    if s.asked == s.players:
        s.phase, s.asked = ATTACKING, 0
    elif can_use_john(s, asked_seat(s)):
        s.seat = asked_seat(s)
    else:
        s.asked += 1


@rule
def can_use_john(s, seat):
    """SB-G1: a free leader, and a bandit for whom the card does something."""
    spot = 0
    while spot < SPOTS and not john_helps(s, seat, spot):
        spot += 1
    return s.leader[seat] == FREE and spot < SPOTS


@rule
def holds_one_bandit(s, spot):
    """SB-J5: a bandit that does not share its hideout (nor is a weasel's die)."""
    section, space = spot // SPACES, spot % SPACES
    return (
        s.bandit[section, space, 0] != NONE
        and s.bandit[section, space, 1] == NONE
        and s.weasel[section, space] == 0
    )


@rule
def john_helps(s, seat, spot):
    """SB-J1 to SB-J5: whether an own bandit can be chosen for the card."""
    section, space = spot // SPACES, spot % SPACES
    if s.bandit[section, space, 0] != seat or s.lies[section, space] == 1:
        return False
    if not holds_one_bandit(s, spot):
        return False
    effect = s.face_up[JOHN]
    if effect == SQUEEZE:
        return space > 0 and holds_one_bandit(s, spot - 1)
    if effect == WEASEL:
        return free_pickpocket_space(s) != NONE and s.supply[TOKEN] > 0
    return next_partner(s, seat, spot, 0) < SPOTS


@rule
def next_partner(s, seat, spot, first):
    """The first partner for a swap from spot `first` on, or SPOTS."""
    for other in range(first, SPOTS):
        if is_partner(s, seat, spot, other):
            return other
    return SPOTS


@rule
def is_partner(s, seat, spot, other):
    """SB-J1: an opponent on the same position elsewhere. SB-J2: any neighbour in the section.

    One that lies may be swapped with all the same.
    """
    if not holds_one_bandit(s, other):
        return False
    same_section = spot // SPACES == other // SPACES
    if s.face_up[JOHN] == JOSTLE:
        return same_section and abs(spot - other) == 1
    opponent = s.bandit[other // SPACES, other % SPACES, 0] != seat
    return not same_section and spot % SPACES == other % SPACES and opponent


@rule
def legal_john(s, out):
    """SB-A6: an own bandit that the card can help, or nobody is called."""
    count = 0
    for spot in range(SPOTS):
        if john_helps(s, s.seat, spot):
            out[count] = OWN_BANDIT + spot
            count += 1
    out[count] = PASS
    return count + 1


@rule
def legal_partner(s, out):
    """SB-J1, SB-J2: whom to swap with."""
    count = 0
    for other in range(SPOTS):
        if is_partner(s, s.seat, s.chosen, other):
            out[count] = PARTNER + other
            count += 1
    return count


@rule
def apply_john(s, action):
    """SB-A6: call Little John for a bandit, or not; a single partner is not asked for."""
    if action == PASS:
        s.asked += 1
        return
    spot = action - OWN_BANDIT
    s.leader[s.seat] = 1 + JOHN
    if s.face_up[JOHN] == SQUEEZE:
        squeeze(s, spot)
    elif s.face_up[JOHN] == WEASEL:
        sneak_off(s, spot)
    else:
        partner = next_partner(s, s.seat, spot, 0)
        if next_partner(s, s.seat, spot, partner + 1) < SPOTS:
            s.chosen, s.phase = spot, JOHN_PARTNER
            return
        swap_bandits(s, spot, partner)
    s.asked += 1


@rule
def apply_partner(s, action):
    """SB-J1, SB-J2: the swap with the chosen partner."""
    swap_bandits(s, s.chosen, action - PARTNER)
    s.chosen, s.phase = NONE, JOHN_STEP
    s.asked += 1


@rule
def swap_bandits(s, spot, other):
    """SB-J1, SB-J2: two bandits change places; the own one lies down, the other lies on."""
    section, space = other // SPACES, other % SPACES
    s.bandit[spot // SPACES, spot % SPACES, 0] = s.bandit[section, space, 0]
    s.lies[spot // SPACES, spot % SPACES] = s.lies[section, space]
    s.bandit[section, space, 0] = s.seat
    s.lies[section, space] = 1


@rule
def squeeze(s, spot):
    """SB-J3: the bandit lies down in the hideout to its left; its own stays empty."""
    section, space = spot // SPACES, spot % SPACES
    s.bandit[section, space, 0] = NONE
    s.bandit[section, space - 1, 1] = s.seat


@rule
def sneak_off(s, spot):
    """SB-J4: the bandit goes to pick pockets and leaves a die that shows 2."""
    section, space = spot // SPACES, spot % SPACES
    s.weasel[section, space] = 1
    s.die[section, space, 0] = 2
    pick_pocket(s, s.seat)
