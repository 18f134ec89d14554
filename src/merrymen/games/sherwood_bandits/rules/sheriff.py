"""Sherwood Bandits: the sheriff phase. Drawbridge, Friar Tuck, bribes, jail and reward."""

from merrymen.engine.chance import draw
from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_bandits.rules.table import (
    asked_seat,
    draw_tile,
    forget,
    gain,
    gang_count,
    is_will,
    loot_total,
    may_put_back,
    must_put_back,
    put_any_back,
    put_back,
    take_loot,
)
from merrymen.games.sherwood_bandits.state import (
    A_BEER,
    BRIBE_ONE,
    BRIBE_TWO,
    BRIBING,
    CALL,
    COME_ALONG,
    FREE,
    HIGH_COLUMN,
    JAIL,
    KINDS,
    LOW_COLUMN,
    MARKET,
    PASS,
    PAYING,
    PICKPOCKETS,
    PUT_BACK,
    REWARD_POINT,
    REWARD_TILE,
    REWARDING,
    ROUNDS,
    SEATS,
    SECTIONS,
    SERVE,
    SERVING,
    SPACES,
    SWAP,
    SWAPPING,
    TAKE_OFF,
    TILE_KINDS,
    TUCK,
    TUCK_STEP,
    WAITING,
)


@rule
def begin_sheriff_phase(s):
    """SB-H1: the counting dice go to the drawbridge, unchanged; all X marks go.

    What was rolled stays written at the attack spaces until the round ends, to be told and shown.
    """
    for section in range(SECTIONS):
        for space in range(SPACES):
            for guest in range(2):
                value = s.die[section, space, guest]
                if value > 0 and space < s.counting[section]:
                    s.drawbridge[s.bandit[section, space, guest], value - 1] += 1
                s.crossed[section, space, guest] = 0
    s.phase, s.asked = TUCK_STEP, 0


@rule
def column_dice(s, gang):
    """How many dice are in a gang's column."""
    count = 0
    for value in range(6):
        count += s.drawbridge[gang, value]
    return count


@rule
def column_sum(s, gang):
    """SB-H5: what they show together."""
    total = 0
    for value in range(6):
        total += s.drawbridge[gang, value] * (value + 1)
    return total


@rule
def column_values(s, gang):
    """How many different values a column shows."""
    count = 0
    for value in range(6):
        count += 1 if s.drawbridge[gang, value] > 0 else 0
    return count


@rule
def remove_lowest(s, gang):
    """SB-H4: the lowest die of a column goes."""
    value = 0
    while s.drawbridge[gang, value] == 0:
        value += 1
    s.drawbridge[gang, value] -= 1


# Friar Tuck


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


# Tidying up


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
