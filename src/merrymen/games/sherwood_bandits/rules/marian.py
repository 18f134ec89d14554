"""Sherwood Bandits: Lady Marian, SB-M1 to SB-M4."""

from merrymen.engine.chance import reveal
from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_bandits.rules.wagons import lay_wagon
from merrymen.games.sherwood_bandits.state import (
    CALL,
    CLIQUE,
    ENOUGH,
    GOSSIP,
    GUARDS,
    LOOK,
    LOOKING,
    LOWER_DEFENCE,
    MARIAN,
    MARKING,
    NO_TOKEN,
    PLACING,
    RAISE_DEFENCE,
    SCOUT,
    SCOUT_AHEAD,
    SECTIONS,
)


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
