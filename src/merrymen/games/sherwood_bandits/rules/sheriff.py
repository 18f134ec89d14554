"""Sherwood Bandits: the sheriff phase after Friar Tuck. Bribes, jail and reward."""

from merrymen.engine.compiling import rule
from merrymen.games.sherwood_bandits.rules.drawbridge import column_dice, column_sum, remove_lowest
from merrymen.games.sherwood_bandits.rules.table import (
    asked_seat,
    draw_tile,
    gain,
    gang_count,
    is_will,
    loot_total,
    must_put_back,
    put_any_back,
    put_back,
    take_loot,
)
from merrymen.games.sherwood_bandits.rules.tuck import end_swap
from merrymen.games.sherwood_bandits.state import (
    BRIBE_ONE,
    BRIBE_TWO,
    BRIBING,
    HIGH_COLUMN,
    JAIL,
    LOW_COLUMN,
    PASS,
    PAYING,
    PUT_BACK,
    REWARD_POINT,
    REWARD_TILE,
    REWARDING,
    ROUNDS,
    SWAPPING,
)

# Bribes


@rule
def bribing_step(s):
    """SB-H4: from the start player on, each may bribe once."""
    if s.asked == s.players:
        s.phase, s.asked = REWARDING, 0
    elif can_bribe(s, asked_seat(s)):
        s.seat = asked_seat(s)
    else:
        s.asked += 1


@rule
def can_bribe(s, seat):
    """SB-H4: something to pay with, and a column that is not under 5 already."""
    return loot_total(s, seat) > 0 and column_sum(s, seat) >= LOW_COLUMN


@rule
def legal_bribe(s, out):
    """SB-H4: one tile for the lowest die, three for the two lowest, or nothing."""
    out[0], out[1] = PASS, BRIBE_ONE
    if loot_total(s, s.seat) < 3 or column_dice(s, s.seat) < 2:
        return 2
    out[2] = BRIBE_TWO
    return 3


@rule
def apply_bribe(s, action):
    """SB-H4: the dice go at once, then the tiles."""
    if action == PASS:
        s.asked += 1
        return
    remove_lowest(s, s.seat)
    s.to_pay = 1
    if action == BRIBE_TWO:
        remove_lowest(s, s.seat)
        s.to_pay = 3
    s.phase = PAYING


@rule
def paying_step(s):
    """SB-H4: tile by tile; who must give all is not asked."""
    seat = asked_seat(s)
    if s.to_pay == 0:
        s.phase = BRIBING
        s.asked += 1
    elif must_put_back(s, seat, s.to_pay):
        put_any_back(s, seat)
        s.to_pay -= 1
    else:
        s.seat = seat


@rule
def apply_put_back(s, action):
    """SB-T2, SB-H4: a tile goes back, for the swap or for the bribe."""
    put_back(s, s.seat, action - PUT_BACK)
    if s.phase == SWAPPING:
        end_swap(s)
    else:
        s.to_pay -= 1


# Jail and reward


@rule
def rewarding_step(s):
    """SB-H5, SB-V6: one gang after the other in start order, Will's last; true after the last."""
    if s.asked == gang_count(s):
        return True
    gang = s.asked if s.asked >= s.players else asked_seat(s)
    total = column_sum(s, gang)
    if total < LOW_COLUMN and not is_will(s, gang) and s.supply_size > 0:
        s.seat = gang
        return False
    if total < LOW_COLUMN:
        gain(s, gang, 1)
    elif total > HIGH_COLUMN:
        if s.round_number == ROUNDS:
            gain(s, gang, -1)
        else:
            s.leader[gang] = JAIL
    s.asked += 1
    return False


@rule
def legal_reward(s, out):
    """SB-H5: a tile or a point."""
    out[0], out[1] = REWARD_TILE, REWARD_POINT
    return 2


@rule
def apply_reward(s, action):
    """SB-H5: the tile joins this round's loot."""
    if action == REWARD_TILE:
        take_loot(s, s.seat, draw_tile(s))
    else:
        gain(s, s.seat, 1)
    s.asked += 1
