"""Sherwood Bandits: Friar Tuck, SB-T1 to SB-T4."""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_bandits.rules.drawbridge import column_dice, column_values
from merrymen.games.sherwood_bandits.rules.table import (
    asked_seat,
    draw_tile,
    gain,
    gang_count,
    loot_total,
    may_put_back,
    must_put_back,
    put_any_back,
    put_back,
    take_loot,
)
from merrymen.games.sherwood_bandits.state import (
    A_BEER,
    BRIBING,
    CALL,
    COME_ALONG,
    FREE,
    JAIL,
    KINDS,
    MARKET,
    PASS,
    PUT_BACK,
    SERVE,
    SERVING,
    SWAP,
    SWAPPING,
    TAKE_OFF,
    TUCK,
    TUCK_STEP,
)


@rule
def tuck_step(s):
    """SB-H2, SB-H3: from the start player on; then the jail opens and bribes begin."""
    if s.asked == s.players:
        for gang in range(gang_count(s)):
            if s.leader[gang] == JAIL:
                s.leader[gang] = FREE
        s.phase, s.asked = BRIBING, 0
    elif can_use_tuck(s, asked_seat(s)):
        s.seat = asked_seat(s)
    else:
        s.asked += 1


@rule
def can_use_tuck(s, seat):
    """SB-G1: a free leader, and something that the card can do."""
    if s.leader[seat] != FREE:
        return False
    effect = s.face_up[TUCK]
    if effect == COME_ALONG:
        return column_dice(s, seat) > 0
    if effect == SWAP:
        return loot_total(s, seat) > 0 and s.supply_size > 0
    if effect == MARKET:
        return loot_total(s, seat) > 0
    dice = 0
    for gang in range(gang_count(s)):
        dice += column_dice(s, gang)
    return dice > column_dice(s, seat)


@rule
def legal_tuck(s, out):
    """SB-T1 to SB-T4: the card's targets, or nobody is called."""
    count, effect = 0, s.face_up[TUCK]
    if effect == COME_ALONG:
        for value in range(6):
            if s.drawbridge[s.seat, value] > 0:
                out[count] = TAKE_OFF + value
                count += 1
    elif effect == MARKET:
        count = legal_put_back(s, out)
    else:
        out[0] = CALL
        count = 1
    out[count] = PASS
    return count + 1


@rule
def legal_put_back(s, out):
    """SB-T2, SB-T3, SB-H4: any kind that may go back."""
    count = 0
    for kind in range(KINDS):
        if may_put_back(s, s.seat, kind):
            out[count] = PUT_BACK + kind
            count += 1
    return count


@rule
def apply_tuck(s, action):
    """SB-H2: call Friar Tuck, or not."""
    if action == PASS:
        s.asked += 1
        return
    s.leader[s.seat] = 1 + TUCK
    effect = s.face_up[TUCK]
    if effect == A_BEER:
        s.phase, s.served = SERVING, 0
    elif effect == SWAP:
        s.drawn = draw_tile(s)
        take_loot(s, s.seat, s.drawn)
        s.phase = SWAPPING
    else:
        if effect == COME_ALONG:
            s.drawbridge[s.seat, action - TAKE_OFF] -= 1
        else:
            put_back(s, s.seat, action - PUT_BACK)
            gain(s, s.seat, 1)
        s.asked += 1


@rule
def swapping_step(s):
    """SB-T2: another tile than the drawn one goes back."""
    seat = asked_seat(s)
    if must_put_back(s, seat, 1):
        put_any_back(s, seat)
        end_swap(s)
    else:
        s.seat = seat


@rule
def end_swap(s):
    """SB-T2: the drawn tile is loot like any other."""
    s.drawn, s.phase = NONE, TUCK_STEP
    s.asked += 1


@rule
def serving_step(s):
    """SB-T4: one opponent after the other; where all dice are alike nothing is asked."""
    seat = asked_seat(s)
    s.served += 1
    if s.served == gang_count(s):
        s.served, s.phase = 0, TUCK_STEP
        s.asked += 1
        return
    gang = (seat + s.served) % gang_count(s)
    values = column_values(s, gang)
    if values == 1:
        value = 0
        while s.drawbridge[gang, value] == 0:
            value += 1
        serve(s, gang, value)
    elif values > 1:
        s.seat = seat


@rule
def legal_serve(s, out):
    """SB-T4: one die of the opponent whose turn it is to drink."""
    gang = (s.seat + s.served) % gang_count(s)
    count = 0
    for value in range(6):
        if s.drawbridge[gang, value] > 0:
            out[count] = SERVE + gang * 6 + value
            count += 1
    return count


@rule
def serve(s, gang, value):
    """SB-T4: a die goes up by 2, at most to 6."""
    s.drawbridge[gang, value] -= 1
    s.drawbridge[gang, min(value + 2, 5)] += 1
