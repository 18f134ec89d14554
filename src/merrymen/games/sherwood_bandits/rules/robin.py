"""Sherwood Bandits: Robin Hood changes dice in the middle of a raid."""

from merrymen.engine.chance import roll
from merrymen.engine.compiling import rule
from merrymen.games.sherwood_bandits.rules.table import asked_seat
from merrymen.games.sherwood_bandits.state import (
    COVER,
    FREE,
    FRONT,
    MINUS_TWO,
    MODEL,
    PASS,
    PLUS_TWO,
    REROLL,
    ROBIN,
    SECOND_CHANCE,
    SPACES,
)

RAID_DICE = SPACES * 2


@rule
def robin_step(s):
    """SB-R3: from the start player on; true when everybody has had the chance."""
    if s.asked == s.players:
        return True
    if can_use_robin(s, asked_seat(s)):
        s.seat = asked_seat(s)
    else:
        s.asked += 1
    return False


@rule
def can_use_robin(s, seat):
    """SB-R3, SB-G1: a free leader, and a die that the card can change; a bandit is not needed."""
    die = 0
    while die < RAID_DICE and not robin_helps(s, seat, die):
        die += 1
    return s.leader[seat] == FREE and die < RAID_DICE


@rule
def raid_die(s, die):
    """What a die of the raid shows; 0 where there is none."""
    return s.die[s.target, die // 2, die % 2]


@rule
def robin_helps(s, seat, die):
    """SB-R-1 to SB-R-5: whether a die can be chosen for the card."""
    if raid_die(s, die) == 0:
        return False
    effect = s.face_up[ROBIN]
    if effect == COVER:
        return s.bandit[s.target, die // 2, die % 2] == seat
    if effect == SECOND_CHANCE:
        return s.crossed[s.target, die // 2, die % 2] == 0
    other = 0
    while other < RAID_DICE and not is_turned(s, die, other):
        other += 1
    return other < RAID_DICE


@rule
def is_turned(s, model, other):
    """SB-R-3, SB-R-4, SB-J5: a die left (right) of the model's space that bears no X."""
    if raid_die(s, other) == 0 or s.crossed[s.target, other // 2, other % 2] == 1:
        return False
    return other // 2 < model // 2 if s.face_up[ROBIN] == FRONT else other // 2 > model // 2


@rule
def legal_robin(s, out):
    """SB-R-1 to SB-R-5: every die and what may be done to it, or nobody is called."""
    count, effect = 0, s.face_up[ROBIN]
    for die in range(RAID_DICE):
        if not robin_helps(s, s.seat, die):
            continue
        if effect == COVER:
            if raid_die(s, die) <= 4:
                out[count] = PLUS_TWO + die
                count += 1
            if raid_die(s, die) >= 3:
                out[count] = MINUS_TWO + die
                count += 1
        else:
            out[count] = (REROLL if effect == SECOND_CHANCE else MODEL) + die
            count += 1
    out[count] = PASS
    return count + 1


@rule
def apply_robin(s, action):
    """SB-R3: call Robin Hood for a die, or not."""
    if action != PASS:
        s.leader[s.seat] = 1 + ROBIN
        if action >= MODEL:
            turn_dice(s, action - MODEL)
        elif action >= REROLL:
            reroll(s, action - REROLL)
        elif action >= MINUS_TWO:
            change_die(s, action - MINUS_TWO, -2)
        else:
            change_die(s, action - PLUS_TWO, 2)
    s.asked += 1


@rule
def change_die(s, die, by):
    """SB-R-1: an own die by +2 or -2."""
    s.die[s.target, die // 2, die % 2] += by


@rule
def reroll(s, die):
    """SB-R-2: any die, once."""
    s.die[s.target, die // 2, die % 2] = roll(s)
    s.crossed[s.target, die // 2, die % 2] = 1


@rule
def turn_dice(s, model):
    """SB-R-3, SB-R-4: the dice to one side show what the model shows, and are marked."""
    for other in range(RAID_DICE):
        if is_turned(s, model, other):
            s.die[s.target, other // 2, other % 2] = raid_die(s, model)
            s.crossed[s.target, other // 2, other % 2] = 1
