"""Sherwood Bandits: the end of a round. Loot is stored, all is tidied up, the next start player."""

from merrymen.engine.chance import draw
from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_bandits.rules.table import forget, gang_count
from merrymen.games.sherwood_bandits.state import (
    FREE,
    JAIL,
    KINDS,
    PICKPOCKETS,
    SEATS,
    SECTIONS,
    SPACES,
    TILE_KINDS,
    WAITING,
)


@rule
def store_loot(s):
    """SB-H6: this round's loot goes into the chests."""
    if s.own_chest == 0:
        for seat in range(s.players):
            forget(s, seat)
    elif s.open_loot == 1:
        remember_open_loot(s)
    for gang in range(gang_count(s)):
        for kind in range(KINDS):
            s.chest[gang, kind] += s.loot[gang, kind]
            s.loot[gang, kind] = 0
        s.chest_size[gang] += s.loot_size[gang]
        s.loot_size[gang] = 0


@rule
def remember_open_loot(s):
    """SB-H6: what lay open goes into the chests before everybody's eyes."""
    for seat in range(s.players):
        for other in range(s.players):
            for kind in range(TILE_KINDS):
                if other != seat:
                    s.passed[seat, kind] += s.loot[other, kind]


@rule
def tidy_up(s):
    """SB-H7: bandits, dice, tokens and free leaders come back; the wagons are discarded."""
    s.revealed = 0
    for section in range(SECTIONS):
        s.wagon[section], s.back[section] = NONE, NONE
        s.token[section], s.token_by[section] = 0, NONE
        s.scouted[section], s.defence[section] = 0, 0
        s.outcome[section], s.counting[section] = WAITING, 0
        for space in range(SPACES):
            for guest in range(2):
                s.bandit[section, space, guest] = NONE
                s.die[section, space, guest] = 0
            s.lies[section, space], s.weasel[section, space] = 0, 0
    for space in range(PICKPOCKETS):
        s.pickpocket[space] = NONE
    for gang in range(SEATS):
        for value in range(6):
            s.drawbridge[gang, value] = 0
        if s.leader[gang] != JAIL:
            s.leader[gang] = FREE


@rule
def next_start(s):
    """SB-H7, SB-V5: the fewest points, a tie by chance; two players take turns."""
    if s.players == 2:
        return 1 - s.start
    fewest, ties = 0, 1
    for seat in range(1, s.players):
        points, least = s.victory_points[seat], s.victory_points[fewest]
        if points < least:
            fewest, ties = seat, 1
        elif points == least:
            ties += 1
            if draw(s, ties) == 0:
                fewest = seat
    return fewest
